"""axe-core finds nothing to complain of on any page, nor at the table, in the dark theme or in the light."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from browser.conftest import DESKTOP, PHONE, NewContext
from browser.moments import MOMENTS, NAMED, snapshot
from browser.stage import Stage
from browser.test_layout import KEEP, show
from browser.tour import THEMES, tour, wear

pytestmark = pytest.mark.browser

ROOT = Path(__file__).resolve().parents[2]
_RUN = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
}"""


@pytest.fixture(scope="module")
def axe() -> str:
    """The source of axe-core, from the client's own packages."""
    source = ROOT / "web/node_modules/axe-core/axe.min.js"
    if not source.is_file():
        subprocess.run([ROOT / "tools/web", "install"], check=True)
    return source.read_text("utf-8")


def violations(page: Page, axe: str) -> list[str]:
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(axe)
    found: list[str] = page.evaluate(_RUN)
    return found


def test_axe_sees_what_is_wrong(stage: Callable[..., Stage], axe: str) -> None:
    on = stage(snapshot(MOMENTS["waiting"](2)))
    on.page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert violations(on.page, axe) == ["button-name: <button></button>"]


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_no_moment_at_the_table_has_a_violation(
    stage: Callable[..., Stage], size: tuple[int, int], axe: str
) -> None:
    on = stage(snapshot(MOMENTS["waiting"](2)), size)
    on.page.evaluate(KEEP, {"motion": "less"})
    on.page.reload()
    on.page.locator(".seat").first.wait_for()
    found = []
    for name in NAMED:
        show(on, MOMENTS[name](6))
        for theme in THEMES:
            wear(on.page, theme)
            found += [f"{name}, {theme}: {fault}" for fault in violations(on.page, axe)]
    assert not found, "\n".join(found)


def test_no_page_has_a_violation(new_context: NewContext, tmp_path: Path, axe: str) -> None:
    page = new_context(PHONE, "ru-RU").new_page()
    found = []
    for name in tour(page, tmp_path):
        for theme in THEMES:
            wear(page, theme)
            found += [f"{name}, {theme}: {fault}" for fault in violations(page, axe)]
    assert not found, "\n".join(found)
