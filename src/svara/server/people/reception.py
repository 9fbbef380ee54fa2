"""What the house remembers of people only while it runs: hashing, tickets, open sockets, and attempts."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from svara.server.limits import DailyCounts, TokenBuckets, client_of
from svara.server.people.lines import Lines
from svara.server.people.passwords import Passwords
from svara.server.people.tickets import Tickets

MOST_REMEMBERED = 10_000

READS_EACH, READS_HERE, MOST_READS = 2, 8, 100
"""Long look-ups at once: of one player, from one address, in all."""


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


class TooManyReadsError(RuntimeError):
    """No more long look-ups may wait: for this player, from this address, or at all."""


class Readers:
    """Who waits for a long look-up: each player and each address a few times at once, so that the others'
    turn comes soon.

    >>> readers = Readers()
    >>> with readers.turn("ann", "192.0.2.1"), readers.turn("ann", "192.0.2.1"):
    ...     with readers.turn("ann", "192.0.2.2"):
    ...         pass
    Traceback (most recent call last):
    svara.server.people.reception.TooManyReadsError
    """

    def __init__(self) -> None:
        self._waiting: Counter[str] = Counter()

    @contextmanager
    def turn(self, player: str, address: str) -> Iterator[None]:
        """For as long as one takes. Raises `TooManyReadsError`."""
        client = client_of(address)
        bounds = {"": MOST_READS, f"player {player}": READS_EACH, f"address {client}": READS_HERE}
        if any(self._waiting[who] >= most for who, most in bounds.items()):
            raise TooManyReadsError
        self._waiting.update(bounds.keys())
        try:
            yield
        finally:
            self._waiting.subtract(bounds.keys())
            for who in bounds:
                if not self._waiting[who]:
                    del self._waiting[who]


class Reception:
    """One of each for the house."""

    def __init__(self) -> None:
        self.passwords = Passwords()
        self.tickets = Tickets()
        self.lines = Lines()
        self.attempts = Attempts()
        self.readers = Readers()
        self.openings = TokenBuckets(20, 1 / 20, MOST_REMEMBERED)
        """How often one address opens a table: guests are made in no time, and the house has so many."""
        self.welcomes, self.refills = DailyCounts(MOST_REMEMBERED), DailyCounts(MOST_REMEMBERED)
        """How many players of one address were given chips today."""
        self.launches = TokenBuckets(20, 1 / 60, MOST_REMEMBERED)
        """How often the data of one Telegram launch is taken."""


def _key(login: str, client: str) -> str:
    return hashlib.sha256(f"{login}\n{client}".encode()).hexdigest()
