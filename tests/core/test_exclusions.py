"""Parameters that exclude each other: each pair is refused in one sentence, and what is off is idle."""

import re
from typing import Any

import pytest

from svara.rules import RulesError, load_rules
from svara.rules.check import first_problem
from svara.rules.load import parse_rules
from svara.rules.model import Rules
from svara.rules.ranges import RANGES
from svara.rules.shape import parameter_type

EXCLUDED: list[tuple[str, dict[str, Any], str]] = [
    ("svara", {"betting.least": 1}, 'betting.least means nothing with style "level"'),
    ("svara", {"betting.ceiling": 50}, 'betting.ceiling means nothing with style "level"'),
    ("svara", {"betting.ceiling_antes": 5}, 'betting.ceiling_antes means nothing with style "level"'),
    ("svara", {"betting.show": True}, 'betting.show means nothing with style "level"'),
    ("svara", {"betting.compare": True}, 'betting.compare means nothing with style "level"'),
    ("svara", {"max_stakes": 9}, 'max_stakes means nothing with style "level"'),
    ("svara", {"svara.agreed": True}, 'svara.agreed means nothing with style "level"'),
    ("trinka", {"betting.check": True}, 'betting.check means nothing with style "fresh"'),
    ("trinka", {"betting.cap": "pot"}, 'betting.cap means nothing with style "fresh"'),
    ("trinka", {"betting.raise_floor": "last_bet"}, 'betting.raise_floor means nothing with style "fresh"'),
    ("trinka", {"betting.max_raises": 3}, 'betting.max_raises means nothing with style "fresh"'),
    ("trinka", {"betting.ceiling": 50}, "betting.ceiling_antes stands beside betting.ceiling"),
    ("trinka", {"betting.show": True}, "betting.show stands beside betting.compare"),
    ("trinka", {"ante": 5, "betting.ceiling_antes": 0, "betting.ceiling": 4}, "it must come to at least 5"),
    ("seka", {"betting.least": 11}, "betting.ceiling makes a ceiling of 10 chips"),
    ("trinka", {"betting.least": 101}, "betting.ceiling_antes makes a ceiling of 100 chips"),
    ("trinka", {"ante": 10**9, "betting.ceiling_antes": 10**9}, "it must come to at most 1000000000000"),
    ("trinka", {"betting.least": 2}, "betting.least is 2, more than the ante that a dark bet opens with"),
    ("trinka", {"dark.lap": "chain"}, 'dark.lap is "chain" with fresh stakes'),
    ("svara", {"dark.opening": "any"}, 'dark.opening is "any" with lap "double"'),
    ("seka", {"dark.lap": "double"}, "dark.lap stands beside an exact score"),
    ("svarka", {"svara.again": True}, 'svara.again means nothing with choice "none"'),
    ("svara", {"svara.dealer": "next"}, 'svara.asked_from is "svara_dealer"'),
    ("svara", {"svara.dealer": "cut"}, 'svara.asked_from is "svara_dealer"'),
    ("svara", {"svara.pooling": True}, "svara.min_pots_left stands beside svara.pooling"),
    ("svara", {"rake.cap_antes": 0}, "rake.cap_antes is 0 beside a rake.percent of 3"),
    ("svara", {"min_stack": 1001}, "min_stack is 1001, more than seats.max_buy_in lets anybody bring"),
    ("svara", {"seats.max_buy_in": 19}, "seats.max_buy_in is 19; it must be at least 20"),
    ("seka", {"rake": {"percent": 1, "cap_antes": 1}}, "rake.percent is 1 beside an exact score"),
    ("seka", {"svara.min_pots_left": 1}, "svara.min_pots_left is 1 beside an exact score"),
    ("seka", {"svara.pooling": True}, "svara.pooling is true beside an exact score"),
    ("seka", {"min_stack": 1}, "min_stack is 1 beside an exact score"),
    ("seka", {"max_stakes": 0}, "max_stakes is 0 beside an exact score"),
    ("seka", {"betting.ceiling": 0}, 'chips is "exact" without fresh stakes under a ceiling'),
    (
        "svarka",
        {"chips": "exact", "dark.lap": "none"},
        'chips is "exact" without fresh stakes under a ceiling',
    ),
    ("trinka", {"chips": "exact", "dark.lap": "none"}, "svara.pooling is true beside an exact score"),
    ("seka", {"betting.show": False, "betting.compare": True}, "betting.compare is true beside an exact"),
    ("seka", {"deck.ranks": list("789TA"), "deck.max_players": 6}, "svara.most_in_row is 0, never"),
    ("svarka", {"triples.points": "30"}, 'triples.points means nothing with kind "sum"'),
    ("seka", {"triples.by_rank": {"A": "33"}}, 'triples.by_rank means nothing with kind "class"'),
    ("svara", {"triples.class_id": "x"}, 'triples.class_id means nothing with kind "fixed"'),
    ("seka", {"triples.class_id": ""}, "triples.class_id is missing"),
    ("trinka", {"wild.cards": ["6c"], "wild.completes": ["9"]}, "of which a triple is worth nothing"),
    ("turkmen-seka", {"triples.kind": "none"}, "of which a triple is worth nothing"),
    ("turkmen-seka", {"wild.completes": ["6"]}, "of which the deck has 0 beside the wild cards"),
    ("turkmen-seka", {"triples.by_rank": {"6": "30"}}, "about 6, of which the deck has 1; it takes 3"),
    ("svarka", {"pairs": {"6": "30"}}, "about 6, of which the deck has 0; it takes 2"),
    ("trinka", {"redeal_triples": ["K"]}, "redeal_triples[0] is about K, of which the deck has 0"),
    ("svarka", {"labels": [{"id": "x", "triple": "6"}]}, "labels[0].triple is about 6"),
    ("svarka", {"labels": [{"id": "x", "pair": "6"}]}, "labels[0].pair is about 6"),
    ("svara", {"wild.cards": ["6c", "6s", "6h", "6d", "7s"]}, "wild.cards names 5 cards; at most 4 are wild"),
]


