"""From a guest to an account and to its end; each function is one transaction's work.

Names are clean, and passwords and codes hashed, before they come here.
"""

from __future__ import annotations

import secrets
import sqlite3
from typing import NamedTuple

from svara.server.books import gifts, ledger
from svara.server.people import sessions
from svara.server.people.names import login_of
from svara.server.people.players import Kind, Player, private, with_login, with_telegram
from svara.server.people.sessions import Session

GUEST_CHIPS = 10_000
"""What a guest begins with, where it is enough to sit down at the table."""

DELETED = "Deleted"
"""What a player is called who is no more."""


class Hashes(NamedTuple):
    """What is kept of the secrets of an account."""

    password: str
    recovery: str


class TakenError(ValueError):
    """The name is somebody else's login, or the player has one already."""


def create_player(
    connection: sqlite3.Connection, name: str, now: int, chips: int, kind: Kind = "guest"
) -> Player:
    """A new player with his chips."""
    player = Player(secrets.token_hex(8), name, kind=kind)
    connection.execute(
        "INSERT INTO player (id, name, created, kind) VALUES (?, ?, ?, ?)", (player.id, name, now, kind)
    )
    gifts.welcome(connection, player.id, chips, now)
    return player


def create_guest(
    connection: sqlite3.Connection, name: str, now: int, chips: int = GUEST_CHIPS
) -> tuple[Player, str]:
    """A new guest with his chips, and the token of his session."""
    player = create_player(connection, name, now, chips)
    return player, sessions.begin(connection, player.id, now)


def make_account(connection: sqlite3.Connection, player: str, name: str, hashes: Hashes) -> None:
    """Give a player a login; he keeps his id, and so his chips, seats and history. Raises `TakenError`."""
    if private(connection, player).login is not None or with_login(connection, login_of(name)) is not None:
        raise TakenError
    connection.execute(
        "UPDATE player SET kind = 'account', name = ?, login = ?, password = ?, recovery = ? WHERE id = ?",
        (name, login_of(name), hashes.password, hashes.recovery, player),
    )


def rename(connection: sqlite3.Connection, player: str, name: str) -> None:
    """Another name; an account logs in with it from now on. Raises `TakenError` for an account's."""
    if with_login(connection, login_of(name)) not in (None, player):
        raise TakenError
    login = None if private(connection, player).login is None else login_of(name)
    connection.execute("UPDATE player SET name = ?, login = ? WHERE id = ?", (name, login, player))


def sign_up(
    connection: sqlite3.Connection,
    visitor: Player | None,
    name: str,
    hashes: Hashes,
    now: int,
    chips: int,
) -> tuple[Player, str | None]:
    """An account, and the token of a session where it is a new player's; who asks keeps the session he has.

    Raises `TakenError`.
    """
    player = visitor or create_player(connection, name, now, chips)
    make_account(connection, player.id, name, hashes)
    return player, None if visitor is not None else sessions.begin(connection, player.id, now)


def link_telegram(
    connection: sqlite3.Connection, user: int, player: str | None, name: str, now: int, chips: int
) -> str:
    """The id of the player whom a user of Telegram is: the one he has been, this one, or somebody new.

    Raises `TakenError` where this one is another user's.
    """
    found = with_telegram(connection, user)
    if found is not None:
        return found
    if player is None:
        player = create_player(connection, name, now, chips).id
    elif private(connection, player).telegram is not None:
        raise TakenError
    connection.execute("UPDATE player SET telegram = ?, kind = 'account' WHERE id = ?", (user, player))
    return player


def set_password(connection: sqlite3.Connection, player: str, password: str, session: Session | None) -> None:
    """Another password; every session but this one ends."""
    connection.execute("UPDATE player SET password = ? WHERE id = ?", (password, player))
    sessions.end_all(connection, player, but=session)


def log_in(
    connection: sqlite3.Connection,
    player: str,
    password: str,
    now: int,
    *,
    renewed: str | None = None,
    instead: Session | None = None,
) -> str | None:
    """The token of a new session for who knew the password with this hash; none where it is another by now.

    ``renewed`` is the same password with today's parameters.
    """
    same = connection.execute(
        "UPDATE player SET password = ? WHERE id = ? AND password = ? AND deleted IS NULL",
        (renewed or password, player, password),
    ).rowcount
    return sessions.begin(connection, player, now, instead=instead) if same else None


def set_recovery(connection: sqlite3.Connection, player: str, recovery: str) -> None:
    connection.execute("UPDATE player SET recovery = ? WHERE id = ?", (recovery, player))


def recover(
    connection: sqlite3.Connection, player: str, used: str, password: str, recovery: str, now: int
) -> str | None:
    """A new password for who has the code, and the token of his session; the code works once, and all other
    sessions end, those of his bots too.
    """
    changed = connection.execute(
        "UPDATE player SET password = ?, recovery = ? WHERE id = ? AND recovery = ?",
        (password, recovery, player, used),
    ).rowcount
    if not changed:
        return None
    for each in (player, *bots_of(connection, player)):
        sessions.end_all(connection, each)
    return sessions.begin(connection, player, now)


def delete(connection: sqlite3.Connection, player: str, now: int) -> None:
    """End a player and his bots: nothing is left that says who he was, and his chips are the house's.

    The log of a bank keeps the names that were seen at the table.
    """
    for each in (player, *bots_of(connection, player)):
        sessions.end_all(connection, each)
        connection.execute(
            """
            UPDATE player SET name = ?, role = 'player', login = NULL, password = NULL, recovery = NULL,
                telegram = NULL, deleted = ? WHERE id = ?
            """,
            (DELETED, now, each),
        )
        connection.execute("UPDATE bank_player SET name = ? WHERE player = ?", (DELETED, each))
        connection.execute("UPDATE chat SET name = ?, body = '' WHERE player = ?", (DELETED, each))
        connection.execute("DELETE FROM mute WHERE player = ?1 OR muted = ?1", (each,))
        connection.execute("DELETE FROM member WHERE player = ?", (each,))
    forfeit(connection, now)


def forfeit(connection: sqlite3.Connection, now: int) -> None:
    """Book what lies in the wallets of the deleted back to the house: what they had, and what came since."""
    rows = connection.execute(
        """
        SELECT player.id, balance FROM player JOIN account ON account.id = 'wallet:' || player.id
        WHERE deleted IS NOT NULL AND balance > 0
        """
    ).fetchall()
    for player, balance in rows:
        own = ledger.wallet(player)
        entry = ledger.Entry(f"forfeit/{player}/{now}", own, ledger.HOUSE, balance, "forfeit", player)
        ledger.post(connection, entry, now)


def bots_of(connection: sqlite3.Connection, player: str) -> list[str]:
    """The ids of a player's bots."""
    rows = connection.execute(
        "SELECT id FROM player WHERE owner = ? AND deleted IS NULL ORDER BY created, id", (player,)
    )
    return [str(row[0]) for row in rows]
