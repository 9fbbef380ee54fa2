"""The agreed svara: the last two cook the bank unseen (T16)."""

from __future__ import annotations

from svara.bank import svara
from svara.bank.events import Answered, Asked, Cause, Proposed, Tied
from svara.bank.motion import Motion


def propose(motion: Motion, seat: int) -> None:
    """On his own turn one of the last two proposes, and the other is asked."""
    motion.emit(Proposed(seat))
    motion.emit(Asked("proposal", (motion.state.after(seat)[0],)))


def answer(motion: Motion, seat: int, *, accepted: bool, by: Cause = "player") -> None:
    """Accepted, the cards go in unseen and the svara follows; refused, the proposer's turn goes on."""
    state = motion.state
    motion.emit(Answered(seat, accepted, by))
    if accepted:
        motion.emit(Tied(state.live))
        svara.declare(motion, state.live)
    else:
        motion.emit(Asked("betting", (state.after(seat)[0],)))
