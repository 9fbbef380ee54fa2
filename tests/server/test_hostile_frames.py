"""Frames and requests that no honest client sends: each gets a clear answer or a clear end, and two others at
the same table play a bank meanwhile.
"""

from __future__ import annotations

import json
import re
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import httpx
import pytest

from raw_socket import BINARY, CLOSE, CONTINUATION, PING, TEXT, RawSocket, frame, heard, line
from servers import PATIENCE, Client, Guest, Server, play_banks, running
from svara.server.web.frames import LARGEST_FRAME

pytestmark = pytest.mark.server

ACT = '{"type":"act","id":"a","turn":1,"action":"bet","amount":%s}'


class House:
    """A table at which two play, and a third who is no friend of theirs."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.eve: Guest = server.guest("Eve")
        self.players: tuple[Client, ...] = tuple(server.guest(name).open() for name in ("Ann", "Bob"))
        for seat, player in enumerate(self.players):
            assert player.sit(seat)["ok"]

    def unread(self) -> int:
        """Bytes that the server keeps for those who do not read."""
        text = httpx.get(f"{self.server.url}/metrics").text
        found = re.search(r"^svara_bytes_waiting (\S+)$", text, re.MULTILINE)
        assert found
        return int(float(found.group(1)))

    def open_sockets(self) -> int:
        """How many the process has, those of tables and others."""
        assert self.server.process is not None
        files = Path(f"/proc/{self.server.process.pid}/fd")
        return sum(file.is_socket() for file in files.iterdir())

    def plays_on(self) -> None:
        """The two play a bank to its end, and nothing of it went wrong in the log."""
        play_banks(1, *self.players)
        assert "Traceback" not in self.server.errors.read_text()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with running(tmp_path_factory.mktemp("hostile") / "data", "--bots", "0") as server:
        yield House(server)


@pytest.mark.parametrize(
    "said",
    [
        ACT % ("1" + "0" * 400),
        ACT % ("-1" + "0" * 400),
        ACT % "NaN",
        ACT % "-Infinity",
        ACT % "1e400",
        ACT % '"1/0"',
        ACT % ('"1/' + "9" * 9000 + '"'),
        '{"type":"act","id":"a","turn":' + "9" * 5000 + ',"action":"fold"}',
        '{"type":"act","id":"a","turn":1,"action":"look","slot":' + "9" * 30 + "}",
        '{"type":"request","id":"a","what":"sit","seat":' + "9" * 30 + ',"amount":500}',
        '{"type":"request","id":"a","what":"sit","seat":-1,"amount":500}',
        '{"type":"request","id":"a","what":"sit","seat":4,"amount":' + "9" * 30 + "}",
        '{"type":"request","id":"a","what":"pledge","seat":99999,"amount":-99999}',
        r'{"type":"act","id":"\ud800","turn":1,"action":"fold"}',
        r'{"type":"act","id":"a","turn":1,"action":"\udfff"}',
        r'{"type":"act","id":"a\u0000b","turn":1,"action":"\u0000"}',
        '{"type":"steal","id":"a"}',
        '{"id":"a"}',
        '{"type":["act"],"id":"a"}',
        '{"type":"act","type":"resume","id":"a","since":0}',
        '{"type":"act","id":"a","turn":true,"action":"fold"}',
        '{"type":"act","id":"a","turn":1,"action":"fold","seat":0}',
        '{"a":' * 2000 + "1" + "}" * 2000,
        '{"type":"act","id":' + "[" * 5000 + "]" * 5000 + "}",
    ],
    ids=lambda said: said[:44],
)
def test_a_message_that_means_nothing_is_answered_so(house: House, said: str) -> None:
    """Field reports 9 and 11: numbers that are none, and amounts that are only said."""
    with RawSocket(house.eve) as eve:
        eve.send(said)
        assert eve.answer()["ok"] is False
        eve.send('{"type":"request","id":"b","what":"stand"}')
        assert eve.answer()["code"] == "not_seated"
    house.plays_on()


def test_a_number_to_resume_from_may_be_any(house: House) -> None:
    """What was never told is answered with the table as it is."""
    with RawSocket(house.eve) as eve:
        welcome, snapshot = (json.loads(eve.receive()[1]) for _ in range(2))
        assert (welcome["type"], snapshot["type"]) == ("welcome", "snapshot")
        for since in (-1, 10**15, -(2**63), 2**63 - 1):
            eve.send(json.dumps({"type": "resume", "since": since, "timeline": welcome["timeline"]}))
            eve.send('{"type":"request","id":"b","what":"stand"}')
            assert eve.answer()["code"] == "not_seated"
    house.plays_on()


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        pytest.param(frame(b"\xff\xfe", TEXT), 1007, id="a text that is none"),
        pytest.param(frame("{}", masked=False), 1002, id="a frame without a mask"),
        pytest.param(frame("{}", bits=4), 1002, id="a reserved bit"),
        pytest.param(frame("{}", kind=3), 1002, id="a reserved kind"),
        pytest.param(frame("x" * 126, PING), 1002, id="a ping that is too long"),
        pytest.param(frame("{", PING, last=False), 1002, id="half a ping"),
        pytest.param(frame("{}", CONTINUATION), 1002, id="the end of nothing"),
        pytest.param(frame("{", last=False) + frame("}"), 1002, id="a beginning in the middle"),
        pytest.param(frame(b"\x03", CLOSE), 1002, id="half a code"),
        pytest.param(frame("x" * (LARGEST_FRAME + 1)), 1009, id="too much in one"),
        pytest.param(frame("x", last=False) + frame("x" * LARGEST_FRAME, 0), 1009, id="too much in two"),
        pytest.param(b"\x81\xff" + (2**62).to_bytes(8, "big"), 1009, id="too much announced"),
        pytest.param(b"GET / HTTP/1.1\r\n\r\n", 1002, id="another protocol"),
    ],
)
def test_a_frame_against_the_protocol_ends_its_socket(house: House, sent: bytes, code: int) -> None:
    with RawSocket(house.eve) as eve:
        eve.send_bytes(sent)
        house.plays_on()
        assert eve.ended_with() == code


def test_a_message_in_pieces_or_in_binary_is_a_message(house: House) -> None:
    """Pieces may come with pings between them, and a byte at a time."""
    said = '{"type":"request","id":"p","what":"stand"}'
    with RawSocket(house.eve) as eve:
        eve.send(said, BINARY)
        assert eve.answer()["code"] == "not_seated"
        eve.send(said[:9], last=False)
        eve.send("are you there", PING)
        eve.send("", CONTINUATION, last=False)
        eve.send(said[9:], CONTINUATION)
        assert eve.answer()["code"] == "not_seated"
        for byte in frame(said):
            eve.send_bytes(bytes([byte]))
        assert eve.answer()["code"] == "not_seated"
    house.plays_on()


@pytest.mark.parametrize("size", [1, 7, 100, 100_000])
def test_however_messages_are_parted_each_is_answered_once_and_in_its_turn(house: House, size: int) -> None:
    """Those that the table answers, those that the disk does, and those that mean nothing."""
    sent, names = b"", [f"m{number}" for number in range(36)]
    for number, name in enumerate(names):
        match number % 4:
            case 0:
                said = f'{{"type":"request","id":"{name}","what":"stand"}}'
            case 1:
                said = f'{{"type":"chat","id":"{name}","text":"hello","to":"table"}}'
            case 2:
                said = f'{{"type":"request","id":"{name}","what":"mute","seat":{number % 2}}}'
            case _:
                said = f'{{"type":"steal","id":"{name}"}}'
        sent += frame(said[:9], last=False) + frame(said[9:], CONTINUATION) if number % 3 else frame(said)
    with RawSocket(house.eve) as eve:
        for start in range(0, len(sent), size):
            eve.send_bytes(sent[start : start + size])
        assert [eve.answer()["id"] for _ in names] == names
    house.plays_on()


def test_a_frame_within_a_frame_is_none(house: House) -> None:
    """What comes after a frame's head is what it carries, though it looked like another frame."""
    within = frame('{"type":"request","id":"within","what":"stand"}')
    with RawSocket(house.eve) as eve:
        eve.send_bytes(bytes((0x80 | BINARY, 0x80 | len(within) - 4)))
        eve.send_bytes(within)
        answer = eve.answer()
        assert (answer["id"], answer["code"]) == ("", "bad_request")


