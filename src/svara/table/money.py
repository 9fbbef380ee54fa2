"""Where chips move, by event, and the proof that none appear or vanish (C5)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal, TypeAlias

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

WALLET_EVENTS = (SatDown, ToppedUp, StoodUp)
"""The events that carry chips from a player's wallet to the table, or back."""

Ends: TypeAlias = tuple[Purse, Purse]


def movements(event: TableEvent) -> tuple[Movement, ...]:
    """What an event moves, in an order that is always the same.

    >>> moved, part = movements(Joined(2, 50, ((4, 30),)))
    >>> (moved.source.seat, moved.target.kind, moved.amount), (part.source.seat, part.amount)
    ((2, 'pot', 20), (4, 30))
    """
    move = MOVES.get(type(event))
    return () if move is None else move(event)


def _all_of_it(ends: Callable[[Any], Ends]) -> Callable[[Any], tuple[Movement, ...]]:
    """One movement of the event's whole amount, between the purses that ``ends`` names."""

    def move(event: Any) -> tuple[Movement, ...]:
        return (Movement(*ends(event), event.amount),) if event.amount else ()

    return move


def _seat(seat: int) -> Purse:
    return Purse("seat", seat=seat)


def _sit_down(event: SatDown | ToppedUp) -> Ends:
    return Purse("wallet", event.player), _seat(event.seat)


def _stand_up(event: StoodUp) -> Ends:
    return _seat(event.seat), Purse("wallet", event.player)


def _change_seats(event: SeatMoved) -> Ends:
    return _seat(event.seat), _seat(event.to)


def _pay_in(event: AntePosted | Staked) -> Ends:
    return _seat(event.seat), POT


def _pay_out(event: Returned | Won) -> Ends:
    return POT, _seat(event.seat)


def _enter(event: Joined) -> tuple[Movement, ...]:
    """Everybody of the pool pays his own part, the holder what the others leave (T20)."""
    rest = event.amount - sum(part for _, part in event.pool)
    paid = ((event.seat, rest), *event.pool)
    return tuple([Movement(_seat(seat), POT, part) for seat, part in paid if part])


def _give_back(event: BankVoided) -> tuple[Movement, ...]:
    return tuple([Movement(POT, _seat(seat), amount) for seat, amount in event.returned])


def _take_rake(event: RakeTaken) -> Ends:
    return POT, RAKE


MOVES: Mapping[type, Callable[[Any], tuple[Movement, ...]]] = {
    SatDown: _all_of_it(_sit_down),
    ToppedUp: _all_of_it(_sit_down),
    StoodUp: _all_of_it(_stand_up),
    SeatMoved: _all_of_it(_change_seats),
    AntePosted: _all_of_it(_pay_in),
    Staked: _all_of_it(_pay_in),
    Joined: _enter,
    Returned: _all_of_it(_pay_out),
    Won: _all_of_it(_pay_out),
    RakeTaken: _all_of_it(_take_rake),
    BankVoided: _give_back,
}
"""The kinds of events that move chips, and what each of them moves."""


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
