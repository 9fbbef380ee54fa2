"""Sockets that live, and those whose other end has gone without a word."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import connect

from svara.server.serving import public_config
from svara.server.settings import Settings
from svara.server.web.patience import PatientHttp
from svara.server.web.protocol import Protocol

pytestmark = pytest.mark.server

UPGRADE = (
    b"GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


class HurriedHttp(PatientHttp):
    """The server's, with less patience."""

    seconds = 1.0


async def echo(
    _scope: Any, receive: Callable[[], Awaitable[Any]], send: Callable[[Any], Awaitable[None]]
) -> None:
    """A socket that says again what it hears."""
    await receive()
    await send({"type": "websocket.accept"})
    while (heard := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": heard["text"]})


def served(scene: Callable[[int], Awaitable[None]], **options: Any) -> None:
    """Play a scene with a server of echoes at a port."""

    async def main() -> None:
        server = uvicorn.Server(uvicorn.Config(echo, port=0, lifespan="off", log_config=None, **options))
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        await scene(server.servers[0].sockets[0].getsockname()[1])
        server.should_exit = True
        await serving

    asyncio.run(main())


def test_a_socket_outlives_the_patience_for_a_request() -> None:
    """An open socket is no request that is still to come."""

    async def scene(port: int) -> None:
        async with connect(f"ws://127.0.0.1:{port}/") as socket:
            await asyncio.sleep(1.5 * HurriedHttp.seconds)
            await socket.send("still here")
            assert await socket.recv() == "still here"

    served(scene, http=HurriedHttp, ws=Protocol)


def test_a_line_that_died_without_a_word_is_ended() -> None:
    """Whoever answers no ping has gone; whoever does stays, however little he says."""

    async def scene(port: int) -> None:
        async with connect(f"ws://127.0.0.1:{port}/", ping_interval=None) as alive:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(UPGRADE)
            assert b"\x03\xf3" in await reader.read()  # closed with 1011
            writer.close()
            await alive.send("still here")
            assert await alive.recv() == "still here"

    served(scene, http=PatientHttp, ws=Protocol, ws_ping_interval=0.1, ws_ping_timeout=3)


def test_a_dead_phone_is_noticed_in_half_a_minute_or_little_more() -> None:
    config = public_config(Settings())
    assert config.ws_ping_interval is not None
    assert config.ws_ping_timeout is not None
    assert 30 <= config.ws_ping_interval + config.ws_ping_timeout <= 40
