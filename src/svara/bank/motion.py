"""A bank in motion: the state, the deck beside it, and the events made since the last action."""

from __future__ import annotations

from collections.abc import Sequence

from svara.bank.events import BankEvent
from svara.bank.fold import apply
from svara.bank.game import Game
from svara.bank.state import State
from svara.cards import HAND_SIZE, Card


class Motion:
    """What the rules work on. They read the state, and change it by emitting events only."""

    __slots__ = ("deck", "events", "game", "state")

    def __init__(self, game: Game, state: State, deck: Sequence[Card | None]) -> None:
        self.game = game
        self.state = state
        self.deck = deck
        self.events: list[BankEvent] = []

    def emit(self, event: BankEvent) -> None:
        apply(self.state, event)
        self.events.append(event)

    def card(self, seat: int, slot: int) -> Card | None:
        """The card at a seat's place in the deck: one at a time round the order, from its first."""
        order = self.state.order
        position = slot * len(order) + order.index(seat)
        return self.deck[position] if position < len(self.deck) else None

    def hand(self, seat: int) -> tuple[Card, Card, Card] | None:
        """A seat's three cards, or ``None`` where the deck given here does not name them all."""
        first, second, third = (self.card(seat, slot) for slot in range(HAND_SIZE))
        if first is None or second is None or third is None:
            return None
        return first, second, third
