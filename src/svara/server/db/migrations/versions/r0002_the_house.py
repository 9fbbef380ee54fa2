"""Accounts and roles, many tables, the kinds of movements, results, chat, and what operators did."""

from __future__ import annotations

from alembic import op

from svara.server.db.migrations.old_books import carry_pots, copy_accounts, copy_movements

revision = "0002"
down_revision = "0001"

_REBUILT = {
    "player": """CREATE TABLE player (
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
) STRICT""",
    "session": """CREATE TABLE session (
    token_hash BLOB PRIMARY KEY,
    player TEXT NOT NULL REFERENCES player (id),
    created INTEGER NOT NULL,
    kind TEXT NOT NULL DEFAULT 'web' CHECK (kind IN ('web', 'bot'))
) STRICT""",
    "account": """CREATE TABLE account (
    id TEXT PRIMARY KEY,
    balance INTEGER NOT NULL CHECK (balance >= 0 OR id = 'house'),
    player TEXT
) STRICT""",
    "movement": """CREATE TABLE movement (
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
) STRICT""",
    "game_table": """CREATE TABLE game_table (
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
) STRICT""",
}
"""Tables with other columns than before."""

_NEW = (
    """CREATE INDEX event_opening ON event (game_table, seq) WHERE body LIKE '{"event":"table_opened"%'""",
    "CREATE INDEX session_of ON session (player)",
    "CREATE INDEX account_of ON account (player)",
    "CREATE INDEX movement_of ON movement (player)",
    "CREATE INDEX movement_at ON movement (game_table, at)",
    """CREATE TRIGGER movement_is_for_good BEFORE UPDATE ON movement
BEGIN SELECT RAISE (ABORT, 'a movement is never changed'); END""",
    """CREATE TRIGGER movement_stays BEFORE DELETE ON movement
BEGIN SELECT RAISE (ABORT, 'a movement is never deleted'); END""",
    """CREATE TABLE member (
    game_table TEXT NOT NULL REFERENCES game_table (id),
    player TEXT NOT NULL REFERENCES player (id),
    standing TEXT NOT NULL CHECK (standing IN ('asked', 'approved', 'refused')),
    at INTEGER NOT NULL,
    PRIMARY KEY (game_table, player)
) STRICT, WITHOUT ROWID""",
    """CREATE TABLE bank_result (
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
) STRICT, WITHOUT ROWID""",
    """CREATE TABLE bank_player (
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
) STRICT, WITHOUT ROWID""",
    "CREATE INDEX banks_of ON bank_player (player, ended)",
    """CREATE TABLE chat (
    id INTEGER PRIMARY KEY,
    game_table TEXT NOT NULL REFERENCES game_table (id),
    player TEXT NOT NULL REFERENCES player (id),
    name TEXT NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL
) STRICT""",
    "CREATE INDEX chat_at ON chat (game_table, at)",
    """CREATE TABLE chat_report (
    chat INTEGER NOT NULL REFERENCES chat (id),
    player TEXT NOT NULL REFERENCES player (id),
    at INTEGER NOT NULL,
    settled INTEGER,
    PRIMARY KEY (chat, player)
) STRICT, WITHOUT ROWID""",
    """CREATE TABLE mute (
    player TEXT NOT NULL REFERENCES player (id),
    muted TEXT NOT NULL REFERENCES player (id),
    PRIMARY KEY (player, muted)
) STRICT, WITHOUT ROWID""",
    """CREATE TABLE audit (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    who TEXT NOT NULL,
    act TEXT NOT NULL,
    target TEXT NOT NULL,
    detail TEXT NOT NULL DEFAULT '',
    reason TEXT NOT NULL DEFAULT ''
) STRICT""",
    """CREATE TRIGGER audit_is_for_good BEFORE UPDATE ON audit
BEGIN SELECT RAISE (ABORT, 'an audit entry is never changed'); END""",
    """CREATE TRIGGER audit_stays BEFORE DELETE ON audit
BEGIN SELECT RAISE (ABORT, 'an audit entry is never deleted'); END""",
    """CREATE TABLE notice (
    name TEXT PRIMARY KEY,
    body TEXT NOT NULL
) STRICT, WITHOUT ROWID""",
)

_COPIED = {
    "player": "id, name, created",
    "session": "token_hash, player, created",
    "game_table": "id, epoch, seq, checkpoint_seq, checkpoint",
}
"""Columns whose rows are as they were."""


def upgrade() -> None:
    """Make the tables anew under their names, so that their text is that of a new database's."""
    books = op.get_bind().connection.driver_connection
    assert books is not None, "a revision runs on an open database"
    books.execute("PRAGMA legacy_alter_table = ON")  # references to a table stay by its name
    for trigger in ("movement_is_for_good", "movement_stays"):
        op.execute(f"DROP TRIGGER {trigger}")
    for table, statement in _REBUILT.items():
        op.execute(f"ALTER TABLE {table} RENAME TO old_{table}")
        op.execute(statement)
    for table, columns in _COPIED.items():
        op.execute(f"INSERT INTO {table} ({columns}) SELECT {columns} FROM old_{table}")
    copy_movements(books)
    copy_accounts(books)
    carry_pots(books)
    for table in _REBUILT:
        op.execute(f"DROP TABLE old_{table}")
    for statement in _NEW:
        op.execute(statement)
    books.execute("PRAGMA legacy_alter_table = OFF")
