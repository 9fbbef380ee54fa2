"""A stage for the built client without a server: its files, an account, and a socket that the test holds."""

from __future__ import annotations

import json
import os
import re
import time
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Route, WebSocketRoute

from svara.rules import load_rules, profile_names
from svara.server.web.games import rules_in_words

SHIPPED = Path(__file__).resolve().parents[2] / "src" / "svara" / "static"
STATIC = Path(os.environ.get("SVARA_SERVER_CLIENT", SHIPPED))
"""The build that is looked at; a server that a test starts reads the same variable."""
ORIGIN = "http://svara.test"
SOCKET = "ws://svara.test/ws"
TABLE = "svara"
NAME = "Гость-4821"
ME = {"id": "me", "name": NAME, "wallet": 9000, "kind": "guest", "role": "player"}
TYPES = {".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
POLICY = "default-src 'self'; connect-src 'self' ws:"


BLOCKED = "Service Worker registration blocked by Playwright"
"""What is said where a test wants the page itself, and not the one that a worker keeps."""


def watch(page: Page) -> list[str]:
    """The list to which the page adds whatever it complains of."""
    complaints: list[str] = []

    def listen(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != BLOCKED:
            complaints.append(message.text)

    page.on("console", listen)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    return complaints


class Stage:
    """One page of the client, with what it sent and what it complained of."""

    def __init__(self, context: BrowserContext, first: str) -> None:
        self.sent: list[dict[str, Any]] = []
        self.socket: WebSocketRoute | None = None
        self.sockets = 0
        self.away = False
        """Whether every new line is refused, as while the house is away."""
        self.first = first
        self.me: dict[str, Any] = ME
        self.page: Page = context.new_page()
        self.page.add_init_script("localStorage.setItem('svara.guest', '1')")
        self.complaints = watch(self.page)
        self.page.route(f"{ORIGIN}/**", self._answer)
        self.page.route_web_socket(re.compile(f"^{SOCKET}"), self._connect)
        self.page.goto(f"{ORIGIN}/t/{TABLE}")
        self.page.locator(".seat").first.wait_for()
        self.settle()

    def say(self, message: str | dict[str, Any]) -> None:
        """Send the client a message, as the server does."""
        assert self.socket is not None, "the client has not opened its socket"
        self.socket.send(message if isinstance(message, str) else json.dumps(message))

    def answer(self, asked: dict[str, Any], code: str | None = None) -> None:
        self.say({"type": "answer", "id": asked["id"], "ok": code is None, "code": code})

    def settle(self) -> None:
        """Wait until the buttons have had their rest after a new turn."""
        self.page.wait_for_timeout(450)

    def next_sent(self, count: int = 1) -> dict[str, Any]:
        """What the client sent as its message number ``count``."""
        deadline = time.monotonic() + 5
        while len(self.sent) < count:
            assert time.monotonic() < deadline, f"the client sent {len(self.sent)} messages, not {count}"
            self.page.wait_for_timeout(20)
        return self.sent[count - 1]

    def break_line(self, code: int | None = None, reason: str | None = None) -> None:
        assert self.socket is not None, "the client has not opened its socket"
        self.socket.close(code=code, reason=reason)

    def _connect(self, socket: WebSocketRoute) -> None:
        if self.away:
            socket.close(code=1013)
            return
        self.socket = socket
        self.sockets += 1
        socket.on_message(lambda text: self.sent.append(json.loads(text)))
        known = {"name": self.me["name"], "player": self.me["id"], "now": int(time.time() * 1000)}
        self.say({"type": "welcome", "version": 2, **known})
        self.say(self.first)

    def _rules(self, address: str) -> Any:
        """What the house says of the table's rules; those of its own are here Svara's."""
        profile = json.loads(self.first)["view"]["profile"]
        language = re.search(r"language=(\w+)", address)
        rules = load_rules(profile if profile in profile_names() else "svara")
        return msgspec.to_builtins(rules_in_words(rules, language[1] if language else "en"))

    def _answer(self, route: Route) -> None:
        path = route.request.url.removeprefix(ORIGIN).split("?")[0]
        if path == "/api/me":
            route.fulfill(json=self.me)
            return
        if path == f"/api/tables/{TABLE}/rules":
            route.fulfill(json=self._rules(route.request.url))
            return
        file = STATIC / ("index.html" if path == f"/t/{TABLE}" else path.lstrip("/"))
        if not file.is_file():
            route.fulfill(status=404, body="")
            return
        headers = {"content-type": TYPES[file.suffix], "content-security-policy": POLICY}
        route.fulfill(body=file.read_bytes(), headers=headers)
