"""The steps of `make test`, one after the other, each with its time, and one closing line for all."""

import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ET
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
REPORT = "{report}"
# Two workers, since much of a test's time is a server's or a browser's start.
PYTEST = (sys.executable, "-m", "pytest", "-q", "-n", "2", f"--junit-xml={REPORT}")


@dataclass(frozen=True)
class Step:
    """A command, and the seconds that it may take on two cores.

    A command that writes a JUnit file names it by `{report}` and is counted by the cases in it;
    any other is one check.
    """

    name: str
    budget: int
    command: tuple[str, ...]


@dataclass
class Count:
    """Cases of a step, or of all of them."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0

    def add(self, other: "Count") -> None:
        self.passed += other.passed
        self.failed += other.failed
        self.skipped += other.skipped

    def __str__(self) -> str:
        skipped = f", {self.skipped} skipped" if self.skipped else ""
        return f"{self.passed} passed, {self.failed} failed{skipped}"


STEPS = (
    # The first of the client's steps fetches its packages, of which a browser test needs one.
    Step("web types", 30, ("tools/web", "types")),
    Step("web style", 15, ("tools/web", "style")),
    Step("web tests", 60, ("tools/web", "vitest", REPORT)),
    Step("web rebuild", 30, ("tools/web", "rebuild")),
    # Doctests carry no marker, so they belong to the core step, the only one that collects src/.
    Step("core", 360, (*PYTEST, "-m", "not server and not browser and not soak")),
    Step("server", 360, (*PYTEST, "tests", "-m", "server and not browser and not soak")),
    Step("browser", 360, (*PYTEST, "tests", "-m", "browser and not soak")),
    Step("docs", 30, ("tools/docs",)),
)


def count_cases(report: Path) -> Count:
    """Cases of a JUnit file; a file that was never written holds none."""
    count = Count()
    if not report.exists():
        return count
    for case in ET.parse(report).getroot().iter("testcase"):
        outcomes = {child.tag for child in case}
        if outcomes & {"failure", "error"}:
            count.failed += 1
        elif "skipped" in outcomes:
            count.skipped += 1
        else:
            count.passed += 1
    return count


def run(step: Step, report: Path) -> tuple[Count, float]:
    """Run a step and count it; failing without a failed case, or running no case, is one failure."""
    command = [part.replace(REPORT, str(report)) for part in step.command]
    print(f"\n== {step.name}", flush=True)
    start = time.monotonic()
    code = subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL, check=False).returncode
    seconds = time.monotonic() - start
    counted = any(REPORT in part for part in step.command)
    count = count_cases(report) if counted else Count(passed=int(code == 0))
    if code != 0 and not count.failed:
        count.failed = 1
    elif code == 0 and not count.passed:
        print(f"{step.name}: no test was run", flush=True)
        count.failed += 1
    return count, seconds


def main() -> int:
    total = Count()
    rows: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        for number, step in enumerate(STEPS):
            count, seconds = run(step, Path(folder) / f"{number}.xml")
            total.add(count)
            late = "  OVER BUDGET" if seconds > step.budget else ""
            rows.append(f"{step.name:12} {seconds:6.1f} s of {step.budget:3} s   {count}{late}")
    print("\n" + "\n".join(rows) + f"\n{total}", flush=True)
    return 1 if total.failed else 0


if __name__ == "__main__":
    sys.exit(main())
