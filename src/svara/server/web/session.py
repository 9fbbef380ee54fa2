"""Which requests a browser sent from a page of ours, and the token that says whose they are."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response

from svara.server.people.sessions import LASTS_MS

SESSION_COOKIE = "svara_session"


def same_origin(request: HTTPConnection) -> bool:
    """Whether a browser sent this from a page of ours; other programs send no Origin, and no cookies of
    people either.
    """
    origin = request.headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc.lower() == request.headers.get("host", "").lower()
    except ValueError:
        return False


def token_of(request: HTTPConnection) -> str | None:
    """The session's token: of the header ``Authorization: Bearer``, or else of the cookie."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return token.strip()
    return request.cookies.get(SESSION_COOKIE)


def client_address(request: HTTPConnection) -> str:
    """Where a request came from; empty where that is not known."""
    return request.client.host if request.client else ""


def is_secure(request: HTTPConnection) -> bool:
    return request.url.scheme in ("https", "wss")


def give_session(response: Response, token: str, request: HTTPConnection, *, framed: bool) -> None:
    """Set the session's cookie: no script reads it, no other site sends it.

    ``framed`` is for a house whose page Telegram may show in a frame, where a browser keeps a cookie only if
    it says so; it is then apart for each page that has the frame. A change is known by its origin.
    """
    _set(response, token, LASTS_MS // 1000, request, framed)


def drop_session(response: Response, request: HTTPConnection, *, framed: bool) -> None:
    """Take the cookie away."""
    _set(response, "", 0, request, framed)


def _set(response: Response, token: str, seconds: int, request: HTTPConnection, framed: bool) -> None:
    parts = [f"{SESSION_COOKIE}={token}", "HttpOnly", f"Max-Age={seconds}", "Path=/"]
    if framed and is_secure(request):
        parts += ["SameSite=None", "Secure", "Partitioned"]
    else:
        parts += ["SameSite=Lax", *(["Secure"] if is_secure(request) else [])]
    response.headers.append("set-cookie", "; ".join(parts))
