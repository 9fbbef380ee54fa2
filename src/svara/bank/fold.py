"""Folding events into the state: the only code that changes one.

Folding decides nothing: what the rules say was decided when the events were made, so a redacted log
folds just as well as the full one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from svara.bank.events import (
    Answered,
    AntePosted,
    Asked,
    BankEnded,
    BankEvent,
    BankStarted,
    BankVoided,
    Checked,
    Chose,
    Compared,
    Cut,
    DarkEnded,
    DealAwaited,
    DealerChosen,
    DealStarted,
    Declined,
    Folded,
    Hidden,
    Joined,
    Left,
    Looked,
    Mucked,
    Opened,
    Proposed,
    RakeTaken,
    RedealDemanded,
    Returned,
    ShowdownStarted,
    Staked,
    SvaraDeclared,
    Tied,
    TimedOut,
    WentAway,
    Withdrawn,
    Won,
)
from svara.bank.state import NO_HAND, PHASE_OF, UNSEEN, Pool, State
from svara.chips import Chips, exact
from svara.rules.model import Rules


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


def _pay(state: State, seat: int, amount: Chips) -> None:
    if type(amount) is int and state.rules.chips == "whole":
        state.stacks[seat] -= amount
        state.put[seat] += amount
        state.pot += amount
        return
    state.stacks[seat] = _sum(state.stacks[seat], -amount)
    state.put[seat] = _sum(state.put[seat], amount)
    state.pot = _sum(state.pot, amount)


def _sum(amount: Chips, more: Chips) -> Chips:
    """The sum, an ``int`` wherever it is whole, so that equal states are equal."""
    total = amount + more
    return total if type(total) is int else exact(total)


def _ante_posted(state: State, event: AntePosted) -> None:
    _pay(state, event.seat, event.amount)


def _deal_started(state: State, event: DealStarted) -> None:
    if state.deals:
        _clear_deal(state)
    state.deals = event.number
    state.dealer = event.dealer
    state.order = state.live = event.order
    if state.pools:
        state.pools = tuple([pool for pool in state.pools if pool.holder in event.order])
    state.playing = state.pools
    for seat in event.order:
        state.hands[seat] = UNSEEN
        state.had_cards[seat] = True
    state.dark = "offered" if event.dark else "none"
    state.dark_deal = event.dark
    state.capped = not event.betting
    state.phase = "betting" if event.betting else "showdown"


def _clear_deal(state: State) -> None:
    """Take up what the deal before has left."""
    count = len(state.stacks)
    state.hands = [NO_HAND] * count
    state.looked = [0] * count
    state.seen = [0] * count
    state.opened = [False] * count
    state.mucked = [False] * count
    state.bets = [0] * count
    state.acted = [False] * count
    state.raises = [0] * count
    state.level = state.size = state.match = state.stakes = 0
    state.blind = state.redealing = False
    state.callers = state.betters = state.queue = state.equals = state.joined = state.cuts = ()
    state.links = state.dark_betters = ()
    state.proposer = None


def _looked(state: State, event: Looked) -> None:
    hand = list(state.hands[event.seat])
    for slot, card in zip(event.slots, event.cards, strict=True):
        hand[slot] = card
        state.looked[event.seat] |= 1 << slot
    state.hands[event.seat] = tuple(hand)


def _nothing(state: State, event: Hidden | TimedOut) -> None:
    """It shows nothing here, or what follows from it comes as events of its own."""


def _asked(state: State, event: Asked) -> None:
    if event.question == "betting" and event.seats != (state.proposer,):
        state.proposer = None
    state.question = event.question
    state.owed = event.seats
    state.turn += 1
    state.phase = PHASE_OF[event.question]


def _checked(state: State, event: Checked) -> None:
    state.acted[event.seat] = True
    _answer(state, event.seat)


def _folded(state: State, event: Folded) -> None:
    state.live = _without(state.live, event.seat)
    state.has_folded[event.seat] = True
    _answer(state, event.seat)


def _staked(state: State, event: Staked) -> None:
    seat, before = event.seat, state.level
    _pay(state, seat, event.amount)
    state.bets[seat] = _sum(state.bets[seat], event.amount)
    state.level = event.level
    state.acted[seat] = True
    state.contested = True
    state.stakes += 1
    state.blind = event.kind == "dark"
    if event.called:
        state.callers = (*state.callers, seat)
    else:
        state.betters = (*state.betters, seat)
        if event.kind == "raise":
            state.size = event.level - before
            state.raises[seat] += 1
        else:
            state.size = event.level
    if event.kind == "dark":
        state.dark_betters = (*_without(state.dark_betters, seat), seat)
    elif seat in state.dark_betters:
        state.dark_betters = _without(state.dark_betters, seat)
    if event.capped:
        state.capped = True
        state.match = state.bets[seat]
    if event.ends_dark:
        state.dark = "over"
    elif event.kind == "dark":
        state.dark = "lap"
    _answer(state, seat)


def _dark_ended(state: State, event: DarkEnded) -> None:
    state.dark = "over"


def _returned(state: State, event: Returned) -> None:
    _pay(state, event.seat, -event.amount)
    state.bets[event.seat] = _sum(state.bets[event.seat], -event.amount)


def _compared(state: State, event: Compared) -> None:
    seat, other = event.seat, event.other
    for mine, hand in ((seat, event.cards), (other, event.other_cards)):
        state.seen[mine] |= 1 << seat | 1 << other
        if None not in hand:
            state.hands[mine] = hand
    if event.capped:
        state.capped = True
        state.match = state.bets[seat]
    if not event.beaten:
        met = [group for group in state.links if seat in group or other in group]
        merged = tuple(sorted({seat, other}.union(*met)))
        state.links = (*[group for group in state.links if group not in met], merged)


def _proposed(state: State, event: Proposed) -> None:
    state.proposer = event.seat
    _answer(state, event.seat)


def _answered(state: State, event: Answered) -> None:
    _answer(state, event.seat)
    if event.accepted:
        for seat in state.live:
            state.mucked[seat] = True


def _redeal_demanded(state: State, event: RedealDemanded) -> None:
    state.redealing = True
    state.owed = ()


def _left(state: State, event: Left) -> None:
    state.gone[event.seat] = True


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
    state.tied = len(event.equals)
    state.tied_pot = state.pot


def _chose(state: State, event: Chose) -> None:
    _answer(state, event.seat)


def _svara_declared(state: State, event: SvaraDeclared) -> None:
    state.svaras = event.number
    state.equals = event.equals
    state.svara_dealer = event.dealer
    state.price = event.price
    state.queue = event.asked
    state.joined = state.declined = ()
    state.pools = tuple([pool for pool in state.pools if pool.holder in event.equals])
    state.owed = ()
    state.phase = "joining"


def _joined(state: State, event: Joined) -> None:
    seat = event.seat
    if event.pool:
        state.pools = (*state.pools, Pool(seat, state.put[seat], event.pool))
    rest = event.amount
    for other, part in event.pool:
        rest -= part
        _pay(state, other, part)
        state.queue = _without(state.queue, other)
    _pay(state, seat, rest)
    state.contested = True
    state.joined = (*state.joined, seat)
    state.queue = _without(state.queue, seat)
    _answer(state, seat)


def _declined(state: State, event: Declined) -> None:
    state.declined = (*state.declined, event.seat)
    state.queue = _without(state.queue, event.seat)
    _answer(state, event.seat)


def _withdrawn(state: State, event: Withdrawn) -> None:
    seat = event.seat
    state.queue = _without(state.queue, seat)
    state.equals = _without(state.equals, seat)
    state.joined = _without(state.joined, seat)
    state.cutters = _without(state.cutters, seat)
    _answer(state, seat)


def _deal_awaited(state: State, event: DealAwaited) -> None:
    state.phase = "dealing"
    state.owed = ()
    state.cutters = event.cutters
    state.cuts = ()


def _cut(state: State, event: Cut) -> None:
    state.cuts = (*state.cuts, (event.seat, event.card))
    _answer(state, event.seat)


def _dealer_chosen(state: State, event: DealerChosen) -> None:
    state.svara_dealer = event.seat


def _rake_taken(state: State, event: RakeTaken) -> None:
    state.pot = _sum(state.pot, -event.amount)
    state.rake = _sum(state.rake, event.amount)


def _won(state: State, event: Won) -> None:
    state.pot = _sum(state.pot, -event.amount)
    state.stacks[event.seat] = _sum(state.stacks[event.seat], event.amount)


def _bank_voided(state: State, event: BankVoided) -> None:
    for seat, amount in event.returned:
        _pay(state, seat, -amount)
    state.pools = ()


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
    Hidden: _nothing,
    Asked: _asked,
    Checked: _checked,
    Folded: _folded,
    Staked: _staked,
    DarkEnded: _dark_ended,
    Returned: _returned,
    Compared: _compared,
    Proposed: _proposed,
    Answered: _answered,
    RedealDemanded: _redeal_demanded,
    TimedOut: _nothing,
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
    Withdrawn: _withdrawn,
    DealAwaited: _deal_awaited,
    Cut: _cut,
    DealerChosen: _dealer_chosen,
    RakeTaken: _rake_taken,
    Won: _won,
    BankVoided: _bank_voided,
    BankEnded: _bank_ended,
}
