"""The house's bots: they hold seats like anybody, and see only what a person there would see."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from typing import Any

import structlog

from svara.bots import Policy, random_legal
from svara.rules import Rules
from svara.server.books.booking import BOT, PURSE
from svara.server.tables.actor import TableActor
from svara.server.tables.clocks import RETRY_SECONDS
from svara.table import Command, NumberedEvent, Play, Press, Sit, Stand, TopUp
from svara.wire import Answer

log = structlog.get_logger("svara.bots")

NAMES = ("Boris", "Vera", "Pavel", "Nina", "Oleg", "Zoya", "Yuri", "Olga", "Ivan", "Lena", "Petr", "Anya")
BUY_IN_ANTES = 50

CHANCE = random.SystemRandom()


def usual_buy_in(rules: Rules) -> int:
    """What the house's bots sit down with, and who practises against them."""
    antes = max(rules.seats.min_buy_in, min(BUY_IN_ANTES, rules.seats.max_buy_in))
    return max(antes * rules.ante, rules.min_stack)


class Bots:
    """Seats the bots, presses for them while a person plays, and plays their turns after a short while."""

    def __init__(self, actor: TableActor, policy: Policy, delay: tuple[float, float]) -> None:
        self._actor = actor
        self._policy = policy
        self._delay = delay
        self._tasks: set[asyncio.Task[None]] = set()
        self._deciding: tuple[int, set[int]] = (-1, set())
        self._pressing = False
        self.watched: Callable[[], bool] = lambda: False
        """Whether anybody has a line to the table."""
        actor.told.append(self._look_round)

    async def seat(self, count: int) -> None:
        """Bring the number of seated bots to ``count``, as far as there are seats; one stays for a person,
        unless the table is for bots.
        """
        state = self._actor.table.state
        count = min(count, len(state.seats) - (not state.customs.for_bots))
        held = [sitter for _, sitter in state.taken() if sitter.hosted]
        for sitter in held[count:]:
            await self._actor.do(Stand(sitter.player))
        free = [seat for seat in self._seats() if state.seats[seat] is None]
        names = [name for name in NAMES if name not in {sitter.name for sitter in held}]
        amount = usual_buy_in(state.rules)
        for seat, name in zip(free, names[: max(0, count - len(held))], strict=False):
            sit = Sit(BOT + name, name, seat, amount, wallet=PURSE, bot=True, ready=False)
            await self._actor.do(sit)
        self._look_round([])

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _seats(self) -> list[int]:
        """Spread round the table, so that a person finds seats between them."""
        count = len(self._actor.table.state.seats)
        half = count // 2
        others = [seat for seat in range(1, count) if seat != half]
        return [half, *sorted(others, key=lambda seat: (seat % 2 == 0, min(seat, count - seat))), 0]

    def _look_round(self, _: list[NumberedEvent]) -> None:
        """After a step: is a bot asked for anything now?"""
        state, bank = self._actor.table.state, self._actor.table.bank
        if state.running and bank is not None:
            turn, busy = self._deciding
            if turn != state.turn:
                busy = set()
                self._deciding = (state.turn, busy)
            for seat in bank.state.owed:
                sitter = state.seats[seat]
                if sitter is not None and sitter.hosted and seat not in busy:
                    busy.add(seat)
                    self._begin(self._decide(sitter.player, seat, state.turn))
        elif self._somebody_plays() and not self._pressing:
            self._pressing = True
            self._begin(self._press())

    def _somebody_plays(self) -> bool:
        """Bots alone at a table do not play for nobody, unless it is theirs (R26)."""
        state = self._actor.table.state
        sitters = [sitter for _, sitter in state.taken()]
        if state.customs.for_bots and len(sitters) < len(state.seats):
            return False
        people = state.customs.for_bots or any(
            not (sitter.hosted or sitter.sits_out or sitter.leaving) for sitter in sitters
        )
        return people and any(sitter.hosted and not sitter.ready for sitter in sitters)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _think(self) -> None:
        """By themselves bots stop for nobody but who looks on."""
        at_once = self._actor.table.state.customs.for_bots and not self.watched()
        await asyncio.sleep(0 if at_once else CHANCE.uniform(*self._delay))

    async def _ask(self, command: Command) -> Answer:
        """What could not be written is asked again: at a table for bots no clock would go on without it."""
        while (answer := await self._actor.do(command)).code == "fault":
            await asyncio.sleep(RETRY_SECONDS)
        return answer

    async def _decide(self, player: str, seat: int, turn: int) -> None:
        """One decision, with as many looks before it as the bot likes."""
        policy = self._policy
        while True:
            await self._think()
            state, bank = self._actor.table.state, self._actor.table.bank
            if bank is None or state.turn != turn or seat not in bank.state.owed:
                return
            action = policy(bank.view(seat), seat, CHANCE)
            play = Play(player, turn, action.kind, action.amount, action.slot)
            answer = await self._ask(play)
            if answer.ok and action.kind != "look":
                return
            if not answer.ok:
                if policy is random_legal:
                    return
                log.warning("bot_refused", action=action.kind, code=answer.code)
                policy = random_legal

    async def _press(self) -> None:
        """Bring more chips where they are few, and press "New deal" all together."""
        try:
            await self._think()
            state = self._actor.table.state
            if state.running or not self._somebody_plays():
                return
            least = state.smallest_buy_in()
            seated = [(seat, sitter.player) for seat, sitter in state.taken() if sitter.hosted]
            for seat, player in seated:
                if state.rules.whole() and state.stacks[seat] < least:
                    amount = usual_buy_in(state.rules) - int(state.stacks[seat])
                    await self._ask(TopUp(player, amount, PURSE))
            players = tuple(player for _, player in seated)
            await self._ask(Press(players))
        finally:
            self._pressing = False
