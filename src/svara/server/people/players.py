"""Who plays: guests, accounts, and the bots of accounts."""

from __future__ import annotations

import sqlite3
from typing import Literal, TypeAlias, get_args

import msgspec
from msgspec.structs import replace

from svara.server.people.names import login_of, unlike

Role: TypeAlias = Literal["player", "operator", "admin"]
ROLES: tuple[Role, ...] = get_args(Role)
"""Each may do what those before it may."""
Kind: TypeAlias = Literal["guest", "account", "bot"]


class Player(msgspec.Struct, frozen=True):
    """Who is behind a session."""

    id: str
    name: str
    role: Role = "player"
    kind: Kind = "guest"
    banned_until: int = 0
    """In milliseconds since the epoch; a bot is banned and muted with its owner."""
    muted_until: int = 0

    def banned(self, now: int) -> bool:
        return now < self.banned_until

    def has_role(self, role: Role) -> bool:
        """Whether he has this role, or one above it."""
        return ROLES.index(self.role) >= ROLES.index(role)

    @property
    def operates(self) -> bool:
        """Whether he is an operator, or above."""
        return self.has_role("operator")


class Private(msgspec.Struct, frozen=True):
    """What the house knows of a player beside that; hashes only, of what is secret."""

    login: str | None
    password: str | None
    recovery: str | None
    telegram: int | None
    owner: str | None
    deleted: int | None


def find(connection: sqlite3.Connection, player: str) -> Player:
    """A player as he is now, the ban and the muting of his owner being his too.

    A name that an account has taken since is followed by a number: nobody but the account is called so.
    """
    row = connection.execute(
        """
        SELECT own.id, own.name, own.role, own.kind,
            max(own.banned_until, coalesce(master.banned_until, 0)),
            max(own.muted_until, coalesce(master.muted_until, 0)), own.login
        FROM player AS own LEFT JOIN player AS master ON own.owner = master.id WHERE own.id = ?
        """,
        (player,),
    ).fetchone()
    *known, login = row
    found = Player(*known)
    if login is not None:
        return found
    free = unlike(found.name, lambda name: with_login(connection, login_of(name)) is not None)
    return replace(found, name=free)


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
