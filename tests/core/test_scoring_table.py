"""The table of strengths: shared, exact, and open to NumPy without a copy."""

import msgspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.games import GAMES, load_game
from svara.analysis.batch import BatchScorer
from svara.cards import CARD_COUNT, Card, CardError, full_deck
from svara.rules import load_rules
from svara.scoring import score_hand, score_table

HANDS = st.lists(st.sampled_from(full_deck()), min_size=3, max_size=3, unique=True)


@given(HANDS, st.permutations(range(3)))
def test_the_order_of_cards_never_counts(hand: list[Card], order: list[int]) -> None:
    rules = load_game("svara")
    shuffled = [hand[place] for place in order]
    one, other = score_hand(rules, hand), score_hand(rules, shuffled)
    assert (one.strength, one.label, one.klass) == (other.strength, other.label, other.klass)
    assert one.strength == score_table(rules).strength(*shuffled)


@given(HANDS)
def test_the_cards_that_make_a_score_are_of_the_hand(hand: list[Card]) -> None:
    score = score_hand(load_game("svara"), hand)
    assert score.made_by
    assert list(score.made_by) == [card for card in hand if card in score.made_by]


def test_games_that_score_alike_share_a_table() -> None:
    """Whatever the stakes: the table depends on the scoring parameters alone."""
    table = score_table(load_rules("svara"))
    assert score_table(load_rules("svara", {"ante": 25, "rake.percent": 0, "deck.max_players": 4})) is table
    assert score_table(load_rules("svara", {"pairs.K": "20"})) is not table


def test_a_house_rule_changes_the_score_it_names() -> None:
    rules = load_rules("svara", {"triples.by_rank.7": "35"})
    table = score_table(rules)
    assert table.strength(Card(4), Card(5), Card(6)) == 70
    assert table.strength(Card(8), Card(9), Card(10)) == 65


@pytest.mark.parametrize("hand", [[Card(0), Card(0), Card(1)], [Card(0), Card(4), Card(8)]])
def test_only_hands_of_the_deck_are_scored(hand: list[Card]) -> None:
    with pytest.raises(CardError):
        score_table(load_game("svarka")).score(hand)


def test_numpy_reads_the_table_without_a_copy_and_cannot_write_it() -> None:
    table = score_table(load_game("svara"))
    taken = np.asarray(table.strengths)
    assert taken.dtype == np.dtype(np.uint16)
    assert taken.shape == (CARD_COUNT**3,)
    assert np.shares_memory(taken, np.asarray(table.strengths))
    with pytest.raises(ValueError, match="read-only"):
        taken[0] = 1


@pytest.mark.parametrize("game", GAMES)
def test_a_batch_agrees_with_single_hands(game: str) -> None:
    scorer = BatchScorer(load_game(game))
    columns = scorer.hand_columns()
    table = score_table(load_game(game))
    singles = [table.strength(*hand) for hand in zip(*(column.tolist() for column in columns), strict=True)]
    assert scorer.strengths(*columns).tolist() == singles
    assert scorer.strengths(*columns[::-1]).tolist() == singles


def test_a_batch_longer_than_one_part() -> None:
    scorer = BatchScorer(load_game("svara"))
    columns = [np.tile(column, 20) for column in scorer.hand_columns()]
    once = scorer.strengths(*scorer.hand_columns())
    assert np.array_equal(scorer.strengths(*columns), np.tile(once, 20))


def test_a_batch_of_nothing_and_batches_that_are_none() -> None:
    scorer = BatchScorer(load_game("svara"))
    nothing = np.empty(0, np.uint8)
    assert scorer.strengths(nothing, nothing, nothing).shape == (0,)
    one = np.array([1], np.uint8)
    with pytest.raises(ValueError, match="three columns"):
        scorer.strengths(one, one, np.array([1, 2], np.uint8))
    with pytest.raises(ValueError, match="three columns"):
        scorer.strengths(one, one, np.array([1], np.int64))
    with pytest.raises(ValueError, match="a number from 0 to 35"):
        scorer.strengths(one, one, np.array([36], np.uint8))


def test_a_score_survives_being_sent() -> None:
    score = score_hand(load_game("svara"), [Card(7), Card(11), Card(3)])
    assert msgspec.json.decode(msgspec.json.encode(score), type=type(score)) == score
