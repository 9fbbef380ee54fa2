"""What comes of a command: it is tried on a copy of the table, with the deals that follow from it."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from svara.bank.events import BankEnded
from svara.table import (
    AutoPress,
    Command,
    Commit,
    Move,
    Pledge,
    Press,
    Refused,
    Sit,
    SitOut,
    Table,
    TableEvent,
    TableState,
    TopUp,
    check_chips,
)

LONG_IDLE = 100
"""Events between two banks after which the log begins anew; who comes later is shown the table as it is."""

LONG_BANK = 3000
"""Events of one bank after which it takes nothing more that is beside its game."""

BESIDE = (AutoPress, Commit, Move, Pledge, Press, Sit, SitOut, TopUp)
"""What a player may do any number of times without the bank's going on."""

Deals = Callable[[Table, int], list[TableEvent]]
"""Deals what is due at a moment."""


class Outcome(msgspec.Struct, eq=False):
    """The table after a command that was tried, and how it came there."""

    table: Table
    events: list[TableEvent]
    checkpoint: TableState | None = None
    """The state that the log begins with from now on: as it was before a bank and its headers, or as it is
    where much has happened since the last one.
    """
    idle: int = 0
    """Events since the latest bank."""
    begins: bool = False
    """Whether a bank begins."""
    ends: bool = False
    """Whether one ends."""


def tried(
    command: Command | None,
    before: Table,
    logged: int,
    idle: int,
    now: int,
    may_begin: Callable[[], bool],
    deals: Deals,
) -> Outcome:
    """What comes of it at a moment; without a command, of the deals that are due. Raises `Refused`.

    ``logged`` are the events that the log has by then, ``idle`` those since the latest bank.
    """
    if logged >= LONG_BANK and isinstance(command, BESIDE) and before.state.running:
        raise Refused("too_fast")
    table = before.copy()
    after = Outcome(table, [] if command is None else table.do(command, now))
    while table.deal_due and (table.state.running or may_begin()):
        if _begins(table.state):
            after.checkpoint = table.state.copy()
        after.events += deals(table, now)
    check_chips(table.state)
    after.begins = table.state.banks != before.state.banks
    after.ends = BankEnded in map(type, after.events)
    if not (table.state.running or after.ends):
        after.idle = idle + len(after.events)
    if after.idle >= LONG_IDLE and table.state.pending() is None:
        after.checkpoint, after.idle = table.state.copy(), 0
    return after


def _begins(state: TableState) -> bool:
    """Whether the deal that is due is a bank's first, and no header of it was void before."""
    return not state.running and (state.sealed is None or state.sealed.header.bank <= state.banks)
