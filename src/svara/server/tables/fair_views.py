"""What a viewer is shown of the header that his cards come from."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from svara.cards import cards_text
from svara.fair import short_code
from svara.rules.model import Deck
from svara.table import TableState
from svara.wire import FairView


def fair_view(state: TableState) -> FairView | None:
    """The latest header, as everybody sees it; ``None`` where decks have no headers."""
    if not state.fair:
        return None
    sealed = state.sealed
    if sealed is None:
        return FairView(deck=_cards_of(state.rules.deck))
    header = sealed.header
    view = FairView(
        header.number,
        _code_of(header),
        sealed.stage,
        without=header.without(),
        missing=header.missing,
        deck=_cards_of(state.rules.deck),
    )
    if sealed.stage == "pending" and state.clock is not None:
        view.owed = sealed.owing()
        view.deadline, view.seconds = state.clock.deadline, state.clock.seconds
    return view


def own_commitment(state: TableState, you: int | None) -> bytes | None:
    """What the holder of a seat is bound to."""
    sitter = None if you is None else state.seats[you]
    return None if sitter is None else sitter.commitment


def own_fair_view(public: FairView | None, commitment: bytes | None) -> FairView | None:
    """The same with one's own commitment."""
    if public is None or commitment is None:
        return public
    return replace(public, commitment=commitment.hex())


_code_of = lru_cache(maxsize=1024)(short_code)


@lru_cache(maxsize=64)
def _cards_of(deck: Deck) -> str:
    return cards_text(deck.cards())
