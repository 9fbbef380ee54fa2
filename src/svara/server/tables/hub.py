"""Who is connected, and what each of them is told."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Collection
from functools import partial
from typing import Protocol

import msgspec

from svara.bank.events import BankEnded
from svara.server.moments import now_ms
from svara.server.people.players import Player
from svara.server.tables.actor import TableActor
from svara.server.tables.changes import Changes, Public, Shown
from svara.server.tables.clocks import RETRY_SECONDS
from svara.server.tables.showing import NOTHING_BESIDE, Beside, Own, Showing, whole
from svara.server.tables.telling import Telling, log_entries
from svara.table import Command, Connect, Disconnect, NumberedEvent
from svara.table.money import WALLET_EVENTS
from svara.wire import ENDINGS, Answer, Ending, Notice, ServerMessage, Snapshot, TableView, Update, Welcome

MOST_UNSENT = 256 * 1024
"""Bytes that may wait for one slow reader; who needs more is cut, and resumes."""

MOST_SHOWN = MOST_UNSENT // 2
"""Bytes of one message that shows the whole table; of a longer log the latest part is told."""

_CHANGES_WALLETS = (*WALLET_EVENTS, BankEnded)
"""Events after which a wallet may hold something else: the end of a bank may bring a refill."""

_ENCODER = msgspec.json.Encoder()

REFRESH_SECONDS, REFRESH_SECONDS_EACH = 0.1, 0.005
"""How soon everybody hears of what is no event, like who looks on or waits, and how much later for each
socket that hears of it.
"""


class Furnish(Protocol):
    """Adds to what is shown of a table what is beside its game: its options, who waits, who may sit."""

    def public(self, view: TableView) -> None: ...

    def own(self, player: Player) -> Beside: ...


class _Bare:
    """Of a table with nothing beside its game."""

    def public(self, view: TableView) -> None: ...

    def own(self, player: Player) -> Beside:
        return NOTHING_BESIDE


class Outlet(Protocol):
    """Where the texts for one socket go. None of it waits."""

    @property
    def unsent(self) -> int:
        """Bytes that it has not taken yet."""

    def write(self, text: bytes) -> None: ...

    def pause_reading(self) -> None:
        """Let what comes wait, until `resume_reading`."""

    def resume_reading(self) -> None: ...

    def cut(self, code: int, reason: str) -> None:
        """End the socket."""


class Connection:
    """One socket of a player; once it has fallen behind it is ended, and sent no more."""

    __slots__ = ("_outlet", "ended", "overrun", "player", "shown")

    def __init__(self, player: Player, outlet: Outlet) -> None:
        self.player = player
        self.ended = False
        self.overrun = False
        """Whether it was ended for reading too slowly."""
        self.shown: Shown | None = None
        """What its last message about the table showed."""
        self._outlet = outlet

    def send(self, message: ServerMessage) -> None:
        self.send_text(_ENCODER.encode(message))

    def send_text(self, text: bytes) -> None:
        if self.ended:
            return
        self._outlet.write(text)
        if self._outlet.unsent > MOST_UNSENT:
            self.overrun = True
            self.close("too_much")

    def close(self, why: Ending) -> None:
        """Close the socket, after what has been sent to it."""
        if not self.ended:
            self.ended = True
            self._outlet.cut(ENDINGS[why], why)

    def pause_reading(self) -> None:
        self._outlet.pause_reading()

    def resume_reading(self) -> None:
        self._outlet.resume_reading()

    @property
    def unsent(self) -> int:
        """Bytes that wait to be read."""
        return self._outlet.unsent


class Hub:
    """The sockets at one table. Presence is by count: the last one that goes is the line that is lost."""

    def __init__(self, actor: TableActor, furnish: Furnish | None = None) -> None:
        self._actor = actor
        self._furnish = furnish or _Bare()
        self._connections: set[Connection] = set()
        self._lines: Counter[str] = Counter()
        self._wallets: dict[str, int] = {}
        self._shown: Showing | None = None
        """What was shown of the table last."""
        self._reporting: set[str] = set()
        """Whose presence the table is being told."""
        self.greeting: Callable[[], Notice | None] = lambda: None
        """What a new socket is told of the house, if anything."""
        self.test = False
        """Whether it is a table of a house for tests."""
        self.timeline = ""
        """Which one the table's numbers are of."""
        self._refresh: asyncio.TimerHandle | None = None
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
        """Bytes that wait to be read."""
        return sum(connection.unsent for connection in self._connections)

    def send_all(self, message: ServerMessage) -> None:
        """Tell everybody here the same."""
        text = msgspec.json.encode(message)
        for connection in self._connections:
            connection.send_text(text)

    def send_to(self, message: ServerMessage, players: Collection[str]) -> None:
        """Tell these players the same."""
        text = _ENCODER.encode(message)
        for connection in self._connections:
            if connection.player.id in players:
                connection.send_text(text)

    def drop(self, player: str, why: Ending) -> None:
        """Close a player's sockets here."""
        for connection in tuple(self._connections):
            if connection.player.id == player:
                connection.close(why)

    def drop_all(self, why: Ending) -> None:
        """Close every socket here."""
        for connection in tuple(self._connections):
            connection.close(why)

    def is_connected(self, player: str) -> bool:
        return self._lines[player] > 0

    def players(self) -> list[Player]:
        """Who is connected."""
        return list({connection.player.id: connection.player for connection in self._connections}.values())

    def spectators(self) -> int:
        """How many people look on without a seat."""
        seats = self._actor.table.state.seats
        seated = [sitter for sitter in seats if sitter is not None and sitter.player in self._lines]
        return len(self._lines) - len(seated)

    def join(self, connection: Connection) -> None:
        """A new socket: a welcome and the table as it is; from now on every step."""
        player = connection.player
        self._lines[player.id] += 1
        test, timeline = self.test, self.timeline
        connection.send(Welcome(player.name, now_ms(), test=test, player=player.id, timeline=timeline))
        self._show(connection, Snapshot, self._actor.log)
        if (notice := self.greeting()) is not None:
            connection.send(notice)
        if self._lines[player.id] == 1:
            self.refresh()
            self._report(player.id)
        self._connections.add(connection)

    def leave(self, connection: Connection) -> None:
        player = connection.player.id
        self._connections.discard(connection)
        self._lines[player] -= 1
        if self._lines[player] <= 0:
            del self._lines[player]
            self._wallets.pop(player, None)
            self._report(player)
            self.refresh()

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

    def resume(self, connection: Connection, since: int, timeline: str) -> None:
        """Everything since a sequence number, or the table as it is where that is no longer at hand, or is
        not known to be a number of this timeline.
        """
        actor = self._actor
        first = actor.log[0][0] if actor.log else actor.seq + 1
        if timeline == self.timeline and first - 1 <= since <= actor.seq:
            missed = [entry for entry in actor.log if entry[0] > since]
            self._show(connection, Update, missed)
        else:
            self._show(connection, Snapshot, actor.log)

    def refresh(self) -> None:
        """Send everybody who is here his view again soon, unless a step does it before."""
        if self._refresh is None and self._connections:
            delay = REFRESH_SECONDS + REFRESH_SECONDS_EACH * len(self._connections)
            self._refresh = asyncio.get_running_loop().call_later(delay, self._tell, [])

    def _tell(self, events: list[NumberedEvent]) -> None:
        """Tell everybody here what has changed for him."""
        if self._refresh is not None:
            self._refresh.cancel()
            self._refresh = None
        if any(isinstance(event, _CHANGES_WALLETS) for _, event in events):
            self._wallets.clear()
        now = now_ms()
        showing, telling = self._showing(now), Telling(self._actor.table.state, events)
        public = Public(self._actor.seq, showing.public)
        changes = Changes(public, now, telling.public)
        for connection in self._connections:
            player, before = connection.player, connection.shown
            assert before is not None, "who is told of steps was shown the table"
            own = self._own(showing, player, before.own)
            connection.shown = Shown(public, own)
            connection.send_text(changes.frame(before, own, telling.to(player.id)))

    def forget_wallet(self, player: str) -> None:
        """His wallet has changed elsewhere: look again, and show him."""
        if self._wallets.pop(player, None) is not None:
            self.refresh()

    def _wallet(self, player: str) -> int:
        """A wallet as it was when it was last read: anew for each snapshot, and when chips went here."""
        held = self._wallets.get(player)
        if held is None:
            held = self._wallets[player] = self._actor.wallet(player)
        return held

    def _show(
        self, connection: Connection, kind: type[Snapshot | Update], events: list[NumberedEvent]
    ) -> None:
        """The whole table to one socket, its player's wallet looked up anew, with these of its events.

        Where they are too many, a snapshot has the latest of them: an update without the first would leave a
        gap.
        """
        actor, player, now = self._actor, connection.player, now_ms()
        self._wallets.pop(player.id, None)
        showing = self._showing(now)
        shown = connection.shown = Shown(Public(actor.seq, showing.public), self._own(showing, player))
        view = whole(shown.public.view, shown.own)
        log = log_entries(actor.table.state, events, player.id)
        text = _ENCODER.encode(kind(actor.seq, now, view, log))
        while len(text) > MOST_SHOWN and log:
            log = log[(len(log) + 1) // 2 :]
            text = _ENCODER.encode(Snapshot(actor.seq, now, view, log))
        connection.send_text(text)

    def _showing(self, now: int) -> Showing:
        showing = self._shown = Showing(self._actor.table, now, self._shown)
        self._furnish.public(showing.public)
        return showing

    def _own(self, showing: Showing, player: Player, before: Own | None = None) -> Own:
        return showing.own(player.id, self._wallet(player.id), self._furnish.own(player), before)
