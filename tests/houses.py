"""A house for tests of tables: wallets, a clock that is moved by hand, and decks from a seed."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import Any

from msgspec.structs import replace

from svara.bank import Game, State
from svara.cards import Card, parse_card
from svara.chips import Chips
from svara.fair import DECKS
from svara.rules.model import Triples, Wild
from svara.shuffle import deck_from_seed
from svara.table import (
    NOTHING,
    Alarm,
    Command,
    Customs,
    Fire,
    Play,
    Pledge,
    Press,
    Refused,
    Sit,
    Stand,
    Table,
    TableEvent,
    TableState,
    TopUp,
    check_chips,
    movements,
)
from svara.table.events import CUSTOMARY
from svara.table.sealed import Sealed
from svara.table.state import Clock, Sitter

WALLET = 10_000
PAUSE = 5_000


@cache
def game(profile: str = "svara", **overrides: Any) -> Game:
    return Game.load(profile, overrides)


@cache
def tied(profile: str) -> Game:
    """A game whose every card counts ten, so that half of all showdowns are ties, and svaras follow."""
    rules = game(profile).rules
    deck = replace(rules.deck, ranks=("T", "J", "Q", "K"), max_players=5)
    svara = replace(rules.svara, min_pots_left=0, most_in_row=3)
    seats = replace(rules.seats, min_buy_in=1)
    scoring = {"wild": Wild(), "triples": Triples(), "pairs": {}, "labels": ()}
    return Game(replace(rules, deck=deck, svara=svara, seats=seats, **scoring))


def cards(text: str) -> list[Card]:
    return [parse_card(word) for word in text.split()]


class House:
    """One table and its players; every step is checked for chips, for replay and for being stuck."""

    def __init__(
        self, played: Game | None = None, *, fair: bool = False, customs: Customs = CUSTOMARY
    ) -> None:
        self.game = played or game()
        self.now = 1_000_000
        self.table, self.log = Table.open(self.game, "main", PAUSE, fair=fair, customs=customs)
        self.wallets: dict[str, int] = {}
        self.next_decks: list[list[Card]] = []
        self.draw = 0
        self._deals = 0
        self._turns = [0]

    # commands

    def do(self, command: Command) -> list[TableEvent]:
        """Do a command and the deals that follow; a refused one leaves the table as it was."""
        trial = self.table.copy()
        events = trial.do(command, self.now)
        while trial.deal_due:
            events += self._deal(trial)
        self._book(events)
        self.table = trial
        self.log += events
        self.check()
        return events

    def refused(self, command: Command) -> str:
        """The code of a refusal."""
        before = self.table.state.copy()
        try:
            self.do(command)
        except Refused as refusal:
            assert self.table.state == before
            return refusal.code
        raise AssertionError(f"{command} was not refused")

    def sit(self, name: str, seat: int, amount: int = 500, **options: Any) -> list[TableEvent]:
        wallet = self.wallets.setdefault(name, WALLET)
        return self.do(Sit(name, name, seat, amount, wallet, **options))

    def stand(self, name: str) -> list[TableEvent]:
        return self.do(Stand(name))

    def top_up(self, name: str, amount: int) -> list[TableEvent]:
        return self.do(TopUp(name, amount, self.wallets[name]))

    def press(self, *names: str) -> list[TableEvent]:
        return self.do(Press(names))

    def pledge(self, name: str, to: str, amount: int) -> list[TableEvent]:
        seat = self.state.seat_of(to)
        assert seat is not None
        return self.do(Pledge(name, seat, amount))

    def play(
        self, name: str, kind: str, amount: int | None = None, slot: int | None = None
    ) -> list[TableEvent]:
        return self.do(Play(name, self.state.turn, kind, amount, slot))

    def wait(self, seconds: float) -> list[TableEvent]:
        """Let time pass, firing each clock at its own moment."""
        until = self.now + int(seconds * 1000)
        events: list[TableEvent] = []
        while (alarm := self._next_alarm()) is not None and alarm.deadline <= until:
            self.now = max(self.now, alarm.deadline)
            events += self.do(Fire(alarm))
        self.now = until
        return events

    # what is there

    @property
    def state(self) -> TableState:
        return self.table.state

    @property
    def bank(self) -> State:
        assert self.table.bank is not None
        return self.table.bank.state

    @property
    def clock(self) -> Clock:
        """The one that runs."""
        assert self.state.clock is not None
        return self.state.clock

    @property
    def pending(self) -> Sealed:
        """The header whose nonces are waited for."""
        sealed = self.state.pending()
        assert sealed is not None
        return sealed

    def sitter(self, seat: int) -> Sitter:
        sitter = self.state.seats[seat]
        assert sitter is not None
        return sitter

    @property
    def question(self) -> str:
        """What is asked of who owes a decision."""
        assert self.bank.question is not None
        return self.bank.question

    @property
    def to_act(self) -> str:
        """The first who owes a decision of the bank."""
        return str(self.sitter(self.bank.owed[0]).player)

    def stack(self, name: str) -> Chips:
        seat = self.state.seat_of(name)
        assert seat is not None
        return self.state.stacks[seat]

    def seated(self, name: str) -> bool:
        return self.state.seat_of(name) is not None

    def _next_alarm(self) -> Alarm | None:
        return min(self.state.alarms(), key=lambda alarm: alarm.deadline, default=None)

    def _deal(self, table: Table) -> list[TableEvent]:
        if table.state.fair:
            return table.deal(self._seeds(), self.draw, self.now)
        return table.deal_deck(self._deck(), self.draw, self.now)

    def _seeds(self) -> tuple[bytes, ...]:
        self._deals += 1
        return tuple(sha256(b"%d %d" % (self._deals, index)).digest() for index in range(DECKS))

    def _deck(self) -> list[Card]:
        self._deals += 1
        if self.next_decks:
            return self.next_decks.pop(0)
        return list(deck_from_seed(self.game.cards, b"tables", self._deals))

    def _book(self, events: list[TableEvent]) -> None:
        for event in events:
            for moved in movements(event) if self.game.rules.whole() else ():
                if moved.source.player is not None:
                    self.wallets[moved.source.player] -= int(moved.amount)
                if moved.target.player is not None:
                    self.wallets[moved.target.player] += int(moved.amount)

    # what always holds

    def check(self) -> None:
        state = self.state
        check_chips(state)
        there = sum(state.stacks) + state.pot + state.raked if state.rules.whole() else 0
        assert sum(self.wallets.values()) + there == WALLET * len(self.wallets), "C5"
        assert min(self.wallets.values(), default=0) >= 0
        self._check_pledges()
        self._check_lines()
        assert state.seq == len(self.log), "one contiguous sequence"
        assert state.turn >= self._turns[-1], "turns rise and never repeat (house rule 10)"
        self._turns.append(state.turn)
        assert state.soonest() == min((alarm.deadline for alarm in state.alarms()), default=None)
        sealed = state.pending()
        if sealed is not None:
            self._check_pending(sealed)
        elif state.running:
            bank = self.bank
            assert bank.owed, "while a bank runs, somebody owes a decision"
            assert state.clock is not None, "and his clock runs (field report 25)"
            assert state.clock.name == "turn"
            assert state.clock.turn == state.turn
            for seat, player in enumerate(state.players):
                if player is not None:
                    assert state.stacks[seat] == bank.stacks[seat], "the table and its bank agree on chips"
            assert state.pot == bank.pot
        else:
            assert self.table.held == NOTHING, "no deck outlives its bank (house rule 4)"
            waited_for = len(state.pressed()) + len(state.unpressed()) >= 2 and state.unpressed()
            assert bool(waited_for or state.short()) == (state.clock is not None), "never stuck, never idle"

    def _check_pending(self, sealed: Sealed) -> None:
        """While nonces are waited for, their clock runs, and the house holds seeds and no deck."""
        state, held = self.state, self.table.held
        assert sealed.owing(), "the last nonce deals"
        assert state.clock is not None
        assert (state.clock.name, state.clock.turn) == ("reveal", state.headers)
        assert len(held.seeds) == DECKS
        assert not held.cards
        assert not held.salts
        if state.running:
            assert self.bank.phase == "dealing"
            assert state.pot == self.bank.pot
        else:
            assert set(sealed.header.seats) <= set(state.pressed()), "it is for those who want it"

    def _check_lines(self) -> None:
        """O71: whoever has no line is stood up some time, or leaves with the bank that he is all-in in."""
        for seat, sitter in self.state.taken():
            away = self.state.in_bank(seat) and self.bank.away[seat]
            assert sitter.connected or sitter.leaving or away or sitter.offline_deadline is not None

    def _check_pledges(self) -> None:
        """T20: pledges are between those who have not answered, each by one who has the chips."""
        pledges = self.state.pledges
        if not pledges:
            return
        assert self.bank.phase == "joining"
        assert len({pledge.seat for pledge in pledges}) == len(pledges), "one pledge each"
        for pledge in pledges:
            assert {pledge.seat, pledge.to} <= set(self.bank.queue)
            assert 1 <= pledge.amount <= self.state.stacks[pledge.seat]
            assert sum(part for _, part in self.state.pledged_to(pledge.to)) <= self.bank.price

    def check_replay(self) -> None:
        """The state is the fold of the events, bit for bit."""
        again = Table.restore(None, self.log, self.table.held, PAUSE)
        assert again.state == self.state
        if self.table.bank is not None:
            assert again.bank is not None
            assert again.bank.state == self.table.bank.state
            assert tuple(again.bank.deck) == tuple(self.table.bank.deck)


def kinds(events: list[TableEvent]) -> list[str]:
    """The events' names."""
    return [str(type(event).__struct_config__.tag) for event in events]


def only(events: list[TableEvent], kind: type[Any]) -> Any:
    """The one event of a kind."""
    found = [event for event in events if isinstance(event, kind)]
    assert len(found) == 1, f"{len(found)} of {kind.__name__} in {kinds(events)}"
    return found[0]


def begun(played: Game, names: str = "ABCD", *hands: str, amount: int | tuple[int, ...] = 1000) -> House:
    """A table whose first bank has begun; the last of ``names`` deals, so the first is the first to act."""
    house = House(played)
    for seat, name in enumerate(names):
        house.sit(name, seat, amount if isinstance(amount, int) else amount[seat], ready=False)
    house.draw = len(names) - 1
    if hands:
        house.next_decks = [dealt(*hands)]
    house.press(*names)
    return house


def dealt(*hands: str) -> list[Card]:
    """A deck that gives these hands, that of the first to act first."""
    return cards(" ".join(hand.split()[slot] for slot in range(3) for hand in hands))
