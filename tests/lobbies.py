"""How tests open tables, come to them, and ask about them over HTTP."""

from __future__ import annotations

from typing import Any

import httpx
from websockets.sync.client import connect

from servers import LINE, Client, Guest

Fields = dict[str, Any]


def get(guest: Guest, path: str, key: str | None = None) -> httpx.Response:
    """An answer to the guest, or to whoever has the key of an invitation."""
    headers = {"cookie": guest.cookie} | ({} if key is None else {"invitation-key": key})
    return httpx.get(f"{guest.server.url}/api/{path}", headers=headers)


def post(guest: Guest, path: str, **body: Any) -> httpx.Response:
    return httpx.post(f"{guest.server.url}/api/{path}", headers={"cookie": guest.cookie}, json=body)


def open_table(guest: Guest, **options: Any) -> tuple[str, str]:
    """A new table of the guest's: its id and its key."""
    answer = post(guest, "tables", **options)
    assert answer.status_code == 201, answer.text
    opened = answer.json()
    return opened["table"]["id"], opened["key"]


def come_to(guest: Guest, table: str, key: str | None = None) -> Client:
    """A socket of the guest at a table."""
    if key is not None:
        post(guest, f"tables/{table}/join", key=key)
    url = guest.server.url.replace("http", "ws") + f"/ws?table={table}"
    headers = {"cookie": guest.cookie}
    return Client(connect(url, additional_headers=headers, **LINE), guest)


def listed(guest: Guest, query: str = "") -> dict[str, Fields]:
    """The lobby as the guest finds it, by the tables' ids."""
    answer = get(guest, f"tables{query}")
    assert answer.status_code == 200, answer.text
    return {table["id"]: table for table in answer.json()["tables"]}


def lines(client: Client) -> list[str]:
    """What was said, as the client has heard it."""
    return [
        f"{line['name']}: {line['text']}"
        for message in client.messages
        if message["type"] == "chat"
        for line in message["lines"]
    ]
