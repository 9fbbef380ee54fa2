"""Beginning the bank that is due, and handing out the deck that is due."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from svara.bank import Action, Bank
from svara.table.desk import Desk
from svara.table.events import DealerDrawn
from svara.table.match import begin_match
from svara.table.sealed import Held
from svara.table.seating import free


class Terms(msgspec.Struct, frozen=True):
    """Who gets cards in the deal that is due, the first one first; or who cuts for it."""

    dealer: int
    seats: tuple[int, ...]


def due_terms(desk: Desk, draw: int) -> Terms:
    """The terms of the deal that is due; ``draw`` picks the table's first dealer (C9)."""
    state = desk.state
    if state.running:
        bank = desk.running_bank()
        if bank.state.cutters:
            return Terms(bank.state.dealer, bank.state.cutters)
        return Terms(*bank.next_order())
    dealt = state.pressed()
    if state.button is None:
        desk.emit(DealerDrawn(dealt[draw % len(dealt)]))
    dealer = _dealer(state.button, dealt, len(state.seats))
    return Terms(
        dealer, (*[seat for seat in dealt if seat > dealer], *[seat for seat in dealt if seat <= dealer])
    )


def _dealer(button: int | None, dealt: Sequence[int], count: int) -> int:
    """The seat the deal passed to, or the next participant clockwise (C9)."""
    start = button or 0
    return next(seat % count for seat in range(start, start + count) if seat % count in dealt)


def begin_bank(desk: Desk, terms: Terms, present: Iterable[int], now: int) -> None:
    """Start a bank of these; those who cannot pay and sit it out give their seats up."""
    state = desk.state
    for seat, _ in list(state.taken()):
        if state.is_short(seat):
            free(desk, seat, now, "broke")
    begin_match(desk)
    here = set(present)
    bank, events = Bank.start(
        desk.game,
        stacks=state.stacks,
        dealer=terms.dealer,
        dealt=tuple(sorted(terms.seats)),
        present=tuple(seat for seat, _ in state.taken() if seat in here),
        with_bot=any(sitter.bot for seat, sitter in state.taken() if seat in here),
    )
    desk.bank = bank
    desk.take(events)


def hand_out(desk: Desk, held: Held) -> None:
    """Deal; whoever left while the deck was owed folds now."""
    desk.held = held
    desk.take(desk.running_bank().deal(held.cards))
    for seat, sitter in list(desk.state.taken()):
        if sitter.leaving and desk.state.in_bank(seat) and desk.running_bank().can_depart(seat):
            desk.act(Action(seat, "leave"))
