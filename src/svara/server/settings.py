"""What a server is started with."""

from __future__ import annotations

from pathlib import Path

import msgspec


class Settings(msgspec.Struct, frozen=True):
    """The options of ``svara serve``."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Path("data")
    profile: str = "svara"
    """A shipped profile or a profile file; its id is the name of the table."""
    ante: int | None = None
    """The profile's own, or what the table has been played for, where none is given."""
    bots: int = 3
    bot_delay: tuple[float, float] = (0.6, 1.5)
    """The shortest and the longest time in seconds that a bot seems to think."""
    behind_proxy: bool = False
    """Whether a reverse proxy on this machine says whose a request is, and whether it came by TLS."""
    pause: int = 5000
    """Milliseconds in which a result can be read before "New deal" presses itself."""
