"""Fills a data directory with guests and tables, as if all of them had come and been opened before.

By HTTP it would take an hour: one address is let in at one guest a second.
"""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from svara.bank import Game
from svara.server.db.schema import prepare
from svara.server.house import DATABASE
from svara.server.moments import now_ms
from svara.server.people.accounts import create_guest
from svara.server.tables.journal import Step, claim, write_step
from svara.table import Table

CHIPS = 1_000_000


def table_name(number: int) -> str:
    return f"load-{number}"


def seed(data: Path, tables: int, guests: int) -> list[str]:
    """The sessions' tokens of so many guests, beside so many empty tables."""
    data.mkdir(parents=True)
    game = Game.load("svara")
    with closing(prepare(data / DATABASE)) as connection:
        connection.execute("BEGIN")
        tokens = [create_guest(connection, f"Guest {at}", now_ms(), CHIPS)[1] for at in range(guests)]
        for number in range(tables):
            epoch = claim(connection, table_name(number))
            _, events = Table.open(game, table_name(number))
            step = Step(table_name(number), epoch, 0, now_ms(), tuple(events))
            write_step(connection, step)
        connection.execute("COMMIT")
    return tokens
