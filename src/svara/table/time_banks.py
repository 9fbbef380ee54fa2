"""Time banks: what a player may take beyond his turn's clock in each bank, where a table has them (O26)."""

from __future__ import annotations

from svara.table.desk import Desk
from svara.table.events import TimeBankOpened, TimeBankUsed
from svara.table.state import Clock


def opens(desk: Desk, now: int) -> bool:
    """Whether the seat that owes the turn, and has a line, goes on in its time bank; if so, it is opened."""
    state = desk.state
    bank = desk.running_bank().state
    if bank.question != "betting" or state.clock is None or not state.time_banks:
        return False
    seat = bank.owed[0]
    sitter = state.seats[seat]
    left = state.time_banks[seat]
    if state.clock.banked is not None or not left or sitter is None or not sitter.connected:
        return False
    desk.emit(TimeBankOpened(state.turn, seat, now + left))
    return True


def close(desk: Desk, before: Clock | None, now: int) -> None:
    """After an action: the time bank that ran stops, and keeps what was not taken."""
    state = desk.state
    if before is None or before.banked is None or state.clock == before:
        return
    left = state.time_banks[before.banked]
    desk.emit(TimeBankUsed(before.banked, max(0, min(left, before.deadline - now))))
