"""The owner of one table: commands come one after another, are made durable, and only then are told."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from functools import partial

import msgspec
import structlog

from svara.server.books import ledger
from svara.server.books.booking import PURSE, entries_of
from svara.server.books.gifts import Refill
from svara.server.db.store import Store, undone_alone
from svara.server.history.results import BankResult, bank_result
from svara.server.moments import now_ms
from svara.server.tables import journal
from svara.server.tables.answers import AnsweredError, first_answer
from svara.server.tables.clocks import Clocks
from svara.server.tables.holding import deal_due
from svara.server.tables.journal import LostTableError, Step, write_step
from svara.server.tables.outcome import Deals, Outcome, tried
from svara.server.tables.views import options
from svara.table import Alarm, Close, Command, Fire, NumberedEvent, Refused, Table, TableState
from svara.wire import Answer

log = structlog.get_logger("svara.table")

Make = Callable[[], Command | None]
"""A command that is made when its turn has come, from what holds then; none only deals what is due."""
Told = Callable[[list[NumberedEvent]], None]


class Order(msgspec.Struct, eq=False):
    """A command to come, and who hears its answer."""

    ask: Command | Make
    answered: Callable[[Answer], None]
    player: str | None = None
    id: str | None = None


class Done(msgspec.Struct, eq=False):
    """An order that waits for the disk: its answer, and what it changed, if anything."""

    order: Order
    answer: Answer
    after: Outcome | None = None


class TableActor:
    """One table, its clocks, and its log since the latest bank began.

    What is asked of it while the disk is busy is done together, each command on what those before it made
    of the table, and told together when it is durable.
    """

    def __init__(self, store: Store, epoch: int, saved: journal.Saved) -> None:
        self.table = saved.table
        self.log = list(enumerate(saved.events, saved.first_seq))
        self._idle = 0
        """Events since the latest bank, or since this process has the table."""
        self.told: list[Told] = []
        """Called with the numbered events of one or several steps, once they are durable; no bank begins
        among them but in the first."""
        self.lost = asyncio.Event()
        """Set when another process has taken the table; this one has to stop."""
        self.may_begin: Callable[[], bool] = lambda: True
        """Whether a new bank may begin now; what a running one is owed is always dealt."""
        self.deals: Deals = deal_due
        self.refill: Callable[[], Refill | None] = lambda: None
        """The daily refill of who has few chips after a bank."""
        self._store = store
        self._epoch = epoch
        self._orders: list[Order] = []
        self._written: list[list[Done]] = []
        """What is in a transaction that is not on the disk yet."""
        self._called = False
        """Whether the orders will be done with the next transaction."""
        self._works = False
        self._ended = False
        self._clocks = Clocks(self._fire)
        self._at_rest: asyncio.Future[None] | None = None
        """Who waits until nothing is on its way to the disk."""

    @property
    def seq(self) -> int:
        return self.table.state.seq

    @property
    def waiting(self) -> int:
        """Commands that it has not come to yet."""
        return len(self._orders)

    @property
    def coming(self) -> TableState:
        """The table as it is once all that is written of it is on the disk."""
        pending = self._pending()
        return (pending[-1].table if pending else self.table).state

    def wallet(self, player: str) -> int:
        """A player's chips away from tables; to practise he brings what he likes."""
        if self.table.state.customs.practice:
            return PURSE
        return ledger.balance(self._store.reader, ledger.wallet(player))

    def start(self) -> None:
        self._works = True
        self._clocks.wind(self.table.state)

    async def stop(self) -> None:
        """Stop between two steps; who still waits is told that the server closes."""
        self._works = False
        self._clocks.stop()
        while self._orders:
            order = self._orders.pop(0)
            self._answer(order, Answer(order.id or "", False, "closing"))
        if self._called or self._written:
            self._at_rest = asyncio.get_running_loop().create_future()
            await self._at_rest

    async def end(self) -> bool:
        """Close the table for good and take no command after that; false where it could not be written, or
        is being closed already.
        """
        if self._ended:
            return False
        closed = self.do(Close())
        self._ended = True
        self._ended = (await closed).ok
        return self._ended

    def do(
        self, ask: Command | Make, player: str | None = None, action_id: str | None = None
    ) -> asyncio.Future[Answer]:
        """The answer to a command; it comes when it is durable."""
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.order(Order(ask, partial(_resolve, answer), player, action_id))
        return answer

    def order(self, order: Order) -> None:
        """Do a command with the next transaction, and answer when it is durable. A repeated id gets the
        answer to what it changed; what changed nothing is kept nowhere and asked anew.
        """
        if self._ended or not self._works or self.lost.is_set():
            self._answer(order, Answer(order.id or "", False, "closing"))
            return
        self._orders.append(order)
        if not self._called:
            self._called = True
            self._store.step(self)

    def write(self, connection: sqlite3.Connection) -> None:
        """Do all that waits, each on what those before it made of the table."""
        self._called = False
        done: list[Done] = []
        self._written.append(done)
        orders, self._orders = self._orders, []
        for order in orders:
            done.append(self._done(order, connection))

    def settle(self, fault: BaseException | None) -> None:
        """What was written is on the disk, and told; or it is not, and did not happen."""
        if fault is None:
            self._tell(self._written.pop(0))
        else:
            log.error("step_failed", table=self.table.state.table, seq=self.seq, exc_info=fault)
            orders = [done.order for done in self._written.pop(0)] if self._written else self._orders
            if orders is self._orders:
                self._called, self._orders = False, []
            for order in orders:
                self._answer(order, Answer(order.id or "", False, "fault"))
        if self._works and not self.lost.is_set():
            self._clocks.wind(self.table.state)
        else:
            self._clocks.stop()
        if self._at_rest is not None and not (self._called or self._written or self._at_rest.done()):
            self._at_rest.set_result(None)

    def _fire(self, alarm: Alarm, fired: Callable[[Answer], None]) -> None:
        self.order(Order(Fire(alarm), fired))

    def _answer(self, order: Order, answer: Answer) -> None:
        try:
            order.answered(answer)
        except Exception:
            log.exception("answering_failed", table=self.table.state.table, seq=self.seq)

    def _pending(self) -> list[Outcome]:
        """What is written and not told, in its order."""
        return [done.after for batch in self._written for done in batch if done.after is not None]

    def _done(self, order: Order, connection: sqlite3.Connection) -> Done:
        try:
            return self._written_down(order, connection)
        except AnsweredError as before:
            return Done(order, before.answer)
        except LostTableError:
            log.error("table_lost", table=self.table.state.table)
            self.lost.set()
            return Done(order, Answer(order.id or "", False, "closing"))
        except Exception:
            log.exception("step_failed", table=self.table.state.table, seq=self.seq)
            return Done(order, Answer(order.id or "", False, "fault"))

    def _written_down(self, order: Order, connection: sqlite3.Connection) -> Done:
        """Writing a step finds out whether its id was used before; without one, it is looked up."""
        if self.lost.is_set():
            raise LostTableError("the table is another's")
        now, pending = now_ms(), self._pending()
        before = pending[-1].table if pending else self.table
        try:
            command = order.ask() if callable(order.ask) else order.ask
            logged = len(self.log) + sum([len(outcome.events) for outcome in pending])
            idle = pending[-1].idle if pending else self._idle
            after = tried(command, before, logged, idle, now, self.may_begin, self.deals)
        except Refused as refusal:
            refused = Answer(order.id or "", False, refusal.code, options(refusal.legal), before.state.seq)
            return Done(order, _first_answer(connection, order) or refused)
        answer = Answer(order.id or "", True, seq=after.table.state.seq)
        if not after.events:
            return Done(order, _first_answer(connection, order) or answer)
        step = self._step(before, pending, after, order, answer, now)
        try:
            undone_alone(connection, lambda connection: write_step(connection, step))
        except ledger.NoChipsError as error:
            return Done(order, _without_chips(order, before.state.seq, error))
        return Done(order, answer, after)

    def _step(
        self,
        before: Table,
        pending: list[Outcome],
        after: Outcome,
        order: Order,
        answer: Answer,
        now: int,
    ) -> Step:
        """All that has to be on the disk before anybody hears of it (house rule 8)."""
        state, seq = after.table.state, before.state.seq
        entries = entries_of(before.state, enumerate(after.events, seq + 1))
        return Step(
            table=state.table,
            epoch=self._epoch,
            before=seq,
            at=now,
            events=tuple(after.events),
            entries=tuple(entries),
            held=None if after.table.held is before.held else after.table.held,
            checkpoint=after.checkpoint,
            player=None if order.id is None else order.player,
            answer=answer,
            result=self._result(before, [*pending, after]) if after.ends else None,
            refill=self.refill() if after.ends else None,
        )

    def _result(self, before: Table, steps: list[Outcome]) -> BankResult | None:
        """What the bank was that ended in the last of these steps."""
        table = steps[-1].table
        if table.bank is None:
            return None
        events = [event for step in steps for event in step.events]
        log = (*self.log, *enumerate(events, self.seq + 1))
        return bank_result(table.state, table.bank.state, log, (before.state.seats, table.state.seats))

    def _tell(self, batch: list[Done]) -> None:
        """Tell together what is on the disk: a bank's beginning apart from what was before it, since what
        one may know of its events goes by the seat that he had in it.
        """
        together: list[Done] = []
        for done in batch:
            if together and done.after is not None and done.after.begins:
                self._tell_together(together)
                together = []
            together.append(done)
        self._tell_together(together)

    def _tell_together(self, batch: list[Done]) -> None:
        numbered = [entry for done in batch if done.after is not None for entry in self._advance(done.after)]
        for told in self.told if numbered else ():
            try:
                told(numbered)
            except Exception:
                log.exception("telling_failed", table=self.table.state.table, seq=self.seq)
        for done in batch:
            self._answer(done.order, done.answer)

    def _advance(self, after: Outcome) -> list[NumberedEvent]:
        """The step is on the disk: it becomes the table."""
        numbered = list(enumerate(after.events, self.seq + 1))
        self.table = after.table
        self.log += numbered
        if after.checkpoint is not None:
            self.log = [entry for entry in self.log if entry[0] > after.checkpoint.seq]
        self._idle = after.idle
        if after.ends:
            state = self.table.state
            log.info("bank_ended", table=state.table, bank=state.banks, seq=state.seq)
        return numbered


def _first_answer(connection: sqlite3.Connection, order: Order) -> Answer | None:
    if order.player is None or order.id is None:
        return None
    return first_answer(connection, order.player, order.id)


def _without_chips(order: Order, seq: int, error: ledger.NoChipsError) -> Answer:
    """Another table was quicker to draw on the wallet of who asks; nothing was written."""
    if order.player is None or error.account != ledger.wallet(order.player):
        raise error
    return Answer(order.id or "", False, "no_chips", seq=seq)


def _resolve(waiting: asyncio.Future[Answer], answer: Answer) -> None:
    if not waiting.done():
        waiting.set_result(answer)
