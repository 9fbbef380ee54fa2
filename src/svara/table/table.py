"""One table: commands in, events out; the state is the fold of the events.

>>> from svara.bank import Game
>>> from svara.table import Play, Sit, Table
>>> table, _ = Table.open(Game.load("svara"), "main", fair=False)
>>> for seat, name in enumerate(["Ann", "Bob"]):
...     _ = table.do(Sit(name, name, seat, 500, wallet=10_000), now=0)
>>> table.deal_due
True
>>> _ = table.deal_deck(table.game.cards, draw=1, now=0)
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
from svara.table import clocks, closing, fairness, flow, pledges, seating, time_banks
from svara.table.commands import (
    AutoPress,
    Close,
    Command,
    Commit,
    Connect,
    Disconnect,
    Fire,
    Move,
    Play,
    Pledge,
    Press,
    Recover,
    Reveal,
    Sit,
    SitOut,
    Stand,
    TopUp,
    Void,
)
from svara.table.dealing import begin_bank, due_terms, hand_out
from svara.table.desk import Desk
from svara.table.events import CUSTOMARY, Customs, OwnEvent, TableEvent, TableOpened
from svara.table.fold import apply
from svara.table.sealed import NOTHING, Held
from svara.table.state import TableState

DEFAULT_PAUSE = 5000
"""Milliseconds in which a result can be read before "New deal" presses itself."""


def interchangeable(rules: Rules, others: Rules) -> bool:
    """Whether a table may go from the ones to the others: as many seats, and the same kind of chips."""
    return (rules.deck.max_players, rules.chips) == (others.deck.max_players, others.chips)


class Table:
    """A pure function of its commands, of the moments they come at, and of the seeds it is given.

    After each command the house looks at `deal_due` and calls `deal` until it is false; both belong to
    one step. What it holds then, `held`, is not in the log: the house keeps it to `restore`. Every method
    that raises changes nothing that matters: act on a `copy` and drop it.
    """

    __slots__ = ("_desk",)

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    @classmethod
    def open(
        cls,
        game: Game,
        name: str,
        pause: int = DEFAULT_PAUSE,
        *,
        fair: bool = True,
        customs: Customs = CUSTOMARY,
    ) -> tuple[Table, list[TableEvent]]:
        """A new table without anybody at it; one that is not ``fair`` takes decks instead of seeds."""
        opened = TableOpened(name, game.rules, fair, customs)
        return cls(Desk(game, TableState.begin(opened), None, pause)), [opened]

    @classmethod
    def restore(
        cls,
        state: TableState | None,
        events: Iterable[TableEvent],
        held: Held = NOTHING,
        pause: int = DEFAULT_PAUSE,
    ) -> Table:
        """The table after these events, from its first one or from a state between two banks.

        ``held`` is what the house still holds for the deal in progress, or the one that is pending.
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
        bank = Bank.restore(game, bank_log, held.cards) if bank_log else None
        return cls(Desk(game, state, bank, pause, held))

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
    def held(self) -> Held:
        """The house's secrets of the deal in progress, or of the one that is pending."""
        return self._desk.held

    @property
    def deal_due(self) -> bool:
        """Whether the house owes seeds or a deck, for a bank that begins or for a svara."""
        if self.state.pending() is not None:
            return False
        if self.state.running:
            return self._desk.running_bank().state.phase == "dealing"
        return self.state.bank_due()

    def copy(self) -> Table:
        """A table of its own, to try a command on."""
        desk = self._desk
        bank = None if desk.bank is None else desk.bank.copy()
        return Table(Desk(desk.game, desk.state.copy(), bank, desk.pause, desk.held))

    def do(self, command: Command, now: int) -> list[TableEvent]:
        """Do one command, or raise `Refused`."""
        desk = self._desk
        clock = desk.state.clock
        match command:
            case Play():
                flow.play(desk, command)
                time_banks.close(desk, clock, now)
            case Pledge():
                pledges.pledge(desk, command)
            case Commit():
                fairness.commit(desk, command)
            case Reveal():
                fairness.reveal(desk, command, now)
            case Fire():
                clocks.fire(desk, command, now)
            case Sit():
                seating.sit(desk, command, now)
            case Stand():
                seating.stand(desk, command, now)
            case Move():
                seating.move(desk, command)
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
            case Void():
                closing.void_bank(desk)
            case Close():
                closing.close(desk, now)
        return self._finish(now)

    def deal(self, seeds: Sequence[bytes], draw: int, now: int) -> list[TableEvent]:
        """Publish the header of the deal that is due, from eight fresh seeds of 32 random bytes; the cards
        follow at once, or with the last nonce. ``draw`` is a random number for the first dealer (C9).
        """
        self._check_due(fair=True)
        fairness.publish_header(self._desk, seeds, draw, now)
        return self._finish(now)

    def deal_deck(self, deck: Sequence[Card | None], draw: int, now: int) -> list[TableEvent]:
        """Deal a given deck, at a table that was not opened as a fair one."""
        self._check_due(fair=False)
        desk = self._desk
        terms = due_terms(desk, draw)
        if not self.state.running:
            begin_bank(desk, terms, [seat for seat, _ in self.state.taken()], now)
        hand_out(desk, Held(tuple(deck)))
        return self._finish(now)

    def _check_due(self, *, fair: bool) -> None:
        if not self.deal_due:
            raise ValueError("no deal is due now")
        if self.state.fair != fair:
            raise ValueError("a fair table is dealt from seeds, any other from a deck")

    def change_rules(self, game: Game) -> list[TableEvent]:
        """Go on by other rules; only between two banks, with as many seats and the same kind of chips."""
        played = self.state.rules
        if self.state.running or not interchangeable(played, game.rules):
            raise ValueError("the rules of a table change between banks only, its seats and chips never")
        sealed = self.state.pending()
        if sealed is not None:
            fairness.void(self._desk, sealed)
        self._desk.game = game
        self._desk.bank = None
        state = self.state
        self._desk.emit(TableOpened(state.table, game.rules, state.fair, state.customs))
        return self._taken()

    def _finish(self, now: int) -> list[TableEvent]:
        flow.follow_up(self._desk, now)
        return self._taken()

    def _taken(self) -> list[TableEvent]:
        events, self._desk.events = self._desk.events, []
        return events
