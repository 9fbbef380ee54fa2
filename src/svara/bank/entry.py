"""Entering a svara: who is asked, for what price, alone or together (O53–O54, K26, T19–T20, B31–B32)."""

from __future__ import annotations

from svara.bank.actions import Action, IllegalAction, Option
from svara.bank.state import State
from svara.chips import Chips, svara_price

DECLINE = Option("decline")


def entry_price(state: State, equals: int) -> Chips:
    """The pot before anyone joins, divided by the number of equals or by the rules' own number."""
    return svara_price(state.pot, state.rules.svara.parts or equals, whole=state.rules.whole())


def entrants(state: State, equals: tuple[int, ...], dealer: int, price: Chips) -> tuple[int, ...]:
    """Who is asked, clockwise from ``dealer``, who comes last himself.

    Where a pool could pay, also those are asked who are too poor to pay alone.
    """
    free = [seat for seat in state.clockwise(dealer) if _is_free(state, seat, equals)]
    if state.rules.svara.pooling and sum(state.stacks[seat] for seat in free) >= price:
        return tuple(free)
    return tuple([seat for seat in free if _affords(state, seat, price)])


def _is_free(state: State, seat: int, inside: tuple[int, ...]) -> bool:
    """Whether the seat is still there, was in the bank as the rules ask, and pays for no hand already."""
    if seat in inside or state.gone[seat] or state.away[seat]:
        return False
    if any(seat in state.pool_of(holder) for holder in inside):
        return False
    who = state.rules.svara.entrants
    if who == "present":
        return True
    return state.has_folded[seat] if who == "folded" else seat in state.dealt


def _affords(state: State, seat: int, price: Chips) -> bool:
    """Whether he keeps enough after paying; a notional score always does (K2)."""
    if not state.rules.whole():
        return True
    left = state.stacks[seat] - price
    least = state.rules.svara.min_pots_left
    return left > least * state.tied_pot if least else left >= 0


def partners(state: State, seat: int) -> list[int]:
    """The players with chips who have not answered and could pay a part of this seat's entry (T20)."""
    inside = (*state.equals, *state.joined, *state.declined, seat)
    return [
        other
        for other in range(len(state.stacks))
        if state.stacks[other] > 0 and _is_free(state, other, inside)
    ]


def join_options(state: State, seat: int) -> tuple[Option, ...]:
    """Pay alone, pay with others, or stay out."""
    price, options = state.price, []
    if _affords(state, seat, price):
        options.append(Option("join", price=price))
    if state.rules.svara.pooling:
        others = partners(state, seat)
        if others and state.stacks[seat] + sum(state.stacks[other] for other in others) >= price:
            options.append(Option("join with", price=price))
    options.append(DECLINE)
    return tuple(options)


def check_pool(state: State, action: Action) -> None:
    """Each part, of at least one chip, is paid by a free player who has it; the holder pays the rest."""
    free = partners(state, action.seat)
    rest = state.price
    for other, part in action.pool:
        if other not in free or type(part) is not int or not 1 <= part <= state.stacks[other]:
            raise IllegalAction("bad_pool", action, ())
        free.remove(other)
        rest -= part
    if not action.pool or not 0 <= rest <= state.stacks[action.seat]:
        raise IllegalAction("bad_pool", action, ())
