"""One open table: its owner, its sockets, its bots, who may come in, who waits, and what is said."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import Literal, TypeAlias

from svara.server.books.booking import is_hosted
from svara.server.db.store import Store
from svara.server.moments import now_ms
from svara.server.people.players import Player
from svara.server.tables import chat, registry
from svara.server.tables.actor import TableActor
from svara.server.tables.bots import Bots
from svara.server.tables.chat import TableChat
from svara.server.tables.hub import REFRESH_SECONDS, Connection, Hub
from svara.server.tables.registry import Row
from svara.server.tables.showing import Beside
from svara.server.tables.waiting import MOST, WaitingList
from svara.table import NumberedEvent, Refused, Stand
from svara.table.events import StoodUp
from svara.wire import Answer, HoldView, Request, RequestWhat, TableView

Entry: TypeAlias = Literal["in", "no_table", "not_allowed"]

ASKED_OF_ROOM: frozenset[RequestWhat] = frozenset({"wait", "unwait", "mute", "report"})
"""The requests that are no commands of the table."""


class Room:
    """One open table."""

    def __init__(self, store: Store, actor: TableActor, bots: Bots, row: Row) -> None:
        self.id = row.id
        self.row = row
        self.actor = actor
        self.bots = bots
        actor.told.append(self._after_step)
        self.hub = Hub(actor, self)
        bots.watched = lambda: self.hub.count > 0
        self.waiting = WaitingList()
        self.chat = TableChat(store, actor, self.hub, open_to_all=row.options.chat)
        self.members: set[str] = set()
        """The approved ones, by their ids."""
        self.idle_since = now_ms()
        """When it was last seen with somebody at it."""
        self._store = store
        self._timer: asyncio.TimerHandle | None = None

    def load_members(self) -> None:
        found = registry.members_of(self._store.reader, self.id)
        self.members = {player for player, _, standing in found if standing == "approved"}

    # who may come in

    def is_host(self, player: Player) -> bool:
        """Whether he lets people in here."""
        return player.id == self.row.opener or player.operates

    def entry(self, player: Player) -> Entry:
        """Whether a player may come in; of a private table, nobody else hears that it is there."""
        options = self.row.options
        seated = self.actor.table.state.seat_of(player.id) is not None
        if seated or self.is_host(player) or player.id in self.members:
            return "in"
        if options.private:
            return "no_table"
        return "in" if options.spectators else "not_allowed"

    def may_look_back(self, player: str | None) -> bool:
        """Whether what spectators saw here is for him, who may be nobody; an operator has no more of it."""
        options = self.row.options
        belongs = player is not None and (player == self.row.opener or player in self.members)
        return belongs or (options.spectators and not options.private)

    def is_playing(self, bank: int | None) -> bool:
        """Whether the bank with this number is not over yet."""
        state = self.actor.table.state
        return state.running and state.banks == bank

    def may_sit(self, player: Player) -> bool:
        """Whether the seats are for him too."""
        options = self.row.options
        if options.practice is not None:
            return player.id == self.row.opener
        if options.for_bots() or (player.kind == "bot" and not options.bots_allowed):
            return False
        return not options.closed_circle() or player.id == self.row.opener or player.id in self.members

    async def let_in(self, player: Player, key: str | None) -> bool:
        """Whether the key fits; who brings it is a member from then on, unless he was refused."""
        reader = self._store.reader
        if self.row.options.practice is not None or not registry.fits(reader, self.id, key):
            return False
        if registry.standing_of(reader, self.id, player.id) == "refused":
            return False
        if player.id not in self.members:
            await self.approve(player.id)
        return True

    async def approve(self, player: str) -> None:
        """Make somebody a member."""
        await self._store.run(
            lambda connection: registry.set_standing(connection, self.id, player, "approved", now_ms())
        )
        self.members.add(player)
        self.hub.refresh()

    async def turn_away(self, player: str, standing: registry.Standing | None) -> None:
        """Refuse or remove somebody: he stands up as the rules have it (O72), and his sockets end where he
        may look on no more.
        """
        await self._store.run(
            lambda connection: registry.set_standing(connection, self.id, player, standing, now_ms())
        )
        self.members.discard(player)
        if self.row.options.closed_circle() and player != self.row.opener:
            self.waiting.leave(player)
            await self.actor.do(Stand(player))
        self._show_out()
        self.hub.refresh()

    def _show_out(self) -> None:
        """Close the sockets of those who may be here no more."""
        for player in self.hub.players():
            entry = self.entry(player)
            if entry != "in":
                self.hub.drop(player.id, entry)

    # coming and going

    def join(self, connection: Connection) -> None:
        """A new socket: the table as it is, and what was said."""
        self.waiting.presence(connection.player.id, None)
        self.hub.join(connection)
        self.chat.welcome(connection)

    def leave(self, connection: Connection) -> None:
        self.hub.leave(connection)
        if not self.hub.is_connected(connection.player.id):
            self.waiting.presence(connection.player.id, now_ms())
            self.offer_seats()

    def people(self) -> int:
        """How many sit here who are no bots of the house."""
        return sum(1 for _, sitter in self.actor.table.state.taken() if not sitter.hosted)

    def was_opened(self) -> bool:
        """Whether it is a table of somebody's, for people."""
        return self.row.opener is not None and not self.row.options.for_bots()

    def is_idle(self) -> bool:
        """Whether nobody is here, seated or with a socket."""
        return not self.hub.count and not self.people() and not self.waiting.holds

    def free_seats(self, player: str | None = None) -> list[int]:
        """The seats that a player could take now."""
        seats = self.actor.table.state.seats
        return [
            seat
            for seat, sitter in enumerate(seats)
            if sitter is None and self.waiting.holder(seat) in (None, player)
        ]

    def check_held(self, player: str, seat: int) -> None:
        """Raise `Refused` where the seat waits for another, or will as soon as all hear that it is free."""
        if self.waiting.holder(seat) not in (None, player) or (self.waiting.queue and self._frees(seat)):
            raise Refused("seat_held")

    def _frees(self, seat: int) -> bool:
        """Whether its sitter's leave is on its way to the disk."""
        seats, coming = self.actor.table.state.seats, self.actor.coming.seats
        return 0 <= seat < len(seats) and seats[seat] is not None and coming[seat] is None

    # beside the game

    async def ask(self, player: Player, request: Request) -> Answer:
        """What is `ASKED_OF_ROOM`: waiting for a seat, muting, reporting. Raises `Refused`."""
        match request.what:
            case "wait":
                self._wait(player)
            case "unwait":
                self.waiting.leave(player.id)
            case "mute":
                await self._mute(player, request)
            case "report":
                await self._report(player, request.line)
            case _:
                raise ValueError(f"{request.what} is a command of the table")
        self.offer_seats()
        self.hub.refresh()
        return Answer(request.id, True)

    def _wait(self, player: Player) -> None:
        if self.actor.table.state.seat_of(player.id) is not None:
            raise Refused("already_seated")
        if not self.may_sit(player):
            raise Refused("not_allowed")
        if self.free_seats(player.id):
            raise Refused("seat_free")
        if len(self.waiting.queue) >= MOST:
            raise Refused("line_full")
        self.waiting.join(player.id, player.name)

    async def _mute(self, player: Player, request: Request) -> None:
        muted = self._meant(request)
        if muted is None:
            raise Refused("no_such_line" if request.seat is None else "no_such_seat")
        if muted == player.id or is_hosted(muted):
            raise Refused("not_allowed")
        on = request.on is not False
        await self._store.run(lambda connection: chat.set_mute(connection, player.id, muted, on=on))

    def _meant(self, request: Request) -> str | None:
        """Whom a request means by a line of his, or by his seat."""
        seats = self.actor.table.state.seats
        if request.line is not None:
            return chat.speaker_of(self._store.reader, self.id, request.line)
        if request.seat is None or not 0 <= request.seat < len(seats):
            return None
        sitter = seats[request.seat]
        return None if sitter is None else sitter.player

    async def _report(self, player: Player, line: int | None) -> None:
        if line is None or chat.speaker_of(self._store.reader, self.id, line) is None:
            raise Refused("no_such_line")

        def write(connection: sqlite3.Connection) -> None:
            chat.report(connection, line, player.id, now_ms())

        await self._store.run(write)

    # what follows from a step

    def _after_step(self, events: list[NumberedEvent]) -> None:
        self.chat.forget_old_pools()
        if any(isinstance(event, StoodUp) for _, event in events):
            # Whoever asked to stand up is answered first.
            asyncio.get_running_loop().call_later(REFRESH_SECONDS, self._show_out)
        self.offer_seats()

    def offer_seats(self) -> None:
        """Offer what is free to those who wait, and tell everybody where that changed something."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        state = self.actor.table.state
        if not (self.waiting.queue or self.waiting.holds):
            return
        for _, sitter in state.taken():
            self.waiting.leave(sitter.player)
        free = [seat for seat, sitter in enumerate(state.seats) if sitter is None]
        if self.waiting.offer(free, now_ms()):
            self.hub.refresh()
        deadline = self.waiting.deadline()
        if deadline is not None:
            delay = max(0.0, (deadline - now_ms()) / 1000)
            self._timer = asyncio.get_running_loop().call_later(delay, self.offer_seats)

    async def stop(self) -> None:
        """Stop between two steps; what waited is forgotten."""
        if self._timer is not None:
            self._timer.cancel()
        await self.bots.stop()
        await self.actor.stop()

    # what is shown beside the game

    def public(self, view: TableView) -> None:
        options = self.row.options
        view.name = options.name
        view.spectators = self.hub.spectators()
        view.waiting = self.waiting.names()
        view.holds = tuple(
            [HoldView(seat, held.name, held.until) for seat, held in sorted(self.waiting.holds.items())]
        )
        view.bots_allowed, view.private = options.bots_allowed, options.private
        view.practice = options.practice is not None
        view.members_only, view.chat = options.closed_circle(), options.chat

    def own(self, player: Player) -> Beside:
        return Beside(
            self.waiting.seat_of(player.id) if self.waiting.holds else None,
            self.may_sit(player),
            self.row.opener == player.id,
            self.chat.pool_of(player.id) is not None,
        )
