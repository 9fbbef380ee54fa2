"""A player's statement: every movement of his chips, the latest first, and what each day came to."""

from __future__ import annotations

import sqlite3

import msgspec

from svara.server.books.ledger import balance, holdings, wallet
from svara.server.books.table_names import GAME, TABLE_NAME
from svara.server.moments import DAY_MS

_TO_WALLET = "amount * ((target = :wallet) - (source = :wallet))"
_TO_SEAT = "amount * ((target GLOB 'seat:*') - (source GLOB 'seat:*'))"


class StatementLine(msgspec.Struct, frozen=True):
    """One movement. ``amount`` is what the wallet got or gave, or the seat where the wallet had no part.

    ``wallet`` and ``held`` are what he had after it, away from tables and in all; what lies in a pot is
    nobody's.
    """

    number: int
    at: int
    kind: str
    amount: int
    wallet: int
    held: int
    table: str | None = None
    bank: int | None = None
    note: str | None = None
    table_name: str | None = None
    """What its opener called the table; empty where it has no name but its game's."""
    game: str | None = None


class Day(msgspec.Struct, frozen=True):
    """A day of UTC that began at ``at``: what play brought or cost, and what the house gave or took."""

    at: int
    played: int
    given: int


def lines(connection: sqlite3.Connection, player: str, before: int | None, limit: int) -> list[StatementLine]:
    """So many lines older than the line with the number ``before``, or the latest ones."""
    connection.execute("BEGIN")
    try:
        return _lines(connection, player, before, limit)
    finally:
        connection.execute("ROLLBACK")


def _lines(
    connection: sqlite3.Connection, player: str, before: int | None, limit: int
) -> list[StatementLine]:
    own = wallet(player)
    asked = {"player": player, "wallet": own, "before": before, "limit": limit}
    in_wallet, held = balance(connection, own), holdings(connection, player)
    if before is not None:
        to_wallet, to_seats = connection.execute(
            f"""
            SELECT coalesce(sum({_TO_WALLET}), 0), coalesce(sum({_TO_SEAT}), 0)
            FROM movement WHERE player = :player AND rowid >= :before
            """,
            asked,
        ).fetchone()
        in_wallet, held = in_wallet - to_wallet, held - to_wallet - to_seats
    rows = connection.execute(
        f"""
        SELECT movement.rowid, at, kind, game_table, bank, note, {_TO_WALLET}, {_TO_SEAT},
            iif(place.id IS NULL, NULL, {TABLE_NAME}), iif(place.id IS NULL, NULL, {GAME})
        FROM movement LEFT JOIN game_table AS place ON place.id = game_table
        WHERE player = :player AND (:before IS NULL OR movement.rowid < :before)
        ORDER BY movement.rowid DESC LIMIT :limit
        """,
        asked,
    )
    found = []
    for number, at, kind, table, bank, note, to_wallet, to_seat, name, game in rows:
        amount = to_wallet or to_seat
        line = StatementLine(number, at, kind, amount, in_wallet, held, table, bank, note, name, game)
        found.append(line)
        in_wallet, held = in_wallet - to_wallet, held - to_wallet - to_seat
    return found


def days(connection: sqlite3.Connection, player: str, since: int) -> list[Day]:
    """The days since a moment on which anything moved, the earliest first."""
    rows = connection.execute(
        f"""
        SELECT at / {DAY_MS} * {DAY_MS} AS day,
               sum(iif(bank IS NULL, 0, moved)), sum(iif(bank IS NULL, moved, 0))
        FROM (
            SELECT at, bank, {_TO_WALLET} + {_TO_SEAT} AS moved FROM movement
            WHERE player = :player AND at >= :since
        )
        GROUP BY day ORDER BY day
        """,
        {"player": player, "wallet": wallet(player), "since": since},
    )
    return [Day(*row) for row in rows]
