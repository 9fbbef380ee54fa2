"""What an HTTP endpoint is: declared once, with its types and codes, then served and documented from that.

A handler gets a `Call`, whose player, body and query have been read and checked, and answers with a
struct, which is sent as JSON, or with a `Response` of its own. What it refuses it raises as `ApiError`.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Literal, TypeAlias, TypeVar

import msgspec
import structlog
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from svara.server.db.store import TooLongError
from svara.server.house import House
from svara.server.limits import TokenBuckets
from svara.server.meters import RESPONSES
from svara.server.moments import now_ms
from svara.server.operate import audit
from svara.server.operate.console import VISITOR
from svara.server.people import sessions
from svara.server.people.players import Player
from svara.server.people.reception import TooManyReadsError
from svara.server.people.sessions import Session
from svara.server.web.session import client_address, drop_session, give_session, same_origin, token_of

log = structlog.get_logger("svara.http")

Result = TypeVar("Result")

MOST_ADDRESSES = 10_000
KEY_HEADER = "invitation-key"
"""Where a request brings the key of an invitation: addresses are written down by every proxy."""

LONGEST_NUMBER = 15
"""Digits of a number in a path."""

READ_SECONDS = 5.0
"""How long a look-up may take; longer than the history of anybody who plays by hand."""

Method: TypeAlias = Literal["GET", "POST", "DELETE"]
Who: TypeAlias = Literal["anyone", "player", "operator", "admin"]

Moment: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
"""Milliseconds since the epoch; the largest whole number that every client reads exactly bounds it."""

LineNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
"""The number of a line in a list; bounded as a moment is."""

PageSize: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=100)]


class ApiError(Exception):
    """A request that changed nothing: a stable code for clients, and the status it is sent with."""

    def __init__(
        self,
        code: str,
        status: int,
        where: str | None = None,
        *,
        allowed: str = "",
        line: int | None = None,
        bounds: tuple[int, int] | None = None,
        until: int | None = None,
        reason: str | None = None,
    ) -> None:
        self.code = code
        self.status = status
        self.fault = Fault(code, where, allowed or None, line, bounds, until, reason)
        super().__init__(code)


class Fault(msgspec.Struct, omit_defaults=True):
    """The body of every refusal. ``where`` names what is wrong in the request, where one thing is."""

    error: str
    where: str | None = None
    allowed: str | None = None
    """What it may be, as `svara profiles check` has it."""
    line: int | None = None
    """Where it stands in a text of several lines."""
    bounds: tuple[int, int] | None = None
    """The least and the most that a number may be, or a text's length."""
    until: int | None = None
    """Of a ban: when it ends, in milliseconds since the epoch."""
    reason: str | None = None
    """Of a ban: why, in the words of whoever banned."""


class Done(msgspec.Struct):
    """It is done."""

    ok: bool = True


class Rate(msgspec.Struct, frozen=True):
    """So many at once and so many more a second, for each address."""

    burst: int
    per_second: float


