"""Who plays: guests, accounts, and the bots of accounts."""

from __future__ import annotations

import sqlite3
from typing import Literal, TypeAlias, get_args

import msgspec

Role: TypeAlias = Literal["player", "operator", "admin"]
Kind: TypeAlias = Literal["guest", "account", "bot"]


ROLES: tuple[Role, ...] = get_args(Role)
"""Each may do what those before it may."""
class Player(msgspec.Struct, frozen=True):
    """Who is behind a session."""

    id: str
    name: str
    role: Role = "player"
    kind: Kind = "guest"
    banned_until: int = 0
    """In milliseconds since the epoch; a bot is banned with its owner."""
    muted_until: int = 0

    def banned(self, now: int) -> bool:
        return now < self.banned_until


class Private(msgspec.Struct, frozen=True):
    """What the house knows of a player beside that; hashes only, of what is secret."""
    def has_role(self, role: Role) -> bool:
        """Whether he has this role, or one above it."""
        return ROLES.index(self.role) >= ROLES.index(role)

    @property
    def operates(self) -> bool:
        """Whether he is an operator, or above."""
        return self.has_role("operator")


    login: str | None
    password: str | None
    recovery: str | None
    telegram: int | None
    owner: str | None
    deleted: int | None


def find(connection: sqlite3.Connection, player: str) -> Player:
    """A player as he is now, his ban that of his owner too."""
    row = connection.execute(
        """
        SELECT own.id, own.name, own.role, own.kind,
            max(own.banned_until, coalesce(master.banned_until, 0)), own.muted_until
        FROM player AS own LEFT JOIN player AS master ON own.owner = master.id WHERE own.id = ?
        """,
        (player,),
    ).fetchone()
    return Player(*row)


def private(connection: sqlite3.Connection, player: str) -> Private:
    row = connection.execute(
        "SELECT login, password, recovery, telegram, owner, deleted FROM player WHERE id = ?", (player,)
    ).fetchone()
    return Private(*row)


def with_login(connection: sqlite3.Connection, login: str) -> str | None:
    """The id of the player who logs in with this."""
    row = connection.execute("SELECT id FROM player WHERE login = ?", (login,)).fetchone()
    return None if row is None else str(row[0])


def with_telegram(connection: sqlite3.Connection, user: int) -> str | None:
    """The id of the player whom a user of Telegram is."""
    row = connection.execute("SELECT id FROM player WHERE telegram = ?", (user,)).fetchone()
    return None if row is None else str(row[0])
