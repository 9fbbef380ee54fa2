"""The audit: what operators did, to whom or what, and why. A line in it is never changed or taken out."""

from __future__ import annotations

import sqlite3

import msgspec


class AuditLine(msgspec.Struct):
    """One act: who did it (``console`` for who has the machine), what, to whom or what, and why.

    The names are those that people and tables have now, and the ids where there is none.
    """

    id: int
    at: int
    who: str
    act: str
    target: str
    detail: str
    reason: str
    who_name: str
    target_name: str


def write_down(
    connection: sqlite3.Connection, who: str, act: str, target: str, now: int, detail: str, reason: str
) -> None:
    """Keep an act, in the transaction that does it."""
    connection.execute(
        "INSERT INTO audit (at, who, act, target, detail, reason) VALUES (?, ?, ?, ?, ?, ?)",
        (now, who, act, target, detail, reason),
    )


def why_banned(connection: sqlite3.Connection, player: str) -> str:
    """What was said of the ban that a player is under, his own or his owner's."""
    row = connection.execute(
        """
        SELECT reason FROM audit JOIN player ON audit.target = player.id
        WHERE act = 'ban' AND detail = CAST(banned_until AS TEXT)
            AND player.id IN (?1, (SELECT owner FROM player WHERE id = ?1))
        ORDER BY banned_until DESC, audit.id DESC LIMIT 1
        """,
        (player,),
    ).fetchone()
    return "" if row is None else str(row[0])


def find_acts(
    connection: sqlite3.Connection, before: int | None, target: str | None, limit: int
) -> list[AuditLine]:
    """The latest acts, those before one of them, those on one target."""
    rows = connection.execute(
        """
        SELECT audit.id, at, who, act, target, detail, reason, coalesce(actor.name, who),
            coalesce(person.name, nullif(json_extract(place.options, '$.name'), ''), target)
        FROM audit LEFT JOIN player AS actor ON actor.id = who
            LEFT JOIN player AS person ON person.id = target
            LEFT JOIN game_table AS place ON place.id = target
        WHERE (?1 IS NULL OR audit.id < ?1) AND (?2 IS NULL OR target = ?2) ORDER BY audit.id DESC LIMIT ?3
        """,
        (before, target, limit),
    )
    return [AuditLine(*row) for row in rows]
