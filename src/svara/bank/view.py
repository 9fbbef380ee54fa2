"""What one viewer may know of a bank (rule 7 of the house: nothing else is computed into it)."""

from __future__ import annotations

import copy
from typing import NamedTuple

from svara.bank.state import ALL_SLOTS, UNSEEN, Hand, State


def view(state: State, viewer: int | None) -> State:
    """The state as the viewer may know it; ``None`` is a spectator.

    It equals the fold of the events redacted for him: what he or his pool turned, what he compared with
    and what was opened to everyone is in it, and nothing else of anybody's cards.
    """
    return glance(state.copy(), viewer)


def glance(state: State, viewer: int | None) -> State:
    """Like `view`, but only to be read, and before the bank goes on: all but the cards is the state's own."""
    seen = copy.copy(state)
    seen.hands, seen.looked = state.hands[:], state.looked[:]
    for seat, hand in enumerate(state.hands):
        if hand and not state.opened[seat]:
            seen.hands[seat] = _seen(state, seat, viewer)
        if not state.dark_deal and (viewer is None or not state.sees(viewer, seat)):
            seen.looked[seat] = 0
    return seen


class Insight(NamedTuple):
    """A seat of which a viewer knows more than a spectator, as his `glance` has it."""

    seat: int
    hand: Hand
    looked: int
    compared: bool
    """Whether it is another's, whose hand he saw in a compare."""


def insight(state: State, viewer: int) -> list[Insight]:
    """What the viewer may know that a spectator does not."""
    alone = not state.playing and not any(state.seen)
    if alone:
        looked, hand = state.looked[viewer], state.hands[viewer]
        shown = hand if looked == ALL_SLOTS or state.opened[viewer] else _seen(state, viewer, viewer)
        return [Insight(viewer, shown, looked, compared=False)] if hand and looked else []
    known = []
    for seat, hand in enumerate(state.hands):
        looked, seen = state.looked[seat], state.seen[seat] >> viewer & 1
        sees = bool(looked) and state.sees(viewer, seat)
        if hand and (seen or sees):
            shown = hand if state.opened[seat] else _seen(state, seat, viewer)
            known_looks = looked if sees or state.dark_deal else 0
            known.append(Insight(seat, shown, known_looks, compared=bool(seen) and seat != viewer))
    return known


def at_rest(state: State, seat: int) -> tuple[object, ...] | None:
    """All that a seat's `insight` and `legal` depend on while it owes nothing and knows no hand but its own:
    as long as this stays equal, so do they. ``None`` where they depend on more.
    """
    if seat in state.owed or state.playing or any(state.seen) or state.rules.redeal_triples:
        return None
    own = (state.hands[seat], state.looked[seat], state.opened[seat], state.mucked[seat], state.gone[seat])
    return state.phase, own


def _seen(state: State, seat: int, viewer: int | None) -> Hand:
    if viewer is None:
        return UNSEEN
    if state.seen[seat] >> viewer & 1:
        return state.hands[seat]
    if not state.sees(viewer, seat):
        return UNSEEN
    looked = state.looked[seat]
    return tuple([card if looked >> slot & 1 else None for slot, card in enumerate(state.hands[seat])])
