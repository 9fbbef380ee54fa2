"""One writer thread with group commit: what was handed to it is on the disk when it answers."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from svara.server.db.schema import prepare
from svara.server.meters import COMMIT_GROUP, COMMIT_SECONDS

Result = TypeVar("Result")
Work = Callable[[sqlite3.Connection], Any]

LARGEST_GROUP = 256
"""Pieces of work in one commit."""

TIDY_SECONDS = 5
"""How long a deleted deck may stay in the write-ahead log."""

BUSY_MS = 5000
"""How long a commit waits for another program that is reading the file."""


class Store:
    """The database. Every write is a function run in the writer thread, whole or not at all."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._connection = prepare(path)
        self.reader = sqlite3.connect(path, isolation_level=None)
        """For short look-ups by the thread that made the store; it sees what is committed."""
        self.reader.execute("PRAGMA query_only = ON")
        self._work: queue.SimpleQueue[tuple[Work, asyncio.Future[Any], asyncio.AbstractEventLoop] | None]
        self._work = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="store-writer", daemon=True)
        self._tidied = time.monotonic()
        self._long_reads = ThreadPoolExecutor(1, "store-reader")
        self._thread.start()

    async def run(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        """Do the work in a transaction; when this returns it is durable."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Result] = loop.create_future()
        self._work.put((work, future, loop))
        return await future

    async def read(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        """Do a long look-up, on a connection of its own and out of the way of the tables."""
        return await asyncio.get_running_loop().run_in_executor(self._long_reads, self._read, work)

    def _read(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        with contextlib.closing(sqlite3.connect(self.path, isolation_level=None)) as connection:
            connection.execute("PRAGMA query_only = ON")
            return work(connection)

    @property
    def waiting(self) -> int:
        """Pieces of work that the writer has not come to yet."""
        return self._work.qsize()

    def close(self) -> None:
        """Finish what is queued, and leave one file with nothing deleted in it."""
        self._work.put(None)
        self._thread.join()
        self._long_reads.shutdown(cancel_futures=True)
        self.reader.close()
        with contextlib.suppress(sqlite3.Error):
            self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._connection.close()

    def _write(self) -> None:
        untidy = False
        while True:
            try:
                first = self._work.get(timeout=TIDY_SECONDS if untidy else None)
            except queue.Empty:
                untidy = not self._tidy()
                continue
            if first is None:
                return
            group = [first]
            stop = False
            with contextlib.suppress(queue.Empty):
                while len(group) < LARGEST_GROUP:
                    following = self._work.get_nowait()
                    if following is None:
                        stop = True
                        break
                    group.append(following)
            self._commit(group)
            untidy = not (time.monotonic() - self._tidied >= TIDY_SECONDS and self._tidy())
            if stop:
                return

    def _commit(self, group: list[tuple[Work, asyncio.Future[Any], asyncio.AbstractEventLoop]]) -> None:
        outcomes: list[tuple[Any, BaseException | None]] = []
        connection = self._connection
        began = time.perf_counter()
        try:
            connection.execute("BEGIN IMMEDIATE")
            for work, _, _ in group:
                outcomes.append(_one(connection, work))
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            with contextlib.suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
            outcomes = [(None, error)] * len(group)
        COMMIT_SECONDS.observe(time.perf_counter() - began)
        COMMIT_GROUP.observe(len(group))
        for (_, future, loop), (value, fault) in zip(group, outcomes, strict=True):
            with contextlib.suppress(RuntimeError):  # the loop is gone, and with it who asked
                loop.call_soon_threadsafe(_settle, future, value, fault)

    def _tidy(self) -> bool:
        """Empty the write-ahead log, as old pages in it may hold a deck; false while somebody reads it."""
        self._tidied = time.monotonic()
        try:
            self._connection.execute("PRAGMA busy_timeout = 0")
            (busy, _, _) = self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            return not busy
        except sqlite3.Error:
            return False
        finally:
            self._connection.execute(f"PRAGMA busy_timeout = {BUSY_MS}")


def _one(connection: sqlite3.Connection, work: Work) -> tuple[Any, BaseException | None]:
    """One piece of a group: a fault in it undoes it alone."""
    connection.execute("SAVEPOINT piece")
    try:
        value = work(connection)
    except Exception as error:
        connection.execute("ROLLBACK TO piece")
        connection.execute("RELEASE piece")
        return None, error
    connection.execute("RELEASE piece")
    return value, None


def _settle(future: asyncio.Future[Any], value: Any, fault: BaseException | None) -> None:
    if future.done():
        return
    if fault is None:
        future.set_result(value)
    else:
        future.set_exception(fault)
