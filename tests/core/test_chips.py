"""Amounts: exact, and only rounded or split where a clause says so."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from svara.chips import (
    LARGEST,
    ChipsError,
    chips_json,
    chips_text,
    exact,
    parse_chips,
    rake_of,
    split_pot,
    svara_price,
)

AMOUNTS = st.integers(0, LARGEST)


@pytest.mark.parametrize(
    ("text", "amount"),
    [
        ("30", 30),
        (" 30 ", 30),
        ("0", 0),
        ("-5", -5),
        ("7.5", Fraction(15, 2)),
        ("15/2", Fraction(15, 2)),
        ("4/2", 2),
        ("7.0", 7),
    ],
)
def test_how_amounts_are_written(text: str, amount: int | Fraction) -> None:
    assert parse_chips(text) == amount
    assert type(parse_chips(text)) is type(amount)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        "1e5",
        "nan",
        "inf",
        "1/0",
        "1/2/3",
        "1.",
        ".5",
        "+5",
        "1_000",
        "0x10",
        "٣",
        "1 000",
        "--1",
        "9" * 17,
        str(LARGEST + 1),
    ],
)
def test_what_is_no_amount(text: str) -> None:
    with pytest.raises(ChipsError):
        parse_chips(text)


def test_ten_million_digits_are_refused_shortly() -> None:
    with pytest.raises(ChipsError) as caught:
        parse_chips("9" * 10_000_000)
    assert len(str(caught.value)) < 200


@given(st.fractions(min_value=-(10**9), max_value=10**9, max_denominator=10**6))
def test_text_and_back(amount: Fraction) -> None:
    assert parse_chips(chips_text(exact(amount))) == amount
    shown = chips_json(exact(amount))
    assert isinstance(shown, int) == (amount.denominator == 1)


@given(AMOUNTS, st.integers(1, 12))
def test_c7_a_split_gives_the_odd_chips_one_each_to_the_first(pot: int, parts: int) -> None:
    """C7, C5: whole shares that differ by one at most, and add up to the pot."""
    shares = split_pot(pot, parts, whole=True)
    assert sum(shares) == pot
    assert shares == sorted(shares, reverse=True)
    assert max(shares) - min(shares) <= 1
    assert all(type(share) is int for share in shares)


@given(AMOUNTS, st.integers(1, 12))
def test_k27_a_notional_split_is_exact(pot: int, parts: int) -> None:
    shares = split_pot(pot, parts, whole=False)
    assert sum(shares) == pot
    assert len(set(shares)) == 1


def test_c7_o53_b31_whole_chip_prices_round_up() -> None:
    assert [svara_price(pot, 2, whole=True) for pot in (100, 101)] == [50, 51]
    assert svara_price(100, 3, whole=True) == 34


def test_k27_half_prices_are_exact() -> None:
    assert svara_price(Fraction(33, 2), 2, whole=False) == Fraction(33, 4)
    assert type(svara_price(10, 2, whole=False)) is int


@pytest.mark.parametrize(
    ("pot", "percent", "cap", "rake"),
    [
        (650, 3, 100, 19),
        (33, 3, 100, 0),
        (34, 3, 100, 1),
        (5000, 3, 100, 100),
        (1000, 0, 100, 0),
        (1000, 3, 0, 0),
    ],
)
def test_o61_o62_c7_rake_rounds_down_and_is_capped(pot: int, percent: int, cap: int, rake: int) -> None:
    assert rake_of(pot, percent, cap) == rake
