"""How fast the page is: `make page`, or `python bench/web --help` for a part of it.

Needs a Chromium in SVARA_CHROMIUM and Node.js on PATH, which `make page` sees to.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(1, str(Path(__file__).parents[1]))

from bank import play
from house import serving
from machine import machine
from playwright.sync_api import sync_playwright

HERE = Path(__file__).parent
PAGES = {"lobby": "/", "table": "/t/svara"}
SLOWDOWNS = (1, 4)
LONG = 50


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("--runs", type=int, default=5, help="of Lighthouse, for each page")
    ask.add_argument("--only", choices=("lighthouse", "bank"))
    options = ask.parse_args()
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]
    chromium = os.environ["SVARA_CHROMIUM"]
    print(f"{machine()}; load average before: {os.getloadavg()[0]:.2f}")
    with tempfile.TemporaryDirectory(prefix="svara-web-") as data, serving(Path(data)) as address:
        if options.only != "bank":
            _lighthouse(chromium, address, options.runs)
        if options.only != "lighthouse":
            _banks(chromium, address)
    print(f"load average after: {os.getloadavg()[0]:.2f}")


def _lighthouse(chromium: str, address: str, runs: int) -> None:
    install()
    for name, path in PAGES.items():
        told = subprocess.run(
            ["node", str(HERE / "lighthouse.mjs"), chromium, address + path, str(runs)],
            check=True,
            stdout=subprocess.PIPE,
            text=True,
        )
        found: list[dict[str, Any]] = json.loads(told.stdout)
        print(f"{name}, the median of {runs}:")
        for figure in ("performance", "accessibility", "best-practices", "fcp", "lcp", "speed", "tbt", "cls"):
            each = [run[figure] for run in found]
            print(f"  {figure}: {statistics.median(each):.4g} ({' '.join(f'{one:.4g}' for one in each)})")
        for fault in sorted({fault for run in found for fault in run["failed"]}):
            print(f"  falls short: {fault}")


def install() -> None:
    """Lighthouse and what it stands on, once for each lock file."""
    lock, installed = HERE / "package-lock.json", HERE / "node_modules" / ".installed-lock.json"
    if installed.exists() and installed.read_bytes() == lock.read_bytes():
        return
    subprocess.run(["npm", "ci", "--ignore-scripts"], cwd=HERE, check=True, stdout=sys.stderr)
    installed.write_bytes(lock.read_bytes())


def _banks(chromium: str, address: str) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for slowdown in SLOWDOWNS:
            played = play(browser, address, slowdown)
            longest = played.tasks[0]
            print(f"a bank and more, the processor {slowdown} times slower: {len(played.tasks)} tasks")
            print(f"  longest task: {longest.own:.1f} ms of its thread's, {longest.wall:.1f} ms by the clock")
            for task in played.over(LONG):
                print(
                    f"  over {LONG} ms: {task.own:.1f} ms ({task.wall:.1f} by the clock): {_told(task.parts)}"
                )
            shown = sorted(played.shown, reverse=True)
            print(
                f"  {played.taps} taps; until the next picture: {' '.join(f'{one:.0f}' for one in shown)} ms"
            )


def _told(parts: tuple[tuple[str, float], ...]) -> str:
    return ", ".join(f"{name} {took:.0f} ms" for name, took in parts)


if __name__ == "__main__":
    main()
