"""Chips that the house gives: to who is new, once a day to who has few, and by an operator's hand."""

from __future__ import annotations

import sqlite3
from datetime import UTC, datetime

import msgspec

from svara.server.books.ledger import (
    HOUSE,
    Entry,
    Kind,
    has_pot,
    holdings,
    post,
    post_once,
    tables_of,
    wallet,
)
from svara.server.settings import Settings

MOST_GRANTED = 10**12
"""Chips of one grant."""


class Refill(msgspec.Struct, frozen=True):
    """The daily refill: who holds less than ``below`` at all his tables together is brought to ``to``."""

    below: int
    to: int


def welcome_chips(settings: Settings, least: int) -> int:
    """What who is new begins with: where it is anything, enough to sit down at the house's own table,
    where one sits down with ``least``.
    """
    return max(settings.welcome_chips, least) if settings.welcome_chips else 0


def refill_rule(settings: Settings, least: int) -> Refill | None:
    """The refill of this house, after which one can sit down at its own table; none where it is off.

    >>> refill_rule(Settings(refill_below=200, refill_chips=1000), 2000)
    Refill(below=2000, to=2000)
    """
    if not (settings.refill_chips and settings.refill_below):
        return None
    return Refill(max(settings.refill_below, least), max(settings.refill_chips, least))


def welcome(connection: sqlite3.Connection, player: str, chips: int, now: int) -> None:
    """The first chips of a player, once for all time."""
    if chips:
        entry = Entry(f"welcome/{player}", HOUSE, wallet(player), chips, "welcome", player)
        post_once(connection, entry, now)


def refill(connection: sqlite3.Connection, rule: Refill | None, player: str, now: int) -> int:
    """Give a player today's refill where it is due; what he got. A day is one of UTC.

    Who sits where a bank is played is looked at when it is over: what he has in its pot may come back.
    """
    if not refill_due(connection, rule, player, now):
        return 0
    assert rule is not None, "a refill is due by a rule"
    amount = rule.to - holdings(connection, player)
    entry = Entry(_refill_id(player, now), HOUSE, wallet(player), amount, "refill", player)
    post(connection, entry, now)
    return amount


def refill_due(connection: sqlite3.Connection, rule: Refill | None, player: str, now: int) -> bool:
    """Whether a player would get a refill now; bots of the house and the deleted never do."""
    if rule is None or not _is_here(connection, player):
        return False
    held = holdings(connection, player)
    if held >= min(rule.below, rule.to) or _in_a_bank(connection, player):
        return False
    given = connection.execute("SELECT 1 FROM movement WHERE id = ?", (_refill_id(player, now),))
    return given.fetchone() is None


def grant(
    connection: sqlite3.Connection, id: str, player: str, amount: int, *, by: str, reason: str, now: int
) -> bool:
    """An operator gives a player chips, or takes them back where ``amount`` is below zero.

    ``id`` is the operator's own for this act: repeated, it changes nothing, and the answer is false. Raises
    `NoChipsError` where the wallet holds less than is taken, `OtherMovementError` for the id of another
    grant.
    """
    own = wallet(player)
    source, target = (HOUSE, own) if amount > 0 else (own, HOUSE)
    kind: Kind = "grant" if amount > 0 else "take"
    entry = Entry(f"grant/{by}/{id}", source, target, abs(amount), kind, player, note=reason)
    return post_once(connection, entry, now)


def _refill_id(player: str, now: int) -> str:
    """One a day, so that a second one is none."""
    return f"refill/{player}/{datetime.fromtimestamp(now // 1000, UTC):%Y-%m-%d}"


def _is_here(connection: sqlite3.Connection, player: str) -> bool:
    here = connection.execute("SELECT 1 FROM player WHERE id = ? AND deleted IS NULL", (player,))
    return here.fetchone() is not None


def _in_a_bank(connection: sqlite3.Connection, player: str) -> bool:
    return any(has_pot(connection, table) for table in tables_of(connection, player))
