"""What operators do to people; each act is one transaction's work, and leaves its line in the audit."""

from __future__ import annotations

import sqlite3

import msgspec

from svara.server.people import accounts
from svara.server.people.players import Role


class Doing(msgspec.Struct, frozen=True):
    """Who does it, why, and when."""

    who: str
    """The id of an operator, or the word for whoever sits at the machine."""
    now: int
    reason: str = ""


def audit(connection: sqlite3.Connection, doing: Doing, act: str, target: str, detail: str = "") -> None:
    """Write down what was done to whom or what."""
    connection.execute(
        "INSERT INTO audit (at, who, act, target, detail, reason) VALUES (?, ?, ?, ?, ?, ?)",
        (doing.now, doing.who, act, target, detail, doing.reason),
    )


def set_role(connection: sqlite3.Connection, doing: Doing, player: str, role: Role) -> None:
    """Raises `LookupError` where there is no such account; a guest or a bot gets no role."""
    changed = connection.execute(
        "UPDATE player SET role = ? WHERE id = ? AND kind = 'account' AND deleted IS NULL", (role, player)
    ).rowcount
    _check(changed, player)
    audit(connection, doing, "role", player, role)


def set_ban(connection: sqlite3.Connection, doing: Doing, player: str, until: int) -> None:
    """Shut the house to a player and his bots until then; 0 opens it again. Raises `LookupError`."""
    changed = connection.execute(
        "UPDATE player SET banned_until = ? WHERE id = ? AND deleted IS NULL", (until, player)
    ).rowcount
    _check(changed, player)
    audit(connection, doing, "ban", player, str(until))


def set_mute(connection: sqlite3.Connection, doing: Doing, player: str, until: int) -> None:
    """Keep a player from chatting until then; 0 lets him again. Raises `LookupError`."""
    changed = connection.execute(
        "UPDATE player SET muted_until = ? WHERE id = ? AND deleted IS NULL", (until, player)
    ).rowcount
    _check(changed, player)
    audit(connection, doing, "mute", player, str(until))


def reset_password(connection: sqlite3.Connection, doing: Doing, player: str) -> str:
    """A new recovery code for an account, to be handed to its owner; when he chooses a password with it, the
    old one and all sessions end. Raises `LookupError`.
    """
    code = accounts.new_code()
    changed = connection.execute(
        "UPDATE player SET recovery = ? WHERE id = ? AND login IS NOT NULL",
        (accounts.code_hash(code), player),
    ).rowcount
    _check(changed, player)
    audit(connection, doing, "reset_password", player)
    return code


def _check(changed: int, player: str) -> None:
    if not changed:
        raise LookupError(f"there is no such player as {player[:40]!r}")
