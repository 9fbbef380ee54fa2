"""Random banks that check themselves after every step: the properties of tests/core/test_properties.py.

A walk draws all it needs by `pick(n)`, a number from 0 to n - 1, so that Hypothesis can drive and shrink it
and a plain random generator can run a great many. What a bank promises whatever happens is in `walk_steps`
and `walk_ends`; no expected value of a single rule is here.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from svara.bank import Action
from svara.bank.actions import Option
from svara.bank.events import BankEvent
from walk_choices import amounts_of, some_pool, unturned
from walk_decks import redeal_deck, tied_deck
from walk_ends import check_end
from walk_steps import check, check_event
from walked import Pick, Walked

LONGEST = 150
"""Steps after which only clocks run, so that every walk ends soon."""


def random_walk(seed: str) -> Walk:
    """A whole bank, and all its checks."""
    chance = Random(seed)
    walk = Walk(lambda count: int(chance.random() * count))
    while not walk.over:
        walk.step()
    walk.finish()
    return walk


def many_walks(seeds: Sequence[str]) -> int:
    """The number of svaras in these walks, none of which found a fault; the seed of one that did is named."""
    svaras = 0
    for seed in seeds:
        try:
            svaras += random_walk(seed).state.svaras
        except Exception as fault:
            raise AssertionError(f"random_walk({seed!r}): {type(fault).__name__}: {fault}") from fault
    return svaras


class Walk(Walked):
    """One bank in the hands of players who do anything."""

    def __init__(self, pick: Pick) -> None:
        super().__init__(pick)
        self._take(self.started)

    def step(self) -> None:
        """Anything that can happen now, at random."""
        assert len(self.log) < 5 * LONGEST, "silence brings every bank to its end"
        draw = self.pick(100)
        if self.state.phase == "dealing":
            self.deal()
        elif draw % 4 == 0 and self.may_redeal():
            self.redeal()
        elif len(self.log) > LONGEST:
            self.time_out()
        elif draw < 76:
            self.answer()
        elif draw < 84:
            self.time_out()
        elif draw < 94:
            self.look()
        elif draw < 97:
            self.depart("leave")
        else:
            self.depart("offline")

    def deal(self) -> None:
        """A fresh deck, to cut or to deal; most of those that are dealt have something rare in them."""
        chance = Random(self.pick(1 << 30))
        deck = list(self.game.cards)
        chance.shuffle(deck)
        if not self.state.cutters:
            _, order = self.bank.next_order()
            rare = self.pick(5)
            if rare < 2:
                deck = tied_deck(self.game, len(order), chance)
            elif rare == 2:
                deck = redeal_deck(self.game, len(order), deck, chance)
            self.decks.append(tuple(deck))
        self.all_decks.append(tuple(deck))
        self.note(None)
        self._take(self.bank.deal(self.all_decks[-1]))

    def answer(self) -> None:
        """One who owes a decision takes one of his options."""
        owed = self.state.owed
        seat = owed[self.pick(len(owed))]
        options = self.bank.legal(seat)
        option = options[self.pick(len(options))]
        rare = [option for option in options if option.kind in ("compare", "propose", "show", "join with")]
        if rare and self.pick(3) == 0:
            option = rare[self.pick(len(rare))]
        elif option.kind == "fold":
            option = options[self.pick(len(options))]
        if option.kind == "join with":
            self._act(Action(seat, option.kind, pool=some_pool(self.state, seat, self.pick)))
            return
        amounts = amounts_of(option)
        self._act(Action(seat, option.kind, amounts[self.pick(len(amounts))]))

    def may_redeal(self) -> list[int]:
        """Who, on turn or off it, could open a triple and have the bank dealt anew (T2)."""
        return [seat for seat in range(len(self.stacks)) if Option("redeal") in self.bank.legal(seat)]

    def redeal(self) -> None:
        """One of them does."""
        seats = self.may_redeal()
        self._act(Action(seats[self.pick(len(seats))], "redeal"))

    def time_out(self) -> None:
        owed = self.state.owed
        self._act(Action(owed[self.pick(len(owed))], "timeout"))

    def look(self) -> None:
        """Anybody who may looks, at a card or at all of them; if nobody may, somebody answers."""
        seats = [seat for seat in range(len(self.stacks)) if Option("look") in self.bank.legal(seat)]
        if not seats:
            self.answer()
            return
        seat = seats[self.pick(len(seats))]
        slots = [None, *unturned(self.state, seat)]
        self._act(Action(seat, "look", slot=slots[self.pick(len(slots))]))

    def depart(self, kind: str) -> None:
        """Anybody who is there leaves or loses the line; if nobody is, somebody's clock runs out."""
        state = self.state
        seats = [
            seat
            for seat in range(len(self.stacks))
            if not state.gone[seat] and not (kind == "offline" and state.away[seat])
        ]
        if not seats:
            self.time_out()
            return
        self._act(Action(seats[self.pick(len(seats))], kind))

    def _act(self, action: Action) -> None:
        self.note(action)
        self._take(self.bank.act(action))

    def _note(self, action: Action | None) -> None:
        self.log.append(action)
        self.lengths.append(len(self.events))

    def _take(self, events: list[BankEvent]) -> None:
        for event in events:
            self.keep(event)
            check_event(self, event)
        check(self)

    def finish(self) -> None:
        """The promises of a whole bank."""
        check_end(self)
