"""The svara: the choice of the equals, entering for a price, and the redeal (O47–O60, C12)."""

from __future__ import annotations

from svara.bank.actions import Action
from svara.bank.events import Asked, Cause, Chose, DealAwaited, Declined, Joined, SvaraDeclared, Tied
from svara.bank.motion import Motion
from svara.bank.payout import settle
from svara.bank.state import State
from svara.chips import Chips, svara_price


def tie(motion: Motion, equals: tuple[int, ...]) -> None:
    """Two equals may choose once a bank, ten svaras in a row end in a split, all else is a svara."""
    state, rules = motion.state, motion.state.rules.svara
    motion.emit(Tied(equals))
    stayed = tuple(seat for seat in equals if not state.gone[seat])
    if state.svaras >= rules.most_in_row or not stayed:
        settle(motion, equals)
    elif rules.choice == "any_cooks" and state.svaras == 0 and len(equals) == 2:
        if len(stayed) < 2:
            settle(motion, equals)
        else:
            motion.emit(Asked("choice", equals))
    else:
        declare(motion, stayed)


def act_choice(motion: Motion, action: Action) -> None:
    choose(motion, action.seat, cook=action.kind == "cook", by="player")


def choose(motion: Motion, seat: int, *, cook: bool, by: Cause) -> None:
    """The first who cooks decides; a split needs both, silence counting as one (O48, O49)."""
    state = motion.state
    motion.emit(Chose(seat, cook, by))
    if cook:
        declare(motion, state.equals)
    elif not state.owed:
        settle(motion, state.equals)


def split_for_leaver(motion: Motion, seat: int) -> None:
    """An equal who leaves before the choice is made keeps his share of a split (O49)."""
    if seat in motion.state.equals:
        settle(motion, motion.state.equals)


def declare(motion: Motion, equals: tuple[int, ...]) -> None:
    """Freeze price and dealer and ask the others in turn (O51–O56); a single equal takes the pot (C12)."""
    state = motion.state
    if len(equals) == 1:
        settle(motion, equals)
        return
    dealer = equals[-1]
    price = svara_price(state.pot, len(equals), whole=True)
    asked = tuple(seat for seat in state.clockwise(dealer) if _may_enter(state, seat, equals, price))
    motion.emit(SvaraDeclared(state.svaras + 1, equals, dealer, price, asked))
    _ask_next(motion)


def _may_enter(state: State, seat: int, equals: tuple[int, ...], price: Chips) -> bool:
    """Who was dealt into the bank's first deal, is still there, and keeps enough after paying (O53, O54)."""
    if seat in equals or seat not in state.dealt or state.gone[seat] or state.away[seat]:
        return False
    left = state.stacks[seat] - price
    least = state.rules.svara.min_pots_left
    return left > least * state.pot if least else left >= 0


def act_joining(motion: Motion, action: Action) -> None:
    if action.kind == "join":
        motion.emit(Joined(action.seat, motion.state.price))
    else:
        motion.emit(Declined(action.seat))
    _ask_next(motion)


def out_of_time_joining(motion: Motion, seat: int) -> None:
    """Silence declines (O55)."""
    motion.emit(Declined(seat, "clock"))
    _ask_next(motion)


def leaver_before_deal(motion: Motion, *, was_asked: bool) -> None:
    """The pot stays for the rest; the last one left takes it (C12)."""
    state = motion.state
    staying = (*state.equals, *state.joined)
    if len(staying) == 1:
        settle(motion, staying)
    elif was_asked:
        _ask_next(motion)


def _ask_next(motion: Motion) -> None:
    state = motion.state
    if state.queue:
        motion.emit(Asked("join", (state.queue[0],)))
    else:
        motion.emit(DealAwaited())


def svara_order(state: State) -> tuple[int, tuple[int, ...]]:
    """The redeal's dealer and those dealt in, the first to act first (O56, C9)."""
    participants = (*state.equals, *state.joined)
    dealer = state.svara_dealer
    assert dealer is not None, "a svara has a dealer"
    if dealer not in participants:
        dealer = next(seat for seat in state.clockwise(dealer) if seat in participants)
    return dealer, tuple(seat for seat in state.clockwise(dealer) if seat in participants)
