"""HTTP that waits for nobody: who says nothing, or reads nothing, keeps no connection."""

from __future__ import annotations

import asyncio
import contextlib
import ssl
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import uvicorn

from servers import PATIENCE
from svara.server.web.patience import LEAST_READ, PatientHttp

pytestmark = pytest.mark.server

TLS = Path(__file__).parents[1] / "tls"
CERTIFIED = {"ssl_certfile": TLS / "cert.pem", "ssl_keyfile": TLS / "key.pem"}


class HurriedHttp(PatientHttp):
    """The server's, with less patience."""

    seconds = 0.3
    read_seconds = 0.3


@contextlib.asynccontextmanager
async def hurried(app: Any, **options: Any) -> AsyncIterator[int]:
    """The port of a server without patience."""
    options = {"http": HurriedHttp, "port": 0, "lifespan": "off", "log_config": None, **options}
    server = uvicorn.Server(uvicorn.Config(app, **options))
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    yield server.servers[0].sockets[0].getsockname()[1]
    server.should_exit = True
    await serving


@pytest.mark.parametrize(
    "said",
    [b"", b"GET / HT", b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{"],
    ids=["nothing", "half a head", "half a body"],
)
def test_a_request_that_does_not_come_is_not_waited_for(said: bytes) -> None:
    """However slowly its bytes drip."""

    async def app(_scope: object, receive: object, _send: object) -> None:
        while (await receive())["type"] != "http.disconnect":  # type: ignore[operator]
            pass

    async def asked() -> bytes:
        async with hurried(app) as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(said)
            answer = await reader.read()
            writer.close()
        return answer

    assert asyncio.run(asked()).startswith(b"HTTP/1.1 408 ")


@pytest.mark.parametrize("parts", [1, 40], ids=["at once", "in parts"])
@pytest.mark.parametrize("tls", [False, True], ids=["plain", "tls"])
def test_who_reads_no_answer_is_not_waited_for(tls: bool, parts: int) -> None:
    """Neither is the one whose answer was given out whole, and lies with the server."""
    ended = asyncio.Event()
    part = b"x" * (16_000_000 // parts)

    async def app(_scope: object, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        for number in range(parts):
            await send({"type": "http.response.body", "body": part, "more_body": number < parts - 1})
        while (await receive())["type"] != "http.disconnect":
            pass

    class Watched(HurriedHttp):
        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            ended.set()

    async def asked() -> None:
        async with hurried(app, http=Watched, **(CERTIFIED if tls else {})) as port:
            reader, writer = await asyncio.open_connection(
                "127.0.0.1", port, ssl=ssl._create_unverified_context() if tls else None, limit=1000
            )
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            assert (await reader.readline()).startswith(b"HTTP/1.1 200 ")
            async with asyncio.timeout(PATIENCE):
                await ended.wait()
            writer.close()

    asyncio.run(asked())


@pytest.mark.parametrize("tls", [False, True], ids=["plain", "tls"])
def test_who_reads_is_given_all_of_it(tls: bool) -> None:
    """One answer after another, short ones and long ones."""

    async def app(scope: Any, _receive: object, send: Any) -> None:
        size = int(scope["path"][1:])
        head = [(b"content-length", b"%d" % size)]
        await send({"type": "http.response.start", "status": 200, "headers": head})
        await send({"type": "http.response.body", "body": b"x" * size})

    async def asked() -> None:
        async with hurried(app, http=PatientHttp, **(CERTIFIED if tls else {})) as port:
            reader, writer = await asyncio.open_connection(
                "127.0.0.1", port, ssl=ssl._create_unverified_context() if tls else None
            )
            async with asyncio.timeout(PATIENCE):
                for size in (1, 4_000_000, 0, 100_000):
                    writer.write(b"GET /%d HTTP/1.1\r\nHost: x\r\n\r\n" % size)
                    await reader.readuntil(b"\r\n\r\n")
                    await reader.readexactly(size)
            writer.close()

    asyncio.run(asked())


def test_who_reads_slowly_is_waited_for() -> None:
    """So many bytes in so many seconds are enough, one fewer is not; who has them all is watched no more."""
    waits: list[Callable[[], None]] = []
    unsent, ended = 10 * LEAST_READ, []

    class Loop:
        def call_later(self, _seconds: float, what: Callable[..., None], *about: Any) -> Any:
            waits.append(lambda: what(*about))
            return SimpleNamespace(cancel=waits.clear)

    http = PatientHttp.__new__(PatientHttp)
    http.loop = Loop()  # type: ignore[assignment]
    http.flow = SimpleNamespace(pause_writing=lambda: None, resume_writing=lambda: None)  # type: ignore[assignment]
    http.transport = SimpleNamespace(  # type: ignore[assignment]
        get_write_buffer_size=lambda: unsent, abort=lambda: ended.append(unsent)
    )
    http.pause_writing()
    for _ in range(3):
        unsent -= LEAST_READ
        waits.pop()()
    assert not ended
    unsent -= LEAST_READ - 1
    waits.pop()()
    assert ended == [unsent]
    http.pause_writing()
    http.resume_writing()
    assert not waits
