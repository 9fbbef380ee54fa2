"""One bank each of Seka, Trinka and Svarka through its special, against the real server."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.boxes import faults
from browser.conftest import DESKTOP, PHONE, NewContext
from browser.house import Deal, serving
from browser.player import Player

pytestmark = pytest.mark.browser


def expect_in_the_log(player: Player, *said: str) -> None:
    player.page.get_by_role("button", name="Ход игры").click()
    for text in said:
        expect(player.page.locator("dialog[open] .log")).to_contain_text(text)
    player.page.get_by_role("button", name="Закрыть").click()


def test_a_seka_with_fractional_svaras(new_context: NewContext, tmp_path: Path) -> None:
    """K19, K26, K27, K32: two bots tie for 5, one buys back in for 5/2, and the next svara costs 19/4."""
    deals: list[Deal] = [
        {1: "As Ah 6d", 6: "Ad Ac 7d", 0: "6h 7s 8c"},
        {0: "Ks Kd Qh", 6: "Qs Qd Kh", 1: "6h 7s 8c"},
        {0: "7s 7d 7h", 6: "Ah Kh Th"},
    ]
    prefers = {"seat 1, deal 2": ("fold",), "else": ("show", "stake", "decline")}
    with serving(tmp_path, profile="seka", bots=2, deals=deals, draw=2, prefers=prefers) as address:
        player = Player(new_context(PHONE, "ru-RU"), address)
        expect(player.page.locator(".me-wallet")).to_have_count(0)
        player.sit(0)
        assert faults(player.page) == []
        expect(player.page.locator(".every-sum .preset")).to_have_count(10)
        player.press("Пас")
        join = player.page.get_by_role("button", name="Вариться за 2 и одна вторая")
        expect(join).to_have_text("Вариться за2½")
        assert faults(player.page) == []
        join.click()
        player.page.get_by_role("button", name="Открыть все").click()
        expect(player.page.locator(".pot b")).to_have_text("8½")
        player.press("Вскрыть 1")
        expect(player.page.locator(".mark.svara")).to_have_text("Свара 2")
        expect(player.page.locator(".pot b")).to_have_text("9½")
        player.page.get_by_role("button", name="Ставка 2").click()
        player.press("Поставить 2")
        expect(player.page.locator(".headline")).to_have_text("Вы забираете банк: 13½")
        expect(player.page.locator(".shown li.won")).to_contain_text("сека")
        expect(player.page.locator(".own .stack")).to_have_text("7")
        assert faults(player.page) == []
        expect_in_the_log(player, "Свара 1! Вварка 2½", "Свара 2! Вварка 4¾")
        player.page.get_by_role("button", name="Банк 2 из 8").click()
        expect(player.page.locator("dialog .standings li").first).to_contain_text("7")
        expect(player.page.locator("dialog .standings li").last).to_contain_text("−5")
        player.assert_fair()


def test_a_trinka_with_a_pooled_agreed_svara(new_context: NewContext, tmp_path: Path) -> None:
    """T16, T17, T20: the last two cook unseen, two others pay one entry together, and share what it wins."""
    deals: list[Deal] = [
        {},
        {},
        {"cut": "6c Ah"},
        {1: "As Ah Ad", 4: "Ts 9s 7d", 0: "6h 7c 8d"},
    ]
    prefers = {"else": ("propose", "compare", "stake", "cut", "open")}
    with serving(
        tmp_path, profile="trinka", ante=10, bots=1, deals=deals, draw=0, prefers=prefers
    ) as address:
        first, second, third = (Player(new_context(PHONE, "ru-RU"), address) for _ in range(3))
        first.sit(0)
        expect(first.page.locator(".asking")).to_contain_text("предлагает: «Варим?»")
        second.sit(1)
        third.sit(2)
        first.press("Не варю")
        first.press("Падаю")
        first.press("Новая раздача")
        first.press("Хожу 10")
        second.press("Падаю")
        third.press("Падаю")
        expect(first.page.locator(".asking")).to_contain_text("предлагает: «Варим?»")
        assert faults(first.page) == []
        first.press("Заварим")

        expect(second.page.locator(".dock")).to_contain_text("Будет свара")
        assert faults(third.page) == []
        third.page.get_by_role("textbox").fill("10")
        third.press("Внести 10")
        together = second.page.locator(".together .press")
        expect(together).to_have_text("Войти вместе15")
        expect(second.page.locator(".parts")).to_contain_text("вы 15")
        assert faults(second.page) == []
        together.click()

        expect(first.page.locator(".asking")).to_contain_text("Поднимите на старшего")
        expect(first.page.locator("section[data-seat='4'] .card")).to_be_visible()
        assert faults(first.page) == []
        first.press("Снять")

        second.page.get_by_role("button", name="Открыть все").click()
        expect(third.page.locator("section[data-seat='1'] .seat-cards.seen .face")).to_have_count(3)
        expect(third.page.locator("section[data-seat='1'] .badge.score")).to_have_text("33")
        expect(first.page.locator("section[data-seat='1'] .face")).to_have_count(0)
        expect(third.page.locator(".dock")).to_contain_text("Рука общая")
        assert faults(third.page) == []
        second.press("Хожу 10")
        first.press("Падаю")

        expect(second.page.locator(".own .chip.won")).to_have_text("68")
        expect(third.page.locator(".own .chip.won")).to_have_text("27")
        assert faults(third.page) == []
        expect_in_the_log(second, "вместе", "выбывает", "Старшая карта")
        for player in (first, second, third):
            player.assert_fair()


def test_a_svarka_that_an_onlooker_joins_with_the_joker(new_context: NewContext, tmp_path: Path) -> None:
    """B11, B28a, B32: two tie at 31, and one who sat this bank out buys in, and wins by the joker."""
    deals: list[Deal] = [
        {1: "7c Kh Kd", 2: "As Ks Ts"},
        {0: "7c Ah Ad", 1: "8s 9h Td", 2: "Ks 9s Jh"},
    ]
    with serving(tmp_path, profile="svarka", bots=0, deals=deals, draw=1) as address:
        onlooker, better, payer = (
            Player(new_context(size, "en-US"), address) for size in (DESKTOP, PHONE, PHONE)
        )
        onlooker.sit(0)
        onlooker.press("Sit out")
        better.sit(1)
        payer.sit(2)
        better.page.get_by_role("button", name="Look at all").click()
        expect(better.page.locator(".own .badge.score")).to_have_text("31")
        assert faults(better.page) == []
        better.press("Bet 10")
        payer.press("Pay 10")

        join = onlooker.page.locator(".press.main:has-text('Enter for')")
        expect(join).to_have_text("Enter for20")
        expect(onlooker.page.locator(".asking")).to_contain_text("You were not in this bank")
        assert faults(onlooker.page) == []
        join.click()
        onlooker.press("Bet 10")
        better.press("Fold")
        payer.press("Pay 10")
        payer.press("Muck")
        expect(onlooker.page.locator(".headline")).to_have_text("You take the pot: 80 chips")
        expect(onlooker.page.locator(".shown li.won")).to_contain_text("33")
        assert faults(onlooker.page) == []
        expect(onlooker.page.locator(".log-side .log")).to_contain_text("The next deal is yours")
        for player in (onlooker, better, payer):
            player.assert_fair()
