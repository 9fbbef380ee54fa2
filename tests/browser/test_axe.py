"""axe-core finds nothing to complain of at the table, in the dark theme or in the light."""

from __future__ import annotations

import pytest

from browser.axe import violations
from browser.conftest import DESKTOP, PHONE, OpenStage
from browser.moments import MOMENTS, NAMED, snapshot
from browser.tour import THEMES, wear

pytestmark = pytest.mark.browser


def test_axe_sees_what_is_wrong(stage: OpenStage) -> None:
    on = stage(snapshot(MOMENTS["waiting"](2)))
    on.page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert violations(on.page) == ["button-name: <button></button>"]


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_no_moment_at_the_table_has_a_violation(stage: OpenStage, size: tuple[int, int]) -> None:
    on = stage(snapshot(MOMENTS["waiting"](2)), size, motion="less")
    found = []
    for name in NAMED:
        on.show(MOMENTS[name](6))
        for theme in THEMES:
            wear(on.page, theme)
            found += [f"{name}, {theme}: {fault}" for fault in violations(on.page)]
    assert not found, "\n".join(found)
