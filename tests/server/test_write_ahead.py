"""The write-ahead log: copied beside the writer, begun anew, emptied of what was deleted."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Iterator
from concurrent.futures import wait
from pathlib import Path

import pytest

from svara.server.db import write_ahead
from svara.server.db.schema import connect
from svara.server.db.store import Store
from svara.server.db.write_ahead import AHEAD_SECONDS, EMPTY_SECONDS, Copied, WriteAheadLog

pytestmark = pytest.mark.server

ROWS, FEW = 40, 4
TEXT = "x" * 3000
"""So that each row dirties a page of its own."""

SECRET = b"a deck that is deleted"


class Kept:
    """A file with a writer whose log is looked after, and whose time stands still. What was copied is
    noted with who copied it; each copy that is begun is over before the next commit.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.now = 0.0
        self.fails = False
        self.made: list[tuple[str, str, Copied]] = []
        self.writer = connect(path)
        self.writer.execute("PRAGMA busy_timeout = 0")
        self.writer.execute("CREATE TABLE kept (number INTEGER PRIMARY KEY, text TEXT)")
        self.ahead = WriteAheadLog(path, self.writer)
        for connection in (self.writer, self.ahead._beside):
            connection.execute("PRAGMA synchronous = OFF")

    def monotonic(self) -> float:
        return self.now

    def checkpoint(self, connection: sqlite3.Connection, mode: str) -> Copied:
        if self.fails:
            raise sqlite3.OperationalError("disk I/O error")
        who = threading.current_thread().name.partition("_")[0]
        copied = COPY(connection, mode)
        self.made.append((who, mode, copied))
        return copied

    def commit(self, *statements: str) -> None:
        self.writer.execute("BEGIN IMMEDIATE")
        for statement in statements:
            self.writer.execute(statement)
        self.writer.execute("COMMIT")
        self.ahead.committed()
        if self.ahead._copying is not None:
            wait([self.ahead._copying])

    def write(self, commits: int, rows: int = 4) -> None:
        for _ in range(commits):
            self.commit(*[f"INSERT INTO kept (text) VALUES ('{TEXT}')"] * rows)

    def copies(self, who: str, mode: str) -> int:
        return sum(made[:2] == (who, mode) for made in self.made)

    @property
    def pages(self) -> int:
        """Of the log's file."""
        return self.path.with_name(self.path.name + "-wal").stat().st_size // 4096

    def holds_secret(self) -> bool:
        return any(SECRET in path.read_bytes() for path in self.path.parent.iterdir())

    @contextlib.contextmanager
    def read(self) -> Iterator[None]:
        with contextlib.closing(sqlite3.connect(self.path, isolation_level=None)) as reader:
            reader.execute("BEGIN")
            reader.execute("SELECT count(*) FROM kept").fetchone()
            yield

    def check(self) -> None:
        assert self.writer.execute("PRAGMA integrity_check").fetchone() == ("ok",)


COPY = write_ahead.checkpoint


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Kept]:
    monkeypatch.setattr(write_ahead, "ROWS", ROWS)
    monkeypatch.setattr(write_ahead, "FEW", FEW)
    file = Kept(tmp_path / "svara.db")
    monkeypatch.setattr(write_ahead, "time", file)
    monkeypatch.setattr(write_ahead, "checkpoint", file.checkpoint)
    file.ahead._empty_by = EMPTY_SECONDS
    yield file
    file.ahead.close()
    file.check()
    file.writer.close()


def test_a_log_begins_anew_however_much_is_written(kept: Kept) -> None:
    """What it takes is copied beside the writer, which itself copies only what came meanwhile."""
    kept.write(500)
    assert 0 < kept.pages < 4 * ROWS
    assert kept.copies("store-copier", "PASSIVE") > 20
    before = 0
    for who, _, copied in kept.made:
        assert copied.pages == copied.copied
        if who == "store-copier":
            before = copied.copied
        else:
            assert copied.copied - before <= 3 * FEW + 3


def test_a_great_deal_at_once_is_copied_beside_the_writer(kept: Kept) -> None:
    kept.write(1, rows=50 * ROWS)
    kept.write(5)
    assert [made[:2] for made in kept.made[:2]] == [("store-copier", "PASSIVE"), ("MainThread", "PASSIVE")]
    assert kept.made[0][2].copied > 50 * ROWS
    kept.made.clear()
    kept.write(ROWS)
    assert max(copied.pages for _, _, copied in kept.made) < 4 * ROWS


