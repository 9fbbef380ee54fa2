"""From the table to what is public about it, and to each of its seats as one viewer may know it.

Whatever a viewer may not know is not in `Bank.glance`, and nothing here looks at cards in another way.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from svara.bank import Option, State
from svara.bank.state import Hand
from svara.cards import card_text
from svara.chips import chips_json
from svara.scoring import ScoreTable, ScoreTableRef, table_of
from svara.server.tables.telling import card_texts, score_view
from svara.table import Table, TableState
from svara.table.state import Sitter
from svara.wire import (
    CutView,
    MatchView,
    OptionView,
    Phase,
    PledgeView,
    PoolView,
    ScoreView,
    SeatStatus,
    SeatView,
    TableView,
)


def public_view(table: Table, seen: State | None, seats: tuple[SeatView, ...]) -> TableView:
    """What everybody may know; buy-ins and wallet are each viewer's own."""
    state = table.state
    rules = state.rules
    view = TableView(
        table=state.table,
        profile=rules.id,
        ante=chips_json(rules.ante),
        min_buy_in=0,
        max_buy_in=0,
        seats=seats,
        phase=_phase(state, seen),
        bank=state.banks,
        dealer=state.button,
        turn=state.turn,
        style=rules.betting.style,
        exact=not rules.whole(),
        match=_match_view(state) if rules.match.banks else None,
        no_rake=no_rake(state),
    )
    if seen is not None:
        _add_bank(view, state, seen)
    if not state.running:
        view.owed = (*state.unpressed(), *state.short())
        view.question = "new_deal" if view.owed else None
    if state.clock is not None and state.clock.name != "reveal":
        view.deadline, view.seconds = state.clock.deadline, state.clock.seconds
        view.in_time_bank = state.clock.banked is not None
    return view


def no_rake(state: TableState) -> Literal["bot", "rules"] | None:
    """Why the next bank pays no rake, if it pays none (O66, K2)."""
    if not state.rules.rake.percent:
        return "rules"
    return "bot" if any(sitter.bot for _, sitter in state.taken()) else None


@lru_cache(maxsize=4096)
def options(found: tuple[Option, ...]) -> tuple[OptionView, ...]:
    """Legal actions as a client gets them."""
    return tuple(
        [
            OptionView(
                option.kind,
                None if option.least is None else chips_json(option.least),
                None if option.most is None else chips_json(option.most),
                None if option.price is None else chips_json(option.price),
            )
            for option in found
        ]
    )


def _match_view(state: TableState) -> MatchView:
    match, banks = state.match, state.rules.match.banks
    if match is None:
        return MatchView(1, banks, scores=(0,) * len(state.seats))
    if match.over:
        scores = tuple(chips_json(score) for score in match.scores)
        return MatchView(match.banks, banks, over=True, winners=match.winners, scores=scores)
    return MatchView(match.banks + 1, banks, scores=tuple(chips_json(score) for score in state.scores))


def shows_bank(table: Table) -> bool:
    """Whether there is a bank to show: one that runs, or the latest while its result interests anybody."""
    state = table.state
    if table.bank is None:
        return False
    if state.running or state.clock is not None:
        return True
    return any(not (sitter.hosted or sitter.sits_out) for _, sitter in state.taken())


def _phase(state: TableState, seen: State | None) -> Phase:
    if seen is None:
        return "waiting"
    if seen.phase == "dealing":
        return "joining" if seen.deals else "waiting"
    return seen.phase


def _add_bank(view: TableView, state: TableState, seen: State) -> None:
    view.deal = seen.deals
    view.svara = seen.svaras
    view.dealer = seen.dealer
    view.pot = chips_json(seen.pot)
    view.level = chips_json(seen.level)
    view.rake = chips_json(seen.rake)
    view.winners = seen.winners
    view.dark = seen.dark == "lap"
    view.checking = seen.rules.betting.check
    if seen.phase == "joining":
        _add_joining(view, state, seen)
    elif seen.phase == "cutting":
        view.cuts = tuple(CutView(seat, card_text(card)) for seat, card in seen.cuts)
    view.pools = tuple(
        PoolView(pool.holder, tuple((seat, chips_json(part)) for seat, part in pool.parts))
        for pool in seen.pools
    )
    if state.running:
        view.question = seen.question
        view.owed = seen.owed
        view.proposer = seen.proposer if seen.question == "proposal" else None


