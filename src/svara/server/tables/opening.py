"""Opening a table that is on the disk, or a new one; other rules begin between two banks only."""

from __future__ import annotations

import sqlite3

import msgspec

from svara.bank import Game
from svara.server.db.schema import StoreError
from svara.server.db.store import Store
from svara.server.moments import now_ms
from svara.server.settings import Settings
from svara.server.tables.actor import TableActor
from svara.server.tables.journal import (
    DamagedError,
    Saved,
    Step,
    claim,
    read_books,
    read_table,
    write_step,
)
from svara.server.tables.options import TableOptions
from svara.server.tables.registry import Row, check_room_for, new_id, write_row
from svara.table import Customs, Table, interchangeable


async def open_table(store: Store, settings: Settings) -> tuple[TableActor, bool]:
    """The actor of the table, and whether it was there before. Raises `StoreError` or `RulesError`.

    Each profile has a table of its own, so what is played at one waits while another is served.
    """
    try:
        return await _open_table(store, settings)
    except DamagedError as error:
        raise StoreError(
            f"the database {store.path} is damaged: {error}; put a copy back, or name another --data"
        ) from None
    except sqlite3.Error as error:
        raise StoreError(f"the database {store.path} cannot be used: {error}") from None


async def _open_table(store: Store, settings: Settings) -> tuple[TableActor, bool]:
    game = load_game(settings)
    name = game.rules.id
    read_books(store.reader)
    epoch = await store.run(lambda connection: claim(connection, name))
    saved = read_table(store.reader, name, settings.pause)
    if saved is None:
        table, events = Table.open(game, name, settings.pause, fair=settings.test_seed is None)
        step = Step(name, epoch, 0, now_ms(), tuple(events))
        await store.run(lambda connection: write_step(connection, step))
        return TableActor(store, epoch, Saved(table, events, 1)), False
    await _follow_settings(store, epoch, saved, settings)
    return TableActor(store, epoch, saved), True


class NewTable(msgspec.Struct, frozen=True):
    """A table that somebody wants, checked."""

    opener: str
    options: TableOptions
    game: Game
    key: str
    each: int | None
    """How many tables he may have open."""
    most: int
    """How many the house may have."""
    fair: bool = True
    """Whether its decks are proven, and not those of a house for tests."""


async def create_table(store: Store, wanted: NewTable, pause: int) -> tuple[TableActor, Row]:
    """A new table with its row, in one transaction. Raises `FullError`."""
    options = wanted.options
    customs = Customs(options.time_bank, options.for_bots(), options.practice is not None)

    def create(connection: sqlite3.Connection) -> tuple[int, Row, Saved]:
        now = now_ms()
        check_room_for(
            connection, wanted.opener, wanted.each, wanted.most, practice=options.practice is not None
        )
        row = Row(new_id(connection), options, wanted.opener, now)
        epoch = claim(connection, row.id)
        table, events = Table.open(
            wanted.game, row.id, pause_of(options, pause), fair=wanted.fair, customs=customs
        )
        write_step(connection, Step(row.id, epoch, 0, now, tuple(events)))
        write_row(connection, row, wanted.key)
        return epoch, row, Saved(table, events, 1)

    epoch, row, saved = await store.run(create)
    return TableActor(store, epoch, saved), row


def reopen_table(store: Store, row: Row, epoch: int, pause: int) -> TableActor:
    """The actor of a table that is on the disk and was claimed, by its own rules. Raises `DamagedError`."""
    saved = read_table(store.reader, row.id, pause_of(row.options, pause))
    if saved is None:
        raise DamagedError(f"table {row.id} has no events")
    return TableActor(store, epoch, saved)


def pause_of(options: TableOptions, pause: int) -> int:
    """Milliseconds in which a result can be read; bots by themselves read none."""
    return 0 if options.for_bots() else pause


async def _follow_settings(store: Store, epoch: int, saved: Saved, settings: Settings) -> None:
    """Other rules than before begin with the next bank, and never within one."""
    table, played = saved.table, saved.table.state.rules
    wanted = load_game(settings, played.ante)
    if wanted.rules == played:
        return
    if not interchangeable(wanted.rules, played):
        raise StoreError(
            f"table {played.id} has {len(table.state.seats)} seats and {played.chips} chips, the profile "
            f"asks for {wanted.rules.deck.max_players} and {wanted.rules.chips}; give it another id"
        )
    if table.state.running:
        if settings.ante in (None, played.ante):
            return
        ante = played.ante
        raise StoreError(f"a bank is being played for an ante of {ante}; end it first, with --ante {ante}")
    before = table.state.seq
    events = table.change_rules(wanted)
    step = Step(table.state.table, epoch, before, now_ms(), tuple(events), held=table.held)
    await store.run(lambda connection: write_step(connection, step))
    saved.events += events


def load_game(settings: Settings, played_ante: int | None = None) -> Game:
    """The game of the settings, checked; for the ante that was played for where they name none."""
    ante = played_ante if settings.ante is None else settings.ante
    return Game.load(settings.profile, {} if ante is None else {"ante": ante})
