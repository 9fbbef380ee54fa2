"""The socket of a client: messages in, a bounded number of bytes out. Who he is, his session alone says."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Callable
from functools import cache

import msgspec
import structlog
from starlette.websockets import WebSocket

from svara import wire
from svara.chips import Chips, ChipsError, parse_chips
from svara.server.house import House
from svara.server.limits import TokenBucket, TokenBuckets, client_of
from svara.server.meters import ANSWERS, RESYNCS, SLOW_READERS
from svara.server.moments import now_ms
from svara.server.people import sessions
from svara.server.people.names import login_of
from svara.server.people.players import Player, find, with_login
from svara.server.people.sessions import Session
from svara.server.tables.actor import Make, Order
from svara.server.tables.hub import Connection
from svara.server.tables.room import Room
from svara.server.web.protocol import protocol_of
from svara.server.web.session import same_origin, token_of
from svara.table import (
    AutoPress,
    Command,
    Commit,
    Move,
    Play,
    Pledge,
    Press,
    Refused,
    Reveal,
    Sit,
    SitOut,
    Stand,
    TopUp,
)
from svara.wire import ENDINGS, VERSION, Act, Amount, Answer, ClientMessage, Ending, Request, Resume

log = structlog.get_logger("svara.sockets")

LONGEST_ID = 64
OPENINGS, OPENINGS_PER_SECOND, MOST_ADDRESSES = 3000, 50, 10_000
"""How many sockets one address may open at once, and more a second; and how many addresses are counted."""

HIS_OPENINGS, HIS_PER_SECOND = 100, 0.5
"""The same for one player: his table writes down each time that he comes and goes."""

MOST_HERE = 3000
"""How many of them one address may have open."""

BURST, PER_SECOND = 40, 20
RESUMES_LIKE = 5
"""As how many messages a wish to resume counts, since it is answered with the whole table."""
MOST_TOO_FAST = 100
"""How many more refusals for speed than messages done close a socket."""

MOST_SOCKETS = 20
"""How many of them one guest may have open."""

_BESIDE = ("wait", "unwait", "mute", "report")
"""Requests that are no commands of the table."""

_count_answer = cache(ANSWERS.labels)
"""The counter of a code, which is looked up once."""

_MESSAGES = msgspec.json.Decoder(ClientMessage)


class _OnlyId(msgspec.Struct):
    id: str = ""


_IDS = msgspec.json.Decoder(_OnlyId)


class Sockets:
    """The websocket endpoint: one socket is one person's line to one table."""

    def __init__(self, house: House, openings: TokenBuckets | None = None) -> None:
        self._house = house
        self._openings = openings or TokenBuckets(OPENINGS, OPENINGS_PER_SECOND, MOST_ADDRESSES)
        self._his = TokenBuckets(HIS_OPENINGS, HIS_PER_SECOND, MOST_ADDRESSES)
        self._here: Counter[str] = Counter()
        """How many are open, by the address of their client."""

    async def endpoint(self, socket: WebSocket) -> None:
        """One socket from its opening to its end."""
        if not same_origin(socket):
            await socket.close()
            return
        address = socket.client.host if socket.client else ""
        client = client_of(address)
        if self._here[client] >= MOST_HERE or not self._openings.take(address):
            await socket.accept()
            await _close(socket, "too_much")
            return
        self._here[client] += 1
        try:
            await self._known(socket)
        finally:
            self._here[client] -= 1
            if not self._here[client]:
                del self._here[client]

    async def _known(self, socket: WebSocket) -> None:
        """Open it to who has a session, and speaks as is spoken here."""
        session = self._session(socket)
        await socket.accept()
        refusal = self._refusal(session)
        if session is None or refusal is not None:
            await _close(socket, refusal or "no_session")
        elif socket.query_params.get("version", str(VERSION)) != str(VERSION):
            await _close(socket, "other_version")
        elif not self._his.take(session.player.id):
            await _close(socket, "too_much")
        else:
            await self._open(socket, session)

    def _refusal(self, session: Session | None) -> Ending | None:
        """Why there is no line for a session."""
        if session is None:
            return "no_session"
        if session.player.banned(now_ms()):
            return "banned"
        if self._house.rooms.lines(session.player.id) >= MOST_SOCKETS:
            return "too_many"
        return None

    async def _open(self, socket: WebSocket, session: Session) -> None:
        """Hold a line to the table that is asked for; who brings its key becomes a member."""
        house = self._house
        room = house.rooms.get(socket.query_params.get("table", house.rooms.own))
        if room is not None:
            await room.let_in(session.player, socket.query_params.get("key"))
        now = sessions.of_hash(house.store.reader, session.hash, now_ms())
        refusal = self._refusal(now)
        if now is None or refusal is not None:  # it was ended, or he banned, while the socket was opening
            await _close(socket, refusal or "no_session")
            return
        session = now
        entry = "no_table" if room is None else room.entry(session.player)
        if room is None or entry == "no_table" or house.rooms.get(room.id) is not room:
            await _close(socket, "no_table")
        elif entry == "not_allowed":
            await _close(socket, "not_allowed")
        else:
            connection = Connection(session.player, protocol_of(socket))
            open_line = house.reception.lines.open(session, connection.close)
            try:
                await Line(house, room, connection).hold(socket)
            finally:
                house.reception.lines.close(open_line)

    def _session(self, socket: WebSocket) -> Session | None:
        """Who it is, by a ticket, a header or a cookie; who shows a ticket is known by that alone."""
        reader, now = self._house.store.reader, now_ms()
        ticket = socket.query_params.get("ticket")
        if ticket is None:
            return sessions.of_token(reader, token_of(socket), now)
        taken = self._house.reception.tickets.take(ticket)
        return None if taken is None else sessions.of_hash(reader, taken, now)


