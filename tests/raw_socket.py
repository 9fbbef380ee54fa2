"""A line to the server that keeps to no protocol unless it is told to."""

from __future__ import annotations

import base64
import json
import os
import socket
import struct
from contextlib import suppress
from typing import Any

from servers import PATIENCE, Guest, Server

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10


def line(server: Server) -> socket.socket:
    """A connection on which nothing has been said."""
    host, port = server.url.removeprefix("http://").split(":")
    opened = socket.create_connection((host, int(port)), timeout=PATIENCE)
    opened.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return opened


def heard(opened: socket.socket, wanted: bytes) -> bytes:
    """What comes up to some bytes, with them, however the network parts it; all there is without them."""
    said = b""
    while wanted not in said and (part := opened.recv(65536)):
        said += part
    return said


class RawSocket:
    """A WebSocket of a guest, whose frames are whatever they are."""

    def __init__(self, guest: Guest) -> None:
        self.socket = line(guest.server)
        key = base64.b64encode(os.urandom(16)).decode()
        self.send_bytes(
            f"GET /ws HTTP/1.1\r\nHost: {guest.server.url.removeprefix('http://')}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\nCookie: {guest.cookie}\r\n\r\n".encode()
        )
        self._buffer = b""
        while b"\r\n\r\n" not in self._buffer:
            self._fill()
        head, _, self._buffer = self._buffer.partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101"), head

    def send_bytes(self, data: bytes) -> None:
        self.socket.sendall(data)

    def send(
        self, payload: bytes | str, kind: int = TEXT, *, last: bool = True, masked: bool = True, bits: int = 0
    ) -> None:
        """One frame; ``bits`` are the reserved ones."""
        self.send_bytes(frame(payload, kind, last=last, masked=masked, bits=bits))

    def receive(self) -> tuple[int, bytes]:
        """The next frame: its kind and what is in it. Raises `EOFError` at the end of the line."""
        head = self._take(2)
        length = head[1] & 127
        if length == 126:
            (length,) = struct.unpack("!H", self._take(2))
        elif length == 127:
            (length,) = struct.unpack("!Q", self._take(8))
        return head[0] & 15, self._take(length)

    def answer(self) -> dict[str, Any]:
        """The next answer among the messages."""
        while True:
            kind, payload = self.receive()
            assert kind in (TEXT, PING, PONG), f"closed with {payload!r}"
            message: dict[str, Any] = json.loads(payload) if kind == TEXT else {}
            if message.get("type") == "answer":
                return message

    def ended_with(self) -> int | None:
        """Read to the end: the code that the server closed with; none where it said nothing."""
        code = None
        with suppress(EOFError, ConnectionError):
            while True:
                kind, payload = self.receive()
                if kind == CLOSE and payload:
                    (code,) = struct.unpack("!H", payload[:2])
        return code

    def close(self) -> None:
        self.socket.close()

    def __enter__(self) -> RawSocket:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _take(self, count: int) -> bytes:
        while len(self._buffer) < count:
            self._fill()
        taken, self._buffer = self._buffer[:count], self._buffer[count:]
        return taken

    def _fill(self) -> None:
        data = self.socket.recv(65536)
        if not data:
            raise EOFError
        self._buffer += data


def frame(
    payload: bytes | str, kind: int = TEXT, *, last: bool = True, masked: bool = True, bits: int = 0
) -> bytes:
    """A frame of the protocol; its mask is zero, so that the payload stands in it as it is."""
    data = payload.encode() if isinstance(payload, str) else payload
    first = (0x80 if last else 0) | bits << 4 | kind
    mark = 0x80 if masked else 0
    if len(data) < 126:
        head = struct.pack("!BB", first, mark | len(data))
    elif len(data) < 1 << 16:
        head = struct.pack("!BBH", first, mark | 126, len(data))
    else:
        head = struct.pack("!BBQ", first, mark | 127, len(data))
    return head + (bytes(4) if masked else b"") + data
