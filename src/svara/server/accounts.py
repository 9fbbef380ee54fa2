"""Guests: a name, play chips, and a session that is known by the hash of its token only."""

from __future__ import annotations

import hashlib
import secrets
import sqlite3

import msgspec

from svara.record.lines import name_fault
from svara.server import ledger

GUEST_CHIPS = 10_000
"""What a guest begins with, where it is enough to sit down at the table."""

LONGEST_NAME = 24


class Player(msgspec.Struct, frozen=True):
    """Who is behind a session."""

    id: str
    name: str


def clean_name(wanted: str | None) -> str:
    """The name a guest gets; one of the house's where he gives none. Raises `ValueError`.

    A name has to be one that a deal record can hold.
    """
    if wanted is None:
        return f"Guest {1000 + secrets.randbelow(9000)}"
    name = " ".join(wanted.split())
    if len(name) > LONGEST_NAME or name_fault(name) is not None:
        raise ValueError("no name")
    return name


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
