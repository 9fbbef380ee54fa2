"""From the first version of the database, whose tables knew one game, to this one.

What a table of then wrote cannot be played on with. Its chips go back to whom they belong, what was
committed in a bank to whoever committed it (house rule 11), and everybody keeps his name and his wallet.
"""

from __future__ import annotations

import sqlite3
from collections import Counter
from typing import Any

import msgspec

from svara.server.books import ledger
from svara.server.books.booking import account
from svara.table.money import POT, Purse

_PAID = ("ante_posted", "staked", "joined")


def close_tables(connection: sqlite3.Connection) -> None:
    """Empty every table into the wallets of those who sat there, and forget what happened at it."""
    for table, at in connection.execute(
        "SELECT game_table, max(at) FROM event GROUP BY game_table"
    ).fetchall():
        _close(connection, table, at)
    for rows in ("event", "deck", "game_table"):
        connection.execute(f"DELETE FROM {rows}")


def _close(connection: sqlite3.Connection, table: str, at: int) -> None:
    seated: dict[int, str] = {}
    playing: dict[int, str] = {}
    put: Counter[int] = Counter()
    for (body,) in connection.execute(
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
    owed = [(f"pot/{seat}", POT, playing[seat], amount) for seat, amount in sorted(put.items())]
    for seat, player in sorted(seated.items()):
        purse = Purse("seat", seat=seat)
        owed.append((f"seat/{seat}", purse, player, ledger.balance(connection, account(table, purse))))
    for name, purse, player, amount in owed:
        if amount > 0:
            target = account(table, Purse("wallet", player))
            entry = ledger.Entry(f"{table}/closed/{name}", account(table, purse), target, amount)
            ledger.post(connection, entry, at)
