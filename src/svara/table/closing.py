"""What the house ends by itself: a bank that cannot go on, and a table; nobody wins or loses by it."""

from __future__ import annotations

from svara.table.commands import Refused
from svara.table.desk import Desk
from svara.table.fairness import void
from svara.table.seating import free


def void_bank(desk: Desk) -> None:
    """Give the running bank up, with a header that waits for its next deal (house rule 11)."""
    if not desk.state.running:
        raise Refused("no_bank")
    _void_header(desk)
    desk.take(desk.running_bank().void())


def close(desk: Desk, now: int) -> None:
    """Give a running bank up, and stand everybody up with what is his."""
    if desk.state.running:
        void_bank(desk)
    _void_header(desk)
    for seat, _ in list(desk.state.taken()):
        free(desk, seat, now, "house")


def _void_header(desk: Desk) -> None:
    sealed = desk.state.pending()
    if sealed is not None:
        void(desk, sealed)
