"""What moves, sounds and calls at the table, on a stage without a server."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import DESKTOP, PHONE, NewContext, OpenStage
from browser.moments import (
    FOLD,
    LOOK,
    Event,
    View,
    asked,
    choice,
    finished,
    idle,
    seat,
    snapshot,
    view,
    waiting,
)
from browser.stage import Stage
from browser.waiting import until

pytestmark = pytest.mark.browser

# What would sound, be felt or be shown by the system, counted instead.
STUBS = """
  window.heard = []; window.felt = []; window.told = []; window.contexts = 0;
  const value = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
  const node = (kind) => ({
    connect: (next) => next, gain: value, frequency: {}, Q: {}, stop() {},
    start() { window.heard.push(kind); },
  });
  window.AudioContext = class {
    state = 'running'; currentTime = 0; sampleRate = 8000; destination = {};
    constructor() { window.contexts += 1; }
    createOscillator() { return node('tone'); }
    createBufferSource() { return node('noise'); }
    createBuffer() { return { getChannelData: () => new Float32Array(8) }; }
    createBiquadFilter() { return node('band'); }
    createGain() { return node('gain'); }
  };
  navigator.vibrate = (pattern) => { window.felt.push(pattern); return true; };
  window.Notification = class {
    static permission = 'granted';
    constructor(title, options) { window.told.push([title, options.body]); }
  };

  // Of each thing that is animated, whether it travels; a clock has to turn. Whatever moves stays in the air
  // until the test lets it land: on no machine has it landed before somebody looked.
  window.travels = []; window.aloft = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, ...how) {
    const one = animate.call(this, frames, ...how);
    if (this.closest('.clock')) return one;
    const ways = new Set(frames.map((frame) => frame.transform ?? 'none'));
    window.travels.push(ways.size > 1);
    window.aloft.push(one);
    one.pause();
    return one;
  };
  window.land = () => { for (const one of window.aloft.splice(0)) one.finish(); };
