"""What a hand is worth: each clause on scores by its examples.

Common C1–C3, svara O1, O2, O9–O18, seka K5–K8, trinka T0–T5, svarka B1, B5–B13, and the variants.
"""

from fractions import Fraction

import pytest

from core.games import load_game
from svara.cards import CardError, cards_text, parse_card, parse_hand
from svara.scoring import Score, score_hand

Expected = dict[str, str]


def score(game: str, hand: str) -> Score:
    rules = load_game(game)
    return score_hand(rules, parse_hand(hand, rules.deck.cards()))


def points(game: str, hands: Expected) -> Expected:
    return {hand: score(game, hand).points_text or "class" for hand in hands}


CLAUSES: list[tuple[str, str, Expected]] = [
    ("C1", "seka", {"As 9h 8d": "11", "Ks 9h 8d": "10", "Ts 9h 8d": "10", "9s 8h 7d": "9", "8s 7h 6d": "8"}),
    ("C2", "seka", {"As Ks 9h": "21", "As Kh 9d": "11", "7s 8s Kh": "15", "6s 7s Ah": "13", "9s 9h 8d": "9"}),
    ("C2 one suit", "seka", {"Ah Kh Qh": "31", "6h 7h 8h": "21", "Td 8d 6d": "24"}),
    ("O9", "svara", {"Ks 9h 7d": "10", "Ah Kh Qh": "31", "Kd Qd 7s": "20"}),
    ("O10", "svara", {"As 9h 7d": "11", "9s 8h 7d": "9", "6h 6d Ks": "10"}),
    (
        "O11",
        "svara",
        {"7h 9s 6c": "20", "Ah Kh 6c": "32", "Ac Kc 6c": "32", "7c 8c 6c": "26", "6c 6h 9s": "20"},
    ),
    ("O12", "svara", {"Ks Kh 6c": "21", "As Ah 6c": "22", "9s 9h 6c": "20"}),
    ("O13", "svara", {"As Ah 9c": "22", "As Ah Ks": "22", "As Ad 6c": "22"}),
    ("O14", "svara", {"7s 7h 7d": "65/2", "8s 8h 8d": "65/2", "Ks Kh Kd": "65/2", "Ts Th Tc": "65/2"}),
    ("O15", "svara", {"As Ah Ad": "33", "Ah Ad Ac": "33"}),
    ("O16", "svara", {"6s 6h 6d": "34", "6c 6h 6d": "34"}),
    ("O9-O16 checked", "svara", {"Ah Ks 6c": "22", "Kh Qh 6c": "31", "As Ks Qs": "31", "Ad Jd 10d": "31"}),
    ("K5", "seka", {"As Ah Ad": "class", "6s 6h 6c": "class"}),
    ("K6", "seka", {"As Ah 7d": "22", "As Ah Kh": "22", "6s As Ah": "22"}),
    ("K7", "seka", {"As Ks Qs": "31", "Td 8d 6d": "24", "Ks Kh 9d": "10", "6c 7d 8h": "8"}),
    ("T1", "trinka", {"As Ah Ad": "33", "6s 6h 6d": "34", "9h 9s 9d": "9", "7s 7h 7d": "7"}),
    ("T2", "trinka", {"Th Ts Td": "10"}),
    ("T4", "trinka", {"Ah Th 6s": "21", "7d 8d 9c": "15", "Ah Th 9h": "30"}),
    ("T5", "trinka", {"Ah As 6d": "11", "Ts Th 9d": "10", "As Ad Td": "21"}),
    (
        "B5-B8",
        "svarka",
        {"Ks 9h Qd": "10", "Kh 9h Qc": "19", "Td 9d Jd": "29", "8c Kh 9d": "10", "Js Qd Tc": "10"},
    ),
    ("B9", "svarka", {"Ts Th Td": "30", "Js Jh Jd": "30", "Qc Qh Qd": "30", "Ks Kh Kc": "30"}),
    ("B10", "svarka", {"Ac As Ah": "33", "8s 8h 8d": "24", "9s 9h 9c": "27"}),
    (
        "B11",
        "svarka",
        {"7c Kh Kd": "31", "7c Ah Ad": "33", "7c 8h 8s": "27", "8s Ad 7c": "22", "8h 9s 7c": "20"},
    ),
    (
        "B11 no joker",
        "svarka",
        {"Qc Qh 9d": "10", "Kh Kd 9s": "10", "Ts Td Ac": "11", "7c Kh Qh": "31", "7c 8c 9c": "28"},
    ),
    (
        "B12",
        "svarka",
        {"7h 7d Ks": "23", "7c 7h Ks": "23", "7c 7h Ah": "29", "As Ad Tc": "22", "7h 7d Kd": "23"},
    ),
    ("B13 on", "svarka", {"7c 7h 7d": "34", "7s 7h 7d": "34"}),
    ("B13 off", "svarka_off", {"7h 7d 7s": "23", "7c 7h 7d": "34", "7c 7s 7h": "34", "7h 7d Ks": "23"}),
    (
        "Forte",
        "forte",
        {"7c Ks Kd": "30", "7c 6s 6d": "18", "7s 7h 7d": "34", "7c 7h 7d": "34", "7c 7h 9d": "20"},
    ),
    ("Forte aces", "forte", {"As Ad Ks": "22", "7c As Ad": "22", "As Ah Ad": "33", "7c Ad Kd": "32"}),
    (
        "A♦ wild",
        "shakha_ad",
        {"6c Ad Ks": "32", "6s 6h 6d": "36", "6c 6s 6h": "36", "Ad Ks Qh": "21", "Ad Kd Qh": "21"},
    ),
    ("A♦ wild sums", "shakha_ad", {"Ad Kd Qd": "31", "6c Ad As": "33", "As Ah Ad": "33", "Ks Kh Kd": "65/2"}),
    (
        "Latvian",
        "latvian",
        {"As Ah Ad": "33", "6s 6h 6d": "32", "Ks Kh Kd": "61/2", "As Ks Qs": "31", "As Ah 6d": "22"},
    ),
    (
        "Turkmen",
        "turkmen",
        {"6c As Ad": "33", "6c Ks Kd": "30", "6c 7s 7d": "21", "6c Kh Qh": "31", "7s 7h 7d": "21"},
    ),
]


