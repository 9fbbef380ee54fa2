"""Whether what is on the disk can be: the books, the people, and a table against both.

Each check raises `ValueError` with what is wrong, or whatever else nonsense leads to.
"""

from __future__ import annotations

import sqlite3

from svara.bank import Bank
from svara.record.lines import name_fault
from svara.rules.check import first_problem
from svara.server.books import ledger
from svara.server.books.booking import account, has_books
from svara.server.tables.answers import check_answers
from svara.server.tables.holding import check_held
from svara.server.tables.showing import table_view
from svara.table import Table, TableState, check_chips
from svara.table.money import POT, RAKE, Purse


def check_books(connection: sqlite3.Connection) -> None:
    """The trial balance, and that people and answers can be read."""
    for fault in ledger.faults(connection):
        raise ValueError(fault)
    for player, name in connection.execute("SELECT id, name FROM player"):
        if name_fault(name) is not None:
            raise ValueError(f"guest {player} has no name")
    check_answers(connection)


def check_table(connection: sqlite3.Connection, table: Table) -> None:
    """Rules that make a game, chips that are the ledger's, a whole deck, and views of all of it."""
    state = table.state
    problem = first_problem(state.rules)
    if problem is not None:
        raise ValueError(f"its rules make no game, {problem}")
    lists = (state.seats, state.stacks, state.players, state.won, state.scores, state.played)
    if {len(each) for each in lists} != {state.rules.deck.max_players}:
        raise ValueError("it has not as many seats as its game")
    check_chips(state)
    _check_accounts(connection, state)
    check_held(table)
    if state.running:
        if table.bank is None:
            raise ValueError("its bank is missing")
        _check_bank(table, state, table.bank)
    for viewer in (None, *[sitter.player for _, sitter in state.taken()]):
        table_view(table, viewer, 0, 0)


def _check_accounts(connection: sqlite3.Connection, state: TableState) -> None:
    if not has_books(state):
        return
    seats = [(Purse("seat", seat=seat), stack) for seat, stack in enumerate(state.stacks)]
    for purse, held in (*seats, (POT, state.pot), (RAKE, state.raked)):
        name = account(state.table, purse, state.banks)
        booked = ledger.balance(connection, name)
        if booked != held:
            raise ValueError(f"its events come to {held} chips in {name}, the books to {booked}")


def _check_bank(table: Table, state: TableState, bank: Bank) -> None:
    """The bank has the table's chips, waits for somebody, and its hands are of the deck that is held."""
    played = bank.state
    apart = [seat for seat, player in enumerate(state.players) if player is not None]
    if any(state.stacks[seat] != played.stacks[seat] for seat in apart) or state.pot != played.pot:
        raise ValueError("its bank has other chips")
    if state.pending() is not None:
        return
    if not played.owed or (state.clock is None and not state.customs.for_bots):
        raise ValueError("its bank waits for nobody")
    if len(set(played.order)) != len(played.order) or any(state.players[at] is None for at in played.order):
        raise ValueError("its bank was dealt to seats that nobody had")
    if played.phase == "cutting":
        return
    count = len(played.order)
    for place, seat in enumerate(played.order):
        for slot, card in enumerate(played.hands[seat]):
            if card is not None and table.held.cards[place + slot * count] != card:
                raise ValueError("the deck of its bank is another one")
