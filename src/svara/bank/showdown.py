"""Opening the hands in turn: stronger or equal ones open themselves, weaker ones may be mucked (O42–O46)."""

from __future__ import annotations

from svara.bank import svara
from svara.bank.actions import Action, IllegalAction
from svara.bank.compare import beaten_of
from svara.bank.events import Asked, Mucked, Opened, ShowdownStarted
from svara.bank.motion import Motion
from svara.bank.payout import settle


def begin_showdown(motion: Motion) -> None:
    """Whoever called or bet last opens first, then clockwise; else the first after the dealer (O42, B28a)."""
    state = motion.state
    live = state.live
    spoke = state.callers if state.rules.showdown.first == "caller" else state.betters
    first = next((seat for seat in reversed(spoke) if seat in live), live[0])
    start = live.index(first)
    motion.emit(ShowdownStarted(live[start:] + live[:start]))
    go_on(motion)


def show_two(motion: Motion, action: Action) -> None:
    """A show that was asked for cannot be refused: both open, the better takes it (K20, K21)."""
    state = motion.state
    other = state.after(action.seat)[0]
    hands = motion.hand(action.seat), motion.hand(other)
    if None not in hands:
        show_all(motion)
        return
    beaten = beaten_of(motion, action, other)
    motion.emit(ShowdownStarted(()))
    _decide(motion, tuple([seat for seat in state.live if seat not in beaten]))


def show_all(motion: Motion) -> None:
    """All who are left open at once (K20, K36)."""
    state = motion.state
    motion.emit(ShowdownStarted(state.live))
    for seat in state.live:
        hand = motion.hand(seat)
        if hand is not None:
            motion.emit(Opened(seat, hand, "rule"))
    if state.queue:
        motion.emit(Asked("show", (state.queue[0],)))
    else:
        _decide(motion, _best(motion))


def act_showdown(motion: Motion, action: Action) -> None:
    """A weaker hand is shown or thrown away (O44)."""
    if action.kind == "open":
        hand = motion.hand(action.seat)
        if hand is None:
            raise IllegalAction("unknown_cards", action, ())
        motion.emit(Opened(action.seat, hand))
    else:
        motion.emit(Mucked(action.seat))
    go_on(motion)


def muck_leaver(motion: Motion, seat: int) -> None:
    """An open hand of a leaver stays and can win, an unopened one is mucked (C15)."""
    state = motion.state
    if seat in state.queue:
        on_turn = seat in state.owed
        motion.emit(Mucked(seat, "departure"))
        if on_turn:
            go_on(motion)


def out_of_time(motion: Motion, seat: int) -> None:
    """Silence mucks, and nobody will see the hand (O45)."""
    motion.emit(Mucked(seat, "clock"))
    go_on(motion)


def go_on(motion: Motion) -> None:
    """Open every hand that opens by itself, up to the next decision or the result (O43, O46)."""
    state = motion.state
    best = max([_strength(motion, seat) for seat in state.live if state.opened[seat]], default=-1)
    while state.queue:
        seat = state.queue[0]
        hand = motion.hand(seat)
        strength = -1 if hand is None else motion.game.scores.strength(*hand)
        if hand is None or strength < best:
            motion.emit(Asked("show", (seat,)))
            return
        motion.emit(Opened(seat, hand, "rule"))
        best = strength
    _decide(motion, _best(motion))


def _best(motion: Motion) -> tuple[int, ...]:
    """The opened hands that no other beats."""
    opened = [seat for seat in motion.state.live if motion.state.opened[seat]]
    best = max([_strength(motion, seat) for seat in opened])
    return tuple([seat for seat in opened if _strength(motion, seat) == best])


def _strength(motion: Motion, seat: int) -> int:
    """The strength of an opened hand."""
    first, second, third = motion.state.hands[seat]
    assert first is not None and second is not None and third is not None, "an opened hand is known"
    return motion.game.scores.strength(first, second, third)


def _decide(motion: Motion, winners: tuple[int, ...]) -> None:
    """The best hand takes the pot (O46); several are a tie."""
    if len(winners) == 1:
        settle(motion, winners)
    else:
        svara.tie(motion, winners)
