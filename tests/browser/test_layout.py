"""Every moment of a bank fits every screen: nothing lies on anything else, sticks out or is cut off."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest

from browser.boxes import faults
from browser.family import GAMES
from browser.moments import MOMENTS, View, snapshot
from browser.stage import Stage

pytestmark = pytest.mark.browser

MARKS = itertools.count()
SIZES = [(360, 640), (390, 844), (844, 390), (1280, 800)]


def show(on: Stage, view: View) -> None:
    """Send a view, and wait until it is drawn: a table of another name tells it from the one before."""
    mark = str(next(MARKS))
    on.say(snapshot({**view, "name": mark}))
    on.page.wait_for_function("mark => document.querySelector('.title').textContent === mark", arg=mark)


def _found(on: Stage, moments: dict[str, Callable[[int], View]], counts: tuple[int, ...]) -> list[str]:
    found = []
    for count in counts:
        for name, moment in moments.items():
            show(on, moment(count))
            assert on.page.locator(".seat").count() == count
            found += [f"{name}, {count} seats: {fault}" for fault in faults(on.page)]
    return found


@pytest.mark.parametrize("language", ["ru-RU", "bg-BG", "ka-GE", "en-US"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_nothing_overlaps(stage: Callable[..., Stage], size: tuple[int, int], language: str) -> None:
    on = stage(snapshot(MOMENTS["waiting"](2)), size, language)
    found = _found(on, MOMENTS, (2, 3, 4, 5, 6))
    for moments, counts in GAMES:
        found += _found(on, moments, counts)
    assert not found, "\n".join(found)
    assert on.complaints == []
