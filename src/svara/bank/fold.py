"""Folding events into the state: the only code that changes one.

Folding decides nothing: what the rules say was decided when the events were made, so a redacted log
folds just as well as the full one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from svara.bank.events import (
    AntePosted,
    Asked,
    BankEnded,
    BankEvent,
    BankStarted,
    Checked,
    Chose,
    DarkEnded,
    DealAwaited,
    DealStarted,
    Declined,
    Folded,
    Joined,
    Left,
    Looked,
    Mucked,
    Opened,
    Question,
    RakeTaken,
    Returned,
    ShowdownStarted,
    Staked,
    SvaraDeclared,
    Tied,
    TimedOut,
    WentAway,
    Won,
)
from svara.bank.state import NO_HAND, UNSEEN, Phase, State
from svara.rules.model import Rules

PHASE_OF: dict[Question, Phase] = {
    "betting": "betting",
    "show": "showdown",
    "choice": "choice",
    "join": "joining",
}


def fold(rules: Rules, events: Iterable[BankEvent]) -> State:
    """The state after all of a bank's events, full or redacted."""
    log = iter(events)
    first = next(log, None)
    if not isinstance(first, BankStarted):
        raise ValueError("a bank's log begins with bank_started")
    state = State.begin(rules, first)
    for event in log:
        apply(state, event)
    return state


def apply(state: State, event: BankEvent) -> None:
    """Change the state by one event."""
    APPLIERS[type(event)](state, event)


def _without(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return tuple([other for other in seats if other != seat])


def _answer(state: State, seat: int) -> None:
    """Strike a seat off those who owe a decision."""
    if state.owed == (seat,):
        state.owed = ()
    elif seat in state.owed:
        state.owed = _without(state.owed, seat)


def _pay(state: State, seat: int, amount: Any) -> None:
    state.stacks[seat] -= amount
    state.put[seat] += amount
    state.pot += amount


def _ante_posted(state: State, event: AntePosted) -> None:
    _pay(state, event.seat, event.amount)


def _deal_started(state: State, event: DealStarted) -> None:
    count = len(state.stacks)
    state.deals = event.number
    state.dealer = event.dealer
    state.order = state.live = event.order
    state.hands = [NO_HAND] * count
    for seat in event.order:
        state.hands[seat] = UNSEEN
        state.had_cards[seat] = True
    state.looked = [0] * count
    state.opened = [False] * count
    state.mucked = [False] * count
    state.bets = [0] * count
    state.acted = [False] * count
    state.level = state.size = 0
    state.dark = "offered" if event.dark else "none"
    state.capped = not event.betting
    state.callers = state.blind = state.queue = state.equals = state.joined = ()
    state.cooked = False
    state.phase = "betting" if event.betting else "showdown"


def _looked(state: State, event: Looked) -> None:
    hand = list(state.hands[event.seat])
    for slot, card in zip(event.slots, event.cards, strict=True):
        hand[slot] = card
        state.looked[event.seat] |= 1 << slot
    state.hands[event.seat] = tuple(hand)


def _asked(state: State, event: Asked) -> None:
    state.question = event.question
    state.owed = event.seats
    state.turn += 1
    state.phase = PHASE_OF[event.question]


def _checked(state: State, event: Checked) -> None:
    state.acted[event.seat] = True
    _answer(state, event.seat)


def _folded(state: State, event: Folded) -> None:
    state.live = _without(state.live, event.seat)
    _answer(state, event.seat)


def _staked(state: State, event: Staked) -> None:
    seat, before = event.seat, state.level
    _pay(state, seat, event.amount)
    state.bets[seat] += event.amount
    state.level = event.level
    state.acted[seat] = True
    state.contested = True
    if event.level > before:
        state.size = event.level - before if event.kind == "raise" else event.level
    else:
        state.callers = (*state.callers, seat)
    state.blind = _without(state.blind, seat)
    if event.kind == "dark":
        state.blind = (*state.blind, seat)
    if event.capped:
        state.capped = True
    if event.ends_dark:
        state.dark = "over"
    elif event.kind == "dark":
        state.dark = "lap"
    _answer(state, seat)


def _dark_ended(state: State, event: DarkEnded) -> None:
    state.dark = "over"


def _returned(state: State, event: Returned) -> None:
    _pay(state, event.seat, -event.amount)
    state.bets[event.seat] -= event.amount


def _timed_out(state: State, event: TimedOut) -> None:
    """What follows from it comes as events of its own."""


def _left(state: State, event: Left) -> None:
    state.gone[event.seat] = True
    if state.phase == "joining":
        state.queue = _without(state.queue, event.seat)
        state.equals = _without(state.equals, event.seat)
        state.joined = _without(state.joined, event.seat)
        _answer(state, event.seat)


def _went_away(state: State, event: WentAway) -> None:
    state.away[event.seat] = True


def _showdown_started(state: State, event: ShowdownStarted) -> None:
    state.phase = "showdown"
    state.queue = event.order


def _opened(state: State, event: Opened) -> None:
    state.hands[event.seat] = event.cards
    state.opened[event.seat] = True
    state.queue = _without(state.queue, event.seat)
    _answer(state, event.seat)


def _mucked(state: State, event: Mucked) -> None:
    state.mucked[event.seat] = True
    state.live = _without(state.live, event.seat)
    state.queue = _without(state.queue, event.seat)
    _answer(state, event.seat)


def _tied(state: State, event: Tied) -> None:
    state.equals = event.equals


def _chose(state: State, event: Chose) -> None:
    state.cooked = state.cooked or event.cook
    _answer(state, event.seat)


def _svara_declared(state: State, event: SvaraDeclared) -> None:
    state.svaras = event.number
    state.equals = event.equals
    state.svara_dealer = event.dealer
    state.price = event.price
    state.queue = event.asked
    state.joined = ()
    state.owed = ()
    state.phase = "joining"


def _joined(state: State, event: Joined) -> None:
    _pay(state, event.seat, event.amount)
    state.contested = True
    state.joined = (*state.joined, event.seat)
    state.queue = _without(state.queue, event.seat)
    _answer(state, event.seat)


def _declined(state: State, event: Declined) -> None:
    state.queue = _without(state.queue, event.seat)
    _answer(state, event.seat)


def _deal_awaited(state: State, event: DealAwaited) -> None:
    state.phase = "dealing"
    state.owed = ()


def _rake_taken(state: State, event: RakeTaken) -> None:
    state.pot -= event.amount
    state.rake += event.amount


def _won(state: State, event: Won) -> None:
    state.pot -= event.amount
    state.stacks[event.seat] += event.amount


def _bank_ended(state: State, event: BankEnded) -> None:
    state.phase = "finished"
    state.question = None
    state.owed = ()
    state.winners = event.winners
    state.next_dealer = event.next_dealer


APPLIERS: dict[type, Callable[[State, Any], None]] = {
    AntePosted: _ante_posted,
    DealStarted: _deal_started,
    Looked: _looked,
    Asked: _asked,
    Checked: _checked,
    Folded: _folded,
    Staked: _staked,
    DarkEnded: _dark_ended,
    Returned: _returned,
    TimedOut: _timed_out,
    Left: _left,
    WentAway: _went_away,
    ShowdownStarted: _showdown_started,
    Opened: _opened,
    Mucked: _mucked,
    Tied: _tied,
    Chose: _chose,
    SvaraDeclared: _svara_declared,
    Joined: _joined,
    Declined: _declined,
    DealAwaited: _deal_awaited,
    RakeTaken: _rake_taken,
    Won: _won,
    BankEnded: _bank_ended,
}
