"""Pledges: the consent of a free player to pay a part of another's entry (T20)."""

from __future__ import annotations

from svara.bank.entry import partners
from svara.table.commands import Pledge, Refused
from svara.table.desk import Desk
from svara.table.events import Pledged
from svara.table.state import TableState


def pledge(desk: Desk, ask: Pledge) -> None:
    """While the svara is being joined, by one who could pay, to one who answers before him."""
    table = desk.state
    seat, _ = desk.own_seat(ask.player)
    if ask.turn is not None and not (table.running and table.join_turn <= ask.turn <= table.turn):
        raise Refused("stale_turn")
    if not table.in_bank(seat):
        raise Refused("not_your_turn")
    bank = desk.running_bank().state
    if bank.phase != "joining" or not bank.rules.svara.pooling or ask.to not in bank.queue:
        raise Refused("not_legal")
    if seat not in partners(bank, ask.to) or bank.queue.index(seat) < bank.queue.index(ask.to):
        raise Refused("not_legal")
    if type(ask.amount) is not int:
        raise Refused("no_amount")
    if not 0 <= ask.amount <= min(bank.stacks[seat], bank.price - _others(table, ask.to, seat)):
        raise Refused("out_of_bounds")
    before = next((held for held in table.pledges if held.seat == seat), None)
    if ask.amount or (before is not None and before.to == ask.to):
        desk.emit(Pledged(seat, ask.to, ask.amount))


def _others(table: TableState, to: int, seat: int) -> int:
    """What others than this seat have pledged there."""
    return sum(int(amount) for other, amount in table.pledged_to(to) if other != seat)
