"""An evening by chance whose every step is booked, as a server books it, in a database of its own."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from houses import WALLET, House
from svara.bank import Game
from svara.server.books import gifts, ledger
from svara.server.books.booking import entries_of
from svara.server.books.ledger import Entry
from svara.server.db.schema import prepare
from svara.table import TableState
from table_evenings import NAMES, Evening

SECOND = 1000


class BookedEvening:
    """An evening at the table ``main``, from moment 0 on, a second a step."""

    def __init__(self, books: sqlite3.Connection, game: Game, seed: int) -> None:
        self.books = books
        self.evening = Evening(House(game), seed)
        self.steps = 0
        self.latest: list[Entry] = []
        books.execute("INSERT INTO game_table VALUES ('main', 1, 0, 0, NULL, '{}', 'A', NULL, 0, NULL)")

    @property
    def state(self) -> TableState:
        return self.evening.house.state

    @property
    def now(self) -> int:
        return self.steps * SECOND

    def step(self) -> None:
        before = self.state.copy()
        self.evening.step()
        house = self.evening.house
        fresh = list(enumerate(house.log[before.seq :], before.seq + 1))
        self.latest = list(entries_of(before, fresh))
        self.books.execute("BEGIN")
        for entry in self.latest:
            ledger.post(self.books, entry, self.now)
        self.books.execute("COMMIT")
        self.steps += 1


@contextmanager
def booked(data: Path, game: Game, seed: int) -> Iterator[BookedEvening]:
    """An evening with people who have chips."""
    with closing(prepare(data / "svara.db")) as books:
        for name in NAMES:
            books.execute("INSERT INTO player (id, name, created) VALUES (?, ?, 0)", (name, f"={name}; |"))
            gifts.welcome(books, name, WALLET, 0)
        yield BookedEvening(books, game, seed)
