"""A finished bank as a deal record: what one of its players saw of it, with the proofs of its cards."""

from __future__ import annotations

import sqlite3

from svara.bank.events import BankStarted
from svara.record import record_text, seat_record
from svara.record.lines import name_fault
from svara.server.history.finished import FinishedBank, finished_bank


def download(connection: sqlite3.Connection, player: str, table: str, bank: int) -> str | None:
    """The record's text for whoever was dealt in or joined; ``None`` for everybody else."""
    finished = finished_bank(connection, table, bank)
    seat = None if finished is None else finished.seat_of(player)
    if finished is None or seat is None:
        return None
    events = [kept.event for kept in finished.events]
    bots = {place for place, taker in finished.takers.items() if taker.bot}
    return record_text(seat_record(events, finished.rules, _names(finished), seat, bots))


def _names(finished: FinishedBank) -> dict[int, str]:
    """Names by seat, no two alike; who was there without taking part is not named."""
    names: dict[int, str] = {}
    for seat, taker in finished.takers.items():
        names[seat] = _unlike(_fit(taker.name, seat), set(names.values()))
    started = next(kept.event for kept in finished.events if isinstance(kept.event, BankStarted))
    for seat in started.present:
        if seat not in names:
            names[seat] = _unlike(f"Seat {seat + 1}", set(names.values()))
    return names


def _fit(name: str, seat: int) -> str:
    """A name as a record can hold it: at a table a number may have come after one with an apostrophe.

    >>> _fit("O'Neil", 1), _fit("O'Neil 2", 1)
    ("O'Neil", 'O’Neil 2')
    """
    if name_fault(name) is None:
        return name
    plain = name.replace("'", "’")
    return plain if name_fault(plain) is None else f"Seat {seat + 1}"


def _unlike(name: str, taken: set[str]) -> str:
    """A name that nobody in the bank bears.

    >>> _unlike("Seat 2", {"Ann", "Seat 2"})
    'Seat 2*'
    """
    while name in taken:
        name += "*"
    return name
