"""What happens at a table outside the bank; these events and those of the banks are one sequence.

Moments are milliseconds since the epoch. Events say who a player is by an id that only the house
knows; what a viewer gets carries names and seats alone.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from svara.bank.events import BankEvent, Event, Question
from svara.chips import Chips
from svara.rules.model import Rules
from svara.table.fair_events import FairEvent

ClockName: TypeAlias = Literal["turn", "new_deal", "offline", "reveal"]


class Customs(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What a table chooses beside the rules of its game."""

    time_bank: int = 0
    """Seconds a bank that each player may take beyond his turn's clock (O26)."""
    for_bots: bool = False
    """Whether bots play by themselves, without clocks and pauses (R26)."""
    practice: bool = False
    """Whether its chips are for practice: they come from nowhere, go nowhere, and are in no books."""


CUSTOMARY = Customs()


class TableOpened(Event, frozen=True, tag="table_opened"):
    """A table begins, or goes on by other rules between two banks.

    Where it is not ``fair``, decks come as they are given: for tests and scripted tables.
    """

    table: str
    rules: Rules
    fair: bool = True
    customs: Customs = CUSTOMARY


class SatDown(Event, frozen=True, tag="sat_down"):
    """Chips went from a player's wallet to a seat (O67); ``ready`` is wanting the next deal.

    Where the score is notional, ``amount`` is the score he comes back with (K2).
    """

    seat: int
    player: str
    name: str
    amount: Chips
    bot: bool = False
    connected: bool = True
    ready: bool = True
    outside: bool = False
    """Whether the bot is somebody's own: it is marked as a bot, and treated like a person for the rest."""


class ToppedUp(Event, frozen=True, tag="topped_up"):
    seat: int
    player: str
    amount: Chips


class Leaving(Event, frozen=True, tag="leaving"):
    """The seat will be given up when the bank is over (O72)."""

    seat: int


class StoodUp(Event, frozen=True, tag="stood_up"):
    """The seat is free, its chips are in the wallet (O68); until ``until`` he brings them back (O67).

    Where the score is notional, ``amount`` is the score he gives up.
    """

    seat: int
    player: str
    amount: Chips
    at: int
    until: int
    why: Literal["player", "offline", "broke", "house"] = "player"


class SeatMoved(Event, frozen=True, tag="seat_moved"):
    """Between two banks a player took another seat, and his chips with him."""

    seat: int
    to: int
    amount: Chips


class Pressed(Event, frozen=True, tag="pressed"):
    """Wants the next deal (O70)."""

    seat: int
    by: Literal["player", "auto"] = "player"


class SatOut(Event, frozen=True, tag="sat_out"):
    """Is not dealt in until he presses again."""

    seat: int
    by: Literal["player", "clock"] = "player"


class AutoPressSet(Event, frozen=True, tag="auto_press_set"):
    """Whether the seat presses "New deal" by itself while connected (O70)."""

    seat: int
    on: bool


class LineLost(Event, frozen=True, tag="line_lost"):
    """The connection is gone; at ``deadline`` he stands up (O71)."""

    seat: int
    deadline: int | None


class LineBack(Event, frozen=True, tag="line_back"):
    seat: int


class NewDealAsked(Event, frozen=True, tag="new_deal_asked"):
    """Who has not pressed by ``deadline`` sits out; seats that press by themselves do it at ``auto_at``."""

    turn: int
    deadline: int
    seconds: int
    auto_at: int


class AutoPressDue(Event, frozen=True, tag="auto_press_due"):
    """The pause in which a result can be read is over."""


class NewDealClosed(Event, frozen=True, tag="new_deal_closed"):
    """Nobody is waited for any more."""


class DealerDrawn(Event, frozen=True, tag="dealer_drawn"):
    """The first dealer of the table, at random (C9)."""

    seat: int


class ClockStarted(Event, frozen=True, tag="clock_started"):
    """A decision of the bank runs out at ``deadline``; valid for ``turn`` alone."""

    turn: int
    question: Question
    deadline: int
    seconds: int


class TimeBankOpened(Event, frozen=True, tag="time_bank_opened"):
    """The turn's clock is over, and what the seat has left of its time bank runs until ``deadline``."""

    turn: int
    seat: int
    deadline: int


class TimeBankUsed(Event, frozen=True, tag="time_bank_used"):
    """What is left of it in this bank, in milliseconds."""

    seat: int
    left: int


class ClockExtended(Event, frozen=True, tag="clock_extended"):
    """The house was away: a running clock ends later (house rule 9)."""

    clock: ClockName
    deadline: int
    seat: int | None = None


class Pledged(Event, frozen=True, tag="pledged"):
    """``seat`` would pay ``amount`` of the entry that ``to`` makes (T20), instead of what he pledged before;
    nothing at all for 0.
    """

    seat: int
    to: int
    amount: Chips


class MatchStarted(Event, frozen=True, tag="match_started"):
    """Every score is 0 again (K34)."""

    number: int


class MatchEnded(Event, frozen=True, tag="match_ended"):
    """The match's last bank is over; the highest score wins, equal ones share (K35)."""

    winners: tuple[int, ...]
    scores: tuple[Chips, ...]
    """By seat."""


OwnEvent: TypeAlias = (
    TableOpened
    | SatDown
    | ToppedUp
    | Leaving
    | StoodUp
    | SeatMoved
    | Pressed
    | SatOut
    | AutoPressSet
    | LineLost
    | LineBack
    | NewDealAsked
    | AutoPressDue
    | NewDealClosed
    | DealerDrawn
    | ClockStarted
    | TimeBankOpened
    | TimeBankUsed
    | ClockExtended
    | Pledged
    | MatchStarted
    | MatchEnded
    | FairEvent
)

TableEvent: TypeAlias = OwnEvent | BankEvent
"""Everything that happens at a table."""

NumberedEvent: TypeAlias = tuple[int, TableEvent]
"""An event, with its number among all of its table."""
