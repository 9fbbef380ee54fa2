"""Cards, how people write them, and what is refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from svara.cards import (
    CARD_COUNT,
    CardError,
    card_text,
    cards_text,
    full_deck,
    make_card,
    parse_card,
    parse_hand,
    parse_rank,
    rank_of,
    suit_of,
    value_of,
)

DECK = full_deck()


def test_c1_values_of_the_ranks() -> None:
    """C1: ace 11, pictures and ten 10, the rest their number."""
    values = {card_text(make_card(rank, 0))[0]: value_of(make_card(rank, 0)) for rank in range(9)}
    assert values == {"6": 6, "7": 7, "8": 8, "9": 9, "T": 10, "J": 10, "Q": 10, "K": 10, "A": 11}


def test_every_card_is_its_own_text() -> None:
    assert len(set(DECK)) == CARD_COUNT == 36
    for card in DECK:
        assert parse_card(card_text(card)) == card == make_card(rank_of(card), suit_of(card))


@pytest.mark.parametrize(
    ("written", "card"),
    [
        ("10h", "Th"),
        ("10♥", "Th"),
        ("th", "Th"),
        ("tH", "Th"),
        ("A♠", "As"),
        ("K♥", "Kh"),
        ("Q♦", "Qd"),
        ("6♣", "6c"),
        ("6♣️", "6c"),
        ("В♠", "Js"),
        ("Дh", "Qh"),
        ("кd", "Kd"),
        ("Тc", "Ac"),
        ("тc", "Ac"),
        ("Tc", "Tc"),
    ],
)
def test_how_people_write_cards(written: str, card: str) -> None:
    """Latin T is a ten, Cyrillic Т (туз) an ace; signs, 10 and Russian letters are understood."""
    assert card_text(parse_card(written)) == card


@pytest.mark.parametrize(
    "written",
    [
        "",
        " ",
        "A",
        "h",
        "Ax",
        "5h",
        "1h",
        "0h",
        "11h",
        "hA",
        "AhK",
        "Ah ",
        "A h",
        "♥",
        "♥A",
        "\x00h",
        "?",
        "\udcff\udcfe",
    ],
)
def test_what_is_no_card(written: str) -> None:
    with pytest.raises(CardError, match="is not a card; write rank then suit"):
        parse_card(written)


@given(st.text())
def test_any_text_is_a_card_or_an_error_of_one_short_line(text: str) -> None:
    try:
        assert parse_card(text) in DECK
    except CardError as error:
        assert len(str(error)) < 250


def test_ten_million_letters_are_refused_shortly() -> None:
    for parse in (parse_card, parse_rank):
        with pytest.raises(CardError) as caught:
            parse("x" * 10_000_000)
        assert len(str(caught.value)) < 200


def test_a_hand_is_three_different_cards_of_the_deck() -> None:
    assert cards_text(parse_hand(" Ah,K♥  6c\n", DECK)) == "Ah Kh 6c"
    for text, error in (
        ("", "three cards, here 0"),
        ("Ah Kh", "three cards, here 2"),
        ("Ah Kh Qh Jh", "three cards, here 4"),
        ("Ah Kh Ah", "Ah is named twice"),
        ("10h Kh Th", "Th is named twice"),
    ):
        with pytest.raises(CardError, match=error):
            parse_hand(text, DECK)
    with pytest.raises(CardError, match="6s is not in this deck of 32 cards"):
        parse_hand("Ah Kh 6s", DECK[4:])


def test_an_unknown_card_is_a_question_mark() -> None:
    assert cards_text([parse_card("Ah"), None, parse_card("6c")]) == "Ah ? 6c"
