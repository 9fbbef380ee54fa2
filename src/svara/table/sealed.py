"""The latest header of a table as everybody knows it, and what the house alone holds beside the log."""

from __future__ import annotations

from typing import Literal

import msgspec

from svara.cards import Card
from svara.fair import DrawnDeck, Header, Salt


class Sealed(msgspec.Struct, frozen=True):
    """A header, and how far its deal has come."""

    header: Header
    nonces: tuple[bytes | None, ...]
    """By the header's seats, as far as they are revealed."""
    present: tuple[int, ...]
    """The seats whose holders were there when it was published, and are the same ever since."""
    stage: Literal["pending", "dealt", "void"] = "pending"

    def owing(self) -> tuple[int, ...]:
        """Who is bound to a nonce and has not revealed it."""
        header = self.header
        waiting = zip(header.seats, header.commitments, self.nonces, strict=True)
        return tuple([seat for seat, held, nonce in waiting if held is not None and nonce is None])


class Held(msgspec.Struct, frozen=True, omit_defaults=True):
    """The secrets of the house: the seeds of a header that is pending, or the deck of the deal in progress.

    It is empty as soon as the next deal is owed or the bank is over, and never part of a state or an event.
    """

    cards: tuple[Card | None, ...] = ()
    """By dealt position."""
    salts: tuple[bytes, ...] = ()
    places: tuple[int, ...] = ()
    """The place in the deck of each dealt position."""
    seeds: tuple[bytes, ...] = ()

    def __repr__(self) -> str:
        """Nothing of it may get into a log."""
        return "Held(…)"

    @classmethod
    def of(cls, drawn: DrawnDeck) -> Held:
        """What is kept of a deck that was drawn."""
        return cls(drawn.cards, drawn.salts, drawn.draw.places)

    def salt_of(self, card: Card) -> Salt:
        """What opens a card of the deal in progress."""
        position = self.cards.index(card)
        return Salt(position, self.places[position], self.salts[position])


NOTHING = Held()
