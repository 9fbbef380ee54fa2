"""Chips that the house gives: at the beginning, once a day, and by an operator's hand."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from operators import OPERATOR
from svara.server.books import gifts, ledger
from svara.server.books.gifts import Refill
from svara.server.books.ledger import Entry
from svara.server.db.schema import prepare
from svara.server.moments import DAY_MS
from svara.server.operate import acts
from svara.server.settings import Settings

RULE = Refill(below=200, to=1000)


@pytest.fixture
def books(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    with closing(prepare(tmp_path / "svara.db")) as connection:
        for player in ("ann", "bob"):
            connection.execute("INSERT INTO player (id, name, created) VALUES (?, ?, 1)", (player, player))
        yield connection
        assert ledger.faults(connection) == []


def move(books: sqlite3.Connection, name: str, ends: tuple[str, str], amount: int, kind: ledger.Kind) -> None:
    bank = 1 if "pot:main:1" in ends else None
    ledger.post(books, Entry(name, *ends, amount, kind, "ann", "main", bank), 1)


def test_a_welcome_comes_once_and_buys_a_seat(books: sqlite3.Connection) -> None:
    """O67: never less than it takes to sit down at the house's own table; none where it is off."""
    assert gifts.welcome_chips(Settings(welcome_chips=500), 2000) == 2000
    assert gifts.welcome_chips(Settings(welcome_chips=0), 2000) == 0
    for _ in range(2):
        gifts.welcome(books, "ann", 2000, 1)
        gifts.welcome(books, "bob", 0, 1)
    assert (ledger.holdings(books, "ann"), ledger.holdings(books, "bob")) == (2000, 0)


def test_a_refill_comes_once_a_day_to_who_has_few(books: sqlite3.Connection) -> None:
    assert gifts.refill(books, None, "ann", 0) == 0
    assert gifts.refill(books, RULE, "ann", 0) == 1000
    move(books, "lost", ("wallet:ann", "house"), 900, "take")
    assert gifts.refill(books, RULE, "ann", DAY_MS - 1) == 0
    assert gifts.refill(books, RULE, "ann", DAY_MS) == 900
    assert gifts.refill(books, RULE, "ann", 2 * DAY_MS) == 0, "he has enough"
    assert gifts.refill(books, RULE, "bot:Boris", 0) == 0


@pytest.mark.parametrize("off", [Settings(refill_chips=0), Settings(refill_below=0)])
def test_the_refill_can_be_switched_off(off: Settings) -> None:
    assert gifts.refill_rule(off, 500) is None


def test_a_refill_counts_the_chips_at_all_tables(books: sqlite3.Connection) -> None:
    """Field report 12: nobody is refilled for having carried his chips to a seat, or into a pot."""
    gifts.welcome(books, "ann", 1000, 1)
    move(books, "sit", ("wallet:ann", "seat:main:0"), 1000, "sit")
    assert gifts.refill(books, RULE, "ann", 0) == 0
    move(books, "stake", ("seat:main:0", "pot:main:1"), 1000, "stake")
    assert gifts.refill(books, RULE, "ann", 0) == 0
    move(books, "lost", ("pot:main:1", "seat:main:1"), 1000, "win")
    books.execute("UPDATE account SET player = 'bob' WHERE id = 'seat:main:1'")
    assert gifts.refill(books, RULE, "ann", 0) == 1000


def give(books: sqlite3.Connection, player: str, amount: int, act: str = "1", now: int = 1) -> int:
    return acts.give_chips(books, OPERATOR, player, amount, act, now, "a reason")


def test_a_grant_is_done_once_and_written_down(books: sqlite3.Connection) -> None:
    """Field report 15: said twice, it is one; with another amount, it is a mistake."""
    for _ in range(2):
        assert give(books, "ann", 500, now=7) == 500
    for other in (501, -500):
        with pytest.raises(acts.GrantError, match="other_act"):
            give(books, "ann", other, now=8)
    assert give(books, "ann", -200, "2", now=9) == 300
    rows = books.execute("SELECT at, who, act, target, detail, reason FROM audit ORDER BY id").fetchall()
    assert rows == [
        (7, "operator", "chips", "ann", "+500", "a reason"),
        (9, "operator", "chips", "ann", "-200", "a reason"),
    ]


def test_a_grant_that_cannot_be_changes_nothing(books: sqlite3.Connection) -> None:
    """Field report 31: a wallet is never below zero."""
    for player, amount, fault in (
        ("ann", -1, "no_chips"),
        ("ann", 0, "no_amount"),
        ("ann", gifts.MOST_GRANTED + 1, "no_amount"),
        ("nobody", 5, "nobody"),
    ):
        books.execute("BEGIN")
        with pytest.raises((acts.GrantError, acts.NoSuchError), match=fault):
            give(books, player, amount)
        books.execute("ROLLBACK")
    assert books.execute("SELECT count(*) FROM movement").fetchone() == (0,)
