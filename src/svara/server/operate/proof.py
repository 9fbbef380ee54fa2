"""The proof that the books are right, on a database that may be in use: all of it of one moment."""

from __future__ import annotations

import sqlite3

import msgspec

from svara.server.books import ledger
from svara.server.books.booking import account
from svara.server.tables.journal import DamagedError, read_within
from svara.table import TableState
from svara.table.money import POT, RAKE, Purse


class Proof(msgspec.Struct, frozen=True):
    """What was gone over, and what is wrong with it, in sentences."""

    movements: int
    accounts: int
    tables: int
    faults: tuple[str, ...]


def prove(connection: sqlite3.Connection) -> Proof:
    """The trial balance, every account against its movements, every table against its accounts, and no chips
    in the pot of a bank that is over.
    """
    connection.execute("BEGIN")
    try:
        names = [row[0] for row in connection.execute("SELECT id FROM game_table ORDER BY id")]
        return Proof(
            _count(connection, "movement"),
            _count(connection, "account"),
            len(names),
            (*ledger.faults(connection), *_table_faults(connection, names)),
        )
    finally:
        connection.execute("ROLLBACK")


def _count(connection: sqlite3.Connection, table: str) -> int:
    return int(connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0])


def _table_faults(connection: sqlite3.Connection, names: list[str]) -> list[str]:
    """Each table is read back as the server would do it, which holds it against its accounts. Chips in any
    other account of a table are nobody's.
    """
    found: list[str] = []
    known: set[str] = set()
    unread: set[str] = set()
    for name in names:
        try:
            saved = read_within(connection, name, pause=0)
        except DamagedError as error:
            found.append(str(error))
            unread.add(name)
            continue
        if saved is not None:
            known.update(_accounts(saved.table.state))
    rows = connection.execute(
        """
        SELECT id, balance FROM account
        WHERE balance != 0 AND (id LIKE 'pot:%' OR id LIKE 'seat:%' OR id LIKE 'rake:%') ORDER BY id
        """
    )
    for name, held in rows:
        if name not in known and name.split(":")[1] not in unread:
            found.append(f"{name} holds {held} chips, and there is no such {_what(name)}")
    return found


def _what(account: str) -> str:
    return "bank in progress" if account.startswith("pot:") else "table"


def _accounts(state: TableState) -> list[str]:
    """Where a table's chips may lie now."""
    seats = [Purse("seat", seat=number) for number in range(len(state.seats))]
    running = (POT,) if state.running else ()
    return [account(state.table, purse, state.banks) for purse in (*seats, *running, RAKE)]
