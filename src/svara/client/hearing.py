"""What was heard of a table: its newest view, and its events without a gap and none twice."""

from __future__ import annotations

from svara.wire import LogEntry, Snapshot, TableView, Update


class Hearing:
    """Puts the messages of one connection after another together.

    A new connection begins with the table as it is, unasked. Its events are left for the answer to
    `Resume`, which has all since the last number that was heard, or as many as there still are.
    """

    def __init__(self) -> None:
        self.view: TableView | None = None
        self.seq = -1
        """The number of the last event that was heard of; below 0 before the first message."""
        self._news: list[LogEntry] = []
        self._greeting = False
        """Whether the unasked snapshot is still to come."""
        self._resuming = False

    def begin(self) -> bool:
        """A new connection; whether it has to ask for what was missed."""
        self._greeting = True
        self._resuming = self.seq >= 0
        return self._resuming

    def hear(self, message: Snapshot | Update) -> None:
        greeting, self._greeting = self._greeting, False
        self.view = message.view
        missing = bool(message.log) and message.log[0].seq > self.seq + 1
        if self._resuming and (greeting or (missing and isinstance(message, Update))):
            return
        if not greeting:
            self._resuming = False
        self._news += [entry for entry in message.log if entry.seq > self.seq]
        self.seq = max(self.seq, message.seq)

    def take_news(self) -> tuple[LogEntry, ...]:
        """The events since this was asked last."""
        news, self._news = tuple(self._news), []
        return news
