"""uvicorn's WebSocket, to be written to without a task or a queue of its own; what the socket has not taken
yet is counted in bytes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from svara.server.tables.hub import MOST_UNSENT
from svara.server.web.frames import head_of, is_text, is_whole, text_in
from svara.wire import ENDINGS

if TYPE_CHECKING:
    import asyncio

    from starlette.websockets import WebSocket
    from websockets.http11 import Request

EXTENSION = "svara.protocol"
"""Under which the application finds the protocol of its socket, among the extensions of its scope."""

_END_OF_REQUEST = b"\r\n\r\n"

_NO_OPENING = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"

CUT_SECONDS = 2.0
"""How long a socket that has ended may take to read what it has been sent."""


class Protocol(WebSocketsSansIOProtocol):
    """One socket, text frames going out whole."""

    _listener: Callable[[str | bytes], None] | None = None
    _aligned = False
    """Whether all that came after the handshake came a frame at a time."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, object] = self.scope["extensions"]  # type: ignore[assignment]
            extensions[EXTENSION] = self

    def hear(self, listener: Callable[[str | bytes], None] | None) -> None:
        """Hand messages to a function as they come, and not to the application's queue."""
        self._listener = listener

    def data_received(self, data: bytes) -> None:
        """Nearly always it is one whole text, which needs no parser; but who has once sent his frames in
        other pieces goes by the parser for good, since it alone knows where the next one begins.
        """
        if not self.handshake_initiated:
            self._aligned = data.find(_END_OF_REQUEST) == len(data) - len(_END_OF_REQUEST)
        elif self._aligned and is_whole(data):
            text = None if self._listener is None or self.frames or self.close_sent else text_in(data)
            if self._listener is not None and text is not None:
                self._listener(text)
                return
        else:
            self._aligned = False
        super().data_received(data)
        if not self.handshake_initiated:
            # A body, or more of a head than may be: uvicorn would wait for another opening for ever.
            self.transport.write(_NO_OPENING)
            self.transport.close()

    def send_receive_event_to_app(self) -> None:
        """What says it is text and is not ends its socket, without a traceback in the log for each."""
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        if self.curr_msg_data_type == "text" and not self.close_sent and not is_text(data):
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
        return 0 if self.disconnected else self.transport.get_write_buffer_size()

    def write(self, text: bytes) -> None:
        """Send a text; nothing where the socket has ended or is closing.

        A call to the system is dear, and often wakes who reads: uvloop makes one a socket and turn, so that a
        change and the answer to who made it go out together.
        """
        if self.handshake_complete and not (self.close_sent or self.disconnected):
            self.transport.write(head_of(len(text)) + text)

    def handle_ping(self) -> None:
        """Who asks again and again and reads no answer is cut like every slow reader."""
        pongs = b"".join(self.conn.data_to_send())
        if self.close_sent or self.disconnected:
            return
        self.transport.write(pongs)
        if self.unsent > MOST_UNSENT:
            self.cut(ENDINGS["too_much"], "too_much")

    def keepalive_timeout(self) -> None:
        """The line is dead, whether or not what was sent on it can still be taken."""
        super().keepalive_timeout()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1011})

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """A transport that is closed waits for its reader as long as he likes; this one does not."""
        super().on_task_complete(task)
        if not self.disconnected:
            seconds = CUT_SECONDS if self.close_timer is None else self.close_timeout
            self.loop.call_later(seconds, self.transport.abort)

    def cut(self, code: int, reason: str) -> None:
        """End the socket after what has been sent, whether or not anybody reads it."""
        if self.close_sent or self.disconnected:
            return
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
