"""Inviting people to a table: a code for a camera, the system's way to share, the link itself."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.boxes import faults
from browser.conftest import PHONE, NewContext, OpenStage
from browser.moments import not_seated, seat, snapshot, view
from browser.stage import ORIGIN, Stage

pytestmark = pytest.mark.browser

SHARE = "navigator.share = (what) => { window.shared = what; return Promise.resolve() }"


def squares(on: Stage) -> list[str]:
    """The colours that the code and its ground have, and the room that it takes."""
    return on.page.locator(".qr").evaluate(  # type: ignore[no-any-return]
        """qr => [...qr.querySelectorAll('path')].map((path) => getComputedStyle(path).fill)"""
    )


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_code_is_dark_on_light_in_every_theme(stage: OpenStage, theme: str) -> None:
    on = stage(snapshot(not_seated()))
    on.page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
    on.page.locator(".title").click()
    expect(on.page.get_by_role("img", name="QR-код этой ссылки")).to_be_visible()
    assert squares(on) == ["rgb(255, 255, 255)", "rgb(0, 0, 0)"]
    box = on.page.locator(".qr").bounding_box()
    assert box is not None
    assert box["width"] == box["height"] >= 200
    assert faults(on.page) == []


@pytest.mark.parametrize("language", ["ru-RU", "ka-GE", "bg-BG", "en-US"])
def test_who_waits_alone_invites_by_the_systems_way(new_context: NewContext, language: str) -> None:
    alone = [seat(0, status="waiting", cards=[], turned=[])]
    empty = [seat(number, status="empty", name=None) for number in range(1, 6)]
    context = new_context(PHONE, language)
    context.add_init_script(SHARE)
    on = Stage(context, snapshot(view(alone + empty, phase="waiting")))
    on.page.locator(".dock .press.main").click()
    expect(on.page.locator(".qr")).to_be_visible()
    assert faults(on.page) == []
    on.page.locator(".invite .press.main").click()
    shared = on.page.wait_for_function("() => window.shared").json_value()
    assert shared["url"] == f"{ORIGIN}/t/main"
    assert re.search(r"Svara|Свара|სვარა", shared["text"])


def test_nothing_is_offered_that_would_do_nothing(stage: OpenStage) -> None:
    """A page that came unencrypted may neither copy nor share by itself: the link is there to be marked."""
    on = stage(snapshot(not_seated()))
    on.page.locator(".title").click()
    expect(on.page.locator(".invite .address")).to_have_text(f"{ORIGIN}/t/main")
    expect(on.page.locator(".invite .row button")).to_have_count(0)
