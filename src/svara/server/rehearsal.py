"""A house for tests: its decks follow from a number, and it says so wherever it is met.

A database is of one kind for good. What was played with real shuffles is never gone on with by decks that
can be foretold, nor the other way round.
"""

from __future__ import annotations

import hashlib
import sqlite3

from svara.server.db.schema import StoreError
from svara.server.settings import Settings
from svara.shuffle import deck_from_seed
from svara.table import Table, TableEvent

MARK = "test"
"""What such a database has among its notices."""

BANNER = "TEST HOUSE: the decks can be foretold, and the chips are worth nothing."


def check_kind(connection: sqlite3.Connection, settings: Settings) -> None:
    """Mark a new database as what it is; raise `StoreError` for one that is of the other kind."""
    marked = connection.execute("SELECT 1 FROM notice WHERE name = ?", (MARK,)).fetchone() is not None
    used = (
        connection.execute("SELECT 1 FROM game_table UNION ALL SELECT 1 FROM player").fetchone() is not None
    )
    if settings.test_seed is None:
        if marked:
            raise StoreError(
                f"the data directory {settings.data} holds a house for tests, whose decks can be foretold; "
                "name another with --data, or give its --test-seed"
            )
    elif used and not marked:
        raise StoreError(
            f"the data directory {settings.data} holds a real house, which --test-seed must not touch; "
            "leave --data out, or name another"
        )
    elif not marked:
        connection.execute("INSERT INTO notice VALUES (?, ?)", (MARK, BANNER))


def deal_seeded(seed: int, table: Table, now: int) -> list[TableEvent]:
    """Deal what is due by the seed, the game, the bank and the deal in it, and nothing else."""
    state, bank = table.state, table.bank
    number, deal = state.banks + 1, 1
    if state.running and bank is not None:
        number, deal = state.banks, bank.state.deals + 1
    text = f"{seed}/{state.rules.id}/{number}".encode()
    draw = int.from_bytes(hashlib.sha256(text).digest()[:8])
    return table.deal_deck(deck_from_seed(table.game.cards, text, deal), draw, now)


def with_banner(page: str) -> str:
    """The page of such a house: nobody takes it for another. The client says it in its own language.

    >>> with_banner("<title>Svara</title><body>")[:51]
    '<title>TEST · Svara</title><body><p id="test-house"'
    """
    titled = page.replace("<title>", "<title>TEST · ", 1)
    return titled.replace("<body>", f'<body><p id="test-house" role="alert">{BANNER}</p>', 1)
