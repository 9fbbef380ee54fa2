"""Pictures of the page as it should look, in letters of the tests, so that they are the same everywhere."""

from __future__ import annotations

import base64
from pathlib import Path

from playwright.sync_api import Page, Route

from browser.stage import ORIGIN, Stage

HERE = Path(__file__).parent
FONTS = HERE / "fonts"
KEPT = HERE / "pictures"

# Only what stands still can be compared: no clock, nothing that moves, no name that a view is told by.
_STYLE = """
@font-face { font-family: Test; src: url(DejaVuSans.woff2); }
@font-face { font-family: Test; src: url(DejaVuSans-Bold.woff2); font-weight: 600 900; }
* { font-family: Test !important; }
*, *::before, *::after { animation: none !important; transition: none !important; }
[role=timer], .clock-ring, .title { visibility: hidden !important; }
"""

# At half its size, where the edges of letters hardly count, as a small file.
_HALF = """async (taken) => {
  const picture = await createImageBitmap(await (await fetch(taken)).blob());
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [picture.width >> 1, picture.height >> 1];
  const drawn = canvas.getContext('2d');
  drawn.imageSmoothingQuality = 'high';
  drawn.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/webp', 0.85);
}"""

# What part of two pictures is another in any colour by more than a fifth; all, where their sizes differ.
_APART = """async (both) => {
  const [one, other] = await Promise.all(both.map(async (kept) => {
    const picture = await createImageBitmap(await (await fetch(kept)).blob());
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const drawn = canvas.getContext('2d');
    drawn.drawImage(picture, 0, 0);
    return drawn.getImageData(0, 0, canvas.width, canvas.height);
  }));
  if (one.width !== other.width || one.height !== other.height) return 1;
  let apart = 0;
  for (let at = 0; at < one.data.length; at += 4) {
    const gap = (colour) => Math.abs(one.data[at + colour] - other.data[at + colour]);
    if (Math.max(gap(0), gap(1), gap(2)) > 51) apart += 1;
  }
  return apart / (one.width * one.height);
}"""


def stand_still(on: Stage) -> None:
    """Show a stage in the letters of the tests, and nothing that moves."""
    on.page.route(f"{ORIGIN}/fonts/**", _give)
    on.page.add_style_tag(url=f"{ORIGIN}/fonts/fonts.css")
    on.page.evaluate(
        "() => Promise.all(['400 16px Test', '700 16px Test'].map((one) => document.fonts.load(one)))"
    )


def _give(route: Route) -> None:
    name = route.request.url.rpartition("/")[2]
    if name == "fonts.css":
        route.fulfill(body=_STYLE, content_type="text/css")
    else:
        route.fulfill(body=(FONTS / name).read_bytes(), content_type="font/woff2")


def taken(on: Stage, desk: Page) -> bytes:
    """What a stage shows at rest, as it is kept; ``desk`` is a blank page to work on pictures at."""
    on.settle()
    whole = _address(on.page.screenshot(), "png")
    return base64.b64decode(desk.evaluate(_HALF, whole).partition(",")[2])


def apart(one: bytes, other: bytes, desk: Page) -> float:
    """What part of one picture is not as the other is."""
    return float(desk.evaluate(_APART, [_address(one, "webp"), _address(other, "webp")]))


def _address(picture: bytes, kind: str) -> str:
    return f"data:image/{kind};base64,{base64.b64encode(picture).decode()}"
