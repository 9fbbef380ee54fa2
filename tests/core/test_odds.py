"""Odds of a hand: exact against one or two opponents, sampled against more."""

from itertools import combinations, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.games import load_game
from svara.analysis.hands import all_hands
from svara.analysis.odds import Odds, OddsError, odds
from svara.cards import Card, CardError, parse_hand
from svara.rules import load_rules
from svara.scoring import score_table

SVARA = load_rules("svara")
DECK = SVARA.deck.cards()


def plainly(game: str, text: str, opponents: int) -> tuple[int, int, int]:
    """Every deal, one by one."""
    table = score_table(load_game(game))
    hand = parse_hand(text, table.deck)
    own = table.strength(*hand)
    rest = [
        (frozenset(other), table.strength(*other))
        for other in all_hands([c for c in table.deck if c not in hand])
    ]
    found = {"win": 0, "tie": 0, "lose": 0}
    for others in permutations(rest, opponents):
        if all(one.isdisjoint(other) for (one, _), (other, _) in combinations(others, 2)):
            best = max(strength for _, strength in others)
            found["win" if best < own else "tie" if best == own else "lose"] += 1
    return found["win"], found["tie"], found["lose"]


def counts(found: Odds) -> tuple[int, int, int]:
    return found.wins, found.ties, found.losses


@pytest.mark.parametrize("hand", ["Ah Kh 6c", "Ks Qh 9d", "8s 8d 8h", "As Ad 9c", "6s 7h 8d", "6c 6h 6d"])
def test_one_opponent_exactly(hand: str) -> None:
    assert counts(odds(SVARA, parse_hand(hand, DECK))) == plainly("svara", hand, 1)


@pytest.mark.parametrize("hand", ["Ah Th 6s", "9h 9s 9d", "As Ah Ad", "6s 7h 8d"])
def test_two_opponents_exactly(hand: str) -> None:
    rules = load_game("trinka")
    found = odds(rules, parse_hand(hand, rules.deck.cards()), 2, exact=True)
    assert found.exact
    assert counts(found) == plainly("trinka", hand, 2)


def test_o17_the_best_hand_never_loses() -> None:
    for opponents in (1, 2, 5):
        found = odds(
            SVARA, parse_hand("6s 6h 6d", DECK), opponents, samples=None if opponents < 3 else 10_000
        )
        assert (found.win, found.tie, found.lose) == (1.0, 0.0, 0.0)


@pytest.mark.parametrize("opponents", [1, 2])
def test_samples_come_near_the_exact_odds(opponents: int) -> None:
    for text in ("As Ad 9c", "Kh Qh 7s"):
        hand = parse_hand(text, DECK)
        exact, sampled = odds(SVARA, hand, opponents), odds(SVARA, hand, opponents, samples=400_000, seed=7)
        assert not sampled.exact
        assert sampled.total == 400_000
        assert abs(exact.win - sampled.win) < 0.005
        assert abs(exact.tie - sampled.tie) < 0.005


def test_a_seed_gives_the_same_samples_again() -> None:
    hand = parse_hand("As Ad 9c", DECK)
    first, again, other = (odds(SVARA, hand, 4, samples=70_000, seed=seed) for seed in (3, 3, 4))
    assert first == again
    assert first != other


@settings(max_examples=25, deadline=None)
@given(st.lists(st.sampled_from(DECK), min_size=3, max_size=3, unique=True), st.integers(1, 2))
def test_all_possibilities_are_counted(hand: list[Card], opponents: int) -> None:
    found = odds(SVARA, hand, opponents)
    assert found.total == (5456 if opponents == 1 else 5456 * 4060)
    assert found.win + found.tie + found.lose == pytest.approx(1)


def test_a_full_table_uses_the_whole_deck() -> None:
    """T0: eight players take all 24 cards."""
    rules = load_game("trinka")
    assert odds(rules, parse_hand("Ah Th 9h", rules.deck.cards()), 7, samples=1000).total == 1000


def test_questions_that_have_no_answer() -> None:
    hand = parse_hand("As Ad 9c", DECK)
    for opponents in (0, -1, 6, 10**9):
        with pytest.raises(OddsError, match="this game has 1 to 5 opponents"):
            odds(SVARA, hand, opponents)
    with pytest.raises(OddsError, match="at most 2 opponents; for 3 draw samples"):
        odds(SVARA, hand, 3, exact=True)
    for samples in (0, -1, 10**12):
        with pytest.raises(OddsError, match="the number of samples is from 1"):
            odds(SVARA, hand, 3, samples=samples)
    with pytest.raises(OddsError, match="a seed is a number from 0"):
        odds(SVARA, hand, 3, seed=-1)
    with pytest.raises(CardError):
        odds(SVARA, [hand[0], hand[0], hand[1]], 1)
