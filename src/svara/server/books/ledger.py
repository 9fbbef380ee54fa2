"""Chips as double entry: each movement has an id of its own, and an account is the sum of its movements."""

from __future__ import annotations

import sqlite3
from typing import Literal, TypeAlias

import msgspec

HOUSE = "house"
"""Issues play chips and holds the bots' purses; the only account that may be below zero."""

Kind: TypeAlias = Literal[
    "welcome",
    "refill",
    "grant",
    "take",
    "forfeit",
    "sit",
    "top_up",
    "stand",
    "move",
    "ante",
    "stake",
    "entry",
    "return",
    "win",
    "rake",
    "void",
    "carry",
]
"""Why chips move. ``take`` is what an operator takes back, ``forfeit`` what a deleted player leaves,
``void`` what a bank that was broken off gives back, ``carry`` a pot that an upgrade gave its own account.
"""


_TAKES_SEAT = ("sit", "top_up", "move")
"""After these the seat's chips are those of the movement's player, whoever sat there before."""


class NoChipsError(Exception):
    """A movement of chips that an account does not hold; nothing of it was booked."""

    def __init__(self, account: str) -> None:
        self.account = account
        super().__init__(f"{account} does not hold that many chips")


class OtherMovementError(ValueError):
    """An id that is another movement's."""


class Entry(msgspec.Struct, frozen=True):
    """One movement between two accounts; its id keeps it from being booked twice."""

    id: str
    source: str
    target: str
    amount: int
    kind: Kind
    player: str | None = None
    """Whose chips they are or become; none where they go from the pot to the house."""
    game_table: str | None = None
    bank: int | None = None
    """The number of the table's bank that the movement is of."""
    note: str | None = None

    def __post_init__(self) -> None:
        if self.amount <= 0:
            raise ValueError(f"movement {self.id} is of {self.amount} chips; it has to be of at least one")


def wallet(player: str) -> str:
    """The account of a player's chips away from tables."""
    return f"wallet:{player}"


def seat(table: str, number: int) -> str:
    """The account of the chips in front of a seat."""
    return f"seat:{table}:{number}"


def pot(table: str, bank: int) -> str:
    """The account of one bank's pot; it is there while it holds chips."""
    return f"pot:{table}:{bank}"


def rake(table: str) -> str:
    """The account of what the house has taken of a table's pots."""
    return f"rake:{table}"


def post(connection: sqlite3.Connection, entry: Entry, at: int) -> None:
    """Book an entry. Raises `sqlite3.IntegrityError` for a repeated id, and `NoChipsError`; who calls it
    has to undo his transaction then.
    """
    connection.execute(
        "INSERT INTO movement (id, source, target, amount, at, kind, player, game_table, bank, note) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            *(entry.id, entry.source, entry.target, entry.amount, at),
            *(entry.kind, entry.player, entry.game_table, entry.bank, entry.note),
        ),
    )
    _change(connection, entry.target, entry.amount, entry)
    _change(connection, entry.source, -entry.amount, entry)
    if entry.kind in _TAKES_SEAT:
        connection.execute("UPDATE account SET player = ? WHERE id = ?", (entry.player, entry.target))
    if entry.source.startswith("pot:"):
        connection.execute("DELETE FROM account WHERE id = ? AND balance = 0", (entry.source,))


def post_once(connection: sqlite3.Connection, entry: Entry, at: int) -> bool:
    """Book an entry unless it was; whether it was not. Raises `OtherMovementError`, and what `post` does."""
    row = connection.execute(
        "SELECT source, target, amount FROM movement WHERE id = ?", (entry.id,)
    ).fetchone()
    if row is None:
        post(connection, entry, at)
        return True
    if row != (entry.source, entry.target, entry.amount):
        raise OtherMovementError(f"the id {entry.id} is that of another movement")
    return False


def _change(connection: sqlite3.Connection, account: str, change: int, entry: Entry) -> None:
    try:
        changed = connection.execute(
            "UPDATE account SET balance = balance + ? WHERE id = ?", (change, account)
        ).rowcount
        if not changed:
            owner = entry.player if account.startswith(("wallet:", "seat:")) else None
            connection.execute("INSERT INTO account VALUES (?, ?, ?)", (account, change, owner))
    except sqlite3.IntegrityError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_CONSTRAINT_CHECK:
            raise NoChipsError(account) from None
        raise


def balance(connection: sqlite3.Connection, account: str) -> int:
    """What an account holds; nothing where it was never used."""
    row = connection.execute("SELECT balance FROM account WHERE id = ?", (account,)).fetchone()
    return 0 if row is None else int(row[0])


def holdings(connection: sqlite3.Connection, player: str) -> int:
    """A player's chips, in his wallet and at every table; what lies in a pot is nobody's."""
    (held,) = connection.execute(
        "SELECT coalesce(sum(balance), 0) FROM account WHERE player = ?", (player,)
    ).fetchone()
    return int(held)


def tables_of(connection: sqlite3.Connection, player: str) -> set[str]:
    """The tables at which a player has a seat, or had one last."""
    seats = connection.execute(
        "SELECT id FROM account WHERE player = ? AND id >= 'seat:' AND id < 'seat;'", (player,)
    ).fetchall()
    return {str(account).removeprefix("seat:").rpartition(":")[0] for (account,) in seats}


def has_pot(connection: sqlite3.Connection, table: str) -> bool:
    """Whether chips lie in the pot of a bank of the table."""
    pots = connection.execute(
        "SELECT 1 FROM account WHERE id > ? AND id < ? LIMIT 1", (f"pot:{table}:", f"pot:{table};")
    )
    return pots.fetchone() is not None


def faults(connection: sqlite3.Connection) -> list[str]:
    """What is wrong with the books, in sentences: the trial balance, and every account's sum."""
    found = []
    (total,) = connection.execute("SELECT coalesce(sum(balance), 0) FROM account").fetchone()
    if total:
        found.append(f"the accounts add up to {total} instead of 0")
    rows = connection.execute(
        """
        SELECT account, sum(held), sum(moved) FROM (
            SELECT id AS account, balance AS held, 0 AS moved FROM account
            UNION ALL SELECT target, 0, amount FROM movement
            UNION ALL SELECT source, 0, -amount FROM movement
        ) GROUP BY account HAVING sum(held) != sum(moved)
        """
    )
    found += [f"{account} holds {held} and was moved {moved}" for account, held, moved in rows]
    return found
