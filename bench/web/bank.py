"""A bank at the house's table by a phone, tapped as a thumb does, on a processor that is made slower."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import Browser, Page
from tasks import CATEGORIES, Task, tasks_of

# The centre of whatever takes the bank on, found in one go so that looking for it costs the page little.
_NEXT = """() => {
  const ways = ['.look-all', '.press.check', '.press.call', '.press.all-in', '.press.bet',
    '.asking .press.main', '.asking .press'];
  const way = ways.map((name) => document.querySelector(`${name}:not(:disabled)`)).find(Boolean);
  if (document.querySelector('.result:not(.settling)')) return 'over';
  if (!way) return null;
  const { left, top, width, height } = way.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}"""
# From when a finger came down until the next picture, as the browser itself counts it, in steps of 8 ms.
_WATCH_TAPS = """() => {
  window.taps = [];
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (name === 'pointerdown' || name === 'click') window.taps.push([name, duration]);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: false });
}"""
_PATIENCE = 600


@dataclass(frozen=True)
class Played:
    """What a bank was like for who played it."""

    tasks: list[Task]
    taps: int
    shown: list[float]
    """Milliseconds from a tap to the next picture, of each that took 16 or more."""

    def over(self, milliseconds: float) -> list[Task]:
        return [task for task in self.tasks if task.own > milliseconds]


def play(browser: Browser, address: str, slowdown: int) -> Played:
    context = browser.new_context(
        viewport={"width": 390, "height": 844},
        device_scale_factor=2,
        has_touch=True,
        is_mobile=True,
        locale="ru-RU",
    )
    page = context.new_page()
    page.set_default_timeout(60_000)
    try:
        _sit(page, address)
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
        page.evaluate(_WATCH_TAPS)
        browser.start_tracing(page=page, categories=CATEGORIES)
        taps = _play(page)
        trace = browser.stop_tracing()
        return Played(tasks_of(trace), taps, [shown for _, shown in page.evaluate("() => window.taps")])
    finally:
        context.close()


def _sit(page: Page, address: str) -> None:
    page.goto(f"{address}/t/svara")
    page.locator(".name-form .press").click()
    page.locator(".sit").first.click()
    page.locator(".sum-form .press").click()
    page.locator(".own .card").first.wait_for()


def _play(page: Page) -> int:
    """To the end of the bank that runs, and the whole one after it."""
    taps = 0
    for bank in range(2):
        for _ in range(_PATIENCE):
            way = page.evaluate(_NEXT)
            if way == "over":
                break
            if way is not None:
                page.touchscreen.tap(*way)
                taps += 1
            page.wait_for_timeout(250)
        else:
            raise RuntimeError("the bank did not come to its end")
        if bank == 0:
            page.locator(".press.main.wide").tap()
            page.locator(".result").wait_for(state="hidden")
    return taps
