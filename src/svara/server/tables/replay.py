"""A finished bank once more, event by event, as one viewer was shown it."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

import msgspec

from svara.bank import Bank, Game
from svara.bank.events import BankStarted
from svara.bank.fold import apply as apply_to_bank
from svara.server.history.finished import FinishedBank, Kept
from svara.server.tables.changes import changed
from svara.server.tables.showing import Showing
from svara.server.tables.telling import log_entries
from svara.server.tables.views import seat_view
from svara.table import Table, TableState
from svara.table.desk import Desk
from svara.table.events import OwnEvent, Pledged, TableOpened
from svara.table.fair_events import DeckProved, HeaderPublished, HeaderVoided, NonceRevealed, SaltsGiven
from svara.table.fold import apply
from svara.table.state import Clock, Sitter
from svara.wire import LogEntry, SeatView, TableView


class ReplayStep(msgspec.Struct, omit_defaults=True):
    """One event, redacted for the viewer as it was when it happened, and what it changed in his view."""

    seq: int
    at: int
    event: dict[str, Any]
    view: dict[str, Any] = {}
    """The fields of the `TableView` that are others now, whole; its seats aside."""
    gone: tuple[str, ...] = ()
    """The fields of it that have their defaults again."""
    seats: tuple[SeatView, ...] = ()
    """The seats that are others now, whole."""


class Replay(msgspec.Struct):
    """A finished bank, to be looked at step by step.

    The views are those of the viewer's line while it was played, without clocks, wallets, and what he could
    have done. The numbers of the steps rise with gaps: who came, went or lost his line is left out.
    """

    table: str
    bank: int
    game: str
    table_name: str
    began: int
    ended: int
    void: bool
    seat: int | None
    """The viewer's; none where he sees what a spectator saw."""
    before: tuple[LogEntry, ...]
    """The headers that led to the first deal, with what proves them."""
    view: TableView
    """After the first of the steps."""
    steps: tuple[ReplayStep, ...]


_BEFORE = (HeaderPublished, NonceRevealed, HeaderVoided, DeckProved)
_SHOWN = (Pledged, SaltsGiven, *_BEFORE)
"""What of the table's own events belongs to a bank."""

_FIELDS = tuple(name for name in TableView.__struct_fields__ if name != "seats")


def replay(finished: FinishedBank, player: str | None) -> Replay:
    """The bank as this player may know it: what his seat saw, or for everybody else what all saw."""
    seat = finished.seat_of(player)
    viewer = None if seat is None else player
    begins = next(place for place, kept in enumerate(finished.events) if isinstance(kept.event, BankStarted))
    before = [kept for kept in finished.events[:begins] if isinstance(kept.event, _BEFORE)]
    table = _table(finished, before, finished.events[begins])
    numbered = [(kept.seq, kept.event) for kept in before]
    entries = log_entries(table.state, numbered, viewer)
    seen = list(_steps(table, finished.events[begins:], viewer))
    first = seen[0][0]
    steps = [ReplayStep(kept.seq, kept.at, event) for _, kept, event in seen]
    for step, (after, *_), (was, *_) in zip(steps[1:], seen[1:], seen, strict=False):
        fields, gone = changed(was, after, _FIELDS)
        step.view, step.gone = fields, tuple(gone)
        step.seats = tuple([now for now, then in zip(after.seats, was.seats, strict=True) if now != then])
    return Replay(
        finished.table,
        finished.bank,
        finished.rules.id,
        finished.table_name,
        finished.began,
        finished.ended,
        finished.void,
        seat,
        entries,
        first,
        tuple(steps),
    )


def _table(finished: FinishedBank, before: list[Kept], begins: Kept) -> Table:
    """The table just before the bank, as far as the bank's own events and result tell of it."""
    started = begins.event
    assert isinstance(started, BankStarted), "a bank begins with its beginning"
    state = TableState.begin(TableOpened(finished.table, finished.rules, fair=bool(before)))
    state.banks = finished.bank - 1
    state.stacks = list(started.stacks)
    for seat in started.present:
        taker = finished.takers.get(seat)
        state.seats[seat] = (
            Sitter(f"seat {seat}", "")
            if taker is None
            else Sitter(taker.player, taker.name, taker.bot, outside=taker.bot)
        )
    for kept in before:
        apply(state, kept.event)
    game = Game(finished.rules)
    return Table(Desk(game, state, Bank.restore(game, [started], ()), 0))


def _steps(
    table: Table, events: tuple[Kept, ...], viewer: str | None
) -> Iterator[tuple[TableView, Kept, dict[str, Any]]]:
    state, bank = table.state, table.bank
    assert bank is not None, "it is a bank that is replayed"
    for place, kept in enumerate(events):
        event = kept.event
        if isinstance(event, OwnEvent) and not isinstance(event, _SHOWN):
            continue
        apply(state, event)
        if place and not isinstance(event, OwnEvent):
            apply_to_bank(bank.state, event)
        if not state.running:
            # The result of a bank is shown for as long as the next deal is being asked for.
            state.clock = Clock("new_deal", 0, 0, 0)
        (entry,) = log_entries(state, [(kept.seq, event)], viewer)
        yield _view(table, bank, viewer), kept, entry.event


def _view(table: Table, bank: Bank, player: str | None) -> TableView:
    """What the table shows the viewer of the bank, and nothing that holds for a moment only."""
    state = table.state
    view = copy.copy(Showing(table, 0).public)
    seat = state.bank_seat(player)
    if seat is not None:
        seen = bank.glance(seat)
        view.seats = tuple([seat_view(table, other, seen, seat) for other in range(len(state.seats))])
        view.you = seat
    view.deadline = view.seconds = view.match = view.no_rake = None
    view.turn = 0
    if not state.running:
        view.owed, view.question = (), None
    return view
