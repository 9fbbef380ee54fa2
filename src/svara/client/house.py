"""A house as its client sees it: who one is there, the lobby, and lines to tables."""

from __future__ import annotations

import asyncio
from types import TracebackType
from typing import Any
from urllib.error import HTTPError
from urllib.parse import quote, urlencode, urlsplit
from urllib.request import Request, urlopen

import msgspec

from svara.client.line import EndedError, TableLine
from svara.wire import VERSION

TIMEOUT_SECONDS = 20


class HouseClient:
    """One player's access to a server, by the token of a bot or of any session."""

    def __init__(self, url: str, token: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise ValueError(f"{url} is no address of a server; one looks like http://127.0.0.1:8000")
        self._url = f"{parts.scheme}://{parts.netloc}"
        self._token = token

    async def __aenter__(self) -> HouseClient:
        """Raises `EndedError` where the token is worth nothing, and `OSError` where nobody answers."""
        await self.me()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Nothing is kept open between requests; lines to tables end with their own contexts."""

    async def me(self) -> dict[str, Any]:
        """Who the token's player is: ``id``, ``name``, ``wallet``, ``kind``, ``role``."""
        return dict(await self.get("/api/me"))

    async def tables(self, **query: str | int) -> list[dict[str, Any]]:
        """The lobby: each table with its ``id``, game, ante and seats; filters are those of the HTTP page."""
        return list((await self.get("/api/tables", **query))["tables"])

    async def get(self, path: str, **query: str | int) -> Any:
        """What a GET of the HTTP interface (docs/http.md) answers, as plain lists and dictionaries.

        Raises `EndedError` with the code of a refusal.
        """
        return await self._ask(f"{path}?{urlencode(query)}" if query else path)

    async def post(self, path: str, **body: Any) -> Any:
        """The same for a POST, with its body."""
        return await self._ask(path, msgspec.json.encode(body))

    async def _ask(self, path: str, body: bytes | None = None) -> Any:
        headers = {"Authorization": f"Bearer {self._token}"}
        request = Request(f"{self._url}{path}", data=body, headers=headers)
        return msgspec.json.decode(await asyncio.to_thread(_fetch, request))

    async def join(self, table: str, key: str | None = None) -> None:
        """Become a member of a table, with the key of an invitation where it takes one."""
        await self.post(f"/api/tables/{quote(table, safe='')}/join", key=key)

    def table(self, table: str | None = None) -> TableLine:
        """A line to a table, or to the house's own one. Enter it with ``async with``."""
        wanted = {"version": str(VERSION)} | ({} if table is None else {"table": table})
        address = self._url.replace("http", "ws", 1)
        return TableLine(f"{address}/ws?{urlencode(wanted)}", self._token)


def connect(url: str, token: str) -> HouseClient:
    """The house at an address like ``http://127.0.0.1:8000``; enter it with ``async with``."""
    return HouseClient(url, token)


def _fetch(request: Request) -> bytes:
    try:
        with urlopen(request, timeout=TIMEOUT_SECONDS) as answer:
            return bytes(answer.read())
    except HTTPError as error:
        with error:
            raise EndedError(error.code, _code(error.read())) from None


def _code(body: bytes) -> str:
    try:
        return str(msgspec.json.decode(body)["error"])
    except (msgspec.DecodeError, KeyError, TypeError):
        return "no_answer"
