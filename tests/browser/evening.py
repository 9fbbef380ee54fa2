"""Six people at one table, each by a browser of his own, and what all of them must have seen of a bank."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from playwright.sync_api import expect

from browser.conftest import NewContext
from browser.house import Deal
from browser.player import Player
from browser.witness import cards_shown, forget_shown, watch_all

SIZES = ((390, 844), (360, 640), (412, 915), (844, 390), (768, 1024), (1280, 800))
"""What each of the six looks at the table by."""

NO_NET = "ERR_INTERNET_DISCONNECTED"

# What all see alike of a finished bank: where the chips are, who has won, and which hands are open to all.
_RESULT = """() => ({
  seats: [...document.querySelectorAll('.seat[data-seat]')].map((seat) => [
    seat.dataset.seat,
    seat.querySelector('.stack')?.textContent,
    seat.querySelector('.chip.won')?.textContent,
    seat.classList.contains('winner'),
  ]).sort(),
  won: document.querySelector('.headline b').textContent,
  open: [...document.querySelectorAll('.shown li:not(:has(.eye))')].map((one) => [
    one.querySelector('.shown-cards').textContent, one.querySelector('.shown-score').textContent,
  ]),
  rake: document.querySelector('.rake')?.textContent,
})"""


def amount(text: str | None) -> int:
    """
    >>> amount("Рейк 1\\u00a0024"), amount("\\u22128"), amount(None)
    (1024, -8, 0)
    """
    digits = re.sub(r"\D", "", text or "")
    return int(digits or 0) * (-1 if "\u2212" in (text or "") else 1)


class Table:
    """Six players by the number of their seat."""

    def __init__(self, new_context: NewContext, address: str, language: str) -> None:
        self.language = language
        self.players: list[Player] = []
        self._before_reload: dict[int, set[str]] = {}
        for size in SIZES:
            context = new_context(size, language)
            watch_all(context)
            self.players.append(Player(context, address))

    def __getitem__(self, seat: int) -> Player:
        return self.players[seat]

    def sit(self, short: Collection[int] = (), chips: int = 0) -> None:
        """Everybody sits down, and the two who were first end the bank that has begun for them alone."""
        for seat, player in enumerate(self.players):
            if seat in short:
                self._sit_with(player, seat, chips)
            else:
                player.sit(seat)
        self.push(self.asked((0, 1)), ".fold")
        self.wait_for_result((0, 1))

    def _sit_with(self, player: Player, seat: int, chips: int) -> None:
        player.page.locator(f"section[data-seat='{seat}'] .sit").click()
        player.page.locator(".sum-form .typed").fill(str(chips))
        player.page.locator(".sum-form .press").click()
        player.page.locator(".seat.own").wait_for()

    def deal(self, seats: Sequence[int] = range(6)) -> None:
        """Those who have just played press for the next bank."""
        for seat in seats:
            self[seat].page.locator(".press.main.wide:enabled").click()
        for player in self.players:
            expect(player.page.locator(".result")).to_have_count(0)
            expect(player.page.locator(".own .card")).to_have_count(3)

    def asked(self, seats: Sequence[int] = range(6)) -> int:
        """The seat that a decision is asked of, once its owner sees that."""
        page = self[seats[0]].page
        seat = page.locator(".seat.asked:has(.stack)").first.get_attribute("data-seat")
        assert seat is not None
        return int(seat)

    def push(self, seat: int, *names: str) -> None:
        """Press in turn what these classes name, each answered before the next."""
        for name in names:
            self[seat].push(self[seat].page.locator(f"{name}:enabled"))

    def play(self, *plays: tuple[int, str]) -> None:
        for seat, names in plays:
            self.push(seat, *names.split())

    def wait_for_result(self, seats: Sequence[int] = range(6)) -> None:
        for seat in seats:
            self[seat].page.locator(".between:not(.settling) .result:not(.settling)").wait_for()

    def result(self) -> dict[str, Any]:
        """What all six see alike of a bank that is over."""
        self.wait_for_result()
        first, *others = [player.page.evaluate(_RESULT) for player in self.players]
        for other in others:
            assert other == first
        return dict(first)

    def chips(self) -> int:
        """What lies before all of them, by what the first one's screen says."""
        return sum(amount(text) for text in self[0].page.locator(".seat .stack").all_inner_texts())

    def reload(self, seat: int) -> None:
        page = self[seat].page
        self._before_reload[seat] = cards_shown(page, self.language)
        page.reload()
        page.locator(".seat.own").wait_for()

    def lose_the_line(self, seat: int) -> None:
        self[seat].page.context.set_offline(True)
        self[seat].page.locator(".banner.down").wait_for()

    def find_the_line(self, seat: int) -> None:
        page = self[seat].page
        page.context.set_offline(False)
        expect(page.locator(".banner.down")).to_have_count(0)

    def assert_nothing_leaked(self, *deals: Deal, public: str, seen: Mapping[int, str] = {}) -> None:
        """Since it was last asked, no page has named a card of another's hand but those that are ``public``
        and those that its player has ``seen``.
        """
        dealt = {seat: {card for deal in deals for card in deal.get(seat, "").split()} for seat in range(6)}
        hands = set().union(*dealt.values())
        for seat, player in enumerate(self.players):
            named = cards_shown(player.page, self.language) | self._before_reload.pop(seat, set())
            may = dealt[seat] | set(public.split()) | set(seen.get(seat, "").split())
            assert named & hands <= may, f"seat {seat} was shown {sorted(named & hands - may)}"
            forget_shown(player.page)

    def assert_fair(self) -> None:
        for player in self.players:
            player.complaints[:] = [text for text in player.complaints if NO_NET not in text]
            player.assert_fair()
