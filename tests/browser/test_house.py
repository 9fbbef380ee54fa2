"""From the lobby to the statement: the pages round the tables, against the real server."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.boxes import faults, too_wide
from browser.conftest import DESKTOP, PHONE, NewContext
from browser.house import lobby_of, serving
from browser.player import Player, play_together
from browser.stage import watch

pytestmark = pytest.mark.browser


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).first.click()


def look_round(page: Page, *links: str) -> None:
    """Go to pages by their links; nothing on them reaches over the edge."""
    for link in links:
        page.get_by_role("link", name=link, exact=True).click()
        expect(page.locator(".page-body > h1")).to_be_visible()
        assert too_wide(page) == []


def test_a_newcomer_plays_in_two_taps_and_keeps_his_seat_elsewhere(
    new_context: NewContext, tmp_path: Path
) -> None:
    with serving(tmp_path) as address:
        page = new_context(PHONE, "ru-RU").new_page()
        complaints = watch(page)
        page.goto(lobby_of(address))
        assert too_wide(page) == []
        press(page, "Играть")
        page.get_by_role("button", name=re.compile("Сесть с")).click()
        expect(page.locator(".seat.own")).to_be_visible()
        expect(page.locator(".fair-mark.checked")).to_be_visible()
        page.get_by_role("link", name="Столы").click()
        chip = page.get_by_role("navigation", name="Ваши столы").get_by_role("link")
        expect(chip).to_contain_text("Свара")
        page.reload()
        chip.click()
        expect(page.locator(".seat.own")).to_be_visible()
        expect(page.locator(".seat.own .badge.away")).to_have_count(0)
        assert complaints == []


def test_friends_meet_at_a_private_table(new_context: NewContext, tmp_path: Path) -> None:
    """Field report 36: the table is in no list, and its invitation is no number that could be guessed."""
    with serving(tmp_path, bots=0) as address:
        host = new_context(PHONE, "ru-RU").new_page()
        host.goto(lobby_of(address))
        day = today(host)
        press(host, "Открыть стол")
        form = host.get_by_role("dialog")
        form.get_by_label("Как назвать").fill("Пятница")
        form.get_by_label("закрытый", exact=False).check()
        form.get_by_role("button", name="Открыть стол").click()
        address_shown = host.locator("code.address")
        expect(address_shown).to_have_text(re.compile(r"^http://\S+/t/[^#]+#\S{16,}$"))
        link = address_shown.inner_text()
        host.keyboard.press("Escape")

        friend = Player(new_context(DESKTOP, "en-US"), link)
        expect(friend.page.locator(".title")).to_have_text("Пятница")
        assert "#" not in friend.page.url
        friend.sit(1)
        first = Player.of(host)
        host.reload()
        first.sit(0)
        play_together([first, friend], ".result")
        marks = [player.page.locator(".fair-mark.checked") for player in (first, friend)]
        expect(marks[1]).to_have_text(str(marks[0].text_content()))
        assert faults(host) == [] and faults(friend.page) == []

        host.get_by_role("button", name="Чат").click()
        host.get_by_label("Сказать что-нибудь").fill("Спасибо за игру")
        press(host, "Сказать")
        expect(friend.page.locator(".chat-lines")).to_contain_text("Спасибо за игру")
        host.keyboard.press("Escape")

        stranger = new_context(DESKTOP, "en-US").new_page()
        stranger.goto(lobby_of(address))
        expect(stranger.locator(".table-row")).to_have_count(1)
        expect(stranger.locator(".tables")).not_to_contain_text("Пятница")
        stranger.goto(link.partition("#")[0])
        expect(stranger.get_by_role("alert").filter(has_text="There is no such table")).to_be_visible()
        assert stranger.context.cookies() == [], "a guest for a table that is not there for him"

        host.get_by_role("link", name="Столы").click()
        look_round(host, "Клуб", "Честные карты", "Я")
        host.get_by_role("tab", name="Фишки").click()
        expect(host.locator(".grid tbody tr").filter(has_text="кон").first).to_be_visible()
        host.get_by_role("tab", name="Банки").click()
        expect(host.locator(".bank-row")).to_have_count(1)
        assert too_wide(host) == []
        search_banks(host, day)
        assert first.complaints == friend.complaints == []


def today(page: Page) -> str:
    return str(page.evaluate("new Date().toLocaleDateString('sv')"))


def search_banks(page: Page, day: str) -> None:
    """By days, and by table: a bank was played on this day or the next; and the record of what is found."""
    found = page.locator(".bank-row")
    page.get_by_label("По", exact=True).fill("2001-01-01")
    expect(found).to_have_count(0)
    page.get_by_label("По", exact=True).fill(today(page))
    page.get_by_label("С", exact=True).fill(day)
    expect(found).to_have_count(1)
    table = page.locator(".filters").get_by_label("Стол")
    table.select_option(index=1)
    brought = found.locator(".sum").inner_text()
    outcome = "won" if brought.startswith("+") else "even" if brought == "0" else "lost"
    for one in ("won", "lost", "even"):
        page.get_by_label("Итог").select_option(one)
        expect(found).to_have_count(1 if one == outcome else 0)
    page.get_by_label("Итог").select_option("")
    expect(found).to_have_count(1)
    with page.expect_download() as download:
        found.get_by_role("link", name="Запись").click()
    assert tomllib.loads(Path(download.value.path()).read_text("utf-8"))["profile"] == "svara"


def make_and_revoke_a_bot(page: Page) -> None:
    robots = page.locator(".panel").filter(has_text="Bots of your own")
    robots.get_by_label("Name").fill("Robo")
    robots.get_by_role("button", name="Make a bot").click()
    expect(robots.locator(".secret code")).to_have_text(re.compile(".{32,}"))
    robots.get_by_role("button", name="Revoke").click()
    robots.get_by_role("button", name="Revoke for good?").click()
    expect(robots.get_by_role("listitem")).to_have_count(0)


def make_an_admin_and_stop(page: Page) -> None:
    admin = page.locator(".panel").filter(has_text="New admin").last
    admin.get_by_label("Name").fill("Vera")
    admin.get_by_label("Reason").fill("help")
    admin.get_by_role("button", name="Make the account").click()
    expect(admin.locator(".secret code")).to_have_text(re.compile(".{16,}"))
    stop = page.locator("details").filter(has_text="Stop the server")
    stop.locator("summary").click()
    stop.get_by_label("Reason").fill("a new disk")
    stop.get_by_role("button", name="Do it").click()
    stop.get_by_role("button", name="Really do it?").click()
    expect(stop.get_by_text("Done.").or_(page.get_by_text("The server is about to stop."))).to_be_visible()


def test_an_account_follows_its_owner_and_an_operator_acts(new_context: NewContext, tmp_path: Path) -> None:
    with serving(tmp_path, bots=0) as address:
        lobby = lobby_of(address)
        page = new_context(DESKTOP, "en-US").new_page()
        page.goto(f"{lobby}me")
        sign_up = page.locator(".panel").filter(has_text="Make an account").last
        sign_up.get_by_label("Name").fill("Anna")
        sign_up.get_by_label("Password", exact=False).fill("correct horse")
        press(sign_up.page, "Make an account")
        expect(page.locator(".secret code")).to_have_text(re.compile(".{16,}"))
        press(page, "I have kept it")

        other = new_context(PHONE, "ru-RU").new_page()
        other.goto(f"{lobby}me")
        log_in = other.locator(".panel").filter(has_text="Забыли пароль?")
        log_in.get_by_label("Имя").first.fill("Anna")
        log_in.get_by_label("Пароль").first.fill("wrong horse")
        press(other, "Войти")
        expect(other.get_by_role("alert").filter(has_text="таким именем и паролем нет")).to_be_visible()
        log_in.get_by_label("Пароль").first.fill("correct horse")
        press(other, "Войти")
        expect(other.locator(".me-name")).to_have_text("Anna")
        assert too_wide(other) == []

        make_and_revoke_a_bot(page)

        role = ("admin", "role", "Anna", "admin", "--reason", "a test", "--data", str(tmp_path))
        subprocess.run([sys.executable, "-m", "svara", *role], check=True, capture_output=True)
        page.reload()
        page.get_by_role("link", name="Operate").click()
        house = page.locator(".panel").filter(has_text="The house deals.")
        house.get_by_text("Let no new bank begin").click()
        house.locator("details[open]").get_by_label("Reason").fill("tea")
        house.locator("details[open]").get_by_role("button", name="Do it").click()
        expect(page.get_by_text("A break: no new bank begins.")).to_be_visible()
        other.get_by_role("link", name="Столы").click()
        expect(other.get_by_role("status").filter(has_text="Перерыв в зале")).to_be_visible()
        page.get_by_role("button", name="Go over the ledger").click()
        expect(page.get_by_text("The ledger is sound", exact=False)).to_be_visible()
        assert too_wide(page) == []
        make_an_admin_and_stop(page)
