"""Whole decks: every hand against a second reading of the clauses, counts, histograms, ties."""

from collections.abc import Callable
from itertools import combinations

import pytest

from core.games import GAMES, load_game
from svara.analysis.hands import all_hands, heads_up_ties, histogram
from svara.cards import Card, card_text, parse_hand
from svara.scoring import score_table

VALUES = dict(zip("6789TJQKA", (6, 7, 8, 9, 10, 10, 10, 10, 11), strict=True))
Texts = tuple[str, ...]


def best_suit(cards: Texts) -> int:
    """C2 by trying all suits."""
    return max(sum(VALUES[card[0]] for card in cards if card[1] == suit) for suit in "shdc")


def is_triple(cards: Texts) -> bool:
    return len({card[0] for card in cards}) == 1


def ranks(cards: Texts) -> str:
    return "".join(card[0] for card in cards)


def svara(cards: Texts) -> int:
    """O9–O17, in half-points."""
    if is_triple(cards):
        return {"6": 68, "A": 66}.get(cards[0][0], 65)
    if ranks(cards).count("A") == 2:
        return 44
    others = tuple(card for card in cards if card != "6c")
    return 2 * best_suit(others) + (22 if "6c" in cards else 0)


def seka(cards: Texts) -> int:
    """K5–K8; a seka as a number above all points."""
    if is_triple(cards):
        return 1024 + "6789TJQKA".index(cards[0][0])
    return 44 if ranks(cards).count("A") == 2 else 2 * best_suit(cards)


def trinka(cards: Texts) -> int:
    """T0–T5."""
    if is_triple(cards) and cards[0][0] in "6A":
        return {"6": 68, "A": 66}[cards[0][0]]
    return 2 * best_suit(cards)


def svarka(cards: Texts) -> int:
    """B5–B13."""
    if is_triple(cards):
        return 68 if cards[0][0] == "7" else 6 * VALUES[cards[0][0]]
    found = [0]
    if ranks(cards).count("7") == 2:
        found.append(23)
    if ranks(cards).count("A") == 2:
        found.append(22)
    others = tuple(card for card in cards if card != "7c")
    if "7c" not in cards:
        found.append(best_suit(cards))
    elif others[0][0] == others[1][0]:
        found.append(2 * VALUES[others[0][0]] + 11)
    else:
        found.append(best_suit(others) + 11)
    return 2 * max(found)


READINGS: dict[str, Callable[[Texts], int]] = {
    "svara": svara,
    "seka": seka,
    "trinka": trinka,
    "svarka": svarka,
}


@pytest.mark.parametrize("game", GAMES)
def test_every_hand_as_a_second_reading_of_the_clauses_has_it(game: str) -> None:
    """O9–O17, K5–K8, T0–T5, B5–B13 over the whole deck."""
    table = score_table(load_game(game))
    for hand in all_hands(table.deck):
        expected = READINGS[game](tuple(card_text(card) for card in hand))
        assert table.strength(*hand) == expected == table.score(hand).strength, hand


FACTS = [
    ("svara", 7140, 14, 1918886, 19477920),
    ("seka", 7140, 14, 2093308, 19477920),
    ("trinka", 2024, 14, 109860, 1345960),
    ("svarka", 4960, 16, 934670, 9061920),
]


@pytest.mark.parametrize(("game", "hands", "lowest", "ties", "deals"), FACTS, ids=GAMES)
def test_facts_of_each_deck(game: str, hands: int, lowest: int, ties: int, deals: int) -> None:
    """Hands, lowest score (in half-points) and heads-up ties, exactly."""
    counts = histogram(load_game(game))
    assert sum(counts.values()) == hands
    assert min(counts) == lowest
    assert heads_up_ties(load_game(game)) == (ties, deals)


