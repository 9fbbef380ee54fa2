"""One hash for every purpose: SHA-256 with the purpose's name before what is hashed."""

from __future__ import annotations

import hashlib
from functools import cache

HASH_SIZE = 32
"""Bytes of every hash, seed, salt and nonce."""

BYTE, WORD, LONG = 1, 4, 8
"""Widths of the unsigned big-endian numbers in what is hashed."""


class FairError(ValueError):
    """Something that was published does not fit together; the message is one sentence that says what."""


def tagged_hash(purpose: str, *fields: bytes) -> bytes:
    """SHA-256 of the purpose's length and name, then of the fields one after another.

    Fields are of a fixed width or carry their own length, so that no two inputs give the same bytes.

    >>> tagged_hash("svara-nonce/1", bytes(32)).hex()[:16]
    '2c006cbc12ac4e52'
    """
    return hashlib.sha256(b"".join((tag(purpose), *fields))).digest()


@cache
def tag(purpose: str) -> bytes:
    """What stands before the fields that are hashed for a purpose."""
    name = purpose.encode("ascii")
    return len(name).to_bytes(BYTE, "big") + name


def unsigned(value: int, width: int = WORD) -> bytes:
    """An unsigned big-endian number. Raises `FairError` where it does not fit."""
    try:
        return value.to_bytes(width, "big")
    except OverflowError:
        raise FairError(f"{value} does not fit into {width} bytes") from None


def prefixed(content: bytes) -> bytes:
    """Bytes with their length before them."""
    return unsigned(len(content)) + content


def hash_sized(content: bytes, what: str) -> bytes:
    """The bytes, if they are as many as a hash has. Raises `FairError`."""
    if len(content) != HASH_SIZE:
        raise FairError(f"{what} has {len(content)} bytes, not {HASH_SIZE}")
    return content
