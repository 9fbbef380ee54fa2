"""Tickets for a socket: each opens one, within seconds, for the session that asked for it.

They are for clients that can send neither a cookie nor a header of their own with a socket. A ticket is worth
nothing once it has been used, or has lain about.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable

import msgspec

LASTS_SECONDS = 30
MOST = 10_000
"""Tickets that are kept; one more takes the place of the oldest."""


class _Ticket(msgspec.Struct, frozen=True):
    session: bytes
    until: float


class Tickets:
    """Those that were given and not yet used.

    >>> moments = iter([0.0, 1.0, 2.0, 3.0, 40.0])
    >>> tickets = Tickets(clock=lambda: next(moments))
    >>> once, late = tickets.give(b"ann"), tickets.give(b"ann")
    >>> tickets.take(once), tickets.take(once), tickets.take(late)
    (b'ann', None, None)
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._given: dict[str, _Ticket] = {}

    def give(self, session: bytes) -> str:
        """A new ticket for the session with this hash."""
        if len(self._given) >= MOST:
            del self._given[next(iter(self._given))]
        ticket = secrets.token_urlsafe(24)
        self._given[ticket] = _Ticket(session, self._clock() + LASTS_SECONDS)
        return ticket

    def take(self, ticket: str) -> bytes | None:
        """The hash of the session that the ticket is for; there is none for one used, late or made up."""
        now, found = self._clock(), self._given.pop(ticket, None)
        return found.session if found is not None and now < found.until else None
