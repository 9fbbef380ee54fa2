"""A player who has just learned the rules: he looks at once, likes to see the next card fall, and counts
nothing but his own points.
"""

from __future__ import annotations

from svara.bank.actions import Action, Option
from svara.bank.game import Game
from svara.bank.legal import legal
from svara.bank.state import State
from svara.bots.policy import Chance
from svara.bots.strength import Strength

POOR = 0.35
"""Below this part of all hands he mostly gives up when he has to pay."""
GOOD = 0.85
"""From this part of all hands he sometimes bets."""
GIVES_UP = 0.6
BETS = 0.35
BETS_ON_NOTHING = 0.1
PAYS = ("call", "show", "bet", "stake", "compare", "all-in")
"""What staying in is called, the least of it first."""


class Easy:
    """A policy for one game that knows no odds, whatever the others do."""

    def __init__(self, game: Game) -> None:
        self._strength = Strength(game)

    def __call__(self, view: State, seat: int, chance: Chance) -> Action:
        options = {option.kind: option for option in legal(view, seat)}
        match view.question:
            case "show":
                return Action(seat, "open")
            case "choice":
                return Action(seat, "cook" if chance.random() < 0.5 else "split")
            case "join":
                joins = "join" in options and chance.random() < 0.5
                return Action(seat, "join" if joins else "decline")
            case "cut":
                return Action(seat, "cut")
            case _ if not view.knows_hand(seat):
                return Action(seat, "look")
            case "proposal":
                return Action(seat, "accept" if chance.random() < 0.5 else "refuse")
        return self._bet(view, seat, options, chance)

    def _bet(self, view: State, seat: int, options: dict[str, Option], chance: Chance) -> Action:
        if "redeal" in options:
            return Action(seat, "redeal")
        place = self._strength.place(view, seat)
        raising = options.get("raise") or options.get("bet") or options.get("stake")
        wish = BETS if place > GOOD else BETS_ON_NOTHING
        if raising is not None and raising.least is not None and chance.random() < wish:
            return Action(seat, raising.kind, int(raising.least))
        if "check" in options:
            return Action(seat, "check")
        stays = place > POOR or chance.random() > GIVES_UP
        for kind in PAYS if stays else ():
            if kind in options:
                least = options[kind].least
                return Action(seat, kind, None if least is None else int(least))
        return Action(seat, "fold")
