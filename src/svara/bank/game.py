"""A game ready to play: resolved rules beside the score of every hand."""

from __future__ import annotations

from collections.abc import Mapping

from svara.cards import Card
from svara.rules.load import load_rules
from svara.rules.model import Rules
from svara.scoring import ScoreTable, score_table


class Game:
    """What every bank of one profile shares: its rules, its deck and its score table."""

    __slots__ = ("cards", "rules", "scores")

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.cards: tuple[Card, ...] = rules.deck.cards()
        self.scores: ScoreTable = score_table(rules)

    @classmethod
    def load(cls, profile: str, overrides: Mapping[str, object] | None = None) -> Game:
        """The game of a shipped profile or of a profile file.

        >>> Game.load("svara", {"ante": 25}).rules.ante
        25
        """
        return cls(load_rules(profile, overrides))
