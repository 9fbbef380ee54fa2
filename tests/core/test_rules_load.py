"""Profiles from files: what is read, how it is overridden, and one clear line for whatever is wrong."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from svara.rules import RulesError, load_rules, profile_names
from svara.rules.load import LARGEST_FILE, flatten, load_file, parse_rules, read_text, rules_digest

PROFILES = Path(load_rules.__code__.co_filename).parent / "profiles"
SVARA = (PROFILES / "svara.toml").read_text(encoding="utf-8")


def refused(text: str, **overrides: object) -> str:
    with pytest.raises(RulesError) as caught:
        parse_rules(text, "my.toml", overrides)
    message = str(caught.value)
    assert "\n" not in message
    assert len(message) < 600
    return message


def with_line(old: str, new: str) -> str:
    assert SVARA.count(old) == 1, old
    return SVARA.replace(old, new)


def test_every_packaged_profile_is_a_game() -> None:
    assert "svara" in profile_names()
    for name in profile_names():
        assert load_rules(name).id == name


def test_a_path_is_a_profile_too(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text(with_line('id = "svara"', 'id = "house"'), encoding="utf-8")
    assert load_rules(str(file)).id == "house"
    plain = tmp_path / "house"
    plain.write_bytes(file.read_bytes().replace(b"\n", b"\r\n"))
    assert load_file(str(plain)) == load_rules(str(file))


def test_overrides_by_dotted_names_or_tables() -> None:
    rules = load_rules(
        "svara", {"ante": 25, "rake.percent": 0, "wild": {"value": 10}, "triples.by_rank": {"K": "35"}}
    )
    assert (rules.ante, rules.rake.percent, rules.wild.value) == (25, 0, 10)
    assert rules.rake.cap_antes == 10
    assert rules.triples.by_rank == {"A": "33", "6": "34", "K": "35"}


def test_flatten_names_what_overrides_take() -> None:
    rules = load_rules("svara")
    given = {name: value for name, value in flatten(rules).items() if value is not None}
    del given["labels"]
    assert load_rules("svara", given) == rules
    assert flatten(rules)["triples.by_rank.6"] == "34"


def test_the_digest_is_of_the_parameters() -> None:
    rules = load_rules("svara")
    assert rules_digest(rules) == rules_digest(
        load_rules("svara", {"follows": "another page", "id": "other"})
    )
    assert rules_digest(rules) == rules_digest(load_rules("svara", {"ante": 10}))
    assert rules_digest(rules) != rules_digest(load_rules("svara", {"ante": 11}))
    reordered = with_line('{ A = "33", 6 = "34" }', '{ 6 = "34", A = "33" }')
    assert rules_digest(rules) == rules_digest(parse_rules(reordered, "reordered"))
    assert set(rules_digest(rules)) <= set("0123456789abcdef")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("ante = 10", "ante = 0", "my.toml, line 5: ante is 0; it must be at least 1"),
        ("ante = 10", "ante = -5", "line 5: ante is -5; it must be at least 1"),
        ("ante = 10", "ante = 10.5", "line 5: ante is 10.5; it must be a whole number"),
        ("ante = 10", 'ante = "10"', 'line 5: ante is "10"; it must be a whole number'),
        ("ante = 10", "ante = true", "line 5: ante is true; it must be a whole number"),
        ("ante = 10", "ante = 9999999999999999999999", "line 5: ante is a number of more than 18 digits"),
        ("ante = 10", "ant = 10", "line 5: ant is no parameter; did you mean ante?"),
        ("ante = 10", "ante = 10\nante = 11", "line 6: it is not TOML: Cannot overwrite a value"),
        ("ante = 10\n", "", "my.toml: ante is missing; it must be a whole number"),
        ('id = "svara"', 'id = "a b"', "line 3: id is"),
        (
            'next_dealer = "rotate"',
            'next_dealer = "loser"',
            'next_dealer is "loser"; it must be "rotate" or "winner"',
        ),
        ("min_players = 2", "min_players = 1", "deck.min_players is 1; it must be at least 2"),
        (
            "max_players = 6",
            "max_players = 1",
            "deck.max_players is 1; it must be at least deck.min_players, 2",
        ),
        ("max_players = 6", "max_players = 13", "deck.max_players is 13; with 36 cards it is at most 12"),
        ('["6", "7", ', '["5", "7", ', 'deck.ranks[0] is "5", no rank; ranks are 6 7 8 9 T J Q K A'),
        ('["6", "7", ', '["7", "7", ', 'deck.ranks[1] is "7" again; name each rank once'),
        (
            '["6", "7", ',
            "[6, 7, ",
            "deck.ranks[0] is 6; it must be a text in quotes",
        ),
        ('["6", "7", ', '["7", ', 'wild.cards[0] is "6c"; it must be a card of the deck'),
        (
            "max_players = 6",
            'max_players = 6\nextra = ["6c"]',
            "deck.extra names a card the ranks already have",
        ),
        (
            "max_players = 6",
            'max_players = 6\nextra = ["5c"]',
            'deck.extra[0] is "5c", no card; write rank then suit',
        ),
        ('cards = ["6c"]', 'cards = ["6c", "6♣"]', 'wild.cards[1] is "6♣" again; name each card once'),
        ('cards = ["6c"]', 'cards = "6c"', 'wild.cards is "6c"; it must be a list'),
        ("value = 11", "value = 1000", "wild.value is 1000; it must be at most 33"),
        ('points = "65/2"', 'points = "65/3"', 'triples.points is "65/3"; write whole or half points'),
        ('points = "65/2"', "points = 32.5", "triples.points is 32.5; it must be a text in quotes"),
        (
            'kind = "fixed"',
            'kind = "sum"',
            'triples.points means nothing with kind "sum"; kind must be "fixed"',
        ),
        (
            'kind = "fixed"\npoints = "65/2"',
            'kind = "none"',
            'triples.by_rank means nothing with kind "none"',
        ),
        (
            'kind = "fixed"\npoints = "65/2"\nby_rank = { A = "33", 6 = "34" }',
            'kind = "class"',
            "triples.class_id is missing",
        ),
        ('{ A = "33", 6', '{ X = "33", 6', 'triples.by_rank has an entry "X", no rank'),
        ('{ A = "33", 6', '{ A = "x", 6', 'triples.by_rank.A is "x"; write whole or half points'),
        ('A = "22"', 'A = "222"', 'pairs.A is "222"; write whole or half points from "0" to "100"'),
        ('A = "22"', 'T = "20"\n10 = "20"', "pairs.10 names a rank again"),
        (
            'suited = "31"',
            'suited = "31"\npair = "A"',
            "labels[2] must have one condition; give exactly one of",
        ),
        ('triple = "A"', 'triple = "X"', 'labels[1].triple is "X", no rank'),
        ('triple = "A"', 'tripel = "A"', "labels[1].tripel is no parameter; did you mean labels[1].triple?"),
        ("percent = 3", "percent = 101", "rake.percent is 101; it must be at most 100"),
        ("percent = 3", "percent = -1", "rake.percent is -1; it must be at least 0"),
        ("max_buy_in = 100", "max_buy_in = 19", "seats.max_buy_in is 19; it must be at least 20"),
        ("turn = 20", "turn = 0", "clocks.turn is 0; it must be at least 1"),
        ("most_in_row = 10", "most_in_row = -1", "svara.most_in_row is -1; it must be at least 0"),
        ("[rake]", "[rake", "it is not TOML"),
        ("[rake]\n", "[[rake]]\n", "rake is a list; it must be a table of parameters"),
    ],
)
def test_a_wrong_line_is_named_with_what_is_allowed(old: str, new: str, message: str) -> None:
    assert message in refused(with_line(old, new))


@pytest.mark.parametrize("cut", ["ante", "labels = [", 'id = "my', "labels = [\n{ id = 1,"])
def test_a_file_that_was_cut_off_is_so_at_its_last_line(cut: str) -> None:
    """It is no number that is wrong with it."""
    said = refused(f"# a copy that was not finished\n{cut}")
    assert f"line {cut.count(chr(10)) + 2}: it is not TOML: " in said


def test_the_line_is_that_of_the_parameter() -> None:
    lines = with_line("percent = 3", "percent = 101").splitlines()
    assert f"line {lines.index('percent = 101') + 1}: rake.percent" in refused("\n".join(lines))
    lines = with_line('triple = "A"', 'triple = "X"').splitlines()
    place = lines.index('triple = "X"') + 1
    assert f"line {place}: labels[1].triple" in refused("\n".join(lines))


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("ante", 0, "override of my.toml: ante is 0; it must be at least 1"),
        ("ante", "x", 'override of my.toml: ante is "x"; it must be a whole number'),
        ("ante", None, "override of my.toml: ante is"),
        ("ante", {}, "override of my.toml: ante is a table"),
        ("ante.more", 1, "override: ante.more is no parameter"),
        ("antes", 1, "override: antes is no parameter; did you mean ante"),
        ("rake.percnt", 1, "override: rake.percnt is no parameter; did you mean rake.percent?"),
        ("rake", 5, "override of my.toml: rake is 5; it must be a table of parameters"),
        (
            "rake",
            {"nonsense": 1},
            "override: rake.nonsense is no parameter; parameters here are rake.percent",
        ),
        ("pairs.A.x", "1", "override: pairs.A.x is no parameter"),
        ("pairs.X", "1", 'pairs has an entry "X", no rank'),
        ("", 1, "is no parameter"),
        ("x" * 100_000, 1, "is no parameter"),
        (
            "deck.max_players",
            13,
            "override of my.toml: deck.max_players is 13; with 36 cards it is at most 12",
        ),
    ],
)
def test_a_wrong_override_is_named(name: str, value: object, message: str) -> None:
    assert message in refused(SVARA, **{name: value})


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\x00",
        "x" * 1_000_000,
        "[" * 500_000,
        "x = " + "[" * 500_000,
        "x = " + "{a=" * 300_000,
        "a." * 490_000 + "b = 1",
        '"a".' * 240_000 + "b = 1",
        "[" + "a." * 490_000 + "b]",
        "ante = " + "9" * 900_000,
        "ante = 0x" + "f" * 900_000,
        "ante = 1979-99-99",
        "ante = inf",
        '"' + '\\"' * 400_000,
        "." * 900_000,
        " " * 900_000,
        "=" * 900_000,
        "[[labels]]\n" * 80_000,
        "\ufeffante = 1",
        "ante = 1\r\n\r\n[deck",
    ],
    ids=lambda text: repr(text[:12]),
)
def test_hostile_texts_end_in_one_short_line(text: str) -> None:
    assert refused(text).startswith("my.toml")


@given(st.text())
def test_any_text_is_rules_or_one_line(text: str) -> None:
    assert refused(text)


@given(st.sampled_from(SVARA.splitlines()), st.text(max_size=20))
def test_any_line_replaced_is_rules_or_an_error(line: str, new: str) -> None:
    try:
        parse_rules(SVARA.replace(line, new, 1), "my.toml")
    except RulesError as error:
        assert "\n" not in str(error)


def test_files_that_are_none(tmp_path: Path) -> None:
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"ante = 1\n\xff\xfe\x00")
    huge = tmp_path / "huge.toml"
    huge.write_bytes(b"#" * (LARGEST_FILE + 1))
    for path, message in (
        (str(tmp_path / "none.toml"), "there is no file"),
        (str(tmp_path) + "/", "is a directory"),
        (str(binary), "is not a text in UTF-8 (byte 10)"),
        (str(huge), "is larger than 1000000 bytes"),
        ("a\x00b.toml", "cannot be read"),
        ("x" * 100_000 + ".toml", "cannot be read"),
        ("\udcff.toml", "there is no file"),
        ("", "there is no profile"),
        ("svarra", "did you mean svara?"),
        ("x" * 1_000_000, "there is no profile"),
    ):
        with pytest.raises(RulesError) as caught:
            load_rules(path)
        assert message in str(caught.value)
        assert len(str(caught.value)) < 400


def test_a_file_of_the_largest_size_is_read(tmp_path: Path) -> None:
    file = tmp_path / "large.toml"
    file.write_text(SVARA + "#" * (LARGEST_FILE - len(SVARA.encode())), encoding="utf-8")
    assert load_rules(str(file)) == load_rules("svara")
    with pytest.raises(OSError, match="larger than 10 bytes"):
        read_text(str(file), limit=10)
