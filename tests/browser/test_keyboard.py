"""A bank by the keyboard alone: from the lobby to a seat, through a showdown to the next bank, and away."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from browser.conftest import DESKTOP, NewContext
from browser.house import Deal, lobby_of, serving
from browser.player import Player

pytestmark = pytest.mark.browser

_HEAR = """(() => {
  const said = new Map();
  window.heard = [];
  new MutationObserver(() => {
    for (const one of document.querySelectorAll('[aria-live], [role=status], [role=alert]')) {
      const text = one.textContent.trim();
      if (text !== said.get(one)) window.heard.push(text);
      said.set(one, text);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
})()"""

_UNSEEN = """() => {
  const one = document.activeElement;
  const { outlineStyle, outlineWidth } = getComputedStyle(one);
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const across = right > left && left < innerWidth && right > 0;
  const inside = across && bottom > top && top < innerHeight && bottom > 0;
  const ringed = one.matches(':focus-visible') && outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  return one === document.body || (inside && ringed) ? null : one.outerHTML.slice(0, 200);
}"""
"""What has the focus without its being seen; past the last thing of a page nothing has it."""

ENGLISH = {
    "owed": r"Your turn: check, bet 10 to 20 or fold\. \d+ seconds? left",
    "looked": r"You turn king of diamonds, king of hearts\. 32\.5",
    "bet": "You bet 20",
    "called": r"\S.* calls 20",
    "opened": "You show king of spades, king of diamonds, king of hearts — 32.5",
    "won": "You win 60",
    "again": "New bank, .* deal.*Everyone posts the ante of 10",
    "away": "You leave and fold|You leave the table",
}
RUSSIAN = {
    "owed": r"Ваш ход: пропустить, поставить от 10 до 20 или скинуть\. Ещё \d+ секунд.?",
    "looked": "Вы открываете: король бубен, король червей. 32,5",
    "bet": "Вы ставите 20",
    "called": r"\S.* уравнивает 20",
    "opened": "Вы показываете: король пик, король бубен, король червей — 32,5",
    "won": "Вы забираете 60",
    "again": "Новый банк, .*Все ставят кон: 10",
    "away": "Вы уходите",
}


def hear(page: Page, text: str) -> None:
    """Wait until something like it has been said by a live region."""
    try:
        page.wait_for_function("text => window.heard.some((one) => new RegExp(text).test(one))", arg=text)
    except TimeoutError:
        raise AssertionError(f"{text} was not said, but {page.evaluate('heard')}") from None


def keep(page: Page) -> None:
    """After a change the keyboard still is somewhere."""
    page.wait_for_function("() => document.activeElement !== document.body")


def tab_to(page: Page, target: Locator) -> None:
    """Go on by Tab, and see at every stop where one is."""
    target.wait_for()
    for _ in range(60):
        if target.evaluate("one => one === document.activeElement"):
            return
        page.keyboard.press("Tab")
        assert page.evaluate(_UNSEEN) is None
    raise AssertionError(f"Tab does not come to {target}")


def enter(page: Page, target: Locator) -> None:
    tab_to(page, target)
    expect(target).to_be_enabled()
    page.keyboard.press("Enter")


def press(page: Page, key: str) -> None:
    """Press the key of what can be pressed and alone has it; what rests after a change lets its key go by."""
    expect(page.locator(f'[aria-keyshortcuts="{key}"]')).to_be_enabled()
    page.keyboard.press(key.lower())


def come_to_the_table(page: Page, lobby: str) -> None:
    page.goto(lobby)
    enter(page, page.locator(".skip"))
    expect(page.locator("main")).to_be_focused()
    enter(page, page.locator(".table-row .small"))
    expect(page.locator(".name-form .typed")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    keep(page)
    enter(page, page.locator(".skip"))
    expect(page.locator("main :focus")).to_have_count(1)


def sit_down(page: Page, chips: str) -> None:
    enter(page, page.locator("section[data-seat='0'] .sit"))
    tab_to(page, page.locator(".sum-form .typed"))
    page.keyboard.type(chips)
    page.keyboard.press("Enter")
    page.locator(".seat.own").wait_for()
    keep(page)


def look(page: Page) -> None:
    """At one card after Tab, then at the others by their key."""
    enter(page, page.locator(".own-back").first)
    expect(page.locator(".own-back")).to_have_count(2)
    expect(page.locator(".own-back").first).to_be_focused()
    press(page, "L")
    expect(page.locator(".own-back")).to_have_count(0)
    keep(page)


def bet(page: Page) -> None:
    """What is typed, and a step more."""
    press(page, "R")
    expect(page.locator(".dock .typed")).to_be_focused()
    page.keyboard.type("13")
    enter(page, page.locator(".dock .more"))
    expect(page.locator(".dock .typed")).to_have_value("20")
    enter(page, page.locator(".press.bet"))


def stand_up(page: Page) -> None:
    menu = page.locator(".own .icon")
    enter(page, menu)
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(menu).to_be_focused()
    enter(page, menu)
    expect(page.get_by_role("dialog")).to_be_visible()
    enter(page, page.locator("dialog .seat-choices .small").last)
    enter(page, page.locator("dialog .press.main"))
    expect(page.locator(".seat.own")).to_have_count(0)
    keep(page)


@pytest.mark.parametrize(("language", "says"), [("en-US", ENGLISH), ("ru-RU", RUSSIAN)])
def test_a_bank_by_the_keyboard(
    new_context: NewContext, tmp_path: Path, language: str, says: dict[str, str]
) -> None:
    deals: list[Deal] = [{0: "Ks Kd Kh", 3: "8s 9d Th"}]
    with serving(tmp_path, bots=1, deals=deals, draw=0, calm="split") as address:
        page = new_context(DESKTOP, language).new_page()
        page.add_init_script(_HEAR)
        player = Player.of(page)
        come_to_the_table(page, lobby_of(address))
        sit_down(page, "500")
        hear(page, says["owed"])
        look(page)
        hear(page, says["looked"])
        bet(page)
        for moment in ("bet", "called", "opened", "won"):
            hear(page, says[moment])
        expect(page.locator(".result:not(.settling)")).to_be_visible()
        keep(page)
        enter(page, page.locator(".press.main.wide"))
        hear(page, says["again"])
        keep(page)
        stand_up(page)
        hear(page, says["away"])
        enter(page, page.locator(".to-lobby"))
        page.locator(".table-row").first.wait_for()
        keep(page)
        player.assert_fair()
