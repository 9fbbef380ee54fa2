"""uvicorn's WebSocket, to be written to without a task or a queue of its own; what the socket has not taken
yet is counted in bytes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from starlette.websockets import WebSocket
    from websockets.frames import Frame
    from websockets.http11 import Request

EXTENSION = "svara.protocol"
"""Under which the application finds the protocol of its socket, among the extensions of its scope."""

CUT_SECONDS = 2.0
"""How long a socket that is cut may take to read what it has been sent."""

_TEXT = 0x81
_SHORT, _LONG = 126, 1 << 16


class Protocol(WebSocketsSansIOProtocol):
    """One socket, text frames going out whole."""

    _listener: Callable[[str | bytes], None] | None = None
    _gathered: list[bytes] | tuple[()] = ()
    """What goes out at the end of this turn of the loop."""
    _gathered_size = 0

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, object] = self.scope["extensions"]  # type: ignore[assignment]
            extensions[EXTENSION] = self

    def hear(self, listener: Callable[[str | bytes], None] | None) -> None:
        """Hand messages to a function as they come, and not to the application's queue."""
        self._listener = listener

    def send_receive_event_to_app(self) -> None:
        """What says it is text and is not ends its socket, without a traceback in the log for each."""
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        if self.curr_msg_data_type == "text" and not self.close_sent and not _is_text(data):
            self.frames = []
            self.conn.send_close(1007)
            self.handle_parser_exception()
        elif self._listener is None:
            super().send_receive_event_to_app()
        else:
            self.frames = []
            if not self.close_sent:
                self._listener(data)

    def pause_reading(self) -> None:
        if not (self.read_paused or self.transport.is_closing()):
            self.read_paused = True
            self.transport.pause_reading()

    def resume_reading(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    @property
    def unsent(self) -> int:
        """Bytes that the socket has not taken yet."""
        return 0 if self.disconnected else self.transport.get_write_buffer_size() + self._gathered_size

    def write(self, text: bytes) -> None:
        """Send a text with all others of this turn of the loop; nothing where the socket has ended or is
        closing. A write is a call to the system, and often wakes who reads: a change and the answer to who
        made it are one.
        """
        if not self.handshake_complete or self.close_sent or self.disconnected:
            return
        if not self._gathered:
            self._gathered = []
            self.loop.call_soon(self._flush)
        head = _head(len(text))
        self._gathered += (head, text)
        self._gathered_size += len(head) + len(text)

    def _flush(self) -> None:
        gathered, self._gathered, self._gathered_size = self._gathered, (), 0
        if gathered and not (self.close_sent or self.disconnected):
            self.transport.write(b"".join(gathered))

    def shutdown(self) -> None:
        self._flush()
        super().shutdown()

    def handle_close(self, event: Frame) -> None:
        self._flush()
        super().handle_close(event)

    def cut(self, code: int, reason: str) -> None:
        """End the socket after what has been sent, whether or not anybody reads it."""
        if self.close_sent or self.disconnected:
            return
        self._flush()
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.close_timer = self.loop.call_later(CUT_SECONDS, self.transport.abort)


def protocol_of(socket: WebSocket) -> Protocol:
    """The protocol that a socket came by."""
    protocol = socket.scope["extensions"][EXTENSION]
    assert isinstance(protocol, Protocol)
    return protocol


def _is_text(data: bytes) -> bool:
    r"""Whether it is UTF-8.

    >>> _is_text("кон".encode()), _is_text(b"\xff")
    (True, False)
    """
    if data.isascii():
        return True
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def _head(size: int) -> bytes:
    """What goes before a text frame of so many bytes.

    >>> [_head(size).hex(" ") for size in (5, 126, 65536)]
    ['81 05', '81 7e 00 7e', '81 7f 00 00 00 00 00 01 00 00']
    """
    if size < _SHORT:
        return bytes((_TEXT, size))
    if size < _LONG:
        return bytes((_TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((_TEXT, 127)) + size.to_bytes(8, "big")
