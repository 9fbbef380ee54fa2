"""What of a table's events a viewer may know."""

from __future__ import annotations

from svara.bank.events import Hidden, redact
from svara.table.events import OwnEvent, TableEvent
from svara.table.fair_events import SaltsGiven


def seen_by(event: TableEvent, viewer: int | None) -> TableEvent:
    """The event as a seat of its bank may know it, a spectator for ``None``; it keeps its number.

    Who a player is to the house stays in it.
    """
    if isinstance(event, SaltsGiven):
        return event if event.to is None or viewer in event.to else Hidden()
    return event if isinstance(event, OwnEvent) else redact(event, viewer)
