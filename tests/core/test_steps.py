"""The steps of `make test`: what is counted, and which cases get a second go."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
import steps
from steps import REPORT, Step, run

PLAIN = (sys.executable, "-m", "pytest", "-q", f"--junit-xml={REPORT}")

UNSTEADY = """
from pathlib import Path

def test_sound(): pass

def test_unsteady():
    been, there = Path("been"), Path("been").exists()
    been.touch()
    assert there
"""

THREE_UNSTEADY = """
import pytest
from pathlib import Path

@pytest.mark.parametrize("number", range(3))
def test_unsteady(number):
    been, there = Path(f"been{number}"), Path(f"been{number}").exists()
    been.touch()
    assert there
"""


def step(folder: Path, monkeypatch: pytest.MonkeyPatch, cases: str, *, again: bool = True) -> Step:
    monkeypatch.setattr(steps, "ROOT", folder)
    Path(folder, "test_cases.py").write_text(cases, encoding="utf-8")
    return Step("cases", 60, PLAIN, (*PLAIN, "--last-failed") if again else ())


def test_a_case_that_passes_by_itself_passes_and_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    count, unsteady, _ = run(step(tmp_path, monkeypatch, UNSTEADY), tmp_path)
    assert str(count) == "2 passed, 0 failed"
    assert unsteady == ("test_cases.test_unsteady",)


def test_without_a_second_go_it_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    count, unsteady, _ = run(step(tmp_path, monkeypatch, UNSTEADY, again=False), tmp_path)
    assert (str(count), unsteady) == ("1 passed, 1 failed", ())


def test_what_is_broken_fails_at_both(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    count, unsteady, _ = run(step(tmp_path, monkeypatch, "def test_broken(): assert not 1"), tmp_path)
    assert (str(count), unsteady) == ("0 passed, 1 failed", ())


def test_many_failures_are_no_accident(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    count, unsteady, _ = run(step(tmp_path, monkeypatch, THREE_UNSTEADY), tmp_path)
    assert (str(count), unsteady) == ("0 passed, 3 failed", ())
