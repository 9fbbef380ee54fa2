"""The clocks of one table: it is woken when the next of them runs out, and has it fired."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

from svara.server.moments import now_ms
from svara.table import Alarm, TableState
from svara.wire import Answer

RETRY_SECONDS = 1.0
"""How soon is tried again what was not done: a clock rings anew, a line is reported."""

Fires = Callable[[Alarm, Callable[[Answer], None]], None]
"""Has an alarm fired, and its answer heard."""


class Clocks:
    """What has run out rings until it has been fired."""

    def __init__(self, fires: Fires) -> None:
        self._fires = fires
        self._state: TableState | None = None
        """The table as they were wound for it; none while they stand."""
        self._ringing: set[Alarm] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._wakes = 0
        """When that one rings, in milliseconds since the epoch."""

    def wind(self, state: TableState) -> None:
        """Wake up when the next one runs out, or before: a timer anew for each step would cost more."""
        self._state = state
        soonest = self._soonest_silent(state) if self._ringing else state.soonest()
        if soonest is None:
            self._cancel()
        elif self._timer is None or soonest < self._wakes:
            self._cancel()
            self._wakes = soonest
            delay = max(0.0, (self._wakes - now_ms()) / 1000)
            self._timer = asyncio.get_running_loop().call_later(delay, self._ring)

    def stop(self) -> None:
        """Let them stand until they are wound again."""
        self._state = None
        self._cancel()

    def _soonest_silent(self, state: TableState) -> int | None:
        """When the first of them runs out that does not ring yet."""
        waiting = [alarm.deadline for alarm in state.alarms() if alarm not in self._ringing]
        return min(waiting, default=None)

    def _cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ring(self) -> None:
        self._timer = None
        state, now = self._state, now_ms()
        if state is None:
            return
        for alarm in sorted(state.alarms(), key=lambda alarm: alarm.deadline):
            if alarm.deadline <= now and alarm not in self._ringing:
                self._ringing.add(alarm)
                self._fires(alarm, partial(self._rang, alarm))
        self._wind_again()

    def _rang(self, alarm: Alarm, fired: Answer) -> None:
        """One that could not be written, or came too early by a clock set back, rings again soon."""
        wait = 0.0 if fired.ok else RETRY_SECONDS
        asyncio.get_running_loop().call_later(wait, self._let_ring, alarm)

    def _let_ring(self, alarm: Alarm) -> None:
        self._ringing.discard(alarm)
        self._wind_again()

    def _wind_again(self) -> None:
        if self._state is not None:
            self.wind(self._state)
