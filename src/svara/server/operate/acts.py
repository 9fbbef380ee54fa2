"""What operators do to people and chips: each act is one transaction, and leaves its line and its reason.

No act knows a card, a deck or a bank's course: what decides who wins is out of every operator's reach.
"""

from __future__ import annotations

import sqlite3

from svara.server.books import gifts, ledger
from svara.server.operate import audit
from svara.server.people import accounts
from svara.server.people.names import clean_name
from svara.server.people.players import Player, Role
from svara.server.people.recovery import code_hash, new_code

NO_PASSWORD = "!"
"""Stands where a hash would, and is none of any password."""


class NoSuchError(LookupError):
    """There is no such player, account or message."""


class NoAccountError(ValueError):
    """What only an account can have, asked for a guest or a bot."""


class NoPasswordError(ValueError):
    """He logs in with no password, so there is none that could be forgotten."""


class RankError(ValueError):
    """Operators act on players, admins on everybody."""


class GrantError(ValueError):
    """``no_amount``: nothing, or too much. ``no_chips``: the wallet does not hold what was to be taken.
    ``other_act``: another grant was booked under that id.
    """

    def __init__(self, code: str) -> None:
        self.code = code
        super().__init__(code)


class BadNameError(ValueError):
    """What a player cannot be called."""


def check_rank(connection: sqlite3.Connection, who: Player, target: str) -> None:
    """Raise `RankError` unless ``who`` may act on this player, `NoSuchError` where there is none.

    A bot is of its owner's rank; ``who`` is of the rank that he has by now.
    """
    row = connection.execute(
        """
        SELECT own.role, coalesce(master.role, 'player') FROM player AS own
        LEFT JOIN player AS master ON own.owner = master.id WHERE own.id = ? AND own.deleted IS NULL
        """,
        (target,),
    ).fetchone()
    if row is None:
        raise NoSuchError(target)
    known = connection.execute("SELECT role FROM player WHERE id = ?", (who.id,)).fetchone()
    role = who.role if known is None else known[0]
    if role != "admin" and (role != "operator" or row != ("player", "player")):
        raise RankError(target)


def ban(
    connection: sqlite3.Connection, who: Player, target: str, until: int, now: int, reason: str
) -> list[str]:
    """Shut the house to a player until then; 0 opens it again. Who is shut out: himself and his bots."""
    check_rank(connection, who, target)
    connection.execute("UPDATE player SET banned_until = ? WHERE id = ?", (until, target))
    audit.write_down(connection, who.id, "ban", target, now, str(until), reason)
    return [target, *accounts.bots_of(connection, target)]


def mute(connection: sqlite3.Connection, who: Player, target: str, until: int, now: int, reason: str) -> None:
    """Keep a player from chatting until then; 0 lets him again."""
    check_rank(connection, who, target)
    connection.execute("UPDATE player SET muted_until = ? WHERE id = ?", (until, target))
    audit.write_down(connection, who.id, "mute", target, now, str(until), reason)


def set_role(
    connection: sqlite3.Connection, who: Player, target: str, role: Role, now: int, reason: str
) -> None:
    """What an account may do from now on. Raises `NoAccountError` for a guest or a bot, who gets no role."""
    check_rank(connection, who, target)
    changed = connection.execute(
        "UPDATE player SET role = ? WHERE id = ? AND kind = 'account'", (role, target)
    ).rowcount
    if not changed:
        raise NoAccountError(target)
    audit.write_down(connection, who.id, "role", target, now, role, reason)


def reset_password(connection: sqlite3.Connection, who: Player, target: str, now: int, reason: str) -> str:
    """A new recovery code, which is written down nowhere, to be handed to the account's owner.

    When he chooses a password with it, the old one and all sessions end. Raises
    `NoPasswordError` for who logs in with none.
    """
    check_rank(connection, who, target)
    code = new_code()
    changed = connection.execute(
        "UPDATE player SET recovery = ? WHERE id = ? AND login IS NOT NULL", (code_hash(code), target)
    ).rowcount
    if not changed:
        raise NoPasswordError(target)
    audit.write_down(connection, who.id, "reset_password", target, now, "", reason)
    return code


def give_chips(
    connection: sqlite3.Connection, who: Player, target: str, amount: int, act: str, now: int, reason: str
) -> int:
    """Play chips into a wallet, or out of it where ``amount`` is below zero; the wallet afterwards.

    ``act`` is the client's id of it: said again with the same amount, it is not done again.
    """
    check_rank(connection, who, target)
    if not 0 < abs(amount) <= gifts.MOST_GRANTED:
        raise GrantError("no_amount")
    try:
        given = gifts.grant(connection, act, target, amount, by=who.id, reason=reason, now=now)
    except ledger.NoChipsError:
        raise GrantError("no_chips") from None
    except ledger.OtherMovementError:
        raise GrantError("other_act") from None
    if given:
        audit.write_down(connection, who.id, "chips", target, now, f"{amount:+}", reason)
    return ledger.balance(connection, ledger.wallet(target))


def settle_report(connection: sqlite3.Connection, who: Player, chat: int, now: int, reason: str) -> None:
    """Take a reported message out of the queue; what was done about its writer is an act of its own."""
    settled = connection.execute(
        "UPDATE chat_report SET settled = ? WHERE chat = ? AND settled IS NULL", (now, chat)
    ).rowcount
    if not settled:
        raise NoSuchError(str(chat))
    audit.write_down(connection, who.id, "report", str(chat), now, "", reason)


def make_admin(
    connection: sqlite3.Connection, who: Player, name: str, chips: int, now: int, reason: str
) -> str:
    """A new account that may do everything, with its first chips; its recovery code, with which its owner
    chooses a password.

    Raises `BadNameError`, and `accounts.TakenError` for a name that somebody has: a stranger who was quicker
    must not become an admin.
    """
    try:
        clean = clean_name(name)
    except ValueError:
        raise BadNameError(name) from None
    player = accounts.create_player(connection, clean, now, chips, "account")
    accounts.make_account(connection, player.id, clean, accounts.Hashes(NO_PASSWORD, ""))
    set_role(connection, who, player.id, "admin", now, reason)
    return reset_password(connection, who, player.id, now, reason)
