"""The header: what is fixed before the players' nonces are known, and its bytes."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from svara.cards import Card
from svara.fair.deck import SealedDeck
from svara.fair.hashing import BYTE, LONG, FairError, hash_sized, prefixed, tagged_hash, unsigned

DECKS = 8
"""How many decks a header commits to; a wrong one among them stays hidden in one of as many deals."""

_NONE, _BOUND, _MISSING = 0, 1, 2
_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_CODE_GROUPS, _GROUP = 4, 4
_LETTER_BITS = 5


class Header(msgspec.Struct, frozen=True):
    """One deal's terms: a dealing of hands or a cut for the deal."""

    table: str
    bank: int
    """The number of the bank at the table, from 1."""
    number: int
    """Consecutive at the table, from 1, void headers included."""
    dealer: int
    seats: tuple[int, ...]
    """Who is dealt in, the first card first; or who cuts."""
    commitments: tuple[bytes | None, ...]
    """To the nonce of each of these seats; ``None`` for one without."""
    roots: tuple[bytes, ...]
    """Of the eight decks."""
    missing: tuple[int, ...] = ()
    """The seats without one because they did not reveal the nonce that they were bound to before."""

    def bound(self) -> tuple[int, ...]:
        """The seats whose nonces the deal waits for."""
        return tuple(
            [seat for seat, held in zip(self.seats, self.commitments, strict=True) if held is not None]
        )

    def without(self) -> tuple[int, ...]:
        """The seats that never gave a commitment: bots, and clients that do not take part."""
        bound = self.bound()
        return tuple([seat for seat in self.seats if seat not in bound and seat not in self.missing])

    def commitment(self, seat: int) -> bytes | None:
        """A seat's commitment, if it is dealt in and has one."""
        return self.commitments[self.seats.index(seat)] if seat in self.seats else None


def publish(
    *,
    table: str,
    bank: int,
    number: int,
    dealer: int,
    bindings: Sequence[tuple[int, bytes | None, bool]],
    seeds: Sequence[bytes],
    cards: Sequence[Card],
) -> Header:
    """The header of eight seeds; ``bindings`` are seats in dealing order, each with its
    commitment, and without one whether it is missing. Raises `FairError`.
    """
    if len(seeds) != DECKS or len(set(seeds)) != DECKS:
        raise FairError(f"a header takes {DECKS} different seeds")
    return Header(
        table,
        bank,
        number,
        dealer,
        tuple([seat for seat, _, _ in bindings]),
        tuple([held for _, held, _ in bindings]),
        tuple([SealedDeck.of(seed, cards).root for seed in seeds]),
        tuple([seat for seat, held, missing in bindings if held is None and missing]),
    )


def header_bytes(header: Header) -> bytes:
    """The header as it is hashed. Raises `FairError` for one that is none."""
    if len(header.commitments) != len(header.seats) or len(header.roots) != DECKS:
        raise FairError(f"a header has a mark for each seat and {DECKS} roots")
    if len(set(header.seats)) != len(header.seats):
        raise FairError("a header names each seat once")
    body = [
        prefixed(header.table.encode()),
        unsigned(header.bank, LONG),
        unsigned(header.number, LONG),
        unsigned(header.dealer),
        unsigned(len(header.seats)),
    ]
    for seat, held in zip(header.seats, header.commitments, strict=True):
        body.append(unsigned(seat))
        if held is None:
            body.append(unsigned(_MISSING if seat in header.missing else _NONE, BYTE))
        else:
            body += [unsigned(_BOUND, BYTE), hash_sized(held, "a commitment")]
    body.append(unsigned(len(header.roots)))
    body += [hash_sized(root, "a root") for root in header.roots]
    return b"".join(body)


def header_hash(header: Header) -> bytes:
    """The hash that stands for the header."""
    return tagged_hash("svara-header/1", header_bytes(header))


def short_code(header: Header) -> str:
    """The first 80 bits of the header's hash, for people to compare: four groups of Crockford's base 32.

    >>> short_code(Header("main", 1, 1, 0, (1, 0), (None, None), (bytes(32),) * 8))
    'XQQ9-8YVD-5N7Q-NR66'
    """
    letters = _CODE_GROUPS * _GROUP
    value = int.from_bytes(header_hash(header)[: letters * _LETTER_BITS // 8], "big")
    code = "".join(
        _ALPHABET[value >> _LETTER_BITS * place & (1 << _LETTER_BITS) - 1]
        for place in reversed(range(letters))
    )
    return "-".join(code[start : start + _GROUP] for start in range(0, letters, _GROUP))
