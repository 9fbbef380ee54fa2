"""Who is connected, and what each of them is told."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TypeAlias

import msgspec

from svara.server.accounts import Player
from svara.server.actor import TableActor, now_ms
from svara.server.telling import log_entries
from svara.server.views import table_view
from svara.server.wire import ServerMessage, Snapshot, Update, Welcome
from svara.table import Connect, Disconnect, TableEvent

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

    async def next(self) -> str:
        return await self._waiting.get()


class Hub:
    """The sockets at one table. Presence is by count: the last one that goes is the line that is lost."""

    def __init__(self, actor: TableActor) -> None:
        self._actor = actor
        self._connections: set[Connection] = set()
        self._lines: Counter[str] = Counter()
        actor.told.append(self._tell)

    def is_connected(self, player: str) -> bool:
        return self._lines[player] > 0

    def join(self, connection: Connection) -> None:
        """A new socket: a welcome and the table as it is; from now on every step."""
        player = connection.player
        connection.send(Welcome(player.name, now_ms()))
        connection.send(self._snapshot(player.id))
        self._connections.add(connection)
        self._lines[player.id] += 1
        if self._lines[player.id] == 1:
            self._actor.do(Connect(player.id))

    def leave(self, connection: Connection) -> None:
        player = connection.player.id
        self._connections.discard(connection)
        self._lines[player] -= 1
        if self._lines[player] <= 0:
            del self._lines[player]
            self._actor.do(Disconnect(player))

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
