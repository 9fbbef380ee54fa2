"""What axe-core, from the client's own packages, complains of on a page."""

from __future__ import annotations

import subprocess
from functools import cache
from pathlib import Path

from playwright.sync_api import Page

from browser.waiting import come_to_rest

ROOT = Path(__file__).resolve().parents[2]
_RUN = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
}"""


@cache
def source() -> str:
    file = ROOT / "web/node_modules/axe-core/axe.min.js"
    if not file.is_file():
        subprocess.run([ROOT / "tools/web", "install"], check=True)
    return file.read_text("utf-8")


def violations(page: Page) -> list[str]:
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(source())
    come_to_rest(page)
    found: list[str] = page.evaluate(_RUN)
    return found
