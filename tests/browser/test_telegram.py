"""The page as a Mini App of a simulated Telegram: its own apps, its web client, its old desktop app."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import expect

from browser.boxes import faults
from browser.conftest import PHONE, NewContext
from browser.moments import LOG, View, finished, not_my_turn, not_seated, snapshot, svara_bet, update
from browser.telegram import DARK, HOUSE, LIGHT, OLD_DESKTOP, MiniApp, fragment
from browser.waiting import until

pytestmark = pytest.mark.browser

TABLE = "/t/svara"

HIDE = """() => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""

Open = Callable[..., MiniApp]


@pytest.fixture
def mini_app(new_context: NewContext) -> Open:
    """Not opened yet; the table is at this view when it is."""

    def make(first: View | None = None, language: str = "ru-RU") -> MiniApp:
        return MiniApp(new_context(PHONE, language), snapshot(first or not_my_turn()))

    return make


def expect_theme(app: MiniApp, theme: str) -> None:
    expect(app.page.locator("html")).to_have_attribute("data-theme", theme)


def ground_of(app: MiniApp) -> str:
    """The colour of the page, as Telegram is told of it."""
    text = app.page.evaluate("() => getComputedStyle(document.body).backgroundColor")
    return "#" + "".join(f"{int(part):02x}" for part in re.findall(r"\d+", text)[:3])


def say(app: MiniApp, view: View) -> None:
    app.say(json.dumps(update(view, len(LOG))))


def test_it_is_ready_when_there_is_something_to_see(mini_app: Open) -> None:
    app = mini_app().launch(TABLE, fragment())
    app.wait_said("web_app_ready", {})
    assert app.said("web_app_expand") == [{}]
    assert "tgWebApp" not in app.page.url
    assert app.complaints == []


def test_it_is_dark_or_light_as_telegram_is(mini_app: Open) -> None:
    app = mini_app().launch(TABLE, fragment(LIGHT))
    expect_theme(app, "light")
    light = ground_of(app)
    app.wait_said("web_app_set_header_color", {"color": light})
    app.tell("theme_changed", {"theme_params": DARK})
    expect_theme(app, "dark")
    dark = ground_of(app)
    assert dark != light
    for part in ("header", "background", "bottom_bar"):
        app.wait_said(f"web_app_set_{part}_color", {"color": dark})


def test_a_choice_of_ones_own_counts_before_telegrams_and_outlives_a_reload(mini_app: Open) -> None:
    app = mini_app().launch(TABLE, fragment(DARK))
    app.page.reload()
    expect_theme(app, "dark")
    app.page.evaluate("localStorage.setItem('svara.settings', JSON.stringify({ theme: 'light' }))")
    app.page.reload()
    expect_theme(app, "light")
    app.tell("theme_changed", {"theme_params": DARK})
    expect_theme(app, "light")


def test_it_speaks_as_the_user_does_unless_he_has_chosen(mini_app: Open) -> None:
    app = mini_app(language="en-US").launch(TABLE, fragment(language="bg"))
    expect(app.page.locator("html")).to_have_attribute("lang", "bg")
    app.page.reload()
    expect(app.page.locator("html")).to_have_attribute("lang", "bg")
    app.page.evaluate("localStorage.setItem('svara.language', 'ka')")
    app.page.reload()
    expect(app.page.locator("html")).to_have_attribute("lang", "ka")


def test_nothing_lies_under_what_the_device_or_telegram_covers(mini_app: Open) -> None:
    app = mini_app(svara_bet()).launch(TABLE, fragment())
    for request in ("safe_area", "content_safe_area", "viewport"):
        app.wait_said(f"web_app_request_{request}", {})
    app.tell("safe_area_changed", {"top": 30, "right": 0, "bottom": 20, "left": 0})
    app.tell("content_safe_area_changed", {"top": 40, "right": 0, "bottom": 0, "left": 0})
    until(app.page, "document.querySelector('.bar').getBoundingClientRect().y === 70")
    dock = app.page.locator(".dock").bounding_box()
    assert dock is not None
    assert dock["y"] + dock["height"] <= PHONE[1] - 20
    assert faults(app.page) == []
    app.page.get_by_role("button", name="Правила").click()
    sheet = app.page.get_by_role("dialog").bounding_box()
    assert sheet is not None
    assert sheet["y"] >= 70


def test_it_is_as_high_as_what_is_seen_of_it(mini_app: Open) -> None:
    app = mini_app(svara_bet()).launch(TABLE, fragment())
    height = "document.querySelector('.app').offsetHeight"
    app.tell("viewport_changed", {"height": 700, "is_state_stable": False})
    assert app.page.evaluate(height) == PHONE[1]
    app.tell("viewport_changed", {"height": 700, "is_state_stable": True})
    until(app.page, f"{height} === 700")
    assert faults(app.page) == []
    app.page.get_by_role("button", name="Ход игры").click()
    sheet = app.page.get_by_role("dialog").bounding_box()
    assert sheet is not None
    assert sheet["y"] + sheet["height"] <= 700
    app.tell("viewport_changed", {"height": PHONE[1], "is_state_stable": True})
    until(app.page, f"{height} === {PHONE[1]}")


def test_back_closes_what_is_open_and_then_goes_back(mini_app: Open) -> None:
    app = mini_app().launch(TABLE, fragment())
    app.wait_said("web_app_setup_back_button", {"is_visible": True})
    app.page.get_by_role("button", name="Ход игры").click()
    expect(app.page.get_by_role("dialog")).to_be_visible()
    app.tell("back_button_pressed")
    expect(app.page.get_by_role("dialog")).to_have_count(0)
    assert app.page.url == HOUSE + TABLE
    app.tell("back_button_pressed")
    app.page.wait_for_url(f"{HOUSE}/")
    app.wait_said("web_app_setup_back_button", {"is_visible": False})


