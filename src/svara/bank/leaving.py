"""Leaving and losing the line in every phase of a bank (O72, C12, C15)."""

from __future__ import annotations

from svara.bank import betting, cutting, showdown, svara
from svara.bank.actions import Action, IllegalAction
from svara.bank.events import Left, WentAway
from svara.bank.motion import Motion
from svara.bank.state import State


def depart(motion: Motion, action: Action) -> None:
    """A seat stands up, or was offline for the full time; an all-in player's hand outlives his line (O72)."""
    state, seat = motion.state, action.seat
    offline = action.kind == "offline"
    there = 0 <= seat < len(state.stacks) and can_depart(state, seat)
    if not there or (offline and state.away[seat]):
        raise IllegalAction("not_legal", action, ())
    if state.phase == "showdown" and seat in state.queue and not state.hand_shown():
        raise IllegalAction("unknown_cards", action, ())
    if offline and _all_in(state, seat):
        motion.emit(WentAway(seat))
        return
    motion.emit(Left(seat, offline=offline))
    if state.phase == "betting" and seat in state.live:
        betting.fold_leaver(motion, seat)
    elif state.phase == "showdown":
        showdown.muck_leaver(motion, seat)
    elif state.phase == "choice":
        svara.leaver_in_choice(motion, seat)
    elif state.phase == "joining":
        svara.leaver_in_joining(motion, seat)
    elif state.phase == "cutting" and not svara.withdraw(motion, seat):
        cutting.decide_cut(motion)


def can_depart(state: State, seat: int) -> bool:
    """Whether a seat can be given up now: only once, and not while a deck is owed."""
    return state.phase not in ("dealing", "finished") and not state.gone[seat]


def _all_in(state: State, seat: int) -> bool:
    """Whether nothing is in front of one who can still win this bank."""
    if state.stacks[seat] > 0 or not state.rules.whole():
        return False
    if state.phase in ("choice", "joining", "cutting"):
        return seat in state.equals or seat in state.joined
    return seat in state.live
