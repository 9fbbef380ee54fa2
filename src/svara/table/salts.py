"""Whoever is shown a card is given its salt."""

from __future__ import annotations

from svara.bank.events import BankEvent, Compared, Cut, Looked, Opened
from svara.cards import Card
from svara.table.events import TableEvent
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
    cards, to = shown_cards(event)
    known = [card for card in cards if card is not None]
    return SaltsGiven(number, tuple([held.salt_of(card) for card in known]), to) if known else None


def shown_cards(event: TableEvent) -> tuple[tuple[Card | None, ...], tuple[int, ...] | None]:
    """The cards that an event shows, and the seats it shows them to, ``None`` for everybody."""
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
