"""uvicorn as this house uses it: the public door, which signals close, and the private one beside it."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from types import FrameType

import uvicorn
from starlette.types import ASGIApp

from svara.server.settings import Settings
from svara.server.web.frames import LARGEST_FRAME
from svara.server.web.patience import PatientHttp
from svara.server.web.protocol import Protocol

GRACE_SECONDS = 3

PING_SECONDS, PONG_SECONDS = 20.0, 15.0
"""How often a socket is asked whether anybody is there, and how long an answer may take."""

_SIGNALS = (signal.SIGINT, signal.SIGTERM)


def public_config(settings: Settings) -> uvicorn.Config:
    """How the public door is served; its app comes later."""
    return uvicorn.Config(
        lambda: None,
        http=PatientHttp,
        ws=Protocol,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PONG_SECONDS,
        ws_per_message_deflate=False,
        ssl_certfile=settings.certfile,
        ssl_keyfile=settings.keyfile,
        proxy_headers=settings.behind_proxy,
        forwarded_allow_ips=list(settings.trusted_proxies),
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="off",
        timeout_graceful_shutdown=GRACE_SECONDS,
    )


class PublicServer(uvicorn.Server):
    """Says when it is open. The first signal is a wish to stop, the second stops it at once."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None], asked: Callable[[], bool]) -> None:
        """``asked`` is called at the first signal; true where it will stop the server by itself, soon."""
        super().__init__(config)
        self._opened = opened
        self._asked = asked
        self._signals = 0
        self._loop: asyncio.AbstractEventLoop | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self._loop = asyncio.get_running_loop()
        await super().startup(sockets)
        if not self.should_exit:
            self._opened()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self._signals += 1
        if self._signals == 1 and self.started and self._loop is not None:
            self._loop.call_soon_threadsafe(self._wish)
        else:
            self.should_exit = True

    def _wish(self) -> None:
        if not self._asked():
            self.should_exit = True

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        before = {number: signal.signal(number, self.handle_exit) for number in _SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


class _PrivateServer(uvicorn.Server):
    """Takes no signals."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@contextlib.asynccontextmanager
async def private_server(app: ASGIApp, listener: socket.socket) -> AsyncIterator[None]:
    """A door for this machine alone, open for as long as the context."""
    config = uvicorn.Config(
        app,
        ws="none",
        proxy_headers=False,
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="off",
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    server = _PrivateServer(config)
    task = asyncio.create_task(server.serve([listener]))
    try:
        yield
    finally:
        server.should_exit = True
        await task
