"""Betting in level style: totals are matched (O19–O24, B19–B28)."""

from __future__ import annotations

from svara.bank.actions import Action
from svara.bank.allin import return_above_all_in
from svara.bank.dark import decline_dark
from svara.bank.events import Staked
from svara.bank.motion import Motion
from svara.bank.state import State
from svara.chips import Chips


def stake_level(motion: Motion, action: Action) -> None:
    """Bring the seat's total in this deal to what the action says; an emptied stack is an all-in (O37)."""
    state, seat, kind = motion.state, action.seat, action.kind
    total = _total(state, action)
    if kind != "dark":
        decline_dark(motion, seat)
    amount = total - state.bets[seat]
    all_in = amount == state.stacks[seat]
    in_lap = state.dark == "lap" or kind == "dark"
    motion.emit(
        Staked(
            seat,
            kind,
            amount,
            total,
            called=total <= state.level,
            ends_dark=in_lap and (all_in or kind != "dark"),
            capped=all_in,
        )
    )
    if all_in:
        return_above_all_in(motion)


def _total(state: State, action: Action) -> Chips:
    if action.kind == "call":
        return state.level
    if action.amount is None:
        return state.bets[action.seat] + state.stacks[action.seat]
    return action.amount


def next_level(state: State, after: int) -> int | None:
    """The next who lacks something to the level, or has not spoken while nobody has bet (O24)."""
    level = state.level
    for seat in state.after(after):
        if state.stacks[seat] > 0 and (state.bets[seat] < level if level else not state.acted[seat]):
            return seat
    return None
