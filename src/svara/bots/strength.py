"""How good a hand is among all hands of its game, and against those who have paid to stay."""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from functools import lru_cache
from itertools import combinations

from svara.bank.game import Game
from svara.bank.state import State
from svara.cards import HAND_SIZE, Card
from svara.scoring import ScoreTableRef, table_of

TOP = 0.995
"""Hands above this part of all hands are never thrown away."""


class Strength:
    """Every hand of a game in order of strength."""

    def __init__(self, game: Game) -> None:
        self._scores = game.scores
        self._ranked = _ranked(game.scores.ref, game.cards)

    def chance_to_win(self, view: State, seat: int) -> float:
        """The chance that nobody still in holds a better hand; ties count a half."""
        strength = self._strength(view, seat)
        win = 1.0
        for other in view.live:
            if other != seat:
                win *= self._beats(strength, _assumed_floor(view, other))
        return win

    def beats(self, view: State, seat: int, low: float, high: float) -> float:
        """The chance that one other hand, drawn from between two parts of all hands, is worse."""
        return self._beats(self._strength(view, seat), low, high)

    def place(self, view: State, seat: int) -> float:
        """The part of all hands that are worse."""
        return self._beats(self._strength(view, seat), 0.0)

    def is_top(self, view: State, seat: int) -> bool:
        """Whether hardly any hand beats it."""
        return bisect_right(self._ranked, self._strength(view, seat)) >= TOP * len(self._ranked)

    def _strength(self, view: State, seat: int) -> int:
        first, second, third = view.hands[seat]
        assert first is not None and second is not None and third is not None, "the seat has looked"
        return self._scores.strength(first, second, third)

    def _beats(self, strength: int, floor: float, ceiling: float = 1.0) -> float:
        """The chance to beat a hand drawn from the part of all hands between ``floor`` and ``ceiling``."""
        ranked = self._ranked
        start = min(int(floor * len(ranked)), len(ranked) - 1)
        end = max(int(ceiling * len(ranked)), start + 1)
        below = min(max(bisect_left(ranked, strength), start), end) - start
        not_above = min(max(bisect_right(ranked, strength), start), end) - start
        return (below + not_above) / 2 / (end - start)


@lru_cache(maxsize=32)
def _ranked(scores: ScoreTableRef, cards: tuple[Card, ...]) -> array[int]:
    """Of every hand how strong it is, the weakest first: one for all tables of a game."""
    strength = table_of(scores).strength
    return array("l", sorted(strength(*hand) for hand in combinations(cards, HAND_SIZE)))


def _assumed_floor(view: State, other: int) -> float:
    """How much of all hands one who bet this much is taken to be above; dark bets say nothing."""
    if view.bets[other] == 0 or view.dark == "lap" or (view.dark_deal and view.looked[other] == 0):
        return 0.0
    return 0.5 if view.bets[other] > 2 * view.rules.ante else 0.3
