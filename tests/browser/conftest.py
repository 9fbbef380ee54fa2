"""One Chromium for all browser tests, and the pages they open in it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from browser.stage import Stage
from browser.waiting import PATIENCE

PHONE, DESKTOP = (390, 844), (1280, 800)

NewContext = Callable[..., BrowserContext]
OpenStage = Callable[..., Stage]

expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = os.environ.get("SVARA_CHROMIUM")
    assert path, "name a Chromium: export SVARA_CHROMIUM=$(tools/chromium)"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def new_context(chromium: Browser) -> Iterator[NewContext]:
    """Opens a browser window of a size, for a person of a language; all are closed after the test."""
    opened: list[BrowserContext] = []

    def make(
        size: tuple[int, int] = PHONE,
        language: str = "ru-RU",
        *,
        keeps_the_page: bool = False,
        touch: bool = False,
    ) -> BrowserContext:
        width, height = size
        context = chromium.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            has_touch=touch,
            service_workers="allow" if keeps_the_page else "block",
        )
        context.set_default_timeout(PATIENCE * 1000)
        opened.append(context)
        return context

    yield make
    for context in opened:
        context.close()


@pytest.fixture
def stage(new_context: NewContext) -> OpenStage:
    """Puts the client on a stage without a server, at a view of the table; with ``settings``."""

    def make(
        first: str,
        size: tuple[int, int] = PHONE,
        language: str = "ru-RU",
        *,
        clock: bool = False,
        **settings: object,
    ) -> Stage:
        return Stage(new_context(size, language), first, clock=clock, settings=settings)

    return make
