"""From the table to what one viewer is shown: his view of the bank, and what is public about the table.

Whatever a viewer may not know is not in `Bank.view`, and nothing here looks at the bank in another way.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from svara.bank import Option, State, legal
from svara.cards import card_text
from svara.chips import chips_json
from svara.scoring import ScoreTable
from svara.server.tables.fair_views import fair_view
from svara.server.tables.telling import card_texts
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


def table_view(table: Table, player: str | None, wallet: int | None, now: int) -> TableView:
    """The table as a player may know it; a spectator's for ``None``."""
    state = table.state
    rules = state.rules
    seen = _seen_bank(table, player)
    least, most = state.buy_in(player, now)
    you = None if player is None else state.seat_of(player)
    viewer = state.bank_seat(player)
    seats = tuple(_seat_view(table, seat, seen, viewer) for seat in range(len(state.seats)))
    view = TableView(
        table=state.table,
        profile=rules.id,
        ante=chips_json(rules.ante),
        min_buy_in=chips_json(least),
        max_buy_in=chips_json(most),
        seats=seats,
        phase=_phase(state, seen),
        you=you,
        wallet=wallet if rules.whole() else None,
        bank=state.banks,
        dealer=state.button,
        turn=state.turn,
        style=rules.betting.style,
        exact=not rules.whole(),
        match=_match_view(state) if rules.match.banks else None,
        fair=fair_view(state, you),
    )
    if seen is not None:
        _add_bank(view, state, seen, you)
    if not state.running:
        view.owed = (*state.unpressed(), *state.short())
        view.question = "new_deal" if view.owed else None
    if state.clock is not None and state.clock.name != "reveal":
        view.deadline, view.seconds = state.clock.deadline, state.clock.seconds
    return view


def options(found: Iterable[Option]) -> tuple[OptionView, ...]:
    """Legal actions as a client gets them."""
    return tuple(
        OptionView(
            option.kind,
            None if option.least is None else chips_json(option.least),
            None if option.most is None else chips_json(option.most),
            None if option.price is None else chips_json(option.price),
        )
        for option in found
    )


def _match_view(state: TableState) -> MatchView:
    match, banks = state.match, state.rules.match.banks
    if match is None:
        return MatchView(1, banks, scores=(0,) * len(state.seats))
    if match.over:
        scores = tuple(chips_json(score) for score in match.scores)
        return MatchView(match.banks, banks, over=True, winners=match.winners, scores=scores)
    return MatchView(match.banks + 1, banks, scores=tuple(chips_json(score) for score in state.scores))


def _seen_bank(table: Table, player: str | None) -> State | None:
    """The bank that runs, or the latest one while its result is of interest to anybody."""
    state, bank = table.state, table.bank
    if bank is None:
        return None
    playing = any(not (sitter.bot or sitter.sits_out) for _, sitter in state.taken())
    if not (state.running or state.clock is not None or playing):
        return None
    return bank.view(state.bank_seat(player))


def _phase(state: TableState, seen: State | None) -> Phase:
    if seen is None:
        return "waiting"
    if seen.phase == "dealing":
        return "joining" if seen.deals else "waiting"
    return seen.phase


def _add_bank(view: TableView, state: TableState, seen: State, you: int | None) -> None:
    view.deal = seen.deals
    view.svara = seen.svaras
    view.dealer = seen.dealer
    view.pot = chips_json(seen.pot)
    view.level = chips_json(seen.level)
    view.rake = chips_json(seen.rake)
    view.winners = seen.winners
    view.dark = seen.dark == "lap"
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
        if you is not None and state.in_bank(you):
            view.legal = options(legal(seen, you))


def _add_joining(view: TableView, state: TableState, seen: State) -> None:
    view.price = chips_json(seen.price)
    view.asked = seen.queue
    view.pooling = seen.rules.svara.pooling
    view.pledges = tuple(
        PledgeView(pledge.seat, pledge.to, chips_json(pledge.amount)) for pledge in state.pledges
    )


def _seat_view(table: Table, seat: int, seen: State | None, viewer: int | None) -> SeatView:
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
    view.cards = tuple(card_texts(hand))
    view.turned = tuple(bool(seen.looked[seat] >> slot & 1) for slot in range(len(hand)))
    view.dark = seat in seen.dark_betters
    view.opened = seen.opened[seat]
    view.compared = viewer not in (None, seat) and bool(seen.seen[seat] >> (viewer or 0) & 1)
    broke = seen.rules.whole() and seen.stacks[seat] == 0
    view.all_in = view.status == "in" and broke and seen.phase != "finished"
    view.equal = seat in seen.equals
    view.joined = seat in seen.joined
    known = [card for card in hand if card is not None]
    if len(known) == len(hand) > 0:
        score = scores.score(known)
        view.score = ScoreView(score.points_text or score.klass or "", score.label)


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
