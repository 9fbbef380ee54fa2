"""Running the server: open the house, listen, play until a signal comes, and close in order."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import socket
import sqlite3
from collections.abc import AsyncIterator, Coroutine
from typing import Any

import structlog
import uvicorn

from svara.server import logs
from svara.server.addresses import address_of, listen
from svara.server.db.store import Store
from svara.server.house import House, Lock, open_store
from svara.server.moments import now_ms
from svara.server.operate import console, notices
from svara.server.operate.drain import drain, is_played
from svara.server.operate.metrics import watch_loop
from svara.server.people import accounts, sessions
from svara.server.rehearsal import check_kind
from svara.server.serving import PublicServer, private_server, public_config
from svara.server.settings import Settings
from svara.server.tables.answers import forget_answers
from svara.server.tables.opening import load_game
from svara.server.tables.rooms import Rooms
from svara.server.web.app import STATIC, Web

TIDY_SECONDS = 3600

log = structlog.get_logger("svara.server")


def serve(settings: Settings) -> None:
    """Serve until SIGINT or SIGTERM. What keeps it from starting is a `ValueError` or `OSError` in one
    sentence.
    """
    logs.configure()
    load_game(settings)
    listener = listen(settings.host, settings.port)
    with contextlib.closing(listener):
        lock = Lock(settings.data)
        try:
            config = public_config(settings)
            with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
                runner.run(_serve(settings, config, listener))
        finally:
            lock.release()


async def _serve(settings: Settings, config: uvicorn.Config, listener: socket.socket) -> None:
    store = open_store(settings.data)
    try:
        await store.run(lambda connection: check_kind(connection, settings))
        await store.run(lambda connection: _tidy(connection, now_ms()))
        rooms = Rooms(store, settings)
        notices.read(store.reader, rooms.status)
        await rooms.open_all()
        web = Web(House(settings, store, rooms), settings.client or STATIC)
        config.app = web.app()
        async with contextlib.AsyncExitStack() as beside:
            private = console.listen()
            address = beside.enter_context(console.announced(settings.data, private))
            await beside.enter_async_context(
                private_server(console.Door(web.private_app(), address.token), private)
            )
            closing = _Closing(rooms, settings.drain_seconds)
            opened = address_of(listener, settings.host, tls=settings.certfile is not None)
            server = PublicServer(config, lambda: _announce(opened, rooms.own, settings), closing.asked)
            closing.server = server
            rooms.status.stop = closing.begin
            for work in (_stop_when_lost(server, rooms.lost), _tidy_hourly(store), watch_loop()):
                await beside.enter_async_context(_aside(work))
            _collect_less()
            await server.serve(sockets=[listener])
        await rooms.close()
    finally:
        store.close()


class _Closing:
    """The end of the server, which banks that people are playing may put off for a while."""

    def __init__(self, rooms: Rooms, seconds: int) -> None:
        self._rooms = rooms
        self._seconds = seconds
        self._task: asyncio.Task[None] | None = None
        self.server: PublicServer | None = None

    def asked(self) -> bool:
        """A signal came; whether it is worth waiting."""
        if not (self._seconds and any(map(is_played, self._rooms))):
            return False
        self.begin(self._seconds)
        return True

    def begin(self, seconds: int) -> None:
        """Stop once the banks are over, or so many seconds have passed."""
        if self._task is None:
            self._task = asyncio.create_task(self._end(seconds))

    async def _end(self, seconds: int) -> None:
        await drain(self._rooms, seconds)
        if self.server is not None:
            self.server.should_exit = True


def _collect_less() -> None:
    """What is there by now stays, and hardly anything made later is a cycle: look for them less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


async def _stop_when_lost(server: PublicServer, lost: asyncio.Event) -> None:
    await lost.wait()
    server.should_exit = True


async def _tidy_hourly(store: Store) -> None:
    while True:
        await asyncio.sleep(TIDY_SECONDS)
        try:
            await store.run(lambda connection: _tidy(connection, now_ms()))
        except sqlite3.Error:
            log.exception("not_tidied")


def _tidy(connection: sqlite3.Connection, now: int) -> None:
    """Drop what has run out, and what the deleted have left."""
    forget_answers(connection, now)
    sessions.forget_old(connection, now)
    accounts.forfeit(connection, now)


@contextlib.asynccontextmanager
async def _aside(work: Coroutine[Any, Any, None]) -> AsyncIterator[None]:
    """Work that goes on beside, for as long as it is of use."""
    task = asyncio.create_task(work)
    try:
        yield
    finally:
        task.cancel()


def _announce(address: str, table: str, settings: Settings) -> None:
    what, by = "Svara", ""
    if settings.test_seed is not None:
        what, by = "A TEST HOUSE", f", decks of seed {settings.test_seed}"
    print(f"{what} is open at {address} (table {table}{by}; Ctrl-C stops it)", flush=True)
