"""The house that is looked at: `svara serve` as people run it, with its bots."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

_OPEN = re.compile(r"http://[^\s/]+")


@contextmanager
def serving(data: Path) -> Iterator[str]:
    """The address of a server, without a slash at its end."""
    process = subprocess.Popen(
        [sys.executable, "-m", "svara", "serve", "--port", "0", "--data", str(data)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = _OPEN.search(line)
        if found is None:
            raise RuntimeError(f"the server did not open: {line!r}")
        yield found[0]
    finally:
        process.terminate()
        process.wait(30)
