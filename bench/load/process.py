"""The server as a process of its own on one core: its port, memory and processor time."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

SERVER_CORE, CLIENT_CORE = 0, 1
_OPEN = re.compile(r"http://\S+?:(\d+)")


class Server:
    """`svara serve` over a data directory, as people run it, but without bots."""

    def __init__(self, data: Path) -> None:
        began = time.perf_counter()
        self._process = subprocess.Popen(
            [sys.executable, "-m", "svara", "serve", "--port", "0", "--bots", "0", "--data", str(data)],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        os.sched_setaffinity(self.pid, {SERVER_CORE})
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        found = _OPEN.search(line)
        if found is None:
            raise RuntimeError(f"the server did not open: {line!r}")
        self.port = int(found.group(1))
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/") as page:
            page.read()
        self.cold_start = time.perf_counter() - began
        """Seconds from the command to the whole first page."""

    @property
    def pid(self) -> int:
        return self._process.pid

    def processor_seconds(self) -> float:
        """What its threads have had of their core so far, the system's work for them included."""
        tasks = Path(f"/proc/{self.pid}/task").iterdir()
        return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks) / 1e9

    def kibibytes(self) -> int:
        """Its memory: what it alone holds, without pages of files that it shares with others."""
        rollup = Path(f"/proc/{self.pid}/smaps_rollup").read_text().splitlines()
        own = ("Private_Dirty", "Private_Clean")
        return sum(int(line.split()[1]) for line in rollup if line.startswith(own))

    def stop(self) -> None:
        self._process.send_signal(signal.SIGTERM)
        try:
            self._process.wait(30)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()
