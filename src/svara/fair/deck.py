"""A deck under seal: the order and the salts that follow from its seed, its leaves and its root."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

import msgspec

from svara.cards import Card
from svara.fair.hashing import BYTE, hash_sized, tag, tagged_hash, unsigned
from svara.shuffle import LARGEST_DECK, deck_from_seed

SALT, LEAF, ROOT = "svara-salt/1", "svara-leaf/1", "svara-root/1"

_PLACES = tuple([unsigned(place) for place in range(LARGEST_DECK)])
_CARDS = tuple([unsigned(card, BYTE) for card in range(LARGEST_DECK)])


class SealedDeck(msgspec.Struct, frozen=True):
    """All that one seed fixes, by place in the deck.

    >>> from svara.cards import full_deck
    >>> deck = SealedDeck.of(bytes(32), full_deck())
    >>> len(deck.salts), deck.root == root_of_leaves(deck.leaves)
    (36, True)
    """

    cards: tuple[Card, ...]
    salts: tuple[bytes, ...]
    leaves: tuple[bytes, ...]
    root: bytes

    @classmethod
    def of(cls, seed: bytes, cards: Sequence[Card]) -> SealedDeck:
        """The deck of a seed of 32 bytes, for a game's ``cards`` in their natural order.

        Each deal takes eight of these, so `salt_at`, `leaf_hash` and `root_of_leaves` are written out in it.
        """
        hash_sized(seed, "a seed")
        order = deck_from_seed(cards, seed, 1)
        sha256, salted, leaved = hashlib.sha256, tag(SALT) + seed, tag(LEAF)
        places = _PLACES[: len(order)]
        salts = tuple([sha256(salted + place).digest() for place in places])
        leaves = tuple(
            [
                sha256(leaved + place + _CARDS[card] + salt).digest()
                for place, card, salt in zip(places, order, salts, strict=True)
            ]
        )
        return cls(order, salts, leaves, tagged_hash(ROOT, unsigned(len(leaves)), *leaves))


def salt_at(seed: bytes, place: int) -> bytes:
    """The salt of one place; it tells nothing of the seed or of other salts."""
    return tagged_hash(SALT, hash_sized(seed, "a seed"), unsigned(place))


def leaf_hash(place: int, card: Card, salt: bytes) -> bytes:
    """What commits to the card at a place of the deck, and without the salt tells nothing of it."""
    return tagged_hash(LEAF, unsigned(place), unsigned(card, BYTE), hash_sized(salt, "a salt"))


def root_of_leaves(leaves: Sequence[bytes]) -> bytes:
    """What commits to a whole deck."""
    return tagged_hash(ROOT, unsigned(len(leaves)), *[hash_sized(leaf, "a leaf") for leaf in leaves])
