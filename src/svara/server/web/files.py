"""The browser client's files: compressed once, and kept by browsers for as long as their names promise."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import NamedTuple

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketClose

NAMED_BY_CONTENT = "assets/"
"""The folder whose files are called by what is in them: another content has another name."""

_FOR_GOOD, _ASK_AGAIN = "public, max-age=31536000, immutable", "no-cache"
_TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}
_DENSE = frozenset({".png", ".woff2", ".jpg", ".webp"})
"""Kinds that are compressed by themselves."""


class _File(NamedTuple):
    body: bytes
    packed: bytes | None
    tag: str
    kind: str


class ClientFiles:
    """An ASGI application that serves the files of a folder, each as it was when it was first asked for.

    A folder that is built anew is seen after the next start.
    """

    def __init__(self, folder: Path) -> None:
        paths = sorted(path for path in folder.rglob("*") if path.is_file()) if folder.is_dir() else []
        self._files = {path.relative_to(folder).as_posix(): path for path in paths}
        self._read: dict[str, _File] = {}

    def __contains__(self, name: str) -> bool:
        return name in self._files

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":  # one that is asked for where there is none
            await WebSocketClose()(scope, receive, send)
            return
        response = self._respond(Request(scope))
        await response(scope, receive, send)

    def _respond(self, request: Request) -> Response:
        name = request.scope["path"].removeprefix(request.scope.get("root_path", "")).lstrip("/")
        if request.method not in ("GET", "HEAD"):
            return PlainTextResponse("Method Not Allowed", 405, {"allow": "GET, HEAD"})
        if name not in self._files:
            return PlainTextResponse("Not Found", 404)
        return self.response(name, request.headers)

    def response(self, name: str, headers: Headers) -> Response:
        """The file, packed for who takes it packed; nothing but its tag for who has it already."""
        file = self._file(name)
        about = {
            "etag": file.tag,
            "vary": "accept-encoding",
            "cache-control": _FOR_GOOD if name.startswith(NAMED_BY_CONTENT) else _ASK_AGAIN,
        }
        if file.tag in headers.get("if-none-match", ""):
            return Response(status_code=304, headers=about)
        if file.packed is not None and _takes_gzip(headers):
            return Response(file.packed, headers={**about, "content-encoding": "gzip"}, media_type=file.kind)
        return Response(file.body, headers=about, media_type=file.kind)

    def text(self, name: str) -> str:
        """What is in a file of text."""
        return self._file(name).body.decode()

    def _file(self, name: str) -> _File:
        if name not in self._read:
            path = self._files[name]
            body = path.read_bytes()
            packed = None if path.suffix in _DENSE else gzip.compress(body, mtime=0)
            kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
            tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
            smaller = packed if packed is not None and len(packed) < len(body) else None
            self._read[name] = _File(body, smaller, tag, kind)
        return self._read[name]


def _takes_gzip(headers: Headers) -> bool:
    offers = (part.strip().lower() for part in headers.get("accept-encoding", "").split(","))
    return any(
        offer.split(";")[0] == "gzip" and not offer.replace(" ", "").endswith("q=0") for offer in offers
    )
