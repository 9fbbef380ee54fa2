"""A crowd at many tables: they sit down, and act as fast as they are answered or at a set rate."""

from __future__ import annotations

import asyncio
import collections
import random
import time

from player import Answer, Player
from seed import table_name

OPENING = 50
"""Sockets that are opened at once."""


class Crowd:
    """So many players over so many tables, and the answers that they got."""

    def __init__(self, port: int, tokens: list[str], seats: int) -> None:
        self.players: list[Player] = []
        self.took: list[float] = []
        """Seconds from when an action was due to its answer."""
        self.refused: collections.Counter[str] = collections.Counter()
        self.never = 0
        """Actions that fell due at a pace and found nobody free until its end."""
        self._port = port
        self._tokens = tokens
        self._seats = seats
        self._chance = random.Random(1)
        self._free: collections.deque[Player] = collections.deque()
        self._due: collections.deque[float] = collections.deque()
        self._at_once = False

    async def connect(self) -> None:
        """Every guest opens his socket at his table."""
        loop = asyncio.get_running_loop()
        for number, token in enumerate(self._tokens):
            path = f"/ws?table={table_name(number // self._seats)}"
            player = Player(path, f"svara_session={token}", self._chance, self._is_free)
            player.answered = self._answered
            self.players.append(player)
            await loop.create_connection(lambda player=player: player.frames, "127.0.0.1", self._port)
            if len(self.players) % OPENING == 0:
                await asyncio.gather(*(one.welcome for one in self.players[-OPENING:]))
        await asyncio.gather(*(one.welcome for one in self.players))

    async def sit(self) -> None:
        """All of them take seats, a whole table at a time."""
        for first in range(0, len(self.players), OPENING):
            asked = [
                player.request(
                    b'"type":"request","what":"sit","seat":%d,"amount":1000' % (number % self._seats)
                )
                for number, player in enumerate(self.players[first : first + OPENING], first)
            ]
            for answer in await asyncio.gather(*asked):
                if not answer.ok:
                    raise RuntimeError(f"a guest could not sit down: {answer.code}")
        self._free.extend(player for player in self.players if player.wanted and player not in self._free)

    async def saturate(self, seconds: float) -> float:
        """Everybody acts as soon as he may; the actions made durable in a second."""
        self._at_once = True
        self._clear()
        for _ in range(len(self._free)):
            self._move(self._free.popleft(), time.perf_counter())
        begin = time.perf_counter()
        await asyncio.sleep(seconds)
        done = len(self.took)
        spent = time.perf_counter() - begin
        self._at_once = False
        await asyncio.sleep(1)
        return done / spent

    async def pace(self, rate: int, seconds: float) -> None:
        """Actions fall due at even moments, whatever has become of those before; each counts from then."""
        self._clear()
        begin = time.perf_counter()
        for number in range(int(rate * seconds)):
            due = begin + number / rate
            wait = due - time.perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            self._due.append(due)
            self._serve()
        await asyncio.sleep(1)
        self.never = len(self._due)
        self._due.clear()

    def _clear(self) -> None:
        self.took.clear()
        self.refused.clear()

    def _is_free(self, player: Player) -> None:
        if self._at_once:
            self._move(player, time.perf_counter())
        else:
            self._free.append(player)
            self._serve()

    def _serve(self) -> None:
        """Whoever has been free for longest does what has been due for longest."""
        while self._due and self._free:
            player = self._free.popleft()
            if player.wanted:
                player.move(self._due.popleft())

    def _move(self, player: Player, since: float) -> None:
        if player.wanted:
            player.move(since)

    def _answered(self, since: float, answer: Answer) -> None:
        if answer.ok:
            self.took.append(time.perf_counter() - since)
        else:
            self.refused[str(answer.code)] += 1
