"""The books of before revision 0002 in its columns: why each movement was, whose, and of which bank."""

from __future__ import annotations

import sqlite3
from typing import Any

import msgspec

_KINDS = {
    "sat_down": "sit",
    "topped_up": "top_up",
    "stood_up": "stand",
    "ante_posted": "ante",
    "staked": "stake",
    "joined": "entry",
    "returned": "return",
    "won": "win",
    "rake_taken": "rake",
}
_BY_ENDS = {
    ("wallet", "seat"): "sit",
    ("house", "seat"): "sit",
    ("seat", "wallet"): "stand",
    ("seat", "house"): "stand",
    ("seat", "pot"): "stake",
    ("pot", "seat"): "win",
    ("pot", "rake"): "rake",
}
"""What a movement was whose event is not kept any more."""

Row = tuple[str, str, str, int, int]


def copy_movements(books: sqlite3.Connection) -> None:
    """Every movement as it was, in the same order."""
    holders: dict[str, str] = {}
    rows = books.execute("SELECT id, source, target, amount, at FROM old_movement ORDER BY rowid")
    for row in rows.fetchall():
        books.execute(
            "INSERT INTO movement (id, source, target, amount, at, kind, player, game_table, bank) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (*row, *_said(books, row, holders)),
        )


def copy_accounts(books: sqlite3.Connection) -> None:
    """Every account, with whose chips it holds: of a seat, whose the latest movement there was."""
    for account, balance in books.execute("SELECT id, balance FROM old_account").fetchall():
        owner = account.removeprefix("wallet:") if account.startswith("wallet:") else None
        if account.startswith("seat:"):
            row = books.execute(
                "SELECT player FROM movement WHERE kind = 'sit' AND target = ? ORDER BY rowid DESC LIMIT 1",
                (account,),
            ).fetchone()
            owner = None if row is None else row[0]
        books.execute("INSERT INTO account VALUES (?, ?, ?)", (account, balance, owner))


def carry_pots(books: sqlite3.Connection) -> None:
    """A pot that is being played for goes to the account of its bank; every bank has one of its own now."""
    pots = books.execute("SELECT id, balance FROM account WHERE id LIKE 'pot:%' AND balance > 0").fetchall()
    for pot, amount in pots:
        table = pot.removeprefix("pot:")
        bank, at = books.execute(
            """
            SELECT coalesce(max(bank), 0), max(at) FROM movement WHERE game_table = ? AND target = ?
            """,
            (table, pot),
        ).fetchone()
        own = f"{pot}:{bank}"
        books.execute(
            "INSERT INTO movement (id, source, target, amount, at, kind, game_table, bank) "
            "VALUES (?, ?, ?, ?, ?, 'carry', ?, ?)",
            (f"{table}/{bank}/carried", pot, own, amount, at, table, bank),
        )
        books.execute("UPDATE account SET balance = 0 WHERE id = ?", (pot,))
        books.execute("INSERT INTO account VALUES (?, ?, NULL)", (own, amount))


def _said(
    books: sqlite3.Connection, row: Row, holders: dict[str, str]
) -> tuple[str, str | None, str | None, int | None]:
    """Kind, player, table and bank. ``holders`` is who sits where, by the seats' accounts."""
    name, source, target, _, _ = row
    parts = name.split("/")
    first = parts[0]
    if source == "house" and target.startswith("wallet:"):
        kind = "refill" if first == "refill" else "welcome"
        return kind, target.removeprefix("wallet:"), None, None
    if parts[1:2] == ["closed"]:
        return "void", target.removeprefix("wallet:"), first, None
    event = _event(books, parts)
    ends = (source.split(":")[0], target.split(":")[0])
    kind = _KINDS.get(event.get("event", ""), "") or _BY_ENDS.get(ends, "")
    player = _person(source, target) or event.get("player")
    if kind == "sit" and player is not None:
        holders[target] = player
    if player is None:
        player = holders.get(source) or holders.get(target)
    in_bank = "pot" in ends and len(parts) > 1 and parts[1].isdecimal()
    return kind, player, first, int(parts[1]) if in_bank else None


def _event(books: sqlite3.Connection, parts: list[str]) -> dict[str, Any]:
    """The event of a movement called TABLE/BANK/EVENT or TABLE/BANK/EVENT/PART."""
    if len(parts) < 3 or not parts[2].isdecimal():
        return {}
    row = books.execute(
        "SELECT body FROM event WHERE game_table = ? AND seq = ?", (parts[0], int(parts[2]))
    ).fetchone()
    return {} if row is None else msgspec.json.decode(row[0])


def _person(source: str, target: str) -> str | None:
    for account in (source, target):
        if account.startswith("wallet:"):
            return account.removeprefix("wallet:")
    return None
