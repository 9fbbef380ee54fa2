"""The flow of the betting, whichever its style: who acts, who is asked next, and how it ends."""

from __future__ import annotations

from svara.bank import agreed, showdown, svara
from svara.bank.actions import Action
from svara.bank.allin import return_above_all_in
from svara.bank.compare import all_linked, compare, is_told
from svara.bank.dark import decline_dark
from svara.bank.events import Asked, Cause, Checked, DarkEnded, Folded
from svara.bank.fresh import next_fresh, stake_fresh
from svara.bank.level import next_level, stake_level
from svara.bank.motion import Motion
from svara.bank.payout import take_unseen
from svara.bank.redeal import redeal

_STAKES = {"level": stake_level, "fresh": stake_fresh}
_NEXT = {"level": next_level, "fresh": next_fresh}


def begin_betting(motion: Motion) -> None:
    """The first after the dealer is asked (O8)."""
    motion.emit(Asked("betting", (motion.state.order[0],)))


def act_betting(motion: Motion, action: Action) -> None:
    """One legal action during the betting."""
    seat, kind = action.seat, action.kind
    if kind == "fold":
        fold(motion, seat)
    elif kind == "check":
        check(motion, seat)
    elif kind == "redeal":
        redeal(motion, seat)
    elif kind == "propose":
        agreed.propose(motion, seat)
    elif kind in ("accept", "refuse"):
        agreed.answer(motion, seat, accepted=kind == "accept")
    else:
        _stake(motion, action)


def _stake(motion: Motion, action: Action) -> None:
    _STAKES[motion.state.rules.betting.style](motion, action)
    if action.kind not in ("compare", "show"):
        advance(motion, action.seat)
    elif is_told(motion, action.seat):
        tell(motion, action)


def tell(motion: Motion, action: Action) -> None:
    """What a compare or a show came to: by the cards, or by the action where they are unknown."""
    if action.kind == "show":
        showdown.show_two(motion, action)
        return
    compare(motion, action)
    if motion.state.capped:
        return_above_all_in(motion)
    advance(motion, action.seat)


def out_of_time(motion: Motion, seat: int) -> None:
    """Who owes nothing checks, else his hand is folded; a proposal is refused (O27, O36, D1, T16)."""
    state = motion.state
    if state.question == "proposal":
        agreed.answer(motion, seat, accepted=False, by="clock")
    elif state.rules.betting.check and state.dark != "lap" and state.level == 0:
        check(motion, seat, "clock")
    else:
        fold(motion, seat, "clock")


def check(motion: Motion, seat: int, by: Cause = "player") -> None:
    decline_dark(motion, seat)
    motion.emit(Checked(seat, by))
    advance(motion, seat)


def fold(motion: Motion, seat: int, by: Cause = "player") -> None:
    decline_dark(motion, seat)
    motion.emit(Folded(seat, by))
    advance(motion, seat)


def fold_leaver(motion: Motion, seat: int) -> None:
    """Leaving during the betting is a fold, on turn or off it (O72)."""
    on_turn = seat in motion.state.owed
    decline_dark(motion, seat)
    motion.emit(Folded(seat, "departure"))
    if on_turn:
        advance(motion, seat)
    else:
        _decided(motion)


def advance(motion: Motion, after: int) -> None:
    """Ask the next who owes a decision, or end the betting (O24, O34, C16)."""
    state = motion.state
    if _decided(motion):
        return
    if state.dark == "lap":
        for seat in state.after(after):
            if not state.acted[seat]:
                motion.emit(Asked("betting", (seat,)))
                return
        motion.emit(DarkEnded())
    following = _NEXT[state.rules.betting.style](state, after)
    if following is None:
        showdown.begin_showdown(motion)
    else:
        motion.emit(Asked("betting", (following,)))


def _decided(motion: Motion) -> bool:
    """One is left (C6), all who are left are found equal (T12), or too many stakes were made (K36)."""
    state = motion.state
    limit = state.rules.max_stakes
    if len(state.live) == 1:
        take_unseen(motion, state.live[0])
    elif state.links and all_linked(state):
        svara.tie(motion, state.live)
    elif limit and state.stakes >= limit:
        showdown.show_all(motion)
    else:
        return False
    return True
