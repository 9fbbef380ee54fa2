"""Ranks on cards, small letters and marks stand out from what they lie on, in the dark and in the light."""

from __future__ import annotations

import pytest

from browser.conftest import DESKTOP, OpenStage
from browser.contrast import measure
from browser.moments import MOMENTS, snapshot
from browser.tour import THEMES, wear

pytestmark = pytest.mark.browser


def test_contrast_is_measured_as_it_is_defined(stage: OpenStage) -> None:
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
def test_the_table_can_be_read_in_every_light(stage: OpenStage, suits: str) -> None:
    on = stage(snapshot(MOMENTS["waiting"](2)), DESKTOP, motion="less", suits=suits)
    found = []
    for name, moment in MOMENTS.items():
        on.show(moment(6))
        for theme in THEMES:
            wear(on.page, theme)
            measured = measure(on.page)
            assert measured.looked_at > 25
            found += [f"{name}, {theme}: {fault}" for fault in measured.faint]
    assert not found, "\n".join(found)