"""

HIDE = """(hidden) => {
  Object.defineProperty(document, 'visibilityState',
    { configurable: true, get: () => hidden ? 'hidden' : 'visible' });
  document.dispatchEvent(new Event('visibilitychange'));
}"""

# How many things have flown over the table since.
COUNT_FLIGHTS = """() => {
  window.flown = 0;
  new MutationObserver((seen) => { for (const one of seen) window.flown += one.addedNodes.length; })
    .observe(document.querySelector('.motion'), { childList: true });
}"""


@pytest.fixture
def stage(new_context: NewContext) -> OpenStage:
    """A stage whose clock the test may stop, where nothing really sounds; ``chosen`` are the settings."""

    def make(first: str, size: tuple[int, int] = PHONE, language: str = "en-US", **chosen: object) -> Stage:
        context = new_context(size, language)
        context.add_init_script(STUBS)
        return Stage(context, first, clock=True, settings=chosen)

    return make


def fly(on: Stage, count: int) -> None:
    """Let the table begin to move what has changed; so many things have flown since it was watched."""
    on.run_for(50)
    until(on.page, f"window.flown === {count}")


def land(on: Stage) -> None:
    on.page.evaluate("window.land()")
    expect(on.page.locator(".motion > *")).to_have_count(0)


def touch(page: Page) -> None:
    """Until then a browser lets no page sound; what would is fetched when the page is idle."""

    def heard() -> bool:
        page.locator("body").click(position={"x": 5, "y": 300})
        return bool(page.evaluate("window.contexts === 1"))

    until(page, heard)


def in_play(**more: Any) -> View:
    """The viewer has turned nothing, and somebody else thinks."""
    return view([seat(n) for n in range(4)], **{**asked("betting", [2], [LOOK]), **more})


def my_turn(turn: int = 42, seconds: int = 20) -> View:
    legal = [{"action": "call", "price": 40}, FOLD]
    seats = [seat(0), seat(1), seat(2, bet=40), seat(3)]
    return view(seats, level=40, pot=80, **{**asked("betting", [0], legal, seconds), "turn": turn})


def ending(on: Stage, winner: int = 3) -> tuple[View, list[Event]]:
    """The end of a bank with three hands, told at once."""
    over = finished(4)
    over["seats"][2] = seat(2, status="folded", cards=[], turned=[])
    hands = [(one["seat"], one["cards"], one["score"]) for one in over["seats"] if one.get("opened")]
    now = on.page.evaluate("Date.now()")
    pause = {"deadline": now + 30_000, "seconds": 30, "auto_at": now + 20_000}
    return over, [
        {"event": "showdown_started", "order": [number for number, *_ in hands]},
        *({"event": "opened", "seat": n, "cards": cards, "score": score} for n, cards, score in hands),
        {"event": "won", "seat": winner, "amount": 1246},
        {"event": "bank_ended", "winners": [winner], "next_dealer": winner},
        {"event": "new_deal_asked", "turn": 42, **pause},
    ]


def test_a_face_is_there_only_when_the_server_has_said_so(stage: OpenStage) -> None:
    on = stage(snapshot(in_play()))
    own = on.page.locator(".own .hand")
    on.page.get_by_role("button", name="Turn card 2").click()
    assert on.next_sent() | {"id": ""} == {"type": "act", "id": "", "turn": 41, "action": "look", "slot": 1}
    expect(own.locator(".lifted")).to_have_count(1)
    expect(own.locator(".face")).to_have_count(0)
    assert "Kh" not in on.page.locator("body").inner_html(), "the head names built files by letters of chance"
    now = in_play()
    now["seats"][0] = seat(0, cards=[None, "Kh", None], turned=[False, True, False], so_far={"points": "10"})
    on.tell(now, 9, {"event": "looked", "seat": 0, "slots": [1], "cards": ["Kh"]})
    on.answer(on.sent[0])
    expect(own.locator(".face.turning")).to_have_count(1)
    expect(own.get_by_role("button")).to_have_count(2)
    expect(own.locator(".score")).to_have_text("10")
    now["seats"][0] = seat(0, cards=["Ah", "Kh", "6h"], turned=[True] * 3, score={"points": "32"})
    on.tell(now, 10, {"event": "looked", "seat": 0, "slots": [0, 2], "cards": ["Ah", "6h"]})
    expect(own.locator(".score")).to_have_text("32")
    thrown = {**now["seats"][0], "status": "folded"}
    on.tell(now | {"seats": [thrown, *now["seats"][1:]]}, 11, {"event": "folded", "seat": 0})
    expect(on.page.locator(".own.thrown .face")).to_have_count(3)
    expect(own.locator(".thrown-word")).to_have_text("fold")
    assert on.complaints == []


def test_who_turns_his_cards_by_keyboard_goes_on_to_the_next(stage: OpenStage) -> None:
    on = stage(snapshot(in_play()))
    on.page.get_by_role("button", name="Turn card 1").focus()
    on.page.keyboard.press("Enter")
    asked_for = on.next_sent()
    now = in_play()
    now["seats"][0] = seat(0, cards=["Kh", None, None], turned=[True, False, False])
    on.tell(now, 9, {"event": "looked", "seat": 0, "slots": [0], "cards": ["Kh"]})
    on.answer(asked_for)
    expect(on.page.get_by_role("button", name="Turn card 2")).to_be_focused()


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_a_bank_ends_in_its_order(stage: OpenStage, size: tuple[int, int]) -> None:
    on = stage(snapshot(in_play()), size)
    page = on.page
    on.stop_the_clock()
    over, events = ending(on)
    on.tell(over, 8 + len(events), *events)
    opened, winner, won = (
        page.locator(".seat.opened"),
        page.locator(".seat.winner"),
        page.locator(".chip.won"),
    )
    result = page.locator(".result")
    on.page.locator(".between").wait_for(state="attached")
    go_on = page.get_by_role("button", name="New deal")
    expect(opened).to_have_count(0)
    for hands, wait in ((0, 450), (1, 800), (2, 800)):
        on.run_for(wait)
        # The viewer's own hand, the first, is no other's.
        expect(opened).to_have_count(hands)
        expect(result).to_be_hidden()
        expect(go_on).to_have_count(0)
        expect(winner).to_have_count(0)
    on.run_for(700)
    expect(winner).to_have_count(1)
    expect(result).to_be_visible()
    expect(page.locator(".outcome .level")).to_have_text("34 · three shakhas")
    expect(won).to_have_count(0)
    on.run_for(650)
    expect(won).to_have_text("1,246")
    expect(page.locator(".takes")).to_have_text("takes 1,246")
    expect(go_on).to_be_visible()
    expect(result.locator(".replay-link")).to_have_attribute("href", "/bank/main/3")
    assert on.complaints == []


def test_nothing_beside_the_table_tells_the_end_before_the_table(stage: OpenStage) -> None:
    """K35: the score of a match, its winner and the chip that is his wait for the last hand."""
    match = {"bank": 8, "banks": 8, "scores": [400, 300, 200, 100]}
    on = stage(snapshot(in_play(match=match)), DESKTOP)
    page = on.page
    on.stop_the_clock()
    over, events = ending(on)
    won = {**match, "over": True, "winners": [3], "scores": [400, 300, 200, 1346]}
    on.tell({**over, "match": won}, 8 + len(events), *events)
    page.locator(".between").wait_for(state="attached")
    for wait in (0, 450, 800, 800):
        on.run_for(wait)
        said = " ".join(page.locator(".bar, .coach, .play, .log-side").all_inner_texts())
        assert "1,246" not in said and "1,346" not in said and "wins" not in said, said
    on.run_for(700)
    expect(page.locator(".log-side .match-head")).to_contain_text("wins the match")
    expect(page.locator(".log-side .standings li").first).to_contain_text("1,346")


def test_what_is_asked_of_the_viewer_cuts_an_ending_short(stage: OpenStage) -> None:
    on = stage(snapshot(in_play()))
    on.stop_the_clock()
    over, events = ending(on)
    on.tell(over, 8 + len(events), *events)
    on.page.locator(".between").wait_for(state="attached")
    expect(on.page.locator(".seat.opened")).to_have_count(0)
    on.tell(choice(4) | {"turn": 43}, 9 + len(events), {"event": "tied", "equals": [0, 1]})
    expect(on.page.locator(".asking")).to_be_visible()
    expect(on.page.locator(".seat.opened")).to_have_count(1)


def test_who_does_not_look_finds_all_as_it_is(stage: OpenStage) -> None:
    on = stage(snapshot(in_play()))
    on.stop_the_clock()
    on.page.evaluate(COUNT_FLIGHTS)
    on.page.evaluate(HIDE, True)
    over, events = ending(on)
    on.tell(over, 8 + len(events), *events)
    expect(on.page.locator(".chip.won")).to_have_text("1,246")
    expect(on.page.locator(".seat.opened")).to_have_count(2)
    on.run_for(500)
    assert on.page.evaluate("window.flown") == 0


def begin_bank(on: Stage, after: int = 8) -> None:
    events: list[Event] = [{"event": "bank_started", "dealer": 1, "stacks": [], "dealt": [], "present": []}]
    events += [{"event": "ante_posted", "seat": n, "amount": 10} for n in range(4)]
    events += [{"event": "deal_started", "number": 1, "dealer": 1, "order": [2, 3, 0, 1], "betting": True}]
    events[-1]["dark"] = False
    on.tell(in_play(), after + len(events), *events)


def test_nothing_of_a_bank_is_left_over_the_next(stage: OpenStage) -> None:
    on = stage(snapshot(in_play(bank=2)))
    on.stop_the_clock()
    over, events = ending(on)
    stake: Event = {"event": "staked", "seat": 3, "kind": "all-in", "amount": 300, "level": 300}
    on.tell(over | {"bank": 2}, 9 + len(events), stake, *events)
    expect(on.page.locator(".announcement")).not_to_have_text("")
    on.run_for(50)
    flying = on.page.locator(".motion > *")
    expect(flying).not_to_have_count(0)
    flying.evaluate_all("(all) => all.forEach((one) => { one.title = 'of the bank before'; })")
    begin_bank(on, after=9 + len(events))
    expect(on.page.locator(".card.back")).to_have_count(12)
    expect(on.page.locator(".announcement")).to_have_text("")
    expect(on.page.locator(".badge:is(.score, .all_in), .chip.won, .winner, .between")).to_have_count(0)
    expect(on.page.locator(".motion > [title]")).to_have_count(0)


def start() -> str:
    return snapshot({**waiting(4), "seats": [idle(n) for n in range(4)]})


def test_chips_fly_and_cards_are_dealt(stage: OpenStage) -> None:
    on = stage(start())
    on.page.evaluate(COUNT_FLIGHTS)
    on.stop_the_clock()
    begin_bank(on)
    expect(on.page.locator(".card.back")).to_have_count(12)
    fly(on, 4)
    until(on.page, "window.travels.filter(Boolean).length >= 16")
    land(on)
    now = in_play()
    now["seats"][3] = seat(3, bet=40)
    now["seats"][2] = seat(2, status="folded", cards=[], turned=[])
    on.tell(
        now,
        16,
        {"event": "staked", "seat": 3, "kind": "bet", "amount": 40, "level": 40},
        {
            "event": "folded",
            "seat": 2,
        },
    )
    expect(on.page.locator("[data-seat='3'] .chip")).to_have_text("40")
    # The bet, and the three cards that go.
    fly(on, 8)
    land(on)
    expect(on.page.locator(".chip")).to_have_text("40")
    assert on.complaints == []


@pytest.mark.parametrize("by", ["system", "settings"])
def test_where_less_motion_is_wanted_nothing_travels(stage: OpenStage, by: str) -> None:
    on = stage(start(), motion="less" if by == "settings" else "system")
    if by == "system":
        on.page.emulate_media(reduced_motion="reduce")
    on.stop_the_clock()
    begin_bank(on)
    expect(on.page.locator(".card.back")).to_have_count(12)
    on.run_for(50)
    until(on.page, "window.travels.length === 12")
    now = in_play()
    now["seats"][0] = seat(0, cards=["Kh", None, None], turned=[True, False, False])
    now["seats"][2] = seat(2, status="folded", cards=[], turned=[])
    now["seats"][3] = seat(3, bet=40)
    on.tell(
        now,
        17,
        {"event": "looked", "seat": 0, "slots": [0], "cards": ["Kh"]},
        {"event": "folded", "seat": 2},
        {"event": "staked", "seat": 3, "kind": "all-in", "amount": 40, "level": 40},
    )
    turning = on.page.locator(".own .turning")
    expect(turning).to_have_css("animation-name", "fade-in")
    expect(on.page.locator(".announcement span")).to_have_css("animation-name", "announce-calmly")
    # The chips of the bet, and the three cards that go.
    on.run_for(50)
    until(on.page, "window.travels.length === 16")
    assert on.page.evaluate("window.travels.some(Boolean)") is False


def test_a_turn_is_heard_and_felt_and_so_are_its_last_seconds(stage: OpenStage) -> None:
    on = stage(snapshot(in_play()))
    page = on.page
    assert page.evaluate("window.contexts") == 0
    touch(page)
    on.stop_the_clock()
    on.tell(
        my_turn(42, 30) | {"deadline": page.evaluate("Date.now()") + 20_000},
        9,
        {
            "event": "staked",
            "seat": 2,
            "kind": "bet",
            "amount": 40,
            "level": 40,
        },
    )
    until(page, "window.heard.filter((one) => one === 'tone').length === 2")
    until(page, "window.felt.length === 1")
    on.run_for(14_000)
    assert page.evaluate("window.heard.filter((one) => one === 'tone').length") == 2
    on.run_for(7_000)
    until(page, "window.heard.filter((one) => one === 'tone').length === 2 + 5")
    until(page, "window.felt.length === 1 + 5")
    # Another's seconds are his own affair.
    other = in_play() | {"turn": 43, "deadline": page.evaluate("Date.now()") + 4_000}
    on.tell(other, 10, {"event": "checked", "seat": 0})
    expect(page.locator("[data-seat='2'] .clock")).to_be_attached()
    on.run_for(4_000)
    assert page.evaluate("window.felt.length") == 1 + 5


def test_what_is_switched_off_is_neither_heard_nor_felt(stage: OpenStage) -> None:
    on = stage(snapshot(in_play()), sound=False, vibration=False)
    touch(on.page)
    bet = {"event": "staked", "seat": 2, "kind": "bet", "amount": 40, "level": 40}
    on.tell(my_turn(), 9, bet)
    expect(on.page.locator("[data-owed]")).to_contain_text("Your turn")
    # What calls by sound and in the hand calls in the title too: it has seen that turn.
    on.page.evaluate(HIDE, True)
    until(on.page, "document.title.startsWith('●')")
    assert on.page.evaluate("[window.heard, window.felt]") == [[], []]


def test_a_hidden_page_calls_by_its_title_and_by_a_notification(stage: OpenStage) -> None:
    on = stage(snapshot(in_play()), notify=True)
    page = on.page
    page.evaluate(HIDE, True)
    until(page, "document.title === 'Svara'")
    on.tell(my_turn(), 9, {"event": "checked", "seat": 2})
    until(page, "document.title === '● Your turn — Svara'")
    until(page, "document.title === 'Svara'")
    until(page, "document.title === '● Your turn — Svara'")
    until(page, "window.told.length > 0")
    assert page.evaluate("window.told") == [["Your turn", "Svara"]]
    page.evaluate(HIDE, False)
    until(page, "document.title === 'Svara'")


@pytest.mark.parametrize(
    ("language", "owed"),
    [
        ("en-US", "Your turn: call 40 or fold. "),
        ("ru-RU", "Ваш ход: уравнять 40 или скинуть. Ещё "),
        ("bg-BG", "На ход сте: плащам 40 или хвърлям. Още "),
        ("ka-GE", "თქვენი სვლაა: გატოლება 40 ან პასი. დარჩა "),
    ],
)
def test_who_listens_is_told_what_happened_and_what_he_owes(
    stage: OpenStage, language: str, owed: str
) -> None:
    on = stage(snapshot(in_play()), PHONE, language)
    on.tell(my_turn(), 9, {"event": "staked", "seat": 2, "kind": "bet", "amount": 40, "level": 40})
    said = on.page.locator("[data-owed]")
    expect(said).to_contain_text(owed)
    expect(on.page.get_by_role("log")).to_contain_text("40")
    once = said.text_content()
    on.tell(my_turn() | {"pot": 80}, 10, {"event": "looked", "seat": 1, "slots": [0], "cards": [None]})
    expect(on.page.get_by_role("log")).not_to_contain_text("40")
    assert said.text_content() == once


def test_a_short_loss_of_the_line_is_not_told(stage: OpenStage) -> None:
    on = stage(snapshot(in_play()), DESKTOP)
    page = on.page
    on.stop_the_clock()
    lost: Event = {"event": "line_lost", "seat": 3, "deadline": None}
    told, log = page.get_by_role("log"), page.locator(".log-side .log")
    on.tell(in_play(), 9, lost)
    on.run_for(4_000)
    on.tell(in_play(), 10, {"event": "line_back", "seat": 3})
    on.tell(in_play(), 11, {"event": "checked", "seat": 1})
    expect(told).to_have_text("Вика checks")
    expect(log).not_to_contain_text("connection")
    on.tell(in_play(), 12, lost)
    on.tell(in_play(), 13, {"event": "checked", "seat": 2})
    expect(told).to_have_text("Константин Великолепный checks")
    on.run_for(16_000)
    expect(log).to_contain_text("Анна lost the connection")
    assert on.complaints == []


def test_the_log_is_told_bank_by_bank(stage: OpenStage) -> None:
    on = stage(start(), DESKTOP)
    begin_bank(on)
    over, events = ending(on)
    on.tell(over, 14 + len(events), *events)
    begun: Event = {"event": "bank_started", "dealer": 2, "stacks": [], "dealt": [], "present": []}
    on.tell(in_play() | {"bank": 4, "turn": 44}, 15 + len(events), begun)
    banks = on.page.locator(".log-side .log-bank h3")
    expect(banks).to_have_text(["Bank 2", "Bank 3", "Bank 4"])


def test_the_clock_is_a_ring_round_its_seconds(stage: OpenStage) -> None:
    on = stage(snapshot(in_play()))
    on.stop_the_clock()
    deadline = on.page.evaluate("Date.now()") + 13_500
    on.tell(my_turn() | {"deadline": deadline}, 9, {"event": "checked", "seat": 2})
    clock = on.page.locator(".own .clock")
    expect(clock.locator(".clock-ring")).to_be_visible()
    expect(clock.locator("b")).to_have_text("14")
    expect(clock).to_have_class("clock")
    on.run_for(9_000)
    expect(clock.locator("b")).to_have_text("5")
    expect(clock).to_have_class("clock late")
    expect(clock).to_have_attribute("aria-label", "5 seconds left")
