"""A store and one open table with its owner, in the test's own process and without a socket."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

from servers import PATIENCE, Ready
from svara.bank import Game
from svara.server.db.store import Store, Turn, undone_alone
from svara.server.people.accounts import create_guest
from svara.server.people.players import Player
from svara.server.tables import journal
from svara.server.tables.actor import TableActor
from svara.server.tables.journal import Step, claim, write_step
from svara.table import Customs, Sit, Table
from svara.table.events import CUSTOMARY
from svara.wire import Answer


class Open:
    """A store, a table with clocks of one second, and two guests at it."""

    def __init__(self, store: Store, actor: TableActor, players: list[Player]) -> None:
        self.store = store
        self.actor = actor
        self.ann, self.bob = players

    async def sit(self, player: Player, seat: int) -> Answer:
        wallet = self.actor.wallet(player.id)
        return await self.actor.do(Sit(player.id, player.name, seat, 500, wallet))

    async def until(self, ready: Ready) -> None:
        async with asyncio.timeout(PATIENCE):
            while not ready():
                await asyncio.sleep(0.01)


def opened(tmp_path: Path, scene: Callable[[Open], Awaitable[None]], *, customs: Customs = CUSTOMARY) -> None:
    """Play a scene at an open table."""

    async def main() -> None:
        store = Store(tmp_path / "svara.db")
        try:
            epoch = await store.run(partial(claim, table="main"))
            clocks = {f"clocks.{name}": 1 for name in ("turn", "choice", "join", "show", "new_deal")}
            table, events = Table.open(Game.load("svara", clocks), "main", 0, customs=customs)
            await store.run(partial(write_step, step=Step("main", epoch, 0, 1, tuple(events))))
            actor = TableActor(store, epoch, journal.Saved(table, events, 1))
            made = [await store.run(partial(create_guest, name=name, now=1)) for name in ("Ann", "Bob")]
            actor.start()
            await scene(Open(store, actor, [player for player, _ in made]))
            await actor.stop()
        finally:
            store.close()

    asyncio.run(main())


FULL = "database or disk is full"


class Writes:
    """Another table, whose step is this."""

    def __init__(self, work: Callable[[sqlite3.Connection], Any]) -> None:
        self.settled: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        """The work's value, once it is durable."""
        self._work = work
        self._value: Any = None
        self._fault: Exception | None = None

    def write(self, connection: sqlite3.Connection) -> None:
        try:
            self._value = undone_alone(connection, self._work)
        except Exception as error:
            self._fault = error

    def settle(self, fault: BaseException | None) -> None:
        fault = fault or self._fault
        if fault is None:
            self.settled.set_result(self._value)
        else:
            self.settled.set_exception(fault)


class Failing:
    """Takes the place of `Store.step`: what waits is not written where ``fails`` says so."""

    def __init__(self, store: Store, fails: Callable[[], bool]) -> None:
        self._real = store.step
        self._fails = fails

    def __call__(self, turn: Turn) -> None:
        if self._fails():
            fault = sqlite3.OperationalError(FULL)
            asyncio.get_running_loop().call_soon(turn.settle, fault)
        else:
            self._real(turn)


class Pipe:
    """A way out whose other end reads at once, or never."""

    def __init__(self, *, reads: bool) -> None:
        self.unsent = 0
        self.sent: list[bytes] = []
        self.closed: tuple[int, str] | None = None
        self._reads = reads

    def write(self, text: bytes) -> None:
        self.sent.append(text)
        self.unsent += 0 if self._reads else len(text)

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    def cut(self, code: int, reason: str) -> None:
        self.closed = (code, reason)
