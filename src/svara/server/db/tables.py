"""The tables of the database as they are now.

A new file is made from this text. How an older file gets these tables is said by the revisions in
`svara.server.db.migrations`; a test holds both to be the same, so whatever changes here needs a revision.
"""

from __future__ import annotations

import sqlite3

REVISION = "0002"
"""The revision whose tables these are: the newest one."""

USER_VERSION = 3
"""Of every file with a revision, so that programs from before revisions refuse it."""

TABLES = """
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
-- `player` is whose chips they are: a wallet's, or of who sits at the seat now.
CREATE TABLE account (
    id TEXT PRIMARY KEY,
    balance INTEGER NOT NULL CHECK (balance >= 0 OR id = 'house'),
    player TEXT
) STRICT;

CREATE INDEX account_of ON account (player);

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

CREATE INDEX movement_of ON movement (player);
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

-- The rules of a bank are those of the last opening before it.
CREATE INDEX event_opening ON event (game_table, seq) WHERE body LIKE '{"event":"table_opened"%';

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

-- What holds for the whole house, a line a name: a pause, a notice, that it is one for tests, when the disk
-- last took a write, and which timeline the numbers of its events are of.
CREATE TABLE notice (
    name TEXT PRIMARY KEY,
    body TEXT NOT NULL
) STRICT, WITHOUT ROWID;
"""

_STAMP = f"""
CREATE TABLE alembic_version (
    version_num VARCHAR(32) NOT NULL,
    CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO alembic_version VALUES ('{REVISION}');
PRAGMA user_version = {USER_VERSION};
"""
"""Alembic's own mark in a file; a new one is made without it, which is quicker."""


def create(connection: sqlite3.Connection) -> None:
    """Make the tables in an empty database."""
    connection.executescript(f"BEGIN IMMEDIATE; {TABLES} {_STAMP} COMMIT;")


def shape(connection: sqlite3.Connection) -> set[str]:
    """Every table with its columns, and every trigger and index, in words."""
    rows = connection.execute(
        """
        SELECT made.type || ' ' || made.name || coalesce(' with ' || field.name || ' ' || field.type, '')
        FROM sqlite_master AS made LEFT JOIN pragma_table_info(made.name) AS field
        WHERE made.type IN ('table', 'trigger', 'index')
        """
    )
    return {str(row[0]) for row in rows}
