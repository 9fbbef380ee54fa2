"""Whole evenings by chance, at a table of each game: people play, leave, come back, pledge and lose the line.

The players know what is legal, so that svaras, pools, cuts, redeals and matches come about.
"""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction

from msgspec.structs import replace

from fair_houses import FairHouse
from houses import PAUSE, WALLET, House
from svara.bank.events import Joined, Won
from svara.bots import random_legal
from svara.table import (
    Connect,
    Disconnect,
    Move,
    Play,
    Pledge,
    Press,
    Recover,
    Refused,
    Sit,
    SitOut,
    Stand,
    Table,
    TableEvent,
)
from svara.table.events import SatDown

NAMES = "ABCDEFG"


class Evening:
    """One table, and everything that happens at it."""

    def __init__(self, house: House, seed: int) -> None:
        self.house = house
        self.chance = random.Random(seed)
        self.seen: Counter[str] = Counter()

    def ask(self, command: object) -> None:
        try:
            self.count(self.house.do(command))  # type: ignore[arg-type]
        except Refused:
            self.seen["refused"] += 1

    def count(self, events: list[TableEvent]) -> None:
        for event in events:
            self.seen[str(type(event).__struct_config__.tag)] += 1
            match event:
                case Joined():
                    self.seen["pooled"] += bool(event.pool)
                    self.seen["onlooker joined"] += event.seat not in self.house.bank.dealt
                case Won():
                    self.seen["fraction"] += isinstance(event.amount, Fraction)
                case SatDown():
                    self.seen["came back to a score"] += bool(event.amount) and not self.whole
                case _:
                    pass

    @property
    def whole(self) -> bool:
        return self.house.game.rules.whole()

    def step(self) -> None:
        house, chance = self.house, self.chance
        if house.state.pending() is not None:
            self.answer_header()
        elif not house.state.running:
            self.between_banks()
        elif chance.random() < 0.08:
            self.disturb()
        else:
            if house.bank.phase == "joining" and house.bank.rules.svara.pooling:
                self.pledge()
            self.act()

    def between_banks(self) -> None:
        """Who is not there comes with little, who is there presses."""
        house, chance = self.house, self.chance
        name = chance.choice(NAMES)
        seat = chance.randrange(len(house.state.seats))
        if house.state.seat_of(name) is None and chance.random() < 0.7:
            wallet = house.wallets.setdefault(name, WALLET)
            ante = house.game.rules.ante
            least, most = house.state.buy_in(name, house.now)
            amount = min(max(ante * chance.choice([1, 2, 5, 30]), int(least)), int(most))
            ready = chance.random() < 0.8
            if isinstance(house, FairHouse) and chance.random() < 0.8:
                self.ask(replace(house.sit_command(name, seat, amount), ready=ready))
            else:
                self.ask(Sit(name, name, seat, amount, wallet, ready=ready))
        elif chance.random() < 0.1:
            self.disturb()
        else:
            for _, sitter in list(house.state.taken()):
                if chance.random() < 0.9:
                    self.ask(Press((sitter.player,)))
            house.wait(31)

    def answer_header(self) -> None:
        """Most give their nonces, some are silent, and some go."""
        house, chance = self.house, self.chance
        assert isinstance(house, FairHouse)
        owing = [house.name_at(seat) for seat in house.pending.owing()]
        if chance.random() < 0.15:
            self.disturb()
        elif chance.random() < 0.8:
            self.ask(house.reveal_command(chance.choice(owing)))
        else:
            self.count(house.wait(5))
        if chance.random() < 0.4:
            self.ask(house.commit_command(chance.choice(NAMES)))

    def disturb(self) -> None:
        house, chance = self.house, self.chance
        name = chance.choice(NAMES)
        match chance.randrange(8):
            case 0:
                self.ask(Stand(name))
            case 1:
                self.ask(Disconnect(name))
            case 2:
                self.ask(Connect(name))
            case 3:
                self.ask(SitOut(name))
            case 4:
                self.count(house.wait(chance.choice([1, 10, 20, 125])))
            case 5:
                self.ask(Play(name, house.state.turn, chance.choice(["redeal", "look", "fold", "join with"])))
            case 6:
                self.ask(Move(name, chance.randrange(len(house.state.seats))))
            case _:
                self.crash()

    def crash(self) -> None:
        house = self.house
        house.check_replay()
        house.table = Table.restore(None, house.log, house.table.held, PAUSE)
        self.ask(Recover(20_000))

    def act(self) -> None:
        """A decision that is owed, or a redeal or look off turn."""
        house, chance = self.house, self.chance
        bank = house.table.bank
        assert bank is not None
        for other in bank.state.live if chance.random() < 0.5 else ():
            sitter = house.state.seats[other]
            if sitter is not None:
                self.ask(Play(sitter.player, house.state.turn, "look"))
        bank = house.table.bank
        assert bank is not None
        seat = chance.choice(bank.state.owed)
        action = random_legal(bank.view(seat), seat, chance)
        for other in bank.state.live:
            if any(option.kind == "redeal" for option in bank.legal(other)) and chance.random() < 0.5:
                seat, action = other, type(action)(other, "redeal")
        sitter = house.state.seats[seat]
        assert sitter is not None, "who owes a decision holds his seat"
        pledged = house.state.pledged_to(seat)
        if bank.state.question == "join" and pledged and chance.random() < 0.7:
            action = type(action)(seat, "join with")
        play = Play(sitter.player, house.state.turn, action.kind, action.amount, action.slot)
        if action.kind == "join with":
            self.ask(play)
            if house.state.turn == play.turn and seat in house.bank.owed:
                self.count(house.do(Play(sitter.player, play.turn, "decline")))
        else:
            self.count(house.do(play))

    def pledge(self) -> None:
        """Others bring parts of an entry, now and then just what is missing."""
        house, chance = self.house, self.chance
        queue, price = house.bank.queue, int(house.bank.price)
        if len(queue) < 2:
            return
        to = queue[0]
        for seat in chance.sample(queue[1:], chance.randint(1, len(queue) - 1)):
            sitter = house.state.seats[seat]
            assert sitter is not None
            missing = price - sum(int(part) for _, part in house.state.pledged_to(to))
            amount = min(chance.choice([missing, chance.randint(0, price)]), int(house.state.stacks[seat]))
            self.ask(Pledge(sitter.player, to, amount))
            if chance.random() < 0.1:
                self.ask(Pledge(sitter.player, chance.choice(queue), chance.choice([0, 1])))
