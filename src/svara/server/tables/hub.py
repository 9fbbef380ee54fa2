"""Who is connected, and what each of them is told."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import TypeAlias

import msgspec

from svara.server.people.players import Player
from svara.server.tables.actor import RETRY_SECONDS, TableActor, now_ms
from svara.server.tables.telling import log_entries
from svara.server.tables.views import table_view
from svara.table import Command, Connect, Disconnect, TableEvent
from svara.wire import Answer, Notice, ServerMessage, Snapshot, Update, Welcome

LONGEST_QUEUE = 128
"""Messages that wait for one slow reader; one more closes his socket, and he resumes."""

Numbered: TypeAlias = list[tuple[int, TableEvent]]


class Connection:
    """One socket of a player: what is still to be sent to it, and whether it has fallen behind."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.overrun = asyncio.Event()
        self._waiting: asyncio.Queue[str] = asyncio.Queue(LONGEST_QUEUE)

    def send(self, message: ServerMessage) -> None:
        self.send_text(msgspec.json.encode(message).decode())

    def send_text(self, text: str) -> None:
        try:
            self._waiting.put_nowait(text)
        except asyncio.QueueFull:
            self.overrun.set()

    @property
    def idle(self) -> bool:
        """Whether nothing waits to be sent."""
        return self._waiting.empty()

    @property
    def waiting(self) -> int:
        return self._waiting.qsize()

    async def next(self) -> str:
        return await self._waiting.get()


class Hub:
    """The sockets at one table. Presence is by count: the last one that goes is the line that is lost."""

    def __init__(self, actor: TableActor) -> None:
        self._actor = actor
        self._connections: set[Connection] = set()
        self._lines: Counter[str] = Counter()
        self._reporting: set[str] = set()
        """Whose presence the table is being told."""
        self.greeting: Callable[[], Notice | None] = lambda: None
        """What a new socket is told of the house, if anything."""
        actor.told.append(self._tell)

    def lines(self, player: str) -> int:
        """How many sockets a player has open here."""
        return self._lines.get(player, 0)

    @property
    def count(self) -> int:
        """How many sockets are open here."""
        return len(self._connections)

    @property
    def unsent(self) -> int:
        """Messages that wait to be read."""
        return sum(connection.waiting for connection in self._connections)

    def send_all(self, message: ServerMessage) -> None:
        """Tell everybody here the same."""
        text = msgspec.json.encode(message).decode()
        for connection in self._connections:
            connection.send_text(text)

    def is_connected(self, player: str) -> bool:
        return self._lines[player] > 0

    def join(self, connection: Connection) -> None:
        """A new socket: a welcome and the table as it is; from now on every step."""
        player = connection.player
        connection.send(Welcome(player.name, now_ms()))
        connection.send(self._snapshot(player.id))
        self._connections.add(connection)
        if (notice := self.greeting()) is not None:
            connection.send(notice)
        self._lines[player.id] += 1
        if self._lines[player.id] == 1:
            self._report(player.id)

    def leave(self, connection: Connection) -> None:
        player = connection.player.id
        self._connections.discard(connection)
        self._lines[player] -= 1
        if self._lines[player] <= 0:
            del self._lines[player]
            self._report(player)

    def _report(self, player: str) -> None:
        """Tell the table whether a player's line is there, until it has it as it is."""
        if player not in self._reporting:
            self._reporting.add(player)
            self._actor.do(partial(self._line, player)).add_done_callback(partial(self._reported, player))

    def _line(self, player: str) -> Command:
        return Connect(player) if self.is_connected(player) else Disconnect(player)

    def _reported(self, player: str, answer: asyncio.Future[Answer]) -> None:
        if answer.cancelled() or answer.result().code == "closing":
            return
        if answer.result().ok:
            self._reporting.discard(player)
            self._reconcile(player)
        else:
            asyncio.get_running_loop().call_later(RETRY_SECONDS, self._again, player)

    def _again(self, player: str) -> None:
        self._reporting.discard(player)
        self._reconcile(player)

    def _reconcile(self, player: str) -> None:
        """Report once more where the table has it otherwise than the sockets."""
        state = self._actor.table.state
        seat = state.seat_of(player)
        sitter = None if seat is None else state.seats[seat]
        if sitter is not None and sitter.connected != self.is_connected(player):
            self._report(player)

    def resume(self, connection: Connection, since: int) -> None:
        """Everything since a sequence number, or the table as it is where that is no longer at hand."""
        actor = self._actor
        first = actor.log[0][0] if actor.log else actor.seq + 1
        if first - 1 <= since <= actor.seq:
            missed = [entry for entry in actor.log if entry[0] > since]
            connection.send(self._update(connection.player.id, missed))
        else:
            connection.send(self._snapshot(connection.player.id))

    def _tell(self, events: Numbered) -> None:
        messages: dict[str, str] = {}
        for connection in self._connections:
            player = connection.player.id
            if player not in messages:
                messages[player] = msgspec.json.encode(self._update(player, events)).decode()
            connection.send_text(messages[player])

    def _snapshot(self, player: str) -> Snapshot:
        actor, now = self._actor, now_ms()
        view = table_view(actor.table, player, actor.wallet(player), now)
        return Snapshot(actor.seq, now, view, log_entries(actor.table.state, actor.log, player))

    def _update(self, player: str, events: Numbered) -> Update:
        actor, now = self._actor, now_ms()
        view = table_view(actor.table, player, actor.wallet(player), now)
        return Update(actor.seq, now, view, log_entries(actor.table.state, events, player))
