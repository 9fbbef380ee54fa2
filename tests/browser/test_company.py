"""People among each other: asking to be let in, waiting, moving, chatting; and the ways in that are rarer."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import quote, urlencode

import pytest
from playwright.sync_api import Page, expect

from browser.boxes import faults, too_wide
from browser.conftest import DESKTOP, PHONE, NewContext
from browser.stage import watch
from servers import running
from svara.server.people.telegram import signature

pytestmark = pytest.mark.browser

TOKEN = "7:test"
IN_TELEGRAM = "window.TelegramWebviewProxy = { postEvent() {} }"

Arrive = Callable[..., Page]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of one house for all of these, without bots."""
    data = tmp_path_factory.mktemp("company") / "data"
    with running(data, "--bots", "0", environment={"SVARA_TELEGRAM_TOKEN": TOKEN}) as server:
        yield server.url.rstrip("/")


@pytest.fixture
def arrive(new_context: NewContext, house: str) -> Arrive:
    """A guest of a name, at a page of the house."""

    def go(name: str, path: str = "/", language: str = "en-US", size: tuple[int, int] = DESKTOP) -> Page:
        page = new_context(size, language).new_page()
        page.request.post(f"{house}/api/guest", data={"name": name})
        page.add_init_script("localStorage.setItem('svara.guest', '1')")
        page.goto(house + path)
        return page

    return go


def open_table(host: Page, house: str, **options: Any) -> str:
    """The path of a new table."""
    opened = host.request.post(f"{house}/api/tables", data=options)
    assert opened.ok, opened.text()
    return f"/t/{opened.json()['table']['id']}"


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def sit(page: Page, seat: int) -> None:
    page.locator(f"section[data-seat='{seat}'] .sit").click()
    page.locator(".sum-form .press").click()
    expect(page.locator(".seat.own")).to_be_visible()


def test_whoever_asks_is_let_in_by_the_host(arrive: Arrive, house: str) -> None:
    host = arrive("Host")
    table = open_table(host, house, members_only=True, name="Friday")
    host.goto(house + table)
    friend = arrive("Friend", table, "ru-RU", PHONE)
    expect(friend.locator(".sit")).to_have_count(0)
    press(friend, "Попроситься")
    expect(friend.get_by_text("Вы попросились.", exact=False)).to_be_visible()
    assert faults(friend) == []
    press(host, "Friday")
    row = host.get_by_role("dialog").get_by_role("listitem").filter(has_text="Friend")
    expect(row).to_contain_text("asks to be let in")
    row.get_by_role("button", name="Let in").click()
    expect(row).to_contain_text("member")
    sit(friend, 0)
    row.get_by_role("button", name="Remove").click()
    expect(row).to_have_count(0)
    expect(friend.locator(".seat.own")).to_have_count(0)


def test_who_waits_gets_the_seat_that_falls_free(arrive: Arrive, house: str) -> None:
    """Moving to another seat too, and hiding and reporting what somebody says."""
    first = arrive("First")
    table = open_table(first, house, seats=2, clock="slow", time_bank=120)
    first.goto(house + table)
    sit(first, 0)
    expect(first.get_by_role("button", name="Move to seat 2")).to_be_visible()
    press(first, "Move to seat 2")
    expect(first.locator(".seat.own[data-seat='1']")).to_be_visible()
    press(first, "Move to seat 1")
    expect(first.locator(".seat.own[data-seat='0']")).to_be_visible()

    first.get_by_label("Say something").fill("Is anybody there?")
    press(first, "Send")
    third = arrive("Third", table, "ru-RU", PHONE)
    third.get_by_role("button", name="Чат").click()
    third.get_by_label("О словах: First").click()
    press(third, "Пожаловаться распорядителям")
    expect(third.get_by_role("button", name="Жалоба отправлена")).to_be_disabled()
    press(third, "Скрыть его слова")
    expect(third.locator(".chat-lines")).not_to_contain_text("Is anybody there?")
    press(third, "Снова слышать")
    expect(third.locator(".chat-lines")).to_contain_text("Is anybody there?")
    third.keyboard.press("Escape")

    second = arrive("Second", table)
    sit(second, 1)
    press(third, "Встать в очередь")
    expect(third.get_by_role("button", name="Выйти из очереди")).to_be_visible()
    assert faults(third) == []
    expect(second.locator(".seat.own .hand")).to_be_visible()
    press(second, "Seat")
    second.get_by_role("dialog", name="Seat").get_by_role("button", name="Stand up").click()
    second.get_by_role("dialog", name="Stand up?").get_by_role("button", name="Stand up").click()
    expect(third.get_by_text("Место 2 полминуты ждёт вас.")).to_be_visible()
    expect(second.locator("section[data-seat='1']")).to_contain_text("for Third")
    press(third, "Занять")
    third.locator(".sum-form .press").click()
    expect(third.locator(".seat.own[data-seat='1']")).to_be_visible()


