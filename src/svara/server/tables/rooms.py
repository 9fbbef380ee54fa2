"""The tables that are open in this process, each with its owner, its sockets and its bots."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial

import msgspec
import structlog

from svara.bots import Sensible
from svara.server.books.gifts import Refill, refill_rule
from svara.server.db.schema import StoreError
from svara.server.db.store import Store
from svara.server.meters import count_events
from svara.server.rehearsal import deal_seeded
from svara.server.settings import Settings
from svara.server.tables.actor import TableActor
from svara.server.tables.bots import Bots
from svara.server.tables.hub import Hub
from svara.server.tables.opening import open_table
from svara.server.tables.standing import Standing
from svara.table import Recover
from svara.wire import Notice

EXTENSION = 20_000
"""Milliseconds that every running clock gets after the server was away (house rule 9)."""

log = structlog.get_logger("svara.rooms")


class Room(msgspec.Struct, eq=False):
    """One open table."""

    id: str
    actor: TableActor
    hub: Hub
    bots: Bots


class Rooms:
    """All of them by their ids; the one that the settings name is the house's own."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.lost = asyncio.Event()
        """Set when another process has taken a table; this one has to stop."""
        self.standing = Standing()
        self.standing.changed.append(self._tell_standing)
        self._store = store
        self._settings = settings
        self._rooms: dict[str, Room] = {}
        self.own = ""
        """The id of the house's own table."""

    def __iter__(self) -> Iterator[Room]:
        return iter(tuple(self._rooms.values()))

    def get(self, table: str) -> Room | None:
        return self._rooms.get(table)

    def least_buy_in(self) -> int:
        """What it takes to sit down at the house's own table."""
        own = self.get(self.own)
        return 0 if own is None else own.actor.table.state.smallest_buy_in()

    def refill(self) -> Refill | None:
        """The daily refill, which is enough to sit down at the house's own table."""
        return refill_rule(self._settings, self.least_buy_in())

    async def open_all(self) -> None:
        """Open the house's own table; what was there goes on. Raises `StoreError` or `RulesError`."""
        actor, was_there = await open_table(self._store, self._settings)
        room = await self._furnish(actor, was_there)
        self.own = room.id
        await room.bots.seat(self._settings.bots)

    async def _furnish(self, actor: TableActor, was_there: bool) -> Room:
        room = Room(
            actor.table.state.table,
            actor,
            Hub(actor),
            Bots(actor, Sensible(actor.table.game), self._settings.bot_delay),
        )
        actor.lost = self.lost
        actor.may_begin = lambda: self.standing.deals
        actor.refill = self.refill
        if self._settings.test_seed is not None:
            actor.deals = partial(deal_seeded, self._settings.test_seed)
        actor.told.append(count_events)
        room.hub.test = self._settings.test_seed is not None
        room.hub.greeting = self.standing.notice
        actor.start()
        if was_there:
            answer = await actor.do(Recover(EXTENSION))
            if not answer.ok:
                raise StoreError(f"the database in {self._settings.data} cannot be written")
        self._rooms[room.id] = room
        log.info("opened", table=room.id, seq=actor.seq, going_on=actor.table.state.running)
        return room

    def _tell_standing(self) -> None:
        """Everybody hears of it, and what waited for it to change is dealt."""
        for room in self:
            room.hub.send_all(self.standing.notice() or Notice())
            if self.standing.deals:
                room.actor.do(lambda: None)

    async def close(self) -> None:
        """Stop every table between two of its steps."""
        for room in self:
            await room.bots.stop()
            await room.actor.stop()
            log.info("closed", table=room.id, seq=room.actor.seq)
        self._rooms.clear()
