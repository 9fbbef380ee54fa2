"""What operators see of people and of what is reported: names, chips, bans, and never a secret."""

from __future__ import annotations

import sqlite3

import msgspec

from svara.server.books import ledger
from svara.server.books.table_names import TABLE_NAME
from svara.server.people.players import Kind, Role

RECENT = 20


class PersonLine(msgspec.Struct):
    """A person as a list shows him; ``until`` are milliseconds since the epoch, 0 where he is free."""

    id: str
    name: str
    kind: Kind
    role: Role
    created: int
    banned_until: int
    muted_until: int
    wallet: int


class MovementLine(msgspec.Struct):
    """Chips into his wallet, or out of it where ``amount`` is below zero."""

    id: str
    at: int
    amount: int
    other: str
    """The account they came from or went to."""


class ReportLine(msgspec.Struct):
    """A message that players reported, and how many of them did."""

    chat: int
    table: str
    player: str
    name: str
    at: int
    body: str
    reports: int
    table_name: str
    """What its opener called the table; empty where it has no name but its game's."""


_PEOPLE = """
SELECT player.id, name, kind, role, created, banned_until, muted_until, coalesce(balance, 0)
FROM player LEFT JOIN account ON account.id = 'wallet:' || player.id
"""


def find_people(connection: sqlite3.Connection, search: str, limit: int) -> list[PersonLine]:
    """Those whose name holds the text, or whose id it is, the newest first."""
    rows = connection.execute(
        f"""
        {_PEOPLE} WHERE deleted IS NULL AND (?1 = '' OR instr(lower(name), lower(?1)) OR player.id = ?1)
        ORDER BY created DESC, player.id LIMIT ?2
        """,
        (search, limit),
    )
    return [PersonLine(*row) for row in rows]


def find_person(connection: sqlite3.Connection, player: str) -> PersonLine | None:
    row = connection.execute(f"{_PEOPLE} WHERE deleted IS NULL AND player.id = ?", (player,)).fetchone()
    return None if row is None else PersonLine(*row)


def count_sessions(connection: sqlite3.Connection, player: str) -> int:
    (count,) = connection.execute("SELECT count(*) FROM session WHERE player = ?", (player,)).fetchone()
    return int(count)


def recent_movements(connection: sqlite3.Connection, player: str) -> list[MovementLine]:
    """The latest of a wallet, the newest first."""
    own = ledger.wallet(player)
    rows = connection.execute(
        """
        SELECT id, at, CASE WHEN target = ?1 THEN amount ELSE -amount END,
            CASE WHEN target = ?1 THEN source ELSE target END
        FROM movement WHERE source = ?1 OR target = ?1 ORDER BY rowid DESC LIMIT ?2
        """,
        (own, RECENT),
    )
    return [MovementLine(*row) for row in rows]


def open_reports(connection: sqlite3.Connection, limit: int) -> list[ReportLine]:
    """What was reported and not settled, the oldest first."""
    rows = connection.execute(
        f"""
        SELECT chat.id, game_table, chat.player, name, chat.at, body, count(*), {TABLE_NAME}
        FROM chat_report JOIN chat ON chat.id = chat_report.chat
            JOIN game_table AS place ON place.id = game_table
        WHERE settled IS NULL GROUP BY chat.id ORDER BY min(chat_report.at) LIMIT ?
        """,
        (limit,),
    )
    return [ReportLine(*row) for row in rows]
