"""A bank in motion: the state, the deck beside it, and the events made since the last action."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from svara.bank.actions import Option
from svara.bank.events import BankEvent
from svara.bank.fold import APPLIERS
from svara.bank.game import Game
from svara.bank.legal import legal
from svara.bank.state import UNSEEN, State
from svara.cards import HAND_SIZE, Card

NO_OFFERS: Mapping[int, tuple[Option, ...]] = {}


class Motion:
    """What the rules work on. They read the state, and change it by emitting events only."""

    __slots__ = ("_offers", "deck", "events", "game", "state")

    def __init__(
        self,
        game: Game,
        state: State,
        deck: Sequence[Card | None],
        offers: Mapping[int, tuple[Option, ...]] = NO_OFFERS,
    ) -> None:
        """``offers`` is what `legal` has said of this state already."""
        self.game = game
        self.state = state
        self.deck = deck
        self.events: list[BankEvent] = []
        self._offers = dict(offers)

    def emit(self, event: BankEvent) -> None:
        APPLIERS[type(event)](self.state, event)
        self.events.append(event)
        if self._offers:
            self._offers = {}

    def legal(self, seat: int) -> tuple[Option, ...]:
        """What `legal` says, worked out once for the player who asks and the judge who checks."""
        offers = self._offers.get(seat)
        if offers is None and not 0 <= seat < len(self.state.stacks):
            return ()
        if offers is None:
            offers = self._offers[seat] = legal(self.state, seat)
        return offers

    def copy(self) -> Motion:
        """A motion of its own, for looking ahead."""
        return Motion(self.game, self.state.copy(), self.deck, self._offers)

    def cards(self, seat: int) -> Sequence[Card | None]:
        """The cards at a seat's places in the deck: one at a time round the order, from its first."""
        order = self.state.order
        place, count = order.index(seat), len(order)
        found = self.deck[place : HAND_SIZE * count : count]
        return found if len(found) == HAND_SIZE else (*found, *UNSEEN)[:HAND_SIZE]

    def hand(self, seat: int) -> tuple[Card, Card, Card] | None:
        """A seat's three cards, or ``None`` where the deck given here does not name them all."""
        first, second, third = self.cards(seat)
        if first is None or second is None or third is None:
            return None
        return first, second, third
