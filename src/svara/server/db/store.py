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
from typing import Any, Protocol, TypeVar

import msgspec
import structlog

from svara.server.db.schema import prepare
from svara.server.meters import COMMIT_GROUP, COMMIT_SECONDS

Result = TypeVar("Result")
Work = Callable[[sqlite3.Connection], Any]

log = structlog.get_logger("svara.store")

LARGEST_GROUP = 256
"""Turns in one commit."""

TIDY_SECONDS = 5
"""How long a deleted deck may stay in the write-ahead log."""

STEPS = 10_000
"""Steps of SQLite's between two looks at the clock, for what has only so much time."""

BUSY_MS = 5000
"""How long the writer waits for another program that is writing."""


class TooLongError(RuntimeError):
    """A look-up took more time than it had."""


class Turn(Protocol):
    """Work that takes well under a millisecond for each thing that is done. The thread that made the store
    does it, since handing each of its statements to the writer would cost more than the statements.
    """

    def write(self, connection: sqlite3.Connection) -> None:
        """Do it in the transaction that is open; what goes wrong is undone here, by `undone_alone`."""

    def settle(self, fault: BaseException | None) -> None:
        """It is on the disk; or nothing of it is, whether or not it was done, and this is why."""


class Piece(msgspec.Struct, eq=False):
    """Work that the writer does, and what has come of it."""

    work: Work
    done: asyncio.Future[Any]
    value: Any = None
    fault: BaseException | None = None

    def do(self, connection: sqlite3.Connection) -> None:
        """Do it in the transaction that is open; a fault undoes it alone."""
        try:
            self.value = undone_alone(connection, self.work)
        except Exception as error:
            self.fault = error

    def settle(self, fault: BaseException | None) -> None:
        if self.done.done():
            return
        fault = fault or self.fault
        if fault is None:
            self.done.set_result(self.value)
        else:
            self.done.set_exception(fault)


class Group(msgspec.Struct, eq=False):
    """What one transaction holds: turns, which are done first, and what the writer does before it commits."""

    turns: list[Turn] = []
    pieces: list[Piece] = []
    begun: bool = False
    """Whether the transaction is open and the turns are done."""
    fault: BaseException | None = None
    """Why nothing of it is on the disk."""

    def settle(self) -> None:
        asked: list[Turn | Piece] = [*self.turns, *self.pieces]
        for each in asked:
            try:
                each.settle(self.fault)
            except Exception:
                log.exception("settling_failed")


def undone_alone(connection: sqlite3.Connection, work: Callable[[sqlite3.Connection], Result]) -> Result:
    """Do the work; what it has written is undone where it raises, and nothing else of the transaction."""
    if not connection.in_transaction:  # SQLite gives up a whole one where the disk is full
        raise sqlite3.OperationalError("the transaction is gone")
    connection.execute("SAVEPOINT piece")
    try:
        value = work(connection)
    except BaseException:
        connection.execute("ROLLBACK TO piece")
        connection.execute("RELEASE piece")
        raise
    connection.execute("RELEASE piece")
    return value


class Store:
    """The database. Every write is part of a transaction that one thread commits, whole or not at all.

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
        """What the next commit is to hold; nothing of it is done yet."""
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
        loop = asyncio.get_running_loop()
        piece = Piece(work, loop.create_future())
        self._next.pieces.append(piece)
        self._call(loop)
        result: Result = await piece.done
        return result

    def step(self, turn: Turn) -> None:
        """Let somebody write in the next transaction, and tell him when it is durable."""
        self._next.turns.append(turn)
        self._call(asyncio.get_running_loop())

    def _call(self, loop: asyncio.AbstractEventLoop) -> None:
        if not (self._busy or self._called):
            self._called = True
            loop.call_soon(self._begin, loop)

    def _begin(self, loop: asyncio.AbstractEventLoop) -> None:
        """Do the turns that wait, and hand the group over."""
        self._called = False
        group, self._next = self._next, Group()
        if len(group.turns) > LARGEST_GROUP:
            self._next.turns = group.turns[LARGEST_GROUP:]
            del group.turns[LARGEST_GROUP:]
        if group.turns and self._begun():
            self._do_turns(group)
        self._hand_over(group, loop)

    def _begun(self) -> bool:
        """Begin a transaction; where another program is writing the writer waits for it, and nobody else."""
        try:
            self._connection.execute("BEGIN IMMEDIATE")
        except sqlite3.Error:
            return False
        return True

    def _do_turns(self, group: Group) -> None:
        group.begun = True
        for turn in group.turns:
            try:
                turn.write(self._connection)
            except Exception as error:
                group.fault = error
                return

    def _hand_over(self, group: Group, loop: asyncio.AbstractEventLoop) -> None:
        if self._tidying is not None:
            self._tidying.cancel()
            self._tidying = None
        self._busy = True
        self._groups.put((group, loop))

    def _came_back(self, group: Group, loop: asyncio.AbstractEventLoop) -> None:
        """The writer is free again: the next group goes on its way, then those who asked are told. Where
        nothing was kept they are told first, since what comes next must not build on it.
        """
        if group.turns and not group.begun and group.fault is None:
            self._do_turns(group)
            self._hand_over(group, loop)
            return
        self._busy = False
        if group.fault is not None:
            group.settle()
        if self._next.turns or self._next.pieces:
            self._begin(loop)
        elif self._untidy:
            self._tidying = loop.call_later(TIDY_SECONDS, self._tidy_up, loop)
        if group.fault is None:
            group.settle()

    def _tidy_up(self, loop: asyncio.AbstractEventLoop) -> None:
        """Let the writer tidy up, unless it is about to have a group."""
        self._tidying = None
        if not (self._busy or self._called):
            self._hand_over(Group(), loop)

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
        return len(self._next.turns) + len(self._next.pieces)

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
            if group.turns and not group.begun:
                self._wait_and_begin(group)
            elif group.turns or group.pieces:
                self._commit(group)
                self._untidy = True
            if not self._connection.in_transaction and time.monotonic() - self._tidied >= TIDY_SECONDS:
                self._untidy = not self._tidy()
            with contextlib.suppress(RuntimeError):  # the loop is gone, and with it who asked
                loop.call_soon_threadsafe(self._came_back, group, loop)

    def _commit(self, group: Group) -> None:
        connection = self._connection
        began = time.perf_counter()
        try:
            if not group.begun:
                self._wait_and_begin(group)
            if group.fault is not None:
                raise group.fault
            for piece in group.pieces:
                piece.do(connection)
            connection.execute("COMMIT")
        except Exception as error:
            with contextlib.suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
            group.fault = error
        COMMIT_SECONDS.observe(time.perf_counter() - began)
        COMMIT_GROUP.observe(len(group.turns) + len(group.pieces))

    def _wait_and_begin(self, group: Group) -> None:
        """Begin a transaction when another program that is writing has ended its own."""
        self._connection.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
        try:
            self._connection.execute("BEGIN IMMEDIATE")
        except sqlite3.Error as error:
            group.fault = error
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
