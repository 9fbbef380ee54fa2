"""A game's hands in words: what one is worth, why, and how many of all hands are better; with examples."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate, combinations
from typing import TypeAlias

import msgspec

from svara.cards import HAND_SIZE, Card, card_text
from svara.explain import explain_hand
from svara.rules.model import Rules
from svara.scoring import Score, ScoreTableRef, readings, score_hand, score_table, table_of

RANKED_GAMES = 64
Hand: TypeAlias = tuple[Card, ...]
Ranked: TypeAlias = tuple[int, Hand]
"""A hand after its strength."""


class HandWorth(msgspec.Struct, omit_defaults=True):
    """What a hand is worth: ``points`` is a text like ``65/2``, or the class that no points beat."""

    cards: tuple[str, ...]
    points: str
    made_by: tuple[str, ...]
    """The cards that count."""
    why: tuple[str, ...]
    """In sentences of the language that was asked for."""
    weaker: int
    """How many of all hands are worth less."""
    equal: int
    """How many are worth as much, this one too."""
    stronger: int
    label: str | None = None


class HandRow(msgspec.Struct, omit_defaults=True):
    """Hands that count in the same way: the best of them, and the least where that is worth less."""

    best: HandWorth
    least: HandWorth | None = None


def hand_worth(rules: Rules, hand: Sequence[Card], language: str) -> HandWorth:
    """One hand of the game's deck."""
    score = score_hand(rules, hand)
    table = score_table(rules)
    weaker, equal, total = _standing(table.ref)[score.strength]
    return HandWorth(
        cards=tuple(map(card_text, hand)),
        points=score.klass or score.points_text or "0",
        made_by=tuple(map(card_text, score.made_by)),
        why=tuple(explain_hand(rules, hand, readings(rules, hand), score.label, language)),
        weaker=weaker,
        equal=equal,
        stronger=total - weaker - equal,
        label=score.label,
    )


def hand_rows(rules: Rules, language: str) -> tuple[HandRow, ...]:
    """Every way to count a hand that the game has, the best first, each with an example of all hands."""
    table, rows = score_table(rules), []
    for best, least in _extremes(table.ref):
        weakest = None if least is None else hand_worth(rules, least, language)
        rows.append(HandRow(hand_worth(rules, best, language), weakest))
    return tuple(rows)


@lru_cache(maxsize=RANKED_GAMES)
def _extremes(scores: ScoreTableRef) -> tuple[tuple[Hand, Hand | None], ...]:
    table, found = table_of(scores), dict[tuple[str, str | None], list[Ranked]]()
    for hand in combinations(table.deck, HAND_SIZE):
        score = table.score(hand)
        found.setdefault(_way(score), []).append((score.strength, hand))
    rows = []
    for hands in found.values():
        best, least = max(hands, key=_strength), min(hands, key=_strength)
        rows.append((best[0], best[1], least[1] if least[0] < best[0] else None))
    rows.sort(key=lambda row: -row[0])
    return tuple((best, least) for _, best, least in rows)


def _way(score: Score) -> tuple[str, str | None]:
    return score.reason, score.label


def _strength(found: Ranked) -> int:
    return found[0]


@lru_cache(maxsize=RANKED_GAMES)
def _standing(scores: ScoreTableRef) -> dict[int, tuple[int, int, int]]:
    """By strength: how many hands have less, how many as much, and how many there are."""
    table = table_of(scores)
    counts = Counter(table.strength(*hand) for hand in combinations(table.deck, HAND_SIZE))
    strengths = sorted(counts)
    below = [0, *accumulate(counts[strength] for strength in strengths)]
    return {strength: (below[at], counts[strength], below[-1]) for at, strength in enumerate(strengths)}
