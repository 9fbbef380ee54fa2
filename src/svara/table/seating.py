"""Sitting down, topping up and standing up (O67, O68, O72)."""

from __future__ import annotations

from typing import Literal

from svara.bank import Action
from svara.chips import Chips
from svara.fair import HASH_SIZE
from svara.table.commands import Move, Refused, Sit, Stand, TopUp
from svara.table.desk import Desk
from svara.table.events import Leaving, LineLost, SatDown, SeatMoved, StoodUp, ToppedUp
from svara.table.fair_events import Committed
from svara.table.state import SECOND, TableState


def sit(desk: Desk, ask: Sit, now: int) -> None:
    """A free seat, a buy-in within bounds, and chips to pay it."""
    state = desk.state
    held = state.seat_of(ask.player)
    if held is not None:
        sitter = state.seats[held]
        raise Refused("leaving" if sitter is not None and sitter.leaving else "already_seated")
    _check_free(state, ask.seat)
    amount = ask.amount
    if state.rules.whole():
        least, most = state.buy_in(ask.player, now)
        _check_amount(amount, least, most, ask.wallet)
    else:
        amount = state.kept_score(ask.player)
    if ask.commitment is not None and len(ask.commitment) != HASH_SIZE:
        raise Refused("bad_commitment")
    desk.emit(SatDown(ask.seat, ask.player, ask.name, amount, ask.bot, ask.connected, ask.ready, ask.outside))
    if ask.commitment is not None:
        desk.emit(Committed(ask.seat, ask.commitment))
    if not ask.connected:
        desk.emit(LineLost(ask.seat, offline_deadline(state, now)))


def offline_deadline(state: TableState, now: int) -> int:
    """When whoever has no line since now is stood up (O71)."""
    return now + state.rules.clocks.offline * SECOND


def _check_free(state: TableState, seat: int) -> None:
    if not 0 <= seat < len(state.seats):
        raise Refused("no_such_seat")
    if state.seats[seat] is not None:
        raise Refused("seat_taken")


def move(desk: Desk, ask: Move) -> None:
    """Another seat, the same player: what he left with and brings again is not touched (O67)."""
    state = desk.state
    seat, sitter = desk.own_seat(ask.player)
    if sitter.leaving:
        raise Refused("leaving")
    if state.running or state.pending() is not None:
        raise Refused("bank_running")
    _check_free(state, ask.seat)
    desk.emit(SeatMoved(seat, ask.seat, state.stacks[seat]))


def top_up(desk: Desk, ask: TopUp) -> None:
    """Up to the maximum, while no bank counts on the stack; a notional score is not for sale (K2)."""
    state = desk.state
    seat, sitter = desk.own_seat(ask.player)
    if not state.rules.whole():
        raise Refused("not_legal")
    if sitter.leaving:
        raise Refused("leaving")
    if state.in_bank(seat):
        raise Refused("bank_running")
    most = state.rules.seats.max_buy_in * state.rules.ante - state.stacks[seat]
    _check_amount(ask.amount, 1, most, ask.wallet)
    desk.emit(ToppedUp(seat, ask.player, ask.amount))


def _check_amount(amount: Chips, least: Chips, most: Chips, wallet: Chips) -> None:
    if type(amount) is not int:
        raise Refused("no_amount")
    if not least <= amount <= most:
        raise Refused("out_of_bounds")
    if amount > wallet:
        raise Refused("no_chips")


def stand(desk: Desk, ask: Stand, now: int) -> None:
    """Between banks the seat is free at once; in one, it is a fold, and free when the bank is over."""
    seat, sitter = desk.own_seat(ask.player)
    if sitter.leaving:
        return
    if not desk.state.in_bank(seat):
        free(desk, seat, now, "player")
    elif desk.running_bank().can_depart(seat):
        desk.act(Action(seat, "leave"))
    else:
        desk.emit(Leaving(seat))


def free(desk: Desk, seat: int, now: int, why: Literal["player", "offline", "broke", "house"]) -> None:
    """The seat's chips go to its holder's wallet; a notional score is given up."""
    sitter = desk.state.seats[seat]
    assert sitter is not None, "only a seat that is held can be left"
    until = now + desk.state.rules.clocks.comeback * SECOND
    desk.emit(StoodUp(seat, sitter.player, desk.state.stacks[seat], now, until, why))
