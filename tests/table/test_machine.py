"""A whole table by chance: whatever happens in whatever order, chips, replay and progress hold.

`House.check` runs after every step: conserved chips (C5), a decision and its clock while a bank runs (field
report 25), never a stuck table between banks (field report 21), turns that never repeat (house rule 10).
"""

from __future__ import annotations

from typing import Any

import hypothesis.strategies as st
from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule
from msgspec.structs import replace

from fair_houses import FairHouse, check_as
from houses import PAUSE, WALLET, House, game, tied
from sight import check_sight
from svara.bank import Game, IllegalAction, Option
from svara.table import (
    AutoPress,
    Close,
    Command,
    Connect,
    Customs,
    Disconnect,
    Fire,
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
    TopUp,
    Void,
)

NAMES = st.sampled_from("ABCDEFGH")
SEATS = st.integers(-1, 12)
AMOUNTS = st.one_of(st.sampled_from([9, 10, 20, 21, 40, 1000]), st.integers(0, 1100))


class Tables(RuleBasedStateMachine):
    """People who sit, play, vanish and come back at random; a bot is one of them."""

    played = game()
    fair = False

    def __init__(self) -> None:
        super().__init__()
        customs = Customs(time_bank=30)
        self.house = FairHouse(self.played) if self.fair else House(self.played, customs=customs)

    @property
    def fair_house(self) -> FairHouse:
        assert isinstance(self.house, FairHouse)
        return self.house

    def ask(self, command: Command) -> None:
        try:
            self.house.do(command)
        except Refused:
            pass
        except IllegalAction as error:  # the table has to turn it into a refusal
            raise AssertionError(error) from error

    @rule(name=NAMES, seat=SEATS, amount=AMOUNTS, line=st.booleans(), ready=st.booleans())
    def sit(self, name: str, seat: int, amount: int, line: bool, ready: bool) -> None:
        wallet = self.house.wallets.setdefault(name, WALLET)
        bot = name == "H"
        if isinstance(self.house, FairHouse) and not bot and amount % 3:
            self.ask(replace(self.house.sit_command(name, seat, amount), connected=line, ready=ready))
            return
        self.ask(Sit(name, name, seat, amount, wallet, bot=bot, connected=line or bot, ready=ready))

    @rule(amounts=st.lists(AMOUNTS, min_size=2, max_size=6))
    @precondition(lambda self: not list(self.house.state.taken()))
    def sit_together(self, amounts: list[int]) -> None:
        names = "ABCDEF"[: len(self.house.state.seats)]
        for seat, (name, amount) in enumerate(zip(names, amounts, strict=False)):
            self.sit(name, seat, max(amount, 10), True, False)
        self.ask(Press(tuple(names[: len(amounts)])))

    @rule(name=NAMES)
    def stand(self, name: str) -> None:
        self.ask(Stand(name))

    @rule(name=NAMES, seat=SEATS)
    def move(self, name: str, seat: int) -> None:
        self.ask(Move(name, seat))

    @rule()
    @precondition(lambda self: self.house.state.running)
    def void(self) -> None:
        """House rule 11: nobody wins or loses by it, at whatever moment of the bank it comes."""
        house = self.house
        chips = [stack + put for stack, put in zip(house.state.stacks, house.bank.put, strict=True)]
        owners = [None if sitter is None else sitter.player for sitter in house.state.seats]
        self.ask(Void())
        for seat, player in enumerate(owners):
            if player is not None and house.seated(player):
                assert house.state.stacks[seat] == chips[seat]

    @rule(sure=st.integers(0, 3))
    def close(self, sure: int) -> None:
        """Everybody has what is his in his wallet; an empty table may be sat down at again."""
        if sure == 3:
            self.house.do(Close())
            assert list(self.house.state.taken()) == []
            assert self.house.state.pot == sum(self.house.state.stacks) == 0

    @rule(name=NAMES, amount=AMOUNTS)
    def top_up(self, name: str, amount: int) -> None:
        self.ask(TopUp(name, amount, self.house.wallets.get(name, 0)))

    @rule(names=st.lists(NAMES, min_size=1, max_size=6, unique=True))
    def press(self, names: list[str]) -> None:
        self.ask(Press(tuple(names)))

    @rule()
    def all_press(self) -> None:
        for _, sitter in list(self.house.state.taken()):
            self.ask(Press((sitter.player,)))

    @rule(name=NAMES, on=st.booleans(), auto=st.booleans())
    def set_flags(self, name: str, on: bool, auto: bool) -> None:
        self.ask(AutoPress(name, on) if auto else SitOut(name, on))

    @rule(name=NAMES)
    def lose_line(self, name: str) -> None:
        self.ask(Disconnect(name))

    @rule(name=NAMES)
    def find_line(self, name: str) -> None:
        self.ask(Connect(name))

    @rule(data=st.data(), actions=st.integers(1, 8))
    @precondition(lambda self: self.house.state.running and self.house.state.pending() is None)
    def act(self, data: st.DataObject, actions: int) -> None:
        """Legal actions of those who owe a decision; these alone must never be refused."""
        for _ in range(actions):
            if not self.house.state.running or self.house.state.pending() is not None:
                return
            assert self.house.table.bank is not None
            seat = data.draw(st.sampled_from(self.house.bank.owed))
            option = data.draw(st.sampled_from(self.house.table.bank.legal(seat)))
            sitter = self.house.state.seats[seat]
            assert sitter is not None, "who owes a decision holds his seat"
            amount = data.draw(_amount(option))
            play = Play(sitter.player, self.house.state.turn, option.kind, amount)
            if option.kind == "join with":
                self.pledge_to(seat, data)
                self.ask(play)
            else:
                self.house.do(play)

    def pledge_to(self, to: int, data: st.DataObject) -> None:
        """Others bring some of the entry, or all of it."""
        assert self.house.table.bank is not None
        bank = self.house.table.bank.state
        for seat in bank.queue:
            free = int(bank.price) - sum(int(part) for _, part in self.house.state.pledged_to(to))
            amount = min(free, int(bank.stacks[seat]))
            if seat != to and amount > 0 and data.draw(st.booleans()):
                sitter = self.house.state.seats[seat]
                assert sitter is not None
                part = amount if data.draw(st.booleans()) else data.draw(st.integers(1, amount))
                self.house.do(Pledge(sitter.player, to, part))

    @rule(name=NAMES, to=SEATS, amount=AMOUNTS, late=st.integers(0, 3), timed=st.booleans())
    @precondition(lambda self: self.house.state.running)
    def pledge(self, name: str, to: int, amount: int, late: int, timed: bool) -> None:
        self.ask(Pledge(name, to, amount, self.house.state.turn - late if timed else None))

    @rule(names=st.lists(NAMES, max_size=3), kind=st.sampled_from(["redeal", "look"]))
    def act_off_turn(self, names: list[str], kind: str) -> None:
        for name in names:
            self.ask(Play(name, self.house.state.turn, kind))

    @rule(name=NAMES, turn=st.integers(-1, 2), kind=st.sampled_from(["look", "call", "fold", "cook", "x"]))
    def tap(self, name: str, turn: int, kind: str) -> None:
        """Any action of anybody at any turn."""
        self.ask(Play(name, self.house.state.turn - turn, kind))

    @rule(names=st.lists(NAMES, min_size=1, max_size=4, unique=True))
    @precondition(lambda self: self.house.state.pending() is not None)
    def reveal(self, names: list[str]) -> None:
        """Nonces of some, in time or not wanted."""
        house = self.fair_house
        for name in names:
            if house.nonces.get(name):
                self.ask(house.reveal_command(name))

    @rule()
    @precondition(lambda self: self.house.state.pending() is not None)
    def reveal_all(self) -> None:
        self.fair_house.reveal_all()

    @rule(name=NAMES)
    @precondition(lambda self: self.fair)
    def commit(self, name: str) -> None:
        self.ask(self.fair_house.commit_command(name))

    @rule(seconds=st.sampled_from([1, 3, 10, 20, 31, 125, 1900]))
    def wait(self, seconds: int) -> None:
        self.house.wait(seconds)

    @rule()
    def old_clock(self) -> None:
        """A clock that was set for a turn long past."""
        for alarm in self.house.state.alarms():
            self.house.now = max(self.house.now, alarm.deadline)
            self.ask(Fire(alarm))
            assert alarm not in self.house.state.alarms(), "a clock that fired is over"
            self.ask(Fire(alarm))

    @rule(away=st.sampled_from([0, 5_000, 10_000_000]))
    def crash(self, away: int) -> None:
        """Field report 30: the process dies, and another goes on from the log."""
        self.house.check_replay()
        house = self.house
        house.table = Table.restore(None, house.log, house.table.held, PAUSE)
        house.now += away
        house.do(Recover(20_000))
        for alarm in house.state.alarms():
            assert alarm.name == "auto" or alarm.deadline >= house.now + 20_000

    @invariant()
    def nobody_sees_what_he_may_not(self) -> None:
        check_sight(self.house, None, "A", "D", "Z")

    def teardown(self) -> None:
        self.house.check_replay()
        if self.fair:
            for viewer in (None, 0, 2):
                check_as(self.house.log, viewer, self.house.game.cards)


