"""Every moment of a bank fits every screen: nothing lies on anything else, sticks out or is cut off."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from browser.boxes import faults
from browser.moments import MOMENTS, snapshot
from browser.stage import Stage

pytestmark = pytest.mark.browser

SIZES = [(360, 640), (390, 844), (844, 390), (1280, 800)]


@pytest.mark.parametrize("language", ["ru-RU", "en-US"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_nothing_overlaps(stage: Callable[..., Stage], size: tuple[int, int], language: str) -> None:
    on = stage(snapshot(MOMENTS["waiting"]()), size, language)
    found = []
    for count in range(2, 7):
        for name, moment in MOMENTS.items():
            on.say(snapshot(moment(count)))
            on.page.wait_for_timeout(40)
            assert on.page.locator(".seat").count() == count
            found += [f"{name}, {count} seats: {fault}" for fault in faults(on.page)]
    assert not found, "\n".join(found)
    assert on.complaints == []
