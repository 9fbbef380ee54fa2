"""Guests: a name, play chips, and a session that is known by the hash of its token only."""

from __future__ import annotations

import hashlib
import secrets
import sqlite3
import unicodedata
from typing import Literal, TypeAlias

import msgspec

from svara.record.lines import name_fault
from svara.server.books import ledger

GUEST_CHIPS = 10_000
"""What a guest begins with, where it is enough to sit down at the table."""

LONGEST_NAME = 24

_SIGNS = " +<=>|~$^`"
"""What else may stand in a name, beside letters, digits and punctuation."""

_UNSEEN = frozenset(
    map(
        chr,
        (
            0x034F,
            0x115F,
            0x1160,
            0x17B4,
            0x17B5,
            0x3164,
            0xFFA0,
            *range(0x180B, 0x1810),
            *range(0xFE00, 0xFE10),
        ),
    )
)
"""Letters and marks that leave no trace: fillers, joiners and selectors."""


Role: TypeAlias = Literal["player", "operator", "admin"]


class Player(msgspec.Struct, frozen=True):
    """Who is behind a session."""

    id: str
    name: str
    role: Role = "player"


def clean_name(wanted: str | None) -> str:
    """The name a guest gets; one of the house's where he gives none. Raises `ValueError`.

    A name has to be one that a deal record can hold.
    """
    if wanted is None:
        return f"Guest {1000 + secrets.randbelow(9000)}"
    name = " ".join(unicodedata.normalize("NFC", wanted).split())
    if len(name) > LONGEST_NAME or name_fault(name) is not None or not _is_plain(name):
        raise ValueError("no name")
    return name


def _is_plain(name: str) -> bool:
    r"""Letters, digits, punctuation and spaces that can be seen, and one combining mark to a letter at most.

    >>> [_is_plain(name) for name in ("Zoë 7", "x\u0323", "x\u0323\u0323", "\u3164", "\u2800")]
    [True, True, False, False, False]
    """
    before = " "
    for letter in name:
        kind = unicodedata.category(letter)[0]
        if letter in _UNSEEN or not (kind in "LNP" or letter in _SIGNS or (kind == "M" and before in "LN")):
            return False
        before = kind
    return True


def create_guest(
    connection: sqlite3.Connection, name: str, now: int, chips: int = GUEST_CHIPS
) -> tuple[Player, str]:
    """A new guest with his chips, and the token of his session."""
    player = Player(secrets.token_hex(8), name)
    token = secrets.token_urlsafe(32)
    connection.execute(
        "INSERT INTO player (id, name, created) VALUES (?, ?, ?)", (player.id, player.name, now)
    )
    connection.execute(
        "INSERT INTO session (token_hash, player, created) VALUES (?, ?, ?)",
        (_hash(token), player.id, now),
    )
    entry = ledger.Entry(f"grant/{player.id}", ledger.HOUSE, ledger.wallet(player.id), chips)
    ledger.post(connection, entry, now)
    return player, token


def player_of(connection: sqlite3.Connection, token: str | None) -> Player | None:
    """The player a session's token belongs to."""
    if not token or len(token) > 100:
        return None
    row = connection.execute(
        "SELECT id, name FROM session JOIN player ON player = id WHERE token_hash = ?", (_hash(token),)
    ).fetchone()
    return None if row is None else Player(*row)


def _hash(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()
