"""People as tests see them: a browser with its cookie, and what it asks the house."""

from __future__ import annotations

from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Subprotocol

from servers import PATIENCE, Server

PASSWORD = "correct horse"
OTHER = "battery staple"


class Browser:
    """One browser: it keeps the house's cookie, and sends the Origin of the house's page."""

    def __init__(self, server: Server, address: str | None = None) -> None:
        self.server = server
        headers = {"origin": server.url}
        if address is not None:
            headers["x-forwarded-for"] = address
        self.http = httpx.Client(base_url=server.url, headers=headers)

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.http.post(f"/api/{path}", json=body)

    def get(self, path: str) -> httpx.Response:
        return self.http.get(f"/api/{path}")

    def delete(self, path: str) -> httpx.Response:
        return self.http.delete(f"/api/{path}")

    def code(self, path: str, **body: Any) -> str:
        """What a request is refused for; ``ok`` where it is not."""
        return code_of(self.post(path, **body))

    def guest(self, name: str) -> dict[str, Any]:
        return dict(done(self.post("guest", name=name)))

    def sign_up(self, name: str, password: str = PASSWORD) -> str:
        """The recovery code."""
        return str(done(self.post("signup", name=name, password=password))["recovery"])

    def login(self, name: str, password: str = PASSWORD) -> dict[str, Any]:
        return dict(done(self.post("login", name=name, password=password)))

    def me(self) -> dict[str, Any]:
        return dict(done(self.get("me")))

    @property
    def token(self) -> str:
        return self.http.cookies["svara_session"]


def done(answer: httpx.Response) -> Any:
    assert answer.is_success, answer.text
    return answer.json()


def code_of(answer: httpx.Response) -> str:
    return "ok" if answer.is_success else str(answer.json()["error"])


def ends_with(server: Server, query: str = "", *, ticket: str | None = None, **headers: str) -> int | None:
    """The code that a new socket is closed with; nothing where it is welcome."""
    address = f"{server.url.replace('http', 'ws')}/ws{query}"
    protocols = None if ticket is None else [Subprotocol("svara"), Subprotocol(f"svara.ticket.{ticket}")]
    with connect(address, additional_headers=headers, subprotocols=protocols) as socket:
        assert socket.subprotocol == (None if ticket is None else "svara")
        try:
            socket.recv(timeout=PATIENCE)
        except ConnectionClosed as closed:
            return None if closed.rcvd is None else closed.rcvd.code
    return None