class Line:
    """One open socket: whose it is, and to which table.

    A message is handled where it is heard, by plain calls as far as the table; one that comes before the one
    in hand is answered waits, and with it all that the socket has to read.
    """

    def __init__(self, house: House, room: Room, connection: Connection) -> None:
        self._reader = house.store.reader
        self._room = room
        self._actor = room.actor
        self._hub = room.hub
        self._connection = connection
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
        """Take a message; those that wait for another before them are no more than came in one piece."""
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
        elif isinstance(message, wire.Chat) or (isinstance(message, Request) and message.what in _BESIDE):
            task = asyncio.create_task(self._ask_beside(message))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        elif (ask := self._command(self._connection.player, message)) is None:
            self._answer(Answer(message.id, False, "bad_request"))
        else:
            self._actor.order(Order(ask, self._answer_later, self._connection.player.id, message.id))

    def _resume(self, message: Resume) -> Answer | None:
        if not self._bucket.take(RESUMES_LIKE - 1):
            return Answer("", False, "too_fast")
        RESYNCS.inc()
        self._hub.resume(self._connection, message.since)
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

    def _command(
        self, player: Player, message: Act | Request | wire.Commit | wire.Reveal
    ) -> Command | Make | None:
        """The command that a message asks for; what it says about chips is a wish and no more."""
        if isinstance(message, Act):
            return Play(player.id, message.turn, message.action, _chips(message.amount), message.slot)
        if isinstance(message, wire.Commit):
            return Commit(player.id, _bytes(message.commitment))
        if isinstance(message, wire.Reveal):
            return Reveal(player.id, message.number, _bytes(message.nonce), _bytes(message.next))
        amount, seat, on = message.amount, message.seat, message.on is not False
        match message.what:
            case "sit" if seat is not None and self._buys_in_with(amount) is not None:
                commitment = None if message.commitment is None else _bytes(message.commitment)
                return lambda: self._sit(player, seat, amount or 0, commitment)
            case "top_up" if amount is not None:
                return lambda: TopUp(player.id, amount, self._actor.wallet(player.id))
            case "pledge" if seat is not None and amount is not None:
                return Pledge(player.id, seat, amount, message.turn)
            case "move" if seat is not None:
                return lambda: self._move(player, seat)
            case "stand":
                return Stand(player.id)
            case "ready":
                return Press((player.id,))
            case "sit_out":
                return SitOut(player.id, on)
            case "auto_ready":
                return AutoPress(player.id, on)
            case _:
                return None

    def _buys_in_with(self, amount: int | None) -> int | None:
        """What a seat is asked for with; a notional score needs nothing."""
        return amount if self._actor.table.state.rules.whole() else 0

    def _sit(self, player: Player, seat: int, amount: int, commitment: bytes | None) -> Sit:
        if self._connection.ended or not self._room.may_sit(player):
            raise Refused("not_allowed")
        self._room.check_held(player.id, seat)
        names = {login_of(sitter.name) for _, sitter in self._actor.coming.taken()}
        connected = self._hub.is_connected(player.id)
        wallet = self._actor.wallet(player.id)
        name = self._name(player.id, names)
        bot = player.kind == "bot"
        return Sit(
            player.id,
            name,
            seat,
            amount,
            wallet,
            bot=bot,
            connected=connected,
            commitment=commitment,
            outside=bot,
        )

    def _name(self, player: str, names: set[str]) -> str:
        """What a player is called at this table: no other there is, and no account."""

        def taken(name: str) -> bool:
            login = login_of(name)
            return login in names or with_login(self._reader, login) not in (None, player)

        return _unlike(find(self._reader, player).name, taken)

    def _move(self, player: Player, seat: int) -> Move:
        self._room.check_held(player.id, seat)
        return Move(player.id, seat)


def _unlike(name: str, taken: Callable[[str], bool]) -> str:
    """A name that nobody else bears.

    >>> _unlike("Ann", {"Ann", "Ann 2", "Bob"}.__contains__)
    'Ann 3'
    """
    number, own = 1, name
    while taken(own):
        number += 1
        own = f"{name} {number}"
    return own


async def _close(socket: WebSocket, why: Ending) -> None:
    await socket.close(ENDINGS[why], why)


def _chips(amount: Amount | None) -> Chips | None:
    """An amount as exact chips; a text that is none stays a text, which no action takes."""
    if isinstance(amount, str):
        try:
            return parse_chips(amount)
        except ChipsError:
            return -1
    return amount


def _bytes(text: str) -> bytes:
    """The bytes of a text in hexadecimal; none at all where it is not, which the table refuses."""
    try:
        return bytes.fromhex(text)
    except ValueError:
        return b""


def _id_of(frame: str | bytes) -> str:
    """The id of a message that could not be read, so that its sender knows which one it was."""
    try:
        return _IDS.decode(frame).id[:LONGEST_ID]
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""
