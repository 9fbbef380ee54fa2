"""A stage for the built client without a server: its files, an account, and a socket that the test holds."""

from __future__ import annotations

import itertools
import json
import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Route, WebSocketRoute, expect

from browser.moments import LOG, Event, View, now_ms, snapshot, update
from browser.waiting import stop_the_clock, until
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
RESUME = {"type": "resume", "since": len(LOG)}

NO_FAULTS = (
    # What is said where a test wants the page itself, and not the one that a worker keeps.
    "Service Worker registration blocked by Playwright",
    # A line that was being opened when its page was left is no fault of the page.
    "WebSocket is closed before the connection is established",
)

# However long a test takes, a line on which nothing is said is not taken for dead; the page knows its line.
LIVELY = """
  const Line = window.WebSocket;
  window.WebSocket = class extends Line {
    constructor(...to) {
      super(...to);
      window.line = this;
      const said = { data: JSON.stringify({ type: 'chat', lines: [] }) };
      const beat = setInterval(() => {
        if (this.readyState === Line.OPEN) this.onmessage?.(said);
        else if (this.readyState === Line.CLOSED) clearInterval(beat);
      }, 1000);
    }
  };
"""

# What is fetched after the table is drawn: what moves, and what tells those who listen.
WHOLE = "document.querySelector('.motion') !== null && document.querySelector('[data-owed]') !== null"
# As soon as a table of this name and so many seats is drawn; the clock may stand still.
DRAWN = """([mark, seats]) => new Promise((done) => {
  const isDrawn = () => document.querySelector('.title')?.textContent === mark
    && document.querySelectorAll('.seat').length === seats;
  if (isDrawn()) done();
  const seen = new MutationObserver(() => {
    if (!isDrawn()) return;
    seen.disconnect();
    done();
  });
  seen.observe(document, { subtree: true, childList: true, characterData: true });
})"""


def watch(page: Page) -> list[str]:
    """The list to which the page adds whatever it complains of."""
    complaints: list[str] = []

    def listen(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(said in message.text for said in NO_FAULTS):
            complaints.append(message.text)

    page.on("console", listen)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    return complaints


@cache
def file_of(path: str) -> bytes | None:
    """What the built client has at a path."""
    file = STATIC / path.lstrip("/")
    return file.read_bytes() if file.is_file() else None


class Stage:
    """One page of the client, with what it sent and what it complained of."""

    def __init__(
        self,
        context: BrowserContext,
        first: str,
        *,
        settings: Mapping[str, object] | None = None,
        clock: bool = False,
    ) -> None:
        self.sent: list[dict[str, Any]] = []
        self.socket: WebSocketRoute | None = None
        self.sockets = 0
        self.away = False
        """Whether every new line is refused, as while the house is away."""
        self.first = first
        self.me: dict[str, Any] = ME
        self._marks = itertools.count()
        if clock:
            context.clock.install()
        self.page: Page = context.new_page()
        self.page.add_init_script("localStorage.setItem('svara.guest', '1')")
        if settings:
            kept = json.dumps(json.dumps(settings))
            self.page.add_init_script(f"localStorage.setItem('svara.settings', {kept})")
        self.complaints = watch(self.page)
        self.page.route(f"{ORIGIN}/**", self._answer)
        self.page.route_web_socket(re.compile(f"^{SOCKET}"), self._connect)
        self.page.add_init_script(LIVELY)
        self.page.goto(f"{ORIGIN}/t/{TABLE}")
        self.page.locator(".seat").first.wait_for()
        until(self.page, WHOLE)
        self.settle()

    # what the server does

    def say(self, message: str | dict[str, Any]) -> None:
        """Send the client a message, as the server does."""
        assert self.socket is not None, "the client has not opened its socket"
        self.socket.send(message if isinstance(message, str) else json.dumps(message))

    def answer(self, asked: dict[str, Any], code: str | None = None) -> None:
        self.say({"type": "answer", "id": asked["id"], "ok": code is None, "code": code})

    def show(self, view: View) -> None:
        """Send a view, and wait until it is drawn: a table of another name tells it from the one before."""
        mark = f"table {next(self._marks)}"
        self.say(snapshot({**view, "name": mark}))
        self.page.evaluate(DRAWN, [mark, len(view["seats"])])

    def each(self, views: Sequence[View], look: str) -> list[Any]:
        """What a function of the page finds at each of these views, once it is drawn."""
        told = []
        for view in views:
            mark = f"table {next(self._marks)}"
            told.append([snapshot({**view, "name": mark}), mark, len(view["seats"])])
        found: list[Any] = self.page.evaluate(
            f"""async (told) => {{
              const found = [];
              for (const [data, mark, seats] of told) {{
                window.line.onmessage({{ data }});
                await ({DRAWN})([mark, seats]);
                found.push(await ({look})());
              }}
              return found;
            }}""",
            told,
        )
        return found

    def tell(self, view: View, seq: int, *events: Event) -> None:
        """Send an update whose last event is number ``seq``, at the time of the page."""
        self.say(update(view, seq, *events, now=self.page.evaluate("Date.now()")))

    def next_sent(self, count: int = 1) -> dict[str, Any]:
        """What the client sent as its message number ``count``."""
        until(self.page, lambda: len(self.sent) >= count)
        return self.sent[count - 1]

    def break_line(self, code: int | None = None, reason: str | None = None) -> None:
        assert self.socket is not None, "the client has not opened its socket"
        self.socket.close(code=code, reason=reason)

    def lose_the_line(self) -> None:
        """Until it is found again there is none, however often the client tries."""
        self.away = True
        self.break_line()
        expect(self.page.locator(".banner.down")).to_be_visible()

    def find_the_line(self) -> None:
        self.away = False
        before = self.sockets
        self.page.evaluate("() => { dispatchEvent(new Event('online')) }")
        until(self.page, lambda: self.sockets > before)

    # time

    def settle(self) -> None:
        """Wait until the buttons have had their rest after a new turn."""
        self.page.locator(".dock:not(.resting)").wait_for(state="attached")

    def stop_the_clock(self) -> None:
        """From now on time goes on only by `run_for`; it was opened with a `clock` of the test's."""
        stop_the_clock(self.page)

    def run_for(self, milliseconds: int) -> None:
        self.page.clock.run_for(milliseconds)

    def _connect(self, socket: WebSocketRoute) -> None:
        if self.away:
            socket.close(code=1013)
            return
        self.socket = socket
        self.sockets += 1
        socket.on_message(lambda text: self.sent.append(json.loads(text)))
        known = {"name": self.me["name"], "player": self.me["id"], "now": now_ms()}
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
        file = "/index.html" if path == f"/t/{TABLE}" else path
        body = file_of(file)
        if body is None:
            route.fulfill(status=404, body="")
            return
        headers = {"content-type": TYPES[Path(file).suffix], "content-security-policy": POLICY}
        route.fulfill(body=body, headers=headers)