HISTOGRAMS = {
    "svara": {
        14: 15,
        16: 57,
        18: 123,
        20: 1632,
        22: 720,
        26: 78,
        28: 78,
        30: 183,
        32: 417,
        34: 594,
        36: 528,
        38: 540,
        40: 762,
        42: 651,
        44: 288,
        46: 15,
        48: 22,
        50: 34,
        52: 48,
        54: 72,
        56: 67,
        58: 60,
        60: 52,
        62: 52,
        64: 16,
        65: 28,
        66: 4,
        68: 4,
    },
    "seka": {
        14: 24,
        16: 72,
        18: 144,
        20: 1776,
        22: 768,
        26: 108,
        28: 108,
        30: 216,
        32: 540,
        34: 636,
        36: 528,
        38: 528,
        40: 744,
        42: 388,
        44: 196,
        46: 20,
        48: 24,
        50: 36,
        52: 48,
        54: 60,
        56: 44,
        58: 40,
        60: 32,
        62: 24,
        1024: 4,
        1025: 4,
        1026: 4,
        1027: 4,
        1028: 4,
        1029: 4,
        1030: 4,
        1031: 4,
        1032: 4,
    },
    "trinka": {
        14: 28,
        16: 76,
        18: 148,
        20: 244,
        22: 360,
        26: 72,
        28: 72,
        30: 144,
        32: 144,
        34: 216,
        36: 144,
        38: 144,
        40: 72,
        42: 76,
        44: 4,
        46: 8,
        48: 12,
        50: 12,
        52: 12,
        54: 12,
        56: 8,
        58: 4,
        60: 4,
        66: 4,
        68: 4,
    },
    "svarka": {
        16: 9,
        18: 51,
        20: 1104,
        22: 540,
        30: 63,
        32: 63,
        34: 345,
        36: 426,
        38: 453,
        40: 651,
        42: 492,
        44: 234,
        46: 147,
        48: 7,
        50: 12,
        52: 18,
        54: 50,
        56: 56,
        58: 65,
        60: 68,
        62: 76,
        64: 16,
        66: 10,
        68: 4,
    },
}
"""Half-points (a seka: 1024 and its rank) and hands."""


@pytest.mark.parametrize("game", GAMES)
def test_histogram_of_each_deck(game: str) -> None:
    assert histogram(load_game(game)) == HISTOGRAMS[game]


def test_ties_counted_one_by_one_on_the_smallest_deck() -> None:
    """The inclusion–exclusion behind the exact counts, against plain enumeration of every two hands."""
    table = score_table(load_game("trinka"))
    hands = [(frozenset(hand), table.strength(*hand)) for hand in all_hands(table.deck)]
    ties = deals = 0
    for (one, strength), (other, another) in combinations(hands, 2):
        if one.isdisjoint(other):
            deals += 1
            ties += strength == another
    assert heads_up_ties(load_game("trinka")) == (ties, deals)


SCENARIOS: list[tuple[str, list[tuple[str, int | None]]]] = [
    ("svara", [("Ac Kc 6c", 64), ("7c 8c 6c", 52)]),
    ("svara", [("6c 6h 9s", 40), ("6h 6d Ks", 20), ("6c 6h 6d", 68)]),
    ("svara", [("Ah Ks 6c", 44), ("As Ad 9c", 44), ("As Ad 6c", 44)]),
    ("svara", [("Kh Qh 6c", 62), ("As Ks Qs", 62), ("Ad Jd 10d", 62)]),
    ("svara", [("Ah Kh 6c", 64), ("8s 8h 8d", 65), ("Ks Kh Kd", 65), ("As Ah Ad", 66), ("6s 6h 6d", 68)]),
    (
        "trinka",
        [("Ah As 6d", 22), ("7d 8d 9c", 30), ("9h 9s 9d", 18), ("Ah 10h 6s", 42), ("10h 10s 10d", 20)],
    ),
    ("svarka", [("7c Kh Kd", 62), ("Kh Kd 9s", 20), ("8s Ad 7c", 44), ("7c Ah Ad", 66), ("8h 9s 7c", 40)]),
    ("svarka", [("7c 8h 8s", 54), ("7c Kh Qh", 62)]),
    ("svarka", [("7h 7d Ks", 46), ("7c 7h Ks", 46), ("7c 7h Ah", 58), ("7c 7h 7d", 68)]),
]


@pytest.mark.parametrize(("game", "hands"), SCENARIOS)
def test_worked_examples(game: str, hands: list[tuple[str, int | None]]) -> None:
    table = score_table(load_game(game))
    found = [(text, table.score(parse_hand(text, table.deck)).half_points) for text, _ in hands]
    assert found == hands


def test_worked_example_of_seka_order() -> None:
    """K5: three kings, three queens, three sixes, 31, 24, two aces."""
    table = score_table(load_game("seka"))
    hands = ("Ks Kh Kd", "Qs Qh Qd", "6s 6h 6d", "As Ks Qs", "10d 8d 6d", "As Ah 7d")
    strengths = [table.strength(*parse_hand(hand, table.deck)) for hand in hands]
    assert strengths == sorted(set(strengths), reverse=True)


def test_strength_is_found_by_cards_in_any_order() -> None:
    table = score_table(load_game("svara"))
    a, b, c = parse_hand("Ah Kh 6c", table.deck)
    orders = ((a, b, c), (a, c, b), (b, a, c), (b, c, a), (c, a, b), (c, b, a))
    assert {table.strength(*order) for order in orders} == {64}


def test_what_is_no_hand_has_no_strength() -> None:
    table = score_table(load_game("svarka"))
    assert table.strength(Card(4), Card(4), Card(5)) == 0
    assert table.strength(Card(0), Card(4), Card(5)) == 0
