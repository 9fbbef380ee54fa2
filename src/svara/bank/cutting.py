"""The cut for the deal: the highest card deals, and those tied for it cut again (T17)."""

from __future__ import annotations

from svara.bank.actions import Action, IllegalAction
from svara.bank.events import Asked, Cause, Cut, DealAwaited, DealerChosen
from svara.bank.motion import Motion
from svara.cards import rank_of


def await_cut(motion: Motion, cutters: tuple[int, ...]) -> None:
    """The house owes a deck to cut; a single cutter need not."""
    if len(cutters) > 1:
        motion.emit(DealAwaited(cutters))
        return
    for seat in cutters:
        motion.emit(DealerChosen(seat))
    motion.emit(DealAwaited())


def begin_cut(motion: Motion) -> None:
    """All who cut owe it at once."""
    motion.emit(Asked("cut", motion.state.cutters))


def act_cut(motion: Motion, action: Action) -> None:
    cut(motion, action.seat, action)


def cut(motion: Motion, seat: int, action: Action | None = None, by: Cause = "player") -> None:
    """The next card of the deck that is cut; silence is a default cut (T17)."""
    state = motion.state
    place = len(state.cuts)
    card = motion.deck[place] if place < len(motion.deck) else None
    if card is None and action is not None:
        card = action.card
    if card is None:
        raise IllegalAction("unknown_cards", action or Action(seat, "cut"), ())
    motion.emit(Cut(seat, card, by))
    decide_cut(motion)


def decide_cut(motion: Motion) -> None:
    """Once all have cut, the highest deals, or those tied for it cut again; one left alone need not cut."""
    state = motion.state
    if len(state.cutters) == 1:
        await_cut(motion, state.cutters)
        return
    if state.owed:
        return
    # A leaver's card stays cut, so that nobody else gets it, but does not count.
    cuts = [(seat, rank_of(card)) for seat, card in state.cuts if seat in state.cutters]
    best = max([rank for _, rank in cuts], default=None)
    await_cut(motion, tuple([seat for seat, rank in cuts if rank == best]))
