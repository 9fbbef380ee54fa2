"""Every moment of a bank fits every screen: nothing lies on anything else, sticks out or is cut off."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from browser.boxes import clipped, faults
from browser.conftest import OpenStage
from browser.family import GAMES
from browser.moments import MOMENTS, NAMED, View, snapshot, stretched
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


def shown_by(stage: OpenStage, language: str, text: str = "normal") -> Stage:
    """A table of a language, on which nothing is under way when it is measured."""
    return stage(snapshot(MOMENTS["waiting"](2)), SIZES[0], language, motion="less", text=text)


def found_at(on: Stage, size: tuple[int, int], views: Iterable[tuple[str, View]]) -> list[str]:
    """The faults of views in a window of a size."""
    width, height = size
    on.page.set_viewport_size({"width": width, "height": height})
    found = []
    for name, view in views:
        on.show(view)
        found += [
            f"{width}x{height}, {name}, {len(view['seats'])} seats: {fault}" for fault in faults(on.page)
        ]
    return found


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
            for count in (6, 10)
            for name in (*NAMED, "free_to_check")
        ]
        found += found_at(on, size, views)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", ["ru-RU", "ka-GE"])
def test_no_moment_of_any_game_overlaps(stage: OpenStage, language: str) -> None:
    """What only some games have, at tables of every number of seats."""
    on = shown_by(stage, language)
    every = [(MOMENTS, (3, 4, 5)), *GAMES]
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


@pytest.mark.parametrize("language", WIDEST)
def test_no_text_is_cut(stage: OpenStage, language: str) -> None:
    """Every moment of every game where there is the least room, in letters of both sizes."""
    found = []
    for text, counts in (("normal", (6,)), ("large", (3, 6))):
        on = shown_by(stage, language, text)
        every = [(MOMENTS, counts), *((game, most[-1:]) for game, most in GAMES)]
        for width, height in ((360, 640), (844, 390)):
            on.page.set_viewport_size({"width": width, "height": height})
            for name, view in [
                (f"{name}, {count} seats", make(count))
                for moments, of in every
                for count in of
                for name, make in moments.items()
            ]:
                on.show(view)
                found += [f"{text}, {width}x{height}, {name}: {fault}" for fault in clipped(on.page)]
    assert not found, "\n".join(found)
