"""Chips as double entry: each movement has an id of its own, and an account is the sum of its movements."""

from __future__ import annotations

import sqlite3

import msgspec

HOUSE = "house"
"""Issues play chips and holds the bots' purses; the only account that may be below zero."""


class Entry(msgspec.Struct, frozen=True):
    """One movement between two accounts; its id keeps it from being booked twice."""

    id: str
    source: str
    target: str
    amount: int

    def __post_init__(self) -> None:
        if self.amount <= 0:
            raise ValueError(f"movement {self.id} is of {self.amount} chips; it has to be of at least one")


def wallet(player: str) -> str:
    """The account of a player's chips away from tables."""
    return f"wallet:{player}"


def post(connection: sqlite3.Connection, entry: Entry, at: int) -> None:
    """Book an entry. Raises `sqlite3.IntegrityError` for a repeated id and for chips that are not there."""
    connection.execute(
        "INSERT INTO movement (id, source, target, amount, at) VALUES (?, ?, ?, ?, ?)",
        (entry.id, entry.source, entry.target, entry.amount, at),
    )
    for account, amount in ((entry.target, entry.amount), (entry.source, -entry.amount)):
        changed = connection.execute(
            "UPDATE account SET balance = balance + ? WHERE id = ?", (amount, account)
        ).rowcount
        if not changed:
            connection.execute("INSERT INTO account (id, balance) VALUES (?, ?)", (account, amount))


def balance(connection: sqlite3.Connection, account: str) -> int:
    """What an account holds; nothing where it was never used."""
    row = connection.execute("SELECT balance FROM account WHERE id = ?", (account,)).fetchone()
    return 0 if row is None else int(row[0])


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
