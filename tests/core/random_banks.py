"""Whole banks of any rules, played at random with everything that can happen at a table."""

from collections.abc import Sequence
from random import Random

from svara.bank import Action, Bank, Game, IllegalAction, State
from svara.bank.actions import Option
from svara.bank.events import BankEvent
from svara.bots import random_legal
from svara.cards import Card
from svara.chips import Chips
from svara.record import DealRecord, action_lines, parse_record, record_text, replay_record
from svara.rules import Rules

MOST_ACTIONS = 20_000
"""No bank of tiny stacks comes near it."""


class RandomBank:
    """One bank between players of no plan, some of whom lose time, the line or their patience."""

    def __init__(self, rules: Rules, seed: int, leave: float = 0.02, players: int | None = None) -> None:
        self.game = Game(rules)
        self.chance = chance = Random(seed)
        deck = rules.deck
        dealt = players or chance.randint(deck.min_players, deck.max_players)
        count = min(dealt + chance.choice((0, 0, 1, 3)), 12)
        self.dealt = tuple(sorted(chance.sample(range(count), dealt)))
        self.stacks: list[Chips] = [self._stack() for _ in range(count)]
        self.dealer = chance.choice(self.dealt)
        self.leave = leave
        self.decks: list[list[Card]] = []
        self.events: list[BankEvent] = []
        self.actions = 0

    def _stack(self) -> int:
        rules, chance = self.game.rules, self.chance
        if not rules.whole():
            return chance.randint(-5, 20)
        least = max(rules.ante, rules.min_stack)
        return least + chance.choice((0, 0, 1, rules.ante, chance.randint(0, 9 * rules.ante)))

    def play(self) -> State:
        """To its end; whatever a clause of the house forbids on the way is an assertion."""
        bank, self.events = Bank.start(
            self.game,
            stacks=self.stacks,
            dealer=self.dealer,
            dealt=self.dealt,
            present=range(len(self.stacks)),
        )
        total = sum(self.stacks)
        while bank.state.phase != "finished":
            self.events += self._step(bank)
            state = bank.state
            assert sum(state.stacks) + state.pot + state.rake == total
            assert state.pot >= 0
            assert not self.game.rules.whole() or min(state.stacks) >= 0
            assert self.actions < MOST_ACTIONS, "a bank ends"
        assert bank.state.pot == 0
        return bank.state

    def _step(self, bank: Bank) -> list[BankEvent]:
        state, chance = bank.state, self.chance
        if state.phase == "dealing":
            if state.cutters:
                return bank.deal(chance.sample(self.game.cards, len(state.cutters)))
            deck = chance.sample(self.game.cards, 3 * len(bank.next_order()[1]))
            self.decks.append(deck)
            return bank.deal(deck)
        assert state.owed, f"nobody owes a decision in phase {state.phase}"
        self.actions += 1
        draw = chance.random()
        if draw < self.leave:
            seat = chance.randrange(len(state.stacks))
            try:
                return bank.act(Action(seat, chance.choice(("leave", "offline"))))
            except IllegalAction:
                return []
        seat = chance.choice(state.owed)
        if draw < 2 * self.leave:
            return bank.act(Action(seat, "timeout"))
        if draw < 0.2:
            others = [other for other in range(len(state.stacks)) if other not in state.owed]
            able = [other for other in others if bank.legal(other)]
            seat = chance.choice(able) if able else seat
        self._check_options(bank, seat)
        action = random_legal(bank.view(seat), seat, chance)
        if action.kind == "fold":
            # So that some banks come as far as their rules go.
            action = random_legal(bank.view(seat), seat, chance)
        return bank.act(action)

    def _check_options(self, bank: Bank, seat: int) -> None:
        """Everything that is offered is accepted, at its bounds."""
        options = bank.legal(seat)
        assert options, "who is asked has an answer"
        for option in options:
            for amount in _amounts(option):
                if option.kind != "join with":
                    bank.copy().act(Action(seat, option.kind, amount))

    def record(self, state: State) -> DealRecord:
        names = tuple(f"P{seat}" for seat in range(len(self.stacks)))
        return DealRecord(
            profile="drawn",
            seats=names,
            stacks=tuple(self.stacks),
            dealer=names[self.dealer],
            actions=tuple(action_lines(self.events, names, self.decks)),
            sitting_out=tuple(name for seat, name in enumerate(names) if seat not in self.dealt),
        )

    def replayed(self, state: State) -> Sequence[BankEvent]:
        """The events of the bank's own record, written and read again."""
        record = parse_record(record_text(self.record(state)))
        return replay_record(record, load=lambda _profile, _rules: self.game).events


def _amounts(option: Option) -> tuple[Chips | None, ...]:
    return (None,) if option.least is None else (option.least, option.most)
