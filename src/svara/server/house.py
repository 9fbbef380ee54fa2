"""One data directory opened by one process: its lock, its database, and all that is open in it."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path

import msgspec

from svara.server.db.schema import StoreError
from svara.server.db.store import Store
from svara.server.people.reception import Reception
from svara.server.settings import Settings
from svara.server.tables.rooms import Rooms

DATABASE = "svara.db"
LOCK = "lock"


class Lock:
    """The data directory belongs to one process at a time; the system frees it when that process ends."""

    def __init__(self, data: Path) -> None:
        try:
            data.mkdir(0o700, parents=True, exist_ok=True)
            self._file = os.open(data / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            reason = error.strerror or error
            raise StoreError(f"the data directory {data} cannot be written: {reason}") from None
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(self._file)
            raise StoreError(
                f"another server is using the data directory {data}; stop it, or name another with --data"
            ) from None

    def release(self) -> None:
        os.close(self._file)


def open_store(data: Path) -> Store:
    """The database of a data directory. Raises `StoreError`."""
    path = data / DATABASE
    try:
        path.touch(mode=0o600)
    except OSError as error:
        raise StoreError(f"the database {path} cannot be written: {error.strerror or error}") from None
    return Store(path)


class House(msgspec.Struct):
    """What every door of the server leads to."""

    settings: Settings
    store: Store
    rooms: Rooms
    reception: Reception = msgspec.field(default_factory=Reception)
