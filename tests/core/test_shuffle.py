"""The published shuffle: its test vectors, a second reading of its description, and that it is fair."""

import hashlib
import re
from collections import Counter
from itertools import permutations, product
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from svara.cards import Card, cards_text, full_deck, parse_card
from svara.shuffle import deck_from_seed

DOCUMENT = Path(__file__).parents[2] / "docs" / "shuffle.md"
SEEDS = {"00…00": bytes(32), "00…1f": bytes(range(32)), "empty": b""}
VECTOR = re.compile(r"^\| \d\d cards[^|]*\| (\S+) \| (\d+) \| `([^`]+)` \|$", re.MULTILINE)
VECTORS = VECTOR.findall(DOCUMENT.read_text(encoding="utf-8"))


def as_described(cards: list[Card], seed: bytes, deal: int) -> list[Card]:
    """docs/shuffle.md, word for word and with no thought of speed."""
    stream = b"".join(
        hashlib.sha256(
            b"svara-shuffle/1"
            + len(seed).to_bytes(4, "big")
            + seed
            + deal.to_bytes(8, "big")
            + i.to_bytes(4, "big")
        ).digest()
        for i in range(20)
    )
    cards, at = list(cards), 0
    for count in range(len(cards), 1, -1):
        fair = 256 - 256 % count
        while stream[at] >= fair:
            at += 1
        place = stream[at] % count
        at += 1
        cards[count - 1], cards[place] = cards[place], cards[count - 1]
    return cards


def test_there_are_vectors() -> None:
    assert len(VECTORS) == 6
    assert {len(order.split()) for _, _, order in VECTORS} == {36, 32, 24}


@pytest.mark.parametrize(("seed", "deal", "order"), VECTORS)
def test_vectors_of_the_document(seed: str, deal: str, order: str) -> None:
    cards = sorted(parse_card(card) for card in order.split())
    assert cards_text(deck_from_seed(cards, SEEDS[seed], int(deal))) == order


@given(st.binary(max_size=100), st.integers(1, 2**64 - 1), st.integers(0, 36))
def test_the_description_and_the_code_agree(seed: bytes, deal: int, size: int) -> None:
    cards = full_deck()[:size]
    assert list(deck_from_seed(cards, seed, deal)) == as_described(list(cards), seed, deal)


@given(st.binary(max_size=40), st.integers(1, 1000))
def test_c4_a_shuffle_is_the_whole_deck(seed: bytes, deal: int) -> None:
    assert sorted(deck_from_seed(full_deck(), seed, deal)) == list(full_deck())


def test_each_deal_and_each_seed_has_a_deck_of_its_own() -> None:
    decks = {deck_from_seed(full_deck(), bytes([seed]), deal) for seed in range(50) for deal in range(1, 51)}
    assert len(decks) == 2500


def test_seeds_of_different_lengths_are_different() -> None:
    assert deck_from_seed(full_deck(), b"", 1) != deck_from_seed(full_deck(), b"\x00", 1)


def test_every_order_is_equally_likely(monkeypatch: pytest.MonkeyPatch) -> None:
    """Field report 37: of all streams of bytes, equally many lead to each order of three cards."""
    import svara.shuffle

    found: Counter[tuple[Card, ...]] = Counter()
    cards = full_deck()[:3]
    for stream in product(range(256), repeat=2):
        if stream[0] == 255:  # the one byte that three places cannot share fairly; the next would be taken
            continue
        monkeypatch.setattr(svara.shuffle, "_stream", lambda seed, deal, stream=stream: iter(stream))
        found[deck_from_seed(cards, b"", 1)] += 1
    assert set(found) == set(permutations(cards))
    assert len(set(found.values())) == 1


def test_a_byte_that_is_not_fair_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    import svara.shuffle

    cards = full_deck()[:3]
    monkeypatch.setattr(svara.shuffle, "_stream", lambda seed, deal: iter([255, 255, 1, 0]))
    assert deck_from_seed(cards, b"", 1) == (Card(2), Card(0), Card(1))


def test_places_are_even_over_many_decks() -> None:
    """Chi-squared of where 6♣ lies in 3600 decks, far inside what fair decks give."""
    places = Counter(deck_from_seed(full_deck(), b"places", deal).index(Card(3)) for deal in range(1, 3601))
    assert sum((places[place] - 100) ** 2 / 100 for place in range(36)) < 80


@pytest.mark.parametrize(("cards", "deal"), [(257, 1), (36, 0), (36, -1), (36, 2**64)])
def test_what_cannot_be_shuffled(cards: int, deal: int) -> None:
    with pytest.raises(ValueError, match="a shuffle takes at most 256 cards"):
        deck_from_seed([Card(number) for number in range(cards)], b"", deal)
