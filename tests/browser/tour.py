"""Every page of a house, one after the other, as somebody sees them who may see all."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page, expect

from browser.house import lobby_of, serving
from browser.player import Player
from browser.stage import watch

THEMES = ("dark", "light")
_SIGN_UP = """async () => {
  await fetch('/api/signup', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Anna', password: 'correct horse' }),
  });
  localStorage.setItem('svara.guest', '1');
}"""
# Of what is pressed and filled in, what looks as a browser draws it: its page has come without its style.
_UNDRESSED = """() => [...document.querySelectorAll('button, input, select, textarea')]
  .filter((one) => one.checkVisibility() && /outset|inset/.test(getComputedStyle(one).borderStyle))
  .map((one) => one.outerHTML)"""
PAGES = (
    "",
    "me",
    "settings",
    "club",
    "fair",
    "rules",
    "rules/svara",
    "practice",
    "learn",
    "operate",
    "bank/svara/1",
)


def wear(page: Page, theme: str) -> None:
    """Show the page in a theme, whatever the system asks for."""
    page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)


def tour(page: Page, data: Path) -> Iterator[str]:
    """The name of each page while it is shown; none of them complains, of what its policy forbids neither."""
    complaints = watch(page)
    with serving(data, calm="split") as address:
        lobby = lobby_of(address)
        page.goto(lobby)
        page.evaluate(_SIGN_UP)
        page.goto(address)
        player = Player.of(page)
        free = page.locator(".seat.empty:has(.sit)").first.get_attribute("data-seat")
        player.sit(int(free or 0))
        player.play_until(".result")
        role = ("admin", "role", "Anna", "admin", "--reason", "a test", "--data", str(data))
        subprocess.run([sys.executable, "-m", "svara", *role], check=True, capture_output=True)
        for name in PAGES:
            page.goto(f"{lobby}{name}")
            expect(page.locator("h1").first).to_be_visible()
            page.wait_for_load_state("networkidle")
            assert page.evaluate(_UNDRESSED) == [], f"/{name}"
            yield f"/{name}"
            for tab in range(1, page.get_by_role("tab").count()):
                page.get_by_role("tab").nth(tab).click()
                page.wait_for_load_state("networkidle")
                yield f"/{name}, tab {tab + 1}"
            assert complaints == [], f"/{name}: {complaints}"
