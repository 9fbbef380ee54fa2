"""Long look-ups: each has so much time, and nobody waits for one person's."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from svara.server.db.store import Store, TooLongError
from svara.server.people.reception import READS_EACH, READS_HERE, Readers, TooManyReadsError

pytestmark = pytest.mark.server

ENDLESS = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n"


def test_a_look_up_that_does_not_end_is_ended(tmp_path: Path) -> None:
    async def main() -> None:
        store = Store(tmp_path / "svara.db")
        with pytest.raises(TooLongError):
            await store.read(lambda at: at.execute(ENDLESS).fetchone(), 0.01)
        with pytest.raises(sqlite3.OperationalError, match="no such table"):
            await store.read(lambda at: at.execute("SELECT 1 FROM nowhere"), 10)
        assert await store.read(lambda at: at.execute("SELECT 1").fetchone(), 10) == (1,)
        store.close()

    asyncio.run(main())


def test_each_person_and_each_address_has_a_few_turns_at_once() -> None:
    """And nobody is remembered who does not wait."""
    readers = Readers()
    turns = [readers.turn(f"player {at // READS_EACH}", "192.0.2.1") for at in range(READS_HERE)]
    for turn in turns:
        turn.__enter__()
    with pytest.raises(TooManyReadsError), readers.turn("player 0", "192.0.2.2"):
        pass
    with pytest.raises(TooManyReadsError), readers.turn("somebody", "192.0.2.1"):
        pass
    with readers.turn("somebody", "192.0.2.2"):
        pass
    for turn in turns:
        turn.__exit__(None, None, None)
    assert not readers._waiting
