"""A press lands on nothing, or on what it was meant for: while one decision becomes another."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import DESKTOP, PHONE, OpenStage
from browser.family import seka_show, trinka_join, trinka_pledge, trinka_walk
from browser.moments import (
    FOLD,
    View,
    all_in_call,
    asked,
    choice,
    dark_lap,
    dark_offer,
    finished,
    joining,
    not_my_turn,
    own_turn,
    showdown,
    snapshot,
    svara_bet,
)
from browser.stage import Stage

pytestmark = pytest.mark.browser


def later(view: View, **more: Any) -> View:
    return {**view, "turn": view["turn"] + 1, **more}


def looked(view: View) -> View:
    """The same turn after a look: what was dark can be so no longer."""
    legal = [option for option in view["legal"] if option["action"] != "dark"]
    if view.get("dark"):
        (dark,) = (option for option in view["legal"] if option["action"] == "dark")
        legal = [{**dark, "action": "bet"}, *legal]
    return {**view, "legal": legal}


def called(price: int) -> View:
    view = own_turn()
    return {**view, "legal": [{"action": "call", "price": price}, FOLD]}


def pledged(amount: int) -> View:
    view = trinka_join()
    return {**view, "pledges": [{"seat": 3, "to": 0, "amount": amount}]}


TRANSITIONS: dict[str, tuple[View, View]] = {
    "a check becomes a call": (svara_bet(), later(own_turn())),
    "a price changes in its place": (called(1120), called(1240)),
    "a sum changes in the same turn": (
        svara_bet(),
        {**svara_bet(), "legal": [{"action": "check"}, {"action": "bet", "min": 20, "max": 450}, FOLD]},
    ),
    "a look ends what could be dark": (dark_offer(), looked(dark_offer())),
    "a dark bet becomes an open one": (dark_lap(), looked(dark_lap())),
    "a turn ends": (own_turn(), later(not_my_turn())),
    "a turn comes where something could be prepared": (not_my_turn(), later(called(1120))),
    "what is prepared gets dearer": (
        not_my_turn(),
        later(not_my_turn(), level=90, **asked("betting", [4], [])),
    ),
    "a call becomes an all-in": (called(1120), later(all_in_call())),
    "a compare becomes a show": (trinka_walk(), later(seka_show())),
    "betting becomes a showdown": (own_turn(), later(showdown())),
    "a choice becomes an entry": (choice(), later(joining())),
    "an entry becomes another": (joining(), later(joining(), price=200, svara=1)),
    "a part of an entry is taken back": (pledged(13), pledged(3)),
    "a pledge becomes an entry": ({**trinka_pledge(), "pledges": []}, later(trinka_join())),
    "a bank ends": (own_turn(), later(finished())),
    "a bank begins": (finished(), later(dark_offer(), bank=4)),
}

BUTTONS = ".dock-body :is(.press, .prepare, .small, .pledge .preset):not(:disabled)"


def centres(buttons: Locator) -> list[tuple[float, float]]:
    boxes: list[dict[str, float]] = buttons.evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().toJSON())"
    )
    return [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes]


def presses(on: Stage) -> list[dict[str, Any]]:
    """What was sent of the player's own will."""
    return [sent for sent in on.sent if sent["type"] in ("act", "request")]


def wake(on: Stage) -> None:
    """Let the buttons have had their rest, by the clock that the test holds."""
    on.run_for(450)


def pressed_over(on: Stage, name: str, before: View, after: View) -> list[str]:
    """The buttons of one decision that fingers reach through its change into another."""
    on.show(before)
    wake(on)
    # Some of what is asked is fetched when it is first shown.
    on.page.locator(BUTTONS).first.wait_for()
    places = centres(on.page.locator(BUTTONS))
    reached = []
    for number, place in enumerate(places):
        sent = len(presses(on))
        on.show(before)
        wake(on)
        on.page.mouse.move(*place)
        on.page.mouse.down()
        on.show(after)
        # A hurried second finger, and one that comes down too early and stays until the buttons are awake.
        on.page.mouse.up()
        on.page.mouse.dblclick(*place)
        on.page.mouse.down()
        wake(on)
        on.page.mouse.up()
        # Nor does one that was held from before the change until then.
        on.show(before)
        wake(on)
        on.page.mouse.down()
        on.show(after)
        wake(on)
        on.page.mouse.up()
        if len(presses(on)) > sent:
            reached.append(f"{name} {number}, at {place}: {presses(on)[sent:]}")
    return reached


