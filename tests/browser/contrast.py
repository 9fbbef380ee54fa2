"""How well what is on the screen stands out from what lies under it, by the colours the browser computes.

Grounds are laid on each other from the page up, each with its own opacity. Where one is a gradient, each of
its colours is tried and the worst counts. Of what is disabled nothing is asked.
"""

from __future__ import annotations

from typing import NamedTuple

from playwright.sync_api import Page

from browser.waiting import come_to_rest

_MEASURE = """() => {
  const parse = (text) => {
    const part = text.match(/[\\d.]+/g)?.map(Number);
    return part ? [part[0], part[1], part[2], part[3] ?? 1] : [0, 0, 0, 0];
  };
  const over = (top, under) => [0, 1, 2].map((at) => top[at] * top[3] + under[at] * (1 - top[3])).concat(1);
  const light = (colour) => {
    const [red, green, blue] = colour.map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const ratio = (one, other) => {
    const [dark, bright] = [light(one), light(other)].sort((first, second) => first - second);
    return (bright + 0.05) / (dark + 0.05);
  };
  const stops = (image) => (image.match(/rgba?\\([^)]*\\)/g) ?? []).map(parse);
  const laid = (style, grounds) => {
    const plain = parse(style.backgroundColor);
    const lower = grounds.map((ground) => over(plain, ground));
    const painted = stops(style.backgroundImage);
    return painted.length ? lower.flatMap((ground) => painted.map((stop) => over(stop, ground))) : lower;
  };
  const faded = (colour, opacity) => [colour[0], colour[1], colour[2], colour[3] * opacity];
  /* All grounds under an element, and how much of it is seen. */
  const under = (element) => {
    const line = [];
    for (let one = element; one; one = one.parentElement) line.unshift(one);
    let grounds = [[255, 255, 255, 1]];
    let opacity = 1;
    for (const one of line) {
      const style = getComputedStyle(one);
      opacity *= Number(style.opacity);
      grounds = laid(style, grounds);
      const before = getComputedStyle(one, '::before');
      if (before.content !== 'none' && before.position === 'absolute' && before.zIndex === '-1') {
        grounds = laid(before, grounds);
      }
      if (one.tagName === 'DIALOG') grounds = laid(style, [[0, 0, 0, 1], [255, 255, 255, 1]]);
    }
    return { grounds, opacity };
  };
  const found = [];
  const note = (element, what, colour, needed) => {
    const { grounds, opacity } = under(element);
    const worst = Math.min(...grounds.map((ground) => ratio(over(faded(colour, opacity), ground), ground)));
    found.push({ what, ratio: worst, needed });
  };
  const unread = (one) => one.closest(':disabled, [aria-disabled="true"], .unseen, option')
    || !one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const root = document.querySelector('dialog[open]') ?? document.body;
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    const one = text.parentElement;
    if (!text.data.trim() || unread(one) || one.closest('script, style, noscript, title, svg')) continue;
    const style = getComputedStyle(one);
    const size = Number.parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const needed = large && !one.closest('.rank') ? 3 : 4.5;
    note(one, `${one.className} "${text.data.slice(0, 30)}"`, parse(style.color), needed);
  }
  for (const one of root.querySelectorAll('.suit, .bot-mark, .eye, .chat-icon, .icon svg, .sign')) {
    if (unread(one)) continue;
    const shape = one.querySelector('path, circle, rect') ?? one;
    const style = getComputedStyle(shape);
    const drawn = style.fill === 'none' ? style.stroke : style.fill;
    const colour = shape instanceof SVGElement ? drawn : style.color;
    if (colour !== 'none') note(one, `${one.getAttribute('class')}`, parse(colour), 3);
  }
  for (const one of root.querySelectorAll('input.typed, select.typed, textarea.typed, input:not([class])')) {
    if (!unread(one) && one.placeholder) {
      note(one, `placeholder "${one.placeholder}"`, parse(getComputedStyle(one, '::placeholder').color), 4.5);
    }
  }
  return found;
}"""


class Measured(NamedTuple):
    """What of a page stands out, and what does so too little."""

    looked_at: int
    faint: list[str]


def measure(page: Page) -> Measured:
    come_to_rest(page)
    found = page.evaluate(_MEASURE)
    faint = sorted(
        {
            f"{one['what']}: {one['ratio']:.2f} of {one['needed']}"
            for one in found
            if one["ratio"] < one["needed"]
        }
    )
    return Measured(len(found), faint)
