"""A person at the table, by his browser."""

from __future__ import annotations

import json
import re
import time
from contextlib import suppress
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, TimeoutError, WebSocket

from browser.stage import watch


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
        self._turn = 0
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self._sent(json.loads(frame)))
        socket.on("framereceived", lambda frame: self._received(json.loads(frame)))

    def _sent(self, message: dict[str, object]) -> None:
        if message["type"] == "act":
            self.acts.append((int(str(message["turn"])), self._turn))

    def _received(self, message: dict[str, object]) -> None:
        if message["type"] == "answer":
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
        deadline = time.monotonic() + 20
        while len(self.answers) == before:
            assert time.monotonic() < deadline, f"{button} was not answered"
            self.page.wait_for_timeout(20)

    def play_until(self, end: str, seconds: float = 40) -> None:
        """Look, check, call, go along with the dark, and show, until something matching ``end`` is there."""
        play_together([self], end, seconds)

    def step(self) -> None:
        """Press whatever takes the bank on, if anything is asked."""
        ways = [
            self.page.locator(".look-all:enabled"),
            self.page.locator(".press.check:enabled"),
            self.page.locator(".press.call:enabled"),
            self.page.locator(".betting:not(:has(.check, .call)) .press.all-in:enabled"),
            self.page.locator(".presses:not(:has(.check, .call)) .press.bet:enabled"),
            self.page.locator(".press.main:enabled").filter(has_text=re.compile("Показать|Show")),
        ]
        way = next((way for way in ways if way.count()), None)
        if way is not None:
            with suppress(TimeoutError):  # what is asked may go while the finger comes down; it is asked anew
                way.first.click(timeout=2000, no_wait_after=True)
        self.page.wait_for_timeout(30)

    def assert_fair(self) -> None:
        """Each press was for the turn on the screen, all were taken, and nothing was complained of."""
        assert self.acts
        assert [sent for sent, seen in self.acts if sent != seen] == []
        assert all(self.answers), self.answers
        assert self.complaints == [], self.complaints


def play_together(players: list[Player], end: str, seconds: float = 40) -> None:
    """Each plays in turn as `Player.step` does, until something matching ``end`` is there for all."""
    deadline = time.monotonic() + seconds
    while not all(player.page.locator(end).count() for player in players):
        assert time.monotonic() < deadline, f"{end} did not come; errors: {players[0].complaints}"
        for player in players:
            if player.page.locator(end).count() == 0:
                player.step()
