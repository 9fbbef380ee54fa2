"""A bank that is walked through: its game, all that was done and dealt, and what its viewers were told."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import banks
from svara.bank import Action, Bank, State
from svara.bank.events import BankEvent, BankStarted, redact
from svara.bank.fold import apply
from svara.cards import Card
from svara.chips import Chips
from svara.rules import profile_names

Pick = Callable[[int], int]
"""A number from 0 to n - 1."""

GAMES: tuple[tuple[str, dict[str, Any]], ...] = (
    *((name, {}) for name in profile_names()),
    ("svara", {"ante": 1}),
    ("svara", {"ante": 7, "svara.min_pots_left": 0, "svara.most_in_row": 2}),
    ("svara", {"svara.min_pots_left": 0, "rake.percent": 10, "rake.cap_antes": 1}),
    ("seka", {"max_stakes": 7}),
    ("trinka", {"ante": 3, "betting.ceiling_antes": 2}),
    ("trinka", {"svara.most_in_row": 2, "rake.percent": 5, "rake.cap_antes": 10}),
    ("svarka", {"ante": 3, "svara.most_in_row": 2, "betting.max_raises": 1}),
)
"""The rules that walks are under: every game as it is, and some with bounds that are met more often."""

MOST_PLAYERS = 8
"""As many as find what more would find, and much sooner."""


class Walked:
    """One bank, and the log of it."""

    def __init__(self, pick: Pick) -> None:
        self.pick = pick
        self.profile, self.overrides = GAMES[pick(len(GAMES))]
        self.game = banks.game(self.profile, self.overrides)
        deck = self.game.rules.deck
        players = deck.min_players + pick(min(deck.max_players, MOST_PLAYERS) - deck.min_players + 1)
        seats = players + (0, 0, 0, 1, 2)[pick(5)]
        self.sitting_out: set[int] = set()
        while len(self.sitting_out) < seats - players:
            self.sitting_out.add(pick(seats))
        self.stacks: list[Chips] = [self._stack() for _ in range(seats)]
        self.with_bot = pick(8) == 0
        dealt = [seat for seat in range(seats) if seat not in self.sitting_out]
        self.dealer = dealt[pick(players)]
        self.bank, self.started = Bank.start(
            self.game,
            stacks=self.stacks,
            dealer=self.dealer,
            dealt=dealt,
            present=range(seats),
            with_bot=self.with_bot,
        )
        self.total = sum(self.stacks)
        self.viewers: list[int | None] = [None, *range(seats)]
        self.events: list[BankEvent] = []
        self.decks: list[tuple[Card, ...]] = []
        """The decks that hands were dealt from."""
        self.all_decks: list[tuple[Card, ...]] = []
        """Those and the ones that were cut, in order."""
        self.log: list[Action | None] = []
        """Every action; ``None`` for a deck, to deal or to cut."""
        self.lengths: list[int] = []
        """How many events there were before each of them."""
        self.folded: State | None = None
        self.seen: dict[int | None, State] = {}

    @property
    def state(self) -> State:
        return self.bank.state

    @property
    def over(self) -> bool:
        return self.state.phase == "finished"

    def _stack(self) -> Chips:
        """Tiny most of all: rules break there. A notional score may be anything (K2)."""
        if not self.game.rules.whole():
            return (-3, 0, 10, Fraction(5, 2))[self.pick(4)]
        ante = self.game.rules.ante
        span = (1, 3, 12, 60, 1000)[self.pick(5)] * ante
        return ante + self.pick(span + 1)

    def note(self, action: Action | None) -> None:
        """What is about to be done."""
        self.log.append(action)
        self.lengths.append(len(self.events))

    def keep(self, event: BankEvent) -> None:
        """What came of it, folded as every viewer does."""
        self.events.append(event)
        if isinstance(event, BankStarted):
            self.folded = State.begin(self.game.rules, event)
            self.seen = {viewer: State.begin(self.game.rules, event) for viewer in self.viewers}
            return
        assert self.folded is not None
        apply(self.folded, event)
        for viewer, seen in self.seen.items():
            apply(seen, redact(event, viewer))
