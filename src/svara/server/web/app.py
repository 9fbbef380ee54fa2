"""The ASGI application: every endpoint, the socket, the client's files, and the headers on all of them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from svara import __version__
from svara.server.house import House
from svara.server.rehearsal import with_banner
from svara.server.web.accounts import ACCOUNTS
from svara.server.web.bots import BOTS
from svara.server.web.endpoint import Endpoint, route
from svara.server.web.files import ClientFiles
from svara.server.web.games import GAMES
from svara.server.web.health import Health
from svara.server.web.history import HISTORY
from svara.server.web.members import MEMBERS
from svara.server.web.money import MONEY
from svara.server.web.openapi import document
from svara.server.web.operate import OPERATE
from svara.server.web.people import PEOPLE
from svara.server.web.practice import PRACTICE
from svara.server.web.sessions import SESSIONS
from svara.server.web.sockets import Sockets
from svara.server.web.tables import TABLES
from svara.server.web.telegram import TELEGRAM

STATIC = Path(__file__).parents[2] / "static"

ENDPOINTS: tuple[Endpoint, ...] = (
    *PEOPLE,
    *ACCOUNTS,
    *SESSIONS,
    *TELEGRAM,
    *BOTS,
    *GAMES,
    *TABLES,
    *PRACTICE,
    *MEMBERS,
    *HISTORY,
    *MONEY,
    *OPERATE,
)
"""Everything that is asked for over HTTP, files and health aside."""

PAGES = (
    "/",
    "/t/{table}",
    "/bank/{table}/{bank}",
    "/me",
    "/club",
    "/operate",
    "/fair",
    "/settings",
    "/rules",
    "/rules/{game}",
    "/practice",
    "/learn",
)
"""What the client shows by itself, as its router knows them (web/src/browser/router.ts)."""

HEALTH = ("/healthz", "/readyz", "/metrics")

_INDEX = "index.html"
_NO_CLIENT = "The browser client has not been built. Build it with `make web`, then load this page again.\n"

_NO_FRAME, _TELEGRAM_FRAME = "frame-ancestors 'none'", "frame-ancestors https://*.telegram.org"

_HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
        f"form-action 'none'; {_NO_FRAME}"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


_TWO_LENGTHS = frozenset({b"content-length", b"transfer-encoding"})


@cache
def _openapi() -> bytes:
    return msgspec.json.encode(document(ENDPOINTS, __version__))


class SecureHeaders:
    """Puts the security headers on every response; an answer is kept nowhere unless it says so itself.

    Where Mini Apps are launched, pages of Telegram, and no others, may show this one in a frame.
    """

    def __init__(self, app: ASGIApp, *, framed: bool = False) -> None:
        self._app = app
        self._headers = _HEADERS
        if framed:
            policy = _HEADERS["content-security-policy"].replace(_NO_FRAME, _TELEGRAM_FRAME)
            self._headers = {**_HEADERS, "content-security-policy": policy}
            del self._headers["x-frame-options"]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(self._headers)
                headers.setdefault("cache-control", "no-store")
            await send(message)

        await self._app(scope, receive, send_with_headers)


class OneLength:
    """Refuses a request that says its length in two ways, and ends its connection: a proxy that goes by the
    other one would take what follows for somebody else's.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        app = self._app
        if scope["type"] == "http" and _TWO_LENGTHS.issubset(name for name, _ in scope["headers"]):
            app = PlainTextResponse("Bad Request", 400, {"connection": "close"})
        await app(scope, receive, send)


class Web:
    """What is served over one house."""

    def __init__(self, house: House, static: Path = STATIC) -> None:
        self._house = house
        self._files = ClientFiles(static)

    def app(self, **options: Any) -> ASGIApp:
        """The ASGI application."""
        routes = [
            *(Route(page, self.index) for page in PAGES),
            *Health(self._house).routes(),
            Route("/api/openapi.json", self.openapi),
            *(route(endpoint, self._house) for endpoint in ENDPOINTS),
            WebSocketRoute("/ws", Sockets(self._house).endpoint),
            Mount("/", self._files),
        ]
        framed = self._house.settings.telegram_token is not None
        return SecureHeaders(OneLength(Starlette(routes=routes, **options)), framed=framed)

    async def index(self, request: Request) -> Response:
        if _INDEX not in self._files:
            return PlainTextResponse(_NO_CLIENT, 503)
        if self._house.settings.test_seed is not None:
            return HTMLResponse(with_banner(self._files.text(_INDEX)))
        return self._files.response(_INDEX, request.headers)

    async def openapi(self, _: Request) -> Response:
        """The endpoints as a document; made when it is first asked for, for a server starts without it."""
        return Response(_openapi(), media_type="application/json")

    def private_app(self) -> ASGIApp:
        """What operators ask for by the private door."""
        routes = [*Health(self._house).routes(), *(route(endpoint, self._house) for endpoint in OPERATE)]
        return Starlette(routes=routes)