class Call:
    """One request that passed the door."""

    def __init__(
        self,
        request: Request,
        house: House,
        session: Session | None,
        visitor: Player | None,
        body: Any,
        query: Any,
        who: Who = "anyone",
    ) -> None:
        self.request = request
        self._who = who
        self.house = house
        self.session = session
        self.visitor = visitor
        self.body = body
        self.query = query

    @property
    def player(self) -> Player:
        """Who asks; an endpoint for players is called for nobody else."""
        if self.visitor is None:
            raise ApiError("no_session", 401)
        return self.visitor

    async def change(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        """Do the work in one transaction, in which who asks is still who was let in: since then he may have
        been logged out, deleted, banned, or given another role.
        """

        def checked(connection: sqlite3.Connection) -> Result:
            if self.session is not None:
                session = sessions.of_hash(connection, self.session.hash, now_ms())
                if session is None:
                    raise ApiError("no_session", 401)
                check_who(connection, self._who, session.player)
            return work(connection)

        return await self.house.store.run(checked)

    async def read(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        """Do a long look-up for who asks, who gets so much time for it, and has a few at once."""
        asking = self.address if self.visitor is None else self.visitor.id
        try:
            with self.house.reception.readers.turn(asking, self.address):
                return await self.house.store.read(work, READ_SECONDS)
        except (TooManyReadsError, TooLongError):
            raise ApiError("busy", 503) from None

    @property
    def address(self) -> str:
        """Where the request came from."""
        return client_address(self.request)

    def give_session(self, response: Response, token: str) -> None:
        """Let the browser that asks be known by a session from now on."""
        give_session(response, token, self.request, framed=self.house.settings.telegram_token is not None)

    def drop_session(self, response: Response) -> None:
        """Let it forget the one it had."""
        drop_session(response, self.request, framed=self.house.settings.telegram_token is not None)

    @property
    def key(self) -> str | None:
        """The key of an invitation, where one was brought."""
        return self.request.headers.get(KEY_HEADER)

    def path(self, name: str) -> str:
        """A parameter of the path."""
        return str(self.request.path_params[name])

    def number(self, name: str) -> int | None:
        """A parameter of the path that is a whole number; none where it is something else."""
        text = self.path(name)
        return int(text) if text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER else None


Handler: TypeAlias = Callable[[Call], Awaitable[msgspec.Struct | Response]]


class Endpoint(msgspec.Struct, frozen=True):
    """One door. Every refusal it can give is named by its code in ``codes``, with the status."""

    method: Method
    path: str
    handler: Handler
    summary: str
    who: Who = "player"
    answer: Any = None
    """The type of the answer; none where it is a file or nothing."""
    media: str | None = None
    """The media type of the answer that is a file."""
    status: int = 200
    also: tuple[int, ...] = ()
    """Other statuses that the same answer may come with."""
    body: Any = None
    query: Any = None
    """A struct of texts, numbers and booleans, each with a default."""
    keyed: bool = False
    """Whether the key of an invitation counts here."""
    codes: dict[str, int] = {}
    rate: Rate = Rate(120, 20)
    largest: int = 4096
    """Bytes of the largest body that is read."""


def refusals(endpoint: Endpoint) -> dict[str, int]:
    """Every code that an endpoint may refuse with, the door's own ones too, and the status of each."""
    codes = {"too_fast": 429, "banned": 403} | endpoint.codes
    if endpoint.method != "GET":
        codes["wrong_origin"] = 403
    if endpoint.body is not None:
        codes["too_large"] = 413
    if endpoint.body is not None or endpoint.query is not None:
        codes["bad_request"] = 400
    if endpoint.keyed:
        codes["secret_in_address"] = 400
    if endpoint.who != "anyone":
        codes["no_session"] = 401
    if endpoint.who in ("operator", "admin"):
        codes["not_allowed"] = 403
    return codes


def route(endpoint: Endpoint, house: House) -> Route:
    """The endpoint as it is served."""
    buckets = TokenBuckets(endpoint.rate.burst, endpoint.rate.per_second, MOST_ADDRESSES)
    body = None if endpoint.body is None else msgspec.json.Decoder(endpoint.body)

    async def answer(request: Request) -> Response:
        answered, code = await attempt(request)
        RESPONSES.labels(endpoint.method, endpoint.path, str(answered.status_code)).inc()
        if endpoint.method != "GET" or code is not None:
            log.info(
                "request",
                method=endpoint.method,
                path=endpoint.path,
                status=answered.status_code,
                code=code,
            )
        return answered

    async def attempt(request: Request) -> tuple[Response, str | None]:
        """The answer, and the code of a refusal."""
        try:
            if endpoint.method != "GET" and not same_origin(request):
                raise ApiError("wrong_origin", 403)
            if not buckets.take(client_address(request)):
                raise ApiError("too_fast", 429)
            session = sessions.of_token(house.store.reader, token_of(request), now_ms())
            visitor = request.scope.get(VISITOR) or (session.player if session is not None else None)
            check_who(house.store.reader, endpoint.who, visitor)
            if endpoint.keyed and "key" in request.query_params:
                raise ApiError("secret_in_address", 400, "key")
            call = Call(
                request,
                house,
                session,
                visitor,
                await _body(request, body, endpoint.largest),
                _query(request, endpoint.query),
                endpoint.who,
            )
            answered = await endpoint.handler(call)
        except ApiError as error:
            return json_response(error.fault, error.status), error.code
        if isinstance(answered, Response):
            return answered, None
        return json_response(answered, endpoint.status), None

    return Route(endpoint.path, answer, methods=[endpoint.method])


def check_banned(connection: sqlite3.Connection, player: Player) -> None:
    """Let in nobody who is banned, and tell him until when and why."""
    if player.banned(now_ms()):
        why = audit.why_banned(connection, player.id)
        raise ApiError("banned", 403, until=player.banned_until, reason=why or None)


def check_who(connection: sqlite3.Connection, who: Who, player: Player | None) -> None:
    """Let in only whom the endpoint is for, and nobody who is banned."""
    if player is not None:
        check_banned(connection, player)
    if who == "anyone":
        return
    if player is None:
        raise ApiError("no_session", 401)
    if not player.has_role(who):
        raise ApiError("not_allowed", 403)


def json_response(body: msgspec.Struct, status: int = 200) -> Response:
    return Response(msgspec.json.encode(body), status, media_type="application/json")


async def _body(request: Request, decoder: msgspec.json.Decoder[Any] | None, largest: int) -> Any:
    if decoder is None:
        return None
    raw = b""
    try:
        async for part in request.stream():
            raw += part
            if len(raw) > largest:
                raise ApiError("too_large", 413)
    except ClientDisconnect:
        raise ApiError("bad_request", 400) from None
    try:
        return decoder.decode(raw or b"{}")
    except (ValueError, RecursionError):
        raise ApiError("bad_request", 400) from None


def _query(request: Request, kind: Any) -> Any:
    if kind is None:
        return None
    try:
        return msgspec.convert(dict(request.query_params), kind, strict=False)
    except (ValueError, RecursionError):
        raise ApiError("bad_request", 400) from None
