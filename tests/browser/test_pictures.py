"""Twelve moments look as they did when somebody last looked at them and was content.

After a change that is meant, ``SVARA_PICTURES=renew .venv/bin/pytest tests/browser/test_pictures.py -m soak``
takes them anew; look at what it wrote into ``tests/browser/pictures`` before it is committed.
"""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import Browser

from browser.conftest import OpenStage
from browser.moments import MOMENTS, NAMED
from browser.pictures import KEPT, apart, stand_still, taken
from browser.test_layout import shown_by

pytestmark = [pytest.mark.browser, pytest.mark.soak]

SIZES = ((360, 640), (844, 390), (1280, 800))
RENEW = os.environ.get("SVARA_PICTURES") == "renew"
OTHERWISE = 0.001
"""What part of a picture may be another: the edges of some letters, and no badge or button."""


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_moment_looks_as_it_did(stage: OpenStage, chromium: Browser, size: tuple[int, int]) -> None:
    on = shown_by(stage, "ru-RU")
    desk = chromium.new_page()
    on.page.set_viewport_size({"width": size[0], "height": size[1]})
    stand_still(on)
    found = []
    for name in NAMED:
        on.show(MOMENTS[name](6))
        picture = taken(on, desk)
        kept = KEPT / f"{name}-{size[0]}x{size[1]}.webp"
        if RENEW:
            kept.parent.mkdir(exist_ok=True)
            kept.write_bytes(picture)
        elif (part := apart(kept.read_bytes(), picture, desk)) > OTHERWISE:
            found.append(f"{kept.name}: {part:.2%} is another")
    desk.close()
    assert found == []
