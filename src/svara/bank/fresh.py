"""Betting in fresh style: each puts in a full new stake, and totals are never equalised (K15, K16, T7)."""

from __future__ import annotations

from svara.bank.actions import Action
from svara.bank.allin import return_above_all_in
from svara.bank.dark import decline_dark
from svara.bank.events import Staked
from svara.bank.motion import Motion
from svara.bank.state import State
from svara.chips import Chips


def stake_fresh(motion: Motion, action: Action) -> None:
    """A stake, a compare or show with its price, or what an all-in asks for (T22)."""
    state, seat, kind = motion.state, action.seat, action.kind
    amount = _amount(state, action)
    if kind != "dark":
        decline_dark(motion, seat)
    all_in = state.rules.whole() and amount == state.stacks[seat]
    in_lap = state.dark == "lap" or kind == "dark"
    called = state.capped or amount < state.level
    motion.emit(
        Staked(
            seat,
            kind,
            amount,
            state.level if called else amount,
            called=called,
            ends_dark=in_lap and (all_in or kind != "dark"),
            capped=all_in and kind != "compare",
        )
    )
    if all_in and kind != "compare":
        return_above_all_in(motion)


def _amount(state: State, action: Action) -> Chips:
    if action.kind == "call":
        return state.owes(action.seat)
    if action.kind == "all-in":
        return state.stacks[action.seat]
    return state.level if action.amount is None else action.amount


def next_fresh(state: State, after: int) -> int | None:
    """The next still in; once somebody is all-in, the next who lacks something to his total (T22)."""
    following = state.after(after)
    if not state.capped:
        return following[0]
    for seat in following:
        if state.stacks[seat] > 0 and state.owes(seat) > 0:
            return seat
    return None
