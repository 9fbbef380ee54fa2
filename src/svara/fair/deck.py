"""A deck under seal: the order and the salts that follow from its seed, its leaves and its root."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from svara.cards import Card
from svara.fair.hashing import BYTE, exact, tagged_hash, unsigned
from svara.shuffle import deck_from_seed


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
        """The deck of a seed of 32 bytes, for a game's ``cards`` in their natural order."""
        exact(seed, "a seed")
        order = deck_from_seed(cards, seed, 1)
        salts = tuple([salt_at(seed, place) for place in range(len(order))])
        leaves = tuple(
            [
                leaf_hash(place, card, salt)
                for place, (card, salt) in enumerate(zip(order, salts, strict=True))
            ]
        )
        return cls(order, salts, leaves, root_of_leaves(leaves))


def salt_at(seed: bytes, place: int) -> bytes:
    """The salt of one place; it tells nothing of the seed or of other salts."""
    return tagged_hash("svara-salt/1", exact(seed, "a seed"), unsigned(place))


def leaf_hash(place: int, card: Card, salt: bytes) -> bytes:
    """What commits to the card at a place of the deck, and without the salt tells nothing of it."""
    return tagged_hash("svara-leaf/1", unsigned(place), unsigned(card, BYTE), exact(salt, "a salt"))


def root_of_leaves(leaves: Sequence[bytes]) -> bytes:
    """What commits to a whole deck."""
    return tagged_hash("svara-root/1", unsigned(len(leaves)), *[exact(leaf, "a leaf") for leaf in leaves])
