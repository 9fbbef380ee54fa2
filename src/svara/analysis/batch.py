"""Hands by the million: strengths of whole columns of cards, with NumPy."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from svara.analysis.hands import all_hands
from svara.cards import CARD_COUNT, HAND_SIZE
from svara.rules.model import Rules
from svara.scoring import score_table

Cards = NDArray[np.uint8]
Strengths = NDArray[np.uint16]

_CHUNK = 1 << 16
"""Hands scored at once: their indices stay in the processor's cache."""


class BatchScorer:
    """Scores columns of cards by a game's table.

    >>> from svara.rules import load_rules
    >>> scorer = BatchScorer(load_rules("svara"))
    >>> scorer.strengths(*scorer.hand_columns()).max()
    np.uint16(68)
    """

    def __init__(self, rules: Rules) -> None:
        table = score_table(rules)
        self.deck: Cards = np.array(table.deck, np.uint8)
        self._table: Strengths = np.asarray(table.strengths)

    def strengths(self, first: Cards, second: Cards, third: Cards) -> Strengths:
        """The strength of each hand; 0 where the three cards are not different cards of the deck."""
        columns = [np.asarray(column) for column in (first, second, third)]
        if any(column.dtype != np.uint8 or column.shape != columns[0].shape for column in columns):
            raise ValueError("a batch is three columns of the same length, of the type uint8")
        first, second, third = (column.reshape(-1) for column in columns)
        found = np.empty(len(first), np.uint16)
        for start in range(0, len(first), _CHUNK):
            part = slice(start, start + _CHUNK)
            for column in (first, second, third):
                if column[part].max() >= CARD_COUNT:
                    raise ValueError(f"a card is a number from 0 to {CARD_COUNT - 1}")
            index = first[part].astype(np.uint16)
            for column in (second, third):
                index *= CARD_COUNT
                index += column[part]
            np.take(self._table, index, out=found[part], mode="clip")
        return found.reshape(columns[0].shape)

    def hand_columns(self) -> tuple[Cards, Cards, Cards]:
        """Every hand of the deck once, as three columns."""
        hands = np.array(list(all_hands(self.deck.tolist())), np.uint8).reshape(-1, HAND_SIZE)
        first, second, third = np.ascontiguousarray(hands.T)
        return first, second, third
