"""Backups are made while people play, are sound, and are put back; nothing is ever overwritten."""

from __future__ import annotations

import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path

import pytest

from old_databases import old_database
from servers import Server, play_banks, running
from svara.server.books import ledger
from svara.server.db.schema import StoreError, connect, prepare, read_only
from svara.server.operate.backup import backup, restore

pytestmark = pytest.mark.server


def svara(*words: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "svara", *map(str, words)], capture_output=True, text=True, check=False
    )


def test_a_backup_while_people_play_is_sound_and_goes_on(server: Server, tmp_path: Path) -> None:
    """Field report 30: a house that is put back goes on with the chips of that moment."""
    file = tmp_path / "backup.db"
    done: list[subprocess.CompletedProcess[str]] = []
    with server.guest("Ann").open() as ann:
        ann.sit(0, 500)
        play_banks(1, ann)
        making = threading.Thread(target=lambda: done.append(svara("backup", "--data", server.data, file)))
        making.start()
        while making.is_alive():
            play_banks(1, ann)
        making.join()
        later = ann.view["bank"]
    (told,) = done
    assert (told.returncode, told.stderr) == (0, "")
    assert file.stat().st_mode & 0o777 == 0o600
    assert [path.name for path in tmp_path.glob("*backup*")] == ["backup.db"]
    refused = svara("restore", file, "--data", server.data, "--force")
    assert refused.returncode == 1
    assert "another server is using" in refused.stderr
    elsewhere = tmp_path / "elsewhere"
    assert svara("restore", file, "--data", elsewhere).returncode == 0
    with running(elsewhere) as other:
        assert svara("ledger", "check", "--data", elsewhere).returncode == 0
        (bank,) = other.rows("SELECT max(bank) FROM movement")[0]
        assert 0 < bank <= later


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    path, file = tmp_path / "svara.db", tmp_path / "copy.db"
    prepare(path).close()
    backup(path, file)
    with pytest.raises(StoreError, match="is there already"):
        backup(path, file)
    with pytest.raises(StoreError, match="--force keeps it"):
        restore(file, path, force=False)
    with closing(connect(path)) as books:
        entry = ledger.Entry("gift", "house", "wallet:ann", 5, "grant", "ann")
        ledger.post(books, entry, 1)
    for name in ("svara-replaced.db", "svara-replaced-2.db"):
        kept = restore(file, path, force=True)
        assert kept == tmp_path / name
        with closing(read_only(path)) as books:
            assert ledger.balance(books, "wallet:ann") == 0
    with closing(read_only(tmp_path / "svara-replaced.db")) as books:
        assert ledger.balance(books, "wallet:ann") == 5


def test_what_is_not_sound_is_no_backup(tmp_path: Path) -> None:
    """Neither kept, nor put back."""
    path, file = tmp_path / "svara.db", tmp_path / "copy.db"
    with closing(prepare(path)) as books:
        books.execute("INSERT INTO account VALUES ('wallet:ann', 5, 'ann')")
    with pytest.raises(StoreError, match=r"the books in .+ are wrong"):
        backup(path, file)
    assert list(tmp_path.glob("*copy*")) == []
    with pytest.raises(StoreError, match=r"the books in .+ are wrong"):
        restore(path, tmp_path / "other.db", force=False)
    (tmp_path / "text.db").write_text("no database" * 100)
    with pytest.raises(StoreError, match="no database"):
        restore(tmp_path / "text.db", tmp_path / "other.db", force=False)
    assert not (tmp_path / "other.db").exists()


def test_an_older_backup_is_put_back_and_upgraded_when_it_is_served(tmp_path: Path) -> None:
    old = tmp_path / "old.db"
    movements = [("grant/ann", "house", "wallet:ann", 10_000)]
    old_database(old, 2, "main", '{"event":"table_opened"}', movements)
    path = tmp_path / "data" / "svara.db"
    path.parent.mkdir()
    restore(old, path, force=False)
    with closing(prepare(path)) as books:
        assert ledger.balance(books, "wallet:ann") == 10_000
    assert (path.parent / "svara-0001.db").exists()
