"""What the client sends and shows, message by message, on a stage without a server."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.boxes import faults
from browser.conftest import DESKTOP, PHONE, NewContext, OpenStage
from browser.family import (
    seka_join,
    svarka_onlooker,
    trinka_choice,
    trinka_cut,
    trinka_join,
    trinka_proposal,
    trinka_redeal,
)
from browser.moments import (
    LOG,
    MOMENTS,
    View,
    all_in_call,
    broke,
    choice,
    dark_lap,
    dark_offer,
    finished,
    joining,
    not_my_turn,
    not_seated,
    now_ms,
    own_turn,
    showdown,
    showdown_unseen,
    snapshot,
    svara_bet,
    update,
)
from browser.stage import RESUME, Stage

pytestmark = pytest.mark.browser


def press(on: Stage, name: str) -> None:
    on.page.get_by_role("button", name=name).click()


def test_a_press_carries_the_turn_it_was_drawn_for(stage: OpenStage) -> None:
    on = stage(snapshot(svara_bet()))
    press(on, "Пропустить")
    sent = on.next_sent()
    assert {name: sent[name] for name in ("type", "turn", "action")} == {
        "type": "act",
        "turn": 41,
        "action": "check",
    }


def test_a_button_rests_until_its_answer_and_until_the_next_turn(stage: OpenStage) -> None:
    on = stage(snapshot(svara_bet()))
    check = on.page.get_by_role("button", name="Пропустить")
    check.click()
    expect(check).to_be_disabled()
    check.click(force=True)
    on.answer(on.next_sent())
    on.page.wait_for_timeout(50)
    expect(check).to_be_disabled()
    assert len(on.sent) == 1
    on.say(update({**svara_bet(), "turn": 45}, len(LOG) + 1, {"event": "checked", "seat": 0}))
    expect(check).to_be_enabled()


WATCH_CHECK = """() => {
  const look = () => {
    const button = document.querySelector('.press.check');
    if (button && window.disabledAtFirst === undefined) window.disabledAtFirst = button.disabled;
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""
"""Notes whether the button could be pressed when it came, however late the test looks."""


def test_a_tap_just_after_the_turn_has_changed_does_nothing(stage: OpenStage) -> None:
    on = stage(snapshot(not_my_turn()))
    changed = update({**svara_bet(), "turn": 42}, len(LOG) + 1, {"event": "checked", "seat": 5})
    on.page.evaluate(WATCH_CHECK)
    before = on.page.evaluate("performance.now()")
    on.say(changed)
    check = on.page.get_by_role("button", name="Пропустить")
    expect(check).to_be_enabled()
    assert on.page.evaluate("window.disabledAtFirst") is True
    assert on.page.evaluate("performance.now()") - before >= 400
    assert on.sent == []
    check.click()
    assert on.next_sent()["turn"] == 42


def test_a_refusal_is_told_in_words_and_the_buttons_come_back(stage: OpenStage) -> None:
    on = stage(snapshot(svara_bet()))
    press(on, "Пропустить")
    on.answer(on.next_sent(), "stale_turn")
    expect(on.page.get_by_role("alert")).to_contain_text("Ход уже сменился")
    expect(on.page.get_by_role("button", name="Пропустить")).to_be_enabled()


def test_an_unanswered_press_is_said_again_with_the_same_id(stage: OpenStage) -> None:
    on = stage(snapshot(svara_bet()))
    press(on, "Пропустить")
    first = on.next_sent()
    on.lose_the_line()
    expect(on.page.locator(".banner")).to_contain_text("Нет связи")
    on.find_the_line()
    assert on.next_sent(2) == RESUME
    assert on.next_sent(3) == first
    assert on.sockets == 2
    expect(on.page.locator(".banner")).to_have_count(0)


def test_a_gap_is_asked_for(stage: OpenStage) -> None:
    on = stage(snapshot(not_my_turn()))
    on.say(update(not_my_turn(), len(LOG) + 5, {"event": "checked", "seat": 2}))
    assert on.next_sent() == RESUME


def test_cards_are_turned_one_by_one_or_all_at_once(stage: OpenStage) -> None:
    on = stage(snapshot(not_my_turn()))
    press(on, "Открыть карту 3")
    sent = on.next_sent()
    assert (sent["action"], sent["slot"], sent["turn"]) == ("look", 2, 41)
    press(on, "Открыть все")
    assert "slot" not in on.next_sent(2)


def test_a_sum_is_stepped_slid_typed_and_kept_within_its_bounds(stage: OpenStage) -> None:
    on = stage(snapshot(svara_bet()), DESKTOP, "en-US")
    typed = on.page.get_by_role("textbox", name="Amount")
    bet = on.page.locator(".press.bet")
    expect(bet).to_have_text("Bet10")
    press(on, "More")
    expect(typed).to_have_value("20")
    press(on, "½ pot")
    expect(typed).to_have_value("225")
    on.page.get_by_role("slider").fill("300")
    expect(bet).to_have_text("Bet300")
    typed.fill("451")
    expect(bet).to_be_disabled()
    typed.fill("77")
    bet.click()
    assert on.next_sent()["amount"] == 77


def test_what_does_not_fit_is_said_and_never_mended_in_silence(stage: OpenStage) -> None:
    rich = own_turn()
    rich["legal"] = [{"action": "call", "price": 1}, {"action": "raise", "min": 1260, "max": 8765433}]
    on = stage(snapshot(rich), DESKTOP, "en-US")
    typed = on.page.get_by_role("textbox", name="Amount")
    raising = on.page.locator(".press.raise")
    typed.fill("8765434")
    on.page.get_by_role("button", name="Rules").focus()
    expect(typed).to_have_value("8765434")
    expect(on.page.locator(".dock [role=alert]")).to_have_text("Only 1,260 to 8,765,433")
    expect(raising).to_be_disabled()
    press(on, "max")
    expect(typed).to_have_value("8,765,433")
    press(on, "Less")
    expect(typed).to_have_value("8,765,430")
    press(on, "More")
    expect(typed).to_have_value("8,765,433")
    raising.click()
    assert on.next_sent()["amount"] == 8765433


def test_fingers_type_a_sum_without_the_keyboard_of_the_system(new_context: NewContext) -> None:
    on = Stage(new_context((360, 640), touch=True), snapshot(svara_bet()))
    typed = on.page.get_by_role("textbox", name="Сумма")
    expect(typed).to_have_attribute("inputmode", "none")
    typed.tap()
    keypad = on.page.get_by_role("group", name="Цифры")
    for digit in ("4", "5", "7"):
        keypad.get_by_role("button", name=digit).tap()
    expect(on.page.locator(".dock [role=alert]")).to_have_text("Только от 10 до 450")
    assert faults(on.page) == []
    keypad.get_by_role("button", name="Стереть цифру").tap()
    keypad.get_by_role("button", name="Готово").tap()
    expect(keypad).to_have_count(0)
    on.page.get_by_role("button", name="Поставить").tap()
    assert on.next_sent()["amount"] == 45


def test_a_raise_says_its_level_and_what_it_costs(stage: OpenStage) -> None:
    on = stage(snapshot(own_turn()), PHONE, "en-US")
    expect(on.page.locator(".press.raise")).to_have_text("Raise to 1,860 pay 1,240", use_inner_text=True)
    expect(on.page.locator(".press.call")).to_have_text("Call620")
    press(on, "All in 1,740")
    sent = on.next_sent()
    assert sent["action"] == "all-in"
    assert "amount" not in sent


def test_a_dark_bet_sends_its_one_amount(stage: OpenStage) -> None:
    on = stage(snapshot(dark_lap()))
    press(on, "Втёмную 320")
    sent = on.next_sent()
    assert (sent["action"], sent["amount"]) == ("dark", 320)


def test_sitting_down_asks_how_many_chips(stage: OpenStage) -> None:
    on = stage(snapshot(not_seated()))
    press(on, "Сесть на место 3")
    dialog = on.page.get_by_role("dialog")
    dialog.get_by_role("textbox", name="Сумма").fill("450")
    dialog.get_by_role("button", name="Сесть с 450").click()
    sent = on.next_sent()
    assert (sent["what"], sent["seat"], sent["amount"]) == ("sit", 2, 450)
    expect(dialog).to_have_count(0)


@pytest.mark.parametrize(
    ("choice", "title"), [("Встать", "Встать?"), ("Докупить", "Сколько фишек докупить?")]
)
def test_a_dialog_that_comes_in_place_of_the_seat_menu_stays(
    stage: OpenStage, choice: str, title: str
) -> None:
    view = finished() if choice == "Докупить" else not_my_turn()
    view["seats"][0]["stack"] = 300
    on = stage(snapshot(view))
    press(on, "Место")
    on.page.get_by_role("dialog").get_by_role("button", name=choice).click()
    on.page.wait_for_timeout(200)
    dialog = on.page.get_by_role("dialog")
    expect(dialog).to_have_count(1)
    expect(dialog).to_have_attribute("aria-label", title)
    dialog.locator(".press.main").click()
    assert on.next_sent()["what"] == {"Встать": "stand", "Докупить": "top_up"}[choice]
    expect(dialog).to_have_count(0)


def test_who_reads_the_rules_on_his_turn_sees_the_clock_and_the_way_back(stage: OpenStage) -> None:
    on = stage(snapshot(own_turn()))
    press(on, "Правила")
    strip = on.page.get_by_role("dialog").locator(".turn-strip")
    expect(strip).to_contain_text("Ваш ход")
    expect(strip.get_by_role("timer")).to_have_text(re.compile(r"^1?\d$"))
    strip.get_by_role("button", name="К столу").click()
    expect(on.page.get_by_role("dialog")).to_have_count(0)
    press(on, "Правила")
    on.say(update(not_my_turn(), len(LOG) + 5, {"event": "checked", "seat": 2}))
    expect(strip).to_have_count(0)
    expect(on.page.get_by_role("dialog")).to_have_count(1)
    on.say(update(finished(), len(LOG) + 6, {"event": "checked", "seat": 2}))
    expect(strip).to_contain_text("Новая раздача через")


def lines(count: int, first: int = len(LOG) + 1) -> dict[str, Any]:
    """An update of so many lines of the log."""
    events = ({"event": "checked", "seat": number % 5} for number in range(count))
    return update(not_my_turn(), first + count - 1, *events)


def test_the_log_follows_its_end_also_once_its_oldest_lines_go(stage: OpenStage) -> None:
    on = stage(snapshot(not_my_turn()), DESKTOP)
    on.say(lines(500))
    log = on.page.locator(".log-side .log")
    expect(log.locator("ol li")).not_to_have_count(0)
    on.page.wait_for_function(_AT_ITS_END)
    log.evaluate("log => { log.scrollTop = 0; }")
    on.say(lines(1, len(LOG) + 501))
    on.page.wait_for_function(_AT_ITS_END)


def test_the_log_of_a_phone_opens_at_its_end(stage: OpenStage) -> None:
    on = stage(snapshot(not_my_turn()))
    on.say(lines(100))
    press(on, "Ход игры")
    on.page.wait_for_function(_AT_ITS_END)


_AT_ITS_END = """() => [...document.querySelectorAll('.log')].some((log) =>
  log.scrollHeight > log.clientHeight + 50 && log.clientHeight > 0
  && log.scrollHeight - log.clientHeight - log.scrollTop < 2)"""


def test_who_cannot_call_is_told_what_all_in_leads_to(stage: OpenStage) -> None:
    on = stage(snapshot(all_in_call()))
    expect(on.page.locator(".sums")).to_contain_text("На ставку не хватает. Ва-банк 114: лишнее вернётся")
    expect(on.page.locator(".places .press")).to_have_text(["Скинуть"])
    press(on, "Ва-банк 114")
    assert on.next_sent()["action"] == "all-in"


def test_who_has_not_looked_is_told_that_he_may_before_he_mucks(stage: OpenStage) -> None:
    on = stage(snapshot(showdown_unseen()), PHONE, "en-US")
    expect(on.page.locator(".press.main")).to_have_text("Muck")
    expect(on.page.locator(".asking")).to_contain_text("or look at your cards first")
    press(on, "Look at all")
    assert on.next_sent()["action"] == "look"


def test_a_bot_and_the_dealer_are_marked(stage: OpenStage) -> None:
    on = stage(snapshot(not_my_turn()))
    expect(on.page.get_by_role("img", name="бот", exact=True)).to_have_count(2)
    expect(on.page.get_by_role("img", name="Сдающий")).to_have_text("Сд")


def test_no_mark_lies_on_a_name(stage: OpenStage) -> None:
    on = stage(snapshot(MOMENTS["waiting"]()))
    for size in (PHONE, (360, 640), (844, 390), DESKTOP):
        on.page.set_viewport_size({"width": size[0], "height": size[1]})
        for name in ("dark_lap", "own_turn", "not_my_turn", "joining", "finished"):
            on.show(MOMENTS[name]())
            assert on.page.evaluate(_ON_A_NAME) == [], f"{name} at {size}"


_ON_A_NAME = """() => [...document.querySelectorAll('.plate')].flatMap((plate) => {
  const text = document.createRange();
  text.selectNodeContents(plate.querySelector('.name'));
  const name = text.getBoundingClientRect();
  return [...plate.querySelectorAll('.badge, .dealer, .clock-ring')].filter((mark) => {
    const box = mark.getBoundingClientRect();
    return Math.min(box.bottom, name.bottom) - Math.max(box.top, name.top) > 3
      && Math.min(box.right, name.right) - Math.max(box.left, name.left) > 1;
  }).map((mark) => `${mark.className} on ${plate.textContent}`);
})"""


def test_who_is_short_is_told_once_what_to_do(stage: OpenStage) -> None:
    on = stage(snapshot(broke()))
    expect(on.page.locator(".between")).to_contain_text("Вам не хватает фишек на кон")
    expect(on.page.get_by_role("button", name="Докупить")).to_have_count(1)
    gone = broke()
    gone["seats"][0] = {"seat": 0, "status": "empty"}
    del gone["you"]
    on.say(update(gone, len(LOG) + 1, {"event": "stood_up", "seat": 0, "amount": 4, "why": "broke"}))
    expect(on.page.locator(".idle")).to_contain_text("вы встали из-за стола. Выберите место")
    expect(on.page.locator("[aria-live]")).to_have_text("Вам не хватает фишек, и вы встаёте")


def test_who_sits_out_is_only_asked_back(stage: OpenStage) -> None:
    away = finished()
    away["seats"][0]["sits_out"] = True
    on = stage(snapshot(away))
    expect(on.page.get_by_role("button", name="Вернуться")).to_be_visible()
    expect(on.page.get_by_role("button", name="Новая раздача")).to_have_count(0)


def test_without_a_line_the_clock_rests_and_a_press_is_kept(stage: OpenStage) -> None:
    on = stage(snapshot(svara_bet()))
    on.lose_the_line()
    expect(on.page.get_by_role("timer")).to_have_attribute("aria-label", re.compile("Нет связи"))
    press(on, "Пропустить")
    expect(on.page.locator(".banner")).to_contain_text("Нажатие отправим")


def test_the_rules_can_be_closed_from_their_end(stage: OpenStage) -> None:
    on = stage(snapshot(not_my_turn()))
    press(on, "Правила")
    on.page.locator(".rules p").last.scroll_into_view_if_needed()
    expect(on.page.locator(".rules")).to_contain_text("берётся 3\u00a0%")
    assert on.page.locator(".sheet-body").evaluate("sheet => sheet.scrollTop") > 50
    expect(on.page.get_by_role("button", name="Закрыть")).to_be_in_viewport(ratio=1)
    tops = [on.page.locator(part).bounding_box() for part in (".sheet-body", ".sheet-head")]
    assert len({round(box["y"]) for box in tops if box}) == 1, "the text goes on above its head"
    press(on, "Закрыть")
    expect(on.page.get_by_role("dialog")).to_have_count(0)


def test_sums_are_grouped_and_a_bad_one_says_its_bounds(stage: OpenStage) -> None:
    on = stage(snapshot(not_seated()))
    press(on, "Сесть на место 3")
    typed = on.page.get_by_role("dialog").get_by_role("textbox", name="Сумма")
    expect(typed).to_have_value("1\u00a0000")
    typed.fill("100")
    expect(on.page.locator(".sum-form .press")).to_have_text("От 200 до 1\u00a0000")
    expect(on.page.locator(".sum-form .press")).to_be_disabled()


def test_between_banks_one_starts_the_next_sits_out_or_leaves(stage: OpenStage) -> None:
    on = stage(snapshot(finished()))
    expect(on.page.locator(".result")).to_contain_text("Анна забирает банк: 1\u00a0246 фишек")
    expect(on.page.locator(".result")).to_contain_text("6♥ 6♦ 6♠34 · три шахи")
    expect(on.page.locator(".result")).to_contain_text("Рейк 38")
    press(on, "Новая раздача")
    assert on.next_sent()["what"] == "ready"
    press(on, "Отойти")
    assert (on.next_sent(2)["what"], on.sent[1]["on"]) == ("sit_out", True)
    on.page.get_by_role("checkbox", name="Всегда нажимать «Новая раздача» за меня").click()
    assert (on.next_sent(3)["what"], on.sent[2]["on"]) == ("auto_ready", True)
    press(on, "Встать")
    assert on.next_sent(4)["what"] == "stand"
    expect(on.page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize(
    ("moment", "names"),
    [
        (choice, {"Делить": "split", "Варить": "cook"}),
        (joining, {"Не вариться": "decline", "Вариться за 150": "join"}),
        (showdown, {"Скинуть": "muck", "Показать": "open"}),
        (trinka_choice, {"Делить": "split", "Варить": "cook"}),
        (trinka_proposal, {"Не варю": "refuse", "Заварим": "accept"}),
        (trinka_join, {"Вариться за 42": "join", "Войти вместе 15": "join with"}),
        (trinka_cut, {"Снять": "cut"}),
        (trinka_redeal, {"Пересдача": "redeal"}),
        (seka_join, {"Не вариться": "decline", "Вариться за 8 и одна четверть": "join"}),
        (svarka_onlooker, {"Не вариться": "decline", "Войти за 370": "join"}),
    ],
)
def test_each_question_has_its_answers(
    stage: OpenStage, moment: Callable[[], View], names: dict[str, str]
) -> None:
    on = stage(snapshot(moment()))
    for count, (name, action) in enumerate(names.items(), 1):
        on.show({**moment(), "turn": 41 + count})
        on.page.get_by_role("button", name=name, exact=True).click()
        sent = on.next_sent(count)
        assert sent["action"] == action
        on.answer(sent)


def test_the_language_is_the_browsers_until_one_is_chosen_and_then_remembered(
    new_context: NewContext,
) -> None:
    context = new_context(PHONE, "ru-RU")
    on = Stage(context, snapshot(dark_offer()))
    expect(on.page.locator("html")).to_have_attribute("lang", "ru")
    expect(on.page.get_by_role("button", name="Пропустить")).to_be_visible()
    on.page.get_by_role("link", name="Столы").click()
    on.page.get_by_label("Язык").select_option("en")
    expect(on.page.get_by_role("heading", name="Tables").first).to_be_visible()
    on.page.go_back()
    expect(on.page.get_by_role("button", name="Check")).to_be_visible()
    expect(on.page.locator("html")).to_have_attribute("lang", "en")
    again = Stage(context, snapshot(dark_offer()))
    expect(again.page.get_by_role("button", name="Check")).to_be_visible()


def test_what_happens_is_said_to_who_listens(stage: OpenStage) -> None:
    on = stage(snapshot(not_my_turn()), PHONE, "en-US")
    raised = {"event": "staked", "seat": 1, "kind": "raise", "amount": 60, "level": 90}
    on.say(update(not_my_turn(), len(LOG) + 1, raised))
    expect(on.page.locator("[aria-live]")).to_have_text("Вика raises to 90")
    expect(on.page.locator("section[data-seat='1']")).to_have_attribute(
        "aria-label", "Seat 2, Вика, bot, 1,137 chips, Dealer, Bet 60, offline"
    )
    expect(on.page.get_by_role("img", name="ten of diamonds")).to_be_visible()


def test_who_listens_is_told_anew_what_he_owes_once_a_look_has_changed_it(stage: OpenStage) -> None:
    """O28: who has looked cannot go dark any more; what his cards are worth is said with them."""
    on = stage(snapshot(dark_offer()), PHONE, "en-US")
    owed = on.page.locator("[data-owed]")
    expect(owed).to_contain_text("Your turn: dark 10, check, bet 10 to 60 or fold.")
    looked = dark_offer()
    looked["seats"][0].update(cards=["Kh", None, None], turned=[True, False, False], so_far={"points": "10"})
    looked["legal"] = [option for option in looked["legal"] if option["action"] != "dark"]
    look = {"event": "looked", "seat": 0, "slots": [0], "cards": ["Kh"], "to": [0]}
    on.say(update(looked, len(LOG) + 1, look))
    expect(owed).to_contain_text("Your turn: check, bet 10 to 60 or fold.")
    expect(on.page.locator("[aria-live]")).to_have_text("You turn king of hearts. 10")


def test_the_keyboard_is_enough(stage: OpenStage) -> None:
    on = stage(snapshot(svara_bet()), DESKTOP, "en-US")
    on.page.get_by_role("button", name="Rules").focus()
    on.page.keyboard.press("Enter")
    expect(on.page.get_by_role("dialog")).to_contain_text("Three sixes are 34")
    on.page.keyboard.press("Escape")
    expect(on.page.get_by_role("dialog")).to_have_count(0)
    for _ in range(30):
        on.page.keyboard.press("Tab")
        if on.page.evaluate("document.activeElement.textContent") == "Check":
            break
    on.page.keyboard.press("Space")
    assert on.next_sent()["action"] == "check"


def test_a_deadline_is_counted_by_the_servers_clock(stage: OpenStage) -> None:
    on = stage(snapshot(svara_bet()), PHONE, "en-US")
    now = now_ms() + 3_600_000
    long = {**svara_bet(), "seconds": 900, "deadline": now + 900_000}
    on.say(update(long, len(LOG), now=now))
    timer = on.page.get_by_role("timer").first
    expect(timer).to_have_attribute("aria-label", re.compile(r"^(900|8\d\d) seconds left"))
