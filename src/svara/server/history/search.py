"""Finding finished banks again: a player's own, by table, game, date and result."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from typing import Any, Literal, TypeAlias

import msgspec

from svara.chips import Chips, chips_json, exact, parse_chips
from svara.server.books.table_names import NO_PRACTICE, TABLE_NAME

Outcome: TypeAlias = Literal["won", "lost", "even"]


class BankLine(msgspec.Struct, frozen=True):
    """One finished bank as its player finds it again; ``net`` is what it brought him."""

    table: str
    bank: int
    game: str
    began: int
    ended: int
    seat: int
    put: int | str
    won: int | str
    net: int | str
    pot: int | str
    rake: int
    svaras: int
    void: bool
    players: tuple[str, ...]
    """Everybody's name, by seat."""
    table_name: str
    """What its opener called the table; empty where it has no name but its game's."""


class Wanted(msgspec.Struct, frozen=True):
    """Which of them, the latest first. Moments are milliseconds; a bound that is ``None`` is none."""

    table: str | None = None
    game: str | None = None
    since: int | None = None
    before: int | None = None
    """Ended earlier than this; the ``ended`` of the last row of one page begins the next."""
    result: Outcome | None = None
    svara: bool = False
    """Only banks with a svara in them."""
    limit: int = 50


def find_banks(connection: sqlite3.Connection, player: str, wanted: Wanted) -> list[BankLine]:
    """A player's banks, the latest first: as many as wanted, and those that ended in the same millisecond
    as the last of them, so that the next page misses none. Of practice only where its table is named.
    """
    found: list[BankLine] = []
    for row in _rows(connection, player, wanted):
        if len(found) >= wanted.limit and row[_ENDED] != found[-1].ended:
            break
        if wanted.result in (None, outcome(parse_chips(row[_WON]) - parse_chips(row[_PUT]))):
            found.append(_line(connection, row))
    return found


def outcome(net: Chips) -> Outcome:
    """What a bank was to who has this much more after it.

    >>> from fractions import Fraction
    >>> outcome(20), outcome(Fraction(-9, 2)), outcome(0)
    ('won', 'lost', 'even')
    """
    return "won" if net > 0 else "lost" if net < 0 else "even"


_ENDED, _PUT, _WON = 4, 6, 7
"""Where they stand in a row."""


def _rows(connection: sqlite3.Connection, player: str, wanted: Wanted) -> Iterator[tuple[Any, ...]]:
    conditions, values = ["mine.player = ?"], [player]
    given: tuple[tuple[str, Any], ...] = (
        ("mine.game_table = ?", wanted.table),
        ("bank.profile = ?", wanted.game),
        ("mine.ended >= ?", wanted.since),
        ("mine.ended < ?", wanted.before),
    )
    for condition, value in given:
        if value is not None:
            conditions.append(condition)
            values.append(value)
    if wanted.table is None:
        conditions.append(NO_PRACTICE)
    if wanted.svara:
        conditions.append("bank.svaras > 0")
    return connection.execute(
        f"""
        SELECT mine.game_table, mine.bank, bank.profile, bank.began, bank.ended, mine.seat, mine.put,
               mine.won, bank.pot, bank.rake, bank.svaras, bank.void, {TABLE_NAME}
        FROM bank_player AS mine JOIN bank_result AS bank USING (game_table, bank)
            JOIN game_table AS place ON place.id = mine.game_table
        WHERE {" AND ".join(conditions)} ORDER BY mine.ended DESC, mine.game_table, mine.bank DESC
        """,
        values,
    )


def _line(connection: sqlite3.Connection, row: tuple[Any, ...]) -> BankLine:
    table, bank, game, began, ended, seat, put, won, pot, rake, svaras, void, called = row
    names = connection.execute(
        "SELECT name FROM bank_player WHERE game_table = ? AND bank = ? ORDER BY seat", (table, bank)
    )
    paid, got = parse_chips(put), parse_chips(won)
    return BankLine(
        *(table, bank, game, began, ended, seat),
        put=chips_json(paid),
        won=chips_json(got),
        net=chips_json(exact(got - paid)),
        pot=chips_json(parse_chips(pot)),
        rake=rake,
        svaras=svaras,
        void=bool(void),
        players=tuple(name for (name,) in names),
        table_name=called,
    )
