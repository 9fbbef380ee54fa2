"""`svara db`: of which version a database is, and how an older one is brought to this program's."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Sequence

from svara.cli.group import command_group, run_group
from svara.cli.options import Config, Data, database

app = command_group("The version of the database; `svara serve` upgrades an older one by itself.")


def run(args: Sequence[str]) -> int:
    return run_group(app, "db", args)


@app.command()
def status(*, data: Data = None, config: Config = None) -> int:
    """Say of which revision the database is; status 1 where this program cannot read it as it is."""
    from svara.server.db.schema import find_revision
    from svara.server.db.tables import REVISION

    path = database(data, config)
    found = find_revision(path)
    verdict = "this program's" if found == REVISION else f"this program's is {REVISION}"
    print(f"{path} is of revision {found}, {verdict}")
    return int(found != REVISION)


@app.command()
def upgrade(*, data: Data = None, config: Config = None) -> None:
    """Bring an older database to this program's revision, and keep a copy of the old one beside it."""
    from svara.server.db.schema import find_revision, prepare
    from svara.server.db.tables import REVISION
    from svara.server.house import Lock

    path = database(data, config)
    before = find_revision(path)
    lock = Lock(path.parent)
    try:
        with contextlib.closing(prepare(path)) as connection, contextlib.suppress(sqlite3.Error):
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    finally:
        lock.release()
    if before == REVISION:
        print(f"{path} is of revision {REVISION} already")
    else:
        print(f"{path} was of revision {before} and is of {REVISION} now; the old one is kept beside it")
