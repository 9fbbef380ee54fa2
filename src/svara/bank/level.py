"""Betting in level style: totals are matched (O19–O24).

The dark lap (O28–O36) and the all-in with its single pot (O37–O41) are part of it.
"""

from __future__ import annotations

from svara.bank import showdown
from svara.bank.actions import Action
from svara.bank.events import Asked, Checked, DarkEnded, Folded, Left, Returned, Staked
from svara.bank.motion import Motion
from svara.bank.payout import take_unseen
from svara.bank.state import State
from svara.chips import Chips


def begin_betting(motion: Motion) -> None:
    """The first after the dealer is asked (O8)."""
    motion.emit(Asked("betting", (motion.state.order[0],)))


def act_level(motion: Motion, action: Action) -> None:
    """One legal action of the seat on turn."""
    state, seat, kind = motion.state, action.seat, action.kind
    if kind == "fold":
        fold(motion, seat)
    elif kind == "check":
        check(motion, seat)
    elif kind == "call":
        _stake(motion, seat, kind, state.level)
    elif kind == "all-in":
        _stake(motion, seat, kind, state.bets[seat] + state.stacks[seat])
    elif action.amount is not None:
        _stake(motion, seat, kind, action.amount)


def out_of_time(motion: Motion, seat: int) -> None:
    """Who owes nothing checks, else his hand is folded (O27, O36)."""
    state = motion.state
    if state.dark != "lap" and state.level == 0 and state.rules.betting.check:
        check(motion, seat, by_clock=True)
    else:
        fold(motion, seat, by_clock=True)


def check(motion: Motion, seat: int, *, by_clock: bool = False) -> None:
    _decline_dark(motion, seat)
    motion.emit(Checked(seat, "clock" if by_clock else "player"))
    advance(motion, seat)


def fold(motion: Motion, seat: int, *, by_clock: bool = False) -> None:
    _decline_dark(motion, seat)
    motion.emit(Folded(seat, "clock" if by_clock else "player"))
    advance(motion, seat)


def fold_leaver(motion: Motion, seat: int) -> None:
    """Leaving during the betting is a fold, on turn or off it (O72)."""
    on_turn = seat in motion.state.owed
    _decline_dark(motion, seat)
    motion.emit(Folded(seat, "departure"))
    if on_turn or len(motion.state.live) == 1:
        advance(motion, seat)


def looked(motion: Motion, seat: int) -> None:
    """Once the first player has looked, he cannot open dark any more (O28)."""
    _decline_dark(motion, seat)


def _decline_dark(motion: Motion, seat: int) -> None:
    state = motion.state
    if state.dark == "offered" and seat == state.order[0]:
        motion.emit(DarkEnded())


def _stake(motion: Motion, seat: int, kind: str, total: Chips) -> None:
    """Bring the seat's total in this deal to ``total``; an emptied stack is an all-in (O37)."""
    state = motion.state
    if kind != "dark":
        _decline_dark(motion, seat)
    amount = total - state.bets[seat]
    all_in = amount == state.stacks[seat]
    in_lap = state.dark == "lap" or kind == "dark"
    ends_dark = in_lap and (all_in or kind != "dark")
    motion.emit(Staked(seat, kind, amount, total, ends_dark=ends_dark, capped=all_in))
    if all_in:
        _return_above(motion, total)
    advance(motion, seat)


def _return_above(motion: Motion, level: Chips) -> None:
    """Stakes of those still in above an all-in go back at once (O38); a leaver's stay (O41a)."""
    state = motion.state
    for seat in state.live:
        surplus = state.bets[seat] - level
        if surplus > 0:
            motion.emit(Returned(seat, surplus))
            if state.away[seat]:
                # Chips of his own again: nothing protects an absent player any longer (O72).
                motion.emit(Left(seat, offline=True, by="rule"))
                motion.emit(Folded(seat, "departure"))


def advance(motion: Motion, after: int) -> None:
    """Ask the next who owes a decision, or end the betting (O24, O34, C16)."""
    state = motion.state
    if len(state.live) == 1:
        take_unseen(motion, state.live[0])
        return
    following = _after(state, after)
    if state.dark == "lap":
        for seat in following:
            if not state.acted[seat]:
                motion.emit(Asked("betting", (seat,)))
                return
        motion.emit(DarkEnded())
    for seat in following:
        if state.stacks[seat] > 0 and (state.owes(seat) > 0 or (state.level == 0 and not state.acted[seat])):
            motion.emit(Asked("betting", (seat,)))
            return
    showdown.begin_showdown(motion)


def _after(state: State, seat: int) -> list[int]:
    """Those still in, clockwise from the one after ``seat``."""
    order = state.order
    start = order.index(seat) + 1
    live = state.live
    return [other for other in (*order[start:], *order[:start]) if other in live]
