"""A table on the disk: one step of it is one transaction, and all of it can be read back."""

from __future__ import annotations

import sqlite3

import msgspec

from svara.chips import decode_chips, encode_chips
from svara.server.books import gifts, ledger
from svara.server.history.codec import decode_event, encode_event
from svara.server.history.results import BankResult, write_result
from svara.server.tables.answers import keep_answer
from svara.server.tables.holding import decode_held, encode_held
from svara.server.tables.soundness import check_books, check_table
from svara.table import NOTHING, Held, Table, TableEvent, TableState
from svara.wire import Answer

_WRITER = msgspec.json.Encoder(enc_hook=encode_chips)
_STATES = msgspec.json.Decoder(TableState, dec_hook=decode_chips)


class LostTableError(RuntimeError):
    """Another process owns the table now; nothing was written."""


class DamagedError(ValueError):
    """What is on the disk cannot be; the message says what is wrong."""


class Step(msgspec.Struct, frozen=True):
    """All that one command changes."""

    table: str
    epoch: int
    before: int
    """The sequence number it starts from."""
    at: int
    events: tuple[TableEvent, ...] = ()
    entries: tuple[ledger.Entry, ...] = ()
    held: Held | None = None
    """What the house holds from now on; as it was where it is ``None``."""
    checkpoint: TableState | None = None
    player: str | None = None
    """Who asked for it by an id of his own."""
    answer: Answer | None = None
    """The first to that id."""
    result: BankResult | None = None
    """Of the bank that ended."""
    refill: gifts.Refill | None = None
    """For those whom that bank leaves with few chips."""


class Saved(msgspec.Struct):
    """A table as the disk has it."""

    table: Table
    events: list[TableEvent]
    """All that happened since its checkpoint, up to the table as it is."""
    first_seq: int
    """The sequence number of the first of them."""


def write_step(connection: sqlite3.Connection, step: Step) -> None:
    """Events, chips, deck and answer in one transaction (house rule 8)."""
    after = step.before + len(step.events)
    owned = connection.execute(
        "UPDATE game_table SET seq = ? WHERE id = ? AND epoch = ? AND seq = ?",
        (after, step.table, step.epoch, step.before),
    ).rowcount
    if not owned:
        raise LostTableError(f"table {step.table} is owned by another process")
    if step.player is not None and step.answer is not None:
        keep_answer(connection, step.player, step.answer, step.at)
    connection.executemany(
        "INSERT INTO event (game_table, seq, at, body) VALUES (?, ?, ?, ?)",
        (
            (step.table, seq, step.at, encode_event(event))
            for seq, event in enumerate(step.events, step.before + 1)
        ),
    )
    for entry in step.entries:
        ledger.post(connection, entry, step.at)
    if step.held is not None:
        connection.execute("DELETE FROM deck WHERE game_table = ?", (step.table,))
    if step.held is not None and step.held != NOTHING:
        held = encode_held(step.held)
        connection.execute("INSERT INTO deck (game_table, cards) VALUES (?, ?)", (step.table, held))
    if step.checkpoint is not None:
        connection.execute(
            "UPDATE game_table SET checkpoint_seq = ?, checkpoint = ? WHERE id = ?",
            (step.checkpoint.seq, _WRITER.encode(step.checkpoint).decode(), step.table),
        )
    if step.result is not None:
        write_result(connection, step.table, step.at, step.result)
        for each in step.result.players:
            gifts.refill(connection, step.refill, each.player, step.at)


def claim(connection: sqlite3.Connection, table: str) -> int:
    """Become the owner of a table, which any owner before thereby ceases to be; the new epoch."""
    connection.execute(
        """
        INSERT INTO game_table (id, epoch, seq, checkpoint_seq) VALUES (?, 1, 0, 0)
        ON CONFLICT (id) DO UPDATE SET epoch = epoch + 1
        """,
        (table,),
    )
    (epoch,) = connection.execute("SELECT epoch FROM game_table WHERE id = ?", (table,)).fetchone()
    return int(epoch)


def read_table(connection: sqlite3.Connection, table: str, pause: int) -> Saved | None:
    """The table as the last step left it, all of it of one moment. Raises `DamagedError`."""
    connection.execute("BEGIN")
    try:
        return read_within(connection, table, pause)
    finally:
        connection.execute("ROLLBACK")


def read_within(connection: sqlite3.Connection, table: str, pause: int) -> Saved | None:
    """The same in a transaction that is open already."""
    row = connection.execute(
        "SELECT seq, checkpoint_seq, checkpoint FROM game_table WHERE id = ?", (table,)
    ).fetchone()
    if row is None or row[0] == 0:
        return None
    seq, checkpoint_seq, checkpoint = row
    try:
        state = None if checkpoint is None else _STATES.decode(checkpoint)
        numbered = connection.execute(
            "SELECT seq, body FROM event WHERE game_table = ? AND seq > ? ORDER BY seq",
            (table, checkpoint_seq),
        ).fetchall()
        events: list[TableEvent] = [decode_event(body) for _, body in numbered]
        restored = Table.restore(state, events, _read_held(connection, table), pause)
        there = [number for number, _ in numbered]
        if restored.state.seq != seq or there != list(range(checkpoint_seq + 1, seq + 1)):
            raise ValueError("events are missing")
        if restored.state.table != table:
            raise ValueError("it is another table")
        check_table(connection, restored)
    except Exception as error:  # what a damaged log leads to can be anything
        reason = str(error) or type(error).__name__
        raise DamagedError(f"table {table} cannot be read back ({reason})") from None
    return Saved(restored, events, checkpoint_seq + 1)


def read_books(connection: sqlite3.Connection) -> None:
    """Go over what belongs to no table. Raises `DamagedError`."""
    try:
        check_books(connection)
    except Exception as error:  # as above
        raise DamagedError(str(error) or type(error).__name__) from None


def _read_held(connection: sqlite3.Connection, table: str) -> Held:
    row = connection.execute("SELECT cards FROM deck WHERE game_table = ?", (table,)).fetchone()
    return NOTHING if row is None else decode_held(row[0])
