"""A player with sense: hand strength from the score table, pot odds, some bluff and some dark play.

He reads his view alone. What others hold he guesses from what they paid: whoever put in more than
the least is taken to hold a hand from the upper part of all hands.
"""

from __future__ import annotations

from svara.bank.actions import Action, Option
from svara.bank.game import Game
from svara.bank.legal import legal
from svara.bank.state import State
from svara.bots.policy import Chance
from svara.bots.strength import Strength
from svara.chips import Chips

DARK_OPENING = 0.2
DARK_DOUBLE = 0.3
BLUFF = 0.06
SHOW_BEATEN = 0.1
STRONG = 0.68
"""From this chance to win he raises."""
FAIR = 0.5
"""From this chance to win he would rather see the cards than cook them unseen."""

Options = dict[str, Option]


class Sensible:
    """A policy for one game; one instance serves any number of seats, since it remembers nothing."""

    def __init__(self, game: Game) -> None:
        self._strength = Strength(game)

    def __call__(self, view: State, seat: int, chance: Chance) -> Action:
        options = {option.kind: option for option in legal(view, seat)}
        match view.question:
            case "show":
                return Action(seat, "open" if chance.random() < SHOW_BEATEN else "muck")
            case "choice":
                return Action(seat, "cook" if _wants_to_cook(view, seat) else "split")
            case "join":
                return Action(seat, "join" if "join" in options and wants_to_join(view, seat) else "decline")
            case "cut":
                return Action(seat, "cut")
            case _ if not view.knows_hand(seat):
                return _unlooked(view, seat, options, chance)
            case "proposal":
                poor = self._strength.chance_to_win(view, seat) < FAIR
                return Action(seat, "accept" if poor else "refuse")
        if "redeal" in options:
            return Action(seat, "redeal")
        return self._bet(view, seat, options, chance)

    def _bet(self, view: State, seat: int, options: Options, chance: Chance) -> Action:
        win = self._strength.chance_to_win(view, seat)
        raising = options.get("raise") or options.get("bet") or options.get("stake")
        if raising is not None:
            bluff = chance.random() < BLUFF and _affords_again(view, seat, raising.least)
            if win > STRONG or bluff:
                return Action(seat, raising.kind, _size(raising, view, win))
        if "check" in options:
            return Action(seat, "check")
        for kind in ("show", "compare", "call", "bet", "stake", "all-in"):
            option = options.get(kind)
            if option is not None and (self._worth(view, seat, option, win) or self._never_folds(view, seat)):
                return Action(seat, kind, option.least)
        return Action(seat, "fold")

    def _worth(self, view: State, seat: int, option: Option, win: float) -> bool:
        """Whether the chance to win is better than the part of the pot that the price would be."""
        price = price_of(view, seat, option)
        if option.kind == "stake" and not _affords_again(view, seat, price):
            return False
        return win * float(view.pot + price) > float(price)

    def _never_folds(self, view: State, seat: int) -> bool:
        return self._strength.is_top(view, seat)


def price_of(view: State, seat: int, option: Option) -> Chips:
    """What an option costs now."""
    if option.price is not None:
        return option.price
    assert option.least is not None, "an option without a price has bounds"
    return option.least if view.rules.betting.style == "fresh" else option.least - view.bets[seat]


def _affords_again(view: State, seat: int, price: Chips | None) -> bool:
    """Whether he could pay as much once more: who stakes must be able to see the others' cards."""
    return price is None or not view.rules.whole() or view.stacks[seat] >= 2 * price


def _unlooked(view: State, seat: int, options: Options, chance: Chance) -> Action:
    """Dark while it is cheap and he feels like it, otherwise he looks first."""
    dark = options.get("dark")
    if dark is not None and dark.least is not None:
        cheap = dark.least * 10 <= view.stacks[seat]
        wish = DARK_OPENING if view.dark == "offered" else DARK_DOUBLE
        if cheap and chance.random() < wish:
            return Action(seat, "dark", dark.least)
    return Action(seat, "look")


def _wants_to_cook(view: State, seat: int) -> bool:
    """Cooking costs nothing and risks his part: he splits a pot that is most of what he has."""
    return view.pot <= 2 * view.stacks[seat]


def wants_to_join(view: State, seat: int) -> bool:
    """Where his part of the pot, among all who will play, is worth the price and he can go on betting."""
    players = len(view.equals) + len(view.joined) + 1
    fair = view.price * players <= view.pot + view.price
    return fair and (not view.rules.whole() or view.price * 4 <= view.stacks[seat])


def _size(option: Option, view: State, win: float) -> int:
    """A bet that grows with the hand, from the least to the pot, within the bounds."""
    assert option.least is not None and option.most is not None, "a bet has bounds"
    least, most = int(option.least), int(option.most)
    wanted = least + int(view.pot) * (2 if win > 0.9 else 1) // 4
    return min(most, wanted)
