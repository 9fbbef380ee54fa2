"""Recovery codes: written down by their owner, and kept as hashes only."""

from __future__ import annotations

import hashlib
import hmac
import secrets

_ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"
"""Without letters that are taken for others."""


def new_code() -> str:
    """A code of a hundred random bits."""
    letters = "".join(secrets.choice(_ALPHABET) for _ in range(20))
    return "-".join(letters[at : at + 5] for at in range(0, 20, 5))


def code_hash(code: str) -> str:
    """What is kept of a code, however it was typed; it is random, so one hash of it is enough.

    >>> code_hash("abcde-fghjk") == code_hash(" ABCDE FGHJK ")
    True
    """
    letters = "".join(letter for letter in code.casefold() if letter.isalnum())
    return hashlib.sha256(letters.encode()).hexdigest()


def same_code(stored: str | None, code: str) -> bool:
    """Whether the hash is that of the code."""
    return hmac.compare_digest(stored or "", code_hash(code))
