"""Whoever is shown a card is given its salt; and what of a table's events a viewer may know."""

from __future__ import annotations

from svara.bank.events import BankEvent, Compared, Cut, Hidden, Looked, Opened, redact
from svara.cards import Card
from svara.table.events import OwnEvent, TableEvent
from svara.table.fair_events import SaltsGiven
from svara.table.sealed import Held


def salts_for(event: BankEvent, held: Held, number: int) -> SaltsGiven | None:
    """The salts of the cards that a bank's event shows; none where the deck has none.

    >>> from svara.cards import Card
    >>> held = Held((Card(7), Card(9)), (b"salt", b"other"), (30, 2))
    >>> salts_for(Looked(4, (0,), (Card(9),), to=(4,)), held, 12)
    SaltsGiven(number=12, salts=(Salt(position=1, place=2, salt=b'other'),), to=(4,))
    """
    if not held.salts:
        return None
    cards, to = _shown(event)
    known = [card for card in cards if card is not None]
    return SaltsGiven(number, tuple([held.salt_of(card) for card in known]), to) if known else None


def _shown(event: BankEvent) -> tuple[tuple[Card | None, ...], tuple[int, ...] | None]:
    match event:
        case Looked():
            return event.cards, event.to
        case Compared():
            return (*event.cards, *event.other_cards), (event.seat, event.other)
        case Opened():
            return event.cards, None
        case Cut():
            return (event.card,), None
        case _:
            return (), None


def seen_by(event: TableEvent, viewer: int | None) -> TableEvent:
    """The event as a seat of its bank may know it, a spectator for ``None``; it keeps its number.

    Who a player is to the house stays in it.
    """
    if isinstance(event, SaltsGiven):
        return event if event.to is None or viewer in event.to else Hidden()
    return event if isinstance(event, OwnEvent) else redact(event, viewer)