def _amount(option: Option) -> st.SearchStrategy[int | None]:
    if option.least is None or option.most is None:
        return st.none()
    least, most = int(option.least), int(option.most)
    return st.one_of(st.sampled_from([least, most]), st.integers(least, most))


def machine(played: Game, *, fair: bool = False) -> Any:
    """A test of tables where this game is played."""
    machine: type[Tables] = type("Machine", (Tables,), {"played": played, "fair": fair})
    case = machine.TestCase
    case.settings = settings(max_examples=25, stateful_step_count=40, deadline=None)
    return case


# Tiny stacks are where rules break, so one may bring as little as an ante.
TestSvara = machine(game("svara", **{"seats.min_buy_in": 1}))
TestSvaraTied = machine(tied("svara"))
TestSvarka = machine(game("svarka", **{"seats.min_buy_in": 1, "min_stack": 20}))
TestSvarkaTied = machine(tied("svarka"))
TestTrinka = machine(game("trinka", **{"seats.min_buy_in": 1}))
TestTrinkaTied = machine(tied("trinka"))
TestSeka = machine(game("seka", **{"match.banks": 2}))
TestSekaTied = machine(tied("seka"))
TestFairSvara = machine(tied("svara"), fair=True)
TestFairTrinka = machine(tied("trinka"), fair=True)
TestFairSvarka = machine(game("svarka", **{"seats.min_buy_in": 1, "min_stack": 20}), fair=True)
