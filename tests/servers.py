"""A real server process on a free port, and real clients of it."""

from __future__ import annotations

import itertools
import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from httpx._config import DEFAULT_TIMEOUT_CONFIG
from websockets.sync.client import ClientConnection, connect

OPEN = re.compile(
    r"(?:Svara|A TEST HOUSE) is open at (https?://\S+?) "
    r"\(table [\w-]+(?:, decks of seed \d+)?; Ctrl-C stops it\)\n"
)
PATIENCE = 60
"""Seconds after which a test gives up waiting; nothing is measured by it."""

for part in ("connect", "read", "write", "pool"):
    setattr(DEFAULT_TIMEOUT_CONFIG, part, PATIENCE)

LINE: dict[str, Any] = {
    **{"compression": None, "max_queue": None, "close_timeout": 1},
    **{"open_timeout": PATIENCE, "ping_timeout": PATIENCE},
}
"""How a client of a test opens its socket."""

QUIET = (
    *("check", "call", "open", "split", "refuse", "decline", "cut"),
    *("show", "compare", "all-in", "bet", "stake", "fold"),
)
"""What a quiet player does, the first of these that is legal."""

Message = dict[str, Any]
Ready = Callable[..., Any]
"""Asked without arguments; those of a lambda hold what the loop around it is at."""


def folded(view: Message, message: Message) -> Message:
    """The view after a message about the table, by what the message itself says."""
    if message["type"] != "change":
        return dict(message["view"])
    gone = message.get("gone", ())
    after: Message = {name: value for name, value in view.items() if name not in gone}
    after |= message.get("view", {})
    changed = {seat["seat"]: seat for seat in message.get("seats", ())}
    return after | {"seats": [changed.get(seat["seat"], seat) for seat in view["seats"]]}