def test_a_message_that_never_ends_is_ended(house: House) -> None:
    with RawSocket(house.eve) as eve:
        eve.send("{", last=False)
        with pytest.raises(ConnectionError):
            while True:
                eve.send(" " * 1000, CONTINUATION, last=False)
    house.plays_on()


@pytest.mark.parametrize("kind", [TEXT, PING], ids=["texts", "pings"])
def test_ten_thousand_tiny_frames_hurt_nobody_else(house: House, kind: int) -> None:
    """Who sends them is refused and ended, or only made to wait for his own pongs."""
    with RawSocket(house.eve) as eve:
        ends: list[int | None] = []
        reader = threading.Thread(target=lambda: ends.append(eve.ended_with()))
        reader.start()
        with suppress(ConnectionError):
            for _ in range(100):
                eve.send_bytes(frame("", kind) * 100)
        house.plays_on()
        if kind == PING:
            assert reader.is_alive(), "pings are answered"
            eve.socket.shutdown(socket.SHUT_RDWR)
        reader.join(PATIENCE)
        assert ends in ([None], [4408])
    house.plays_on()


def test_who_sends_and_never_reads_is_cut(house: House) -> None:
    """What waits for him is bounded, and others are not kept by it."""
    with RawSocket(house.eve) as eve:
        eve.socket.settimeout(5)
        with pytest.raises((ConnectionError, TimeoutError)):
            while True:
                eve.send('{"type":"resume","since":-1}')
    house.plays_on()


