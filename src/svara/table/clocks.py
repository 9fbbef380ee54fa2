"""Clocks that run out, lines that are lost and found, and the house's own absence (O26, O70–O72)."""

from __future__ import annotations

from svara.bank import Action
from svara.table import time_banks
from svara.table.commands import Connect, Disconnect, Fire, Recover, Refused
from svara.table.desk import Desk
from svara.table.events import AutoPressDue, ClockExtended, Leaving, LineBack, LineLost
from svara.table.fairness import reveal_ran_out
from svara.table.flow import new_deal_ran_out, press_by_itself
from svara.table.seating import free, offline_deadline
from svara.table.state import SECOND, Alarm


def fire(desk: Desk, ask: Fire, now: int) -> None:
    """A clock's firing is an action like any other, valid only for the turn it was set for (rule 9)."""
    alarm = ask.alarm
    if alarm not in desk.state.alarms():
        raise Refused("stale_turn")
    if now < alarm.deadline:
        raise Refused("too_early")
    if alarm.name == "turn":
        clock = desk.state.clock
        if not time_banks.opens(desk, now):
            _turn_ran_out(desk)
            time_banks.close(desk, clock, now)
    elif alarm.name == "new_deal":
        new_deal_ran_out(desk, now)
    elif alarm.name == "reveal":
        reveal_ran_out(desk)
    elif alarm.name == "auto":
        desk.emit(AutoPressDue())
        press_by_itself(desk)
    elif alarm.seat is not None:
        _was_offline(desk, alarm.seat, now)


def _turn_ran_out(desk: Desk) -> None:
    """Everyone who still owes this turn's decision; two equals can owe one together."""
    bank, turn = desk.running_bank(), desk.state.turn
    while bank.state.owed and desk.state.turn == turn:
        desk.act(Action(bank.state.owed[0], "timeout"))


def _was_offline(desk: Desk, seat: int, now: int) -> None:
    """Two minutes without a line: stood up (O71), or a hand that goes on while all-in (O72)."""
    if not desk.state.in_bank(seat):
        free(desk, seat, now, "offline")
    elif desk.running_bank().state.away[seat]:
        desk.emit(LineLost(seat, None))
    elif desk.running_bank().can_depart(seat):
        desk.act(Action(seat, "offline"))
    else:
        desk.emit(Leaving(seat))


def connect(desk: Desk, ask: Connect) -> None:
    """A line of a player is there, whether or not he holds a seat."""
    seat = desk.state.seat_of(ask.player)
    sitter = None if seat is None else desk.state.seats[seat]
    if seat is not None and sitter is not None and not sitter.connected:
        desk.emit(LineBack(seat))
        press_by_itself(desk)


def disconnect(desk: Desk, ask: Disconnect, now: int) -> None:
    """The last line of a player is gone."""
    seat = desk.state.seat_of(ask.player)
    if seat is not None:
        _lose_line(desk, seat, now)


def _lose_line(desk: Desk, seat: int, now: int) -> None:
    sitter = desk.state.seats[seat]
    if sitter is None or sitter.hosted or not sitter.connected:
        return
    deadline = None if sitter.leaving else offline_deadline(desk.state, now)
    desk.emit(LineLost(seat, deadline))


def recover(desk: Desk, ask: Recover, now: int) -> None:
    """Nobody is punished for the house's absence: what ran gets more time, from now at least (rule 9). What
    was left of it is no more than the whole, or a machine's clock that was set back would stop the table.
    """
    for alarm in desk.state.alarms():
        left, whole = max(alarm.deadline - now, 0), _whole(desk, alarm)
        if alarm.name != "auto":
            deadline = now + min(left, whole) + ask.extension
            desk.emit(ClockExtended(alarm.name, deadline, alarm.seat))
        elif left > whole:
            desk.emit(AutoPressDue())
    for seat, _ in list(desk.state.taken()):
        _lose_line(desk, seat, now)


def _whole(desk: Desk, alarm: Alarm) -> int:
    """How long a clock runs at most."""
    clock = desk.state.clock
    if clock is not None and alarm.seat is None:
        return clock.seconds * SECOND
    return desk.state.rules.clocks.offline * SECOND
