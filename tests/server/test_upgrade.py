"""Databases of every version before: taken over whole, copied first, and refused where they are newer."""

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from old_databases import old_database, shape_of
from svara.server.books import ledger
from svara.server.db.schema import StoreError, prepare, read_only, revision
from svara.server.db.tables import REVISION

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
    ("grant/ann", "house", "wallet:ann", 10_000),
    ("main/0/2", "house", "seat:main:3", 500),
    ("main/0/3", "wallet:ann", "seat:main:0", 500),
    ("grant/bob", "house", "wallet:bob", 200),
    ("main/0/4", "wallet:bob", "seat:main:1", 200),
    ("main/1/6", "seat:main:0", "pot:main", 10),
    ("main/1/7", "seat:main:1", "pot:main", 10),
    ("main/1/8", "seat:main:3", "pot:main", 10),
    ("main/1/10", "seat:main:0", "pot:main", 30),
    ("main/1/11", "seat:main:1", "pot:main", 20),
    ("main/1/12", "pot:main", "seat:main:0", 10),
]


@pytest.mark.parametrize("version", [1, 2])
def test_an_upgraded_database_has_the_tables_of_a_new_one(tmp_path: Path, version: int) -> None:
    """To the letter of the text that made them: STRICT, CHECK, triggers and indexes too."""
    old_database(tmp_path / "old.db", version, "main", EVENTS, MOVED)
    with closing(prepare(tmp_path / "old.db")) as old, closing(prepare(tmp_path / "new.db")) as new:
        assert shape_of(old) == shape_of(new)
        assert revision(old) == revision(new) == REVISION
        assert old.execute("PRAGMA user_version").fetchone() == new.execute("PRAGMA user_version").fetchone()


def test_the_first_tables_give_everybody_his_chips_back(tmp_path: Path) -> None:
    """In mid-bank too: what one committed is one's own (rule 11)."""
    path = tmp_path / "svara.db"
    old_database(path, 1, "main", EVENTS, MOVED)
    for _ in range(2):
        with closing(prepare(path)) as connection:
            assert ledger.balance(connection, "wallet:ann") == 10_000
            assert ledger.balance(connection, "wallet:bob") == 200
            assert ledger.balance(connection, "house") == -10_200
            assert ledger.balance(connection, "pot:main") == 0
            assert ledger.faults(connection) == []
            for rows in ("event", "deck", "game_table"):
                assert connection.execute(f"SELECT count(*) FROM {rows}").fetchone() == (0,)
            assert connection.execute("SELECT name FROM player").fetchall() == [("Ann",)]


def test_a_bank_in_progress_goes_on_with_a_pot_of_its_own(tmp_path: Path) -> None:
    """Revision 0002: every movement says why it was, whose, where and in which bank."""
    path = tmp_path / "svara.db"
    old_database(path, 2, "main", EVENTS, MOVED)
    with closing(prepare(path)) as connection:
        assert ledger.faults(connection) == []
        assert ledger.balance(connection, "pot:main") == 0
        assert ledger.balance(connection, "pot:main:1") == 70
        said = connection.execute("SELECT kind, player, game_table, bank FROM movement").fetchall()
        assert said == [
            ("welcome", "ann", None, None),
            ("sit", "bot:Boris", "main", None),
            ("sit", "ann", "main", None),
            ("welcome", "bob", None, None),
            ("sit", "bob", "main", None),
            ("ante", "ann", "main", 1),
            ("ante", "bob", "main", 1),
            ("ante", "bot:Boris", "main", 1),
            ("stake", "ann", "main", 1),
            ("stake", "bob", "main", 1),
            ("return", "ann", "main", 1),
            ("carry", None, "main", 1),
        ]
        held = connection.execute("SELECT id, player FROM account WHERE player IS NOT NULL ORDER BY id")
        assert held.fetchall() == [
            ("seat:main:0", "ann"),
            ("seat:main:1", "bob"),
            ("seat:main:3", "bot:Boris"),
            ("wallet:ann", "ann"),
            ("wallet:bob", "bob"),
        ]
        assert connection.execute("SELECT count(*) FROM event").fetchone() == (12,)


def test_a_copy_of_the_old_file_is_kept_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "svara.db"
    old_database(path, 2, "main", EVENTS, MOVED)
    (tmp_path / "svara-0001.db").write_text("another copy")
    prepare(path).close()
    copy = tmp_path / "svara-0001-2.db"
    assert copy.stat().st_mode & 0o777 == 0o600
    with closing(sqlite3.connect(copy)) as connection:
        assert revision(connection) == "0001"
        assert connection.execute("SELECT count(*) FROM movement").fetchone() == (len(MOVED),)
    assert (tmp_path / "svara-0001.db").read_text() == "another copy"


def test_an_old_database_that_cannot_be_read_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "svara.db"
    old_database(path, 1, "main", EVENTS + "{\n", MOVED)
    with pytest.raises(StoreError, match="of revision before 0001 and damaged"):
        prepare(path)
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (1,)
        assert connection.execute("SELECT count(*) FROM event").fetchone() == (13,)
    assert sorted(tmp_path.glob("*.db")) == [path]


@pytest.mark.parametrize(
    "mark", ["UPDATE alembic_version SET version_num = '9999'", "PRAGMA user_version = 4"]
)
def test_a_newer_database_is_refused_in_a_sentence(tmp_path: Path, mark: str) -> None:
    path = tmp_path / "svara.db"
    with closing(prepare(path)) as connection:
        connection.execute(mark)
    for opened in (prepare, read_only):
        with pytest.raises(StoreError, match="newer than this program"):
            opened(path)


def test_who_only_reads_an_older_database_is_told_what_to_do(tmp_path: Path) -> None:
    path = tmp_path / "svara.db"
    old_database(path, 2, "main", EVENTS, MOVED)
    with pytest.raises(StoreError, match="`svara db upgrade`"):
        read_only(path)


def test_a_start_without_an_upgrade_is_quick(tmp_path: Path) -> None:
    """What upgrades databases takes long to import, and is imported for nothing else."""
    code = (
        "import sys; from pathlib import Path; from svara.server import run; "
        "from svara.server.db.schema import prepare; "
        f"path = Path({str(tmp_path / 'svara.db')!r}); prepare(path).close(); prepare(path).close(); "
        "sys.exit(bool({'alembic', 'sqlalchemy', 'mako'} & set(sys.modules)))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
