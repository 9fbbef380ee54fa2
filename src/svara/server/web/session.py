"""Which requests a browser sent from a page of ours, and the cookie that says whose they are."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response

SESSION_COOKIE = "svara_session"
SESSION_SECONDS = 365 * 24 * 3600


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


def give_session(response: Response, token: str, request: HTTPConnection) -> None:
    """Set the session's cookie: no script reads it, no other site sends it."""
    response.set_cookie(
        SESSION_COOKIE,
        token,
        max_age=SESSION_SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme in ("https", "wss"),
    )
