"""How much the server carries: `make load`, or `python bench/load --help` for a part of it.

The server runs on one core and its clients on the other; with only one core the figures say less.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

sys.path.insert(1, str(Path(__file__).parents[1]))

import uvloop
from machine import machine
from measures import memory, speed
from process import CLIENT_CORE


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("--connections", type=int, default=2000)
    ask.add_argument("--seats", type=int, default=6, help="players at a table")
    ask.add_argument("--seconds", type=float, default=15, help="of each measurement")
    ask.add_argument("--rounds", type=int, default=3)
    ask.add_argument("--only", choices=("memory", "speed"))
    ask.add_argument("--data", type=Path, help="a directory on the disk that is to be measured")
    options = ask.parse_args()
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]
    os.sched_setaffinity(0, {CLIENT_CORE % (os.cpu_count() or 1)})
    print(f"{machine()}; load average before: {os.getloadavg()[0]:.2f}")
    with tempfile.TemporaryDirectory(prefix="svara-load-", dir=options.data) as folder:
        if options.only != "memory":
            uvloop.run(
                speed(
                    Path(folder, "speed"),
                    options.connections,
                    options.seats,
                    options.seconds,
                    options.rounds,
                )
            )
        if options.only != "speed":
            uvloop.run(memory(Path(folder), options.connections, options.seats))
    print(f"load average after: {os.getloadavg()[0]:.2f}")


if __name__ == "__main__":
    main()
