"""Folding events into a table's state: the only code that changes one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from svara.bank.events import (
    Asked,
    BankEnded,
    BankStarted,
    DealAwaited,
    DealStarted,
    Declined,
    Joined,
    Left,
    SvaraDeclared,
    WentAway,
    Withdrawn,
    Won,
)
from svara.chips import Chips, exact
from svara.table.events import (
    AutoPressDue,
    AutoPressSet,
    ClockExtended,
    ClockStarted,
    DealerDrawn,
    Leaving,
    LineBack,
    LineLost,
    MatchEnded,
    MatchStarted,
    NewDealAsked,
    NewDealClosed,
    Pledged,
    Pressed,
    SatDown,
    SatOut,
    SeatMoved,
    StoodUp,
    TableEvent,
    TableOpened,
    TimeBankOpened,
    TimeBankUsed,
)
from svara.table.fair_events import Committed, DeckProved, HeaderPublished, HeaderVoided, NonceRevealed
from svara.table.money import Movement, Purse, movements
from svara.table.sealed import Sealed
from svara.table.state import SECOND, Clock, LeftWith, Match, Pledge, Sitter, TableState


def apply(state: TableState, event: TableEvent) -> None:
    """Change the state by one event, of the table or of its bank."""
    state.seq += 1
    for moved in movements(event):
        _move(state, moved)
    applier = APPLIERS.get(type(event))
    if applier is not None:
        applier(state, event)


def _move(state: TableState, moved: Movement) -> None:
    for purse, other, amount in (
        (moved.source, moved.target, -moved.amount),
        (moved.target, moved.source, moved.amount),
    ):
        _shift(state, purse, amount)
        if purse.seat is not None and other.kind == "pot":
            state.scores[purse.seat] = exact(state.scores[purse.seat] + amount)


def _shift(state: TableState, purse: Purse, amount: Chips) -> None:
    if purse.seat is not None:
        state.stacks[purse.seat] = exact(state.stacks[purse.seat] + amount)
    elif purse.kind == "pot":
        state.pot = exact(state.pot + amount)
    elif purse.kind == "rake":
        state.raked = exact(state.raked + amount)
    else:
        state.brought = exact(state.brought - amount)


def _change(state: TableState, seat: int, **changes: Any) -> None:
    sitter = state.seats[seat]
    if sitter is not None:
        state.seats[seat] = replace(sitter, **changes)


def _opened(state: TableState, event: TableOpened) -> None:
    state.rules = event.rules
    state.fair = event.fair
    state.customs = event.customs
    state.clock = None
    # Scores by other rules do not add up to one.
    state.match = None


def _sat_down(state: TableState, event: SatDown) -> None:
    state.seats[event.seat] = Sitter(
        event.player,
        event.name,
        event.bot,
        connected=event.connected,
        ready=event.ready,
        sits_out=not event.ready,
        outside=event.outside,
    )
    left = state.left.get(event.player)
    state.played[event.seat] = left is not None and left.match == state.match_number() > 0
    state.scores[event.seat] = state.kept_score(event.player)
    state.left.pop(event.player, None)
    sealed = state.pending()
    if sealed is not None and not state.running:
        state.sealed = replace(sealed, present=tuple([seat for seat in sealed.present if seat != event.seat]))
    if event.ready and (event.outside or not event.bot):
        _bring_bots(state)


def _leaving(state: TableState, event: Leaving | Left) -> None:
    _change(state, event.seat, leaving=True, ready=False, offline_deadline=None)


def _stood_up(state: TableState, event: StoodUp) -> None:
    sitter = state.seats[event.seat]
    state.seats[event.seat] = None
    match, score, played = state.match_number(), state.scores[event.seat], state.played[event.seat]
    state.scores[event.seat], state.played[event.seat] = 0, False
    for player, left in list(state.left.items()):
        if left.until <= event.at and not (match and left.match == match):
            del state.left[player]
    if sitter is not None and not sitter.hosted and (event.amount or (match and played)):
        state.left[event.player] = LeftWith(event.amount, event.until, match, score)


def _seat_moved(state: TableState, event: SeatMoved) -> None:
    old, new = event.seat, event.to
    state.seats[new], state.seats[old] = state.seats[old], None
    state.scores[new], state.scores[old] = state.scores[old], 0
    state.played[new], state.played[old] = state.played[old], False
    match = state.match
    if match is not None and match.over:
        winners = tuple(sorted(new if seat == old else seat for seat in match.winners))
        scores = list(match.scores)
        scores[new], scores[old] = scores[old], 0
        state.match = replace(match, winners=winners, scores=tuple(scores))


def _pressed(state: TableState, event: Pressed) -> None:
    _change(state, event.seat, ready=True, sits_out=False)
    sitter = state.seats[event.seat]
    if sitter is not None and not sitter.hosted:
        _bring_bots(state)


def _bring_bots(state: TableState) -> None:
    """A person wants the next deal: bots that sat out for want of one are waited for (O69)."""
    for seat, sitter in list(state.taken()):
        if sitter.hosted and sitter.sits_out and not sitter.leaving:
            _change(state, seat, sits_out=False)


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


def _new_deal_closed(state: TableState, event: NewDealClosed) -> None:
    state.clock = None


def _deal_awaited(state: TableState, event: DealAwaited) -> None:
    state.clock = None
    state.pledges = ()


def _dealer_drawn(state: TableState, event: DealerDrawn) -> None:
    state.button = event.seat


def _clock_started(state: TableState, event: ClockStarted) -> None:
    state.clock = Clock("turn", event.turn, event.deadline, event.seconds)


def _time_bank_opened(state: TableState, event: TimeBankOpened) -> None:
    left = state.time_banks[event.seat]
    seconds = (left + SECOND - 1) // SECOND
    state.clock = Clock("turn", event.turn, event.deadline, seconds, banked=event.seat)


def _time_bank_used(state: TableState, event: TimeBankUsed) -> None:
    banks = state.time_banks
    state.time_banks = (*banks[: event.seat], event.left, *banks[event.seat + 1 :])


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
    for seat in event.present:
        _change(state, seat, ready=False)
    for seat in event.dealt:
        state.played[seat] = True
    if state.customs.time_bank:
        state.time_banks = (state.customs.time_bank * SECOND,) * len(state.seats)


def _deal_started(state: TableState, event: DealStarted) -> None:
    state.deal_turn = state.turn + 1


def _asked(state: TableState, event: Asked) -> None:
    state.turn += 1
    state.clock = None


def _won(state: TableState, event: Won) -> None:
    state.won[event.seat] = exact(state.won[event.seat] + event.amount)


def _bank_ended(state: TableState, event: BankEnded) -> None:
    for seat, sitter in list(state.taken()):
        if state.in_bank(seat) and sitter.ready:
            # Pressed before there was a result: it is to be read first.
            _change(state, seat, ready=False)
    state.running = False
    state.clock = None
    state.pledges = ()
    if event.next_dealer is not None:
        state.button = event.next_dealer
    if state.match is not None and not state.match.over and not event.void:
        state.match = replace(state.match, banks=state.match.banks + 1)


def _svara_declared(state: TableState, event: SvaraDeclared) -> None:
    state.pledges = ()
    state.join_turn = state.turn + 1


def _pledged(state: TableState, event: Pledged) -> None:
    _void_pledges(state, event.seat)
    if event.amount:
        state.pledges = (*state.pledges, Pledge(event.seat, event.to, event.amount))


def _answered(state: TableState, event: Joined | Declined | Withdrawn) -> None:
    """Whoever has answered, or paid with another, is bound by no pledge and holds none."""
    _void_pledges(state, event.seat)
    if isinstance(event, Joined):
        for seat, _ in event.pool:
            _void_pledges(state, seat)


def _void_pledges(state: TableState, seat: int) -> None:
    if state.pledges:
        state.pledges = tuple([held for held in state.pledges if seat not in (held.seat, held.to)])


def _match_started(state: TableState, event: MatchStarted) -> None:
    count = len(state.seats)
    state.match = Match(event.number)
    state.matches = event.number
    state.scores = [0] * count
    state.played = [False] * count
    state.left = {player: replace(left, score=0) for player, left in state.left.items()}
    if not state.rules.whole():
        state.stacks = [0] * count
        state.brought = 0


def _match_ended(state: TableState, event: MatchEnded) -> None:
    if state.match is not None:
        state.match = replace(state.match, over=True, winners=event.winners, scores=event.scores)


def _committed(state: TableState, event: Committed) -> None:
    sitter = state.seats[event.seat]
    silent = sitter is not None and sitter.silent and state.awaits_deal()
    _change(state, event.seat, commitment=event.commitment, silent=silent)


def _header_published(state: TableState, event: HeaderPublished) -> None:
    header = event.header
    state.headers = header.number
    state.sealed = Sealed(
        header, nonces=(None,) * len(header.seats), present=tuple([seat for seat, _ in state.taken()])
    )
    state.clock = (
        None if event.deadline is None else Clock("reveal", header.number, event.deadline, event.seconds)
    )


def _nonce_revealed(state: TableState, event: NonceRevealed) -> None:
    _change(state, event.seat, commitment=event.next_commitment)
    if state.sealed is not None:
        place = state.sealed.header.seats.index(event.seat)
        nonces = (*state.sealed.nonces[:place], event.nonce, *state.sealed.nonces[place + 1 :])
        state.sealed = replace(state.sealed, nonces=nonces)


def _header_voided(state: TableState, event: HeaderVoided) -> None:
    state.clock = None
    for seat in event.silent:
        _change(state, seat, commitment=None, silent=True)
    if state.sealed is not None:
        state.sealed = replace(state.sealed, stage="void")


def _deck_proved(state: TableState, event: DeckProved) -> None:
    state.clock = None
    if state.sealed is not None:
        state.sealed = replace(state.sealed, stage="dealt")
    for seat, sitter in list(state.taken()):
        if sitter.silent and sitter.commitment is not None:
            _change(state, seat, silent=False)


APPLIERS: dict[type, Callable[[TableState, Any], None]] = {
    TableOpened: _opened,
    SatDown: _sat_down,
    Leaving: _leaving,
    Left: _leaving,
    StoodUp: _stood_up,
    SeatMoved: _seat_moved,
    Pressed: _pressed,
    SatOut: _sat_out,
    AutoPressSet: _auto_press_set,
    LineLost: _line_lost,
    LineBack: _line_back,
    WentAway: _went_away,
    NewDealAsked: _new_deal_asked,
    AutoPressDue: _auto_press_due,
    NewDealClosed: _new_deal_closed,
    DealAwaited: _deal_awaited,
    SvaraDeclared: _svara_declared,
    Pledged: _pledged,
    Joined: _answered,
    Declined: _answered,
    Withdrawn: _answered,
    MatchStarted: _match_started,
    MatchEnded: _match_ended,
    DealerDrawn: _dealer_drawn,
    ClockStarted: _clock_started,
    TimeBankOpened: _time_bank_opened,
    TimeBankUsed: _time_bank_used,
    ClockExtended: _clock_extended,
    Committed: _committed,
    HeaderPublished: _header_published,
    NonceRevealed: _nonce_revealed,
    HeaderVoided: _header_voided,
    DeckProved: _deck_proved,
    BankStarted: _bank_started,
    DealStarted: _deal_started,
    Asked: _asked,
    Won: _won,
    BankEnded: _bank_ended,
}
