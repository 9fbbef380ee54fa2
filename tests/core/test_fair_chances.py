"""Every position and every hand as often as it should be, over a great many deals of fixed seeds."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from math import sqrt

import pytest

from houses import game
from svara.analysis.hands import all_hands
from svara.cards import Card, full_deck
from svara.fair import Header, commitment_to, draw_deck
from svara.shuffle import deck_from_seed

CARDS = full_deck()
SIZE = len(CARDS)
PLAYERS = 4


def deal(number: int) -> list[Card]:
    """One deal as a table makes it, from bytes that follow from its number.

    Roots are made up: they are in the header and nothing else, and hashing eight decks takes most time.
    """
    drawn = sha256(b"chances %d" % number).digest()
    nonces = tuple(sha256(drawn + bytes([seat])).digest() for seat in range(2))
    roots = tuple(sha256(drawn + bytes([8 + at])).digest() for at in range(8))
    header = Header("main", 1, number, 0, (0, 1), tuple(commitment_to(nonce) for nonce in nonces), roots)
    draw = draw_deck(header, nonces, SIZE)
    deck = deck_from_seed(CARDS, sha256(drawn + bytes([16 + draw.choice])).digest(), 1)
    return [deck[place] for place in draw.places]


def excess(found: list[int], expected: list[float], freedom: int) -> float:
    """How many standard deviations chi-square lies above what is to be expected of it."""
    square = sum((count - mean) ** 2 / mean for count, mean in zip(found, expected, strict=True))
    return (square - freedom) / sqrt(2 * freedom)


def check_chances(deals: int) -> None:
    """Chi-square of cards by position, and of the strengths of the first and the last hand (C4)."""
    scores = game().scores
    positions: list[Counter[int]] = [Counter() for _ in range(SIZE)]
    hands: tuple[Counter[int], Counter[int]] = (Counter(), Counter())
    for number in range(1, deals + 1):
        dealt = deal(number)
        for position, card in enumerate(dealt):
            positions[position][card] += 1
        for seat, counts in zip((0, PLAYERS - 1), hands, strict=True):
            counts[scores.strength(dealt[seat], dealt[seat + PLAYERS], dealt[seat + 2 * PLAYERS])] += 1
    found = [positions[position][card] for position in range(SIZE) for card in CARDS]
    assert abs(excess(found, [deals / SIZE] * SIZE**2, (SIZE - 1) ** 2)) < 5
    every = Counter(scores.strength(*hand) for hand in all_hands(CARDS))
    for counts in hands:
        expected = [deals * every[strength] / every.total() for strength in sorted(every)]
        assert abs(excess([counts[strength] for strength in sorted(every)], expected, len(every) - 1)) < 5


def test_chances_over_ten_thousand_deals() -> None:
    check_chances(10_000)


@pytest.mark.soak
@pytest.mark.timeout(3600)
def test_chances_over_a_million_deals() -> None:
    check_chances(1_000_000)
