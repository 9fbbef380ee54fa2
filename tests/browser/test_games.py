"""What the client sends and shows of Seka, Trinka and Svarka, on a stage without a server."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import DESKTOP, PHONE, OpenStage
from browser.family import (
    seka_finished,
    seka_match_over,
    seka_not_seated,
    seka_show,
    seka_stake,
    svarka_chain,
    svarka_dark,
    trinka_cut_done,
    trinka_last_two,
    trinka_pledge,
    trinka_pool,
    trinka_seen_end,
    trinka_walk,
)
from browser.moments import snapshot
from browser.stage import Stage

pytestmark = pytest.mark.browser


def press(on: Stage, name: str) -> None:
    on.page.get_by_role("button", name=name, exact=True).click()


def test_a_fresh_stake_is_one_press_of_its_sum(stage: OpenStage) -> None:
    """K15: from the last stake up to the ceiling."""
    on = stage(snapshot(seka_stake()))
    sums = on.page.locator(".every-sum .preset")
    expect(sums).to_have_text(["5", "6", "7", "8", "9", "10"])
    press(on, "Ставка 8")
    press(on, "Поставить 8")
    sent = on.next_sent()
    assert (sent["action"], sent["amount"]) == ("stake", 8)


def test_a_show_has_its_price(stage: OpenStage) -> None:
    on = stage(snapshot(seka_show()), PHONE, "en-US")
    expect(on.page.locator(".told")).to_have_text(
        "Show for 1: both hands are opened, and the better takes the pot."
    )
    press(on, "Show 1")
    sent = on.next_sent()
    assert sent["action"] == "show"
    assert "amount" not in sent


def test_a_walk_and_a_compare_take_the_chosen_sum(stage: OpenStage) -> None:
    """T7, T8: both are a full stake."""
    on = stage(snapshot(trinka_walk()))
    press(on, "×2")
    expect(on.page.locator(".press.stake")).to_have_text("Хожу80")
    expect(on.page.locator(".told")).to_contain_text("(Лев): видите только вы двое")
    press(on, "Скрыться 80")
    sent = on.next_sent()
    assert (sent["action"], sent["amount"]) == ("compare", 80)
    again = stage(snapshot(trinka_walk()))
    press(again, "потолок")
    press(again, "Хожу 100")
    assert again.next_sent()["amount"] == 100


def test_what_a_compare_showed_is_marked_as_seen_by_two(stage: OpenStage) -> None:
    on = stage(snapshot(trinka_walk()))
    seen = on.page.locator("section[data-seat='2']")
    expect(seen.locator(".seen .face")).to_have_count(3)
    expect(seen).to_have_attribute(
        "aria-label",
        "Место 3, Константин Великолепный, 1\u00a0274 фишки, Ставка 20, падает, 17, видите только вы двое",
    )
    expect(on.page.locator("section[data-seat='3'] .face")).to_have_count(0)


@pytest.mark.parametrize(
    ("name", "action"), [("Варим?", "propose"), ("Пересдача", "redeal"), ("Ва-банк 90", "all-in")]
)
def test_what_stands_apart_is_sent_without_an_amount(stage: OpenStage, name: str, action: str) -> None:
    on = stage(snapshot(trinka_last_two()))
    press(on, name)
    sent = on.next_sent()
    assert sent["action"] == action
    assert "amount" not in sent


def test_a_part_of_an_entry_is_offered_and_taken_back(stage: OpenStage) -> None:
    """T20: the pledge names its holder and the svara's turn."""
    on = stage(snapshot(trinka_pledge()))
    expect(on.page.locator(".note")).to_contain_text("часть чужой вварки 42")
    press(on, "Забрать")
    sent = on.next_sent()
    assert {name: sent[name] for name in ("what", "seat", "amount", "turn")} == {
        "what": "pledge",
        "seat": 3,
        "amount": 0,
        "turn": 41,
    }
    on.answer(sent)
    press(on, "Giorgi")
    on.page.get_by_role("textbox", name="Ваша доля для Giorgi").fill("25")
    press(on, "Внести 25")
    assert (on.next_sent(2)["seat"], on.sent[1]["amount"]) == (4, 25)


