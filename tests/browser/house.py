"""A real server for a browser test, in a process of its own and on a port of its own."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

PROGRAM = Path(__file__).with_name("scripted_server.py")
PATIENCE = 5


@contextmanager
def serving(
    data: Path,
    *,
    bots: int = 3,
    deals: Sequence[dict[int, str]] = (),
    calm: Literal["split", "cook"] | None = None,
    pause: int = 300,
) -> Iterator[str]:
    """The address of a server. ``deals`` are the hands by seat of its first deals, in order; ``calm`` bots
    go along with everything, and choose this of a tie.
    """
    told = {"data": str(data), "bots": bots, "deals": list(deals), "calm": calm, "pause": pause}
    process = subprocess.Popen(
        [sys.executable, str(PROGRAM), json.dumps(told)], stdout=subprocess.PIPE, text=True, encoding="utf-8"
    )
    try:
        assert process.stdout is not None
        opened = re.search(r"http://\S+", process.stdout.readline())
        assert opened, "the server did not start"
        yield opened[0]
    finally:
        process.terminate()
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
