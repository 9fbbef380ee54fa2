"""How much one client may ask for."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable

from svara.server.moments import DAY_MS


class TokenBucket:
    """So many things at once, and so many more each second.

    >>> moment = iter([0.0, 0.0, 0.0, 0.0, 1.0])
    >>> bucket = TokenBucket(burst=2, rate=1, clock=lambda: next(moment))
    >>> [bucket.take() for _ in range(4)]
    [True, True, False, True]
    """

    def __init__(self, burst: int, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._burst = burst
        self._rate = rate
        self._clock = clock
        self._tokens = float(burst)
        self._at = clock()

    def take(self, count: int = 1) -> bool:
        """Whether one more is allowed now, or something that counts for several."""
        now = self._clock()
        self._tokens = min(self._burst, self._tokens + (now - self._at) * self._rate)
        self._at = now
        if self._tokens < count:
            return False
        self._tokens -= count
        return True


class TokenBuckets:
    """A bucket for each of the addresses that asked last, ``most`` of them; one more takes the place of
    that which has not asked for longest, and of no other.

    >>> buckets = TokenBuckets(burst=1, rate=0, most=2)
    >>> [buckets.take(address) for address in ("10.0.0.1", "10.0.0.2", "10.0.0.1", "10.0.0.3", "10.0.0.1")]
    [True, True, False, True, False]
    """

    def __init__(self, burst: int, rate: float, most: int) -> None:
        self._burst = burst
        self._rate = rate
        self._most = most
        self._buckets: dict[str, TokenBucket] = {}

    def take(self, address: str) -> bool:
        """Whether one more is allowed to this address now."""
        client = client_of(address)
        bucket = self._buckets.pop(client, None)
        if bucket is None:
            bucket = TokenBucket(self._burst, self._rate)
            if len(self._buckets) >= self._most:
                del self._buckets[next(iter(self._buckets))]
        self._buckets[client] = bucket
        return bucket.take()


class DailyCounts:
    """How often each of the addresses that asked last has had something today; a day is one of UTC.

    This machine's own address is not counted: it is of its operator's programs, or of a proxy that he has not
    said anything about, and then of everybody.

    >>> day = 24 * 3600 * 1000
    >>> counts = DailyCounts(most=10)
    >>> [counts.take("2001:db8::1", 2, 0), counts.take("2001:db8::2", 2, 1), counts.take("2001:db8::3", 2, 2)]
    [True, True, False]
    >>> counts.take("2001:db8:1::1", 2, 3), counts.take("2001:db8::3", 2, day)
    (True, True)
    >>> [counts.take(own, 0, 3) for own in ("127.0.0.1", "::1", "::ffff:127.0.0.1")]
    [True, True, True]

    What was taken and could not be given counts for nothing, on the day on which it was taken:

    >>> counts.take("192.0.2.1", 1, day), counts.take("192.0.2.1", 1, day)
    (True, False)
    >>> counts.give_back("192.0.2.1", day - 1)
    >>> counts.take("192.0.2.1", 1, day)
    False
    >>> counts.give_back("192.0.2.1", day)
    >>> counts.take("192.0.2.1", 1, day)
    True
    """

    def __init__(self, most: int) -> None:
        self._most = most
        """How many addresses are counted; one more takes the place of that which was first."""
        self._day = 0
        self._counts: dict[str, int] = {}

    def take(self, address: str, bound: int, now: int) -> bool:
        """Whether one more may be had from this address today, which then has been."""
        if _is_own(address):
            return True
        day = now // DAY_MS
        if day != self._day:
            self._day, self._counts = day, {}
        client = client_of(address)
        count = self._counts.get(client, 0)
        if count >= bound:
            return False
        if client not in self._counts and len(self._counts) >= self._most:
            del self._counts[next(iter(self._counts))]
        self._counts[client] = count + 1
        return True

    def give_back(self, address: str, now: int) -> None:
        """What was taken at that moment has not been had; it is taken beforehand, so that no two take one."""
        client = client_of(address)
        if now // DAY_MS == self._day and self._counts.get(client):
            self._counts[client] -= 1


def _is_own(address: str) -> bool:
    number = _number_of(address)
    return number is not None and number.is_loopback


def client_of(address: str) -> str:
    """Whose address it is: all IPv6 addresses of a /64 are one client's.

    >>> client_of("192.0.2.7"), client_of("2001:db8::7"), client_of("?")
    ('192.0.2.7', '2001:db8::/64', '?')

    An IPv4 address that is written as IPv6 is the same client's as the address itself:

    >>> client_of("::ffff:192.0.2.7")
    '192.0.2.7'
    """
    number = _number_of(address)
    if number is None:
        return address
    return str(number if number.version == 4 else ipaddress.ip_network((int(number), 64), strict=False))


def _number_of(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """The address, an IPv4 one that is written as IPv6 as itself; ``None`` for a text that is none."""
    try:
        number = ipaddress.ip_address(address)
    except ValueError:
        return None
    mapped = number.ipv4_mapped if number.version == 6 else None
    return number if mapped is None else mapped
