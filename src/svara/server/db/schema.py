"""The database: its tables, its settings, and what a file must be for this program to use it."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

import msgspec

from svara.server.db.upgrade import close_tables

VERSION = 2
ONE_GAME = 1
"""The version of the first tables, which are closed when it is opened."""

_TABLES = """
-- Who plays: a guest, an account, or a bot from outside. A deleted one keeps its row, without a name.
CREATE TABLE player (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    created INTEGER NOT NULL,
    kind TEXT NOT NULL DEFAULT 'guest' CHECK (kind IN ('guest', 'account', 'bot')),
    role TEXT NOT NULL DEFAULT 'player' CHECK (role IN ('player', 'operator', 'admin')),
    login TEXT UNIQUE,
    password TEXT,
    recovery TEXT,
    telegram INTEGER UNIQUE,
    owner TEXT REFERENCES player (id),
    muted_until INTEGER NOT NULL DEFAULT 0,
    banned_until INTEGER NOT NULL DEFAULT 0,
    deleted INTEGER
) STRICT;

CREATE TABLE session (
    token_hash BLOB PRIMARY KEY,
    player TEXT NOT NULL REFERENCES player (id),
    created INTEGER NOT NULL,
    kind TEXT NOT NULL DEFAULT 'web' CHECK (kind IN ('web', 'bot'))
) STRICT;

CREATE INDEX session_of ON session (player);

-- Whole chips, double entry: a movement is never changed, and an account is the sum of its movements.
CREATE TABLE account (
    id TEXT PRIMARY KEY,
    balance INTEGER NOT NULL CHECK (balance >= 0 OR id = 'house')
) STRICT;

-- `kind` says why; `player` whose doing it is, where it is somebody's; `bank` which bank of the table.
CREATE TABLE movement (
    id TEXT PRIMARY KEY,
    source TEXT NOT NULL,
    target TEXT NOT NULL,
    amount INTEGER NOT NULL CHECK (amount > 0),
    at INTEGER NOT NULL,
    kind TEXT NOT NULL DEFAULT '',
    player TEXT,
    game_table TEXT,
    bank INTEGER,
    note TEXT
) STRICT;

CREATE INDEX movement_of ON movement (player, at);
CREATE INDEX movement_at ON movement (game_table, at);

CREATE TRIGGER movement_is_for_good BEFORE UPDATE ON movement
BEGIN SELECT RAISE (ABORT, 'a movement is never changed'); END;

CREATE TRIGGER movement_stays BEFORE DELETE ON movement
BEGIN SELECT RAISE (ABORT, 'a movement is never deleted'); END;

-- `epoch` is the owner's: a process that lost the table cannot write to it.
-- `checkpoint` is the state after event `checkpoint_seq`, between two banks.
-- `options` is what its opener chose, as JSON; `key` lets in whoever has the invitation.
CREATE TABLE game_table (
    id TEXT PRIMARY KEY,
    epoch INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    checkpoint_seq INTEGER NOT NULL,
    checkpoint TEXT,
    options TEXT NOT NULL DEFAULT '{}',
    opener TEXT REFERENCES player (id),
    key TEXT UNIQUE,
    created INTEGER NOT NULL DEFAULT 0,
    closed INTEGER
) STRICT;

CREATE TABLE member (
    game_table TEXT NOT NULL REFERENCES game_table (id),
    player TEXT NOT NULL REFERENCES player (id),
    standing TEXT NOT NULL CHECK (standing IN ('asked', 'approved', 'refused')),
    at INTEGER NOT NULL,
    PRIMARY KEY (game_table, player)
) STRICT, WITHOUT ROWID;

CREATE TABLE event (
    game_table TEXT NOT NULL REFERENCES game_table (id),
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (game_table, seq)
) STRICT, WITHOUT ROWID;

-- What the house holds of the deal in progress, and of no other.
CREATE TABLE deck (
    game_table TEXT PRIMARY KEY REFERENCES game_table (id),
    cards TEXT NOT NULL
) STRICT;

CREATE TABLE answer (
    player TEXT NOT NULL REFERENCES player (id),
    id TEXT NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (player, id)
) STRICT, WITHOUT ROWID;

-- One row a finished bank: where its events are, and its sums.
CREATE TABLE bank_result (
    game_table TEXT NOT NULL REFERENCES game_table (id),
    bank INTEGER NOT NULL,
    profile TEXT NOT NULL,
    first_seq INTEGER NOT NULL,
    last_seq INTEGER NOT NULL,
    began INTEGER NOT NULL,
    ended INTEGER NOT NULL,
    pot TEXT NOT NULL,
    rake INTEGER NOT NULL,
    svaras INTEGER NOT NULL,
    void INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game_table, bank)
) STRICT, WITHOUT ROWID;

