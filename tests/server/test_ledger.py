"""The ledger: whatever happens at a table, the books are right; and they say so, to us and to hledger."""

from __future__ import annotations

import json
import os
import re
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from booked_evening import BookedEvening, booked
from houses import WALLET, game, tied
from servers import Server, play_banks, running
from svara.server.books import ledger
from svara.server.books.booking import KINDS, entries_of
from svara.server.books.export import account_name, journal
from svara.server.books.settlement import settle
from svara.server.operate.proof import prove
from svara.table import TableEvent
from svara.table.events import SatDown, SeatMoved, StoodUp, ToppedUp
from svara.table.money import MOVES

STEPS = 250


def check(at: BookedEvening) -> None:
    """The accounts are the table's chips; a pot has an account while its bank is played."""
    assert ledger.faults(at.books) == []
    state, books = at.state, at.books
    held = {f"seat:main:{seat}": int(stack) for seat, stack in enumerate(state.stacks)}
    held |= {f"wallet:{name}": chips for name, chips in at.evening.house.wallets.items()}
    held["rake:main"] = int(state.raked)
    for account, chips in held.items():
        assert ledger.balance(books, account) == chips, account
    pots = books.execute("SELECT id, balance FROM account WHERE id LIKE 'pot:%'").fetchall()
    assert pots == ([(f"pot:main:{state.banks}", int(state.pot))] if state.pot else [])
    for seat, sitter in state.taken():
        if state.stacks[seat]:
            account = f"seat:main:{seat}"
            owner = books.execute("SELECT player FROM account WHERE id = ?", (account,)).fetchone()
            assert owner == (sitter.player,)


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("profile", ["svara", "trinka"])
def test_the_books_are_right_whatever_happens(tmp_path: Path, profile: str, seed: int) -> None:
    """House rule 11; field reports 8, 12, 14, 15: trial balance, pots, seats; a repeat changes nothing."""
    with booked(tmp_path, tied(profile), seed) as at:
        kinds = set()
        for step in range(STEPS):
            at.step()
            kinds |= {entry.kind for entry in at.latest}
            if at.latest:
                check(at)
            if at.latest and step % 10 == 0:
                before = list(at.books.iterdump())
                with pytest.raises(sqlite3.IntegrityError):
                    ledger.post(at.books, at.latest[0], at.now)
                assert list(at.books.iterdump()) == before
        assert {"sit", "stand", "ante", "stake", "win", "return"} <= kinds
        nameless = "SELECT kind FROM movement WHERE kind = '' OR player IS NULL AND kind != 'rake'"
        assert at.books.execute(nameless).fetchall() == []


def test_every_event_that_moves_chips_has_a_kind() -> None:
    """The books say why chips move for each event that moves any, and for no other."""
    assert KINDS.keys() == MOVES.keys()


def test_chips_follow_their_player_to_another_seat(tmp_path: Path) -> None:
    """And what he wins there is his, whoever sat there before."""
    with booked(tmp_path, game(), 1) as at:
        moved: list[TableEvent] = [SatDown(0, "A", "A", 500), SatDown(1, "B", "B", 500)]
        moved += [StoodUp(1, "B", 500, 1, 1), SeatMoved(0, 1, 500), ToppedUp(1, "A", 100)]
        for entry in entries_of(at.state, enumerate(moved, 2)):
            ledger.post(at.books, entry, 1)
        owned = at.books.execute("SELECT player, balance FROM account WHERE id = 'seat:main:1'")
        assert owned.fetchone() == ("A", 600)
        assert ledger.holdings(at.books, "A") == ledger.holdings(at.books, "B") == WALLET
        sheet = settle(at.books, "main", 0, 10, "")
        first = sheet.players[0]
        assert (first.name, first.brought, first.after) == ("=A; |", 600, 600)


def test_what_is_wrong_is_said(tmp_path: Path) -> None:
    """A balance that was touched, a pot that stayed, a seat of no table: each has its sentence."""
    with booked(tmp_path, game(), 1) as at:
        at.books.execute("DELETE FROM game_table")
        assert prove(at.books).faults == ()
        at.books.execute("UPDATE account SET balance = balance - 7 WHERE id = 'wallet:A'")
        at.books.execute("INSERT INTO account VALUES ('pot:main:3', 7, NULL)")
        assert prove(at.books).faults == (
            "pot:main:3 holds 7 and was moved 0",
            f"wallet:A holds {WALLET - 7} and was moved {WALLET}",
            "pot:main:3 holds 7 chips, and there is no such bank in progress",
        )


def svara(*words: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "svara", *map(str, words)], capture_output=True, text=True, check=False
    )


@pytest.mark.server
def test_the_books_of_an_open_house_are_proved(server: Server) -> None:
    """`svara ledger check` beside the server, in the middle of a bank and between two."""
    with server.guest("Ann").open() as ann:
        ann.sit(0, 500)
        play_banks(2, ann)
        told = svara("ledger", "check", "--data", server.data)
        assert (told.returncode, told.stderr) == (0, "")
        assert re.fullmatch(r"right: \d+ movements, \d+ accounts, 1 table\n", told.stdout)
    server.stop()
    with server.database() as books:
        books.execute("UPDATE account SET balance = balance + 1 WHERE id LIKE 'wallet:%'")
        books.commit()
    told = svara("ledger", "check", "--data", server.data)
    assert told.returncode == 1
    assert told.stdout.splitlines()[0] == "the accounts add up to 1 instead of 0"


@pytest.mark.server
def test_hledger_comes_to_the_same_balances(tmp_path: Path) -> None:
    """The journal of a whole evening, with names that mean something in a journal, is read and balanced."""
    hledger = os.environ.get("SVARA_HLEDGER") or shutil.which("hledger")
    assert hledger, "hledger is missing; apt-get install hledger, or name it with SVARA_HLEDGER"
    with booked(tmp_path, tied("svara"), 5) as at:
        for _ in range(STEPS):
            at.step()
        accounts = dict(at.books.execute("SELECT id, balance FROM account WHERE balance != 0"))
        text = "".join(f"{line}\n" for line in journal(at.books))
    file = tmp_path / "evening.journal"
    file.write_text(text, encoding="utf-8")
    environment = os.environ | {"LC_ALL": "C.UTF-8"}
    told = subprocess.run(
        [hledger, "-f", file, "balance", "--flat", "--no-total", "-O", "json"],
        capture_output=True,
        text=True,
        check=False,
        env=environment,
    )
    assert told.returncode == 0, told.stderr
    rows, _ = json.loads(told.stdout)
    found = {row[0]: row[3][0]["aquantity"]["decimalMantissa"] for row in rows}
    assert found == {account_name(account): held for account, held in accounts.items()}


@pytest.mark.server
def test_the_export_is_written_to_a_new_file_only(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        file = tmp_path / "house.journal"
        written = svara("ledger", "export", "--data", server.data, "--output", file)
        assert (written.returncode, written.stdout.split()[0]) == (0, str(file)), written
        assert "equity:house" in file.read_text()
        assert svara("ledger", "export", "--data", server.data, "--output", file).returncode == 1
        assert svara("db", "status", "--data", server.data).stdout.endswith("this program's\n")
        told = svara("db", "upgrade", "--data", server.data)
        assert told.returncode == 1
        assert "another server is using the data directory" in told.stderr
