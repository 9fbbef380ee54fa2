"""A WebSocket client as lean as it can be, so that what is measured is the server."""

from __future__ import annotations

import asyncio
import os
import struct
from base64 import b64encode
from collections.abc import Callable

NO_MASK = bytes(4)
"""A mask that changes nothing: the server's work is the same, and ours is less."""


class Frames(asyncio.Protocol):
    """One socket: whole text frames are handed to ``heard``, its end to ``ended``."""

    def __init__(
        self, path: str, cookie: str, heard: Callable[[bytes], None], ended: Callable[[], None]
    ) -> None:
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}\r\n"
            f"Cookie: {cookie}\r\n\r\n"
        ).encode()
        self._heard = heard
        self._ended = ended
        self._open = False
        self._buffer = b""
        self._transport: asyncio.Transport | None = None
        self.closed: int | None = None
        """The code that the server closed it with."""
        self.received = 0
        """Bytes, the opening aside."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport) or hasattr(transport, "write")
        self._transport = transport  # type: ignore[assignment]
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        self._ended()

    def send(self, text: bytes) -> None:
        """One masked text frame."""
        size = len(text)
        head = struct.pack("!BB", 0x81, 0x80 | size) if size < 126 else struct.pack("!BBH", 0x81, 0xFE, size)
        assert self._transport is not None
        self._transport.write(head + NO_MASK + text)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer + data if self._buffer else data
        if not self._open:
            head, found, buffer = buffer.partition(b"\r\n\r\n")
            if not found:
                self._buffer = head
                return
            if b" 101 " not in head[:20]:
                raise ConnectionError(f"the server answered {head[:80]!r} to a socket's opening")
            self._open = True
        self.received += len(buffer)
        at = 0
        while len(buffer) - at >= 2:
            kind, size, start = buffer[at] & 15, buffer[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if len(buffer) < start + size or (start == at + 2 and size >= 126):
                break
            if kind == 1:
                self._heard(buffer[start : start + size])
            elif kind == 8:
                self.closed = int.from_bytes(buffer[start : start + 2], "big")
                self.close()
            elif kind == 9:
                self._pong(buffer[start : start + size])
            at = start + size
        self._buffer = buffer[at:]
        self.received -= len(self._buffer)

    def _pong(self, payload: bytes) -> None:
        assert self._transport is not None
        self._transport.write(struct.pack("!BB", 0x8A, 0x80 | len(payload)) + NO_MASK + payload)
