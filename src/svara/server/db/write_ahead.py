"""The write-ahead log: copied into the file beside the writer, begun anew, and emptied of what was deleted.

A log begins anew with the first commit that finds all of it copied and nobody reading it. Copying takes as
long as several commits. So a thread of its own copies while the writer goes on, and the writer copies only
what came meanwhile, when nothing can be added.

Nobody may copy beside the writer what is copied already: before its release 3.51.3 SQLite could then miss
that the log had begun anew, and what was committed next could be lost. So a copy begins only where something
was added since the last one was over: such a log cannot begin anew until that is copied.
"""

from __future__ import annotations

import sqlite3
import time
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import structlog

from svara.server.db.schema import connect

log = structlog.get_logger("svara.store")

EMPTY_SECONDS = 5.0
"""How long a deleted deck may stay in the log."""

AHEAD_SECONDS = 1.0
"""How long before that the log is copied; so soon is tried again what somebody reading it has prevented."""

ROWS = 1_000
"""So many are written, in about as many pages, until the log is to begin anew."""

FEW = 100
"""Rows or pages that the writer copies itself."""

COPIES = 2
"""Then the writer copies what is left, however much: who writes faster would never be caught up with."""

LONG_PAGES = 16_000
"""Of a log that readers keep from beginning anew, so that the next chance is looked for at each commit."""


class Copied(NamedTuple):
    """What one copy of the log came to."""

    busy: bool
    """Whether somebody reads a log that was to be emptied; or is copying it himself, and it has -1 pages."""
    pages: int
    """In the log."""
    copied: int
    """Of them in the file by now; some are not where somebody reads what was there before them."""

    @property
    def most(self) -> bool:
        """Whether the writer may copy the others.

        >>> Copied(False, 1300, 1290).most, Copied(False, 1300, 20).most, Copied(True, -1, -1).most
        (True, False, False)
        """
        return 0 <= self.pages <= self.copied + FEW


class WriteAheadLog:
    """Looks after the log for the thread that writes, which alone asks for anything here."""

    def __init__(self, path: Path, writer: sqlite3.Connection) -> None:
        self._writer = writer
        self._writer.execute("PRAGMA wal_autocheckpoint = 0")
        self._beside = connect(path)
        """Never used by two at once: the copier has it while it copies."""
        self._copier = ThreadPoolExecutor(1, "store-copier")
        self._copying: Future[Copied] | None = None
        self._asked = 0
        """Rows that were written when that copy was asked for."""
        self._copied = 0
        """So many of the rows written are in the file, but for a few."""
        self._copies = 0
        """Since the log last was to begin anew."""
        self._begun = 0
        """So many rows were written when it last was to begin anew."""
        self._seen: int | None = self._version()
        """The log's version once no copy was being made any more."""
        self._empty_by = time.monotonic() + EMPTY_SECONDS
        self.unclean = False
        """Whether something that was deleted may still be in it."""

    def committed(self) -> None:
        """Look after it; something was committed, and nobody writes before this returns."""
        self.unclean = True
        try:
            self._look_after()
        except sqlite3.Error as error:
            self._failed(error)

    def empty(self) -> None:
        """Leave nothing in it, if nobody reads it; nobody writes, and nobody waits."""
        if self._copying is not None and not self._copying.done():
            return
        self._copying = None
        try:
            self._begin_anew(empty=True)
        except sqlite3.Error as error:
            self._failed(error)

    def close(self) -> None:
        self._copier.shutdown()
        self._beside.close()

    def _look_after(self) -> None:
        if self._copying is not None:
            if not self._copying.done():
                return
            self._take(self._copying)
        rows, now = self._writer.total_changes, time.monotonic()
        emptying = now >= self._empty_by - AHEAD_SECONDS
        if not emptying and rows - self._begun < ROWS:
            return
        if rows - self._copied <= FEW or self._copies == COPIES or now >= self._empty_by:
            self._begin_anew(empty=emptying)
        elif self._grown():
            self._asked, self._seen = rows, None
            self._copying = self._copier.submit(checkpoint, self._beside, "PASSIVE")

    def _take(self, copying: Future[Copied]) -> None:
        """What the copy came to that is over."""
        self._copying = None
        self._copies += 1
        self._seen = self._version()
        done = copying.result()
        if done.most:
            self._copied = self._asked
        else:
            self._put_off(done.pages)

    def _grown(self) -> bool:
        """Whether something was added since the last copy was over; not where that is not known."""
        version = self._version()
        if self._seen is None:
            self._seen = version
        return version != self._seen

    def _version(self) -> int:
        """Another one whenever something was added to the log."""
        (version,) = self._beside.execute("PRAGMA data_version").fetchone()
        return int(version)

    def _begin_anew(self, *, empty: bool) -> None:
        """Copy what is left, so that the next commit begins the log anew, or leave no log at all."""
        self._seen = None
        done = checkpoint(self._writer, "TRUNCATE" if empty else "PASSIVE")
        self._seen = self._version()
        if done.most:
            self._copied = self._writer.total_changes
        self._put_off(done.pages)
        if empty and not done.busy:
            self.unclean = False
            self._empty_by = time.monotonic() + EMPTY_SECONDS

    def _put_off(self, pages: int) -> None:
        """Do no more about it before much is written, or it is to be emptied."""
        self._copies = 0
        self._begun = self._writer.total_changes - (ROWS if pages > LONG_PAGES else 0)
        now = time.monotonic()
        if now >= self._empty_by - AHEAD_SECONDS:
            self._empty_by = now + 2 * AHEAD_SECONDS

    def _failed(self, error: sqlite3.Error) -> None:
        log.warning("log_not_copied", reason=str(error))
        self._put_off(0)


def checkpoint(connection: sqlite3.Connection, mode: str) -> Copied:
    """Copy what may be copied of the log into the file."""
    busy, pages, copied = connection.execute(f"PRAGMA wal_checkpoint({mode})").fetchone()
    return Copied(bool(busy), pages, copied)
