"""A triple that is worth nothing but a redeal of the bank (T2)."""

from __future__ import annotations

from svara.bank.events import DealAwaited, Opened, RedealDemanded
from svara.bank.motion import Motion


def redeal(motion: Motion, seat: int) -> None:
    """Open it; what was staked stays, and those still in are dealt new cards by the same dealer."""
    hand = motion.hand(seat)
    assert hand is not None, "the seat knows its hand"
    motion.emit(Opened(seat, hand, "rule"))
    motion.emit(RedealDemanded(seat))
    motion.emit(DealAwaited())
