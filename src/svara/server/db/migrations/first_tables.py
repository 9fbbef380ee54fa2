"""From the first version of the database, whose tables knew one game, to revision 0001.

What a table of then wrote cannot be played on with. Its chips go back to whom they belong, what was
committed in a bank to whoever committed it (house rule 11), and everybody keeps his name and his wallet.
"""

from __future__ import annotations

import sqlite3
from collections import Counter
from typing import Any

import msgspec

_PAID = ("ante_posted", "staked", "joined")
_BOT = "bot:"


def close_tables(books: sqlite3.Connection) -> None:
    """Empty every table into the wallets of those who sat there, and forget what happened at it."""
    tables = books.execute("SELECT game_table, max(at) FROM event GROUP BY game_table").fetchall()
    for table, at in tables:
        _close(books, table, at)
    for rows in ("event", "deck", "game_table"):
        books.execute(f"DELETE FROM {rows}")


def _close(books: sqlite3.Connection, table: str, at: int) -> None:
    seated: dict[int, str] = {}
    playing: dict[int, str] = {}
    put: Counter[int] = Counter()
    for (body,) in books.execute(
        "SELECT body FROM event WHERE game_table = ? ORDER BY seq", (table,)
    ).fetchall():
        event: dict[str, Any] = msgspec.json.decode(body)
        kind = event["event"]
        if kind == "sat_down":
            seated[event["seat"]] = event["player"]
        elif kind == "stood_up":
            seated.pop(event["seat"], None)
        elif kind == "bank_started":
            playing = dict(seated)
            put.clear()
        elif kind == "bank_ended":
            put.clear()
        elif kind in _PAID:
            put[event["seat"]] += event["amount"]
        elif kind == "returned":
            put[event["seat"]] -= event["amount"]
    owed = [(f"pot/{seat}", f"pot:{table}", playing[seat], amount) for seat, amount in sorted(put.items())]
    for seat, player in sorted(seated.items()):
        account = f"seat:{table}:{seat}"
        row = books.execute("SELECT balance FROM account WHERE id = ?", (account,)).fetchone()
        owed.append((f"seat/{seat}", account, player, 0 if row is None else row[0]))
    for name, source, player, amount in owed:
        if amount > 0:
            target = "house" if player.startswith(_BOT) else f"wallet:{player}"
            _move(books, (f"{table}/closed/{name}", source, target, amount, at))


def _move(books: sqlite3.Connection, movement: tuple[str, str, str, int, int]) -> None:
    books.execute("INSERT INTO movement VALUES (?, ?, ?, ?, ?)", movement)
    _, source, target, amount, _ = movement
    for account, change in ((target, amount), (source, -amount)):
        if not books.execute(
            "UPDATE account SET balance = balance + ? WHERE id = ?", (change, account)
        ).rowcount:
            books.execute("INSERT INTO account VALUES (?, ?)", (account, change))
