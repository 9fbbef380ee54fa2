"""What a step of a table is in the ledger: an entry for each movement of chips, and refills."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from svara.bank.events import BankEnded
from svara.server.books.ledger import HOUSE, Entry, wallet
from svara.server.people.accounts import GUEST_CHIPS
from svara.table import TableEvent, TableState, movements
from svara.table.money import Purse

BOT = "bot:"
"""Begins the id of a bot; its purse is the house's."""


def is_bot(player: str) -> bool:
    return player.startswith(BOT)


def account(table: str, purse: Purse) -> str:
    """The ledger's account of a purse."""
    if purse.player is not None:
        return HOUSE if is_bot(purse.player) else wallet(purse.player)
    if purse.seat is not None:
        return f"seat:{table}:{purse.seat}"
    return f"{purse.kind}:{table}"


def entries_of(state: TableState, events: Iterable[tuple[int, TableEvent]]) -> Iterator[Entry]:
    """Numbered events as entries; a notional score is none of the ledger's (K2).

    Their ids are table, bank and event, and the part where several pay at once, so none is ever booked twice.
    """
    if not state.rules.whole():
        return
    for seq, event in events:
        for part, moved in enumerate(movements(event)):
            source, target = account(state.table, moved.source), account(state.table, moved.target)
            name = f"{state.table}/{state.banks}/{seq}" + (f"/{part}" if part else "")
            yield Entry(name, source, target, int(moved.amount))


def guest_chips(state: TableState) -> int:
    """What a guest begins with: never less than it takes to sit down at the table that is served."""
    return max(GUEST_CHIPS, state.smallest_buy_in())


def refills(
    state: TableState,
    events: Iterable[TableEvent],
    entries: Iterable[Entry],
    balance: Callable[[str], int],
) -> Iterator[Entry]:
    """A guest whom a bank leaves with less than the smallest buy-in, wallet and seat together, gets the
    chips of a new guest again, so that nobody has to stop. ``balance`` is an account's before these entries.
    """
    booked = tuple(entries)
    if not state.rules.whole() or not any(isinstance(event, BankEnded) for event in events):
        return
    for player in state.players:
        if player is None or is_bot(player):
            continue
        own = wallet(player)
        held = balance(own) + sum(
            (entry.target == own) * entry.amount - (entry.source == own) * entry.amount for entry in booked
        )
        seat = state.seat_of(player)
        total = held + (0 if seat is None else int(state.stacks[seat]))
        if total < state.smallest_buy_in():
            missing = guest_chips(state) - total
            yield Entry(f"refill/{player}/{state.table}/{state.banks}", HOUSE, own, missing)
