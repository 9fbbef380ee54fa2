"""What the page's main thread did, task by task, from a trace of Chromium."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from typing import Any

CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]
_TASK = ("RunTask", "ThreadControllerImpl::RunTask")
_TELLING = 2_000
"""Microseconds from which a part of a task is named."""


@dataclass(frozen=True)
class Task:
    """One task: milliseconds by the clock, those in which its thread had a core, and what took them."""

    wall: float
    own: float
    parts: tuple[tuple[str, float], ...]


def tasks_of(trace: bytes) -> list[Task]:
    """The tasks of the renderer that has drawn most, the longest by its own time first."""
    events: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    thread = _main_thread(events)
    ours = [event for event in events if event.get("ph") == "X" and (event["pid"], event["tid"]) == thread]
    found = [event for event in ours if event["name"] in _TASK]
    outermost = [one for one in found if not any(_within(one, other) for other in found if other is not one)]
    tasks = [
        Task(one["dur"] / 1000, one.get("tdur", one["dur"]) / 1000, _parts(one, ours)) for one in outermost
    ]
    return sorted(tasks, key=lambda task: task.own, reverse=True)


def _main_thread(events: list[dict[str, Any]]) -> tuple[int, int]:
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    drawn = Counter(
        (event["pid"], event["tid"])
        for event in events
        if event["name"] in ("FireAnimationFrame", "FunctionCall")
    )
    return max(mains, key=lambda main: drawn[main])


def _within(one: dict[str, Any], other: dict[str, Any]) -> bool:
    begins, ends = one["ts"], one["ts"] + one["dur"]
    return bool(other["ts"] <= begins and ends <= other["ts"] + other["dur"] and other["dur"] > one["dur"])


def _parts(task: dict[str, Any], events: list[dict[str, Any]]) -> tuple[tuple[str, float], ...]:
    """What of a long task took longest, as far as the trace names it."""
    if task["dur"] < 20_000:
        return ()
    inside = [event for event in events if event["dur"] >= _TELLING and _within(event, task)]
    named = [(_name(event), event["dur"] / 1000) for event in inside if event["name"] not in _TASK]
    return tuple(sorted(named, key=lambda part: part[1], reverse=True)[:6])


def _name(event: dict[str, Any]) -> str:
    data = event.get("args", {}).get("data") or {}
    what = data.get("functionName") or data.get("type") or ""
    return f"{event['name']} {what}".strip()