def test_a_press_over_a_change_lands_on_nothing(stage: OpenStage) -> None:
    on = stage(snapshot(svara_bet()), clock=True)
    on.stop_the_clock()
    reached = [
        press
        for name, (before, after) in TRANSITIONS.items()
        for press in pressed_over(on, name, before, after)
    ]
    assert not reached, "\n".join(reached)
    expect(on.page.get_by_role("dialog")).to_have_count(0)


def test_a_dialog_that_opens_or_closes_under_a_finger_lets_nothing_through(stage: OpenStage) -> None:
    on = stage(snapshot(own_turn()))
    rules, dialog = on.page.get_by_role("button", name="Правила"), on.page.get_by_role("dialog")
    mouse = on.page.mouse
    places = centres(on.page.locator(BUTTONS))
    assert places
    for place in places:
        mouse.move(*place)
        mouse.down()
        rules.evaluate("one => one.click()")
        expect(dialog).to_be_visible()
        mouse.up()
        expect(dialog).to_be_visible()
        mouse.down()
        on.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        mouse.up()
        assert presses(on) == [], f"at {place}"
    on.page.locator(".press.fold").click()
    assert on.next_sent()["action"] == "fold"


def test_a_double_tap_and_a_held_key_send_one_press(stage: OpenStage) -> None:
    on = stage(snapshot(svara_bet()), DESKTOP)
    check = on.page.locator(".press.check")
    check.dblclick()
    sent = on.next_sent()
    expect(check).to_have_class("press check sent")
    on.answer(sent)
    on.show(later(svara_bet()))
    expect(check).to_be_enabled()
    check.focus()
    for _ in range(3):
        on.page.keyboard.down("Enter")
    on.answer(on.next_sent(2))
    on.show({**svara_bet(), "turn": 43})
    expect(check).to_be_enabled()
    check.focus()
    for _ in range(3):
        on.page.keyboard.down("Enter")
    on.page.keyboard.up("Enter")
    assert [sent["turn"] for sent in on.sent] == [41, 42]


def test_keys_press_what_fingers_press_by_the_same_rules(stage: OpenStage) -> None:
    on = stage(snapshot(svara_bet()), DESKTOP, "en-US", clock=True)
    keys = on.page.keyboard
    keys.press("r")
    expect(on.page.get_by_role("textbox", name="Amount")).to_be_focused()
    keys.type("7f")
    expect(on.page.locator(".dock [role=alert]")).to_have_text("Only 10 to 450")
    keys.press("Enter")
    assert on.sent == []
    keys.press("Backspace")
    keys.type("7")
    keys.press("Enter")
    sent = on.next_sent()
    assert (sent["turn"], sent["action"], sent["amount"]) == (41, "bet", 77)
    on.answer(sent)
    on.page.evaluate("document.activeElement.blur()")
    on.stop_the_clock()
    on.show(later(svara_bet()))
    keys.press("f")
    assert len(on.sent) == 1, "the buttons rest for keys too"
    wake(on)
    keys.press("Control+f")
    keys.press("c")
    assert (on.next_sent(2)["action"], on.sent[1]["turn"]) == ("check", 42)
    expect(on.page.locator(".press.fold")).to_have_attribute("aria-keyshortcuts", "F")


def prepared(on: Stage) -> Locator:
    return on.page.locator(".prepare[aria-pressed=true]")


