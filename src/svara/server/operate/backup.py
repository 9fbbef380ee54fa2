"""Backups: a copy that was gone over, made while the house is open, and put back while it is closed."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from svara.server.db.copying import copy_to, free_name, sync
from svara.server.db.schema import StoreError, find_revision, is_older, read_only
from svara.server.db.tables import REVISION
from svara.server.house import Lock
from svara.server.operate.proof import Proof, prove

_BESIDE = ("", "-wal", "-shm")
"""What may belong to a database file besides itself."""


def backup(path: Path, target: Path) -> Proof:
    """Copy a database, in use or not, to a new file, and go over the copy. Raises `StoreError`."""
    if target.exists():
        raise StoreError(f"{target} is there already; name a new file")
    part = target.with_name(f".{target.name}.part")
    part.unlink(missing_ok=True)
    with contextlib.closing(read_only(path)) as connection, _made_whole(part, target):
        copy_to(connection, part)
        proof = check_copy(part)
        part.rename(target)
        sync(target)
    return proof


def restore(copy: Path, path: Path, *, force: bool) -> Path | None:
    """Make a backup the database of a data directory that no server uses. A database that is there already
    is kept beside it, where ``force`` allows it at all; its new name. Raises `StoreError`.
    """
    _check_backup(copy)  # before anything is made for it
    lock = Lock(path.parent)
    try:
        return _put_back(copy, path, force=force)
    finally:
        lock.release()


def _check_backup(copy: Path) -> None:
    if not copy.is_file():
        raise StoreError(f"there is no backup {copy}")
    found = find_revision(copy)
    if found == REVISION:
        check_copy(copy)
    elif not is_older(found):
        raise StoreError(f"{copy} is of revision {found}, this program reads {REVISION}; install its svara")


def _put_back(copy: Path, path: Path, *, force: bool) -> Path | None:
    if path.exists() and not force:
        raise StoreError(f"the database {path} is there already; --force keeps it beside the restored one")
    part = path.with_name(f".{path.name}.part")
    part.unlink(missing_ok=True)
    with _made_whole(part, path), contextlib.closing(sqlite3.connect(copy)) as connection:
        connection.execute("PRAGMA query_only = ON")
        copy_to(connection, part)
        kept = _set_aside(path)
        part.rename(path)
        sync(path)
    return kept


def check_copy(path: Path) -> Proof:
    """Every page, and the books. Raises `StoreError` for a copy that is not sound."""
    with contextlib.closing(read_only(path)) as connection:
        (found,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
        if found != "ok":
            raise StoreError(f"{path} is damaged: {found}")
        proof = prove(connection)
    if proof.faults:
        raise StoreError(f"the books in {path} are wrong: {proof.faults[0]}")
    return proof


def _set_aside(path: Path) -> Path | None:
    """Move a database out of the way, with what was not yet written into it."""
    kept = free_name(path, "replaced")
    for end in _BESIDE:
        with contextlib.suppress(FileNotFoundError):
            path.with_name(path.name + end).rename(kept.with_name(kept.name + end))
    return kept if kept.exists() else None


@contextlib.contextmanager
def _made_whole(part: Path, target: Path) -> Iterator[None]:
    """What is not finished is not there; a disk that refuses says so in a sentence."""
    try:
        yield
    except OSError as error:
        raise StoreError(f"{target} cannot be written: {error.strerror or error}") from None
    except sqlite3.Error as error:
        raise StoreError(f"{target} cannot be written: {error}") from None
    finally:
        for end in ("", "-journal"):
            part.with_name(part.name + end).unlink(missing_ok=True)
