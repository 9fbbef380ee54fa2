"""Sessions: opaque tokens that the database knows by their hashes only.

A session of a browser ends a year after it was last used, give or take `RENEW_MS`: `created` is moved on
at most that often. A bot's token lasts until it is revoked.
"""

from __future__ import annotations

import hashlib
import secrets
import sqlite3
from typing import Literal, TypeAlias

import msgspec

from svara.server.moments import DAY_MS
from svara.server.people.players import Player, find

LASTS_MS = 365 * DAY_MS
RENEW_MS = 7 * DAY_MS

MOST = 50
"""Sessions of one person; one more ends the oldest."""

LONGEST_TOKEN = 100

SessionKind: TypeAlias = Literal["web", "bot"]


class GoneError(LookupError):
    """The player is no more."""


class Session(msgspec.Struct, frozen=True):
    """One place where a player is logged in."""

    hash: bytes
    player: Player
    kind: SessionKind
    created: int
    """When it began or was renewed, in milliseconds since the epoch."""

    @property
    def id(self) -> str:
        """What it is called where its owner sees it; no token can be had from it."""
        return self.hash[:8].hex()

    def renewable(self, now: int) -> bool:
        return self.kind == "web" and now - self.created >= RENEW_MS


def begin(
    connection: sqlite3.Connection,
    player: str,
    now: int,
    kind: SessionKind = "web",
    instead: Session | None = None,
) -> str:
    """A new session, in the place of another where one is named; its token, which is kept nowhere.

    Raises `GoneError` for who has been deleted.
    """
    if instead is not None:
        end(connection, instead)
    token = secrets.token_urlsafe(32)
    made = connection.execute(
        """
        INSERT INTO session (token_hash, player, created, kind)
        SELECT ?, id, ?, ? FROM player WHERE id = ? AND deleted IS NULL
        """,
        (hash_of(token), now, kind, player),
    ).rowcount
    if not made:
        raise GoneError(player)
    connection.execute(
        """
        DELETE FROM session WHERE player = ?1 AND token_hash NOT IN (
            SELECT token_hash FROM session WHERE player = ?1 ORDER BY created DESC, rowid DESC LIMIT ?2
        )
        """,
        (player, MOST),
    )
    return token


def of_token(connection: sqlite3.Connection, token: str | None, now: int) -> Session | None:
    """The session a token belongs to, unless it has run out."""
    if not token or len(token) > LONGEST_TOKEN:
        return None
    return of_hash(connection, hash_of(token), now)


def of_hash(connection: sqlite3.Connection, token_hash: bytes, now: int) -> Session | None:
    row = connection.execute(
        "SELECT player, kind, created FROM session WHERE token_hash = ?", (token_hash,)
    ).fetchone()
    if row is None:
        return None
    player_id, kind, created = row
    if kind == "web" and now - created >= LASTS_MS:
        return None
    return Session(token_hash, find(connection, player_id), kind, created)


def of_player(connection: sqlite3.Connection, player: str, now: int) -> list[Session]:
    """All of a player's, the newest first."""
    hashes = connection.execute(
        "SELECT token_hash FROM session WHERE player = ? ORDER BY created DESC, rowid DESC", (player,)
    ).fetchall()
    found = [of_hash(connection, token_hash, now) for (token_hash,) in hashes]
    return [session for session in found if session is not None]


def renew(connection: sqlite3.Connection, session: Session, now: int) -> None:
    """Count the year from now on."""
    connection.execute("UPDATE session SET created = ? WHERE token_hash = ?", (now, session.hash))


def end(connection: sqlite3.Connection, session: Session) -> None:
    connection.execute("DELETE FROM session WHERE token_hash = ?", (session.hash,))


def end_all(connection: sqlite3.Connection, player: str, but: Session | None = None) -> None:
    """Log a player out everywhere, or everywhere else."""
    kept = b"" if but is None else but.hash
    connection.execute("DELETE FROM session WHERE player = ? AND token_hash != ?", (player, kept))


def forget_old(connection: sqlite3.Connection, now: int) -> None:
    """Drop what has run out."""
    connection.execute("DELETE FROM session WHERE kind = 'web' AND created <= ?", (now - LASTS_MS,))


def hash_of(token: str) -> bytes:
    """What the database keeps of a token: it is long and random, so one hash of it is enough."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()
