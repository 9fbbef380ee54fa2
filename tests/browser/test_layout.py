"""Every moment of a bank fits every screen: nothing lies on anything else, sticks out or is cut off."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from browser.boxes import LOOK, READ, faulty
from browser.conftest import OpenStage
from browser.family import GAMES
from browser.moments import MOMENTS, NAMED, Moments, View, snapshot, stretched
from browser.stage import Stage

pytestmark = pytest.mark.browser

SIZES = (
    (360, 640),
    (390, 664),
    (390, 844),
    (412, 915),
    (844, 390),
    (768, 1024),
    (1280, 800),
    (1920, 1080),
)
WIDEST = {"ru-RU": "Ш", "bg-BG": "Щ", "ka-GE": "ფ", "en-US": "W"}
"""By language, the letter that takes the most room in a name."""
UNPAINTED = "document.documentElement.style.clipPath = 'inset(50%)'"
"""Where things lie does not depend on paint, which is most of the work of a view."""


def shown_by(stage: OpenStage, language: str, text: str = "normal") -> Stage:
    """A table of a language, on which nothing is under way, or still to be fetched, when it is measured."""
    on = stage(snapshot(MOMENTS["waiting"](2)), SIZES[0], language, motion="less", text=text)
    every: list[Moments] = [MOMENTS, *(game for game, _ in GAMES)]
    on.each([make(6) for moments in every for make in moments.values()], "() => {}")
    on.page.wait_for_load_state("networkidle")
    return on


def looked_at(
    on: Stage, size: tuple[int, int], views: Sequence[tuple[str, View]], look: str
) -> Iterator[tuple[str, Any]]:
    """What a look finds at each view in a window of a size, by where that is."""
    width, height = size
    on.page.set_viewport_size({"width": width, "height": height})
    on.page.evaluate(UNPAINTED)
    found = on.each([view for _, view in views], look)
    for (name, view), one in zip(views, found, strict=True):
        yield f"{width}x{height}, {name}, {len(view['seats'])} seats", one


def found_at(on: Stage, size: tuple[int, int], views: Sequence[tuple[str, View]]) -> list[str]:
    """The faults of views in a window of a size."""
    looked = looked_at(on, size, views, LOOK)
    return [f"{place}: {fault}" for place, one in looked for fault in faulty(one, *size)]


@pytest.mark.parametrize("language", WIDEST)
def test_nothing_overlaps(stage: OpenStage, language: str) -> None:
    """Twelve moments in every window, with the longest names and sums."""
    on = shown_by(stage, language)
    found = []
    for size in SIZES:
        views = [
            (name, stretched(MOMENTS[name](count), WIDEST[language]))
            for count in (2, 6, 10)
            for name in NAMED
        ]
        found += found_at(on, size, views)
    assert not found, "\n".join(found)
    assert on.complaints == []


@pytest.mark.parametrize("language", WIDEST)
def test_nothing_overlaps_in_large_letters(stage: OpenStage, language: str) -> None:
    on = shown_by(stage, language, text="large")
    found = []
    for size in SIZES[::2]:
        views = [
            (name, stretched(MOMENTS[name](count), "W"))
            for count in (6, 8, 10)
            for name in (*NAMED, "free_to_check")
        ]
        found += found_at(on, size, views)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", ["ru-RU", "ka-GE"])
def test_no_moment_of_any_game_overlaps(stage: OpenStage, language: str) -> None:
    """What only some games have, at tables of every number of seats."""
    on = shown_by(stage, language)
    every: list[tuple[Moments, Sequence[int]]] = [(MOMENTS, (3, 4, 5)), *GAMES]
    found = []
    for size in ((360, 640), (844, 390), (1280, 800)):
        views = [
            (name, make(count))
            for moments, counts in every
            for count in counts
            for name, make in moments.items()
        ]
        found += found_at(on, size, views)
    assert not found, "\n".join(found)
    assert on.complaints == []


def test_no_moment_of_the_other_games_overlaps_with_long_names(stage: OpenStage) -> None:
    """In every window, at the fullest table, with sums of seven digits."""
    on = shown_by(stage, "ru-RU")
    views = [
        (name, stretched(make(min(10, counts[-1])), WIDEST["ru-RU"]))
        for moments, counts in GAMES
        for name, make in moments.items()
    ]
    found = [fault for size in SIZES for fault in found_at(on, size, views)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", WIDEST)
def test_no_text_is_cut(stage: OpenStage, language: str) -> None:
    """Every moment of every game where there is the least room, in letters of both sizes."""
    found = []
    for text, counts in (("normal", (6,)), ("large", (3, 6))):
        on = shown_by(stage, language, text)
        every: list[tuple[Moments, Sequence[int]]] = [
            (MOMENTS, counts),
            *((game, most[-1:]) for game, most in GAMES),
        ]
        for size in ((360, 640), (844, 390)):
            views = [
                (name, make(count)) for moments, of in every for count in of for name, make in moments.items()
            ]
            for place, cut in looked_at(on, size, views, READ):
                found += [f"{text}, {place}: {fault}" for fault in cut]
    assert not found, "\n".join(found)
