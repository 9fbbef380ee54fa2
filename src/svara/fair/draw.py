"""The draw: which of the eight decks is played and in which order, from the header and all nonces."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from svara.fair.hashing import FairError, hash_sized, prefixed, tagged_hash
from svara.fair.header import DECKS, Header, header_bytes
from svara.shuffle import shuffled


class Draw(msgspec.Struct, frozen=True):
    """What nobody could foresee as long as one nonce was secret."""

    choice: int
    """The deck that is played, from 0; every other one is opened."""
    places: tuple[int, ...]
    """By dealt position, the place in that deck whose card comes there."""


def commitment_to(nonce: bytes) -> bytes:
    """What binds a player to a nonce of 32 bytes before he shows it."""
    return tagged_hash("svara-nonce/1", hash_sized(nonce, "a nonce"))


def draw_deck(header: Header, nonces: Sequence[bytes | None], size: int) -> Draw:
    """The draw for a deck of ``size`` cards; ``nonces`` has an entry for each of the header's seats, ``None``
    for those without a commitment. Raises `FairError`.
    """
    given = []
    for seat, held, nonce in zip(header.seats, header.commitments, nonces, strict=True):
        if (held is None) != (nonce is None):
            raise FairError(
                f"header {header.number}: seat {seat} has a nonce without a commitment, or no nonce"
            )
        if nonce is not None:
            given.append(hash_sized(nonce, "a nonce"))
    joined = tagged_hash("svara-draw/1", prefixed(header_bytes(header)), *given)
    # A byte is a whole multiple of eight, so each deck is equally likely.
    return Draw(joined[0] % DECKS, shuffled(range(size), joined, 1))
