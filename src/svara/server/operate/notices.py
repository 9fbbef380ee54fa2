"""What operators set for the whole house, kept until they take it back: a pause, and a notice to all."""

from __future__ import annotations

import sqlite3

from svara.server.tables.status import HouseStatus

PAUSE, TEXT, READY = "pause", "text", "ready"
"""The names of what operators set, and of what is written to find out whether the disk takes writes."""

LONGEST = 500
"""Letters of a notice."""


def read(connection: sqlite3.Connection, status: HouseStatus) -> None:
    """What was set before the house was last closed."""
    kept = dict(connection.execute("SELECT name, body FROM notice").fetchall())
    status.paused = PAUSE in kept
    status.text = kept.get(TEXT)


def write(connection: sqlite3.Connection, name: str, body: str | None) -> None:
    """Set one of them, or take it back."""
    if body is None:
        connection.execute("DELETE FROM notice WHERE name = ?", (name,))
    else:
        connection.execute(
            "INSERT INTO notice VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET body = excluded.body",
            (name, body),
        )
