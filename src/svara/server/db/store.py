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

import msgspec

from svara.server.db.schema import prepare
from svara.server.meters import COMMIT_GROUP, COMMIT_SECONDS

Result = TypeVar("Result")
Work = Callable[[sqlite3.Connection], Any]

LARGEST_GROUP = 256
"""Pieces of work in one commit."""

TIDY_SECONDS = 5
"""How long a deleted deck may stay in the write-ahead log."""

STEPS = 10_000
"""Steps of SQLite's between two looks at the clock, for what has only so much time."""

BUSY_MS = 5000
"""How long the writer waits for another program that is writing."""


class TooLongError(RuntimeError):
    """A look-up took more time than it had."""


class Piece(msgspec.Struct, eq=False):
    """Work that was asked for, and what has come of it."""

    work: Work
    done: asyncio.Future[Any]
    value: Any = None
    fault: BaseException | None = None

    def do(self, connection: sqlite3.Connection) -> None:
        """Do it in the transaction that is open; a fault undoes it alone."""
        connection.execute("SAVEPOINT piece")
        try:
            self.value = self.work(connection)
        except Exception as error:
            self.fault = error
            connection.execute("ROLLBACK TO piece")
        connection.execute("RELEASE piece")

    def settle(self) -> None:
        if self.done.done():
            return
        if self.fault is None:
            self.done.set_result(self.value)
        else:
            self.done.set_exception(self.fault)


class Group(msgspec.Struct, eq=False):
    """Pieces of one transaction: those done already, and those that the writer does before it commits."""

    done: list[Piece] = []
    left: list[Piece] = []


class Store:
    """The database. Every write is a piece of a transaction that one thread commits, whole or not at all.

    While the writer has a group the next one waits: one thread at a time uses the connection.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._connection = prepare(path)
        self._connection.execute("PRAGMA busy_timeout = 0")
        self.reader = sqlite3.connect(path, isolation_level=None)
        """For short look-ups by the thread that made the store; it sees what is committed."""
        self.reader.execute("PRAGMA query_only = ON")
        self._groups: queue.SimpleQueue[tuple[Group, asyncio.AbstractEventLoop] | None] = queue.SimpleQueue()
        self._next = Group()
        """What the next commit is to hold; of its short pieces none is done yet."""
        self._short: list[Piece] = []
        self._called = False
        """Whether the next group is on its way to the writer."""
        self._busy = False
        """Whether the writer has one; the connection is then its own."""
        self._untidy = False
        self._tidying: asyncio.TimerHandle | None = None
        self._thread = threading.Thread(target=self._write, name="store-writer", daemon=True)
        self._tidied = time.monotonic()
        self._long_reads = ThreadPoolExecutor(1, "store-reader")
        self._endless_reads = ThreadPoolExecutor(1, "store-auditor")
        self._thread.start()

    async def run(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        """Do the work in a transaction; when this returns it is durable."""
        return await self._ask(work, self._next.left)

    async def step(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        """The same for work that takes well under a millisecond: it is done by the thread that asks, since
        handing each of its statements from thread to thread would cost more than the statements.
        """
        return await self._ask(work, self._short)

    async def _ask(self, work: Callable[[sqlite3.Connection], Result], pieces: list[Piece]) -> Result:
        loop = asyncio.get_running_loop()
        piece = Piece(work, loop.create_future())
        pieces.append(piece)
        if not (self._busy or self._called):
            self._called = True
            loop.call_soon(self._begin, loop)
        result: Result = await piece.done
        return result

    def _begin(self, loop: asyncio.AbstractEventLoop) -> None:
        """Do the short pieces that wait, and hand the group over."""
        self._called = False
        group, short = self._next, self._short
        self._next, self._short = Group(), []
        try:
            self._connection.execute("BEGIN IMMEDIATE")
        except sqlite3.Error:  # another program is writing: the writer waits for it, and nobody else
            group.left[:0] = short
        else:
            for piece in short:
                piece.do(self._connection)
            group.done = short
        self._hand_over(group, loop)

    def _hand_over(self, group: Group, loop: asyncio.AbstractEventLoop) -> None:
        if self._tidying is not None:
            self._tidying.cancel()
            self._tidying = None
        self._busy = True
        self._groups.put((group, loop))

    def _committed(self, group: Group, loop: asyncio.AbstractEventLoop) -> None:
        """The writer is free again: the next group goes on its way, then those who asked are told."""
        self._busy = False
        if self._short or self._next.left:
            self._begin(loop)
        elif self._untidy:
            self._tidying = loop.call_later(TIDY_SECONDS, self._hand_over, Group(), loop)
        for piece in (*group.done, *group.left):
            piece.settle()

    async def read(
        self, work: Callable[[sqlite3.Connection], Result], seconds: float | None = None
    ) -> Result:
        """Do a long look-up, on a connection of its own and out of the way of the tables.

        Raises `TooLongError` where it has so many ``seconds`` and is not over; what may take as long as it
        needs waits in a line of its own.
        """
        threads = self._endless_reads if seconds is None else self._long_reads
        return await asyncio.get_running_loop().run_in_executor(threads, self._read, work, seconds)

    def _read(self, work: Callable[[sqlite3.Connection], Result], seconds: float | None) -> Result:
        with contextlib.closing(sqlite3.connect(self.path, isolation_level=None)) as connection:
            connection.execute("PRAGMA query_only = ON")
            if seconds is None:
                return work(connection)
            end = time.monotonic() + seconds
            connection.set_progress_handler(lambda: time.monotonic() > end, STEPS)
            try:
                return work(connection)
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode == sqlite3.SQLITE_INTERRUPT:
                    raise TooLongError from None
                raise

    @property
    def waiting(self) -> int:
        """Pieces of work that no commit holds yet."""
        return len(self._short) + len(self._next.left)

    def close(self) -> None:
        """Finish what is queued, and leave one file with nothing deleted in it."""
        self._groups.put(None)
        self._thread.join()
        for threads in (self._long_reads, self._endless_reads):
            threads.shutdown(cancel_futures=True)
        self.reader.close()
        with contextlib.suppress(sqlite3.Error):
            self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._connection.close()

    def _write(self) -> None:
        while (handed := self._groups.get()) is not None:
            group, loop = handed
            if group.done or group.left:
                self._commit(group)
                self._untidy = True
            if time.monotonic() - self._tidied >= TIDY_SECONDS:
                self._untidy = not self._tidy()
            with contextlib.suppress(RuntimeError):  # the loop is gone, and with it who asked
                loop.call_soon_threadsafe(self._committed, group, loop)

    def _commit(self, group: Group) -> None:
        connection = self._connection
        began = time.perf_counter()
        try:
            if not connection.in_transaction:
                self._wait_and_begin()
            for piece in group.left:
                piece.do(connection)
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            with contextlib.suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
            for piece in (*group.done, *group.left):
                piece.fault = error
        COMMIT_SECONDS.observe(time.perf_counter() - began)
        COMMIT_GROUP.observe(len(group.done) + len(group.left))

    def _wait_and_begin(self) -> None:
        """Begin a transaction when the other program that is writing has ended its own."""
        self._connection.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
        try:
            self._connection.execute("BEGIN IMMEDIATE")
        finally:
            self._connection.execute("PRAGMA busy_timeout = 0")

    def _tidy(self) -> bool:
        """Empty the write-ahead log, as old pages in it may hold a deck; false while somebody reads it."""
        self._tidied = time.monotonic()
        try:
            (busy, _, _) = self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            return not busy
        except sqlite3.Error:
            return False
