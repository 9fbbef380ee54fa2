"""Ranks on cards, small letters and marks stand out from what they lie on, in the dark and in the light."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from browser.conftest import DESKTOP, NewContext
from browser.contrast import measure
from browser.moments import MOMENTS, snapshot
from browser.stage import Stage
from browser.test_layout import KEEP, show
from browser.tour import THEMES, tour, wear

pytestmark = pytest.mark.browser


def test_contrast_is_measured_as_it_is_defined(stage: Callable[..., Stage]) -> None:
    """Grey on white, and the same half seen through: known figures, so that the measure can be trusted."""
    on = stage(snapshot(MOMENTS["waiting"](2)))
    on.page.evaluate("""() => {
      document.body.innerHTML = '<main><p></p><div><b></b></div></main>';
      const [text, veil, bold] = ['p', 'div', 'b'].map((name) => document.querySelector(name));
      for (const one of [document.body, text]) one.style.background = 'rgb(255 255 255)';
      [text.textContent, bold.textContent] = ['grey', 'pale'];
      text.style.color = bold.style.color = 'rgb(119 119 119)';
      veil.style.opacity = '0.5';
    }""")
    measured = measure(on.page)
    assert measured.looked_at == 2
    assert measured.faint == [' "grey": 4.48 of 4.5', ' "pale": 1.92 of 4.5']


@pytest.mark.parametrize("suits", ["four", "two"])
def test_the_table_can_be_read_in_every_light(stage: Callable[..., Stage], suits: str) -> None:
    on = stage(snapshot(MOMENTS["waiting"](2)), DESKTOP)
    on.page.evaluate(KEEP, {"motion": "less", "suits": suits})
    on.page.reload()
    on.page.locator(".seat").first.wait_for()
    found = []
    for name, moment in MOMENTS.items():
        show(on, moment(6))
        for theme in THEMES:
            wear(on.page, theme)
            measured = measure(on.page)
            assert measured.looked_at > 25
            found += [f"{name}, {theme}: {fault}" for fault in measured.faint]
    assert not found, "\n".join(found)


def test_every_page_can_be_read_in_every_light(new_context: NewContext, tmp_path: Path) -> None:
    page = new_context(DESKTOP, "en-US").new_page()
    found = []
    for name in tour(page, tmp_path):
        for theme in THEMES:
            wear(page, theme)
            measured = measure(page)
            assert measured.looked_at > 10, name
            found += [f"{name}, {theme}: {fault}" for fault in measured.faint]
    assert not found, "\n".join(found)
