"""Folding events into a table's state: the only code that changes one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from svara.bank.events import Asked, BankEnded, BankStarted, DealAwaited, DealStarted, Left, WentAway, Won
from svara.chips import Chips
from svara.table.events import (
    AutoPressDue,
    AutoPressSet,
    ClockExtended,
    ClockStarted,
    DealerDrawn,
    Leaving,
    LineBack,
    LineLost,
    NewDealAsked,
    NewDealClosed,
    Pressed,
    SatDown,
    SatOut,
    StoodUp,
    TableEvent,
    TableOpened,
)
from svara.table.money import Purse, movement
from svara.table.state import Clock, LeftWith, Sitter, TableState


def apply(state: TableState, event: TableEvent) -> None:
    """Change the state by one event, of the table or of its bank."""
    state.seq += 1
    moved = movement(event)
    if moved is not None:
        _shift(state, moved.source, -moved.amount)
        _shift(state, moved.target, moved.amount)
    applier = _APPLIERS.get(type(event))
    if applier is not None:
        applier(state, event)


def _shift(state: TableState, purse: Purse, amount: Chips) -> None:
    if purse.seat is not None:
        state.stacks[purse.seat] += amount
    elif purse.kind == "pot":
        state.pot += amount
    elif purse.kind == "rake":
        state.raked += amount
    else:
        state.brought -= amount


def _change(state: TableState, seat: int, **changes: Any) -> None:
    sitter = state.seats[seat]
    if sitter is not None:
        state.seats[seat] = replace(sitter, **changes)


def _opened(state: TableState, event: TableOpened) -> None:
    state.rules = event.rules
    state.clock = None


def _sat_down(state: TableState, event: SatDown) -> None:
    state.seats[event.seat] = Sitter(
        event.player,
        event.name,
        event.bot,
        connected=event.connected,
        ready=event.ready,
        sits_out=not event.ready,
    )
    state.left.pop(event.player, None)


def _leaving(state: TableState, event: Leaving | Left) -> None:
    _change(state, event.seat, leaving=True, ready=False, offline_deadline=None)


def _stood_up(state: TableState, event: StoodUp) -> None:
    sitter = state.seats[event.seat]
    state.seats[event.seat] = None
    for player in [player for player, left in state.left.items() if left.until <= event.at]:
        del state.left[player]
    if event.amount and sitter is not None and not sitter.bot:
        state.left[event.player] = LeftWith(event.amount, event.until)


def _pressed(state: TableState, event: Pressed) -> None:
    _change(state, event.seat, ready=True, sits_out=False)


def _sat_out(state: TableState, event: SatOut) -> None:
    _change(state, event.seat, ready=False, sits_out=True)


def _auto_press_set(state: TableState, event: AutoPressSet) -> None:
    _change(state, event.seat, auto_ready=event.on)


def _line_lost(state: TableState, event: LineLost) -> None:
    _change(state, event.seat, connected=False, offline_deadline=event.deadline)


def _line_back(state: TableState, event: LineBack) -> None:
    _change(state, event.seat, connected=True, offline_deadline=None)


def _went_away(state: TableState, event: WentAway) -> None:
    _change(state, event.seat, offline_deadline=None)


def _new_deal_asked(state: TableState, event: NewDealAsked) -> None:
    state.turn = event.turn
    state.clock = Clock("new_deal", event.turn, event.deadline, event.seconds, event.auto_at)


def _auto_press_due(state: TableState, event: AutoPressDue) -> None:
    if state.clock is not None:
        state.clock = replace(state.clock, auto_at=None)


def _clock_ended(state: TableState, event: NewDealClosed | DealAwaited) -> None:
    state.clock = None


def _dealer_drawn(state: TableState, event: DealerDrawn) -> None:
    state.button = event.seat


def _clock_started(state: TableState, event: ClockStarted) -> None:
    state.clock = Clock("turn", event.turn, event.deadline, event.seconds)


def _clock_extended(state: TableState, event: ClockExtended) -> None:
    if event.seat is not None:
        _change(state, event.seat, offline_deadline=event.deadline)
    elif state.clock is not None:
        state.clock = replace(state.clock, deadline=event.deadline)


def _bank_started(state: TableState, event: BankStarted) -> None:
    state.banks += 1
    state.running = True
    state.clock = None
    state.button = event.dealer
    state.won = [0] * len(state.seats)
    state.players = [
        sitter.player if sitter is not None and seat in event.present else None
        for seat, sitter in enumerate(state.seats)
    ]
    for seat, _ in state.taken():
        _change(state, seat, ready=False)


def _deal_started(state: TableState, event: DealStarted) -> None:
    state.deal_turn = state.turn + 1


def _asked(state: TableState, event: Asked) -> None:
    state.turn += 1
    state.clock = None


def _won(state: TableState, event: Won) -> None:
    state.won[event.seat] += event.amount


def _bank_ended(state: TableState, event: BankEnded) -> None:
    for seat, sitter in list(state.taken()):
        if state.in_bank(seat) and sitter.ready:
            # Pressed before there was a result: it is to be read first.
            _change(state, seat, ready=False)
    state.running = False
    state.clock = None
    if event.next_dealer is not None:
        state.button = event.next_dealer


_APPLIERS: dict[type, Callable[[TableState, Any], None]] = {
    TableOpened: _opened,
    SatDown: _sat_down,
    Leaving: _leaving,
    Left: _leaving,
    StoodUp: _stood_up,
    Pressed: _pressed,
    SatOut: _sat_out,
    AutoPressSet: _auto_press_set,
    LineLost: _line_lost,
    LineBack: _line_back,
    WentAway: _went_away,
    NewDealAsked: _new_deal_asked,
    AutoPressDue: _auto_press_due,
    NewDealClosed: _clock_ended,
    DealAwaited: _clock_ended,
    DealerDrawn: _dealer_drawn,
    ClockStarted: _clock_started,
    ClockExtended: _clock_extended,
    BankStarted: _bank_started,
    DealStarted: _deal_started,
    Asked: _asked,
    Won: _won,
    BankEnded: _bank_ended,
}
