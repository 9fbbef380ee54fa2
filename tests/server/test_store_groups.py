"""What is handed to the store while it works: one group at a time is the writer's, tidying too."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from pathlib import Path

import pytest

from svara.server.db import store as stores
from svara.server.db.store import Store

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
