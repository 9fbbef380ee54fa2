"""What one viewer may know of a bank (rule 7 of the house: nothing else is computed into it)."""

from __future__ import annotations

from svara.bank.state import UNSEEN, State


def view(state: State, viewer: int | None) -> State:
    """The state as the viewer may know it; ``None`` is a spectator.

    It equals the fold of the events redacted for him. What he turned of his own and what was opened
    to everyone is in it, and nothing else of anybody's cards.
    """
    seen = state.copy()
    for seat, hand in enumerate(state.hands):
        if hand and seat != viewer and not state.opened[seat]:
            seen.hands[seat] = UNSEEN
    return seen
