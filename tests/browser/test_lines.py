"""Lost lines, long absences and reloads: it is said, nothing pressed is lost, and nothing is done twice."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from browser.conftest import PHONE, NewContext, OpenStage
from browser.house import serving
from browser.moments import not_my_turn, now_ms, snapshot, svara_bet
from browser.player import Player
from browser.stage import ME, ORIGIN, RESUME, STATIC, Stage
from browser.waiting import until
from browser.witness import has_shown, watch_all

pytestmark = pytest.mark.browser

HIDE = """() => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""
SHOW = """away => {
  const now = Date.now;
  Date.now = () => now() + away;
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


@pytest.fixture
def witnessed(new_context: NewContext) -> OpenStage:
    """A stage of whose page one knows what it has shown only for a moment."""

    def make(first: str) -> Stage:
        context = new_context(PHONE, "ru-RU")
        watch_all(context)
        return Stage(context, first)

    return make


def press(on: Stage, name: str) -> None:
    on.page.get_by_role("button", name=name).click()


def test_who_comes_back_asks_at_once_whether_the_line_lives(stage: OpenStage) -> None:
    on = stage(snapshot(not_my_turn()))
    on.page.evaluate(HIDE)
    on.page.evaluate(SHOW, 1000)
    assert on.next_sent() == RESUME
    assert on.sockets == 1


def test_who_was_away_for_long_takes_a_new_line_and_the_clock_is_right(stage: OpenStage) -> None:
    on = stage(snapshot(svara_bet()))
    on.first = snapshot({**svara_bet(), "seconds": 9000, "deadline": now_ms() + 9_000_000})
    on.page.evaluate(HIDE)
    on.page.evaluate(SHOW, 1_000_000)
    assert on.next_sent() == RESUME
    assert on.sockets == 2
    # By the clock that was wrong there were 1000 seconds less.
    expect(on.page.get_by_role("timer").first).to_have_attribute(
        "aria-label", re.compile(r"\b(8[5-9]..|9000)\b")
    )


RENEWED = {
    "the net is back": "dispatchEvent(new Event('online'))",
    "the net is another": """
        Object.defineProperty(navigator.connection, 'type', { value: 'cellular' });
        navigator.connection.dispatchEvent(new Event('change'))""",
    "the page was put aside": "dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))",
    "the machine slept": "const now = Date.now; Date.now = () => now() + 60_000",
}


@pytest.mark.parametrize("what", RENEWED.values(), ids=RENEWED.keys())
def test_where_the_line_can_hardly_have_lived_on_there_is_a_new_one(stage: OpenStage, what: str) -> None:
    on = stage(snapshot(svara_bet()))
    press(on, "Пропустить")
    pressed = on.next_sent()
    on.page.evaluate(f"() => {{ {what} }}")
    assert on.next_sent(2) == RESUME
    assert on.next_sent(3) == pressed
    on.answer(pressed)
    expect(on.page.locator(".banner")).to_have_count(0)
    assert on.sockets == 2
    assert len(on.sent) == 3


def test_a_press_that_came_too_late_is_told_in_words(witnessed: OpenStage) -> None:
    on = witnessed(snapshot(svara_bet()))
    on.lose_the_line()
    expect(on.page.locator(".banner.down")).to_contain_text("Пробуем снова")
    press(on, "Пропустить")
    expect(on.page.locator(".banner.down")).to_contain_text("Нажатие отправим")
    assert on.sent == []
    on.find_the_line()
    assert on.next_sent(1) == RESUME
    on.answer(on.next_sent(2), "stale_turn")
    until(on.page, lambda: has_shown(on.page, "нажатие опоздало"))
    until(on.page, lambda: has_shown(on.page, "Связь есть"))
    expect(on.page.locator(".banner")).to_have_count(0)


OTHER = {**ME, "id": "other", "name": "Борис"}


def test_another_who_has_logged_in_meanwhile_presses_nothing_of_the_one_before(witnessed: OpenStage) -> None:
    on = witnessed(snapshot(svara_bet()))
    on.lose_the_line()
    press(on, "Пропустить")
    on.me = OTHER
    on.first = snapshot(svara_bet() | {"you": None, "legal": []})
    on.find_the_line()
    until(on.page, lambda: has_shown(on.page, "под другим именем"))
    expect(on.page.locator(".sit, .empty, .idling").first).to_be_visible()
    expect(on.page.locator(".seat.own")).to_have_count(0)
    expect(on.page.locator(".banner.down")).to_have_count(0)
    assert [sent["type"] for sent in on.sent if sent["type"] == "act"] == []


def test_another_who_logs_in_beside_the_page_is_whose_it_is(witnessed: OpenStage) -> None:
    on = witnessed(snapshot(svara_bet()))
    on.me = OTHER
    beside = on.page.context.new_page()
    beside.route("**/*", lambda route: route.fulfill(body="<!doctype html>", content_type="text/html"))
    beside.goto(f"{ORIGIN}/")
    beside.evaluate("() => localStorage.setItem('svara.guest', 'other')")
    until(on.page, lambda: has_shown(on.page, "под другим именем"))
    expect(on.page.locator(".banner")).to_have_count(0)
    assert on.sockets == 2


def test_another_finds_no_line_open_on_which_the_one_before_sits(witnessed: OpenStage) -> None:
    """Though only one of the two has broken."""
    on = witnessed(snapshot(svara_bet()))
    on.page.evaluate("() => localStorage.setItem('svara.seats', JSON.stringify(['elsewhere']))")
    on.page.reload()
    expect(on.page.locator(".desk-chip")).to_have_count(1)
    on.me = OTHER
    on.first = snapshot(svara_bet() | {"you": None, "legal": []})
    on.break_line()
    until(on.page, lambda: has_shown(on.page, "под другим именем"))
    expect(on.page.locator(".sit, .empty, .idling").first).to_be_visible()
    expect(on.page.locator(".seat.own, .desk-chip")).to_have_count(0)


def test_who_is_banned_is_told_why_and_each_time_anew(stage: OpenStage) -> None:
    on = stage(snapshot(svara_bet()))
    told = {"error": "banned"}
    on.page.route(f"{ORIGIN}/api/me", lambda route: route.fulfill(status=403, json=told))
    for told["reason"] in ("Ругань", "Снова ругань"):
        on.break_line(4403, "banned")
        expect(on.page.locator("main.ended")).to_contain_text(f"«{told['reason']}»")
        on.page.get_by_role("button", name="Ещё раз").click()
        expect(on.page.locator(".seat.own")).to_be_visible()


def test_what_was_pressed_before_a_reload_is_said_again_until_it_is_answered(stage: OpenStage) -> None:
    on = stage(snapshot(svara_bet()))
    press(on, "Пропустить")
    pressed = on.next_sent()
    on.page.reload()
    assert on.next_sent(2) == pressed
    expect(on.page.get_by_role("button", name="Пропустить")).to_be_disabled()
    on.answer(pressed)
    on.page.wait_for_function("() => sessionStorage.getItem('svara.asked/svara') === '[]'")
    on.page.reload()
    expect(on.page.get_by_role("button", name="Пропустить")).to_be_enabled()
    assert len(on.sent) == 2


class Wire:
    """The way between a page and a real server, where the answer to one act is kept back."""

    def __init__(self, page: Page) -> None:
        self.acts: list[str] = []
        """The ids of the acts that the page has sent, each as often as it was sent."""
        self.answered: list[str] = []
        self.done: dict[int, dict[str, Any]] = {}
        """The events that the server told of, by number."""
        self.keeps_back: Callable[[WebSocketRoute], object] | None = None
        """What to do where the next act's answer, and all before it, would have reached the page."""
        self._silent = False
        page.route_web_socket(re.compile("/ws"), self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        self._silent = False
        socket.on_message(lambda text: self._up(server, str(text)))
        server.on_message(lambda text: self._down(socket, str(text)))

    def _up(self, server: WebSocketRoute, text: str) -> None:
        message = json.loads(text)
        if message["type"] == "act":
            self.acts.append(message["id"])
            self._silent = self.keeps_back is not None
        server.send(text)

    def _down(self, socket: WebSocketRoute, text: str) -> None:
        message = json.loads(text)
        for entry in message.get("log", ()):
            self.done[entry["seq"]] = entry["event"]
        if not self._silent:
            self.answered += [message["id"]] if message["type"] == "answer" else []
            socket.send(text)
        elif message["type"] == "answer" and self.keeps_back:
            keep_back, self.keeps_back = self.keeps_back, None
            keep_back(socket)

    def times(self, seat: int, *names: str) -> int:
        """How often the seat did one of these."""
        return sum(event["event"] in names and event.get("seat") == seat for event in self.done.values())


STAYS = ".press.check:enabled, .press.call:enabled"


@pytest.mark.parametrize("loss", ["cut", "reload"])
def test_a_press_whose_answer_is_lost_is_done_once(
    new_context: NewContext, tmp_path: Path, loss: str
) -> None:
    with serving(tmp_path, bots=2, calm="split") as address:
        page = new_context(PHONE, "ru-RU").new_page()
        wire = Wire(page)
        page.goto(address)
        page.locator(".name-form .press").click()
        player = Player.of(page)
        player.sit(0)
        page.locator(STAYS).first.wait_for()
        lost: list[WebSocketRoute] = []
        wire.keeps_back = lost.append
        page.locator(STAYS).first.click()
        until(page, lambda: len(lost) == 1 and wire.times(0, "checked", "staked") == 1)
        assert wire.answered.count(wire.acts[0]) == 0
        if loss == "reload":
            page.reload()
        else:
            lost[0].close(code=1001)
        until(page, lambda: wire.acts[0] in wire.answered)
        assert wire.acts == [wire.acts[0]] * 2
        assert wire.times(0, "checked", "staked") == 1
        expect(page.locator(".notice span")).to_have_count(0)
        player.play_until(".result")


def test_a_press_without_a_net_is_done_when_there_is_one(new_context: NewContext, tmp_path: Path) -> None:
    with serving(tmp_path, bots=2, calm="split") as address:
        context = new_context(PHONE, "ru-RU")
        watch_all(context)
        player = Player(context, address)
        player.sit(0)
        page = player.page
        way = page.locator(STAYS).first
        way.wait_for()
        context.set_offline(True)
        expect(page.locator(".banner.down")).to_be_visible()
        before = len(player.answers)
        way.click()
        expect(page.locator(".banner.down")).to_contain_text("Нажатие отправим")
        assert len(player.answers) == before
        context.set_offline(False)
        until(page, lambda: has_shown(page, "Связь есть"))
        until(page, lambda: len(player.answers) > before)
        assert player.answers[before], "the press that waited for the net"
        player.play_until(".result")


def test_a_planned_stop_is_told_at_a_table_and_on_every_page(stage: OpenStage) -> None:
    on = stage(snapshot(not_my_turn()))
    strip = on.page.locator(".strip")
    on.say({"type": "notice", "closing": True})
    expect(strip).to_contain_text("остановится")
    on.say({"type": "notice"})
    expect(strip).to_have_count(0)
    told = {"tables": [], "house": {"paused": True, "text": "Вернёмся в девять."}}
    on.page.route(f"{ORIGIN}/api/tables", lambda route: route.fulfill(json=told))
    on.page.route(f"{ORIGIN}/settings", lambda route: route.fulfill(path=STATIC / "index.html"))
    on.page.goto(f"{ORIGIN}/settings")
    expect(strip).to_contain_text("Вернёмся в девять.")
