"""Comparing two hands in secret, and what follows from equal ones (T8, T12)."""

from __future__ import annotations

from svara.bank.actions import Action, IllegalAction
from svara.bank.events import Compared, Folded
from svara.bank.fresh_options import right_hand_neighbour
from svara.bank.motion import Motion
from svara.bank.state import UNSEEN, State


def is_told(motion: Motion, seat: int) -> bool:
    """Whether the cards known here tell how the seat's hand compares with its neighbour's."""
    return motion.hand(seat) is not None and motion.hand(right_hand_neighbour(motion.state, seat)) is not None


def check_told(motion: Motion, action: Action) -> None:
    """Raise unless the action tells which of the two who compared is beaten."""
    two = ((action.seat,), (right_hand_neighbour(motion.state, action.seat),))
    if action.beaten is None or action.beaten not in ((), *two):
        raise IllegalAction("not_legal", action, ())


def beaten_of(motion: Motion, action: Action, other: int) -> tuple[int, ...]:
    """Who of the two holds the lower hand; nobody where they are equal."""
    mine, his = motion.hand(action.seat), motion.hand(other)
    if mine is None or his is None:
        return action.beaten or ()
    scores = motion.game.scores
    left, right = scores.strength(*mine), scores.strength(*his)
    return () if left == right else ((action.seat,) if left < right else (other,))


def compare(motion: Motion, action: Action) -> None:
    """The two see both hands; the lower drops out, on equality both stay (T8)."""
    seat = action.seat
    other = right_hand_neighbour(motion.state, seat)
    beaten = beaten_of(motion, action, other)
    capped = motion.state.stacks[seat] == 0 and motion.state.rules.whole() and seat not in beaten
    cards, other_cards = motion.hand(seat) or UNSEEN, motion.hand(other) or UNSEEN
    motion.emit(Compared(seat, other, cards, other_cards, beaten, capped))
    for loser in beaten:
        motion.emit(Folded(loser, "rule"))


def all_linked(state: State) -> bool:
    """Whether all who are left hold hands found equal: a natural svara (T12)."""
    return any(set(state.live) <= set(group) for group in state.links)