def test_what_is_copied_is_not_copied_again_beside_the_writer(kept: Kept) -> None:
    """A release of SQLite before 3.51.3 could lose what begins such a log anew meanwhile."""
    kept.write(1)
    kept.write(1, rows=ROWS)
    made = kept.copies("store-copier", "PASSIVE")
    assert made == len(kept.made) == 1
    for _ in range(3):
        kept.commit(*["UPDATE kept SET text = text"] * 2 * FEW)
        kept.writer.execute("BEGIN IMMEDIATE")
        kept.writer.execute("DELETE FROM kept")
        kept.writer.execute("ROLLBACK")
        kept.ahead.committed()
    assert kept.writer.total_changes > 2 * ROWS, "so much as would ask for the next copy"
    assert kept.copies("store-copier", "PASSIVE") == made
    kept.write(3, rows=ROWS)
    assert kept.copies("store-copier", "PASSIVE") > made


def test_readers_keep_a_log_only_while_they_read(kept: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    """Though hardly ever nobody reads: once a log is long, the first commit at such a moment is enough."""
    monkeypatch.setattr(write_ahead, "LONG_PAGES", 4 * ROWS)
    with contextlib.ExitStack() as reads:
        reads.enter_context(kept.read())
        kept.write(3 * ROWS // 4)
        assert {who for who, _, _ in kept.made} == {"store-copier"}, "the writer would have to copy it all"
        kept.write(70)
        for _ in range(100):
            with kept.read():
                kept.write(1)
        assert kept.pages > 4 * ROWS
        kept.made.clear()
    kept.write(4)
    assert kept.made[-1][2].pages <= 3 * 4 * 2, "it has begun anew"


def test_what_is_deleted_is_gone_in_time(kept: Kept) -> None:
    """However much is written meanwhile, and however little."""
    for commits in (1, 60):
        kept.commit(f"INSERT INTO kept VALUES (-1, '{SECRET.decode()}')")
        kept.write(commits)
        assert kept.holds_secret()
        kept.commit("DELETE FROM kept WHERE number = -1")
        kept.now += EMPTY_SECONDS - AHEAD_SECONDS
        emptied = kept.copies("MainThread", "TRUNCATE")
        kept.write(commits)
        assert (kept.copies("MainThread", "TRUNCATE") > emptied) == (commits > 1), (
            "what is much is copied first"
        )
        kept.now += AHEAD_SECONDS
        kept.write(1)
        assert not kept.holds_secret()


def test_what_is_deleted_is_gone_soon_after_a_reader(kept: Kept) -> None:
    kept.commit(f"INSERT INTO kept VALUES (-1, '{SECRET.decode()}')")
    with kept.read():
        kept.commit("DELETE FROM kept WHERE number = -1")
        for _ in range(3):
            kept.now += EMPTY_SECONDS
            kept.write(20)
            kept.ahead.empty()
            assert kept.ahead.unclean
        assert kept.holds_secret()
    kept.now += 2 * AHEAD_SECONDS
    kept.write(1)
    assert not kept.holds_secret()
    kept.ahead.empty()
    assert not kept.ahead.unclean
    assert kept.pages == 0


def test_copies_that_fail_are_made_later(kept: Kept) -> None:
    kept.fails = True
    kept.write(60)
    kept.now += EMPTY_SECONDS
    kept.write(60)
    kept.ahead.empty()
    assert kept.ahead.unclean
    long = kept.pages
    kept.fails = False
    kept.write(60)
    kept.now += EMPTY_SECONDS
    kept.write(3)
    assert kept.pages < long / 2


def test_a_closed_store_is_one_file_with_nothing_deleted_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is being copied just then."""
    monkeypatch.setattr(write_ahead, "ROWS", ROWS)
    monkeypatch.setattr(write_ahead, "FEW", FEW)

    async def main() -> None:
        store = Store(tmp_path / "svara.db")
        await store.run(lambda at: at.execute("CREATE TABLE kept (number INTEGER PRIMARY KEY, text TEXT)"))
        await store.run(lambda at: at.execute("INSERT INTO kept VALUES (-1, ?)", (SECRET.decode(),)))
        rows = [(TEXT,)] * ROWS
        for _ in range(5):
            await store.run(lambda at: at.executemany("INSERT INTO kept (text) VALUES (?)", rows))
        await store.run(lambda at: at.execute("DELETE FROM kept WHERE number = -1"))
        store.close()

    asyncio.run(main())
    assert [path.name for path in tmp_path.iterdir()] == ["svara.db"]
    assert SECRET not in (tmp_path / "svara.db").read_bytes()
    with contextlib.closing(sqlite3.connect(tmp_path / "svara.db")) as file:
        assert file.execute("SELECT count(*) FROM kept").fetchone() == (5 * ROWS,)
        assert file.execute("PRAGMA integrity_check").fetchone() == ("ok",)