-- What a bank was to each who was dealt in; amounts are exact texts, as seka's score has fractions.
CREATE TABLE bank_player (
    game_table TEXT NOT NULL,
    bank INTEGER NOT NULL,
    player TEXT NOT NULL,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    put TEXT NOT NULL,
    won TEXT NOT NULL,
    ended INTEGER NOT NULL,
    PRIMARY KEY (game_table, bank, player),
    FOREIGN KEY (game_table, bank) REFERENCES bank_result (game_table, bank)
) STRICT, WITHOUT ROWID;

CREATE INDEX banks_of ON bank_player (player, ended);

CREATE TABLE chat (
    id INTEGER PRIMARY KEY,
    game_table TEXT NOT NULL REFERENCES game_table (id),
    player TEXT NOT NULL REFERENCES player (id),
    name TEXT NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL
) STRICT;

CREATE INDEX chat_at ON chat (game_table, at);

CREATE TABLE chat_report (
    chat INTEGER NOT NULL REFERENCES chat (id),
    player TEXT NOT NULL REFERENCES player (id),
    at INTEGER NOT NULL,
    settled INTEGER,
    PRIMARY KEY (chat, player)
) STRICT, WITHOUT ROWID;

-- Whose chat a player does not want to see.
CREATE TABLE mute (
    player TEXT NOT NULL REFERENCES player (id),
    muted TEXT NOT NULL REFERENCES player (id),
    PRIMARY KEY (player, muted)
) STRICT, WITHOUT ROWID;

-- What operators did, to whom or what, and why.
CREATE TABLE audit (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    who TEXT NOT NULL,
    act TEXT NOT NULL,
    target TEXT NOT NULL,
    detail TEXT NOT NULL DEFAULT '',
    reason TEXT NOT NULL DEFAULT ''
) STRICT;

CREATE TRIGGER audit_is_for_good BEFORE UPDATE ON audit
BEGIN SELECT RAISE (ABORT, 'an audit entry is never changed'); END;

CREATE TRIGGER audit_stays BEFORE DELETE ON audit
BEGIN SELECT RAISE (ABORT, 'an audit entry is never deleted'); END;

-- What operators set for the whole house: a pause, a notice.
CREATE TABLE notice (
    name TEXT PRIMARY KEY,
    body TEXT NOT NULL
) STRICT, WITHOUT ROWID;
"""


class StoreError(ValueError):
    """A database that cannot be used; the message is one sentence."""


def connect(path: Path) -> sqlite3.Connection:
    """A connection for writing: a commit is on the disk, and what is deleted is overwritten."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA secure_delete = ON")
    return connection


def _upgrade(connection: sqlite3.Connection) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        close_tables(connection)
        connection.execute(f"PRAGMA user_version = {VERSION}")
        connection.execute("COMMIT")
    except Exception:
        connection.execute("ROLLBACK")
        raise


def _check_shape(connection: sqlite3.Connection, path: Path) -> None:
    """Every table, column and trigger has to be there."""
    with contextlib.closing(sqlite3.connect(":memory:")) as fresh:
        fresh.executescript(_TABLES)
        missing = sorted(_shape(fresh) - _shape(connection))
    if missing:
        raise StoreError(
            f"the database {path} is damaged: {missing[0]} is missing; "
            "put a copy back, or name another --data"
        )


def _shape(connection: sqlite3.Connection) -> set[str]:
    rows = connection.execute(
        """
        SELECT made.type || ' ' || made.name || coalesce(' with ' || field.name || ' ' || field.type, '')
        FROM sqlite_master AS made LEFT JOIN pragma_table_info(made.name) AS field
        WHERE made.type IN ('table', 'trigger')
        """
    )
    return {str(row[0]) for row in rows}


def prepare(path: Path) -> sqlite3.Connection:
    """The connection to a sound database of this version, which is made where there is none yet."""
    try:
        connection = connect(path)
        faults = [row[0] for row in connection.execute("PRAGMA quick_check(1)")]
        if faults != ["ok"]:
            raise StoreError(f"the database {path} is damaged; put a copy back, or name another --data")
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if version == 0:
            connection.executescript(f"BEGIN; {_TABLES} PRAGMA user_version = {VERSION}; COMMIT;")
        elif version == ONE_GAME:
            _upgrade(connection)
        elif version != VERSION:
            raise StoreError(
                f"the database {path} is of version {version}; this program reads version {VERSION}"
            )
        _check_shape(connection, path)
    except (msgspec.MsgspecError, LookupError) as error:
        raise StoreError(f"the database {path} is of version 1 and damaged: {error}") from None
    except sqlite3.OperationalError as error:
        raise StoreError(f"the database {path} cannot be used: {error}") from None
    except sqlite3.DatabaseError:
        raise StoreError(
            f"the database {path} is damaged or no database; put a copy back, or name another --data"
        ) from None
    return connection
