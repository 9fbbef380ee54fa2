"""A copy of a database while it is in use, which is a database of its own."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path

from svara.server.db import timeline


def copy_to(connection: sqlite3.Connection, target: Path) -> None:
    """Copy a database to a file that is not there yet, and that only its owner may read.

    What is there already is left alone, with `FileExistsError`; a copy that fails is taken away again.
    """
    os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        with contextlib.closing(sqlite3.connect(target, isolation_level=None)) as copy:
            connection.backup(copy)  # in one step, of one moment: others write on beside it
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it
            timeline.leave(copy)
    except BaseException:
        target.unlink(missing_ok=True)
        raise
    sync(target)


def sync(target: Path) -> None:
    """A file is there once its bytes and its name are on the disk."""
    for path in (target, target.parent):
        file = os.open(path, os.O_RDONLY)
        try:
            os.fsync(file)
        finally:
            os.close(file)


def free_name(path: Path, about: str) -> Path:
    """A name beside a file that says what its copy is, and that no other file has.

    >>> free_name(Path("data/svara.db"), "before 0001").name
    'svara-before-0001.db'
    """
    stem = f"{path.stem}-{about.replace(' ', '-')}"
    place, number = path.with_name(f"{stem}{path.suffix}"), 1
    while place.exists():
        number += 1
        place = path.with_name(f"{stem}-{number}{path.suffix}")
    return place