class Server:
    """One server process over a data directory; it can be killed and started again."""

    def __init__(self, data: Path, *options: str) -> None:
        self.data = data
        self.options = options
        self.errors = data.parent / f"{data.name}.err"
        self.process: subprocess.Popen[str] | None = None
        self.url = ""
        self.environment: dict[str, str] = {}
        """What it finds in its environment beside what the tests do."""

    def start(self, *options: str) -> Server:
        with self.errors.open("a") as errors:
            self.process = subprocess.Popen(
                [*command(self.data), *(options or self.options)],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env=os.environ | self.environment,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = OPEN.fullmatch(line)
        assert found, f"the server said {line!r} and {self.errors.read_text()!r}"
        self.url = found.group(1)
        return self

    def kill(self) -> None:
        """kill -9."""
        self._end(signal.SIGKILL)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """An orderly end; the exit status."""
        return self._end(how)

    def _end(self, how: signal.Signals) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        status = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None
        return status

    def guest(self, name: str) -> Guest:
        return Guest(self, name)

    @contextmanager
    def database(self) -> Iterator[sqlite3.Connection]:
        """The database as another program reads it, while the server runs or after it."""
        with closing(sqlite3.connect(self.data / "svara.db")) as connection:
            yield connection

    def rows(self, query: str) -> list[tuple[Any, ...]]:
        with self.database() as connection:
            return connection.execute(query).fetchall()


def command(data: Path) -> list[str]:
    return [sys.executable, "-m", "svara", "serve", "--port", "0", "--data", str(data)]


@contextmanager
def running(data: Path, *options: str, environment: Mapping[str, str] | None = None) -> Iterator[Server]:
    """A server with these options, which is gone afterwards."""
    server = Server(data, "--bot-delay", "0", *options)
    server.environment = dict(environment or {})
    try:
        yield server.start()
    finally:
        if server.process is not None:
            server.kill()


def refusal(data: Path, *options: str) -> str:
    """What a server that does not start says on standard error; it says it in one line and with status 1."""
    ended = subprocess.run(
        [*command(data), *options], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert ended.returncode == 1, ended
    assert ended.stdout == ""
    assert ended.stderr.count("\n") == 1, ended.stderr
    return ended.stderr.strip()


class Guest:
    """A guest with his session; he opens sockets."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        self.name = name
        answer = httpx.post(f"{server.url}/api/guest", json={"name": name})
        assert answer.status_code == 201, answer.text
        self.cookie = answer.headers["set-cookie"].split(";")[0]
        self.token = self.cookie.split("=")[1]

    @classmethod
    def of(cls, server: Server, name: str, token: str) -> Guest:
        """Whoever has this session's token."""
        guest = cls.__new__(cls)
        guest.server, guest.name, guest.token = server, name, token
        guest.cookie = f"svara_session={token}"
        return guest

    def me(self) -> dict[str, Any]:
        answer = httpx.get(f"{self.server.url}/api/me", headers={"cookie": self.cookie})
        return dict(answer.json())

    def open(self, *, table: str | None = None, **options: Any) -> Client:
        headers = {"cookie": self.cookie} | options.pop("headers", {})
        url = self.server.url.replace("http", "ws") + "/ws" + (f"?table={table}" if table else "")
        return Client(connect(url, additional_headers=headers, **(LINE | options)), self)


class Client:
    """One socket: what it was sent, and the table as the last message showed it."""

    def __init__(self, connecting: AbstractContextManager[ClientConnection], guest: Guest) -> None:
        self.guest = guest
        self._open = ExitStack()
        self.socket = self._open.enter_context(connecting)
        self.frames: list[str] = []
        self.messages: list[Message] = []
        self.answers: dict[str, Message] = {}
        self.view: Message = {}
        self.seq = -1
        self.log: dict[int, Message] = {}
        self._ids = itertools.count(1)
        welcome, snapshot = self.receive(), self.receive()
        assert (welcome["type"], snapshot["type"]) == ("welcome", "snapshot")
        self.timeline: str = welcome["timeline"]

    def receive(self, timeout: float = PATIENCE) -> Message:
        """The next message. Updates must follow one another without a gap."""
        frame = self.socket.recv(timeout=timeout)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: Message = json.loads(frame)
        self.messages.append(message)
        if message["type"] == "answer":
            self.answers[message["id"]] = message
        elif message["type"] in ("snapshot", "update", "change"):
            for entry in message["log"]:
                self.log[entry["seq"]] = entry["event"]
            if message["type"] != "snapshot" and message["log"]:
                assert message["log"][0]["seq"] <= self.seq + 1, "a gap in the sequence"
                assert message["log"][-1]["seq"] == message["seq"]
            assert message.get("since", self.seq) == self.seq, "a change of another view"
            self.seq, self.view = message["seq"], folded(self.view, message)
        return message

    def send(self, message: Message | str | bytes) -> None:
        self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    def ask(self, message: Message) -> Message:
        """Send a message and wait for its answer; what comes too fast is said again."""
        message = {"id": f"{id(self)}-{next(self._ids)}"} | message
        while True:
            self.answers.pop(message["id"], None)
            self.send(message)
            answer: Message = self.until(lambda: self.answers.get(message["id"]))
            if answer.get("code") != "too_fast":
                return answer
            time.sleep(0.1)

    def drain(self) -> None:
        """Receive what has arrived."""
        with suppress(TimeoutError):
            while True:
                self.receive(timeout=0)

    def until(self, ready: Ready) -> Any:
        """Receive until something holds, and return it."""
        end = time.monotonic() + PATIENCE
        while not (found := ready()):
            assert time.monotonic() < end, f"waited in vain; the table is {self.view}"
            self.receive()
        return found

    def resume(self, since: int, timeline: str | None = None) -> None:
        """Ask for what was missed since a number, of this line of events or of another."""
        told = self.timeline if timeline is None else timeline
        self.send({"type": "resume", "since": since, "timeline": told})

    def sit(self, seat: int, amount: int = 500) -> Message:
        return self.ask({"type": "request", "what": "sit", "seat": seat, "amount": amount})

    def request(self, what: str, **fields: Any) -> Message:
        return self.ask({"type": "request", "what": what, **fields})

    def act(self, action: str, turn: int | None = None, **fields: Any) -> Message:
        at = self.view.get("turn", 0) if turn is None else turn
        return self.ask({"type": "act", "turn": at, "action": action, **fields})

    @property
    def you(self) -> int | None:
        return self.view.get("you")

    @property
    def seat(self) -> Message:
        """One's own seat."""
        assert self.you is not None
        return dict(self.view["seats"][self.you])

    @property
    def on_turn(self) -> bool:
        """Whether a decision of the bank is due here."""
        return self.you in self.view.get("owed", ()) and self.view.get("question") != "new_deal"

    @property
    def may_press(self) -> bool:
        return self.view.get("question") == "new_deal" and self.you in self.view.get("owed", ())

    def events(self, kind: str) -> list[Message]:
        return [event for _, event in sorted(self.log.items()) if event["event"] == kind]

    def play_turn(self) -> None:
        """Answer the turn in the quietest legal way."""
        offered = {option["action"]: option for option in self.view["legal"]}
        for kind in QUIET:
            if kind in offered:
                amount = {"amount": offered[kind]["min"]} if "min" in offered[kind] else {}
                self.act(kind, **amount)
                return

    def close(self) -> None:
        self._open.close()

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def play_banks(count: int, *clients: Client) -> None:
    """All of them play quietly until so many more banks are over."""
    first = clients[0]
    done = len(first.events("bank_ended")) + count
    play_until(lambda: len(first.events("bank_ended")) >= done, *clients)


def play_until(ready: Ready, *clients: Client, move: Callable[[Client], bool] | None = None) -> None:
    """Let each of them do what is asked of him until something holds; ``move`` says whether it did."""
    end = time.monotonic() + 3 * PATIENCE
    while not ready():
        assert time.monotonic() < end, f"the table is {clients[0].view}"
        moved = False
        for client in clients:
            client.drain()
            moved |= (move or play_quietly)(client)
        if not moved:
            time.sleep(0.002)


def play_quietly(client: Client) -> bool:
    """Answer the turn or press "New deal", if anything is asked."""
    stack = 0 if client.you is None else client.seat.get("stack", 0)
    if client.on_turn:
        client.play_turn()
    elif client.may_press and not client.view.get("exact") and stack < client.view["ante"]:
        client.request("top_up", amount=500)
    elif client.may_press:
        client.request("ready")
    else:
        return False
    return True


def catch_up(*clients: Client) -> None:
    """Receive all that was sent so far: the answer to a question, here a void one, comes after it."""
    for client in clients:
        client.request("top_up", amount=0)
