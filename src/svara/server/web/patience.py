"""HTTP that waits for a request and for who reads the answer, as an honest client needs, and no longer."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

if TYPE_CHECKING:
    from h11 import Request

REQUEST_SECONDS = 15.0

READ_SECONDS, LEAST_READ = 60.0, 16 * 1024
"""Of an answer that waits, so many bytes have to be taken in so many seconds. The system tells of what was
taken in large pieces, so a shorter time would cut slow lines off.
"""

_TOO_LATE = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class PatientHttp(H11Protocol):
    """A request has to be there, head and body, some seconds after its connection or its first byte, and
    what is answered has to be read.

    Else whoever opens connections and says nothing, or a letter now and then, or reads nothing, keeps them
    for ever.
    """

    seconds: ClassVar[float] = REQUEST_SECONDS
    read_seconds: ClassVar[float] = READ_SECONDS
    _hurry: asyncio.TimerHandle | None = None
    _reading: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        transport.set_write_buffer_limits(high=1, low=0)  # so that whatever waits is told of; TLS takes no 0
        self._watch()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            self._unwatch()  # it has become a WebSocket, whose opening is all of its request
        elif self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            self._watch()
        else:
            self._unwatch()

    def handle_websocket_upgrade(self, event: Request) -> None:
        self._read()
        self.transport.set_write_buffer_limits()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._wait_for_reader()

    def resume_writing(self) -> None:
        self._read()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._unwatch()
        self._read()
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

    def _wait_for_reader(self) -> None:
        unsent = self.transport.get_write_buffer_size()
        self._reading = self.loop.call_later(self.read_seconds, self._judge_reader, unsent)

    def _judge_reader(self, before: int) -> None:
        """Wait on for who has taken his part since, and for nobody else."""
        if before - self.transport.get_write_buffer_size() >= LEAST_READ:
            self._wait_for_reader()
        else:
            self.transport.abort()

    def _read(self) -> None:
        """All of it was taken, or there is nobody to take it."""
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None
