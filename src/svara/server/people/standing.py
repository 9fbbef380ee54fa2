"""What operators do to people; each act is one transaction's work, and leaves its line in the audit."""

from __future__ import annotations

import sqlite3

from svara.server.people import accounts
from svara.server.people.players import Role


def audit(
    connection: sqlite3.Connection,
    who: str,
    act: str,
    target: str,
    now: int,
    detail: str = "",
    reason: str = "",
) -> None:
    """Write down who did what, to whom or what, and why."""
    connection.execute(
        "INSERT INTO audit (at, who, act, target, detail, reason) VALUES (?, ?, ?, ?, ?, ?)",
        (now, who, act, target, detail, reason),
    )


def set_role(
    connection: sqlite3.Connection, who: str, player: str, role: Role, now: int, reason: str = ""
) -> None:
    """Raises `LookupError` where there is no such account; a guest or a bot gets no role."""
    changed = connection.execute(
        "UPDATE player SET role = ? WHERE id = ? AND kind = 'account' AND deleted IS NULL", (role, player)
    ).rowcount
    _check(changed, player)
    audit(connection, who, "role", player, now, role, reason)


def set_ban(
    connection: sqlite3.Connection, who: str, player: str, until: int, now: int, reason: str = ""
) -> None:
    """Shut the house to a player and his bots until then; 0 opens it again. Raises `LookupError`."""
    changed = connection.execute(
        "UPDATE player SET banned_until = ? WHERE id = ? AND deleted IS NULL", (until, player)
    ).rowcount
    _check(changed, player)
    audit(connection, who, "ban", player, now, str(until), reason)


def set_mute(
    connection: sqlite3.Connection, who: str, player: str, until: int, now: int, reason: str = ""
) -> None:
    """Keep a player from chatting until then; 0 lets him again. Raises `LookupError`."""
    changed = connection.execute(
        "UPDATE player SET muted_until = ? WHERE id = ? AND deleted IS NULL", (until, player)
    ).rowcount
    _check(changed, player)
    audit(connection, who, "mute", player, now, str(until), reason)


def reset_password(connection: sqlite3.Connection, who: str, player: str, now: int, reason: str = "") -> str:
    """A new recovery code for an account, to be handed to its owner; when he chooses a password with it, the
    old one and all sessions end. Raises `LookupError`.
    """
    code = accounts.new_code()
    changed = connection.execute(
        "UPDATE player SET recovery = ? WHERE id = ? AND login IS NOT NULL",
        (accounts.code_hash(code), player),
    ).rowcount
    _check(changed, player)
    audit(connection, who, "reset_password", player, now, "", reason)
    return code


def _check(changed: int, player: str) -> None:
    if not changed:
        raise LookupError(f"there is no such player as {player[:40]!r}")
