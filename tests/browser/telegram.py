"""Telegram as far as a Mini App sees it: the native proxy, and the web client's frame."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path
from typing import Any, Self
from urllib.parse import quote, urlencode

from playwright.sync_api import BrowserContext, Frame, Route, WebSocketRoute

from browser.moments import now_ms
from browser.stage import LIVELY, ME, NAME, POLICY, TYPES, file_of, watch

HOUSE = "https://svara.test"
WEB = "https://web.telegram.org"
DARK = {"bg_color": "#17212b", "text_color": "#f5f5f5"}
LIGHT = {"bg_color": "#ffffff", "text_color": "#000000"}

NATIVE = """
window.said = [];
window.TelegramWebviewProxy = {
  postEvent(name, data) { window.said.push([name, JSON.parse(data)]); },
};
"""
"""What Telegram's own apps put into a page before it begins."""

OLD_DESKTOP = """
window.said = [];
Object.defineProperty(window, 'external', { value: { notify(text) {
  const { eventType, eventData } = JSON.parse(text);
  window.said.push([eventType, eventData]);
} } });
"""

FRAME = """<!doctype html><title>Telegram</title><iframe id="app" width="390" height="780"></iframe>"""
"""The web client, without its own policy: what its script does, a test does by itself."""

LISTEN = """address => {
  window.said = [];
  const frame = document.getElementById('app');
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== frame.contentWindow) return;
    const { eventType, eventData } = JSON.parse(data);
    window.said.push([eventType, eventData]);
  });
  frame.src = address;
}"""


def fragment(
    theme: dict[str, str] = DARK, language: str = "ru", start: str | None = None, **signed: str
) -> str:
    """What stands behind the address of an app that is launched."""
    user = json.dumps({"id": 7, "first_name": "Лев", "language_code": language})
    data = {"auth_date": str(int(time.time())), "user": user, "hash": "00", **signed}
    fields = {
        "tgWebAppData": urlencode(data),
        "tgWebAppVersion": "8.0",
        "tgWebAppPlatform": "android",
        "tgWebAppThemeParams": json.dumps(theme),
        **({"tgWebAppStartParam": start} if start else {}),
    }
    return "#" + urlencode(fields, quote_via=quote)


class MiniApp:
    """The built client as Telegram opens it, with a socket that the test holds."""

    def __init__(self, context: BrowserContext, first: str) -> None:
        self.page = context.new_page()
        self.complaints = watch(self.page)
        self.first = first
        self.app: str | None = None
        """The Mini App that the house says it is."""
        self.addresses: list[str] = []
        """Those of the sockets that were opened."""
        self.files: list[str] = []
        self.posted: dict[str, Any] = {}
        """What was told to each path."""
        self._framed = False
        self.page.route(f"{HOUSE}/**", self._answer)
        self.page.route_web_socket(re.compile("^wss://svara.test/ws"), self._connect)
        self.page.add_init_script(LIVELY)

    def launch(self, path: str, behind: str, way: str = NATIVE) -> Self:
        """Open it in an app of Telegram's."""
        self.page.add_init_script(way)
        self.page.goto(f"{HOUSE}{path}{behind}")
        self.page.locator(".app, .page").wait_for()
        return self

    def frame(self, path: str, behind: str) -> Frame:
        """Open it in Telegram's web client; the frame is what is played in."""
        self._framed = True
        self.page.route(f"{WEB}/**", lambda route: route.fulfill(body=FRAME, content_type="text/html"))
        self.page.goto(f"{WEB}/k/")
        self.page.evaluate(LISTEN, f"{HOUSE}{path}{behind}")
        self.page.frame_locator("#app").locator(".app, .page").wait_for()
        return self.page.frames[1]

    def said(self, name: str) -> list[Any]:
        """What came with each event of this name."""
        return [data for event, data in self.page.evaluate("() => window.said") if event == name]

    def wait_said(self, name: str, data: Any) -> None:
        """Wait until the newest event of this name is one that came with this."""
        self.page.wait_for_function(
            """([name, data]) => {
              const all = window.said.filter(([event]) => event === name);
              return JSON.stringify(all.at(-1)?.[1]) === JSON.stringify(data);
            }""",
            arg=[name, data],
        )

    def tell(self, name: str, data: Any = None) -> None:
        """Have Telegram say something to the app."""
        if self._framed:
            text = json.dumps({"eventType": name, "eventData": data})
            self.page.evaluate(
                "text => document.getElementById('app').contentWindow.postMessage(text, '*')", text
            )
        else:
            self.page.evaluate("([name, data]) => Telegram.WebView.receiveEvent(name, data)", [name, data])

    def say(self, message: str) -> None:
        assert self._socket is not None
        self._socket.send(message)

    def _connect(self, socket: WebSocketRoute) -> None:
        self.addresses.append(socket.url)
        self._socket = socket
        socket.on_message(lambda text: None)
        known = {"name": NAME, "player": ME["id"], "now": now_ms()}
        welcome = {"type": "welcome", "version": 2, **known}
        socket.send(json.dumps(welcome))
        socket.send(self.first)

    def _answer(self, route: Route) -> None:
        path = route.request.url.removeprefix(HOUSE).split("?")[0]
        self.files.append(path)
        if route.request.method == "POST":
            self.posted[path] = route.request.post_data_json
        known = {"/api/me": ME, "/api/telegram": {"app": self.app}, "/api/tables": {"tables": []}}
        if path in known:
            route.fulfill(json=known[path])
            return
        is_page = path == "/" or path.startswith("/t/")
        file = "/index.html" if is_page else path
        body = file_of(file)
        if body is None:
            route.fulfill(status=404, json={"error": "not_found"})
            return
        headers = {"content-type": TYPES[Path(file).suffix], "content-security-policy": POLICY}
        route.fulfill(body=body, headers=headers)
