"""The private door for whoever may read the data directory: a port of this machine, and a token for it.

Both are in a file that only its owner can read, made anew at each start: who can use the door could read the
database anyway.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import socket
from collections.abc import Iterator
from pathlib import Path

import msgspec
from starlette.types import ASGIApp, Receive, Scope, Send

from svara.server.people.players import Player

FILE = "console"
VISITOR = "svara.visitor"
"""Under which a request's scope says who asks, where it came by the private door."""

CONSOLE = Player("console", "console", "admin")


class Address(msgspec.Struct):
    """Where the door is, and what opens it."""

    port: int
    token: str


def listen() -> socket.socket:
    """A free port that only this machine reaches."""
    listener = socket.create_server(("127.0.0.1", 0))
    listener.setblocking(False)
    return listener


@contextlib.contextmanager
def announced(data: Path, listener: socket.socket) -> Iterator[Address]:
    """The door's address in the data directory, for as long as it is open."""
    address = Address(listener.getsockname()[1], secrets.token_urlsafe(32))
    path = data / FILE
    path.unlink(missing_ok=True)
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(msgspec.json.encode(address))
    try:
        yield address
    finally:
        path.unlink(missing_ok=True)


def read_address(data: Path) -> Address | None:
    """The address of the server that uses a data directory, if one left it there."""
    try:
        return msgspec.json.decode((data / FILE).read_bytes(), type=Address)
    except (OSError, msgspec.DecodeError):
        return None


class Door:
    """Lets in nobody without the token, and says of who has it that he is the console."""

    def __init__(self, app: ASGIApp, token: str) -> None:
        self._app = app
        self._wanted = f"Bearer {token}".encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return
        shown = dict(scope["headers"]).get(b"authorization", b"")
        if not secrets.compare_digest(shown, self._wanted):
            await send({"type": "http.response.start", "status": 401, "headers": []})
            await send({"type": "http.response.body", "body": b""})
            return
        await self._app({**scope, VISITOR: CONSOLE}, receive, send)
