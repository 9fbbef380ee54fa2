"""One pot: stakes above an all-in go back at once (O38)."""

from __future__ import annotations

from svara.bank.events import Folded, Left, Returned
from svara.bank.motion import Motion


def return_above_all_in(motion: Motion) -> None:
    """What those still in have above the all-in player's total returns; a leaver's stays (O41a, T22)."""
    state = motion.state
    for seat in state.live:
        surplus = state.bets[seat] - state.match
        if surplus > 0:
            motion.emit(Returned(seat, surplus))
            if state.away[seat]:
                # Chips of his own again: nothing protects an absent player any longer (O72).
                motion.emit(Left(seat, offline=True, by="rule"))
                motion.emit(Folded(seat, "departure"))
