"""Bots from outside: players of their own, each with a token, that an account answers for."""

from __future__ import annotations

import sqlite3

import msgspec

from svara.server.people import accounts, sessions
from svara.server.people.players import Player

MOST_BOTS = 5
"""Bots of one account."""


class TooManyError(ValueError):
    """The account has as many bots as it may have."""


class OwnBot(msgspec.Struct, frozen=True):
    """A bot as its owner sees it."""

    id: str
    name: str
    created: int


def make(connection: sqlite3.Connection, owner: str, name: str, now: int, chips: int) -> tuple[Player, str]:
    """A new bot and its token, which is kept nowhere. Raises `TooManyError`."""
    if len(accounts.bots_of(connection, owner)) >= MOST_BOTS:
        raise TooManyError
    bot = accounts.create_player(connection, name, now, chips, "bot")
    connection.execute("UPDATE player SET owner = ? WHERE id = ?", (owner, bot.id))
    return bot, sessions.begin(connection, bot.id, now, "bot")


def of_owner(connection: sqlite3.Connection, owner: str) -> tuple[OwnBot, ...]:
    rows = connection.execute(
        "SELECT id, name, created FROM player WHERE owner = ? AND deleted IS NULL ORDER BY created, id",
        (owner,),
    ).fetchall()
    return tuple(OwnBot(*row) for row in rows)
