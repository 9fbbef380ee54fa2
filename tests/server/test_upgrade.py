"""A database of the first version: its tables are closed, and everybody has his chips back (rule 11)."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from svara.server.books import ledger
from svara.server.db.schema import VERSION, StoreError, prepare

EVENTS = """
{"event":"table_opened","table":"main","rules":{"id":"svara"}}
{"event":"sat_down","seat":3,"player":"bot:Boris","name":"Boris","amount":500,"bot":true}
{"event":"sat_down","seat":0,"player":"ann","name":"Ann","amount":500}
{"event":"sat_down","seat":1,"player":"bob","name":"Bob","amount":200}
{"event":"bank_started","dealer":3,"stacks":[500,200,0,500,0,0],"dealt":[0,1,3],"present":[0,1,3]}
{"event":"ante_posted","seat":0,"amount":10}
{"event":"ante_posted","seat":1,"amount":10}
{"event":"ante_posted","seat":3,"amount":10}
{"event":"looked","seat":0,"slots":[0],"cards":[7]}
{"event":"staked","seat":0,"kind":"bet","amount":30,"level":30}
{"event":"staked","seat":1,"kind":"all-in","amount":20,"level":20,"capped":true}
{"event":"returned","seat":0,"amount":10}
"""
MOVED = [
    ("grant", "house", "wallet:ann", 10_000),
    ("sat/3", "house", "seat:main:3", 500),
    ("sat/0", "wallet:ann", "seat:main:0", 500),
    ("grant/bob", "house", "wallet:bob", 200),
    ("sat/1", "wallet:bob", "seat:main:1", 200),
    ("ante/0", "seat:main:0", "pot:main", 10),
    ("ante/1", "seat:main:1", "pot:main", 10),
    ("ante/3", "seat:main:3", "pot:main", 10),
    ("bet", "seat:main:0", "pot:main", 30),
    ("all-in", "seat:main:1", "pot:main", 20),
    ("back", "pot:main", "seat:main:0", 10),
]


def old_database(path: Path, events: str) -> None:
    with closing(prepare(path)) as connection:
        connection.execute("PRAGMA user_version = 1")
        connection.execute("INSERT INTO game_table VALUES ('main', 1, 12, 0, NULL)")
        connection.execute("INSERT INTO deck VALUES ('main', '[1,2,3]')")
        connection.execute("INSERT INTO player VALUES ('ann', 'Ann', 1)")
        for entry in MOVED:
            ledger.post(connection, ledger.Entry(*entry), 1)
        for seq, body in enumerate(events.split("\n")[1:-1], 1):
            connection.execute("INSERT INTO event VALUES ('main', ?, 5, ?)", (seq, body))


def test_an_old_table_gives_everybody_his_chips_back(tmp_path: Path) -> None:
    """In mid-bank too: what one committed is one's own."""
    path = tmp_path / "svara.db"
    old_database(path, EVENTS)
    for _ in range(2):
        with closing(prepare(path)) as connection:
            assert ledger.balance(connection, "wallet:ann") == 10_000
            assert ledger.balance(connection, "wallet:bob") == 200
            assert ledger.balance(connection, "house") == -10_200
            assert ledger.balance(connection, "pot:main") == 0
            assert ledger.faults(connection) == []
            assert connection.execute("PRAGMA user_version").fetchone() == (VERSION,)
            for rows in ("event", "deck", "game_table"):
                assert connection.execute(f"SELECT count(*) FROM {rows}").fetchone() == (0,)
            assert connection.execute("SELECT name FROM player").fetchall() == [("Ann",)]


def test_an_old_database_that_cannot_be_read_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "svara.db"
    old_database(path, EVENTS + "{\n")
    with pytest.raises(StoreError, match="of version 1 and damaged"):
        prepare(path)
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (1,)
        assert connection.execute("SELECT count(*) FROM event").fetchone() == (13,)
