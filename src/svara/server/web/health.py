"""What watches the house asks: is it alive, can it be played at, and how is it doing."""

from __future__ import annotations

import asyncio
import ipaddress
import secrets
import time

import structlog
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from svara.server.house import House
from svara.server.moments import now_ms
from svara.server.operate import notices
from svara.server.operate.metrics import CONTENT_TYPE, text_of

log = structlog.get_logger("svara.health")

WRITE_SECONDS = 2.0
"""How long a write may take before the house counts as not ready."""

KEPT_SECONDS = 1.0
"""How long one try of the disk speaks for the next ones, however often strangers ask."""

_FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip")


class Health:
    """The three pages."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._tried_at = float("-inf")
        self._trying: asyncio.Future[None] | None = None
        self._writes = False

    def routes(self) -> list[Route]:
        return [
            Route("/healthz", self.alive),
            Route("/readyz", self.ready),
            Route("/metrics", self.metrics),
        ]

    async def alive(self, _: Request) -> Response:
        """Whether the process is worth keeping."""
        if self._house.rooms.lost.is_set():
            return JSONResponse({"status": "table_lost"}, 503)
        return JSONResponse({"status": "ok"})

    async def ready(self, _: Request) -> Response:
        """Whether people may be sent here: every table open, the disk takes writes, no stop is coming."""
        rooms = self._house.rooms
        if rooms.lost.is_set() or rooms.get(rooms.own) is None:
            status = "table_lost"
        elif rooms.status.closing:
            status = "closing"
        elif not await self._can_write():
            status = "not_writable"
        else:
            return JSONResponse({"status": "ready"})
        return JSONResponse({"status": status}, 503)

    async def metrics(self, request: Request) -> Response:
        """All that is measured, for whom the settings let."""
        if not self._may_measure(request):
            return Response(status_code=404)
        return Response(text_of(self._house), headers={"content-type": CONTENT_TYPE})

    def _may_measure(self, request: Request) -> bool:
        settings = self._house.settings
        if settings.metrics == "token" and settings.metrics_token is not None:
            shown = request.headers.get("authorization", "").encode()
            return secrets.compare_digest(shown, f"Bearer {settings.metrics_token}".encode())
        return settings.metrics == "loopback" and is_local(request)

    async def _can_write(self) -> bool:
        """Whether a row reaches the disk in time; one try at a time, and not more often than it needs."""
        if time.monotonic() - self._tried_at >= KEPT_SECONDS:
            if self._trying is None or self._trying.done():
                self._trying = asyncio.ensure_future(
                    self._house.store.run(
                        lambda connection: notices.write(connection, notices.READY, str(now_ms()))
                    )
                )
            try:
                await asyncio.wait_for(asyncio.shield(self._trying), WRITE_SECONDS)
                self._writes = True
            except Exception:
                log.exception("not_writable")
                self._writes = False
            self._tried_at = time.monotonic()
        return self._writes


def is_local(request: Request) -> bool:
    """Whether a program of this machine asks, and not a proxy of this machine for somebody."""
    if request.client is None or any(name in request.headers for name in _FORWARDED):
        return False
    try:
        return ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False
