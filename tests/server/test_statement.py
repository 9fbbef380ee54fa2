"""A player's statement, and who won and lost what: read off the same movements, and adding up."""

from __future__ import annotations

import csv
import io
import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

from booked_evening import BookedEvening, booked
from houses import WALLET, tied
from svara.server.books import ledger
from svara.server.books.booking import is_hosted
from svara.server.books.settlement import Settlement, settle, sheet_access
from svara.server.books.sheet import sheet_csv, statement_csv
from svara.server.books.statement import days, lines
from table_evenings import NAMES

STEPS = 300


@pytest.fixture
def at(tmp_path: Path) -> Iterator[BookedEvening]:
    with booked(tmp_path, tied("svara"), 3) as at:
        for _ in range(STEPS):
            at.step()
        yield at


def test_a_statement_adds_up_line_by_line(at: BookedEvening) -> None:
    """Field report 9: from nothing to what he has, through every line; pages fit one another."""
    for name in NAMES:
        whole = lines(at.books, name, None, 10**6)
        paged, before = [], None
        while page := lines(at.books, name, before, 7):
            paged += page
            before = page[-1].number
        assert paged == whole
        assert (whole[0].wallet, whole[0].held) == (
            ledger.balance(at.books, f"wallet:{name}"),
            ledger.holdings(at.books, name),
        )
        assert (whole[-1].kind, whole[-1].wallet, whole[-1].held) == ("welcome", WALLET, WALLET)
        for later, earlier in itertools.pairwise(whole):
            away = later.kind in ("sit", "top_up", "stand")
            assert later.wallet - earlier.wallet == (later.amount if away else 0)
            assert later.held - earlier.held == (0 if away else later.amount)


def test_a_statement_is_a_file_too(at: BookedEvening) -> None:
    """Line by line the same, with its moments by the world's clock."""
    whole = lines(at.books, "A", None, 10**6)
    head, *rows = csv.reader(io.StringIO(statement_csv(whole).decode("utf-8-sig")))
    assert head == ["when", "kind", "amount", "wallet", "in all", "table", "bank", "note"]
    assert [(row[1], int(row[2]), int(row[3]), int(row[4])) for row in rows] == [
        (line.kind, line.amount, line.wallet, line.held) for line in whole
    ]
    assert rows[-1][0] == "1970-01-01 00:00:00"
    assert [row[6] for row in rows] == ["" if line.bank is None else str(line.bank) for line in whole]


def test_the_days_of_a_statement_add_up(at: BookedEvening) -> None:
    for name in NAMES:
        (day,) = days(at.books, name, 0)
        assert (day.at, day.given) == (0, WALLET)
        assert day.given + day.played == ledger.holdings(at.books, name)
        assert days(at.books, name, at.now) == []


@pytest.mark.parametrize(("since", "until"), [(0, STEPS), (40, 170), (133, 134), (200, STEPS + 1)])
def test_a_settlement_adds_up(at: BookedEvening, since: int, until: int) -> None:
    """C5: all nets, the rake and open pots come to nothing, in any time, a bank cut in two or not."""
    sheet = settle(at.books, "main", since * 1000, until * 1000, "A")
    assert sum(each.net for each in sheet.players) + sheet.rake + sheet.in_pots == 0
    for each in sheet.players:
        assert each.before + each.brought + each.net == each.taken + each.after
        assert min(each.before, each.brought, each.taken, each.after) >= 0
    assert [each.you for each in sheet.players].count(True) <= 1
    assert {each.player for each in sheet.players} == {None}


def test_two_halves_of_an_evening_make_the_whole(at: BookedEvening) -> None:
    def nets(sheet: Settlement) -> dict[str, int]:
        return {each.name: each.net for each in sheet.players if each.net}

    end, middle = 10**9, 150_000
    times = ((0, end), (0, middle), (middle, end))
    whole, first, second = (settle(at.books, None, since, until, "") for since, until in times)
    names = nets(whole) | nets(first) | nets(second)
    assert all(
        nets(whole).get(name, 0) == nets(first).get(name, 0) + nets(second).get(name, 0) for name in names
    )
    assert whole.rake == first.rake + second.rake
    after = {each.name: each.after for each in first.players if each.after}
    assert after == {each.name: each.before for each in second.players if each.before}


def test_who_played_or_opened_may_see_a_table(at: BookedEvening) -> None:
    at.books.execute("UPDATE game_table SET opener = NULL")
    assert sheet_access(at.books, "main", NAMES[0]) == "open"
    assert sheet_access(at.books, "main", "stranger") == "not_allowed"
    assert sheet_access(at.books, "elsewhere", NAMES[0]) == "no_table"
    at.books.execute("INSERT INTO player (id, name, created) VALUES ('stranger', 'Stranger', 0)")
    at.books.execute("UPDATE game_table SET opener = 'stranger'")
    assert sheet_access(at.books, "main", "stranger") == "open"


def test_every_bot_is_marked(at: BookedEvening) -> None:
    """R26: the house's, and one from outside."""
    name = NAMES[0]
    at.books.execute("UPDATE player SET kind = 'bot' WHERE id = ?", (name,))
    sheet = settle(at.books, "main", 0, 10**9, "", ids=True)
    assert any(each.player == name for each in sheet.players)
    for each in sheet.players:
        assert each.bot == (each.player == name or is_hosted(each.player or "")), each


def test_no_name_is_a_formula_in_a_spreadsheet(at: BookedEvening) -> None:
    sheet = settle(at.books, "main", 0, 10**9, "A")
    rows = list(csv.reader(io.StringIO(sheet_csv(sheet).decode("utf-8-sig"))))
    assert {row[0][0] for row in rows[1:-2]} == {"'"}, "all of them are called =NAME"
    assert sheet_csv(sheet).count(b"\"'=") == len(rows) - 3, "and quoted, as where ; parts the cells"
    assert [row[0] for row in rows[-2:]] == ["rake", "in pots"]
    assert sum(int(row[5]) for row in rows[1:]) == 0
