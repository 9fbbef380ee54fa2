"""Database files as earlier versions of the program left them."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import StaticPool, create_engine

from svara.server.db.upgrade import run_revisions

Movement = tuple[str, str, str, int]
Shape = set[tuple[str, str, str, str]]


def old_database(path: Path, version: int, table: str, events: str, movements: list[Movement]) -> None:
    """A file of user_version 1 or 2, whose tables were the same, with a table in the middle of a bank."""
    bodies = events.strip().split("\n")
    with closing(sqlite3.connect(path, isolation_level=None)) as books:
        engine = create_engine("sqlite://", creator=lambda: books, poolclass=StaticPool)
        with engine.connect() as connection:
            run_revisions(connection, "0001")
        books.execute("DROP TABLE alembic_version")
        books.execute(f"PRAGMA user_version = {version}")
        books.execute("INSERT INTO game_table VALUES (?, 1, ?, 0, NULL)", (table, len(bodies)))
        books.execute("INSERT INTO deck VALUES (?, '[1,2,3]')", (table,))
        books.execute("INSERT INTO player VALUES ('ann', 'Ann', 1)")
        books.execute("INSERT INTO session VALUES (x'00', 'ann', 1)")
        for name, source, target, amount in movements:
            books.execute("INSERT INTO movement VALUES (?, ?, ?, ?, 1)", (name, source, target, amount))
        books.execute(
            """
            INSERT INTO account SELECT account, sum(amount) FROM (
                SELECT target AS account, amount FROM movement UNION ALL SELECT source, -amount FROM movement
            ) GROUP BY account
            """
        )
        for seq, body in enumerate(bodies, 1):
            books.execute("INSERT INTO event VALUES (?, ?, 5, ?)", (table, seq, body))


def shape_of(connection: sqlite3.Connection) -> Shape:
    """Everything that was made in a database, by the text that made it."""
    rows = connection.execute("SELECT type, name, tbl_name, coalesce(sql, '') FROM sqlite_master")
    return {(kind, name, of, re.sub(r"\s+", " ", text)) for kind, name, of, text in rows}