@pytest.mark.parametrize(("name", "overrides", "message"), EXCLUDED, ids=lambda value: str(value)[:50])
def test_what_excludes_each_other(name: str, overrides: dict[str, Any], message: str) -> None:
    with pytest.raises(RulesError) as caught:
        load_rules(name, overrides)
    text = str(caught.value)
    assert message in text
    assert "\n" not in text and len(text) < 250
    assert re.match(r"(override of )?\S+?(, line \d+)?: \S+ .*; \S", text), (
        "who, what is wrong; what is allowed"
    )


IDLE: list[tuple[str, dict[str, Any]]] = [
    ("svara", {"dark.lap": "none"}),
    ("svarka", {"dark.lap": "none"}),
    ("svara", {"wild.cards": []}),
    ("svarka", {"wild.cards": []}),
    ("forte-seka", {"wild.cards": []}),
    ("svara", {"rake.percent": 0}),
    ("svara", {"rake": {"percent": 0, "cap_antes": 0}}),
]


@pytest.mark.parametrize(("name", "overrides"), IDLE, ids=str)
def test_what_is_switched_off_needs_no_tidying(name: str, overrides: dict[str, Any]) -> None:
    assert first_problem(load_rules(name, overrides)) is None


@pytest.mark.parametrize(("ranks", "accepted"), [(5, False), (6, True)])
def test_svaras_without_an_end_need_a_deck_that_can_tell(ranks: int, accepted: bool) -> None:
    """R32."""
    overrides = {"deck.ranks": list("AKQJT9"[:ranks]), "deck.max_players": 4}
    if accepted:
        assert load_rules("seka", overrides).svara.most_in_row == 0
        return
    with pytest.raises(RulesError, match="or the deck have 6 ranks"):
        load_rules("seka", overrides)


@pytest.mark.parametrize("name", RANGES)
def test_every_number_has_bounds(name: str) -> None:
    assert parameter_type(Rules, name) is int
    least, most = RANGES[name]
    for value in (least - 1, most + 1, -(10**30), 10**30):
        with pytest.raises(RulesError, match=re.escape(name)):
            load_rules("trinka", {name: value})


def test_no_number_is_without_bounds() -> None:
    def numbers(kind: Any, within: str) -> list[str]:
        from svara.rules.shape import group_types, is_group

        names: list[str] = []
        for name, hint in group_types(kind).items():
            if is_group(hint):
                names += numbers(hint, f"{within}{name}.")
            elif hint is int:
                names.append(within + name)
        return names

    assert set(numbers(Rules, "")) == set(RANGES)


def test_the_line_of_what_is_excluded() -> None:
    text = (
        'id = "x"\nfollows = "y"\nante = 10\nnext_dealer = "rotate"\nmin_stack = 0\n'
        '[deck]\nranks = ["7", "8", "9", "T", "J", "Q"]\nmin_players = 2\nmax_players = 4\n'
        '[betting]\nstyle = "level"\n'
        "compare = true\n"
        '[dark]\nlap = "none"\n'
        '[svara]\nchoice = "none"\nparts = 0\nentrants = "present"\nasked_from = "dealer"\ndealer = "same"\n'
        "most_in_row = 0\n"
        "[rake]\npercent = 0\ncap_antes = 0\n[seats]\nmin_buy_in = 1\nmax_buy_in = 2\n"
        "[clocks]\nturn = 1\nchoice = 1\njoin = 1\nshow = 1\nnew_deal = 1\noffline = 1\ncomeback = 1\n"
    )
    with pytest.raises(RulesError, match=r"^my\.toml, line 12: betting\.compare means nothing"):
        parse_rules(text, "my.toml")
    assert parse_rules(text.replace("compare = true", ""), "my.toml").betting.style == "level"
