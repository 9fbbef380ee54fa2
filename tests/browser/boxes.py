"""Where things lie on the screen, and which of them lie on each other or outside of it."""

from __future__ import annotations

from playwright.sync_api import Page

# What a person looks at or presses. Cards of one hand touch by design, so a seat counts as one.
_FIND = """() => {
  const wanted = '.bar h1, .bar .me, .bar button:not(.title), .seat, .centre > *, .dock-head > *, '
    + '.dock .press, .dock .preset, .dock .step, .dock .typed, .dock .slider, .dock .small, .dock .always, '
    + '.dock .meaning:not(.result *), .dock .result, .dock .parts, .dock .match-won';
  const found = [];
  for (const element of document.querySelectorAll(wanted)) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    const name = `${element.className || element.tagName} "${element.textContent.slice(0, 40)}"`;
    found.push([name, box.left, box.top, box.right, box.bottom]);
  }
  return found;
}"""

# Parts of a seat stay in it, but for the small marks that sit on the plate's corners.
_STICKING_OUT = """() => {
  const found = [];
  for (const seat of document.querySelectorAll('.seat')) {
    const outer = seat.getBoundingClientRect();
    for (const part of seat.querySelectorAll('.plate, .card, .chip, .small, .icon, .badge')) {
      const box = part.getBoundingClientRect();
      const over = Math.max(outer.left - box.left, outer.top - box.top, box.right - outer.right,
        box.bottom - outer.bottom);
      if (over > 10) found.push(`${part.className} "${part.textContent}" by ${Math.round(over)}`);
    }
  }
  return found;
}"""

# A word that does not fit its button.
_CUT_OFF = """() => [...document.querySelectorAll('.press, .press *, .preset, .small, .sit, .badge')]
  .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0)
  .map((one) => `${one.className} "${one.textContent}"`)"""


def faults(page: Page) -> list[str]:
    """What lies on another thing, sticks out of the window or of its seat, or is cut off."""
    size = page.viewport_size
    assert size is not None
    boxes, sticking_out, cut_off = page.evaluate(f"() => [({_FIND})(), ({_STICKING_OUT})(), ({_CUT_OFF})()]")
    found = [(name, *(round(edge, 1) for edge in box)) for name, *box in boxes]
    result = [
        f"outside the window: {name}"
        for name, left, top, right, bottom in found
        if left < -1 or top < -1 or right > size["width"] + 1 or bottom > size["height"] + 1
    ]
    for place, (one, *first) in enumerate(found):
        for other, *second in found[place + 1 :]:
            across = min(first[2], second[2]) - max(first[0], second[0])
            down = min(first[3], second[3]) - max(first[1], second[1])
            if across > 1 and down > 1:
                result.append(f"{one} lies on {other}, by {across:.0f} by {down:.0f}")
    result += [f"sticks out of its seat: {name}" for name in sticking_out]
    result += [f"cut off: {name}" for name in cut_off]
    return result


def too_wide(page: Page) -> list[str]:
    """What of a page that scrolls reaches over its right edge."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('.page *')]
          .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > innerWidth + 1)
          .filter((one) => !one.closest('.pages, .desk-bar, .wide-grid, .unseen'))
          .map((one) => `${one.className || one.tagName} "${one.textContent.slice(0, 40)}"`)"""
    )
    return found
