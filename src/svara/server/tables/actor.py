"""The owner of one table: commands come one after another, are made durable, and only then are told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

import msgspec
import structlog

from svara.bank.events import BankEnded
from svara.server.books import ledger
from svara.server.books.booking import entries_of
from svara.server.books.gifts import Refill
from svara.server.db.store import Store
from svara.server.history.results import BankResult, bank_result
from svara.server.moments import now_ms
from svara.server.tables import journal
from svara.server.tables.answers import AnsweredError, first_answer
from svara.server.tables.holding import deal_due
from svara.server.tables.journal import LostTableError, Step, write_step
from svara.server.tables.views import options
from svara.table import (
    Alarm,
    AutoPress,
    Close,
    Command,
    Commit,
    Fire,
    Move,
    NumberedEvent,
    Pledge,
    Press,
    Refused,
    Sit,
    SitOut,
    Table,
    TableEvent,
    TableState,
    TopUp,
    check_chips,
)
from svara.wire import Answer

log = structlog.get_logger("svara.table")

RETRY_SECONDS = 1.0
"""How soon a clock rings again whose step was not done."""

LONG_IDLE = 100
"""Events between two banks after which the log begins anew; who comes later is shown the table as it is."""

LONG_BANK = 3000
"""Events of one bank after which it takes nothing more that is beside its game."""

BESIDE = (AutoPress, Commit, Move, Pledge, Press, Sit, SitOut, TopUp)
"""What a player may do any number of times without the bank's going on."""

Make = Callable[[], Command | None]
"""A command that is made when its turn has come, from what holds then; none only deals what is due."""
Told = Callable[[list[NumberedEvent]], None]


class Order(msgspec.Struct):
    """A command to come, and who waits for its answer."""

    ask: Command | Make | None
    """``None`` ends the work."""
    answer: asyncio.Future[Answer]
    player: str | None = None
    id: str | None = None


class Outcome(msgspec.Struct):
    """The table after a command that was tried, and how it came there."""

    table: Table
    events: list[TableEvent]
    checkpoint: TableState | None = None
    """The state that the log begins with from now on: as it was before a bank and its headers, or as it is
    where much has happened since the last one.
    """