def test_a_pools_hand_is_seen_by_who_paid_for_it(stage: OpenStage) -> None:
    on = stage(snapshot(trinka_pool()), PHONE, "en-US")
    expect(on.page.locator(".dock")).to_contain_text("You share the hand that Вика plays. Paid: you 22.")
    expect(on.page.locator("section[data-seat='1'] .seen .face")).to_have_count(3)
    expect(on.page.locator(".press")).to_have_count(0)


def test_what_two_have_compared_at_the_end_is_theirs(stage: OpenStage) -> None:
    on = stage(snapshot(trinka_seen_end()), DESKTOP, "en-US")
    expect(on.page.locator(".result")).to_contain_text("Nobody’s cards were opened.")
    expect(on.page.locator(".shown li")).to_have_count(2)
    expect(on.page.locator(".shown .eye")).to_have_count(2)


def test_cut_cards_lie_where_they_were_cut(stage: OpenStage) -> None:
    on = stage(snapshot(trinka_cut_done()), PHONE, "en-US")
    expect(on.page.locator(".own").get_by_role("img", name="ace of hearts")).to_be_visible()
    expect(on.page.locator(".mark.svara")).to_have_text("Cut for the deal")
    expect(on.page.locator(".press")).to_have_count(0)


def test_the_first_dark_bet_takes_any_sum(stage: OpenStage) -> None:
    """B15: as an open one does."""
    on = stage(snapshot(svarka_dark()), PHONE, "en-US")
    on.page.get_by_role("textbox", name="Amount").fill("35")
    press(on, "Dark 35 the next may double")
    sent = on.next_sent()
    assert (sent["action"], sent["amount"]) == ("dark", 35)


def test_a_dark_bet_is_doubled_or_doubly_bet(stage: OpenStage) -> None:
    """B16, B20."""
    on = stage(snapshot(svarka_chain()), PHONE, "en-US")
    expect(on.page.locator(".told")).to_contain_text("double it dark, or bet at least 160")
    expect(on.page.locator(".press.bet")).to_have_text("Bet160")
    press(on, "Dark 160")
    sent = on.next_sent()
    assert (sent["action"], sent["amount"]) == ("dark", 160)


def test_a_notional_score_needs_no_chips_to_sit_down(stage: OpenStage) -> None:
    """K2: no wallet, no buy-in, and nothing to top up."""
    on = stage(snapshot(seka_not_seated()))
    expect(on.page.locator(".me-wallet")).to_have_count(0)
    press(on, "Сесть на место 3")
    sent = on.next_sent()
    assert (sent["what"], sent["seat"]) == ("sit", 2)
    assert "amount" not in sent
    again = stage(snapshot(seka_finished()))
    expect(again.page.get_by_role("button", name="Докупить")).to_have_count(0)
    expect(again.page.locator(".headline")).to_have_text("Вы забираете банк: 24¾")


def test_a_match_has_its_scores_and_its_winner(stage: OpenStage) -> None:
    """K34, K35."""
    on = stage(snapshot(seka_match_over()), PHONE, "en-US")
    expect(on.page.locator(".match-won")).to_have_text("You win the match")
    expect(on.page.get_by_role("button", name="New match")).to_be_visible()
    press(on, "Bank 8 of 8")
    rows = on.page.locator("dialog .standings li")
    expect(rows.first.locator("span")).to_have_text(["Гость-4821 (you)", "11"])
    expect(rows.last.locator("span")).to_have_text(["Вика", "−8½"])
    expect(rows.last).to_have_attribute("aria-label", "Вика, minus 8 and a half")


@pytest.mark.parametrize(
    ("profile", "title", "word"),
    [
        ("seka", "Сека: правила", "Три туза — «сека»"),
        ("trinka", "Тринька: правила", "потребовать пересдачи"),
        ("svarka", "Сварка: правила", "7♣ — джокер"),
        ("friday", "Friday: правила", "три шахи"),
    ],
)
def test_each_game_has_its_rules(stage: OpenStage, profile: str, title: str, word: str) -> None:
    on = stage(snapshot({**seka_stake(), "profile": profile}))
    press(on, "Правила")
    dialog = on.page.get_by_role("dialog", name=title)
    expect(dialog).to_contain_text(word)
