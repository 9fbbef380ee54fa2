"""All hands of a deck, and exact counts over them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from svara.cards import HAND_SIZE, Card
from svara.rules.model import Rules
from svara.scoring import Hand, Score, ScoreTable, score_table


def scored_hands(rules: Rules) -> Iterator[tuple[Hand, Score]]:
    """Every hand of the game's deck with its score, in the deck's order."""
    table = score_table(rules)
    for hand in all_hands(table.deck):
        yield hand, table.score(hand)


def all_hands(cards: Sequence[Card]) -> Iterator[Hand]:
    """Every three of the cards, each once."""
    return combinations(cards, 3)


def histogram(rules: Rules) -> dict[int, int]:
    """How many hands have each strength, from the lowest up."""
    table = score_table(rules)
    counts = Counter(table.strength(*hand) for hand in all_hands(table.deck))
    return dict(sorted(counts.items()))


def heads_up_ties(rules: Rules) -> tuple[int, int]:
    """Of all ways to deal two hands, how many tie: ties and ways.

    >>> from svara.rules import load_rules
    >>> heads_up_ties(load_rules("svara"))
    (1918886, 19477920)
    """
    table = score_table(rules)
    equal = hands_by_strength(table, table.deck).values()
    ties = sum(disjoint_pairs(hands) for hands in equal)
    return ties // 2, disjoint_pairs(all_hands(table.deck)) // 2


def hands_by_strength(table: ScoreTable, cards: Sequence[Card]) -> dict[int, list[Hand]]:
    """Every hand of ``cards``, by its strength."""
    found: dict[int, list[Hand]] = {}
    for hand in all_hands(cards):
        found.setdefault(table.strength(*hand), []).append(hand)
    return found


def disjoint_pairs(hands: Iterable[Hand]) -> int:
    """How many ordered pairs of ``hands`` share no card, by inclusion and exclusion over shared cards.

    >>> disjoint_pairs(
    ...     [(Card(0), Card(1), Card(2)), (Card(3), Card(4), Card(5)), (Card(2), Card(3), Card(6))]
    ... )
    2
    """
    total = 0
    shared: Counter[tuple[Card, ...]] = Counter()
    for hand in hands:
        total += 1
        shared.update(part for size in range(1, HAND_SIZE + 1) for part in combinations(hand, size))
    signed = (-count * count if len(part) % 2 else count * count for part, count in shared.items())
    return total * total + sum(signed)