def test_what_is_prepared_is_done_once_at_its_turn(stage: OpenStage) -> None:
    on = stage(snapshot(not_my_turn()), clock=True)
    call = on.page.get_by_role("button", name="Уравнять 30")
    call.click()
    expect(call).to_have_attribute("aria-pressed", "true")
    call.click()
    expect(prepared(on)).to_have_count(0)
    call.click()
    on.show(later(not_my_turn(), **asked("betting", [4], [])))
    expect(prepared(on)).to_have_text("Уравнять 30")
    on.stop_the_clock()
    on.show({**called(30), "turn": 43})
    expect(on.page.locator(".press.call")).to_have_class("press call coming")
    assert on.sent == []
    wake(on)
    sent = on.next_sent()
    assert (sent["action"], sent["turn"]) == ("call", 43)
    on.answer(sent, "stale_turn")
    expect(on.page.locator(".press.call")).to_be_enabled()
    wake(on)
    assert len(on.sent) == 1, "what was refused is not tried again by itself"


def test_what_is_prepared_is_void_at_another_price_and_that_is_said(stage: OpenStage) -> None:
    on = stage(snapshot(not_my_turn()))
    on.page.get_by_role("button", name="Уравнять 30").click()
    on.show({**called(60), "turn": 42})
    on.settle()
    expect(on.page.locator(".dock .told")).to_contain_text("«Уравнять 30» отменено")
    assert on.sent == []


def test_a_pass_that_was_prepared_folds_to_a_bet_and_ends_with_its_deal(stage: OpenStage) -> None:
    free = {**not_my_turn(), "level": 30, "checking": True}
    on = stage(snapshot(free))
    passing = on.page.get_by_role("button", name="Пропустить/скинуть")
    passing.click()
    on.show(later(free, deal=2))
    expect(prepared(on)).to_have_count(0)
    on.settle()
    passing.click()
    on.show(later(free, deal=2, level=60, **asked("betting", [4], [])))
    expect(prepared(on)).to_have_text("Скинуть")
    on.show({**called(30), "deal": 2, "turn": 44})
    assert on.next_sent()["action"] == "fold"


def test_actions_have_their_places_and_the_dock_its_height(stage: OpenStage) -> None:
    """Fold, check or call, and raise lie where they always do, and all-in where nothing else does."""
    moments = (own_turn, svara_bet, dark_offer, dark_lap, all_in_call, not_my_turn, choice, joining, finished)
    family = (seka_show, trinka_walk)
    on = stage(snapshot(own_turn()))
    for size in (PHONE, (360, 640), (844, 390), DESKTOP):
        on.page.set_viewport_size({"width": size[0], "height": size[1]})
        seen: dict[str, set[tuple[int, ...]]] = {}
        for moment in (*moments, *family):
            on.show(moment())
            for place, box in on.page.evaluate(_PLACES):
                seen.setdefault(place, set()).add(tuple(round(edge) for edge in box))
        several = {place: boxes for place, boxes in seen.items() if len(boxes) > 1 and place != "all-in"}
        assert several == {}, json.dumps({place: sorted(boxes) for place, boxes in several.items()})
        assert set(seen) == {"dock", "left", "middle", "right", "all-in"}
        for left, top, right, bottom in seen.pop("all-in"):
            seen.pop("dock", None)
            for place, boxes in seen.items():
                for other in boxes:
                    apart = right <= other[0] or other[2] <= left or bottom <= other[1] or other[3] <= top
                    assert apart, f"all-in where {place} lies, at {size}"


_PLACES = """() => {
  const places = {
    left: '.press.fold', middle: '.press:is(.check, .call, .show, .compare)',
    right: '.press:is(.bet, .raise, .stake)', 'all-in': '.press.all-in', dock: '.dock',
  };
  return Object.entries(places).flatMap(([place, selector]) =>
    [...document.querySelectorAll(selector)].map((one) => {
      const box = one.getBoundingClientRect();
      return [place, [box.left, box.top, box.right, box.bottom]];
    }));
}"""
