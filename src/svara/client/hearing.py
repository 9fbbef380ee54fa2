"""What was heard of a table: its newest view, and its events without a gap and none twice."""

from __future__ import annotations

import copy
from typing import Any, get_type_hints

import msgspec

from svara.wire import Change, LogEntry, Snapshot, TableView, Update
from svara.wire.fields import defaults_of

_FIELDS: dict[str, Any] = get_type_hints(TableView)
_DEFAULTS = defaults_of(TableView)


class Hearing:
    """Puts the messages of one connection after another together.

    A new connection begins with the table as it is, unasked. Its events are left for the answer to
    `Resume`, which has all since the last number that was heard, or as many as there still are.
    """

    def __init__(self) -> None:
        self.view: TableView | None = None
        self.seq = -1
        """The number of the last event that was heard of; below 0 before the first message."""
        self._shown = -1
        """The number of the message that the view is of."""
        self._news: list[LogEntry] = []
        self.latest: tuple[LogEntry, ...] = ()
        """The events that the last message brought."""
        self._greeting = False
        """Whether the unasked snapshot is still to come."""
        self._resuming = False

    def begin(self) -> bool:
        """A new connection; whether it has to ask for what was missed."""
        self._greeting = True
        self._resuming = self.seq >= 0
        return self._resuming

    def begin_anew(self) -> None:
        """Nothing of what was heard is so any more, but that its view stands until there is another."""
        self.seq = self._shown = -1
        self._news.clear()
        self.latest = ()

    def hear(self, message: Snapshot | Update | Change) -> bool:
        """Take a message in; false where it changes another view than the last one, so that it is worth
        nothing and the table has to be asked for.
        """
        if isinstance(message, Change):
            if self.view is None or message.since != self._shown:
                return False
            self.view = changed(self.view, message)
        else:
            self.view = message.view
        self._shown = message.seq
        self._note(message)
        return True

    def _note(self, message: Snapshot | Update | Change) -> None:
        greeting, self._greeting = self._greeting, False
        self.latest = ()
        missing = bool(message.log) and message.log[0].seq > self.seq + 1
        if self._resuming and (greeting or (missing and not isinstance(message, Snapshot))):
            return
        if not greeting:
            self._resuming = False
        self.latest = tuple([entry for entry in message.log if entry.seq > self.seq])
        self._news += self.latest
        self.seq = max(self.seq, message.seq)

    def take_news(self) -> tuple[LogEntry, ...]:
        """The events since this was asked last."""
        news, self._news = tuple(self._news), []
        return news


def changed(view: TableView, change: Change) -> TableView:
    """The view after a change of it; fields that a later server has are left out."""
    after = copy.copy(view)
    for name, value in change.view.items():
        if name in _FIELDS:
            setattr(after, name, msgspec.convert(value, _FIELDS[name]))
    for name in change.gone:
        if name in _DEFAULTS:
            setattr(after, name, _DEFAULTS[name])
    seats = {seat.seat: seat for seat in change.seats}
    after.seats = tuple([seats.get(seat.seat, seat) for seat in view.seats])
    return after
