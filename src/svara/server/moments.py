"""The server's clock: a moment is a whole number of milliseconds since the epoch."""

from __future__ import annotations

import time
from collections.abc import Callable

DAY_MS = 24 * 3600 * 1000


class Clock:
    """The machine's clock, but never set back: where that one is, time goes on from where it was, since a
    deadline that is hours away by a corrected clock would keep a table waiting for as long.
    """

    def __init__(
        self, wall: Callable[[], int] = time.time_ns, steady: Callable[[], int] = time.monotonic_ns
    ) -> None:
        self._wall = wall
        self._steady = steady
        self._ahead = wall() - steady()
        """By how much the one is ahead of the other; the most that it ever was."""

    def now_ms(self) -> int:
        steady = self._steady()
        self._ahead = max(self._ahead, self._wall() - steady)
        return (steady + self._ahead) // 1_000_000


now_ms = Clock().now_ms
