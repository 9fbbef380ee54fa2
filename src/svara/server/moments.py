"""The server's clock: a moment is a whole number of milliseconds since the epoch."""

from __future__ import annotations

import time

DAY_MS = 24 * 3600 * 1000


def now_ms() -> int:
    return time.time_ns() // 1_000_000
