"""A player with sense: hand strength from the score table, pot odds, some bluff and some dark play.

He reads his view alone. What others hold he guesses from what they paid: whoever put in more than
the least is taken to hold a hand from the upper part of all hands.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from itertools import combinations

from svara.bank.actions import Action, Option
from svara.bank.game import Game
from svara.bank.legal import legal
from svara.bank.state import ALL_SLOTS, State
from svara.bots.policy import Chance

DARK_OPENING = 0.2
DARK_DOUBLE = 0.3
BLUFF = 0.06
SHOW_BEATEN = 0.1
STRONG = 0.68
"""From this chance to win he raises."""


class Sensible:
    """A policy for one game; one instance serves any number of seats, since it remembers nothing."""

    def __init__(self, game: Game) -> None:
        self._scores = game.scores
        self._ranked = sorted(game.scores.strength(*hand) for hand in combinations(game.cards, 3))

    def __call__(self, view: State, seat: int, chance: Chance) -> Action:
        options = {option.kind: option for option in legal(view, seat)}
        if view.question == "show":
            return Action(seat, "open" if chance.random() < SHOW_BEATEN else "muck")
        if view.question == "choice":
            return Action(seat, "cook" if self._wants_to_cook(view, seat) else "split")
        if view.question == "join":
            return Action(seat, "join" if self._wants_to_join(view, seat, chance) else "decline")
        if view.looked[seat] != ALL_SLOTS:
            return self._unlooked(view, seat, options, chance)
        return self._bet(view, seat, options, chance)

    def _unlooked(self, view: State, seat: int, options: dict[str, Option], chance: Chance) -> Action:
        """Dark while it is cheap and he feels like it, otherwise he looks first."""
        dark = options.get("dark")
        if dark is not None and dark.least is not None:
            cheap = dark.least * 10 <= view.stacks[seat]
            wish = DARK_OPENING if view.dark == "offered" else DARK_DOUBLE
            if cheap and chance.random() < wish:
                return Action(seat, "dark", dark.least)
        return Action(seat, "look")

    def _bet(self, view: State, seat: int, options: dict[str, Option], chance: Chance) -> Action:
        win = self.chance_to_win(view, seat)
        bluff = chance.random() < BLUFF
        raising = options.get("raise") or options.get("bet")
        if raising is not None and (win > STRONG or bluff):
            return Action(seat, raising.kind, _size(raising, view, win))
        if "check" in options:
            return Action(seat, "check")
        for kind in ("call", "bet", "all-in"):
            option = options.get(kind)
            if option is not None and self._worth(view, seat, option, win):
                return Action(seat, kind, option.least)
        return Action(seat, "fold")

    def _worth(self, view: State, seat: int, option: Option, win: float) -> bool:
        """Whether the chance to win is better than the part of the pot that the price would be."""
        price = option.price if option.price is not None else (option.least or 0) - view.bets[seat]
        return win * float(view.pot + price) > float(price)

    def chance_to_win(self, view: State, seat: int) -> float:
        """The chance that nobody still in holds a better hand; ties count a half."""
        first, second, third = view.hands[seat]
        assert first is not None and second is not None and third is not None, "he has looked"
        strength = self._scores.strength(first, second, third)
        win = 1.0
        for other in view.live:
            if other != seat:
                win *= self._beats(strength, _assumed_floor(view, other))
        return win

    def _beats(self, strength: int, floor: float) -> float:
        """The chance to beat a hand drawn from the upper part of all hands, above ``floor``."""
        ranked = self._ranked
        start = int(floor * len(ranked))
        below = max(bisect_left(ranked, strength) - start, 0)
        not_above = max(bisect_right(ranked, strength) - start, 0)
        return (below + not_above) / 2 / (len(ranked) - start)

    def _wants_to_cook(self, view: State, seat: int) -> bool:
        """Cooking costs nothing and risks half the pot: he splits a pot that is most of what he has."""
        return view.pot <= 2 * view.stacks[seat]

    def _wants_to_join(self, view: State, seat: int, chance: Chance) -> bool:
        """The price is fair and no more, so only where it is a small part of the stack."""
        return view.price * 6 <= view.stacks[seat] and chance.random() < 0.4


def _assumed_floor(view: State, other: int) -> float:
    """How much of all hands one who bet this much of his own will is taken to be above."""
    if view.looked[other] == 0 or view.bets[other] == 0:
        return 0.0
    return 0.5 if view.bets[other] > 2 * view.rules.ante else 0.3


def _size(option: Option, view: State, win: float) -> int:
    """A bet that grows with the hand, from the least to the pot, within the bounds."""
    assert option.least is not None and option.most is not None, "a bet has bounds"
    least, most = int(option.least), int(option.most)
    wanted = least + int(view.pot) * (2 if win > 0.9 else 1) // 4
    return min(most, wanted)
