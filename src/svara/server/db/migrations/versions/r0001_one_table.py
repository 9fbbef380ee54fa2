"""Guests, chips, and tables that know one game each: the files of user_version 2."""

from __future__ import annotations

from alembic import op

revision = "0001"
down_revision = None

_TABLES = (
    """CREATE TABLE player (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT""",
    """CREATE TABLE session (
    token_hash BLOB PRIMARY KEY,
    player TEXT NOT NULL REFERENCES player (id),
    created INTEGER NOT NULL
) STRICT""",
    """CREATE TABLE account (
    id TEXT PRIMARY KEY,
    balance INTEGER NOT NULL CHECK (balance >= 0 OR id = 'house')
) STRICT""",
    """CREATE TABLE movement (
    id TEXT PRIMARY KEY,
    source TEXT NOT NULL,
    target TEXT NOT NULL,
    amount INTEGER NOT NULL CHECK (amount > 0),
    at INTEGER NOT NULL
) STRICT""",
    """CREATE TRIGGER movement_is_for_good BEFORE UPDATE ON movement
BEGIN SELECT RAISE (ABORT, 'a movement is never changed'); END""",
    """CREATE TRIGGER movement_stays BEFORE DELETE ON movement
BEGIN SELECT RAISE (ABORT, 'a movement is never deleted'); END""",
    """CREATE TABLE game_table (
    id TEXT PRIMARY KEY,
    epoch INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    checkpoint_seq INTEGER NOT NULL,
    checkpoint TEXT
) STRICT""",
    """CREATE TABLE event (
    game_table TEXT NOT NULL REFERENCES game_table (id),
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (game_table, seq)
) STRICT, WITHOUT ROWID""",
    """CREATE TABLE deck (
    game_table TEXT PRIMARY KEY REFERENCES game_table (id),
    cards TEXT NOT NULL
) STRICT""",
    """CREATE TABLE answer (
    player TEXT NOT NULL REFERENCES player (id),
    id TEXT NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (player, id)
) STRICT, WITHOUT ROWID""",
)


def upgrade() -> None:
    """Make the tables in an empty database."""
    for statement in _TABLES:
        op.execute(statement)
