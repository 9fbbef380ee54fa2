"""A finished bank as it lies in the database: its events, its rules, and who was in it."""

from __future__ import annotations

import sqlite3

import msgspec

from svara.rules.model import Rules
from svara.server.books.booking import is_bot
from svara.server.books.table_names import TABLE_NAME
from svara.server.history.codec import decode_event
from svara.table import TableEvent
from svara.table.events import TableOpened
from svara.table.fair_events import HeaderPublished


class Kept(msgspec.Struct, frozen=True):
    """One event, its number at its table, and when it was."""

    seq: int
    at: int
    event: TableEvent


class Taker(msgspec.Struct, frozen=True):
    """Who was dealt in or joined; his name is the one of then, or that of all who are deleted."""

    player: str
    name: str
    bot: bool


class FinishedBank(msgspec.Struct, frozen=True):
    """From its first header, which comes before it begins, to its end."""

    table: str
    bank: int
    table_name: str
    rules: Rules
    began: int
    ended: int
    void: bool
    events: tuple[Kept, ...]
    takers: dict[int, Taker]
    """By seat."""

    def seat_of(self, player: str | None) -> int | None:
        """The seat that a player had in it."""
        return next((seat for seat, taker in self.takers.items() if taker.player == player), None)


class _Place(msgspec.Struct, frozen=True):
    first_seq: int
    last_seq: int
    began: int
    ended: int
    void: bool
    table_name: str


def finished_bank(connection: sqlite3.Connection, table: str, bank: int) -> FinishedBank | None:
    """The bank with this number at a table; ``None`` where none has ended under it."""
    row = connection.execute(
        f"""
        SELECT bank.first_seq, bank.last_seq, bank.began, bank.ended, bank.void, {TABLE_NAME}
        FROM bank_result AS bank JOIN game_table AS place ON place.id = bank.game_table
        WHERE bank.game_table = ? AND bank.bank = ?
        """,
        (table, bank),
    ).fetchone()
    if row is None:
        return None
    place = _Place(*row)
    return FinishedBank(
        table,
        bank,
        place.table_name,
        _opening(connection, table, place.first_seq).rules,
        place.began,
        place.ended,
        bool(place.void),
        tuple(_events(connection, table, bank, place)),
        _takers(connection, table, bank),
    )


def _events(connection: sqlite3.Connection, table: str, bank: int, place: _Place) -> list[Kept]:
    (before,) = connection.execute(
        "SELECT coalesce(max(last_seq), 0) FROM bank_result WHERE game_table = ? AND bank < ?", (table, bank)
    ).fetchone()
    rows = connection.execute(
        "SELECT seq, at, body FROM event WHERE game_table = ? AND seq > ? AND seq <= ? ORDER BY seq",
        (table, before, place.last_seq),
    )
    events: list[Kept] = []
    for seq, at, body in rows:
        event = decode_event(body)
        header = isinstance(event, HeaderPublished) and event.header.bank == bank
        if events or header or seq >= place.first_seq:
            events.append(Kept(seq, at, event))
    return events


def _opening(connection: sqlite3.Connection, table: str, seq: int) -> TableOpened:
    (body,) = connection.execute(
        """
        SELECT body FROM event
        WHERE game_table = ? AND seq <= ? AND body LIKE '{"event":"table_opened"%'
        ORDER BY seq DESC LIMIT 1
        """,
        (table, seq),
    ).fetchone()
    opened = decode_event(body)
    assert isinstance(opened, TableOpened), "the index holds openings only"
    return opened


def _takers(connection: sqlite3.Connection, table: str, bank: int) -> dict[int, Taker]:
    rows = connection.execute(
        "SELECT seat, player, name FROM bank_player WHERE game_table = ? AND bank = ?", (table, bank)
    ).fetchall()
    return {seat: Taker(player, name, is_bot(connection, player)) for seat, player, name in rows}