def _add_joining(view: TableView, state: TableState, seen: State) -> None:
    view.price = chips_json(seen.price)
    view.asked = seen.queue
    view.pooling = seen.rules.svara.pooling
    view.pledges = tuple(
        PledgeView(pledge.seat, pledge.to, chips_json(pledge.amount)) for pledge in state.pledges
    )


def seat_view(table: Table, seat: int, seen: State | None, viewer: int | None) -> SeatView:
    """One seat as a viewer with that seat in the bank may know it; ``seen`` is his view of the bank."""
    state = table.state
    sitter = state.seats[seat]
    if sitter is None:
        return SeatView(seat, "empty")
    view = SeatView(
        seat,
        "waiting",
        name=sitter.name,
        bot=sitter.bot,
        stack=chips_json(state.stacks[seat]),
        connected=sitter.connected,
        sits_out=sitter.sits_out,
        ready=sitter.ready,
        auto_ready=sitter.auto_ready,
        leaving=sitter.leaving,
        offline_deadline=sitter.offline_deadline,
        time_bank=state.time_banks[seat] if state.time_banks and state.running else 0,
    )
    if seen is not None and _took_part(state, seen, seat, sitter):
        _add_hand(view, seen, table.game.scores, viewer)
        if not state.running and state.won[seat]:
            view.won = chips_json(state.won[seat])
    return view


def _took_part(state: TableState, seen: State, seat: int, sitter: Sitter) -> bool:
    """Whether who sits there now, and no one before him, had cards in this bank or paid for some."""
    return state.players[seat] == sitter.player and (seen.had_cards[seat] or bool(seen.put[seat]))


def _add_hand(view: SeatView, seen: State, scores: ScoreTable, viewer: int | None) -> None:
    seat, hand = view.seat, seen.hands[view.seat]
    view.status = _status(seen, seat)
    view.bet = chips_json(seen.bets[seat])
    view.put = chips_json(seen.put[seat])
    show_hand(view, scores, hand, seen.looked[seat])
    view.dark = seat in seen.dark_betters
    view.opened = seen.opened[seat]
    view.compared = viewer not in (None, seat) and bool(seen.seen[seat] >> (viewer or 0) & 1)
    broke = seen.rules.whole() and seen.stacks[seat] == 0
    view.all_in = view.status == "in" and broke and seen.phase != "finished"
    view.equal = seat in seen.equals
    view.joined = seat in seen.joined


def show_hand(view: SeatView, scores: ScoreTable, hand: Hand, looked: int) -> None:
    """Put as much as is known of a hand into the view of its seat."""
    view.cards, view.turned, worth = _hand_view(scores.ref, hand, looked)
    whole = None not in hand
    view.score, view.so_far = (worth, None) if whole else (None, worth)


@lru_cache(maxsize=16_384)
def _hand_view(
    scores: ScoreTableRef, hand: Hand, looked: int
) -> tuple[tuple[str | None, ...], tuple[bool, ...], ScoreView | None]:
    """A hand's cards, which of them are turned, and what the known ones are worth; worked out once, whoever
    holds it.
    """
    turned = tuple([bool(looked >> slot & 1) for slot in range(len(hand))])
    known = [card for card in hand if card is not None]
    return tuple(card_texts(hand)), turned, score_view(table_of(scores), known) if known else None


def _status(seen: State, seat: int) -> SeatStatus:
    status: Literal["in", "folded", "mucked", "gone", "waiting"] = "folded"
    if not seen.had_cards[seat]:
        status = "waiting"
    elif seen.mucked[seat]:
        status = "mucked"
    elif seat in seen.live:
        status = "in"
    if seen.gone[seat] and status != "in":
        status = "gone"
    return status
