"""The state of a table beside its bank, and what can be read off it.

Seats are numbered clockwise. A stack is always what lies in front of a seat now, during a bank too.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable, Iterator
from typing import Literal

import msgspec

from svara.chips import Chips
from svara.rules.model import Rules
from svara.table.events import CUSTOMARY, Customs, TableOpened
from svara.table.sealed import Sealed

SECOND = 1000


def smallest_buy_in(rules: Rules) -> int:
    """What one sits down with at least: the fewest antes, and enough to be dealt in (O67, C8)."""
    return max(rules.seats.min_buy_in * rules.ante, rules.min_stack) if rules.whole() else 0


class Sitter(msgspec.Struct, frozen=True):
    """Who holds a seat."""

    player: str
    name: str
    bot: bool = False
    connected: bool = True
    ready: bool = False
    auto_ready: bool = False
    sits_out: bool = False
    leaving: bool = False
    offline_deadline: int | None = None
    commitment: bytes | None = None
    """To the nonce of the next header he is in."""
    silent: bool = False
    """Whether he was bound to a nonce and did not reveal it. He is waited for again once he is bound to
    another and a deal was dealt without him: else two who are silent in turn would put every deal off.
    """
    outside: bool = False

    @property
    def hosted(self) -> bool:
        """Whether it is a bot of the house, which has no line to lose and plays beside others only."""
        return self.bot and not self.outside


class Clock(msgspec.Struct, frozen=True):
    """The one clock that runs: of a decision, of the new deal, or of the nonces to a header, whose number is
    then its ``turn``.
    """

    name: Literal["turn", "new_deal", "reveal"]
    turn: int
    deadline: int
    seconds: int
    auto_at: int | None = None
    banked: int | None = None
    """Whose time bank it is that runs."""


class Alarm(msgspec.Struct, frozen=True):
    """A clock as one waits for it; its firing is valid only while it is still among `TableState.alarms`."""

    name: Literal["turn", "new_deal", "reveal", "auto", "offline"]
    deadline: int
    turn: int | None = None
    seat: int | None = None


class LeftWith(msgspec.Struct, frozen=True):
    """What a player stood up with, to be brought again until ``until`` (O67), and his score in the match."""

    amount: Chips
    until: int
    match: int = 0
    score: Chips = 0


class Pledge(msgspec.Struct, frozen=True):
    """A part of an entry that one would pay for another (T20)."""

    seat: int
    to: int
    amount: Chips


class Match(msgspec.Struct, frozen=True):
    """The match that is being played, or the one that is over until the next bank begins (K34, K35)."""

    number: int
    banks: int = 0
    """How many banks of it are resolved."""
    over: bool = False
    winners: tuple[int, ...] = ()
    scores: tuple[Chips, ...] = ()
    """The result, by seat."""


class TableState(msgspec.Struct):
    """One table at one moment, but for the cards and bets of its bank."""

    table: str
    rules: Rules
    seats: list[Sitter | None]
    stacks: list[Chips]
    players: list[str | None]
    """Who held each seat when the latest bank began: they alone may see what that seat saw."""
    won: list[Chips]
    """What each seat got of the latest bank's pot."""
    scores: list[Chips]
    """What each seat has won less what it has paid, in this match; the stack, where that is notional."""
    played: list[bool]
    """Whose holder has been dealt in in this match."""
    seq: int = 0
    """How many events there have been."""
    turn: int = 0
    """How many times anything was asked here; it never repeats (house rule 10)."""
    deal_turn: int = 0
    """The turn of the latest deal's first decision."""
    banks: int = 0
    running: bool = False
    button: int | None = None
    """The seat the next deal passes to."""
    pot: Chips = 0
    raked: Chips = 0
    brought: Chips = 0
    """What came from wallets, less what went back."""
    clock: Clock | None = None
    left: dict[str, LeftWith] = {}
    match: Match | None = None
    matches: int = 0
    """How many matches have begun here."""
    pledges: tuple[Pledge, ...] = ()
    join_turn: int = 0
    """The turn of the first question whether to join the latest svara."""
    fair: bool = True
    """Whether each deal has a header."""
    headers: int = 0
    """How many headers were published here."""
    sealed: Sealed | None = None
    """The latest header."""
    customs: Customs = CUSTOMARY
    time_banks: tuple[int, ...] = ()
    """Milliseconds that each seat has left of its time bank in this bank; none where there are no such."""

    @classmethod
    def begin(cls, event: TableOpened) -> TableState:
        """The state after a table's first event."""
        count = event.rules.deck.max_players
        return cls(
            table=event.table,
            rules=event.rules,
            seats=[None] * count,
            stacks=[0] * count,
            players=[None] * count,
            won=[0] * count,
            scores=[0] * count,
            played=[False] * count,
            seq=1,
            fair=event.fair,
            customs=event.customs,
        )

    def copy(self) -> TableState:
        """A state of its own; what it holds besides lists is never changed in place."""
        twin = copy.copy(self)
        twin.seats = self.seats[:]
        twin.stacks = self.stacks[:]
        twin.players = self.players[:]
        twin.won = self.won[:]
        twin.scores = self.scores[:]
        twin.played = self.played[:]
        twin.left = dict(self.left)
        return twin

    def seat_of(self, player: str) -> int | None:
        """The seat a player holds."""
        for seat, sitter in enumerate(self.seats):
            if sitter is not None and sitter.player == player:
                return seat
        return None

    def taken(self) -> Iterator[tuple[int, Sitter]]:
        """The seats that are held, with who holds them."""
        for seat, sitter in enumerate(self.seats):
            if sitter is not None:
                yield seat, sitter

    def bank_seat(self, player: str | None) -> int | None:
        """The seat a player had in the latest bank, whoever sits there now."""
        return self.players.index(player) if player is not None and player in self.players else None

    def in_bank(self, seat: int) -> bool:
        """Whether the seat's holder was there when the bank that runs began."""
        sitter = self.seats[seat]
        return self.running and sitter is not None and self.players[seat] == sitter.player

    def alarms(self) -> tuple[Alarm, ...]:
        """Every clock that runs."""
        alarms = [
            Alarm("offline", sitter.offline_deadline, seat=seat)
            for seat, sitter in self.taken()
            if sitter.offline_deadline is not None
        ]
        clock = self.clock
        if clock is not None:
            if clock.auto_at is not None:
                alarms.append(Alarm("auto", clock.auto_at, clock.turn))
            alarms.append(Alarm(clock.name, clock.deadline, clock.turn))
        return tuple(alarms)

    def soonest(self) -> int | None:
        """When the first of its clocks runs out."""
        deadlines = [
            sitter.offline_deadline
            for sitter in self.seats
            if sitter is not None and sitter.offline_deadline is not None
        ]
        clock = self.clock
        if clock is not None:
            deadlines.append(clock.deadline if clock.auto_at is None else min(clock.auto_at, clock.deadline))
        return min(deadlines, default=None)

    def pending(self) -> Sealed | None:
        """The header whose nonces are waited for."""
        return self.sealed if self.sealed is not None and self.sealed.stage == "pending" else None

    def awaits_deal(self) -> bool:
        """Whether the latest header has not come to a deal."""
        return self.sealed is not None and self.sealed.stage != "dealt"

    # between two banks

    def least_stack(self) -> Chips:
        """What one needs to be dealt in (C8)."""
        return max(self.rules.ante, self.rules.min_stack)

    def smallest_buy_in(self) -> int:
        """What one sits down with at least."""
        return smallest_buy_in(self.rules)

    def pressed(self) -> tuple[int, ...]:
        """Who is dealt in next."""
        return tuple(seat for seat, sitter in self._wanting() if sitter.ready and not self.is_short(seat))

    def unpressed(self) -> tuple[int, ...]:
        """Who could be dealt in and has not pressed."""
        return tuple(seat for seat, sitter in self._wanting() if not (sitter.ready or self.is_short(seat)))

    def short(self) -> tuple[int, ...]:
        """Who would have to top up first."""
        return tuple(seat for seat, _ in self._wanting() if self.is_short(seat))

    def is_short(self, seat: int) -> bool:
        """Whether the stack does not reach; a notional score always does (K2)."""
        return self.rules.whole() and bool(self.stacks[seat] < self.least_stack())

    def _wanting(self) -> Iterator[tuple[int, Sitter]]:
        return ((seat, sitter) for seat, sitter in self.taken() if not (sitter.sits_out or sitter.leaving))

    def bank_due(self) -> bool:
        """Whether a bank begins as soon as the house deals, for a person at least (O69, O70)."""
        if self.running or self.pending() is not None or self.unpressed() or self.short():
            return False
        pressed = self.pressed()
        wanted = self.customs.for_bots or any(map(self._is_person, pressed))
        return wanted and len(pressed) >= self.rules.deck.min_players

    def wanted_by(self, seats: Iterable[int]) -> bool:
        """Whether all of these still want the next deal."""
        return set(seats).issubset(self.pressed())

    def _is_person(self, seat: int) -> bool:
        sitter = self.seats[seat]
        return sitter is not None and not sitter.hosted

    def buy_in(self, player: str | None, now: int) -> tuple[Chips, Chips]:
        """The least and the most a player may sit down with; who comes back brings what he left with."""
        if not self.rules.whole():
            return 0, 0
        least: Chips = self.smallest_buy_in()
        most: Chips = self.rules.seats.max_buy_in * self.rules.ante
        left = None if player is None else self.left.get(player)
        if left is not None and left.amount and now < left.until:
            least = min(left.amount, most)
        return least, most

    # the match

    def match_number(self) -> int:
        """The match that is being played; 0 where there is none."""
        return 0 if self.match is None or self.match.over else self.match.number

    def kept_score(self, player: str) -> Chips:
        """The score that a player who stood up in this match comes back to."""
        left = self.left.get(player)
        return 0 if left is None or left.match != self.match_number() else left.score

    def pledged_to(self, seat: int) -> tuple[tuple[int, Chips], ...]:
        """Who would pay a part of this seat's entry, and what."""
        return tuple((pledge.seat, pledge.amount) for pledge in self.pledges if pledge.to == seat)
