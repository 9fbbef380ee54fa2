"""Which line of events a database's numbers are of.

A table's events are numbered, and a client that comes back names the last number it heard. What is played
after a copy was put back has the numbers of what is lost: so a copy has no timeline, and gets one of its own
with the first house that opens it, however it came there.
"""

from __future__ import annotations

import secrets
import sqlite3

_NAME = "timeline"
"""What it has among the notices."""


def of_database(connection: sqlite3.Connection) -> str:
    """The one that goes on; where there is none yet, it begins."""
    found = connection.execute("SELECT body FROM notice WHERE name = ?", (_NAME,)).fetchone()
    if found is not None:
        return str(found[0])
    begun = secrets.token_hex(8)
    connection.execute("INSERT INTO notice VALUES (?, ?)", (_NAME, begun))
    return begun


def leave(connection: sqlite3.Connection) -> None:
    """Take a copy out of the timeline of what it was copied from; the oldest databases have none."""
    if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'notice'").fetchone() is not None:
        connection.execute("DELETE FROM notice WHERE name = ?", (_NAME,))
