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
FEW = 2
"""So many cases of a step with servers and browsers get a second go, by themselves: the first may have shown
no more than that the machine had too much to do. Which passes only then is named.
"""
# Two workers, since much of a test's time is a server's or a browser's start.
PYTEST = (sys.executable, "-m", "pytest", "-q", "-n", "2", f"--junit-xml={REPORT}")
LAST_FAILED = (sys.executable, "-m", "pytest", "-q", "--last-failed", f"--junit-xml={REPORT}")


@dataclass(frozen=True)
class Step:
    """A command, and the seconds that it may take on two cores.

    A command that writes a JUnit file names it by `{report}` and is counted by the cases in it;
    any other is one check.
    """

    name: str
    budget: int
    command: tuple[str, ...]
    again: tuple[str, ...] = ()
    """The same for the cases that failed last; none where a second go would prove nothing."""


@dataclass
class Count:
    """Cases of a step, or of all of them."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0
    names: tuple[str, ...] = ()
    """Of those that failed."""

    def add(self, other: "Count") -> None:
        self.passed += other.passed
        self.failed += other.failed
        self.skipped += other.skipped

    def __str__(self) -> str:
        skipped = f", {self.skipped} skipped" if self.skipped else ""
        return f"{self.passed} passed, {self.failed} failed{skipped}"


SERVER = "server and not browser and not soak"
BROWSER = "browser and not soak"

STEPS = (
    # The first of the client's steps fetches its packages, of which a browser test needs one.
    Step("web types", 30, ("tools/web", "types")),
    Step("web style", 15, ("tools/web", "style")),
    Step("web tests", 60, ("tools/web", "vitest", REPORT)),
    Step("web rebuild", 30, ("tools/web", "rebuild")),
    # Doctests carry no marker, so they belong to the core step, the only one that collects src/.
    Step("core", 360, (*PYTEST, "-m", "not server and not browser and not soak")),
    # To look through all tests for these would take each worker longer than some of them do.
    Step(
        "server", 360, (*PYTEST, "tests/server", "-m", SERVER), (*LAST_FAILED, "tests/server", "-m", SERVER)
    ),
    # Some that stand beside each other share a server: each worker takes a row of them.
    Step(
        "browser",
        360,
        (*PYTEST, "--dist=worksteal", "tests/browser", "-m", BROWSER),
        (*LAST_FAILED, "tests/browser", "-m", BROWSER),
    ),
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
            count.names += (f"{case.get('classname')}.{case.get('name')}",)
        elif "skipped" in outcomes:
            count.skipped += 1
        else:
            count.passed += 1
    return count


def run_once(asked: tuple[str, ...], report: Path) -> Count:
    """Run a command and count it; failing without a failed case, or running no case, is one failure."""
    command = [part.replace(REPORT, str(report)) for part in asked]
    code = subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL, check=False).returncode
    counted = any(REPORT in part for part in asked)
    count = count_cases(report) if counted else Count(passed=int(code == 0))
    if code != 0 and not count.failed:
        count.failed = 1
    elif code == 0 and not count.passed:
        print(f"{asked[0]}: no test was run", flush=True)
        count.failed += 1
    return count


def run(step: Step, folder: Path) -> tuple[Count, tuple[str, ...], float]:
    """A step's count, who passed only at the second go, and the seconds that it took."""
    print(f"\n== {step.name}", flush=True)
    start = time.monotonic()
    count = run_once(step.command, folder / f"{step.name}.xml")
    unsteady: tuple[str, ...] = ()
    if step.again and count.names and len(count.names) == count.failed <= FEW:
        print(f"\n== {step.name}, {count.failed} by themselves", flush=True)
        again = run_once(step.again, folder / f"{step.name}-again.xml")
        if again.passed + again.failed == count.failed:
            unsteady = tuple(name for name in count.names if name not in again.names)
            count = Count(count.passed + again.passed, again.failed, count.skipped, again.names)
    return count, unsteady, time.monotonic() - start


def main() -> int:
    total = Count()
    rows: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        for step in STEPS:
            count, unsteady, seconds = run(step, Path(folder))
            total.add(count)
            late = "  OVER BUDGET" if seconds > step.budget else ""
            rows.append(f"{step.name:12} {seconds:6.1f} s of {step.budget:3} s   {count}{late}")
            rows += [f"  NOT STEADY: {name} passed only at its second go" for name in unsteady]
    print("\n" + "\n".join(rows) + f"\n{total}", flush=True)
    return 1 if total.failed else 0


if __name__ == "__main__":
    sys.exit(main())
