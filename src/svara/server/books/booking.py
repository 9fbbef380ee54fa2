"""What a step of a table is in the ledger: an entry for each movement of chips."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator

from svara.bank.events import AntePosted, BankStarted, BankVoided, Joined, RakeTaken, Returned, Staked, Won
from svara.server.books.ledger import HOUSE, Entry, Kind, pot, rake, seat, wallet
from svara.table import NumberedEvent, TableState, movements
from svara.table.events import SatDown, SeatMoved, StoodUp, ToppedUp
from svara.table.money import Movement, Purse

BOT = "bot:"
"""Begins the id of a bot of the house; its purse is the house's."""

PURSE = 10**12
"""The most that the house's bots, and all at a table for practice, may bring: the house issues it."""

KINDS: dict[type, Kind] = {
    SatDown: "sit",
    ToppedUp: "top_up",
    StoodUp: "stand",
    SeatMoved: "move",
    AntePosted: "ante",
    Staked: "stake",
    Joined: "entry",
    Returned: "return",
    Won: "win",
    RakeTaken: "rake",
    BankVoided: "void",
}
"""Why chips move, by the kind of event that moves them."""

_FOLLOWED = frozenset({*KINDS, BankStarted})
"""The events that bring entries, or decide whose chips they move."""


def has_books(state: TableState) -> bool:
    """Whether a table's chips are the ledger's: neither a notional score (K2) nor chips for practice are."""
    return state.rules.whole() and not state.customs.practice


def is_hosted(player: str) -> bool:
    """Whether it is a bot of the house."""
    return player.startswith(BOT)


def is_bot(connection: sqlite3.Connection, player: str) -> bool:
    """Whether it is a bot at all, of the house or somebody's own."""
    own = connection.execute("SELECT 1 FROM player WHERE id = ? AND kind = 'bot'", (player,))
    return is_hosted(player) or own.fetchone() is not None


def account(table: str, purse: Purse, bank: int) -> str:
    """The ledger's account of a purse, while this bank of the table is played."""
    if purse.player is not None:
        return HOUSE if is_hosted(purse.player) else wallet(purse.player)
    if purse.seat is not None:
        return seat(table, purse.seat)
    return pot(table, bank) if purse.kind == "pot" else rake(table)


def entries_of(before: TableState, events: Iterable[NumberedEvent]) -> Iterator[Entry]:
    """The numbered events that follow a state, as entries; those of a table without books are none.

    Their ids are table, bank and event, and the part where several pay at once, so none is ever booked twice.
    """
    if not has_books(before):
        return
    table, bank = before.table, before.banks
    sitters = [None if sitter is None else sitter.player for sitter in before.seats]
    players = list(before.players)
    for seq, event in events:
        if type(event) not in _FOLLOWED:
            continue
        match event:
            case SatDown():
                sitters[event.seat] = event.player
            case BankStarted():
                bank += 1
                players = [who if at in event.present else None for at, who in enumerate(sitters)]
        for part, moved in enumerate(movements(event)):
            in_bank = "pot" in (moved.source.kind, moved.target.kind)
            yield Entry(
                f"{table}/{bank}/{seq}" + (f"/{part}" if part else ""),
                account(table, moved.source, bank),
                account(table, moved.target, bank),
                int(moved.amount),
                KINDS[type(event)],
                _whose(moved, players if in_bank else sitters),
                table,
                bank if in_bank else None,
            )
        match event:
            case StoodUp():
                sitters[event.seat] = None
            case SeatMoved():
                sitters[event.to], sitters[event.seat] = sitters[event.seat], None


def _whose(moved: Movement, players: list[str | None]) -> str | None:
    for purse in (moved.source, moved.target):
        if purse.player is not None:
            return purse.player
        if purse.seat is not None:
            return players[purse.seat]
    return None