def test_it_asks_before_it_closes_over_a_bank_and_is_not_swiped_away(mini_app: Open) -> None:
    app = mini_app(svara_bet()).launch(TABLE, fragment())
    app.wait_said("web_app_setup_closing_behavior", {"need_confirmation": True})
    app.wait_said("web_app_setup_swipe_behavior", {"allow_vertical_swipe": False})
    say(app, finished())
    app.wait_said("web_app_setup_closing_behavior", {"need_confirmation": False})
    app.page.locator(".to-lobby").click()
    app.wait_said("web_app_setup_swipe_behavior", {"allow_vertical_swipe": True})


@pytest.mark.parametrize("felt", [True, False])
def test_ones_turn_is_felt_unless_that_is_switched_off(mini_app: Open, felt: bool) -> None:
    app = mini_app(not_my_turn())
    app.page.add_init_script(
        f"localStorage.setItem('svara.settings', JSON.stringify({{ vibration: {json.dumps(felt)} }}))"
    )
    app.launch(TABLE, fragment())
    app.page.locator(".seat.own").wait_for()
    say(app, {**svara_bet(), "turn": 43})
    app.page.locator(".press.check:enabled").wait_for()
    # What calls in the hand calls a hidden page by its title too: when it does, it has seen this turn.
    app.page.evaluate(HIDE)
    until(app.page, "document.title.startsWith('●')")
    said = {"type": "notification", "notification_type": "warning"}
    assert app.said("web_app_trigger_haptic_feedback") == ([said] if felt else [])


def test_a_press_is_felt_as_it_goes_out(mini_app: Open) -> None:
    app = mini_app(svara_bet()).launch(TABLE, fragment())
    app.page.wait_for_function(
        "() => performance.getEntriesByType('resource').some(({ name }) => name.includes('alerting'))"
    )
    app.page.locator(".press.check:enabled").click()
    said = {"type": "impact", "impact_style": "light"}
    app.wait_said("web_app_trigger_haptic_feedback", said)
    assert app.said("web_app_trigger_haptic_feedback").count(said) == 1


def test_a_link_through_telegram_leads_to_the_table_with_its_key(mini_app: Open) -> None:
    # base64url of "/t/calm-river-42#key_of-a-table"
    app = mini_app().launch("/", fragment(start="L3QvY2FsbS1yaXZlci00MiNrZXlfb2YtYS10YWJsZQ"))
    until(app.page, lambda: app.addresses)
    asked = parse_qs(urlsplit(app.addresses[0]).query)
    assert asked["table"] == ["calm-river-42"]
    assert app.posted["/api/tables/calm-river-42/join"] == {"key": "key_of-a-table"}
    app.page.wait_for_url(f"{HOUSE}/t/calm-river-42")
    app.tell("back_button_pressed")
    app.page.wait_for_url(f"{HOUSE}/")


@pytest.mark.parametrize("name", ["our_bot/svara", None])
def test_an_invitation_goes_by_telegram_and_leads_into_the_app(mini_app: Open, name: str | None) -> None:
    app = mini_app(not_seated())
    app.app = name
    app.launch(TABLE, fragment())
    app.page.locator(".title").click()
    app.page.get_by_role("button", name="Поделиться").click()
    until(app.page, lambda: app.said("web_app_open_tg_link"))
    [path] = {data["path_full"] for data in app.said("web_app_open_tg_link")}
    shared = parse_qs(urlsplit(path).query)
    assert urlsplit(path).path == "/share/url"
    assert shared["url"] == [f"https://t.me/{name}?startapp=L3QvbWFpbg" if name else f"{HOUSE}/t/main"]
    assert "Свара" in shared["text"][0]


def test_within_the_web_client_it_speaks_to_the_page_above_and_hears_no_other(mini_app: Open) -> None:
    app = mini_app()
    framed = app.frame(TABLE, fragment(LIGHT))
    app.wait_said("web_app_ready", {})
    assert app.said("iframe_ready") == [{"reload_supported": True}]
    expect(framed.locator("html")).to_have_attribute("data-theme", "light")
    told: dict[str, Any] = {"eventType": "theme_changed", "eventData": {"theme_params": DARK}}
    framed.evaluate("text => { window.postMessage(text, '*') }", json.dumps(told))
    framed.evaluate("() => new Promise((done) => setTimeout(done))")
    expect(framed.locator("html")).to_have_attribute("data-theme", "light")
    app.tell("theme_changed", {"theme_params": DARK})
    expect(framed.locator("html")).to_have_attribute("data-theme", "dark")
    framed.get_by_role("button", name="Ход игры").click()
    expect(framed.get_by_role("dialog")).to_be_visible()
    app.tell("back_button_pressed")
    expect(framed.get_by_role("dialog")).to_have_count(0)


def test_an_old_desktop_app_is_told_too(mini_app: Open) -> None:
    app = mini_app().launch(TABLE, fragment(), OLD_DESKTOP)
    app.wait_said("web_app_ready", {})
    app.page.evaluate(
        "data => TelegramGameProxy.receiveEvent('theme_changed', data)", {"theme_params": LIGHT}
    )
    expect(app.page.locator("html")).to_have_attribute("data-theme", "light")


def test_outside_of_telegram_nothing_of_it_is_fetched_or_believed(mini_app: Open) -> None:
    app = mini_app(language="en-US").launch(TABLE, fragment(LIGHT, language="bg"), way="")
    expect(app.page.locator("html")).to_have_attribute("lang", "en")
    expect_theme(app, "system")
    assert "tgWebApp" not in app.page.url
    assert [path for path in app.files if "begin" in path] == []
