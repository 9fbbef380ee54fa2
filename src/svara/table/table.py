"""One table: commands in, events out; the state is the fold of the events.

>>> from svara.bank import Game
>>> from svara.table import Play, Sit, Table
>>> table, _ = Table.open(Game.load("svara"), "main")
>>> for seat, name in enumerate(["Ann", "Bob"]):
...     _ = table.do(Sit(name, name, seat, 500, wallet=10_000), now=0)
>>> table.deal_due
True
>>> _ = table.deal(table.game.cards, draw=1, now=0)
>>> table.state.clock.deadline, table.bank.state.owed
(20000, (0,))
>>> [type(event).__name__ for event in table.do(Play("Ann", table.state.turn, "fold"), now=1000)][:3]
['DarkEnded', 'Folded', 'Won']
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from svara.bank import Bank, Game
from svara.bank.events import BankEvent, BankStarted
from svara.cards import Card
from svara.rules.model import Rules
from svara.table import clocks, flow, pledges, seating
from svara.table.commands import (
    AutoPress,
    Command,
    Connect,
    Disconnect,
    Fire,
    Play,
    Pledge,
    Press,
    Recover,
    Sit,
    SitOut,
    Stand,
    TopUp,
)
from svara.table.desk import Desk
from svara.table.events import OwnEvent, TableEvent, TableOpened
from svara.table.fold import apply
from svara.table.state import TableState

DEFAULT_PAUSE = 5000
"""Milliseconds in which a result can be read before "New deal" presses itself."""


def same_table(rules: Rules, others: Rules) -> bool:
    """Whether a table may go on by others: as many seats, and the same kind of chips."""
    return (rules.deck.max_players, rules.chips) == (others.deck.max_players, others.chips)


class Table:
    """A pure function of its commands, of the moments they come at, and of the decks it is given.

    After each command the house looks at `deal_due` and calls `deal` until it is false; both belong to
    one step. Every method that raises changes nothing that matters: act on a `copy` and drop it.
    """

    __slots__ = ("_desk",)

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    @classmethod
    def open(cls, game: Game, name: str, pause: int = DEFAULT_PAUSE) -> tuple[Table, list[TableEvent]]:
        """A new table without anybody at it."""
        opened = TableOpened(name, game.rules)
        return cls(Desk(game, TableState.begin(opened), None, pause)), [opened]

    @classmethod
    def restore(
        cls,
        state: TableState | None,
        events: Iterable[TableEvent],
        deck: Sequence[Card | None] = (),
        pause: int = DEFAULT_PAUSE,
    ) -> Table:
        """The table after these events, from its first one or from a state between two banks.

        ``deck`` is what the house still holds for the deal in progress.
        """
        log = iter(events)
        if state is None:
            first = next(log, None)
            if not isinstance(first, TableOpened):
                raise ValueError("a table's log begins with table_opened")
            state = TableState.begin(first)
        state = state.copy()
        bank_log: list[BankEvent] = []
        for event in log:
            apply(state, event)
            if isinstance(event, BankStarted):
                bank_log = [event]
            elif isinstance(event, TableOpened):
                bank_log = []
            elif not isinstance(event, OwnEvent):
                bank_log.append(event)
        game = Game(state.rules)
        bank = Bank.restore(game, bank_log, deck) if bank_log else None
        return cls(Desk(game, state, bank, pause))

    @property
    def game(self) -> Game:
        return self._desk.game

    @property
    def state(self) -> TableState:
        """To read; events alone change it."""
        return self._desk.state

    @property
    def bank(self) -> Bank | None:
        """The bank that runs, or the latest one."""
        return self._desk.bank

    @property
    def deck(self) -> Sequence[Card | None]:
        """The house's deck of the deal in progress; empty when there is none."""
        return () if self._desk.bank is None else self._desk.bank.deck

    @property
    def deal_due(self) -> bool:
        """Whether the house owes a deck, for a bank that begins or for a svara."""
        if self.state.running:
            return self._desk.running_bank().state.phase == "dealing"
        return self.state.bank_due()

    def copy(self) -> Table:
        """A table of its own, to try a command on."""
        desk = self._desk
        bank = None if desk.bank is None else desk.bank.copy()
        return Table(Desk(desk.game, desk.state.copy(), bank, desk.pause))

    def do(self, command: Command, now: int) -> list[TableEvent]:
        """Do one command, or raise `Refused`."""
        desk = self._desk
        match command:
            case Play():
                flow.play(desk, command)
            case Pledge():
                pledges.pledge(desk, command)
            case Fire():
                clocks.fire(desk, command, now)
            case Sit():
                seating.sit(desk, command, now)
            case Stand():
                seating.stand(desk, command, now)
            case TopUp():
                seating.top_up(desk, command)
                flow.press_by_itself(desk)
            case Press():
                flow.press(desk, command)
            case SitOut():
                flow.sit_out(desk, command)
            case AutoPress():
                flow.auto_press(desk, command)
            case Connect():
                clocks.connect(desk, command)
            case Disconnect():
                clocks.disconnect(desk, command, now)
            case Recover():
                clocks.recover(desk, command, now)
        return self._finish(now)

    def deal(self, deck: Sequence[Card | None], draw: int, now: int) -> list[TableEvent]:
        """Deal what is due; ``draw`` is a random number that picks a table's first dealer (C9)."""
        if not self.deal_due:
            raise ValueError("no deal is due now")
        flow.deal(self._desk, deck, draw, now)
        return self._finish(now)

    def change_rules(self, game: Game) -> list[TableEvent]:
        """Go on by other rules; only between two banks, with as many seats and the same kind of chips."""
        played = self.state.rules
        if self.state.running or not same_table(played, game.rules):
            raise ValueError("the rules of a table change between banks only, its seats and chips never")
        self._desk.game = game
        self._desk.bank = None
        self._desk.emit(TableOpened(self.state.table, game.rules))
        return self._taken()

    def _finish(self, now: int) -> list[TableEvent]:
        flow.settle(self._desk, now)
        return self._taken()

    def _taken(self) -> list[TableEvent]:
        events, self._desk.events = self._desk.events, []
        return events
