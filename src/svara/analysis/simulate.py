"""Whole banks between bots, many at a time: counts, invariants, and a record of each if wanted.

Bank ``n`` of a seed is the same bank however many processes share the work.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random

import msgspec

from svara.bank import Action, Bank, Game, State, view
from svara.bank.events import BankEvent
from svara.bots import Easy, Policy, Sensible, Strong, random_legal
from svara.cards import Card
from svara.chips import Chips, chips_json, exact
from svara.record import DealRecord, action_lines, record_text

MAKERS: Mapping[str, Callable[[Game], Policy]] = {
    "random": lambda game: random_legal,
    "easy": Easy,
    "sensible": Sensible,
    "strong": Strong,
}
POLICIES = tuple(MAKERS)
BLOCK = 250
"""Banks a process plays between two reports."""


class Plan(msgspec.Struct, frozen=True):
    """What to simulate. ``stacks`` bounds the starting stacks in antes; small ones are drawn more often."""

    profile: str
    overrides: Mapping[str, object]
    players: int
    policies: tuple[str, ...]
    """One name for all seats, or one a seat."""
    seed: int
    stacks: tuple[int, int] = (100, 100)
    records: str | None = None


class Tally(msgspec.Struct):
    """What came of a number of banks; two tallies add up."""

    banks: int = 0
    deals: int = 0
    actions: int = 0
    ties: int = 0
    svaras: int = 0
    joined: int = 0
    splits: int = 0
    unseen: int = 0
    """Banks won without a showdown."""
    chips_in: Chips = 0
    chips_out: Chips = 0
    rake: Chips = 0
    net: tuple[Chips, ...] = ()
    """What each seat won or lost."""
    faults: tuple[str, ...] = ()

    def __add__(self, other: Tally) -> Tally:
        numbers = {
            name: getattr(self, name) + getattr(other, name)
            for name in self.__struct_fields__
            if name not in ("net", "faults")
        }
        if not self.net or not other.net:
            net = self.net or other.net
        else:
            net = tuple(exact(mine + theirs) for mine, theirs in zip(self.net, other.net, strict=True))
        return Tally(**numbers, net=net, faults=self.faults + other.faults)


def simulate(plan: Plan, banks: int, processes: int) -> Iterator[Tally]:
    """Play the banks in blocks over processes, and yield each block's tally as it is done."""
    blocks = [range(start, min(start + BLOCK, banks)) for start in range(0, banks, BLOCK)]
    if processes == 1:
        yield from (play_block(plan, block) for block in blocks)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(partial(play_block, plan), blocks)


def play_block(plan: Plan, numbers: Sequence[int]) -> Tally:
    """The tally of these banks of the plan."""
    game = Game.load(plan.profile, plan.overrides)
    policies = [_policy(name, game) for name in plan.policies]
    seats = [policies[seat % len(policies)] for seat in range(plan.players)]
    tally = Tally(net=(0,) * plan.players)
    for number in numbers:
        tally += _play_numbered(plan, game, seats, number)
    return tally


def _policy(name: str, game: Game) -> Policy:
    return MAKERS[name](game)


def _play_numbered(plan: Plan, game: Game, seats: Sequence[Policy], number: int) -> Tally:
    chance = Random(f"{plan.seed}/{number}")
    stacks = [_stack(plan, game.rules.ante, chance) for _ in range(plan.players)]
    dealer = chance.randrange(plan.players)
    try:
        played = Played(game, seats, stacks, dealer, chance)
    except Exception as error:
        return Tally(banks=1, faults=(f"bank {number}: {type(error).__name__}: {error}",))
    if plan.records is not None:
        path = Path(plan.records) / f"bank-{number:07d}.toml"
        path.write_text(record_text(played.record(plan)), encoding="utf-8")
    return played.tally(number)


def _stack(plan: Plan, ante: int, chance: Random) -> int:
    """Cubed, a uniform draw falls into the lowest eighth of the bounds as often as above it."""
    low, high = (bound * ante for bound in plan.stacks)
    return low + int((high - low) * chance.random() ** 3)


class Played:
    """One bank played to its end by these policies, with all that a record of it needs."""

    def __init__(
        self, game: Game, seats: Sequence[Policy], stacks: Sequence[int], dealer: int, chance: Random
    ) -> None:
        self.game = game
        self.stacks = stacks
        self.dealer = dealer
        self.decks: list[list[Card]] = []
        self.events: list[BankEvent] = []
        self.actions = 0
        bank, started = Bank.start(game, stacks=stacks, dealer=dealer, dealt=range(len(seats)))
        self.events += started
        total = sum(stacks)
        while bank.state.phase != "finished":
            self.events += self._step(bank, seats, chance)
            if _chips(bank.state) != total:
                raise AssertionError(f"{_chips(bank.state)} chips where there were {total}")
        self.state: State = bank.state

    def _step(self, bank: Bank, seats: Sequence[Policy], chance: Random) -> list[BankEvent]:
        state = bank.state
        if state.phase == "dealing":
            if state.cutters:
                return bank.deal(chance.sample(self.game.cards, len(state.cutters)))
            deck = chance.sample(self.game.cards, 3 * len(bank.next_order()[1]))
            self.decks.append(deck)
            return bank.deal(deck)
        if not state.owed:
            raise AssertionError(f"nobody owes a decision in phase {state.phase}")
        seat = state.owed[0]
        self.actions += 1
        action: Action = seats[seat](view(state, seat), seat, chance)
        return bank.act(action)

    def tally(self, number: int) -> Tally:
        state = self.state
        kinds = [type(event).__name__ for event in self.events]
        faults = () if state.pot == 0 else (f"bank {number}: {state.pot} chips left in the pot",)
        return Tally(
            banks=1,
            deals=state.deals,
            actions=self.actions,
            ties=kinds.count("Tied"),
            svaras=state.svaras,
            joined=kinds.count("Joined"),
            splits=int(len(state.winners) > 1),
            unseen=int(not any(state.opened)),
            chips_in=sum(self.stacks),
            chips_out=exact(sum(state.stacks)),
            rake=state.rake,
            net=tuple(exact(after - before) for before, after in zip(self.stacks, state.stacks, strict=True)),
            faults=faults,
        )

    def record(self, plan: Plan) -> DealRecord:
        names = tuple(f"P{seat + 1}" for seat in range(len(self.stacks)))
        state = self.state
        return DealRecord(
            profile=plan.profile,
            seats=names,
            stacks=tuple(self.stacks),
            dealer=names[self.dealer],
            actions=tuple(action_lines(self.events, names, self.decks)),
            rules=dict(plan.overrides),
            expect={
                "stacks": {name: chips_json(stack) for name, stack in zip(names, state.stacks, strict=True)},
                "rake": chips_json(state.rake),
                "winners": [names[seat] for seat in state.winners],
            },
        )


def _chips(state: State) -> Chips:
    return sum(state.stacks) + state.pot + state.rake
