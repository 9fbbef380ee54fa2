"""The tables that are open in this process: the house's own, and those that people opened."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from functools import partial
from weakref import WeakValueDictionary

import msgspec
import structlog

from svara.bank import Game
from svara.bots import BY_STRENGTH
from svara.server.books.gifts import Refill, refill_rule
from svara.server.db import timeline
from svara.server.db.schema import StoreError
from svara.server.db.store import Store
from svara.server.meters import count_events
from svara.server.moments import now_ms
from svara.server.people.players import Player
from svara.server.rehearsal import deal_seeded
from svara.server.settings import Settings
from svara.server.tables.actor import TableActor
from svara.server.tables.bots import Bots
from svara.server.tables.journal import DamagedError, claim
from svara.server.tables.opening import NewTable, create_table, open_table, reopen_table
from svara.server.tables.options import TableOptions, check_options
from svara.server.tables.practice import (
    FORSAKEN_MS,
    PracticeRequest,
    is_left,
    practice_options,
    thinking,
)
from svara.server.tables.registry import Row, close_row, new_key, open_rows
from svara.server.tables.room import Room
from svara.server.tables.status import HouseStatus
from svara.table import NumberedEvent, Recover
from svara.table.money import WALLET_EVENTS
from svara.wire import Notice

EXTENSION = 20_000
"""Milliseconds that every running clock gets after the server was away (house rule 9)."""

MOST_TABLES = 2_000
"""Tables in one process."""
SWEEP_SECONDS = 60
BOTS_BY_THEMSELVES = (0.05, 0.1)
"""Seconds for which such bots think while somebody looks on; else they do not stop at all."""

log = structlog.get_logger("svara.rooms")


class Rooms:
    """All of them by their ids; the one that the settings name is the house's own."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.lost = asyncio.Event()
        """Set when another process has taken a table; this one has to stop."""
        self.status = HouseStatus()
        self.status.changed.append(self._tell_status)
        self._store = store
        self._settings = settings
        self._rooms: dict[str, Room] = {}
        self._sweeping: asyncio.Task[None] | None = None
        self._shutting: set[asyncio.Task[None]] = set()
        self._practising: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """By player: while a table to practise at takes the place of another."""
        self.own = ""
        """The id of the house's own table."""
        self._timeline = ""
        """Which one the numbers of events are of, since the database was opened."""

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

    def lines(self, player: str) -> int:
        """How many sockets a player has open, at all tables."""
        return sum(room.hub.lines(player) for room in self._rooms.values())

    # opening

    async def open_all(self) -> None:
        """Open the house's own table, and every other that is not closed; what was there goes on.

        Raises `StoreError` or `RulesError` for the house's own. Another that is damaged stays shut, and the
        log says so.
        """
        self._timeline = await self._store.run(timeline.of_database)
        actor, was_there = await open_table(self._store, self._settings)
        name = actor.table.state.table
        options = TableOptions(profile=name, bots=self._settings.bots)
        room = await self._furnish(actor, Row(name, options), was_there=was_there)
        self.own = room.id
        await room.bots.seat(self._settings.bots)
        await self._reopen_others()
        self._sweeping = asyncio.create_task(self._sweep_for_good(), name="sweep")

    async def _reopen_others(self) -> None:
        """All of them are claimed in one commit: a disk is waited for once."""
        rows = [row for row in open_rows(self._store.reader) if row[0] != self.own]

        def claim_all(connection: sqlite3.Connection) -> list[int]:
            return [claim(connection, table) for table, *_ in rows]

        for row, epoch in zip(rows, await self._store.run(claim_all), strict=True):
            await self._reopen(*row, epoch)

    async def _reopen(self, table: str, written: str, opener: str | None, created: int, epoch: int) -> None:
        try:
            row = Row(table, msgspec.json.decode(written, type=TableOptions), opener, created)
            actor = reopen_table(self._store, row, epoch, self._settings.pause)
        except (DamagedError, msgspec.MsgspecError) as fault:
            log.error("table_damaged", table=table, fault=str(fault))
            return
        room = await self._furnish(actor, row, was_there=True)
        room.load_members()
        if opener is not None:
            await room.bots.seat(row.options.bots)

    async def create(self, opener: Player, asked: TableOptions) -> tuple[Room, str]:
        """Open a table as somebody wants it; the key is its invitation.

        Raises `OptionError`, or `FullError` where there are enough tables.
        """
        options, rules = await asyncio.to_thread(check_options, asked)
        game = await asyncio.to_thread(Game, rules)
        each = None if opener.operates else self._settings.tables_each
        fair = self._settings.test_seed is None
        wanted = NewTable(opener.id, options, game, new_key(), each, MOST_TABLES, fair)
        actor, row = await create_table(self._store, wanted, self._settings.pause)
        room = await self._furnish(actor, row, was_there=False)
        await room.bots.seat(options.bots)
        return room, wanted.key

    async def _furnish(self, actor: TableActor, row: Row, *, was_there: bool) -> Room:
        practice = row.options.practice
        delay = BOTS_BY_THEMSELVES if row.options.for_bots() else self._settings.bot_delay
        if practice is not None:
            delay = thinking(row.options, delay)
        policy = BY_STRENGTH[practice or "normal"](actor.table.game)
        room = Room(self._store, actor, Bots(actor, policy, delay), row)
        actor.lost = self.lost
        actor.may_begin = lambda: self.status.deals
        if practice is None:
            actor.refill = self.refill
        else:
            actor.told.append(partial(self._practised, room))
        if self._settings.test_seed is not None:
            actor.deals = partial(deal_seeded, self._settings.test_seed)
        actor.told.append(count_events)
        room.hub.timeline = self._timeline
        room.hub.test = self._settings.test_seed is not None
        actor.told.append(partial(self._wallets_moved, room))
        room.hub.greeting = self.status.notice
        actor.start()
        if was_there:
            answer = await actor.do(Recover(EXTENSION))
            if not answer.ok:
                raise StoreError(f"the database in {self._settings.data} cannot be written")
        self._rooms[room.id] = room
        log.info("opened", table=room.id, seq=actor.seq, going_on=actor.table.state.running)
        return room

    async def practise(self, player: Player, asked: PracticeRequest) -> Room:
        """A table to practise at, in place of the one he had. Raises what `create` does."""
        async with self._practising.setdefault(player.id, asyncio.Lock()):
            for room in self:
                if room.row.options.practice is not None and room.row.opener == player.id:
                    await self.shut(room.id)
            room, _ = await self.create(player, practice_options(asked))
            return room

    def _practised(self, room: Room, events: list[NumberedEvent]) -> None:
        """Close a table for practice once its player has stood up."""
        if is_left(room.row.opener, events):
            task = asyncio.create_task(self._shut_quietly(room.id))
            self._shutting.add(task)
            task.add_done_callback(self._shutting.discard)

    async def _shut_quietly(self, table: str) -> None:
        try:
            await self.shut(table)
        except sqlite3.Error:
            log.exception("not_shut", table=table)

    def _wallets_moved(self, room: Room, events: list[NumberedEvent]) -> None:
        """Show a wallet that has changed at one table at the others where its player is."""
        for _, event in events:
            if isinstance(event, WALLET_EVENTS):
                for other in self:
                    if other is not room:
                        other.hub.forget_wallet(event.player)

    def _tell_status(self) -> None:
        """Everybody hears of it, and what waited for it to change is dealt."""
        for room in self:
            room.hub.send_all(self.status.notice() or Notice())
            if self.status.deals:
                room.actor.do(lambda: None)

    # closing

    async def _sweep_for_good(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                await self.sweep(now_ms())
            except sqlite3.Error:
                log.exception("sweep_failed")

    async def sweep(self, now: int) -> None:
        """Close the tables that people opened and at which nobody has been for long."""
        for room in self:
            longest = self._settings.idle_minutes * 60_000
            if room.row.options.practice is not None:
                longest = FORSAKEN_MS
            if not room.is_idle():
                room.idle_since = now
            elif longest and room.was_opened() and now - room.idle_since >= longest:
                await self.shut(room.id)

    async def shut(self, table: str) -> bool:
        """Close a table for good: a running bank is given up, everybody stands up with what is his, and its
        sockets end. False where that could not be written, or the table is being closed already.
        """
        room = self._rooms.get(table)
        if room is None or not await room.actor.end():
            return False
        del self._rooms[table]
        room.hub.drop_all("closed")
        await room.stop()
        await self._store.run(partial(close_row, table=table, now=now_ms()))
        log.info("shut", table=table, seq=room.actor.seq)
        return True

    async def close(self) -> None:
        """Stop every table between two of its steps; all go on next time."""
        if self._sweeping is not None:
            self._sweeping.cancel()
        for room in self:
            await room.stop()
            log.info("closed", table=room.id, seq=room.actor.seq)
        self._rooms.clear()
