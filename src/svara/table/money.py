"""Where chips move, by event, and the proof that none appear or vanish (C5)."""

from __future__ import annotations

from typing import Literal

import msgspec

from svara.bank.events import AntePosted, Joined, RakeTaken, Returned, Staked, Won
from svara.chips import Chips
from svara.table.events import SatDown, StoodUp, TableEvent, ToppedUp
from svara.table.state import TableState


class Purse(msgspec.Struct, frozen=True, gc=False):
    """A place that holds chips: a player's wallet, or the table's seat, pot or rake."""

    kind: Literal["wallet", "seat", "pot", "rake"]
    player: str | None = None
    seat: int | None = None


class Movement(msgspec.Struct, frozen=True, gc=False):
    """Chips from one purse to another; never none, never a negative number."""

    source: Purse
    target: Purse
    amount: Chips


POT = Purse("pot")
RAKE = Purse("rake")


def movement(event: TableEvent) -> Movement | None:
    """What an event moves; every event that moves chips is exactly one movement.

    >>> moved = movement(Won(2, 650))
    >>> moved.source.kind, moved.target.seat, moved.amount
    ('pot', 2, 650)
    """
    match event:
        case SatDown() | ToppedUp():
            ends = Purse("wallet", event.player), Purse("seat", seat=event.seat)
        case StoodUp():
            ends = Purse("seat", seat=event.seat), Purse("wallet", event.player)
        case AntePosted() | Staked() | Joined():
            ends = Purse("seat", seat=event.seat), POT
        case Returned() | Won():
            ends = POT, Purse("seat", seat=event.seat)
        case RakeTaken():
            ends = POT, RAKE
        case _:
            return None
    return Movement(*ends, event.amount) if event.amount else None


def check_chips(state: TableState) -> None:
    """Raise `ArithmeticError` unless the table holds what was brought to it and not yet taken away."""
    held = sum(state.stacks) + state.pot + state.raked
    if held != state.brought:
        raise ArithmeticError(f"the table holds {held} chips of {state.brought} brought (C5)")
    if min((*state.stacks, state.pot, state.raked)) < 0:
        raise ArithmeticError("a seat, the pot or the rake is below zero (C5)")
    if state.pot and not state.running:
        raise ArithmeticError(f"{state.pot} chips lie in the pot of no bank (C5)")
    for seat, sitter in enumerate(state.seats):
        if sitter is None and state.stacks[seat]:
            raise ArithmeticError(f"{state.stacks[seat]} chips lie at seat {seat}, which is free (C5)")
