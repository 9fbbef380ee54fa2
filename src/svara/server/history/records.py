"""A finished bank as a deal record: what one of its players saw of it, with the proofs of its cards."""

from __future__ import annotations

import sqlite3

import msgspec

from svara.bank.events import BankStarted
from svara.record import record_text, seat_record
from svara.server.books.booking import is_bot
from svara.server.history.codec import decode_event
from svara.table import TableEvent
from svara.table.events import TableOpened
from svara.table.fair_events import HeaderPublished


class _Place(msgspec.Struct, frozen=True):
    """Where a bank's events are, and which seat of it was the player's."""

    seat: int
    first_seq: int
    last_seq: int


def download(connection: sqlite3.Connection, player: str, table: str, bank: int) -> str | None:
    """The record's text for whoever was dealt in or joined; ``None`` for everybody else."""
    row = connection.execute(
        """
        SELECT mine.seat, bank.first_seq, bank.last_seq
        FROM bank_player AS mine JOIN bank_result AS bank USING (game_table, bank)
        WHERE mine.player = ? AND mine.game_table = ? AND mine.bank = ?
        """,
        (player, table, bank),
    ).fetchone()
    if row is None:
        return None
    place = _Place(*row)
    events = _events(connection, table, bank, place)
    rules = _opening(connection, table, place.first_seq).rules
    names, bots = _names(connection, table, bank, events)
    return record_text(seat_record(events, rules, names, place.seat, bots))


def _events(connection: sqlite3.Connection, table: str, bank: int, place: _Place) -> list[TableEvent]:
    """From the bank's first header to its end; the first headers come before the bank begins."""
    (before,) = connection.execute(
        "SELECT coalesce(max(last_seq), 0) FROM bank_result WHERE game_table = ? AND bank < ?", (table, bank)
    ).fetchone()
    rows = connection.execute(
        "SELECT seq, body FROM event WHERE game_table = ? AND seq > ? AND seq <= ? ORDER BY seq",
        (table, before, place.last_seq),
    )
    events: list[TableEvent] = []
    for seq, body in rows:
        event = decode_event(body)
        header = isinstance(event, HeaderPublished) and event.header.bank == bank
        if events or header or seq >= place.first_seq:
            events.append(event)
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


def _names(
    connection: sqlite3.Connection, table: str, bank: int, events: list[TableEvent]
) -> tuple[dict[int, str], set[int]]:
    """Names by seat, and which of them are bots'; who was there without taking part is not named."""
    names: dict[int, str] = {}
    bots: set[int] = set()
    rows = connection.execute(
        "SELECT seat, name, player FROM bank_player WHERE game_table = ? AND bank = ?", (table, bank)
    ).fetchall()
    for seat, name, player in rows:
        names[seat] = _unlike(name, set(names.values()))
        if is_bot(connection, player):
            bots.add(seat)
    started = next(event for event in events if isinstance(event, BankStarted))
    for seat in started.present:
        if seat not in names:
            names[seat] = _unlike(f"Seat {seat + 1}", set(names.values()))
    return names, bots


def _unlike(name: str, taken: set[str]) -> str:
    """A name that nobody in the bank bears.

    >>> _unlike("Seat 2", {"Ann", "Seat 2"})
    'Seat 2*'
    """
    while name in taken:
        name += "*"
    return name
