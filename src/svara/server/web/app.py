"""What is served over HTTP: the client's files, guests, and whether the server is well."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from svara.server.books import ledger
from svara.server.people.accounts import Player, clean_name, create_guest, player_of
from svara.server.tables.actor import TableActor, now_ms
from svara.server.books.booking import guest_chips
from svara.server.web.limits import TokenBuckets
from svara.server.web.sockets import SESSION_COOKIE, Sockets, same_origin
from svara.server.db.store import Store

STATIC = Path(__file__).parents[2] / "static"
LARGEST_BODY = 4096
SESSION_SECONDS = 365 * 24 * 3600
GUEST_BURST, GUESTS_PER_SECOND = 100, 1.0
MOST_ADDRESSES = 10_000

_NO_CLIENT = "The browser client has not been built. Build it with `make web`, then load this page again.\n"

_HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


class SecureHeaders:
    """Puts the security headers on every response; a file is asked for again, an answer never kept."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        files = not scope["path"].startswith(("/api/", "/healthz"))

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                added = _HEADERS | {"cache-control": "no-cache" if files else "no-store"}
                message["headers"] = [
                    *message["headers"],
                    *((name.encode(), value.encode()) for name, value in added.items()),
                ]
            await send(message)

        await self._app(scope, receive, send_with_headers)


class GuestRequest(msgspec.Struct):
    """The body of ``POST /api/guest``."""

    name: str | None = None


class Web:
    """The HTTP endpoints over one store and one table."""

    def __init__(self, store: Store, actor: TableActor, static: Path = STATIC) -> None:
        self._store = store
        self._actor = actor
        self._static = static
        self._guests = TokenBuckets(GUEST_BURST, GUESTS_PER_SECOND, MOST_ADDRESSES)

    def app(self, sockets: Sockets, **options: Any) -> ASGIApp:
        """The ASGI application."""
        routes = [
            Route("/", self.index),
            Route("/healthz", self.health),
            Route("/api/guest", self.guest, methods=["POST"]),
            Route("/api/me", self.me),
            WebSocketRoute("/ws", sockets.endpoint),
            *([Mount("/", StaticFiles(directory=self._static))] if self._static.is_dir() else []),
        ]
        return SecureHeaders(Starlette(routes=routes, **options))

    async def index(self, _: Request) -> Response:
        page = self._static / "index.html"
        return FileResponse(page) if page.is_file() else PlainTextResponse(_NO_CLIENT, 503)

    async def health(self, _: Request) -> Response:
        if self._actor.lost.is_set():
            return JSONResponse({"status": "table_lost"}, 503)
        return JSONResponse({"status": "ok"})

    async def me(self, request: Request) -> Response:
        """Who the session's player is."""
        player = self._player(request)
        return _error("no_session", 401) if player is None else self._me(player)

    async def guest(self, request: Request) -> Response:
        """A new guest and his session; or the guest that the session has already."""
        if not same_origin(request):
            return _error("wrong_origin", 403)
        known = self._player(request)
        if known is not None:
            return self._me(known)
        if not self._may_make_guest(request):
            return _error("too_fast", 429)
        try:
            body = await _body(request)
        except ClientDisconnect:
            return _error("bad_request", 400)
        if body is None:
            return _error("too_large", 413)
        try:
            name = clean_name(msgspec.json.decode(body or b"{}", type=GuestRequest).name)
        except (ValueError, RecursionError):
            return _error("bad_request", 400)
        chips = guest_chips(self._actor.table.state)
        player, token = await self._store.run(
            lambda connection: create_guest(connection, name, now_ms(), chips)
        )
        response = self._me(player, 201)
        response.set_cookie(
            SESSION_COOKIE,
            token,
            max_age=SESSION_SECONDS,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )
        return response

    def _player(self, request: Request) -> Player | None:
        return player_of(self._store.reader, request.cookies.get(SESSION_COOKIE))

    def _me(self, player: Player, status: int = 200) -> Response:
        chips = ledger.balance(self._store.reader, ledger.wallet(player.id))
        return JSONResponse({"name": player.name, "wallet": chips}, status)

    def _may_make_guest(self, request: Request) -> bool:
        """So many guests from one address, as each of them is given chips."""
        return self._guests.take(request.client.host if request.client else "")


async def _body(request: Request) -> bytes | None:
    """The request's body, or ``None`` where it is larger than any we take."""
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > LARGEST_BODY:
            return None
    return body


def _error(code: str, status: int) -> Response:
    return JSONResponse({"error": code}, status)
