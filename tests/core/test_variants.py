"""The further games of the family: what their hands are worth, and each as values on one of the four."""

import pytest

from core.games import SCORING, load_game
from svara.cards import parse_hand
from svara.rules import load_rules, profile_names
from svara.rules.load import flatten
from svara.scoring import score_table

VARIANTS = {
    "forte-seka": "trinka",
    "shakha-a-diamonds": "svara",
    "latvian-seka": "trinka",
    "turkmen-seka": "svarka",
    "common-seka": "seka",
    "full-pot-svara": "svara",
}
"""Each with the nearest of the four, which it is in all that its description leaves open."""

HANDS: list[tuple[str, list[tuple[str, str]]]] = [
    (
        "forte-seka",
        [
            ("7c Kh Kd", "30"),
            ("7c 8h 8d", "24"),
            ("7c 6h 6d", "18"),
            ("7c 7h 7d", "34"),
            ("7s 7h 7d", "34"),
            ("7c 7h 9d", "20"),
            ("As Ah 7c", "22"),
            ("As Ah 9c", "22"),
            ("As Ah Ad", "33"),
            ("7c Ah Kh", "32"),
            ("Ks Kh Kd", "30"),
            ("6s 6h 6d", "18"),
        ],
    ),
    (
        "shakha-a-diamonds",
        [
            ("6c Ad Ks", "32"),
            ("Ad Kh Qh", "31"),
            ("Ad Kh Qs", "21"),
            ("6c Kh Qh", "31"),
            ("Ad Ah 9s", "22"),
            ("Ad Ah As", "33"),
            ("6c 6h 6d", "36"),
            ("6s 6h 6d", "36"),
            ("Ks Kh Kd", "65/2"),
            ("6c Ad 7d", "29"),
        ],
    ),
    (
        "latvian-seka",
        [
            ("As Ah Ad", "33"),
            ("6s 6h 6d", "32"),
            ("Ks Kh Kd", "61/2"),
            ("7s 7h 7d", "61/2"),
            ("As Ah 6d", "22"),
            ("As Ks Qs", "31"),
            ("Kc Kd 9h", "10"),
        ],
    ),
    (
        "turkmen-seka",
        [
            ("6c Kh Kd", "30"),
            ("6c 7h 7d", "21"),
            ("6c Ah Ad", "33"),
            ("As Ah Ad", "33"),
            ("6c Ah Kh", "32"),
            ("6c Ah Kd", "22"),
            ("As Ah 9d", "22"),
            ("7s 7h 7d", "21"),
            ("7s 7h 9d", "9"),
        ],
    ),
    ("common-seka", [("As Ah 9d", "22"), ("As Ks Qs", "31")]),
    ("full-pot-svara", [("As Ah 6c", "22"), ("6c 6h 6d", "34"), ("Ks Kh Kd", "65/2")]),
]


@pytest.mark.parametrize(("name", "hands"), HANDS, ids=list(VARIANTS))
def test_what_hands_are_worth(name: str, hands: list[tuple[str, str]]) -> None:
    table = score_table(load_rules(name))
    found = [(text, table.score(parse_hand(text, table.deck)).points_text) for text, _ in hands]
    assert found == hands


@pytest.mark.parametrize(
    ("name", "scoring"),
    [
        ("forte-seka", "forte"),
        ("shakha-a-diamonds", "shakha_ad"),
        ("latvian-seka", "latvian"),
        ("turkmen-seka", "turkmen"),
        ("common-seka", "seka"),
        ("full-pot-svara", "svara"),
    ],
)
def test_a_variant_scores_as_its_description_alone(name: str, scoring: str) -> None:
    assert (SCORING / f"{scoring}.toml").exists() or scoring in profile_names()
    assert score_table(load_rules(name)).strengths == score_table(load_game(scoring)).strengths


def differences(name: str) -> dict[str, object]:
    mine, nearest = flatten(load_rules(name)), flatten(load_rules(VARIANTS[name]))
    return {
        parameter: mine.get(parameter)
        for parameter in {**mine, **nearest}
        if parameter not in ("id", "follows", "labels") and mine.get(parameter) != nearest.get(parameter)
    }


def test_every_further_game_is_here() -> None:
    assert set(profile_names()) == {"svara", "seka", "trinka", "svarka", *VARIANTS}
    follows = [load_rules(name).follows for name in profile_names()]
    assert len(set(follows)) == len(follows)


def test_what_each_has_of_its_own() -> None:
    assert differences("common-seka") == {"svara.parts": 3}
    assert differences("full-pot-svara") == {"svara.parts": 1}
    assert differences("shakha-a-diamonds") == {"wild.cards": ("6c", "Ad"), "triples.by_rank.6": "36"}
    for name, groups in (
        ("forte-seka", {"ante", "deck", "wild", "triples", "pairs", "redeal_triples", "svara"}),
        ("latvian-seka", {"ante", "deck", "triples", "pairs", "redeal_triples", "svara"}),
        ("turkmen-seka", {"deck", "wild", "triples", "pairs"}),
    ):
        assert {parameter.partition(".")[0] for parameter in differences(name)} == groups


def test_the_games_with_a_neighbour_compare() -> None:
    for name in profile_names():
        expected = name in ("trinka", "forte-seka", "latvian-seka")
        assert load_rules(name).betting.compare is expected
