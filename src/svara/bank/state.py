"""The state of a bank: what is known once some of its events have happened.

It holds no card that nobody has turned: unseen cards are positions of a deck that lies elsewhere.
Seats are numbered clockwise; every per-seat list has one entry a seat, empty seats included.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Literal, TypeAlias

import msgspec

from svara.bank.events import BankStarted, Question
from svara.cards import HAND_SIZE, Card, card_text
from svara.chips import Chips
from svara.rules.model import Rules

Phase: TypeAlias = Literal["dealing", "betting", "showdown", "choice", "joining", "cutting", "finished"]
PHASE_OF: Mapping[Question, Phase] = {
    "betting": "betting",
    "proposal": "betting",
    "show": "showdown",
    "choice": "choice",
    "join": "joining",
    "cut": "cutting",
}
"""The phase in which each question is asked."""

DarkState: TypeAlias = Literal["none", "offered", "lap", "over"]
Hand: TypeAlias = tuple[Card | None, ...]

UNSEEN: Hand = (None,) * HAND_SIZE
NO_HAND: Hand = ()
ALL_SLOTS = (1 << HAND_SIZE) - 1


class Pool(msgspec.Struct, frozen=True, gc=False):
    """Several who paid one entry and play one hand, which the holder acts for (T20)."""

    holder: int
    before: Chips
    """What the holder had put into the bank before the entry."""
    parts: tuple[tuple[int, Chips], ...]
    """The others, each with what he paid."""


class State(msgspec.Struct, gc=False):
    """One bank at one moment."""

    rules: Rules

    # the bank
    first_dealer: int
    dealt: tuple[int, ...]
    """Who was dealt into the first deal."""
    stacks: list[Chips]
    put: list[Chips]
    """What each has put into this bank, less what came back."""
    gone: list[bool]
    """Who has left, or was never present."""
    away: list[bool]
    """Who lost the connection while all-in (O72)."""
    had_cards: list[bool]
    has_folded: list[bool]
    """Who has folded in any deal of this bank (K26)."""
    with_bot: bool
    pot: Chips = 0
    rake: Chips = 0
    phase: Phase = "dealing"
    cutters: tuple[int, ...] = ()
    """Who cuts for the deal, where the deck that is owed is for that."""
    turn: int = 0
    """How many times decisions were asked for; a press answers one turn."""
    question: Question | None = None
    owed: tuple[int, ...] = ()
    """The seats that owe a decision now."""
    contested: bool = False
    """Whether anybody bet, called or joined in this bank (O65)."""

    # the deal
    deals: int = 0
    dealer: int = 0
    order: tuple[int, ...] = ()
    """Who was dealt in, the first to act first, the dealer last."""
    live: tuple[int, ...] = ()
    """Who is still in the hand, in that order."""
    hands: list[Hand] = []
    """The cards known here; ``()`` for a seat without cards."""
    looked: list[int] = []
    """A bit for each card its owner has turned."""
    seen: list[int] = []
    """A bit for each seat that has seen the whole hand in a compare."""
    opened: list[bool] = []
    mucked: list[bool] = []
    bets: list[Chips] = []
    """What each has bet in this deal, less what came back."""
    acted: list[bool] = []
    raises: list[int] = []
    level: Chips = 0
    """What everybody must have in to stay; in fresh style the last stake."""
    size: Chips = 0
    """The size of the last bet, the floor of the next raise's increment (O22)."""
    dark: DarkState = "none"
    dark_deal: bool = False
    """Whether this deal allows dark play."""
    blind: bool = False
    """Whether the level is a dark bet's that nobody has answered."""
    capped: bool = False
    """Nobody raises any more, since somebody is all-in (O39)."""
    match: Chips = 0
    """The all-in player's total in this deal, which the others match (T22)."""
    stakes: int = 0
    """How many stakes were put in, in this deal (K36)."""
    callers: tuple[int, ...] = ()
    """Who called in this deal, the last one last (O42)."""
    betters: tuple[int, ...] = ()
    """Who bet or raised in this deal, the last one last (B28a)."""
    dark_betters: tuple[int, ...] = ()
    """Whose last stake in this deal was a dark bet (O28)."""
    links: tuple[tuple[int, ...], ...] = ()
    """Groups of seats whose hands were found equal (T12)."""
    proposer: int | None = None
    """Who has proposed an agreed svara in his turn (T16)."""
    playing: tuple[Pool, ...] = ()
    """The pools whose hands are of this deal: they see what their holders turn (T20)."""
    redealing: bool = False
    queue: tuple[int, ...] = ()
    """Who is still to open at showdown, or to be asked to join."""

    # the svara
    equals: tuple[int, ...] = ()
    tied: int = 0
    """How many held the best hand at the tie, leavers included."""
    svaras: int = 0
    svara_dealer: int | None = None
    tied_pot: Chips = 0
    """The pot before anyone joined, which price and threshold go by (O54)."""
    price: Chips = 0
    joined: tuple[int, ...] = ()
    declined: tuple[int, ...] = ()
    pools: tuple[Pool, ...] = ()
    cuts: tuple[tuple[int, Card], ...] = ()
    """What was cut in this round of cutting."""

    winners: tuple[int, ...] = ()
    next_dealer: int | None = None

    @classmethod
    def begin(cls, rules: Rules, event: BankStarted) -> State:
        """The state after a bank's first event."""
        count = len(event.stacks)
        return cls(
            rules=rules,
            first_dealer=event.dealer,
            dealer=event.dealer,
            dealt=event.dealt,
            stacks=list(event.stacks),
            put=[0] * count,
            gone=[seat not in event.present for seat in range(count)],
            away=[False] * count,
            had_cards=[False] * count,
            has_folded=[False] * count,
            with_bot=event.with_bot,
            hands=[NO_HAND] * count,
            looked=[0] * count,
            seen=[0] * count,
            opened=[False] * count,
            mucked=[False] * count,
            bets=[0] * count,
            acted=[False] * count,
            raises=[0] * count,
        )

    def __str__(self) -> str:
        """What matters most, as far as it is known here.

        >>> from svara.bank import Bank, Game
        >>> bank, _ = Bank.start(Game.load("svara"), stacks=[500, 500], dealer=1, dealt=[0, 1])
        >>> print(bank.state)
        dealing, pot 20: seat 0 has 490, seat 1 has 490
        """
        owed = f", to act {', '.join(map(str, self.owed))}" if self.owed else ""
        seats = [
            f"seat {seat} {_hand_text(hand)}has {self.stacks[seat]}"
            for seat, hand in enumerate(self.hands)
            if self.had_cards[seat] or self.put[seat]
        ]
        return f"{self.phase}, pot {self.pot}{owed}: {', '.join(seats)}"

    def copy(self) -> State:
        """A state of its own: changing one leaves the other as it was."""
        twin = copy.copy(self)
        twin.stacks = self.stacks[:]
        twin.put = self.put[:]
        twin.gone = self.gone[:]
        twin.away = self.away[:]
        twin.had_cards = self.had_cards[:]
        twin.has_folded = self.has_folded[:]
        twin.hands = self.hands[:]
        twin.looked = self.looked[:]
        twin.seen = self.seen[:]
        twin.opened = self.opened[:]
        twin.mucked = self.mucked[:]
        twin.bets = self.bets[:]
        twin.acted = self.acted[:]
        twin.raises = self.raises[:]
        return twin

    def clockwise(self, after: int) -> list[int]:
        """Every seat once, clockwise from the one after ``after``, who comes last."""
        return [*range(after + 1, len(self.stacks)), *range(after + 1)]

    def owes(self, seat: int) -> Chips:
        """What the seat lacks to the level, or to the all-in that all match."""
        return (self.match if self.capped else self.level) - self.bets[seat]

    def after(self, seat: int) -> list[int]:
        """Those still in, clockwise from the one after ``seat``."""
        start = self.order.index(seat) + 1
        live = self.live
        return [other for other in (*self.order[start:], *self.order[:start]) if other in live]

    def knows_hand(self, seat: int) -> bool:
        """Whether the seat has seen all its own cards."""
        return self.looked[seat] == ALL_SLOTS or bool(self.seen[seat] >> seat & 1)

    def pool_of(self, holder: int) -> tuple[int, ...]:
        """The others of the pool whose hand this seat holds."""
        for pool in self.pools:
            if pool.holder == holder:
                return tuple([seat for seat, _ in pool.parts])
        return ()

    def sees(self, viewer: int, seat: int) -> bool:
        """Whether what the seat turns of this deal's hand is the viewer's to see: his own, or his pool's."""
        return seat == viewer or viewer in self.watchers(seat)

    def watchers(self, holder: int) -> tuple[int, ...]:
        """The others of the pool that plays this deal's hand; one for the deal to come sees none of it."""
        for pool in self.playing:
            if pool.holder == holder:
                return tuple([seat for seat, _ in pool.parts])
        return ()

    def hand_shown(self) -> bool:
        """Whether a hand of somebody still in lies open; at showdown only unknown cards can leave none."""
        return any(self.opened[seat] for seat in self.live)

    def holds_cards(self, seat: int) -> bool:
        """Whether cards lie before the seat, in or folded, that he may still turn (C10)."""
        return bool(self.hands[seat]) and not (self.opened[seat] or self.mucked[seat] or self.gone[seat])


def _hand_text(hand: Hand) -> str:
    cards = " ".join("?" if card is None else card_text(card) for card in hand)
    return f"({cards}) " if cards else ""
