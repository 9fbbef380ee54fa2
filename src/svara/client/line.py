"""A line to one table: it is opened again for as long as it takes, and nothing is lost or done twice by that.

After a break the table is asked for all that happened since the last number that was heard, and what was
not answered is said again with the same id, which the server does once. Where the server was put back from a
backup meanwhile, the line begins anew, as one that was never open, and no action is taken along.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
from collections.abc import AsyncIterator, Coroutine
from types import TracebackType

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from svara.client.fair import FairCards
from svara.client.hearing import Hearing
from svara.wire import (
    ENDINGS,
    Act,
    Amount,
    Answer,
    Change,
    ClientMessage,
    Commit,
    LogEntry,
    Notice,
    Request,
    RequestWhat,
    Resume,
    Reveal,
    ServerMessage,
    Snapshot,
    TableView,
    Update,
    Welcome,
)

FINAL = frozenset(code for reason, code in ENDINGS.items() if reason != "too_much")
"""Close codes after which trying again leads to the same end (docs/wire.md)."""

FIRST_DELAY, LONGEST_DELAY = 0.1, 10.0
"""Seconds before the first new attempt, and between later ones at most."""

AGAIN = {"too_fast": 0.25, "fault": 1.0, "closing": 1.0}
"""Answers after which the same is said again, with the seconds before it: nothing was done."""

_MESSAGES = msgspec.json.Decoder(ServerMessage)
_ASKED = msgspec.json.Decoder(ClientMessage)


class EndedError(Exception):
    """The server wants no more of this client: an HTTP status or close code, and its word for why."""

    def __init__(self, code: int, reason: str) -> None:
        self.code = code
        self.reason = reason
        super().__init__(f"{reason} ({code})")


class TableLine:
    """One table as this player may know it. One task iterates the views; any may ask."""

    def __init__(self, address: str, token: str) -> None:
        self._address = address
        self._token = token
        self._hearing = Hearing()
        self.fair = FairCards()
        """Whether the cards are what was fixed beforehand; the line takes part by itself."""
        self._changed = asyncio.Event()
        self._socket: ClientConnection | None = None
        self._asked: dict[str, tuple[bytes, asyncio.Future[Answer]]] = {}
        self._ids = secrets.token_hex(6)
        self._count = 0
        self._task: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[object]] = set()
        self._end: BaseException | None = None
        self.name = ""
        """What the server calls this player."""
        self.test = False
        """Whether the server says of itself that it is one for tests."""
        self.notice = Notice()
        """What holds for the whole house."""
        self.news: tuple[LogEntry, ...] = ()
        """What happened since the view before; after a long break, since the bank began."""
        self.timeline: str | None = None
        """Which line of events the server's numbers are of; another after it was put back from a backup."""

    async def __aenter__(self) -> TableLine:
        """Open the line; raises `EndedError` where it will never be."""
        self._task = asyncio.create_task(self._keep_open(), name="table line")
        try:
            while self._hearing.view is None:
                await self._change()
        except BaseException:
            await self._close()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._close()

    async def _close(self) -> None:
        assert self._task is not None, "the line was entered"
        tasks = (self._task, *self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    @property
    def view(self) -> TableView:
        """The table as the last message showed it."""
        assert self._hearing.view is not None, "a line that was entered has a view"
        return self._hearing.view

    @property
    def seq(self) -> int:
        """The number of the last event that was heard of."""
        return self._hearing.seq

    async def __aiter__(self) -> AsyncIterator[TableView]:
        """The view now and after each change; who is slow misses views, and never the newest."""
        while True:
            self.news = self._hearing.take_news()
            yield self.view
            await self._change()

    # what can be asked for

    async def act(
        self, action: str, amount: Amount | None = None, *, slot: int | None = None, turn: int | None = None
    ) -> Answer:
        """One of the view's ``legal`` actions, for the turn of the newest view or the one that is named."""
        answers = self.view.turn if turn is None else turn
        return await self._ask(Act(self._id(), answers, action, amount, slot))

    async def sit(self, seat: int, amount: int | None = None) -> Answer:
        """Take a seat; where the score is notional, without an amount."""
        return await self.request("sit", seat=seat, amount=amount)

    async def stand(self) -> Answer:
        """Stand up, when the bank is over where one is played."""
        return await self.request("stand")

    async def ready(self) -> Answer:
        """Press "New deal"."""
        return await self.request("ready")

    async def request(
        self,
        what: RequestWhat,
        *,
        seat: int | None = None,
        amount: int | None = None,
        on: bool | None = None,
        turn: int | None = None,
        commitment: str | None = None,
        line: int | None = None,
    ) -> Answer:
        """Any request of the table (docs/wire.md); who sits down is bound to a nonce."""
        if what == "sit" and commitment is None and self.view.fair is not None:
            commitment = self.fair.nonces.bind()
        return await self._ask(Request(self._id(), what, seat, amount, on, turn, commitment, line))

    def _id(self) -> str:
        self._count += 1
        return f"{self._ids}-{self._count}"

    async def _ask(self, message: Act | Request | Commit | Reveal) -> Answer:
        """Say it until it is answered, over as many connections as that takes."""
        if self._end is not None:
            raise self._end
        frame = msgspec.json.encode(message)
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._asked[message.id] = (frame, answer)
        try:
            await self._say(frame)
            return await answer
        finally:
            del self._asked[message.id]

    async def _say(self, frame: bytes) -> None:
        """Send it if there is a connection; the next one begins with all that is unanswered."""
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(frame, text=True)

    # keeping it open

    async def _keep_open(self) -> None:
        delay = FIRST_DELAY
        try:
            while True:
                welcomed = await self._one_connection()
                delay = FIRST_DELAY if welcomed else min(2 * delay, LONGEST_DELAY)
                await asyncio.sleep(delay * random.uniform(0.5, 1.0))
        except Exception as error:
            self._finish(error)
        except asyncio.CancelledError:
            self._finish(EndedError(1000, "closed"))
            raise

    async def _one_connection(self) -> bool:
        """Hold one connection until it breaks; whether the server had welcomed it. Raises `EndedError`."""
        welcomed, ended = False, None
        try:
            headers = {"Authorization": f"Bearer {self._token}"}
            async with connect(self._address, additional_headers=headers, compression=None) as socket:
                ended = socket
                async for frame in socket:
                    if not welcomed:
                        welcomed = True
                        await self._begin(socket, frame)
                    self._hear(frame)
        except InvalidStatus as error:
            if error.response.status_code < 500 and error.response.status_code != 429:
                raise EndedError(error.response.status_code, "refused") from None
        except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
            pass
        finally:
            self._socket = None
        if ended is not None and ended.close_code in FINAL:
            raise EndedError(ended.close_code, ended.close_reason or "closed")
        return welcomed

    async def _begin(self, socket: ClientConnection, first: str | bytes) -> None:
        """With the first message, ask for what was missed, then say what was not answered."""
        with contextlib.suppress(msgspec.ValidationError):
            welcome = _MESSAGES.decode(first)
            if isinstance(welcome, Welcome):
                self._find_itself_in(welcome.timeline)
        self._socket = socket
        if self._hearing.begin():
            await socket.send(self._resumption(), text=True)
        for frame, answer in list(self._asked.values()):
            if not answer.done():
                await socket.send(frame, text=True)

    def _find_itself_in(self, timeline: str) -> None:
        """Begin anew in another one: there a turn of the same number is another question."""
        before, self.timeline = self.timeline, timeline
        if before in (None, timeline):
            return
        self._hearing.begin_anew()
        self.fair.begin_anew()
        for message_id, (frame, answer) in self._asked.items():
            if isinstance(_ASKED.decode(frame), Act) and not answer.done():
                answer.set_result(Answer(message_id, False, "stale_turn"))

    def _resumption(self) -> bytes:
        return _encoded(Resume(self._hearing.seq, self.timeline or ""))

    def _hear(self, frame: str | bytes) -> None:
        try:
            message = _MESSAGES.decode(frame)
        except msgspec.ValidationError:
            return  # of a kind that a later server has
        match message:
            case Welcome():
                self.name = message.name
                self.test = message.test
            case Snapshot() | Update() | Change():
                if self._hearing.hear(message):
                    self._see_to_cards()
                else:
                    self._resume()
            case Notice():
                self.notice = message
            case Answer():
                self._answered(message)
                return
        self._changed.set()

    def _see_to_cards(self) -> None:
        """Check them, and say what is waited for. Raises `FairError`, which ends the line: nobody goes on
        with cards that are not what they were to be.
        """
        fair, view = self.fair, self.view
        fair.hear(view, self._hearing.latest)
        if (shown := fair.shows(view)) is not None:
            self._beside(self._ask(Reveal(self._id(), shown.number, shown.nonce, shown.next)))
        elif (commitment := fair.binds(view)) is not None:
            self._beside(self._ask(Commit(self._id(), commitment)))

    def _resume(self) -> None:
        """Ask for the table as it is."""
        self._beside(self._say(self._resumption()))

    def _beside(self, work: Coroutine[None, None, object]) -> None:
        """Something that nobody waits for."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[object]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # what ended the line is told to who waits for it

    def _answered(self, message: Answer) -> None:
        frame, answer = self._asked.get(message.id, (b"", None))
        if answer is None or answer.done():
            return
        if message.code in AGAIN:
            self._later(AGAIN[message.code], message.id, frame)
        else:
            answer.set_result(message)

    def _later(self, seconds: float, message_id: str, frame: bytes) -> None:
        async def again() -> None:
            await asyncio.sleep(seconds)
            if message_id in self._asked:
                await self._say(frame)

        self._beside(again())

    def _finish(self, error: BaseException) -> None:
        """Nothing more will come: who waits is told."""
        self._end = error
        self._changed.set()
        for _, answer in self._asked.values():
            if not answer.done():
                answer.set_exception(error)

    async def _change(self) -> None:
        """Until there is something new. Raises what ended the line."""
        await self._changed.wait()
        if self._end is not None:
            raise self._end
        self._changed.clear()


def _encoded(message: ClientMessage) -> bytes:
    return msgspec.json.encode(message)