@pytest.mark.parametrize(("game", "hands"), [row[1:] for row in CLAUSES], ids=[row[0] for row in CLAUSES])
def test_points_by_clause(game: str, hands: Expected) -> None:
    assert points(game, hands) == hands


def test_o1_b1_t0_k1_decks() -> None:
    """O1, K1: 36 cards; B1: 32, seven to ace; T0: 24, no pictures; the Turkmen deck has 33."""
    sizes = {
        game: len(load_game(game).deck.cards()) for game in ("svara", "seka", "svarka", "trinka", "turkmen")
    }
    assert sizes == {"svara": 36, "seka": 36, "svarka": 32, "trinka": 24, "turkmen": 33}
    for game, outside in (("svarka", "6s 7s 8s"), ("trinka", "Ks 7s 8s"), ("turkmen", "6s 7s 8s")):
        with pytest.raises(CardError, match="not in this deck"):
            score(game, outside)


def test_o2_b11_wild_cards() -> None:
    """O2: 6♣ in svara; B11: 7♣ in svarka; K1, T0: none elsewhere."""
    wild = {
        game: cards_text(load_game(game).wild.wild_cards()) for game in ("svara", "svarka", "seka", "trinka")
    }
    assert wild == {"svara": "6c", "svarka": "7c", "seka": "", "trinka": ""}


def test_c3_only_points_decide() -> None:
    """C3: no kickers, no suits, and labels do not decide either."""
    equal = ("Ah Ks 6c", "As Ad 9c", "As Ad 6c")
    assert len({score("svara", hand).strength for hand in equal}) == 1
    assert [score("svara", hand).label for hand in equal] == [None, "dva_lba", "dva_lba"]
    assert score("svara", "Ks 9h 7d").strength == score("svara", "Tc 6h 7d").strength


def test_o14_all_triples_but_aces_and_sixes_are_equal() -> None:
    strengths = {score("svara", f"{rank}s {rank}h {rank}d").strength for rank in "789TJQK"}
    assert strengths == {65}


