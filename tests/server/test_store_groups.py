"""What is handed to the store while it works: one group at a time is the writer's, tidying too."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from svara.server.db import store as stores
from svara.server.db.store import Store, undone_alone

pytestmark = pytest.mark.server

EACH = 50


class Watched(Store):
    """A store that knows how often it began a group while the writer had one."""

    met = 0

    def _begin(self, loop: asyncio.AbstractEventLoop) -> None:
        self.met += self._busy
        super()._begin(loop)


def test_tidying_never_meets_a_group(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Though its moment comes each time that something is asked for: somebody reads, so it is never over."""
    monkeypatch.setattr(stores, "TIDY_SECONDS", 0)

    async def main() -> None:
        store = Watched(tmp_path / "svara.db")
        await store.run(lambda at: at.execute("CREATE TABLE written (number INTEGER)"))
        with contextlib.closing(sqlite3.connect(store.path, isolation_level=None)) as reader:
            reader.execute("BEGIN")
            reader.execute("SELECT count(*) FROM written").fetchone()
            for _ in range(EACH):
                await store.run(lambda at: at.execute("INSERT INTO written VALUES (1)"))
        assert store.met == 0
        assert store.reader.execute("SELECT count(*) FROM written").fetchone() == (EACH,)
        store.close()

    asyncio.run(main())


class Turn:
    """Writes one text, as a table does: what goes wrong is undone alone. It knows what became of it."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.fault: BaseException | None = None
        self.settled: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    def write(self, connection: sqlite3.Connection) -> None:
        try:
            undone_alone(connection, self._insert)
        except sqlite3.Error as error:
            self.fault = error

    def settle(self, fault: BaseException | None) -> None:
        self.settled.set_result(fault is None and self.fault is None)

    def _insert(self, connection: sqlite3.Connection) -> None:
        connection.execute("INSERT INTO kept VALUES (?, ?)", (self.number, "x" * 3000))


class Broken(Turn):
    """One with a fault of its own making."""

    def write(self, connection: sqlite3.Connection) -> None:
        self._insert(connection)
        raise RuntimeError("a turn that does not undo what it does")


async def kept_ones(
    store: Store, turns: list[Turn], midway: Callable[[], object]
) -> tuple[set[int], set[int]]:
    """Those that were told that they are kept, and those that are."""
    pieces = []
    for turn in turns:
        store.step(turn)
        if turn.number % 3 == 0:
            pieces.append(asyncio.ensure_future(store.run(Turn(-turn.number - 1)._insert)))
        if turn.number % 7 == 0:
            await turn.settled
        if turn.number == len(turns) // 2:
            midway()
    told = {turn.number for turn in turns if await turn.settled}
    for number, done in zip(range(0, len(turns), 3), pieces, strict=True):
        with contextlib.suppress(sqlite3.Error, RuntimeError):
            await done
            told.add(-number - 1)
    rows = store.reader.execute("SELECT number FROM kept").fetchall()
    return told, {number for (number,) in rows}


@pytest.mark.parametrize("trouble", ["full", "broken", "locked"])
def test_only_what_is_kept_is_said_to_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trouble: str
) -> None:
    """Whether the disk is full, somebody writes who ends too late, or a turn breaks its word."""
    monkeypatch.setattr(stores, "BUSY_MS", 1)

    async def main() -> None:
        store = Store(tmp_path / "svara.db")
        await store.run(lambda at: at.execute("CREATE TABLE kept (number INTEGER, text TEXT)"))
        if trouble == "full":
            await store.run(lambda at: at.execute("PRAGMA max_page_count = 150"))
        kinds = [Broken if trouble == "broken" and number % 40 == 11 else Turn for number in range(120)]
        turns = [kind(number) for number, kind in enumerate(kinds)]
        with contextlib.closing(sqlite3.connect(store.path, isolation_level=None)) as other:
            if trouble == "locked":
                other.execute("BEGIN IMMEDIATE")
            told, kept = await kept_ones(store, turns, other.rollback)
        assert told == kept
        assert 0 < len(kept) < 160, "some were kept, and some were not"
        store.close()

    asyncio.run(main())
