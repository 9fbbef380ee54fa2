"""The launch of a Telegram Mini App: whether its data is signed by the bot's token, fresh, and whose it is.

The scheme is the platform's published one (core.telegram.org/bots/webapps, "Validating data received via
the Mini App"): the fields but ``hash`` as ``key=value`` lines in order, HMAC-SHA-256 of them with a key that
is HMAC-SHA-256 of the token under ``WebAppData``.
"""

from __future__ import annotations

import hashlib
import hmac
from urllib.parse import parse_qsl

import msgspec

OLDEST_SECONDS = 24 * 3600
"""How long after a launch its data is believed."""

AHEAD_SECONDS = 60
"""How far Telegram's clock may be before ours."""

MOST_FIELDS = 30


class LaunchError(ValueError):
    """Data that proves nothing; ``code`` says why."""

    def __init__(self, code: str) -> None:
        self.code = code
        super().__init__(code)


class User(msgspec.Struct, frozen=True):
    """Who launched the app."""

    id: int
    first_name: str = ""
    is_bot: bool = False


class Launch(msgspec.Struct, frozen=True):
    """A launch that was checked."""

    user: User
    hash: str
    """Tells this launch from others, and is the same each time its data is sent."""


def check(init_data: str, token: str, now: int) -> Launch:
    """The launch, if the data is Telegram's own and fresh at ``now``, in seconds. Raises `LaunchError`."""
    fields = _fields(init_data)
    claimed = fields.pop("hash", "")
    if not hmac.compare_digest(signature(fields, token).encode(), claimed.encode()):
        raise LaunchError("bad_signature")
    _check_age(fields, now)
    try:
        user = msgspec.json.decode(fields.get("user", ""), type=User)
    except (msgspec.MsgspecError, RecursionError):
        raise LaunchError("bad_request") from None
    if user.is_bot or not 0 < user.id < 2**52:
        raise LaunchError("bad_request")
    return Launch(user, claimed)


def signature(fields: dict[str, str], token: str) -> str:
    """What Telegram signs these fields with.

    >>> signature({"auth_date": "1", "query_id": "A"}, "7:x") == signature(
    ...     {"query_id": "A", "auth_date": "1"}, "7:x"
    ... )
    True
    """
    key = hmac.digest(b"WebAppData", token.encode(), hashlib.sha256)
    lines = "\n".join(f"{name}={value}" for name, value in sorted(fields.items()))
    return hmac.new(key, lines.encode("utf-8", "surrogatepass"), hashlib.sha256).hexdigest()


def _fields(init_data: str) -> dict[str, str]:
    """Each field once: of two with one name, a reader and a checker could take different ones."""
    try:
        pairs = parse_qsl(
            init_data,
            keep_blank_values=True,
            strict_parsing=True,
            errors="strict",
            max_num_fields=MOST_FIELDS,
        )
    except ValueError:
        raise LaunchError("bad_request") from None
    fields = dict(pairs)
    if len(fields) != len(pairs):
        raise LaunchError("bad_request")
    return fields


def _check_age(fields: dict[str, str], now: int) -> None:
    date = fields.get("auth_date", "")
    if not (date.isascii() and date.isdigit() and len(date) <= 12):
        raise LaunchError("bad_request")
    if not now - OLDEST_SECONDS <= int(date) <= now + AHEAD_SECONDS:
        raise LaunchError("too_old")
