"""What the disk itself takes to make a few bytes durable, beside which the server's answers are read."""

from __future__ import annotations

import os
import threading
import time
from pathlib import Path
from types import TracebackType

SIZE = 4096
PAUSE = 0.01
"""Seconds between two writes: enough to be a sample, too few to be a load."""


class FsyncProbe:
    """Writes a page and waits for the disk, again and again, while something else is measured."""

    def __init__(self, folder: Path) -> None:
        self.took: list[float] = []
        self._path = folder / "fsync-probe"
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._probe)

    def __enter__(self) -> FsyncProbe:
        self._thread.start()
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self._stop.set()
        self._thread.join()
        self._path.unlink()

    def _probe(self) -> None:
        page = os.urandom(SIZE)
        file = os.open(self._path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        try:
            while not self._stop.wait(PAUSE):
                begin = time.perf_counter()
                os.write(file, page)
                os.fsync(file)
                self.took.append(time.perf_counter() - begin)
        finally:
            os.close(file)


def percentile(samples: list[float], share: float) -> float:
    """The smallest sample that such a share of them does not exceed; not a number without any."""
    if not samples:
        return float("nan")
    return sorted(samples)[min(len(samples) - 1, int(share * len(samples)))]
