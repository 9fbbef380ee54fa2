"""Every page of a house can be read in every light, and axe-core finds nothing to complain of on any."""

from __future__ import annotations

from pathlib import Path

import pytest

from browser.axe import violations
from browser.conftest import DESKTOP, PHONE, NewContext
from browser.contrast import measure
from browser.tour import THEMES, tour, wear

pytestmark = pytest.mark.browser


def test_every_page_can_be_read_by_everybody(new_context: NewContext, tmp_path: Path) -> None:
    page = new_context(PHONE, "ru-RU").new_page()
    found = []
    for name in tour(page, tmp_path):
        for theme in THEMES:
            wear(page, theme)
            found += [f"{name}, {theme}: {fault}" for fault in violations(page)]
            for width, height in (PHONE, DESKTOP):
                page.set_viewport_size({"width": width, "height": height})
                measured = measure(page)
                assert measured.looked_at > 10, name
                found += [f"{name}, {theme}, {width} wide: {fault}" for fault in measured.faint]
            page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert not found, "\n".join(found)
