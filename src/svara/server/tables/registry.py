"""The tables that the house has, whoever opened them: their rows, their keys and their members."""

from __future__ import annotations

import hashlib
import secrets
import sqlite3
from typing import Literal, TypeAlias

import msgspec

from svara.server.tables.options import TableOptions

Standing: TypeAlias = Literal["asked", "approved", "refused"]

MOST_ASKED = 200
"""How many may wait for an answer at one table."""

_FIRST = (
    *("amber", "autumn", "bold", "brass", "calm", "cedar", "clear", "copper", "early", "fair", "golden"),
    *("green", "harvest", "ivory", "kind", "late", "linen", "lucky", "merry", "misty", "morning", "quiet"),
    *("rapid", "red", "river", "rose", "silver", "steady", "summer", "velvet", "warm", "winter"),
)
_SECOND = (
    *("acorn", "anchor", "barrel", "beacon", "birch", "bridge", "candle", "castle", "clover", "falcon"),
    *("garden", "hammer", "harbor", "heron", "kettle", "lantern", "maple", "meadow", "mill", "oak"),
    *("orchard", "otter", "pine", "raven", "saddle", "samovar", "sparrow", "tower", "valley", "willow"),
)


class Row(msgspec.Struct, frozen=True):
    """A table as the house knows it beside its game."""

    id: str
    options: TableOptions
    opener: str | None = None
    created: int = 0


class FullError(ValueError):
    """No further table may be opened; ``each`` says whether this person has enough, or the house."""

    def __init__(self, *, each: bool) -> None:
        self.each = each
        super().__init__("there are enough tables")


class TooManyAskError(ValueError):
    """As many wait for an answer at one table as may."""


def new_id(connection: sqlite3.Connection) -> str:
    """An id that no table has had: words that can be said; it opens nothing by itself.

    >>> from contextlib import closing
    >>> with closing(sqlite3.connect(":memory:")) as connection:
    ...     _ = connection.execute("CREATE TABLE game_table (id TEXT)")
    ...     new_id(connection).count("-")
    2
    """
    while True:
        words = secrets.choice(_FIRST), secrets.choice(_SECOND), str(10 + secrets.randbelow(990))
        table = "-".join(words)
        if connection.execute("SELECT 1 FROM game_table WHERE id = ?", (table,)).fetchone() is None:
            return table


def check_room_for(
    connection: sqlite3.Connection, opener: str, each: int | None, most: int, *, practice: bool = False
) -> None:
    """Raise `FullError` unless one more table may be opened; ``each`` is how many one person may have.

    Tables for practice, which anybody has, are at most half of all.
    """
    (own, every, practised) = connection.execute(
        """
        SELECT coalesce(sum(opener = ? AND options ->> 'practice' IS NULL), 0), count(*),
            count(options ->> 'practice')
        FROM game_table WHERE closed IS NULL
        """,
        (opener,),
    ).fetchone()
    if each is not None and own >= each and not practice:
        raise FullError(each=True)
    if every >= most or (practice and 2 * practised >= most):
        raise FullError(each=False)


def write_row(connection: sqlite3.Connection, row: Row, key: str | None) -> None:
    """Keep what the opener of a table chose."""
    connection.execute(
        "UPDATE game_table SET options = ?, opener = ?, key = ?, created = ? WHERE id = ?",
        (msgspec.json.encode(row.options).decode(), row.opener, key, row.created, row.id),
    )


def open_rows(connection: sqlite3.Connection) -> list[tuple[str, str, str | None, int]]:
    """The tables that are not closed, the oldest first: id, options as they are written, opener, when."""
    return connection.execute(
        """
        SELECT id, options, opener, created FROM game_table
        WHERE closed IS NULL AND seq > 0 ORDER BY created, id
        """
    ).fetchall()


def close_row(connection: sqlite3.Connection, table: str, now: int) -> None:
    """The table is closed for good, and its key opens nothing any more."""
    connection.execute("UPDATE game_table SET closed = ?, key = NULL WHERE id = ?", (now, table))


# the invitation


def new_key() -> str:
    """A key that cannot be guessed."""
    return secrets.token_urlsafe(24)


def set_key(connection: sqlite3.Connection, table: str, key: str) -> None:
    """The key before it opens nothing any more."""
    connection.execute("UPDATE game_table SET key = ? WHERE id = ?", (key, table))


def fits(connection: sqlite3.Connection, table: str, key: str | None) -> bool:
    """Whether this is the table's key."""
    row = connection.execute("SELECT key FROM game_table WHERE id = ?", (table,)).fetchone()
    if not key or row is None or row[0] is None:
        return False
    return secrets.compare_digest(key.encode(), str(row[0]).encode())


# members


def set_standing(
    connection: sqlite3.Connection, table: str, player: str, standing: Standing | None, now: int
) -> None:
    """How a player stands to a table; ``None`` is not at all."""
    if standing is None:
        connection.execute("DELETE FROM member WHERE game_table = ? AND player = ?", (table, player))
        return
    connection.execute(
        """
        INSERT INTO member (game_table, player, standing, at) VALUES (?, ?, ?, ?)
        ON CONFLICT (game_table, player) DO UPDATE SET standing = excluded.standing, at = excluded.at
        """,
        (table, player, standing, now),
    )


def ask_to_join(connection: sqlite3.Connection, table: str, player: str, now: int) -> Standing:
    """How he stands after asking: an answer that was given stays. Raises `TooManyAskError`."""
    found = standing_of(connection, table, player)
    if found is not None:
        return found
    (asked,) = connection.execute(
        "SELECT count(*) FROM member WHERE game_table = ? AND standing = 'asked'", (table,)
    ).fetchone()
    if asked >= MOST_ASKED:
        raise TooManyAskError(table)
    connection.execute(
        """
        INSERT INTO member (game_table, player, standing, at) VALUES (?, ?, 'asked', ?)
        """,
        (table, player, now),
    )
    return "asked"


def standing_of(connection: sqlite3.Connection, table: str, player: str) -> Standing | None:
    row = connection.execute(
        "SELECT standing FROM member WHERE game_table = ? AND player = ?", (table, player)
    ).fetchone()
    return None if row is None else msgspec.convert(row[0], Standing)


def players_of(connection: sqlite3.Connection, table: str) -> set[str]:
    """Those of its members who have played a bank there."""
    rows = connection.execute(
        """
        SELECT player FROM member WHERE game_table = ? AND EXISTS (
            SELECT 1 FROM bank_player AS played
            WHERE played.player = member.player AND played.game_table = member.game_table
        )
        """,
        (table,),
    )
    return {player for (player,) in rows}


def members_of(connection: sqlite3.Connection, table: str) -> list[tuple[str, str, Standing]]:
    """Who stands how: id, name, standing; who asked last comes last."""
    return connection.execute(
        """
        SELECT player.id, player.name, member.standing FROM member JOIN player ON player.id = member.player
        WHERE game_table = ? ORDER BY member.at, player.id
        """,
        (table,),
    ).fetchall()


def handle(table: str, player: str) -> str:
    """What a player is called at one table, whatever his name: at no other one is he known by it."""
    return hashlib.sha256(f"{table}\n{player}".encode()).hexdigest()[:16]
