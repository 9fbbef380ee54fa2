"""What a server is started with."""

from __future__ import annotations

from pathlib import Path
from typing import Literal, TypeAlias

import msgspec

SignUp: TypeAlias = Literal["open", "guests", "closed"]
"""Who may come new: anybody, guests without an account, nobody."""
Openers: TypeAlias = Literal["anyone", "accounts", "operators"]
Metrics: TypeAlias = Literal["loopback", "token", "off"]

SECRETS = frozenset({"telegram_token", "metrics_token"})
"""Settings whose values are shown nowhere."""


class Settings(msgspec.Struct, frozen=True):
    """Every setting of ``svara serve``; `svara.server.keys` says how each is called and what it may be."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Path("data")
    client: Path | None = None
    """A build of the browser client to serve instead of the one that comes with the server."""
    certfile: Path | None = None
    """With ``keyfile``, the server speaks TLS by itself."""
    keyfile: Path | None = None
    behind_proxy: bool = False
    """Whether a reverse proxy says whose a request is, and whether it came by TLS."""
    trusted_proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """The addresses, or networks of them, that such a proxy asks from."""
    drain_seconds: int = 0
    """How long a first signal waits for banks that people are playing; nothing is lost without it."""
    metrics: Metrics = "loopback"
    """Who may read /metrics: clients of this machine that come by no proxy, who has the token, nobody."""
    metrics_token: str | None = None

    sign_up: SignUp = "open"
    open_tables: Openers = "anyone"
    """Who may open tables of his own."""
    tables_each: int = 3
    """Tables that one person may have open."""
    idle_minutes: int = 60
    """After which a table at which nobody sits is closed; 0 never does."""

    welcome_chips: int = 10_000
    """What a new guest or account begins with."""
    refill_chips: int = 10_000
    """What a daily refill brings a player back to; 0 means there is none."""
    refill_below: int = 200
    """Who holds less, at all his tables together, is refilled; 0 means nobody is."""
    gifts_each: int = 50
    """How many newcomers of one address are given chips in a day, and how many players are refilled from it;
    0 is as many as come.
    """
    open_books: bool = False
    """Whether everybody may see the settlements of all tables and of the club."""

    profile: str = "svara"
    """A shipped profile or a profile file; its id is the name of the table."""
    ante: int | None = None
    """The profile's own, or what the table has been played for, where none is given."""
    bots: int = 3
    bot_delay: tuple[float, float] = (0.6, 1.5)
    """The shortest and the longest time in seconds that a bot seems to think."""
    pause: int = 5000
    """Milliseconds in which a result can be read before "New deal" presses itself."""

    test_seed: int | None = None
    """The number that a house for tests deals by, on the command line only; no other house has one."""

    telegram_token: str | None = None
    """The bot's, by which a Mini App's launch is checked."""
    telegram_app: str | None = None
    """The bot's name, with the app's name after a slash where it is not its main one: links lead to it."""

    def __repr__(self) -> str:
        shown = {name: getattr(self, name) for name in self.__struct_fields__}
        shown |= {name: "…" for name in SECRETS if shown[name] is not None}
        return f"Settings({', '.join(f'{name}={value!r}' for name, value in shown.items())})"
