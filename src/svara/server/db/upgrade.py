"""Upgrading a database: a copy is put beside it, then Alembic runs the revisions it lacks, all or none.

This is the only module that imports Alembic and SQLAlchemy; a server whose database is of its own
revision starts without them.
"""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, StaticPool, create_engine
from sqlalchemy.exc import DBAPIError

from svara.server.db import migrations
from svara.server.db.copying import copy_to, free_name
from svara.server.db.migrations.first_tables import close_tables
from svara.server.db.schema import BEFORE_REVISIONS, StoreError
from svara.server.db.tables import USER_VERSION


def upgrade(books: sqlite3.Connection, path: Path, found: str) -> Path:
    """Bring an older file to the newest revision; where its copy is. Raises `StoreError`, and then
    the file is as it was.
    """
    copy = free_name(path, found)
    try:
        copy_to(books, copy)
    except OSError as error:
        reason = error.strerror or error
        raise StoreError(f"the copy {copy} cannot be written, nothing was changed: {reason}") from None
    try:
        _run(books, found)
    except Exception as error:
        copy.unlink()
        if isinstance(error, msgspec.MsgspecError | LookupError | TypeError | ValueError):
            raise StoreError(
                f"the database {path} is of revision {found} and damaged, nothing was changed: {error}"
            ) from None
        if isinstance(error, DBAPIError) and isinstance(error.orig, sqlite3.Error):
            raise error.orig from None
        raise
    return copy


def _run(books: sqlite3.Connection, found: str) -> None:
    books.execute("PRAGMA foreign_keys = OFF")  # it cannot be set within a transaction
    engine = create_engine(
        "sqlite://", creator=lambda: books, poolclass=StaticPool, pool_reset_on_return=None
    )
    try:
        with engine.connect() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            _upgrade_within(connection, books, found)
            connection.commit()
    finally:
        with contextlib.suppress(sqlite3.Error):
            books.execute("ROLLBACK")
        books.execute("PRAGMA legacy_alter_table = OFF")
        books.execute("PRAGMA foreign_keys = ON")


def _upgrade_within(connection: Connection, books: sqlite3.Connection, found: str) -> None:
    if found == BEFORE_REVISIONS[1]:
        close_tables(books)
    before = "0001" if found in BEFORE_REVISIONS.values() else None
    run_revisions(connection, "head", stamped=before)
    books.execute(f"PRAGMA user_version = {USER_VERSION}")
    broken = books.execute("PRAGMA foreign_key_check").fetchone()
    if broken is not None:
        raise LookupError(f"a row of {broken[0]} belongs to no {broken[2]}")


def run_revisions(connection: Connection, target: str, stamped: str | None = None) -> None:
    """Run what a database lacks up to ``target``; ``stamped`` is its revision where it holds none yet."""
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    config.set_main_option("path_separator", "os")
    scripts = ScriptDirectory.from_config(config)

    def steps(found: Any, _: MigrationContext) -> list[Any]:
        return list(scripts._upgrade_revs(target, found))

    with EnvironmentContext(config, scripts, fn=steps) as environment:
        environment.configure(connection=connection, transactional_ddl=False)
        context = environment.get_context()
        if stamped is not None:
            context.stamp(scripts, stamped)
        environment.run_migrations()
