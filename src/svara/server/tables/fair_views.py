"""What a viewer is shown of the header that his cards come from."""

from __future__ import annotations

from functools import lru_cache

from svara.cards import cards_text
from svara.fair import short_code
from svara.rules.model import Deck
from svara.table import TableState
from svara.wire import FairView


def fair_view(state: TableState, you: int | None) -> FairView | None:
    """The latest header and one's own commitment; ``None`` where decks have no headers."""
    if not state.fair:
        return None
    sitter = None if you is None else state.seats[you]
    standing = None if sitter is None or sitter.commitment is None else sitter.commitment.hex()
    sealed = state.sealed
    if sealed is None:
        return FairView(commitment=standing, deck=_cards_of(state.rules.deck))
    header = sealed.header
    view = FairView(
        header.number,
        short_code(header),
        sealed.stage,
        without=header.without(),
        missing=header.missing,
        commitment=standing,
        deck=_cards_of(state.rules.deck),
    )
    if sealed.stage == "pending" and state.clock is not None:
        view.owed = sealed.owing()
        view.deadline, view.seconds = state.clock.deadline, state.clock.seconds
    return view


@lru_cache(maxsize=64)
def _cards_of(deck: Deck) -> str:
    return cards_text(deck.cards())
