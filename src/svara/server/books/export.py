"""The ledger as a journal for hledger, with every movement a transaction and every account asserted."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime
from urllib.parse import quote

from svara.server.books.ledger import HOUSE

COMMODITY = "chips"

_SIGNS = " -_.'!?/"
"""What else stays as it is in a text, beside letters and digits."""

_MOVEMENTS = """
SELECT movement.id, source, target, amount, at, movement.kind, movement.player, game_table, bank, note, name
FROM movement LEFT JOIN player ON player.id = movement.player ORDER BY movement.rowid
"""


def journal(connection: sqlite3.Connection) -> Iterator[str]:
    """The journal, line by line, all of it of one moment. Moments are of UTC, ``at`` is in milliseconds."""
    connection.execute("BEGIN")
    try:
        latest = 0
        for row in connection.execute(_MOVEMENTS):
            latest = max(latest, row[4])
            yield from _transaction(row)
        rows = connection.execute("SELECT id, balance FROM account ORDER BY id").fetchall()
        if rows:
            yield f"{_date(latest)} every account as the house has it"
            yield from (
                f"    {account_name(account)}    0 {COMMODITY} = {held} {COMMODITY}" for account, held in rows
            )
    finally:
        connection.execute("ROLLBACK")


def account_name(account: str) -> str:
    """An account's name in the journal.

    >>> account_name("seat:main:3"), account_name("house")
    ('assets:seat:main:3', 'equity:house')
    """
    if account == HOUSE:
        return "equity:house"
    return ":".join(("assets", *map(plain, account.split(":"))))


def plain(text: str) -> str:
    r"""A text without anything that means something in a journal; the rest is written as in addresses.

    >>> plain("Ann; 2|x"), plain("(a)\n  b")
    ('Ann%3B 2%7Cx', '%28a%29%0A %20b')
    """
    safe = "".join(
        letter if letter.isalnum() or letter in _SIGNS else quote(letter, safe="", errors="replace")
        for letter in text
    )
    while "  " in safe:
        safe = safe.replace("  ", " %20")
    return safe


def _transaction(row: tuple[str, str, str, int, int, str, str, str, int, str, str]) -> Iterator[str]:
    name, source, target, amount, at, kind, player, table, bank, note, called = row
    said = {"at": at, "kind": kind, "player": player, "table": table, "bank": bank, "note": note}
    tags = ", ".join(f"{tag}:{plain(str(value))}" for tag, value in said.items() if value is not None)
    about = plain(kind or "moved") + (f" {plain(called)}" if called else "")
    yield f"{_date(at)} ({plain(name)}) {about}  ; {tags}"
    yield f"    {account_name(target)}    {amount} {COMMODITY}"
    yield f"    {account_name(source)}    {-amount} {COMMODITY}"
    yield ""


def _date(at: int) -> str:
    return f"{datetime.fromtimestamp(at // 1000, UTC):%Y-%m-%d}"
