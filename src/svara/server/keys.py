"""Every key of the settings: where it stands in the file, which setting it is, and what it may be."""

from __future__ import annotations

import ipaddress
import math
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal, get_args

import msgspec

from svara.server.settings import SECRETS, Metrics, Openers, SignUp

LONGEST_TEXT = 4096


class Key(msgspec.Struct, frozen=True):
    """One key: ``take`` makes a setting of a file's value, and raises for what it may not be."""

    field: str
    allowed: str
    take: Callable[[Any], Any]
    form: Literal["text", "number", "flag", "list"] = "text"
    """What an environment variable's text stands for; a list is one with commas."""


def _whole(field: str, least: int, most: int) -> Key:
    def take(raw: Any) -> int:
        if type(raw) is not int or not least <= raw <= most:
            raise ValueError
        return raw

    return Key(field, f"a whole number from {least} to {most}", take, "number")


def _flag(field: str) -> Key:
    def take(raw: Any) -> bool:
        if type(raw) is not bool:
            raise ValueError
        return raw

    return Key(field, "true or false", take, "flag")


def _choice(field: str, *choices: str) -> Key:
    def take(raw: Any) -> str:
        if raw not in choices:
            raise ValueError
        return str(raw)

    *others, last = (f'"{choice}"' for choice in choices)
    return Key(field, f"{', '.join(others)} or {last}", take)


def _text(field: str, allowed: str = "a text in quotes") -> Key:
    return Key(field, allowed, _plain)


def _plain(raw: Any) -> str:
    if type(raw) is not str or not 0 < len(raw) <= LONGEST_TEXT or "\0" in raw:
        raise ValueError
    return raw


def _mini_app(raw: Any) -> str:
    if not re.fullmatch(r"\w{3,32}(/\w{1,64})?", text := _plain(raw), re.ASCII):
        raise ValueError
    return text


def _path(field: str, allowed: str) -> Key:
    return Key(field, allowed, lambda raw: Path(_plain(raw)))


def _addresses(raw: Any) -> tuple[str, ...]:
    if type(raw) is not list or not raw:
        raise ValueError
    return tuple(str(ipaddress.ip_network(_plain(item))) if "/" in item else _address(item) for item in raw)


def _address(raw: Any) -> str:
    return str(ipaddress.ip_address(_plain(raw)))


def _delay(raw: Any) -> tuple[float, float]:
    if type(raw) is not list or len(raw) != 2 or any(type(item) not in (int, float) for item in raw):
        raise ValueError
    shortest, longest = float(raw[0]), float(raw[1])
    if not (math.isfinite(longest) and 0 <= shortest <= longest <= 15):
        raise ValueError
    return shortest, longest


SECTIONS: dict[str, dict[str, Key]] = {
    "server": {
        "host": _text("host", "an address or a name in quotes"),
        "port": _whole("port", 0, 65535),
        "data": _path("data", "a directory in quotes"),
        "client": _path("client", "a directory in quotes, a build of the browser client"),
        "certfile": _path("certfile", "a file in quotes, the certificate with its chain in PEM"),
        "keyfile": _path("keyfile", "a file in quotes, the certificate's key in PEM"),
        "behind_proxy": _flag("behind_proxy"),
        "trusted_proxies": Key(
            "trusted_proxies", "a list of addresses or networks in quotes", _addresses, "list"
        ),
        "drain_seconds": _whole("drain_seconds", 0, 3600),
        "metrics": _choice("metrics", *get_args(Metrics)),
        "metrics_token": _text("metrics_token"),
    },
    "house": {
        "sign_up": _choice("sign_up", *get_args(SignUp)),
        "open_tables": _choice("open_tables", *get_args(Openers)),
        "tables_each": _whole("tables_each", 0, 1000),
        "idle_minutes": _whole("idle_minutes", 0, 525_600),
    },
    "chips": {
        "welcome": _whole("welcome_chips", 0, 10**9),
        "refill": _whole("refill_chips", 0, 10**9),
        "refill_below": _whole("refill_below", 0, 10**9),
        "gifts_each": _whole("gifts_each", 0, 10**6),
        "open_books": _flag("open_books"),
    },
    "tables": {
        "profile": _text("profile", "a game's name or a profile file in quotes"),
        "ante": _whole("ante", 1, 10**9),
        "bots": _whole("bots", 0, 11),
        "bot_delay": Key(
            "bot_delay", "two numbers of seconds from 0 to 15, the shorter first", _delay, "list"
        ),
        "pause": _whole("pause", 0, 60_000),
    },
    "telegram": {
        "token": _text("telegram_token"),
        "app": Key("telegram_app", 'the bot\'s name in quotes, or "BOT/APP"', _mini_app),
    },
}
"""The keys by section, in the order in which they are documented."""


def key_of(section: str, name: str) -> Key | None:
    return SECTIONS.get(section, {}).get(name)


def names_of(section: str) -> tuple[str, ...]:
    """Every name that a section takes: a secret may stand in a file of its own, named by ``NAME_file``."""
    names: list[str] = []
    for name, key in SECTIONS[section].items():
        names.append(name)
        if key.field in SECRETS:
            names.append(f"{name}_file")
    return tuple(names)
