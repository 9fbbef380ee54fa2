"""Backups are made while people play, are sound, and are put back; nothing is ever overwritten."""

from __future__ import annotations

import shutil
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path

import pytest

from old_databases import old_database
from servers import Client, Server, play_banks, running
from svara.server.books import ledger
from svara.server.db import timeline
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


def test_who_comes_back_to_a_house_that_was_put_back_is_shown_the_table_as_it_is(
    server: Server, tmp_path: Path
) -> None:
    """Its numbers come again with other events: no tail of them fits to what was heard before."""
    file, ann = tmp_path / "backup.db", server.guest("Ann")
    with ann.open() as line:
        line.sit(0)
        assert svara("backup", "--data", server.data, file).returncode == 0
        _press_often(line)
        lost, of = line.seq, line.timeline
    server.kill()
    server.start()
    with ann.open() as line:
        assert line.timeline == of, "a house that was only away goes on"
    server.kill()
    assert svara("restore", file, "--data", server.data, "--force").returncode == 0
    server.start()
    with ann.open() as line:
        assert line.seq < lost
        assert line.timeline != of
        while line.seq < lost + 3:
            _press_often(line)
        known = line.seq
        for timeline, kind in ((of, "snapshot"), ("", "snapshot"), (None, "update")):
            line.resume(lost, timeline)
            line.request("top_up", amount=0)
            told = [message for message in line.messages if message["type"] in ("snapshot", "update")][-1]
            assert (told["type"], told["seq"]) == (kind, known), timeline
        assert told["log"][0]["seq"] == lost + 1


def _press_often(line: Client) -> None:
    """Some events at the table, which no other player is at."""
    for on in (True, False, True, False):
        assert line.request("auto_ready", on=on)["ok"]


def test_a_copy_belongs_to_no_timeline_until_it_is_opened(tmp_path: Path) -> None:
    """Put back by the command or by hand, and as often as one likes."""
    path, file = tmp_path / "svara.db", tmp_path / "copy.db"
    with closing(prepare(path)) as books:
        first = timeline.of_database(books)
        assert timeline.of_database(books) == first
    backup(path, file)
    found = {first}
    for name in ("one.db", "two.db"):
        shutil.copy(file, tmp_path / name)
        with closing(prepare(tmp_path / name)) as books:
            found.add(timeline.of_database(books))
    restore(path, tmp_path / "three" / "svara.db", force=False)
    with closing(prepare(tmp_path / "three" / "svara.db")) as books:
        found.add(timeline.of_database(books))
    assert len(found) == 4


def test_what_is_refused_leaves_nothing_behind(tmp_path: Path) -> None:
    """Neither a database nor a directory for it."""
    text = tmp_path / "text.db"
    text.write_text("no database" * 100)
    for file, said in ((text, "no database"), (tmp_path / "none.db", "there is no backup")):
        refused = svara("restore", file, "--data", tmp_path / "house")
        assert refused.returncode == 1
        assert said in refused.stderr
        assert not (tmp_path / "house").exists()


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
