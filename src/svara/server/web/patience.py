"""HTTP that waits for a request as long as an honest client needs, and no longer."""

from __future__ import annotations

import asyncio
from typing import ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

REQUEST_SECONDS = 15.0

_TOO_LATE = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class PatientHttp(H11Protocol):
    """A request has to be there, head and body, some seconds after its connection or its first byte.

    Else whoever opens connections and says nothing, or a letter now and then, keeps them for ever.
    """

    seconds: ClassVar[float] = REQUEST_SECONDS
    _hurry: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._watch()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            self._unwatch()  # it has become a WebSocket, whose opening is all of its request
        elif self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            self._watch()
        else:
            self._unwatch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._unwatch()
        super().connection_lost(exc)

    def _watch(self) -> None:
        if self._hurry is None:
            self._hurry = self.loop.call_later(self.seconds, self._end)

    def _unwatch(self) -> None:
        if self._hurry is not None:
            self._hurry.cancel()
            self._hurry = None

    def _end(self) -> None:
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.write(_TOO_LATE)
        self.transport.close()
