"""A deck from a seed, by an exactly specified shuffle that anybody can compute again (docs/shuffle.md)."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import TypeVar

from svara.cards import Card

T = TypeVar("T")

DOMAIN = b"svara-shuffle/1"
"""Stands before every hashed block, so that no other use of SHA-256 gives the same bytes."""

LARGEST_DECK = 256
"""One byte a draw is enough up to here."""


def deck_from_seed(cards: Sequence[Card], seed: bytes, deal: int) -> tuple[Card, ...]:
    """The order of ``cards`` in the bank's ``deal``-th dealing (from 1); the first is dealt first (C4).

    >>> from svara.cards import cards_text, full_deck
    >>> cards_text(deck_from_seed(full_deck(), bytes(32), 1)[:3])
    '9s 6s 7d'
    """
    return shuffled(cards, seed, deal)


def shuffled(items: Sequence[T], seed: bytes, deal: int) -> tuple[T, ...]:
    """At most 256 items of any kind in the order that `deck_from_seed` would give them."""
    if len(items) > LARGEST_DECK or not 1 <= deal < 2**64 or len(seed) >= 2**32:
        raise ValueError(f"a shuffle takes at most {LARGEST_DECK} cards and a deal from 1")
    order = list(items)
    stream = _stream(seed, deal)
    for count in range(len(order), 1, -1):
        fair = LARGEST_DECK - LARGEST_DECK % count
        while (byte := next(stream)) >= fair:
            pass  # it would favour the first places
        place = byte % count
        order[count - 1], order[place] = order[place], order[count - 1]
    return tuple(order)


def _stream(seed: bytes, deal: int) -> Iterator[int]:
    """The bytes of the blocks SHA-256(domain, seed's length, seed, deal, counter), counter 0, 1, 2…"""
    head = hashlib.sha256(DOMAIN + len(seed).to_bytes(4, "big") + seed + deal.to_bytes(8, "big"))
    for counter in range(2**32):
        block = head.copy()
        block.update(counter.to_bytes(4, "big"))
        yield from block.digest()
