"""Where things lie on the screen, and which of them lie on each other or outside of it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from browser.waiting import FRAME, REST

# What a person looks at or presses. Cards of one hand touch by design, so a seat counts as one.
_FIND = """() => {
  const wanted = '.bar h1, .bar .me, .bar a, .bar button:not(.title), .seat, .centre > *, .dock-head > *, '
    + '.dock .press, .dock .preset, .dock .step, .dock .typed, .dock .slider, .dock .small, .dock .always, '
    + '.dock .meaning:not(.result *), .dock .result, .dock .parts, .dock .match-won, .log-side';
  const found = [];
  for (const element of document.querySelectorAll(wanted)) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (element.parentElement.closest(wanted)) continue;
    const own = element.getBoundingClientRect();
    // Of what is scrolled only the part that is seen lies anywhere.
    const part = element.closest('.told, .sums')?.getBoundingClientRect() ?? own;
    const [top, bottom] = [Math.max(own.top, part.top), Math.min(own.bottom, part.bottom)];
    const box = { left: own.left, right: own.right, top, bottom, width: own.width, height: bottom - top };
    if (box.width <= 0 || box.height <= 0) continue;
    const name = `${element.className || element.tagName} "${element.textContent.slice(0, 40)}"`;
    found.push([name, box.left, box.top, box.right, box.bottom]);
  }
  return found;
}"""

# Parts of a seat stay in it, but for the small marks that sit on the plate's corners; what is read there
# lies on nothing else that is read, least of all on a name, and nothing touches the window's edge.
_IN_SEATS = """() => {
  const found = [];
  const textBox = (element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const [text, own] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
    const style = getComputedStyle(element);
    return {
      left: Math.max(text.left, own.left + Number.parseFloat(style.paddingLeft)),
      right: Math.min(text.right, own.right - Number.parseFloat(style.paddingRight)),
      top: own.top,
      bottom: own.bottom,
    };
  };
  for (const seat of document.querySelectorAll('.seat')) {
    const outer = seat.getBoundingClientRect();
    for (const part of seat.querySelectorAll('.plate, .card, .chip, .small, .icon, .badge')) {
      const box = part.getBoundingClientRect();
      const over = Math.max(outer.left - box.left, outer.top - box.top, box.right - outer.right,
        box.bottom - outer.bottom);
      if (over > 10) found.push(`out of its seat by ${over}: ${part.className} "${part.textContent}"`);
    }
    for (const part of seat.querySelectorAll('.plate, .chip, .badge, .dealer, .clock-ring')) {
      const box = part.getBoundingClientRect();
      if (box.width > 0 && (box.left < 2 || box.right > innerWidth - 2)) {
        found.push(`at the window's edge: ${part.className} "${part.textContent}"`);
      }
    }
    const plate = seat.querySelector('.plate');
    const name = plate?.querySelector('.name');
    if (plate && !name?.textContent) found.push(`nameless: ${seat.dataset.seat}`);
    if (name && name.scrollWidth > name.clientWidth) {
      const mark = name.querySelector('.bot-mark')?.getBoundingClientRect().width ?? 0;
      const room = name.clientWidth - Number.parseFloat(getComputedStyle(name).paddingLeft) - mark;
      if (room < 1.8 * Number.parseFloat(getComputedStyle(name).fontSize)) {
        found.push(`hardly a letter of its name has room, ${Math.round(room)}: ${name.textContent}`);
      }
    }
    const read = [...seat.querySelectorAll('.chip, .badge, .stack, .name, .dealer, .look-all, .clock-ring')]
      .filter((one) => one.checkVisibility())
      .map((one) => [one, one.className === 'name' ? textBox(one) : one.getBoundingClientRect()]);
    for (const [place, [one, first]] of read.entries()) {
      for (const [other, second] of read.slice(place + 1)) {
        const across = Math.min(first.right, second.right) - Math.max(first.left, second.left);
        const down = Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top);
        const parts = [one, other];
        const named = parts.some((part) => part.matches('.name'));
        // The ring lies on a corner, where only a name, the dealer's mark and a button must be seen.
        const seen = named || parts.some((part) => part.matches('.dealer, .look-all'));
        if (!seen && parts.some((part) => part.matches('.clock-ring'))) continue;
        const edge = named ? 0.5 : parts.some((part) => part.matches('.plate .badge, .dealer')) ? 4 : 2;
        if (across > 2 && down > edge) {
          found.push(`at a seat ${one.className} "${one.textContent}" lies on ${other.className} `
            + `"${other.textContent}", by ${Math.round(across)} by ${Math.round(down)}`);
        }
      }
    }
  }
  return found;
}"""

# A word that does not fit its button, a sum that does not fit its plate or the middle of the table, steps
# that do not fit the dock, a stake that is not among all there are for want of room, and a sentence that ends
# early without a mark that there is more of it.
_CUT_OFF = """() => {
  const words = '.press, .press *, .prepare, .preset:not(.holders *), .small, .sit, .badge, .stack, .chip, '
    + '.dock .typed';
  const wide = [...document.querySelectorAll(words)]
    .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0);
  const middle = document.querySelector('.centre');
  const over = middle
    ? Math.max(middle.scrollWidth - middle.clientWidth, middle.scrollHeight - middle.clientHeight)
    : 0;
  if (over > 1) wide.push(middle);
  wide.push(...[...document.querySelectorAll('.every-sum > *')].filter((one) => !one.checkVisibility()));
  const high = '.press, .sums:has(.amount), .prepare, .told:not(.cut) > .lines';
  wide.push(...[...document.querySelectorAll(high)]
    .filter((one) => one.checkVisibility() && one.scrollHeight > one.clientHeight + 1));
  return wide.map((one) => `cut off: ${one.className} "${one.textContent}"`);
}"""

# Text that is cut by what it lies in or by the window, sticks out of the ground it is written on, or whose
# words are broken. What people have written may end in dots, and what is told goes on where that is marked.
_CLIPPED = """() => {
  const theirs = '.name, .title, .me-name, .sharers, .last-line, .standing-name, .shown-name, .holders, '
    + '.log, .chat, .told > .lines, .unseen';
  const found = new Set();
  const walk = document.createTreeWalker(document.querySelector('.app'), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    const own = text.parentElement;
    if (!text.data.trim() || own.closest(theirs)) continue;
    if (!own.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const name = `${own.className || own.tagName} "${text.data}"`;
    for (const word of text.data.matchAll(/[\\p{L}\\d]+/gu)) {
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      if (range.getClientRects().length > 1) found.add(`broken: ${name}`);
    }
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()];
    if (lines.some((line) => line.bottom > innerHeight + 1)) found.add(`below the window: ${name}`);
    let painted = false;
    for (let one = own; one !== document.body; one = one.parentElement) {
      const style = getComputedStyle(one);
      const bare = style.backgroundColor === 'rgba(0, 0, 0, 0)' && style.borderTopWidth === '0px';
      const open = style.overflowX === 'visible' && style.overflowY === 'visible' && (bare || painted);
      painted ||= !bare;
      if (open || style.display === 'inline') continue;
      const box = one.getBoundingClientRect();
      const over = (line) => Math.max(box.left - line.left, line.right - box.right,
        box.top - line.top - line.height / 5, line.bottom - box.bottom - line.height / 5);
      if (lines.some((line) => over(line) > 0.5)) found.add(`clipped: ${name}, by ${one.className}`);
    }
  }
  return [...found];
}"""

# Letters too small to be read on a phone.
_TINY = """() => {
  const walk = document.createTreeWalker(document.querySelector('.app'), NodeFilter.SHOW_TEXT);
  const found = new Set();
  for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    const one = text.parentElement;
    if (!text.data.trim() || one.closest('.unseen') || !one.checkVisibility()) continue;
    const size = Number.parseFloat(getComputedStyle(one).fontSize);
    if (size < 11.9) found.add(`too small: ${one.className} "${text.data}", ${size}`);
  }
  return [...found];
}"""
_AT_REST = f"await {FRAME}; ({REST})();"
LOOK = f"async () => {{ {_AT_REST} return [({_FIND})(), ({_IN_SEATS})(), ({_CUT_OFF})(), ({_TINY})()]; }}"
"""Once everything is in its place: what `faulty` judges."""
READ = f"async () => {{ {_AT_REST} return ({_CLIPPED})(); }}"
"""Once everything is in its place: the text of the table that cannot be read to its end."""


def faults(page: Page) -> list[str]:
    """What lies on another thing, sticks out of the window or of its seat, is cut off or too small."""
    size = page.viewport_size
    assert size is not None
    return faulty(page.evaluate(LOOK), size["width"], size["height"])


def faulty(looked: list[Any], width: int, height: int) -> list[str]:
    """The faults in what a `LOOK` has found in a window of this size."""
    boxes, *others = looked
    found = [(name, *(round(edge, 1) for edge in box)) for name, *box in boxes]
    result = [
        f"outside the window: {name}"
        for name, left, top, right, bottom in found
        if left < -1 or top < -1 or right > width + 1 or bottom > height + 1
    ]
    for place, (one, *first) in enumerate(found):
        for other, *second in found[place + 1 :]:
            across = min(first[2], second[2]) - max(first[0], second[0])
            down = min(first[3], second[3]) - max(first[1], second[1])
            if across > 1 and down > 1:
                result.append(f"{one} lies on {other}, by {across:.0f} by {down:.0f}")
    return result + [fault for more in others for fault in more]


def too_wide(page: Page) -> list[str]:
    """What of a page that scrolls reaches over its right edge."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('.page *')]
          .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > innerWidth + 1)
          .filter((one) => !one.closest('.pages, .desk-bar, .wide-grid, .unseen'))
          .map((one) => `${one.className || one.tagName} "${one.textContent.slice(0, 40)}"`)"""
    )
    return found
