"""What happens before cards are dealt so that nobody can have chosen them, and what proves it afterwards."""

from __future__ import annotations

from typing import TypeAlias

from svara.bank.events import Event
from svara.fair import Header, Salt


class Committed(Event, frozen=True, tag="committed"):
    """A seat is bound to a nonce, from the next header on; one that was silent, from the next deal on."""

    seat: int
    commitment: bytes


class HeaderPublished(Event, frozen=True, tag="header_published"):
    """The eight decks of the deal that comes are fixed; nonces are waited for until ``deadline``.

    Without a deadline nobody is waited for, since nobody is bound.
    """

    header: Header
    deadline: int | None = None
    seconds: int = 0


class NonceRevealed(Event, frozen=True, tag="nonce_revealed"):
    """A seat gave the nonce it was bound to, and is bound to the next one."""

    seat: int
    number: int
    nonce: bytes
    next_commitment: bytes


class HeaderVoided(Event, frozen=True, tag="header_voided"):
    """The deal is not dealt: these seats were ``silent``, or without any, somebody went away from it.

    All eight decks are opened by their ``seeds``.
    """

    number: int
    seeds: tuple[bytes, ...]
    silent: tuple[int, ...] = ()


class DeckProved(Event, frozen=True, tag="deck_proved"):
    """The deck is drawn, and everything opened that is not in it."""

    number: int
    choice: int
    seeds: tuple[bytes, ...]
    leaves: tuple[bytes, ...]


class SaltsGiven(Event, frozen=True, tag="salts_given"):
    """What opens the cards of the event before it: for ``to`` alone, or for all where it is ``None``."""

    number: int
    salts: tuple[Salt, ...]
    to: tuple[int, ...] | None = None


FairEvent: TypeAlias = Committed | HeaderPublished | NonceRevealed | HeaderVoided | DeckProved | SaltsGiven
