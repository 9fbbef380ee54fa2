"""What the house remembers of people only while it runs: hashing, tickets, open sockets, and attempts."""

from __future__ import annotations

import hashlib

from svara.server.limits import TokenBuckets, client_of
from svara.server.people.lines import Lines
from svara.server.people.passwords import Passwords
from svara.server.people.tickets import Tickets

MOST_REMEMBERED = 10_000


class Attempts:
    """How often a login may be tried: from one address ten times and then once a minute, from all together
    a hundred times and then ten times a minute, so that one stranger cannot lock its owner out.
    """

    def __init__(self) -> None:
        self._here = TokenBuckets(10, 1 / 60, MOST_REMEMBERED)
        self._anywhere = TokenBuckets(100, 10 / 60, MOST_REMEMBERED)

    def take(self, login: str, address: str) -> bool:
        """Whether one more is allowed now."""
        return self._here.take(_key(login, client_of(address))) and self._anywhere.take(_key(login, ""))


class Reception:
    """One of each for the house."""

    def __init__(self) -> None:
        self.passwords = Passwords()
        self.tickets = Tickets()
        self.lines = Lines()
        self.attempts = Attempts()
        self.launches = TokenBuckets(20, 1 / 60, MOST_REMEMBERED)
        """How often the data of one Telegram launch is taken."""


def _key(login: str, client: str) -> str:
    return hashlib.sha256(f"{login}\n{client}".encode()).hexdigest()
