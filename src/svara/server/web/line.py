"""One open socket: messages in, a bounded number of bytes out."""

from __future__ import annotations

import asyncio
import sqlite3
from functools import cache

import msgspec
import structlog
from starlette.websockets import WebSocket

from svara import wire
from svara.server.house import House
from svara.server.limits import TokenBucket
from svara.server.meters import ANSWERS, RESYNCS, SLOW_READERS
from svara.server.people.players import Player
from svara.server.tables.actor import Order
from svara.server.tables.hub import Connection
from svara.server.tables.room import ASKED_OF_ROOM, Room
from svara.server.web.commands import Commands
from svara.server.web.protocol import protocol_of
from svara.table import Refused
from svara.wire import Answer, ClientMessage, Request, Resume

log = structlog.get_logger("svara.sockets")

LONGEST_ID = 64
BURST, PER_SECOND = 40, 20
RESUMES_LIKE = 5
"""How many messages a wish to resume counts as, since it is answered with the whole table."""
MOST_TOO_FAST = 100
"""By how many the refusals for speed may exceed the messages done, before the socket is closed."""

_count_answer = cache(ANSWERS.labels)
"""The counter of a code, which is looked up once."""

_MESSAGES = msgspec.json.Decoder(ClientMessage)


class _OnlyId(msgspec.Struct):
    id: str = ""


_IDS = msgspec.json.Decoder(_OnlyId)


class Line:
    """One open socket: whose it is, and to which table.

    A message is handled where it is heard, by plain calls as far as the table; one that comes before the one
    in hand is answered waits, and with it all that the socket has to read.
    """

    def __init__(self, house: House, room: Room, connection: Connection) -> None:
        self._room = room
        self._actor = room.actor
        self._hub = room.hub
        self._connection = connection
        self._commands = Commands(house, room, connection)
        self._bucket = TokenBucket(BURST, PER_SECOND)
        self._refused = 0
        """For speed, less what was done since."""
        self._asking = False
        """Whether a message is in hand."""
        self._unheard: list[str | bytes] = []
        self._tasks: set[asyncio.Task[None]] = set()

    async def hold(self, socket: WebSocket) -> None:
        """Answer messages until the socket ends; what there is to tell goes out beside."""
        connection, protocol = self._connection, protocol_of(socket)
        self._room.join(connection)
        try:
            protocol.hear(self._hear)
            while (message := await socket.receive())["type"] != "websocket.disconnect":
                self._hear(message.get("text") or message.get("bytes") or b"")
        finally:
            protocol.hear(None)
            self._unheard.clear()
            self._room.leave(connection)
        if connection.overrun:
            SLOW_READERS.inc()

    def _hear(self, frame: str | bytes) -> None:
        """Take a message. While another is in hand it waits, and nothing more is read, so that no more wait
        than came in one piece.
        """
        if self._connection.ended:
            return
        self._unheard.append(frame)
        if self._asking:
            self._connection.pause_reading()
        else:
            self._go_on()

    def _go_on(self) -> None:
        while self._unheard and not self._asking:
            self._asking = True
            self._take(self._unheard.pop(0))
            if self._connection.ended:
                self._unheard.clear()
        if not self._unheard:
            self._connection.resume_reading()

    def _take(self, frame: str | bytes) -> None:
        """Have a message answered; who asks for far too much is cut."""
        if self._bucket.take():
            self._refused = max(0, self._refused - 1)
            self._handle(frame)
            return
        self._refused += 1
        if self._refused > MOST_TOO_FAST:
            self._connection.close("too_much")
        else:
            self._answer(Answer(_id_of(frame), False, "too_fast"))

    def _answer(self, answer: Answer | None) -> None:
        """The message in hand is done; nothing is said where it was no question."""
        self._asking = False
        if answer is not None:
            self._connection.send(answer)
            _count_answer(answer.code or "ok").inc()

    def _answer_later(self, answer: Answer) -> None:
        """The same, out of the table's step."""
        self._answer(answer)
        self._go_on()

    def _handle(self, frame: str | bytes) -> None:
        try:
            message = _MESSAGES.decode(frame)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self._answer(Answer(_id_of(frame), False, "bad_request"))
            return
        if isinstance(message, Resume):
            self._answer(self._resume(message))
        elif not 0 < len(message.id) <= LONGEST_ID:
            self._answer(Answer("", False, "bad_request"))
        elif isinstance(message, wire.Chat) or (
            isinstance(message, Request) and message.what in ASKED_OF_ROOM
        ):
            task = asyncio.create_task(self._ask_beside(message))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        elif (ask := self._commands.of(self._connection.player, message)) is None:
            self._answer(Answer(message.id, False, "bad_request"))
        else:
            self._actor.order(Order(ask, self._answer_later, self._connection.player.id, message.id))

    def _resume(self, message: Resume) -> Answer | None:
        if not self._bucket.take(RESUMES_LIKE - 1):
            return Answer("", False, "too_fast")
        RESYNCS.inc()
        self._hub.resume(self._connection, message.since, message.timeline)
        return None

    async def _ask_beside(self, message: wire.Chat | Request) -> None:
        try:
            answer = await self._beside(self._connection.player, message)
        except Exception:
            log.exception("not_answered", table=self._room.id)
            answer = Answer(message.id, False, "fault")
        self._answer_later(answer)

    async def _beside(self, player: Player, message: wire.Chat | Request) -> Answer:
        """What is asked of the room beside its game."""
        try:
            if isinstance(message, wire.Chat):
                return await self._room.chat.say(player, message)
            return await self._room.ask(player, message)
        except Refused as refusal:
            return Answer(message.id, False, refusal.code)
        except sqlite3.Error:
            log.exception("not_written", table=self._room.id)
            return Answer(message.id, False, "fault")


def _id_of(frame: str | bytes) -> str:
    """The id of a message that could not be read, so that its sender knows which one it was."""
    try:
        return _IDS.decode(frame).id[:LONGEST_ID]
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""