def test_a_table_that_is_not_there_says_so(arrive: Arrive) -> None:
    page = arrive("Lost", "/t/nowhere", size=PHONE)
    expect(page.get_by_role("alert").filter(has_text="There is no such table")).to_be_visible()
    press(page, "Tables")
    expect(page.locator(".table-row").first).to_be_visible()


def launch(user: int, name: str) -> str:
    """What Telegram puts behind the address of an app that it opens."""
    told = {"auth_date": str(int(time.time())), "user": json.dumps({"id": user, "first_name": name})}
    return "#tgWebAppData=" + quote(urlencode(told | {"hash": signature(told, TOKEN)}))


def test_telegram_logs_in_and_is_linked_to_whom_one_was(
    new_context: NewContext, arrive: Arrive, house: str
) -> None:
    fresh = new_context(PHONE, "ru-RU").new_page()
    fresh.add_init_script(IN_TELEGRAM)
    fresh.goto(f"{house}/{launch(41, 'Лев')}")
    expect(fresh.locator(".me-name")).to_have_text("Лев")
    assert "tgWebAppData" not in fresh.url

    known = arrive("Ann", "/fair", size=PHONE)
    known.add_init_script(IN_TELEGRAM)
    known.goto(f"{house}/me{launch(42, 'Anna')}")
    expect(known.locator(".me-name")).to_have_text("Ann")
    press(known, "Link my Telegram")
    expect(known.get_by_text("Opened from your Telegram", exact=False)).to_be_visible()
    assert too_wide(known) == []

    elsewhere = new_context(PHONE, "en-US").new_page()
    elsewhere.add_init_script(IN_TELEGRAM)
    elsewhere.goto(f"{house}/{launch(42, 'Anna')}")
    expect(elsewhere.locator(".me-name")).to_have_text("Ann")


def test_a_house_for_tests_says_so_before_one_sits_down(new_context: NewContext, tmp_path: Any) -> None:
    with running(tmp_path / "data", "--bots", "0", "--test-seed", "7") as server:
        page = new_context(PHONE, "en-US").new_page()
        complaints = watch(page)
        page.goto(server.url)
        expect(page.get_by_role("note")).to_contain_text("A server for tests")
        expect(page.get_by_text("TEST HOUSE")).to_have_count(0)
        assert page.title().startswith("TEST")
        assert too_wide(page) == []
        assert complaints == []


def test_whoever_likes_watches_from_the_lobby_under_a_name_that_is_lent(
    arrive: Arrive, new_context: NewContext, house: str
) -> None:
    open_table(arrive("Olga"), house, name="Open to sight")
    page = new_context(PHONE, "en-US").new_page()
    page.goto(house)
    page.get_by_role("link", name="Watch: Open to sight", exact=True).last.click()
    expect(page.get_by_role("heading", name="Open to sight")).to_be_visible()
    expect(page.locator(".seat.empty .sit").first).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".seat.own")).to_have_count(0)
    page.get_by_role("link", name="Tables", exact=True).click()
    page.get_by_role("link", name="Watch: Open to sight", exact=True).first.click()
    expect(page.locator(".seat.empty .sit").first).to_be_visible()


def test_a_new_link_ends_the_one_before(arrive: Arrive, house: str) -> None:
    host = arrive("Petr")
    host.goto(house + open_table(host, house, name="Ours", private=True))
    host.locator(".title").click()
    host.get_by_role("button", name="Make a new link").click()
    link = host.locator("dialog .address")
    expect(link).to_contain_text("#")
    before = link.inner_text()
    host.get_by_role("button", name="Make a new link").click()
    expect(link).not_to_have_text(before)
    expect(link).to_contain_text("#")


def test_who_logs_out_everywhere_or_is_deleted_is_nobody_on_every_page(arrive: Arrive, house: str) -> None:
    first, second = arrive("Rita", "/me"), arrive("Rita", "/me")
    password = {"name": "Rita", "password": "correct horse"}
    assert first.request.post(f"{house}/api/signup", data=password).ok
    assert second.request.post(f"{house}/api/login", data=password).ok
    for page in (first, second):
        page.reload()
        expect(page.get_by_role("heading", name="Rita")).to_be_visible()
    press(first, "Log out everywhere")
    for page in (first, second):
        page.reload()
        expect(page.get_by_role("heading", name="Come in")).to_be_visible()
    assert second.request.post(f"{house}/api/login", data=password).ok
    second.evaluate("() => localStorage.setItem('svara.guest', '1')")
    second.reload()
    second.get_by_text("Delete me", exact=True).click()
    fold = second.locator("details[open]")
    fold.get_by_label("Password").fill(password["password"])
    fold.get_by_role("button", name="Yes, delete me for good").click()
    expect(second.get_by_role("heading", name="Come in")).to_be_visible()
    assert second.request.post(f"{house}/api/login", data=password).status == 403
