"""Where chips move, by event, and the proof that none appear or vanish (C5)."""

from __future__ import annotations

from typing import Literal

import msgspec

from svara.bank.events import AntePosted, BankVoided, Joined, RakeTaken, Returned, Staked, Won
from svara.chips import Chips
from svara.table.events import SatDown, SeatMoved, StoodUp, TableEvent, ToppedUp
from svara.table.state import TableState


class Purse(msgspec.Struct, frozen=True, gc=False):
    """A place that holds chips: a player's wallet, or the table's seat, pot or rake.

    Where the score is notional there are no wallets: what a player gives up when he stands up, and comes
    back to, is in none of the accounts of the house.
    """

    kind: Literal["wallet", "seat", "pot", "rake"]
    player: str | None = None
    seat: int | None = None


class Movement(msgspec.Struct, frozen=True, gc=False):
    """Chips from one purse to another, never none; below zero only what a notional score gives up."""

    source: Purse
    target: Purse
    amount: Chips


POT = Purse("pot")
RAKE = Purse("rake")

_MOVING = frozenset(
    {SatDown, ToppedUp, StoodUp, SeatMoved, AntePosted, Staked, Joined, Returned, Won, BankVoided, RakeTaken}
)
"""The kinds of events that move chips."""


def movements(event: TableEvent) -> tuple[Movement, ...]:
    """What an event moves, in an order that is always the same.

    >>> moved, part = movements(Joined(2, 50, ((4, 30),)))
    >>> (moved.source.seat, moved.target.kind, moved.amount), (part.source.seat, part.amount)
    ((2, 'pot', 20), (4, 30))
    """
    if type(event) not in _MOVING:  # most of them
        return ()
    match event:
        case SatDown() | ToppedUp():
            ends = Purse("wallet", event.player), Purse("seat", seat=event.seat)
        case StoodUp():
            ends = Purse("seat", seat=event.seat), Purse("wallet", event.player)
        case SeatMoved():
            ends = Purse("seat", seat=event.seat), Purse("seat", seat=event.to)
        case Joined() if event.pool:
            return _pooled(event)
        case AntePosted() | Staked() | Joined():
            ends = Purse("seat", seat=event.seat), POT
        case Returned() | Won():
            ends = POT, Purse("seat", seat=event.seat)
        case BankVoided():
            return tuple(Movement(POT, Purse("seat", seat=seat), amount) for seat, amount in event.returned)
        case RakeTaken():
            ends = POT, RAKE
        case _:
            return ()
    return (Movement(*ends, event.amount),) if event.amount else ()


def _pooled(event: Joined) -> tuple[Movement, ...]:
    """Everybody of the pool pays his own part, the holder what the others leave (T20)."""
    rest = event.amount - sum(part for _, part in event.pool)
    paid = ((event.seat, rest), *event.pool)
    return tuple(Movement(Purse("seat", seat=seat), POT, part) for seat, part in paid if part)


def check_chips(state: TableState) -> None:
    """Raise `ArithmeticError` unless the table holds what was brought to it and not yet taken away."""
    held = sum(state.stacks) + state.pot + state.raked
    if held != state.brought:
        raise ArithmeticError(f"the table holds {held} chips of {state.brought} brought (C5)")
    if state.rules.whole():
        if min(state.stacks) < 0 or state.pot < 0:
            raise ArithmeticError("there are fewer than no chips at a seat or in the pot (C5)")
    elif state.stacks != state.scores:
        raise ArithmeticError("a notional stack is not its seat's score (K2)")
