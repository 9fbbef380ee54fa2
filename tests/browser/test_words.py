"""The page speaks one language at a time, with numbers and dates that are not left to the browser."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from browser.conftest import DESKTOP, PHONE, OpenStage
from browser.family import GAMES
from browser.moments import MOMENTS, own_turn, snapshot, waiting
from browser.stage import ME, ORIGIN

pytestmark = pytest.mark.browser

FOREIGN = {
    "ru-RU": r"[A-Za-z]{2}|[Ⴀ-ჿ]",
    "bg-BG": r"[A-Za-z]{2}|[Ⴀ-ჿ]|[ыэёЫЭЁ]",
    "ka-GE": r"[A-Za-z]{2}|[А-Яа-яЁё]",
    "en-US": r"[А-Яа-яЁё]|[Ⴀ-ჿ]",
}
MUTED_UNTIL = "new Date(2099, 10, 5, 14, 5).getTime()"
DATES = [
    ("ru-RU", "5 нояб., 14:05"),
    ("bg-BG", "5 ное, 14:05"),
    ("ka-GE", "5 ნოე, 14:05"),
    ("en-US", "5 Nov, 14:05"),
]


@pytest.mark.parametrize(("language", "foreign"), FOREIGN.items(), ids=list(FOREIGN))
def test_nothing_is_left_in_another_language(stage: OpenStage, language: str, foreign: str) -> None:
    """Names and log aside, no moment of any game has a letter that the language has none of.

    Nor has any a Georgian letter in upper case: that is for inscriptions, and no sentence begins with one.
    """
    on = stage(snapshot(waiting()), DESKTOP, language)
    wrong = re.compile(foreign + "|[\u1c90-\u1cbf]")
    family = [moment for moments, _ in GAMES for moment in moments.values()]
    for mark, moment in enumerate((*MOMENTS.values(), *family)):
        view = {**moment(6), "name": str(mark)}
        for seat in view["seats"]:
            if "name" in seat:
                seat["name"] = "1"
        on.say({**json.loads(snapshot(view)), "log": []})
        expect(on.page.locator(".title")).to_have_text(str(mark))
        texts = on.page.locator(".felt, .dock").all_inner_texts()
        labels = on.page.locator(".felt [aria-label], .dock [aria-label]").evaluate_all(
            "all => all.map(one => one.getAttribute('aria-label'))"
        )
        assert [text for text in (*texts, *labels) if wrong.search(text)] == []


@pytest.mark.parametrize(("language", "date"), DATES, ids=[language for language, _ in DATES])
def test_a_date_is_in_the_language_of_the_page(stage: OpenStage, language: str, date: str) -> None:
    """Chromium knows no Georgian dates, and would say November in English."""
    on = stage(snapshot(waiting()), DESKTOP, language)
    muted = {**ME, "muted_until": on.page.evaluate(MUTED_UNTIL)}
    on.page.route(f"{ORIGIN}/api/me", lambda route: route.fulfill(json=muted))
    on.page.reload()
    expect(on.page.locator(".chat > .soft")).to_contain_text(date)


@pytest.mark.parametrize(
    ("language", "shown"),
    [("ka-GE", "1\u00a0234\u00a0567"), ("bg-BG", "1\u00a0234\u00a0567"), ("en-US", "1,234,567")],
)
def test_a_large_number_is_grouped_as_the_language_does(stage: OpenStage, language: str, shown: str) -> None:
    view = own_turn(6)
    view["seats"][3]["stack"] = 1234567
    on = stage(snapshot(view), PHONE, language)
    seat = on.page.locator("section[data-seat='3']")
    expect(seat).to_contain_text(shown)
    assert shown in seat.inner_text(), "with spaces that break no line"
    expect(seat).to_have_attribute("aria-label", re.compile(re.escape(shown)))
