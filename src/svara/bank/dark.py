"""When dark play ends: the opener lets it go, or the chain breaks (O28, O33, B17)."""

from __future__ import annotations

from svara.bank.events import DarkEnded
from svara.bank.motion import Motion


def decline_dark(motion: Motion, seat: int) -> None:
    """A seat does, on its turn, something other than a dark bet."""
    state = motion.state
    if state.dark == "offered":
        if seat == state.order[0]:
            motion.emit(DarkEnded())
    elif state.dark == "lap" and state.rules.dark.lap == "chain" and seat in state.owed:
        motion.emit(DarkEnded())