def test_o17_three_sixes_are_the_best_hand() -> None:
    """O17 and the half between: 32 < 32.5 = 32.5 < 33 < 34."""
    hands = ("Ah Kh 6c", "8s 8h 8d", "Ks Kh Kd", "As Ah Ad", "6s 6h 6d")
    assert [score("svara", hand).half_points for hand in hands] == [64, 65, 65, 66, 68]
    assert [score("svara", hand).points for hand in hands] == [32, Fraction(65, 2), Fraction(65, 2), 33, 34]


@pytest.mark.parametrize(
    ("hand", "label"),
    [
        ("6s 6h 6d", "tri_shakhi"),
        ("6c 6h 6d", "tri_shakhi"),
        ("As Ah Ad", "tri_lba"),
        ("As Ks Qs", "starshie_trynki"),
        ("Ad Jd 10d", "starshie_trynki"),
        ("Kh Qh 6c", None),
        ("As Ad 9c", "dva_lba"),
        ("As Ad 6c", "dva_lba"),
        ("Ah Ks 6c", None),
        ("Ks Qs Js", None),
        ("Ac Kc 6c", None),
        ("Ks Kh Kd", None),
    ],
)
def test_o18_labels(hand: str, label: str | None) -> None:
    assert score("svara", hand).label == label


def test_k5_sekas_beat_every_sum_and_rank_among_themselves() -> None:
    """K5: A K Q J 10 9 8 7 6, all above 31."""
    sekas = [score("seka", f"{rank}s {rank}h {rank}d") for rank in "AKQJT9876"]
    strengths = [seka.strength for seka in sekas]
    assert strengths == sorted(strengths, reverse=True)
    assert len(set(strengths)) == 9
    assert strengths[-1] > score("seka", "As Ks Qs").strength
    assert all((seka.points, seka.points_text, seka.klass) == (None, None, "seka") for seka in sekas)


def test_k8_equal_sums_are_equal() -> None:
    assert score("seka", "Ks 9h 7d").strength == score("seka", "Js 9d 6h").strength


def test_t4_two_aces_lose_to_a_suited_seven_and_eight_in_trinka() -> None:
    assert score("trinka", "7d 8d 9c").strength > score("trinka", "Ah As 6d").strength


@pytest.mark.parametrize(
    ("game", "hand", "reason", "made_by"),
    [
        ("svara", "6c 6h 6d", "triple", "6c 6h 6d"),
        ("svara", "9c As Ad", "pair", "As Ad"),
        ("svara", "Kd 7s Qd", "suit", "Kd Qd"),
        ("svara", "Kd 6c Qd", "wild_suit", "Kd 6c Qd"),
        ("svara", "9h 6c Qd", "wild_high", "6c Qd"),
        ("svara", "9h 7c Qd", "high", "Qd"),
        ("svarka", "7c Kh Kd", "wild_pair", "7c Kh Kd"),
        ("svarka", "7c 7h Ks", "pair", "7c 7h"),
        ("turkmen", "6c Kh Kd", "wild_triple", "6c Kh Kd"),
        ("shakha_ad", "6c Ad 9h", "wild_high", "6c Ad 9h"),
    ],
)
def test_the_reason_names_the_cards_that_count(game: str, hand: str, reason: str, made_by: str) -> None:
    found = score(game, hand)
    assert (found.reason, cards_text(found.made_by)) == (reason, made_by)


@pytest.mark.parametrize(
    ("game", "worth"),
    [
        # C2, O11, O12, O13: the best suit, the shakha beside it, and no triple before there are three.
        ("svara", {"Kh": "10", "Kh 9h": "19", "Kh 9s": "10", "6c": "11", "6c Ks": "21", "As Ad": "22"}),
        # K6, K7: two aces are 22 in seka, too.
        ("seka", {"As Ad": "22", "Ks Kd": "10", "Ks 9s": "19"}),
        # T5: in trinka two aces are 11.
        ("trinka", {"As Ad": "11"}),
        ("turkmen", {"6c Kh": "21"}),
    ],
)
def test_a_part_of_a_hand_is_worth_what_its_cards_are(game: str, worth: dict[str, str]) -> None:
    rules = load_game(game)
    parts = {part: [parse_card(card) for card in part.split()] for part in worth}
    assert {part: score_hand(rules, cards).points_text for part, cards in parts.items()} == worth