class TableActor:
    """One table, its clocks, and its log since the latest bank began."""

    def __init__(self, store: Store, epoch: int, saved: journal.Saved) -> None:
        self.table = saved.table
        self.log = list(enumerate(saved.events, saved.first_seq))
        self._idle = 0
        """Events since the latest bank, or since this process has the table."""
        self.told: list[Told] = []
        """Called with the numbered events of each step, once it is durable."""
        self.lost = asyncio.Event()
        """Set when another process has taken the table; this one has to stop."""
        self.may_begin: Callable[[], bool] = lambda: True
        """Whether a new bank may begin now; what a running one is owed is always dealt."""
        self.deals: Callable[[Table, int], list[TableEvent]] = deal_due
        """Deals what is due at a moment."""
        self.refill: Callable[[], Refill | None] = lambda: None
        """The daily refill of who has few chips after a bank."""
        self._store = store
        self._epoch = epoch
        self._orders: asyncio.Queue[Order] = asyncio.Queue()
        self._ended = False
        self._ringing: set[Alarm] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._wakes = 0
        """When that one rings, in milliseconds since the epoch."""
        self._task: asyncio.Task[None] | None = None

    @property
    def seq(self) -> int:
        return self.table.state.seq

    @property
    def waiting(self) -> int:
        """Commands that it has not come to yet."""
        return self._orders.qsize()

    def wallet(self, player: str) -> int:
        """A player's chips away from tables."""
        return ledger.balance(self._store.reader, ledger.wallet(player))

    def start(self) -> None:
        self._task = asyncio.create_task(self._work(), name="table")
        self._set_timer()

    async def stop(self) -> None:
        """Stop between two steps; who still waits is told that the server closes."""
        if self._task is not None:
            self._orders.put_nowait(Order(None, asyncio.get_running_loop().create_future()))
            await self._task
        self._cancel_timer()
        while not self._orders.empty():
            order = self._orders.get_nowait()
            _reply(order, Answer(order.id or "", False, "closing"))

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
        """Queue a command; the answer comes when it is durable. A repeated id gets the answer to what it
        changed; what changed nothing is kept nowhere and asked anew.
        """
        order = Order(ask, asyncio.get_running_loop().create_future(), player, action_id)
        if self._ended or self._task is None or self._task.done():
            _reply(order, Answer(order.id or "", False, "closing"))
        else:
            self._orders.put_nowait(order)
        return order.answer

    async def _work(self) -> None:
        while not self.lost.is_set():
            order = await self._orders.get()
            if order.ask is None:
                return
            try:
                answer = await self._answer(order, order.ask)
            except LostTableError:
                log.error("table_lost", table=self.table.state.table)
                self.lost.set()
                answer = Answer(order.id or "", False, "closing")
            except Exception:
                log.exception("step_failed", table=self.table.state.table, seq=self.seq)
                answer = Answer(order.id or "", False, "fault")
            _reply(order, answer)
            self._set_timer()

    async def _answer(self, order: Order, ask: Command | Make) -> Answer:
        """Writing a step finds out whether its id was used before; without one, it is looked up."""
        now = now_ms()
        try:
            after = self._tried(ask() if callable(ask) else ask, now)
        except Refused as refusal:
            answer = Answer(order.id or "", False, refusal.code, options(refusal.legal), self.seq)
            return self._first_answer(order) or answer
        answer = Answer(order.id or "", True, seq=after.table.state.seq)
        if not after.events:
            return self._first_answer(order) or answer
        step = self._step(after, order, answer, now)
        try:
            await self._store.step(lambda connection: write_step(connection, step))
        except ledger.NoChipsError as error:
            return self._without_chips(order, error)
        except AnsweredError as before:
            return before.answer
        self._advance(after)
        return answer

    def _first_answer(self, order: Order) -> Answer | None:
        if order.player is None or order.id is None:
            return None
        return first_answer(self._store.reader, order.player, order.id)

    def _without_chips(self, order: Order, error: ledger.NoChipsError) -> Answer:
        """Another table was quicker to draw on the wallet of who asks; nothing was written."""
        if order.player is None or error.account != ledger.wallet(order.player):
            raise error
        return Answer(order.id or "", False, "no_chips", seq=self.seq)

    def _tried(self, command: Command | None, now: int) -> Outcome:
        """The command and the deals that follow from it, on a copy of the table."""
        if isinstance(command, BESIDE) and self.table.state.running and len(self.log) >= LONG_BANK:
            raise Refused("too_fast")
        table = self.table.copy()
        after = Outcome(table, [] if command is None else table.do(command, now))
        while table.deal_due and (table.state.running or self.may_begin()):
            if _begins(table.state):
                after.checkpoint = table.state.copy()
            after.events += self.deals(table, now)
        check_chips(table.state)
        if self._idle_after(after) >= LONG_IDLE and table.state.pending() is None:
            after.checkpoint = table.state.copy()
        return after

    def _idle_after(self, after: Outcome) -> int:
        banked = after.table.state.running or _ends(after.events)
        return 0 if banked else self._idle + len(after.events)

    def _step(self, after: Outcome, order: Order, answer: Answer, now: int) -> Step:
        """All that has to be on the disk before anybody hears of it (house rule 8)."""
        state = after.table.state
        entries = entries_of(self.table.state, enumerate(after.events, self.seq + 1))
        return Step(
            table=state.table,
            epoch=self._epoch,
            before=self.seq,
            at=now,
            events=tuple(after.events),
            entries=tuple(entries),
            held=None if after.table.held is self.table.held else after.table.held,
            checkpoint=after.checkpoint,
            player=None if order.id is None else order.player,
            answer=answer,
            result=self._result(after),
            refill=self.refill() if _ends(after.events) else None,
        )

    def _result(self, after: Outcome) -> BankResult | None:
        """What the bank was that ended in this step."""
        if after.table.bank is None or not _ends(after.events):
            return None
        log = (*self.log, *enumerate(after.events, self.seq + 1))
        seated = (self.table.state.seats, after.table.state.seats)
        return bank_result(after.table.state, after.table.bank.state, log, seated)

    def _advance(self, after: Outcome) -> None:
        """The step is on the disk: it becomes the table, and those who listen are told."""
        numbered = list(enumerate(after.events, self.seq + 1))
        self.table = after.table
        self.log += numbered
        if after.checkpoint is not None:
            self.log = [entry for entry in self.log if entry[0] > after.checkpoint.seq]
        self._idle = self._idle_after(after) if self.log else 0
        state = self.table.state
        if _ends(after.events):
            log.info("bank_ended", table=state.table, bank=state.banks, seq=state.seq)
        for told in self.told:
            try:
                told(numbered)
            except Exception:
                log.exception("telling_failed", table=state.table, seq=state.seq)

    def _set_timer(self) -> None:
        """Wake up when the next clock runs out, or before: a timer anew for each step would cost more."""
        waiting = [alarm.deadline for alarm in self.table.state.alarms() if alarm not in self._ringing]
        works = self._task is not None and not self._task.done()
        if not waiting or not works or self.lost.is_set():
            self._cancel_timer()
        elif self._timer is None or min(waiting) < self._wakes:
            self._cancel_timer()
            self._wakes = min(waiting)
            delay = max(0.0, (self._wakes - now_ms()) / 1000)
            self._timer = asyncio.get_running_loop().call_later(delay, self._ring)

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ring(self) -> None:
        self._timer = None
        now = now_ms()
        for alarm in sorted(self.table.state.alarms(), key=lambda alarm: alarm.deadline):
            if alarm.deadline <= now and alarm not in self._ringing:
                self._ringing.add(alarm)
                self.do(Fire(alarm)).add_done_callback(partial(self._rang, alarm))
        self._set_timer()

    def _rang(self, alarm: Alarm, fired: asyncio.Future[Answer]) -> None:
        """One that could not be written, or came too early by a clock set back, rings again soon."""
        wait = 0.0 if fired.cancelled() or fired.result().ok else RETRY_SECONDS
        asyncio.get_running_loop().call_later(wait, self._let_ring, alarm)

    def _let_ring(self, alarm: Alarm) -> None:
        self._ringing.discard(alarm)
        self._set_timer()


def _begins(state: TableState) -> bool:
    """Whether the deal that is due is a bank's first, and no header of it was void before."""
    return not state.running and (state.sealed is None or state.sealed.header.bank <= state.banks)


def _ends(events: list[TableEvent]) -> bool:
    return any(isinstance(event, BankEnded) for event in events)


def _reply(order: Order, answer: Answer) -> None:
    if not order.answer.done():
        order.answer.set_result(answer)