def test_who_asks_for_pongs_and_never_reads_is_cut(house: House) -> None:
    """A pong waits like all else, at a table where nothing happens too."""
    pings = frame("p" * 125, PING) * 500
    with RawSocket(house.eve) as eve, pytest.raises(ConnectionError):
        while json.loads(eve.receive()[1])["type"] != "change":
            pass
        for _ in range(192 * 1024 * 1024 // len(pings)):
            eve.send_bytes(pings)
    house.plays_on()


def test_who_says_goodbye_and_never_reads_is_let_go(house: House) -> None:
    """What he was sent is not kept for him for ever."""
    pings = frame("p" * 125, PING) * 500
    with RawSocket(house.eve) as eve:
        held, end = house.open_sockets(), time.monotonic() + PATIENCE
        while not house.unread():
            assert time.monotonic() < end
            eve.send_bytes(pings)
        eve.send(b"\x03\xe8", CLOSE)
        while house.open_sockets() >= held:
            assert time.monotonic() < end, "it is held still"
            time.sleep(0.05)
    house.plays_on()


def test_half_a_line_is_no_line(house: House) -> None:
    """Who says that he will send no more is told the rest and let go."""
    with RawSocket(house.eve) as eve:
        eve.send('{"type":"request","id":"h","what":"stand"}')
        eve.socket.shutdown(socket.SHUT_WR)
        eve.ended_with()
    house.plays_on()


@pytest.mark.parametrize(
    "sent",
    [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(100),
        b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n",
        b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n{}",
        b"POST /api/guest HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"x" * 200_000 + b"\r\n\r\n",
        b"GET /\x00 HTTP/1.1\r\nHost: x\r\n\r\n",
    ],
    ids=["tls", "length", "lengths", "chunks", "huge head", "zero"],
)
def test_a_request_that_is_none_is_refused(house: House, sent: bytes) -> None:
    with closing(line(house.server)) as eve:
        try:
            eve.sendall(sent)
            answer = eve.recv(65536)
        except ConnectionError:
            answer = b""
        assert answer[:12] in (b"", b"HTTP/1.1 400", b"HTTP/1.1 404")
    house.plays_on()


def test_a_request_of_two_lengths_is_the_last_of_its_connection(house: House) -> None:
    """What a proxy may take for its body would else be a request of its own here."""
    body = b"0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
    with closing(line(house.server)) as opened:
        opened.sendall(
            b"POST /api/guest HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n"
            b"Content-Length: %d\r\n\r\n%b" % (len(body), body)
        )
        said = heard(opened, b"never said")
    assert said.startswith(b"HTTP/1.1 400 ")
    assert said.count(b"HTTP/1.1 ") == 1
    house.plays_on()


def opening(house: House, path: str = "/ws", more: bytes = b"") -> bytes:
    """All that is heard after a wish to open a socket, up to the end of the connection."""
    host = house.server.url.removeprefix("http://")
    with closing(line(house.server)) as opened:
        opened.sendall(
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n".encode()
            + more
            + b"\r\n"
        )
        return heard(opened, b"never said")


@pytest.mark.parametrize(
    "more",
    [
        b"Content-Length: 5\r\n",
        b"Transfer-Encoding: chunked\r\n",
        b"X: " + b"x" * 9000 + b"\r\n",
        b"".join(b"X%d: x\r\n" % number for number in range(200)),
    ],
    ids=["a body", "a body in parts", "a long line", "many lines"],
)
def test_what_opens_no_socket_keeps_no_connection(house: House, more: bytes) -> None:
    """What the parser of sockets refuses, that of requests has let through; nobody waits for more of it."""
    assert opening(house, more=more).startswith(b"HTTP/1.1 400 ")
    house.plays_on()


def test_a_socket_where_there_is_none_is_refused(house: House) -> None:
    """And nothing is written down of it that grows with each."""
    for path in ("/", "/nothing", "/api/me", "/assets/x.js"):
        assert opening(house, path).startswith(b"HTTP/1.1 403 ")
    house.plays_on()
