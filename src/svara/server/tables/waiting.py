"""Who waits for a seat, and which free seat is held for whom.

All of it is presence: it is in memory, and who was gone for long, or before a restart, asks again.
Moments are milliseconds, and an argument.
"""

from __future__ import annotations

from collections.abc import Collection

import msgspec

HOLD = 30_000
"""Milliseconds for which a free seat waits for whom it is offered to, and his place for one who is gone."""


MOST = 50
"""How many the line of a table may have: everybody at the table is shown it."""


class Waiter(msgspec.Struct):
    """Someone in the line."""

    player: str
    name: str
    gone: int | None = None
    """Since when he has no line."""


class Hold(msgspec.Struct, frozen=True):
    """A free seat that nobody else may take until then."""

    player: str
    name: str
    until: int
    promised: bool = False
    """Whether it is for somebody who may not be here yet."""


class WaitingList:
    """The line for the seats of one table.

    >>> line = WaitingList()
    >>> line.join("a", "Ann"), line.join("b", "Bob"), line.join("a", "Ann")
    (True, True, False)
    >>> line.offer([3], now=0), line.holder(3), line.names()
    (True, 'a', ('Bob',))
    >>> line.offer([3], now=HOLD), line.holder(3), line.names()
    (True, 'b', ())
    """

    __slots__ = ("holds", "queue")

    def __init__(self) -> None:
        self.queue: list[Waiter] = []
        self.holds: dict[int, Hold] = {}

    def join(self, player: str, name: str) -> bool:
        """Be the last of the line; false for who is in it, or has a seat held."""
        if self.seat_of(player) is not None or any(waiter.player == player for waiter in self.queue):
            return False
        self.queue.append(Waiter(player, name))
        return True

    def leave(self, player: str) -> bool:
        """Be in it no more, and hold no seat; whether one was."""
        before = len(self.queue) + len(self.holds)
        self.queue = [waiter for waiter in self.queue if waiter.player != player]
        self.holds = {seat: hold for seat, hold in self.holds.items() if hold.player != player}
        return len(self.queue) + len(self.holds) != before

    def hold(self, seat: int, player: str, name: str, now: int) -> None:
        """Keep a seat for somebody who is promised it: one that is held for nobody else, and no longer than
        it was kept for him already where others wait for it.
        """
        before = self.holds.get(seat)
        if before is not None and before.player != player:
            raise ValueError(f"seat {seat} is kept for another")
        until = before.until if before is not None and self.queue else now + HOLD
        self.leave(player)
        self.holds[seat] = Hold(player, name, until, promised=True)

    def leave_promised(self, player: str) -> bool:
        """Give up the seat that one was promised, and no place in the line; whether there was one."""
        before = len(self.holds)
        self.holds = {
            seat: held for seat, held in self.holds.items() if held.player != player or not held.promised
        }
        return len(self.holds) != before

    def presence(self, player: str, now: int | None) -> None:
        """Since when a waiter has no line; ``None`` once it is back."""
        for waiter in self.queue:
            if waiter.player == player:
                waiter.gone = now

    def offer(self, free: Collection[int], now: int) -> bool:
        """Hold free seats for the first of the line, and end what has lasted long enough; whether anything
        changed.
        """
        before = (len(self.queue), self.holds)
        self.queue = [waiter for waiter in self.queue if waiter.gone is None or now < waiter.gone + HOLD]
        self.holds = {seat: held for seat, held in self.holds.items() if seat in free and now < held.until}
        for seat in free:
            if seat not in self.holds and self.queue:
                first = self.queue.pop(0)
                self.holds[seat] = Hold(first.player, first.name, now + HOLD)
        return before != (len(self.queue), self.holds)

    def deadline(self) -> int | None:
        """When seats are to be offered again, if nothing happens before."""
        moments = [held.until for held in self.holds.values()]
        moments += [waiter.gone + HOLD for waiter in self.queue if waiter.gone is not None]
        return min(moments, default=None)

    def holder(self, seat: int) -> str | None:
        held = self.holds.get(seat)
        return None if held is None else held.player

    def seat_of(self, player: str) -> int | None:
        """The seat that is held for a player."""
        return next((seat for seat, held in self.holds.items() if held.player == player), None)

    def names(self) -> tuple[str, ...]:
        """The line, the first of it first."""
        return tuple([waiter.name for waiter in self.queue])
