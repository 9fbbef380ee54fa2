"""Why a hand is worth what it is: the cards that count, what else it might have been, and nothing untrue."""

import re
from itertools import combinations

import pytest

from core.games import GAMES, load_game
from core.test_explain import gaps
from svara.cards import card_text, parse_hand
from svara.explain import LANGUAGES, explain_hand
from svara.explain.hand import HandSay
from svara.explain.hand_words import HAND_WORDS
from svara.scoring import readings, score_hand

WORDS = [
    ("svara", "Td 9d Ah", ["10♦ and 9♦ are of one suit: 10 + 9 is 19.", "less: A♥ — 11."]),
    ("svara", "9s 8h 7d", ["the highest counts by itself: 9♠, 9."]),
    ("svara", "As Ah Kh", ["Two aces are 22", "A♥ and K♥ — 21.", '"two aces"']),
    (
        "svara",
        "Ah Kh 6c",
        ["6♣ is a shakha and adds 11 to A♥ and K♥, which are of one suit: 11 + 10 + 11 is 32."],
    ),
    ("svara", "Ks Kh 6c", ["of the others, K♠: 10 + 11 is 21.", "Two kings mean nothing"]),
    ("svara", "6s 6h 6c", ["Three sixes are 34.", '"three shakhas"']),
    ("svara", "Qs Qh Qd", ["Three queens are 32.5."]),
    ("seka", "Ks Kh Kd", ['Three kings are a "seka"']),
    ("trinka", "As Ah 6d", ["A♠, 11.", "Two aces mean nothing"]),
    ("trinka", "Ts Th Td", ["Three tens mean nothing", "demand a redeal"]),
    ("svarka", "7c Ks Kd", ["7♣ is a joker and joins two kings: 20 + 11 is 31.", "less: 7♣ and K♠ — 21."]),
    ("svarka", "Ts Th Td", ["worth their sum: 10 + 10 + 10 is 30."]),
]


@pytest.mark.parametrize(("game", "hand", "parts"), WORDS)
def test_why_a_hand_is_worth_what_it_is(game: str, hand: str, parts: list[str]) -> None:
    """C2, O10, O11, O12, O14, O15, O16, O18, K5, T1, T2, B11."""
    told = " ".join(told_of(game, hand, "en"))
    for part in parts:
        assert part in told


def told_of(game: str, hand: str, code: str) -> list[str]:
    rules = load_game(game)
    cards = parse_hand(hand, rules.deck.cards())
    return explain_hand(rules, cards, readings(rules, cards), score_hand(rules, cards).label, code)


@pytest.mark.parametrize("code", HAND_WORDS)
def test_every_language_has_the_same_gaps(code: str) -> None:
    assert set(HAND_WORDS) == set(LANGUAGES)
    assert set(HAND_WORDS[code]) == set(HandSay)
    for say, sentence in HAND_WORDS[code].items():
        assert gaps(sentence) == gaps(HAND_WORDS["en"][say]), say
        assert sentence.endswith((".", "“.", "».", '".')), say


@pytest.mark.parametrize("game", GAMES)
def test_of_every_hand_the_first_reading_is_its_score(game: str) -> None:
    """C2, C3: and its first sentence ends with its points, or names its class."""
    rules = load_game(game)
    for hand in list(combinations(rules.deck.cards(), 3))[::7]:
        found, score = readings(rules, hand), score_hand(rules, hand)
        assert (found[0].strength, found[0].reason, found[0].made_by) == (
            score.strength,
            score.reason,
            score.made_by,
        )
        first = told_of(game, " ".join(map(card_text, hand)), "en")[0]
        if score.points is None:
            assert score.klass is not None and score.klass in first
        else:
            assert re.search(rf"\b{float(score.points):g}\b", first), first
