"""A bank that was played, gone through step by step by its player and by somebody who only looks on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.boxes import faults
from browser.conftest import DESKTOP, PHONE, NewContext
from browser.house import lobby_of, serving
from browser.stage import watch
from browser.waiting import stop_the_clock
from servers import Client, Guest, Server, play_banks

pytestmark = pytest.mark.browser

SMALL = (360, 640)


def player_of(address: str, amount: int) -> Client:
    """Somebody at the table's first seat, and one bank that he has played there."""
    house = Server(Path())
    house.url = lobby_of(address).rstrip("/")
    ann = Guest(house, "Анна").open()
    assert ann.sit(0, amount)["ok"]
    play_banks(1, ann)
    return ann


def visit(page: Page, address: str, guest: Guest | None = None) -> None:
    """Come to a page, as a guest who was here before or as nobody."""
    if guest is not None:
        page.context.add_cookies(
            [{"name": "svara_session", "value": guest.token, "url": lobby_of(address) or address}]
        )
        page.add_init_script("localStorage.setItem('svara.guest', '1')")
    page.goto(address)


def step(page: Page) -> tuple[int, int]:
    """The step that is shown, and how many there are."""
    found = re.fullmatch(r"(\d+) из (\d+)", page.locator(".reel-count").inner_text())
    assert found
    return int(found[1]), int(found[2])


def expect_step(page: Page, number: int) -> None:
    expect(page.locator(".reel-count")).to_have_text(re.compile(rf"^{number} из"))


def opened_at_last(player: Client) -> int:
    """How many hands were opened in the last deal: those from before a svara lie there no more."""
    dealt = max(seq for seq, event in player.log.items() if event["event"] == "deal_started")
    return sum(event["event"] == "opened" for seq, event in player.log.items() if seq > dealt)


def go_through(page: Page) -> list[str]:
    """Every step in words from the first to the last, by the key of a player."""
    page.locator(".reel-count").wait_for()
    said = []
    now, steps = step(page)
    assert now == 1
    while True:
        said.append(page.locator(".reel-line").inner_text())
        expect(page.locator("[role=log]").last).to_have_text(re.compile(".+"))
        if now == steps:
            return said
        page.keyboard.press("ArrowRight")
        now += 1
        expect(page.locator(".reel-count")).to_have_text(f"{now} из {steps}")


@pytest.mark.parametrize(("profile", "amount"), [("svara", 500), ("trinka", 200)])
def test_a_played_bank_is_gone_through_to_its_end(
    new_context: NewContext, tmp_path: Path, profile: str, amount: int
) -> None:
    """From the list of one's banks to the last chip, with the proofs; nothing can be done at that table."""
    with serving(tmp_path, profile=profile) as address:
        ann = player_of(address, amount)
        page = new_context(SMALL).new_page()
        complaints = watch(page)
        visit(page, f"{lobby_of(address)}me", ann.guest)
        page.get_by_role("tab", name="Банки").click()
        page.get_by_role("link", name="Просмотр, банк 1").click()
        expect(page.get_by_role("heading", name="Банк 1")).to_be_visible()
        said = go_through(page)
        assert said[0].startswith("Новый банк")
        expect(page.locator(".centre .takes")).not_to_have_count(0)
        expect(page.locator(".felt button, .press")).to_have_count(0)
        assert faults(page) == []
        page.get_by_role("tab", name="Ходы").click()
        expect(page.locator(".step-list li")).to_have_text(said)
        page.locator(".step-list button").nth(1).click()
        expect_step(page, 2)
        page.reload()
        expect_step(page, 2)
        page.get_by_role("tab", name="Честные карты").click()
        expect(page.locator(".fair-verdict.right")).to_be_visible()
        expect(page.locator(".fair-checks .sign.wrong")).to_have_count(0)
        assert complaints == []
        ann.close()


def test_who_looks_on_sees_what_was_open(new_context: NewContext, tmp_path: Path) -> None:
    """The same address for a stranger: the player's cards are backs until they are opened, if ever."""
    with serving(tmp_path) as address:
        ann = player_of(address, 500)
        page = new_context(DESKTOP).new_page()
        page.clock.install()
        complaints = watch(page)
        visit(page, f"{lobby_of(address)}bank/svara/1")
        expect(page.locator(".replay-about")).to_contain_text("Как видели зрители")
        go_through(page)
        expect(page.locator(".felt .card.face")).to_have_count(3 * opened_at_last(ann))
        page.get_by_role("button", name="В начало").click()
        stop_the_clock(page)
        page.get_by_role("button", name="Показать", exact=True).click()
        expect(page.get_by_role("button", name="Пауза")).to_be_visible()
        page.clock.run_for(2000)
        expect_step(page, 2)
        page.get_by_role("slider", name="Ход").press("End")
        expect_step(page, step(page)[1])
        expect(page.get_by_role("button", name="Показать", exact=True)).to_be_visible()
        assert complaints == []
        ann.close()


def test_what_is_no_finished_bank_says_so(new_context: NewContext, tmp_path: Path) -> None:
    with serving(tmp_path, calm="split") as address:
        ann = player_of(address, 500)
        running = ann.view["bank"] + (ann.view["phase"] == "finished")
        page = new_context(PHONE).new_page()
        visit(page, f"{lobby_of(address)}bank/svara/999", ann.guest)
        expect(page.get_by_role("alert").filter(has_text="Такого банка нет")).to_be_visible()
        ann.until(lambda: ann.view["bank"] == running or ann.request("ready"))
        ann.until(lambda: ann.view["bank"] == running)
        page.goto(f"{lobby_of(address)}bank/svara/{running}")
        expect(page.get_by_role("alert").filter(has_text="ещё играется")).to_be_visible()
        page.get_by_role("link", name="К столу").click()
        expect(page.locator(".felt")).to_be_visible()
        ann.close()
