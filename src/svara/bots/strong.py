"""A player who weighs what each action would bring: who would fold to it, who would raise, and what he wins
against the rest.

He reads his view alone. Of the others he assumes that they pay where the price is worth it to a hand like
theirs and raise with the best of those; what they have done so far tells him which hands they may hold.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from svara.bank.actions import Action, Option
from svara.bank.game import Game
from svara.bank.legal import legal
from svara.bank.state import State
from svara.bots.policy import Chance
from svara.bots.sensible import Options, price_of, wants_to_join
from svara.bots.strength import Strength

RAISES = 0.66
"""From this part of the hands that one may hold he bets or raises."""
HONEST = 0.88
"""How often who bet has such a hand."""
STUBBORN = 0.3
"""How often one pays whom the price should have sent away."""
SIZES = (0.0, 0.25, 0.5, 1.0)
"""Bets that he thinks of, as parts of the way from the least to the pot."""
ROUNDS = 2.5
"""How often each further player still in makes him pay the last stake anew, where stakes go round until few
are left.
"""
OPENS_DARK = 0.3
SHOWS_BEATEN = 0.02


class Range(NamedTuple):
    """The hands that one may hold: between two parts of all hands, or with the rest of chance any."""

    low: float
    high: float
    sure: float = 1.0


class Strong:
    """A policy for one game; one instance serves any number of seats, since it remembers nothing."""

    def __init__(self, game: Game) -> None:
        self._strength = Strength(game)

    def __call__(self, view: State, seat: int, chance: Chance) -> Action:
        options = {option.kind: option for option in legal(view, seat)}
        match view.question:
            case "show":
                return Action(seat, "open" if chance.random() < SHOWS_BEATEN else "muck")
            case "choice":
                return Action(seat, "cook")
            case "join":
                return Action(seat, "join" if "join" in options and wants_to_join(view, seat) else "decline")
            case "cut":
                return Action(seat, "cut")
            case _ if not view.knows_hand(seat):
                return _unlooked(view, seat, options, chance)
            case "proposal":
                return Action(seat, "accept" if self._win(view, seat) < 0.5 else "refuse")
        if "redeal" in options:
            return Action(seat, "redeal")
        return self._best(view, seat, options)

    def _best(self, view: State, seat: int, options: Options) -> Action:
        """The action that is expected to bring most; folding brings nothing, and saves what comes later."""
        fresh = view.rules.betting.style == "fresh"
        later = ROUNDS * float(view.level) * (len(view.live) - 2) if fresh else 0.0
        best, most = Action(seat, "check" if "check" in options else "fold"), later
        for option in options.values():
            for action, value in self._worth(view, seat, option):
                if value > most:
                    best, most = action, value
        return best

    def _worth(self, view: State, seat: int, option: Option) -> Iterator[tuple[Action, float]]:
        win, pot = self._win(view, seat), float(view.pot)
        match option.kind:
            case "check":
                yield Action(seat, "check"), win * pot
            case "call" | "show" | "compare" | "all-in":
                price = float(price_of(view, seat, option))
                amount = None if option.least is None else int(option.least)
                yield Action(seat, option.kind, amount), win * (pot + price) - price
            case "bet" | "raise" | "stake":
                for amount in _sizes(view, option):
                    yield Action(seat, option.kind, amount), self._bet(view, seat, amount)

    def _bet(self, view: State, seat: int, amount: int) -> float:
        """What a bet brings: the pot where all fold, a larger one against those who stay, and where one
        raises what is then still worth paying for.
        """
        fresh = view.rules.betting.style == "fresh"
        price = float(amount if fresh else amount - view.bets[seat])
        pot = float(view.pot) + price
        unbeaten, unraised, paid, again = 1.0, 1.0, 0.0, 0.0
        for other in view.live:
            if other == seat:
                continue
            to_pay = float(amount if fresh else amount - view.bets[other])
            if view.rules.whole():
                to_pay = min(to_pay, float(view.stacks[other]))
            held = held_by(view, other)
            supposed = 0.5 if amount > 2 * view.rules.ante else 0.3
            pays_from = supposed + (1 - supposed) * to_pay / (pot + to_pay)
            raises_from = max(supposed + (1 - supposed) * RAISES, pays_from)
            folds = _share(held, 0.0, pays_from) * (1 - STUBBORN)
            raises = _share(held, raises_from, 1.0)
            stays = 1 - folds - raises
            beats = self._beats(view, seat, Range(max(held.low, pays_from), max(raises_from, held.low)))
            unbeaten *= (folds + stays * beats) / (1 - raises) if raises < 1 else 0.0
            unraised *= 1 - raises
            paid += stays * to_pay
            better = self._beats(view, seat, Range(max(held.low, raises_from), 1.0))
            more = price + to_pay
            again += raises * max(0.0, better * (pot + more + price) - price)
        return unraised * unbeaten * (pot + paid) + again - price

    def _win(self, view: State, seat: int) -> float:
        """The chance that nobody still in holds a better hand."""
        win = 1.0
        for other in view.live:
            if other != seat:
                win *= self._beats(view, seat, held_by(view, other))
        return win

    def _beats(self, view: State, seat: int, held: Range) -> float:
        between = self._strength.beats(view, seat, held.low, held.high)
        return held.sure * between + (1 - held.sure) * self._strength.beats(view, seat, 0.0, 1.0)


def held_by(view: State, other: int) -> Range:
    """The hands that one who played like this may hold; dark bets say nothing."""
    rules = view.rules
    if other in view.dark_betters or (view.dark_deal and not view.looked[other]):
        return Range(0.0, 1.0)
    if view.bets[other] == 0:
        return Range(0.0, 0.75) if view.acted[other] else Range(0.0, 1.0)
    if other not in view.betters:
        return Range(0.4, 0.9, HONEST)
    times = view.raises[other]
    if rules.betting.style == "fresh":
        times = int(view.bets[other] / max(view.level, 1)) - 1
        if view.level <= rules.least_stake() and times <= 0:
            return Range(0.3, 1.0, HONEST)
    low = RAISES
    for _ in range(min(times, 3)):
        low += (1 - low) * 0.5
    return Range(low, 1.0, HONEST)


def _unlooked(view: State, seat: int, options: Options, chance: Chance) -> Action:
    """Opening dark makes the next one pay double for what he has not seen; answering it unseen does not."""
    dark = options.get("dark")
    opens = view.dark == "offered" and chance.random() < OPENS_DARK
    if opens and dark is not None and dark.least is not None and 10 * dark.least <= view.stacks[seat]:
        return Action(seat, "dark", int(dark.least))
    return Action(seat, "look")


def _share(held: Range, low: float, high: float) -> float:
    """How much of the hands lies between two parts of all hands."""
    within = max(0.0, min(high, held.high) - max(low, held.low)) / (held.high - held.low)
    return held.sure * within + (1 - held.sure) * (high - low)


def _sizes(view: State, option: Option) -> list[int]:
    assert option.least is not None and option.most is not None, "a bet has bounds"
    least, most = int(option.least), int(option.most)
    top = min(most, least + int(view.pot))
    return sorted({least + int((top - least) * part) for part in SIZES})
