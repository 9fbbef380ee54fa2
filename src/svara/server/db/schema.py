"""What a database file must be for this program to use it: connected, sound, and of this version."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from svara.server.db.tables import REVISION, USER_VERSION, create, shape

BEFORE_REVISIONS = {1: "before 0001", 2: "0001"}
"""What files were before they had a revision, by their user_version."""


CACHE_KIB = 2 * 1024
"""Of pages, so that the writer need not read again what every step changes."""

CHECKPOINT_PAGES = 1_000
"""Pages of the write-ahead log that are copied into the file together: more make longer waits."""


class StoreError(ValueError):
    """A database that cannot be used; the message is one sentence."""


def connect(path: Path) -> sqlite3.Connection:
    """A connection for writing: a commit is on the disk, and what is deleted is overwritten."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA secure_delete = ON")
    connection.execute(f"PRAGMA cache_size = {-CACHE_KIB}")
    connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}")
    return connection


def read_only(path: Path) -> sqlite3.Connection:
    """A connection to the database of a server that may be running; it cannot change it.

    Raises `StoreError` unless the file is one that this program reads.
    """
    with _in_words(path):
        connection = _open_to_read(path)
        try:
            check_revision(connection, path)
        except StoreError:
            connection.close()
            raise
    return connection


def find_revision(path: Path) -> str:
    """Of which revision a file is, whatever it is. Raises `StoreError` where there is none."""
    with _in_words(path), contextlib.closing(_open_to_read(path)) as connection:
        return revision(connection) or "none"


def _open_to_read(path: Path) -> sqlite3.Connection:
    if not path.is_file():
        raise StoreError(f"there is no database {path}; name its directory with --data")
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)


def revision(connection: sqlite3.Connection) -> str | None:
    """Of which revision a file is; none where it is still empty."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version == USER_VERSION:
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        return None if row is None else str(row[0])
    return BEFORE_REVISIONS.get(version) if version < USER_VERSION else f"after {REVISION}"


def check_revision(connection: sqlite3.Connection, path: Path) -> None:
    """Raise `StoreError` unless the file is of this program's revision."""
    found = revision(connection)
    if found == REVISION:
        return
    if found is None:
        raise StoreError(f"the database {path} is empty; `svara serve` makes its tables")
    if is_older(found):
        raise StoreError(
            f"the database {path} is of revision {found}, this program's is {REVISION}; "
            "`svara db upgrade` brings it there"
        )
    raise StoreError(
        f"the database {path} is newer than this program, which reads revision {REVISION}; "
        "install the svara that wrote it"
    )


def is_older(found: str) -> bool:
    """Whether a revision is one that this program upgrades.

    >>> is_older("before 0001"), is_older("0001"), is_older(REVISION), is_older("after 0002")
    (True, True, False, False)
    """
    return found.startswith("before ") or (found.isdecimal() and int(found) < int(REVISION))


def prepare(path: Path) -> sqlite3.Connection:
    """The connection to a sound database of this version.

    It is made where there is none yet; an older one is upgraded, after a copy was put beside it.
    """
    with _in_words(path):
        connection = connect(path)
        try:
            _prepare(connection, path)
        except BaseException:
            connection.close()
            raise
    return connection


def _prepare(connection: sqlite3.Connection, path: Path) -> None:
    faults = [row[0] for row in connection.execute("PRAGMA quick_check(1)")]
    if faults != ["ok"]:
        raise StoreError(f"the database {path} is damaged; put a copy back, or name another --data")
    found = revision(connection)
    if found is None and not shape(connection):
        create(connection)
    elif found is not None and is_older(found):
        from svara.server.db.upgrade import upgrade

        upgrade(connection, path, found)
    check_revision(connection, path)
    check_shape(connection, path)


def check_shape(connection: sqlite3.Connection, path: Path) -> None:
    """Raise `StoreError` unless every table, column, trigger and index is there."""
    with contextlib.closing(sqlite3.connect(":memory:")) as fresh:
        create(fresh)
        missing = sorted(shape(fresh) - shape(connection))
    if missing:
        raise StoreError(
            f"the database {path} is damaged: {missing[0]} is missing; "
            "put a copy back, or name another --data"
        )


@contextlib.contextmanager
def _in_words(path: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.OperationalError as error:
        raise StoreError(f"the database {path} cannot be used: {error}") from None
    except sqlite3.DatabaseError:
        raise StoreError(
            f"the database {path} is damaged or no database; put a copy back, or name another --data"
        ) from None
