"""Running the server: open the house, listen, play until a signal comes, and close in order."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import signal
import socket
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from functools import partial
from typing import Any

import structlog
import uvicorn

from svara.server import logs
from svara.server.db.store import Store
from svara.server.house import House, Lock, open_store
from svara.server.settings import Settings
from svara.server.tables.actor import now_ms
from svara.server.tables.journal import forget_answers
from svara.server.tables.opening import load_game
from svara.server.tables.rooms import Rooms
from svara.server.web.app import Web
from svara.server.web.sockets import LARGEST_FRAME

GRACE_SECONDS = 3
FORGET_SECONDS = 3600

log = structlog.get_logger("svara.server")

_SIGNALS = (signal.SIGINT, signal.SIGTERM)
_TAKEN = (errno.EADDRINUSE, errno.EACCES)


class Server(uvicorn.Server):
    """uvicorn's server, which says when it is open, and for which a signal is an orderly end."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            self._opened()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        before = {number: signal.signal(number, self.handle_exit) for number in _SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def serve(settings: Settings) -> None:
    """Serve until SIGINT or SIGTERM. What keeps it from starting is a `ValueError` or `OSError` in one
    sentence.
    """
    logs.configure()
    load_game(settings)
    listener = _listen(settings.host, settings.port)
    with contextlib.closing(listener):
        lock = Lock(settings.data)
        try:
            config = uvicorn.Config(
                lambda: None,
                ws="websockets-sansio",
                ws_max_size=LARGEST_FRAME,
                ws_per_message_deflate=False,
                proxy_headers=settings.behind_proxy,
                forwarded_allow_ips=["127.0.0.1", "::1"],
                log_config=None,
                access_log=False,
                server_header=False,
                lifespan="off",
                timeout_graceful_shutdown=GRACE_SECONDS,
            )
            with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
                runner.run(_serve(settings, config, listener))
        finally:
            lock.release()


async def _serve(settings: Settings, config: uvicorn.Config, listener: socket.socket) -> None:
    store = open_store(settings.data)
    try:
        await store.run(lambda connection: forget_answers(connection, now_ms()))
        rooms = Rooms(store, settings)
        await rooms.open_all()
        config.app = Web(House(settings, store, rooms)).app()
        server = Server(config, partial(_announce, listener, settings, rooms.own))
        async with _aside(_stop_when_lost(server, rooms.lost)), _aside(_forget_answers(store)):
            await server.serve(sockets=[listener])
        await rooms.close()
    finally:
        store.close()


async def _stop_when_lost(server: Server, lost: asyncio.Event) -> None:
    await lost.wait()
    server.should_exit = True


async def _forget_answers(store: Store) -> None:
    while True:
        await asyncio.sleep(FORGET_SECONDS)
        await store.run(lambda connection: forget_answers(connection, now_ms()))


@contextlib.asynccontextmanager
async def _aside(work: Coroutine[Any, Any, None]) -> AsyncIterator[None]:
    """Work that goes on beside, for as long as it is of use."""
    task = asyncio.create_task(work)
    try:
        yield
    finally:
        task.cancel()


def _listen(host: str, port: int) -> socket.socket:
    """A listening socket, before anything else is touched."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, number, _, address = found[0]
        listener = socket.socket(family, kind, number)
    except (OSError, OverflowError) as error:
        raise OSError(f"the address {host} port {port} cannot be used: {_reason(error)}") from None
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(1024)
    except OSError as error:
        listener.close()
        hint = '; name another with --port, or make serve ARGS="--port 8080"' if error.errno in _TAKEN else ""
        raise OSError(f"port {port} of {host} cannot be used: {_reason(error)}{hint}") from None
    listener.setblocking(False)
    return listener


def _own_address() -> str:
    """The address other machines of the network reach this one at; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


def _reason(error: Exception) -> str:
    return str(getattr(error, "strerror", None) or error).lower()


def _announce(listener: socket.socket, settings: Settings, table: str) -> None:
    host = _own_address() if settings.host in ("0.0.0.0", "::") else settings.host
    host = f"[{host}]" if ":" in host else host
    port = listener.getsockname()[1]
    print(f"Svara is open at http://{host}:{port} (table {table}; Ctrl-C stops it)", flush=True)
