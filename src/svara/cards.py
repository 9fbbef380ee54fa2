"""The cards of the family: ranks six to ace in four suits, as small integers (C1).

A card is ``4 * rank + suit`` with ranks counted from the six, so 0 is 6♠ and 35 is A♣. Every deck of
the family is a subset of these 36.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NewType

Card = NewType("Card", int)

RANKS = "6789TJQKA"
SUITS = "shdc"
CARD_COUNT = len(RANKS) * len(SUITS)
HAND_SIZE = 3

RANK_VALUES = (6, 7, 8, 9, 10, 10, 10, 10, 11)
"""What a card of each rank, six to ace, adds to its suit's sum (C1)."""

_CYRILLIC_RANKS = {"В": "J", "Д": "Q", "К": "K", "Т": "A"}
_SUIT_SIGNS = {"♠": "s", "♥": "h", "♦": "d", "♣": "c"}
_EMOJI_FORM = "\ufe0f"
"""Follows a suit sign copied from where it is drawn as a picture."""


class CardError(ValueError):
    """A text that names no card, or cards that make no hand; the message says what would be right."""


def make_card(rank: int, suit: int) -> Card:
    """The card of a rank index (0 = six … 8 = ace) and a suit index (spades, hearts, diamonds, clubs)."""
    return Card(4 * rank + suit)


def rank_of(card: Card) -> int:
    return card >> 2


def suit_of(card: Card) -> int:
    return card & 3


def value_of(card: Card) -> int:
    return RANK_VALUES[card >> 2]


def card_text(card: Card) -> str:
    """The Latin two-letter form, rank then suit.

    >>> card_text(parse_card("10♦"))
    'Td'
    """
    return RANKS[card >> 2] + SUITS[card & 3]


def cards_text(cards: Iterable[Card | None]) -> str:
    """Cards in their order, separated by spaces; an unknown one is ``?``."""
    return " ".join("?" if card is None else card_text(card) for card in cards)


def parse_rank(text: str) -> int:
    """The rank index of ``6``–``9``, ``T`` or ``10``, ``J Q K A`` or the Russian letters.

    Latin ``T`` is a ten, Cyrillic ``Т`` (туз) an ace.
    """
    letter = text.upper()
    letter = "T" if letter == "10" else _CYRILLIC_RANKS.get(letter, letter)
    if len(letter) != 1 or letter not in RANKS:
        raise CardError(f"{_shorten(text)!r} is not a rank; ranks are 6 7 8 9 T J Q K A")
    return RANKS.index(letter)


def parse_card(text: str) -> Card:
    """The card a person wrote: ``Ah``, ``10♥``, ``Тc`` (Cyrillic, an ace).

    >>> [int(parse_card(word)) for word in ("6s", "Tc", "Тc")]
    [0, 19, 35]
    """
    text = text.removesuffix(_EMOJI_FORM)
    suit = _SUIT_SIGNS.get(text[-1:], text[-1:].lower())
    if len(text) < 2 or suit not in SUITS:
        raise CardError(f"{_shorten(text)!r} is not a card; write rank then suit, like Ah, Td or 6c")
    try:
        return make_card(parse_rank(text[:-1]), SUITS.index(suit))
    except CardError:
        raise CardError(
            f"{_shorten(text)!r} is not a card; write rank then suit, like Ah, Td or 6c"
        ) from None


def parse_hand(text: str, deck: Sequence[Card]) -> tuple[Card, Card, Card]:
    """Three different cards of ``deck``, separated by spaces or commas.

    >>> from svara.cards import full_deck
    >>> cards_text(parse_hand("Ah K♥ 6c", full_deck()))
    'Ah Kh 6c'
    """
    words = text.replace(",", " ").split()
    if len(words) != HAND_SIZE:
        raise CardError(f"a hand is three cards, here {len(words)}; write them like 'Ah Kh 6c'")
    first, second, third = (parse_card(word) for word in words)
    check_distinct((first, second, third), deck)
    return first, second, third


def check_distinct(cards: Sequence[Card], deck: Sequence[Card]) -> None:
    """Refuse a card named twice or one outside the deck, with a ``CardError``."""
    for place, card in enumerate(cards):
        if card in cards[:place]:
            raise CardError(f"{card_text(card)} is named twice; a deck holds each card once")
        if card not in deck:
            raise CardError(f"{card_text(card)} is not in this deck of {len(deck)} cards")


def full_deck() -> tuple[Card, ...]:
    """All 36 cards in their order."""
    return tuple(Card(number) for number in range(CARD_COUNT))


def _shorten(text: str) -> str:
    return text if len(text) <= 20 else text[:20] + "…"
