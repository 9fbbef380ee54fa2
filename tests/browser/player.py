"""A person at the table, by his browser."""

from __future__ import annotations

import json
import time
from contextlib import suppress
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, TimeoutError, WebSocket, expect

from browser.stage import watch
from browser.waiting import PATIENCE, until

# Whether the end is there, else what takes the bank on, the first of these that can be pressed. Both are
# asked in one moment: buttons come and go together.
_WAY = """([end, text]) => {
  if (end && [...document.querySelectorAll(end)].some((one) => one.textContent.includes(text))) return 'end';
  const look = document.querySelector('.look-all');
  if (look) return look.disabled ? null : '.look-all';
  const ways = [
    '.press.check:enabled',
    '.press.call:enabled',
    '.betting:not(:has(.check, .call)) .press.all-in:enabled',
    '.presses:not(:has(.check, .call)) .press.bet:enabled',
  ];
  const shows = document.querySelector('.asking .press.main:enabled');
  if (/Показать|Show/.test(shows?.textContent ?? '')) return '.asking .press.main:enabled';
  ways.push('.asking .press:enabled');
  if (!document.querySelector('.press:is(.check, .call, .bet)')) {
    ways.push('.press.show:enabled', '.press.fold:enabled');
  }
  return ways.find((way) => document.querySelector(way)) ?? null;
}"""


class Player:
    """A browser at the table, which notes each action it sends beside the turn it then saw."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self._watch(context.new_page())
        self.page.goto(address)
        self.page.locator(".name-form .press").click()

    @classmethod
    def of(cls, page: Page) -> Player:
        """Whoever is at this page already."""
        player = cls.__new__(cls)
        player._watch(page)
        return player

    def _watch(self, page: Page) -> None:
        self.page = page
        self.complaints = watch(page)
        self.acts: list[tuple[int, int]] = []
        self.answers: list[bool] = []
        self._by_itself: set[object] = set()
        self._turn = 0
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self._sent(json.loads(frame)))
        socket.on("framereceived", lambda frame: self._received(json.loads(frame)))

    def _sent(self, message: dict[str, object]) -> None:
        if message["type"] == "act":
            self.acts.append((int(str(message["turn"])), self._turn))
        elif message["type"] in ("commit", "reveal"):
            self._by_itself.add(message["id"])

    def _received(self, message: dict[str, object]) -> None:
        if message["type"] == "answer":
            if message["id"] not in self._by_itself:
                self.answers.append(bool(message["ok"]))
        elif message["type"] == "change":
            self._changed(message)
        elif isinstance(view := message.get("view"), dict):
            self._turn = view.get("turn", 0)

    def _changed(self, message: dict[str, Any]) -> None:
        """Of what has changed in the view only what is another now is told."""
        if "turn" in message.get("gone", ()):
            self._turn = 0
        self._turn = message.get("view", {}).get("turn", self._turn)

    def sit(self, seat: int) -> None:
        """With as many chips as the table takes, where it is for chips."""
        self.page.locator(f"section[data-seat='{seat}'] .sit").click()
        self.page.locator(".sum-form .press, .seat.own").first.wait_for()
        if (form := self.page.locator(".sum-form .press")).count():
            form.click()
        self.page.locator(".seat.own").wait_for()

    def press(self, name: str) -> None:
        """A button by its whole name, once it takes a press; the table's answer is waited for."""
        self.push(self.page.get_by_role("button", name=name, exact=True))

    def push(self, button: Locator) -> None:
        """A button once it takes a press; the table's answer is waited for."""
        before = len(self.answers)
        button.click()
        until(self.page, lambda: len(self.answers) > before)

    def play_until(self, end: str, text: str = "") -> None:
        """Look, check, call, show, and share, whatever the cards are, until something matching ``end`` is
        there with this text, which stays.
        """
        play_together([self], end, text)

    def step(self, end: str = "", text: str = "") -> bool:
        """Press whatever takes the bank on, if anything is asked, unless the end is there; whether it is."""
        way = self.page.evaluate(_WAY, [end, text])
        if way not in (None, "end"):
            with suppress(TimeoutError):  # what is asked may go while the finger comes down; it is asked anew
                self.page.locator(way).first.click(timeout=5000, no_wait_after=True)
        self.page.wait_for_timeout(30)
        return bool(way == "end")

    def again(self) -> None:
        """To the next bank, with new chips where all were lost."""
        on = self.page.locator(".between .press.main.wide:enabled")
        on.wait_for()
        if self.page.locator(".between.short").count():
            on.click()
            self.page.locator(".sum-form .press").click()
            expect(self.page.locator(".between.short")).to_have_count(0)
        on.click()
        expect(self.page.locator(".result")).to_have_count(0)

    def assert_fair(self) -> None:
        """Each press was for the turn on the screen, all were taken, and nothing was complained of."""
        assert self.acts
        assert [sent for sent, seen in self.acts if sent != seen] == []
        assert all(self.answers), self.answers
        assert self.complaints == [], self.complaints


def play_together(players: list[Player], end: str, text: str = "") -> None:
    """Each plays in turn as `Player.step` does, until something matching ``end`` is there for all."""
    deadline = time.monotonic() + 4 * PATIENCE
    while True:
        there = [player.step(end, text) for player in players]
        if all(there):
            return
        assert time.monotonic() < deadline, f"{end} did not come; errors: {players[0].complaints}"
