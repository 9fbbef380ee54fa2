"""How a browser test waits: for what it wants to be so, as long as the slowest machine may take for it."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import Page

PATIENCE = 60
"""Seconds after which a test gives up waiting; nothing is measured by it."""

REST = """() => {
  for (const one of document.getAnimations()) {
    const { target } = one.effect;
    if (target.closest('.clock') || one.effect.getComputedTiming().endTime === Infinity) continue;
    one.finish();
  }
  document.querySelector('.motion')?.replaceChildren();
}"""

FRAME = "new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
"""Until what follows from the sizes of what was drawn is drawn too."""


def come_to_rest(page: Page) -> None:
    """What moves has arrived; a clock goes on, and what pulses without an end does."""
    page.evaluate(REST)


def stop_the_clock(page: Page) -> None:
    """From now on time goes on only by `run_for` of its clock, which was installed before it was opened.

    It has to be told of a time to come; much later, and the page would think that the machine had slept.
    """
    page.clock.pause_at(page.evaluate("Date.now() / 1000") + 3)


def until(page: Page, true: str | Callable[[], object]) -> None:
    """Wait until an expression of the page, or something that is asked here, holds."""
    deadline = time.monotonic() + PATIENCE
    while not (page.evaluate(true) if isinstance(true, str) else true()):
        assert time.monotonic() < deadline, f"never: {true}"
        page.wait_for_timeout(20)
