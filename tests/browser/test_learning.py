"""Learning the game: its rules, what a hand is worth, practice, and a first bank with hints."""

from __future__ import annotations

import re
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.boxes import faults
from browser.conftest import DESKTOP, PHONE, NewContext
from browser.house import lobby_of, serving
from browser.player import Player
from browser.stage import watch
from browser.waiting import PATIENCE, until

pytestmark = pytest.mark.browser
SMALL = (360, 640)
LANGUAGES = ("ru-RU", "bg-BG", "ka-GE", "en-GB")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """The lobby's address, and where its data is."""
    data = tmp_path_factory.mktemp("learning")
    stay = (
        "check",
        "call",
        "open",
        "show",
        "compare",
        "stake",
        "split",
        "decline",
        "refuse",
        "all-in",
        "dark",
    )
    with serving(data, bots=2, prefers={"else": stay}) as address:
        yield lobby_of(address), data


@pytest.fixture
def lobby(house: tuple[str, Path]) -> str:
    return house[0]


def scrolls_sideways(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_fit_a_small_phone(new_context: NewContext, lobby: str, language: str) -> None:
    page = new_context(SMALL, language).new_page()
    complaints = watch(page)
    page.goto(f"{lobby}rules/svarka")
    expect(page.locator(".hand-rows li")).to_have_count(7)
    expect(page.locator(".rules section")).not_to_have_count(0)
    assert not scrolls_sideways(page)
    for card in page.locator(".pick").all():
        box = card.bounding_box()
        assert box and box["width"] >= 32 and box["height"] >= 48, "narrow, so that a suit is one row"
    assert complaints == []


def test_what_a_hand_is_worth_is_asked_by_keyboard_alone(new_context: NewContext, lobby: str) -> None:
    """Cards are named and pressed like any button, and the answer is read out."""
    page = new_context(DESKTOP, "en-GB").new_page()
    page.goto(f"{lobby}rules/svara")
    for name in ("six of clubs", "king of hearts", "ace of hearts"):
        card = page.get_by_role("button", name=name)
        card.focus()
        page.keyboard.press("Space")
        expect(card).to_have_attribute("aria-pressed", "true")
    answer = page.locator(".answers")
    expect(answer).to_have_attribute("aria-live", "polite")
    expect(answer).to_contain_text("32")
    expect(answer).to_contain_text("10 + 11 + 11 is 32")
    expect(answer).to_contain_text("Better than 99% of all hands")
    page.get_by_role("button", name="six of clubs").press("Enter")
    expect(answer).to_be_empty()


def test_games_are_gone_to_from_one_another(new_context: NewContext, lobby: str) -> None:
    page = new_context(PHONE).new_page()
    page.goto(f"{lobby}rules")
    page.get_by_role("link", name="Тринька", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Правила: Тринька")
    expect(page.locator(".pick")).to_have_count(24)
    page.go_back()
    expect(page.locator(".pick")).to_have_count(36)


def test_practice_is_for_nobody_else_and_costs_nothing(
    new_context: NewContext, house: tuple[str, Path]
) -> None:
    lobby, data = house
    page = new_context(PHONE, "en-GB").new_page()
    complaints = watch(page)
    page.goto(f"{lobby}practice?game=svara")
    page.get_by_role("radio", name=re.compile("strong")).check()
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".seat.own")).to_be_visible()
    expect(page.get_by_text("practice", exact=True)).to_be_visible()
    expect(page.locator(".seat")).to_have_count(3)
    with closing(sqlite3.connect(data / "svara.db")) as books:
        table = page.url.rpartition("/")[2]
        assert books.execute("SELECT count(*) FROM game_table WHERE id = ?", [table]).fetchone() == (1,)
        moved = "SELECT count(*) FROM movement WHERE game_table = ?"
        assert books.execute(moved, [table]).fetchone() == (0,)
    assert complaints == []


@pytest.mark.parametrize(
    ("size", "language", "game"),
    [(SMALL, "ru-RU", "svara"), (PHONE, "ka-GE", "seka"), (DESKTOP, "en-GB", "trinka")],
    ids=["svara", "seka", "trinka"],
)
def test_a_first_bank_is_explained_as_it_goes(
    new_context: NewContext, lobby: str, size: tuple[int, int], language: str, game: str
) -> None:
    """Each hint is of the moment, no seat lies under it, and it is done with for good in the end."""
    page = new_context(size, language).new_page()
    page.goto(lobby)
    page.locator(".hero a[href='/learn']").click()
    page.locator("main select").select_option(game)
    page.locator("main form [type=submit]").click()
    coach = page.locator(".coach")
    expect(coach).to_be_visible()
    expect(page.locator(".seat.own")).to_be_visible()
    assert len(hints_of_a_bank(page)) >= 3
    assert faults(page) == []
    assert apart(coach, page.locator(".felt")) and apart(coach, page.locator(".dock"))
    coach.get_by_role("button").first.click()
    expect(coach).to_have_count(0)
    page.goto(lobby)
    expect(page.locator(".hero")).to_be_visible()
    expect(page.locator(".hero a[href='/learn']")).to_have_count(0)


def hints_of_a_bank(page: Page) -> set[str]:
    """What is said until a bank is over, which is played in the quietest way."""
    player = Player.of(page)
    hints = {page.locator(".coach p").inner_text()}
    deadline = time.monotonic() + 4 * PATIENCE
    while not player.step(".coach-done"):
        assert time.monotonic() < deadline, f"the bank has no end; told: {hints}"
        hints.add(page.locator(".coach p").inner_text())
    return hints


def apart(one: Locator, other: Locator) -> bool:
    """Whether one lies wholly above or below the other."""
    first, second = one.bounding_box(), other.bounding_box()
    assert first and second
    above = first["y"] + first["height"] <= second["y"] + 1
    return above or second["y"] + second["height"] <= first["y"] + 1


def test_hints_can_be_sent_away_at_any_time(new_context: NewContext, lobby: str) -> None:
    page = new_context(PHONE, "bg-BG").new_page()
    page.goto(f"{lobby}learn")
    page.locator("main form [type=submit]").click()
    whole, hint = page.get_by_role("button", name="Цялата подсказка"), page.locator(".coach p")
    lines = "one => Math.round(one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight))"
    expect(whole).to_have_attribute("aria-expanded", "true")
    whole.click()
    expect(whole).to_have_attribute("aria-expanded", "false")
    until(page, lambda: hint.evaluate(lines) == 1)
    page.get_by_role("button", name="Без подсказки").click()
    expect(page.locator(".coach")).to_have_count(0)
    expect(page.locator(".seat.own")).to_be_visible()
    until(page, "!('coach' in document.documentElement.dataset)")
