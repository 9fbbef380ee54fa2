"""The line that every finished bank leaves behind: where its events are, and what it was to each player."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence

import msgspec

from svara.bank import State
from svara.bank.events import BankEnded, BankStarted
from svara.chips import Chips, chips_text
from svara.table import NumberedEvent, TableState
from svara.table.state import Sitter


class PlayerResult(msgspec.Struct, frozen=True):
    """What one who was dealt in, or joined later, put into the bank and got out of it."""

    player: str
    seat: int
    name: str
    put: Chips
    won: Chips


class BankResult(msgspec.Struct, frozen=True):
    """A finished bank, from its first event to its last."""

    bank: int
    profile: str
    first_seq: int
    last_seq: int
    pot: Chips
    rake: Chips
    svaras: int
    void: bool
    players: tuple[PlayerResult, ...]


def bank_result(
    state: TableState, bank: State, log: Iterable[NumberedEvent], seated: Iterable[Sequence[Sitter | None]]
) -> BankResult | None:
    """The result of the bank that ended in these events; none where none ended.

    ``log`` reaches back to the bank's first event; ``seated`` are who sat at the table before and after,
    as one who left is gone when his bank is over.
    """
    first = last = 0
    void = False
    for seq, event in log:
        if isinstance(event, BankStarted):
            first = seq
        elif isinstance(event, BankEnded):
            last, void = seq, event.void
    if not first or last < first:
        return None
    names = {sitter.player: sitter.name for sitters in seated for sitter in sitters if sitter is not None}
    players = tuple(
        PlayerResult(player, seat, names.get(player, "?"), bank.put[seat], state.won[seat])
        for seat, player in enumerate(state.players)
        if player is not None and (bank.had_cards[seat] or bank.put[seat])
    )
    pot = sum(bank.put)
    return BankResult(state.banks, state.rules.id, first, last, pot, bank.rake, bank.svaras, void, players)


def write_result(connection: sqlite3.Connection, table: str, at: int, result: BankResult) -> None:
    """Keep a result, in the transaction that its bank ends with."""
    connection.execute(
        """
        INSERT INTO bank_result
            (game_table, bank, profile, first_seq, last_seq, began, ended, pot, rake, svaras, void)
        SELECT ?, ?, ?, ?, ?, at, ?, ?, ?, ?, ? FROM event WHERE game_table = ? AND seq = ?
        """,
        (
            *(table, result.bank, result.profile, result.first_seq, result.last_seq, at),
            *(chips_text(result.pot), int(result.rake), result.svaras, result.void),
            *(table, result.first_seq),
        ),
    )
    connection.executemany(
        """
        INSERT INTO bank_player (game_table, bank, player, seat, name, put, won, ended)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        """,
        (
            (
                table,
                result.bank,
                each.player,
                each.seat,
                each.name,
                chips_text(each.put),
                chips_text(each.won),
                at,
            )
            for each in result.players
        ),
    )
