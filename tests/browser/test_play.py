"""A person plays by clicking, against the real server and its bots."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.boxes import faults
from browser.conftest import DESKTOP, PHONE, NewContext
from browser.house import Deal, serving
from browser.player import Player

pytestmark = pytest.mark.browser

KINGS, SEVENS, ACES, NOTHING = "Ks Kd Kh", "7s 7d 7h", "As Ad Ah", "8s 9d Th"


@pytest.mark.parametrize(("size", "language"), [(PHONE, "ru-RU"), (DESKTOP, "en-US")])
def test_banks_against_bots(
    new_context: NewContext, tmp_path: Path, size: tuple[int, int], language: str
) -> None:
    russian = language == "ru-RU"
    with serving(tmp_path) as address:
        player = Player(new_context(size, language), address)
        expect(player.page.locator(".me-wallet")).to_contain_text("10\u00a0000" if russian else "10,000")
        player.sit(0)
        for bank in range(3):
            player.play_until(".result")
            assert faults(player.page) == []
            expect(player.page.locator(".headline")).to_contain_text(
                re.compile("заби|делят" if russian else "take|share")
            )
            if bank < 2:
                player.again()
        player.assert_fair()


def test_a_svara_is_chosen_cooked_and_won(new_context: NewContext, tmp_path: Path) -> None:
    """O47, O48, O51, O52: the equals cook, and the pot goes over whole to the better hand of the new deal."""
    deals: list[Deal] = [{0: KINGS, 3: SEVENS}, {0: ACES, 3: NOTHING}]
    with serving(tmp_path, bots=1, deals=deals, calm="split") as address:
        player = Player(new_context(PHONE, "ru-RU"), address)
        player.sit(0)
        player.play_until(".asking")
        expect(player.page.locator(".asking")).to_contain_text("Очки равны")
        assert faults(player.page) == []
        player.page.get_by_role("button", name="Варить", exact=True).click()
        expect(player.page.locator(".mark.svara")).to_have_text("Свара 1")
        expect(player.page.locator(".pot b")).to_have_text("20")
        player.play_until(".result")
        expect(player.page.locator(".headline")).to_have_text("Вы забираете банк: 20 фишек")
        expect(player.page.locator(".shown li.won")).to_contain_text("33 · три лба")
        player.page.get_by_role("button", name="Ход игры").click()
        log = player.page.locator("dialog .log")
        expect(log).to_contain_text("Вы хотите варить")
        expect(log).to_contain_text("Свара 1! Вварка 10")
        player.assert_fair()


def test_the_pot_is_split(new_context: NewContext, tmp_path: Path) -> None:
    """O47, O48: both want to split, and each gets half."""
    with serving(tmp_path, bots=1, deals=[{0: KINGS, 3: SEVENS}], calm="split") as address:
        player = Player(new_context(DESKTOP, "en-US"), address)
        player.sit(0)
        player.play_until(".asking .press:enabled")
        expect(player.page.locator(".asking")).to_contain_text("You are equal")
        player.page.get_by_role("button", name="Split", exact=True).click()
        shared = re.compile(r"^Pot shared by (you and \w+|\w+ and you): 10 \+ 10 chips$")
        expect(player.page.locator(".headline")).to_have_text(shared)
        player.assert_fair()


def test_the_beaten_one_joins_a_svara_for_its_price(new_context: NewContext, tmp_path: Path) -> None:
    """O53: two bots tie, and the person whom they beat buys himself in, and wins."""
    deals: list[Deal] = [{0: NOTHING, 3: KINGS, 1: SEVENS}, {0: ACES, 3: "8h 9s Td", 1: "6s 7d 8d"}]
    with serving(tmp_path, bots=2, deals=deals, calm="cook") as address:
        player = Player(new_context(DESKTOP, "en-US"), address)
        player.sit(0)
        player.play_until(".press.main", "Join for")
        join = player.page.locator(".press.main").filter(has_text="Join for")
        expect(join).to_have_text("Join for15")
        assert faults(player.page) == []
        join.click()
        player.play_until(".result")
        expect(player.page.locator(".headline")).to_have_text("You take the pot: 45 chips")
        player.assert_fair()


def test_a_dark_lap(new_context: NewContext, tmp_path: Path) -> None:
    """O28, O29, O33: the first after the dealer bets the ante without having looked."""
    with serving(tmp_path, bots=1, draw=1, calm="split") as address:
        player = Player(new_context(PHONE, "ru-RU"), address)
        player.sit(0)
        dark = player.page.locator(".press.dark:enabled")
        expect(dark).to_have_text("Втёмную10не глядя, дальше каждый ×2")
        dark.click()
        expect(player.page.locator(".own .chip")).to_have_text("10")
        player.play_until(".result")
        player.assert_fair()


def test_a_reload_in_the_middle_of_a_bank_shows_the_same_cards(
    new_context: NewContext, tmp_path: Path
) -> None:
    """What was turned is still turned, and what was not is not."""
    with serving(tmp_path, bots=1, deals=[{0: "Ks 9h 7d"}], calm="split") as address:
        player = Player(new_context(PHONE, "ru-RU"), address)
        player.sit(0)
        player.page.get_by_role("button", name="Открыть карту 2").click()
        expect(player.page.get_by_role("img", name="девятка червей")).to_be_visible()
        player.page.reload()
        expect(player.page.get_by_role("img", name="девятка червей")).to_be_visible()
        expect(player.page.locator(".own-back")).to_have_count(2)
        expect(player.page.locator(".me-wallet")).to_contain_text("9\u00a0000")
        player.play_until(".result")
        player.assert_fair()


def test_a_newcomer_says_his_name_once_and_only_if_he_likes(new_context: NewContext, tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        page = new_context(PHONE, "ru-RU").new_page()
        page.goto(address)
        name = page.get_by_role("textbox", name="Имя")
        expect(name).to_have_value(re.compile(r"Гость \d{4}"))
        expect(page.locator(".banner")).to_have_count(0)
        name.fill("'x")
        page.get_by_role("button", name="К столу").click()
        expect(page.get_by_role("dialog")).to_contain_text("Такое имя не подходит")
        page.get_by_role("textbox", name="Имя").fill(" Анна  Ли ")
        page.get_by_role("button", name="К столу").click()
        expect(page.locator(".me-name")).to_have_text("Анна Ли")
        page.reload()
        expect(page.locator(".me-name")).to_have_text("Анна Ли")
        expect(page.get_by_role("dialog")).to_have_count(0)
        other = Player(new_context(PHONE, "ru-RU"), address)
        expect(other.page.locator(".me-name")).to_have_text(re.compile(r"Гость \d{4}"))
        assert other.complaints == []


def test_standing_up_brings_the_chips_home(new_context: NewContext, tmp_path: Path) -> None:
    with serving(tmp_path, bots=0) as address:
        player = Player(new_context(PHONE, "en-US"), address)
        player.sit(4)
        expect(player.page.locator(".dock")).to_contain_text("Waiting for one more player")
        assert faults(player.page) == []
        player.page.get_by_role("button", name="Stand up").click()
        expect(player.page.locator(".sit")).to_have_count(6)
        expect(player.page.locator(".me-wallet")).to_contain_text("10,000")
        assert player.complaints == []
