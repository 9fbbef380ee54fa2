"""How much one client may ask for."""

from __future__ import annotations

import time
from collections.abc import Callable


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

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = self._clock()
        self._tokens = min(self._burst, self._tokens + (now - self._at) * self._rate)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True
