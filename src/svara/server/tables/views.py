"""From the table to what one viewer is shown: his view of the bank, and what is public about the table.

Whatever a viewer may not know is not in `Bank.glance` and `Bank.insight`, and nothing here looks at cards in
another way.
"""

from __future__ import annotations

import copy
from functools import lru_cache
from typing import Literal

import msgspec

from svara.bank import Option, State
from svara.bank.state import Hand
from svara.bank.view import Insight
from svara.cards import card_text
from svara.chips import chips_json
from svara.scoring import ScoreTable, ScoreTableRef, alive
from svara.server.tables.fair_views import fair_view, own_commitment, own_fair_view
from svara.server.tables.telling import card_texts, score_view
from svara.table import Table, TableState
from svara.table.state import Sitter
from svara.wire import (
    Amount,
    CutView,
    FairView,
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
    return Showing(table, now).to(player, wallet)


class Beside(msgspec.Struct, frozen=True):
    """What one viewer is shown that is beside the game, by the names of a `TableView`'s fields."""

    held: int | None = None
    may_sit: bool = True
    opener: bool = False
    pool_chat: bool = False


class Own(msgspec.Struct, frozen=True, eq=False):
    """What one viewer is shown instead of what everybody is, by the names of a `TableView`'s fields."""

    made_of: tuple[object, ...]
    """All that it follows from: as long as that is as it was, this stays the same object."""
    min_buy_in: Amount
    max_buy_in: Amount
    seats: tuple[SeatView, ...]
    """Those of which he knows more than a spectator."""
    you: int | None
    wallet: Amount | None
    legal: tuple[OptionView, ...]
    fair: FairView | None
    held: int | None
    may_sit: bool
    opener: bool
    pool_chat: bool


NOTHING_BESIDE = Beside()

OWN_FIELDS = tuple(name for name in Own.__struct_fields__ if name not in ("made_of", "seats"))


def whole(public: TableView, own: Own) -> TableView:
    """The view of whom is shown both."""
    view = copy.copy(public)
    for name in OWN_FIELDS:
        setattr(view, name, getattr(own, name))
    if own.seats:
        seats = list(public.seats)
        for seat in own.seats:
            seats[seat.seat] = seat
        view.seats = tuple(seats)
    return view


class Showing:
    """A table at one moment, to be shown to several viewers: what is public is worked out once."""

    def __init__(self, table: Table, now: int, before: Showing | None = None) -> None:
        """``before`` is what was shown of the same table last, of which what is the same is kept."""
        self._table = table
        self._now = now
        self._bank = table.bank if _shows_bank(table) else None
        self._whole = table.state.rules.whole()
        self._buy_in = _buy_in(table.state, None, now)
        seen = None if self._bank is None else self._bank.glance(None)
        self._sources = _sources(table.state, seen)
        self.public = _public_view(table, seen, self._seat_views(seen, before))
        self.public.fair = (
            before.public.fair
            if before is not None and before._same_header(table.state)
            else fair_view(table.state)
        )
        self._places = {sitter.player: seat for seat, sitter in table.state.taken()}

    def _seat_views(self, seen: State | None, before: Showing | None) -> tuple[SeatView, ...]:
        """The seats as everybody may know them; one that is as it was stays the same object, so that what is
        made of it stays too.
        """
        table = self._table
        if before is None:
            return tuple([seat_view(table, seat, seen, None) for seat in range(len(table.state.seats))])
        (common, rows), (common_before, rows_before) = self._sources, before._sources
        same = common == common_before
        views = []
        for seat, was in enumerate(before.public.seats):
            view = was
            if not same or rows[seat] != rows_before[seat]:
                view = seat_view(table, seat, seen, None)
            views.append(was if view == was else view)
        return tuple(views)

    def _same_header(self, state: TableState) -> bool:
        """Whether a state has the header of this one, and it waits for nobody."""
        own = self._table.state
        settled = state.sealed is not None and state.pending() is None
        return settled and state.sealed is own.sealed and state.rules is own.rules

    def to(self, player: str | None, wallet: int | None) -> TableView:
        """What a player may know; a spectator for ``None``."""
        return whole(self.public, self.own(player, wallet))

    def own(
        self,
        player: str | None,
        wallet: int | None,
        beside: Beside = NOTHING_BESIDE,
        before: Own | None = None,
    ) -> Own:
        """What a player is shown instead of what everybody is: ``before``, which he was shown last, where
        nothing of it has changed.
        """
        state, bank = self._table.state, self._bank
        buy_in = _buy_in(state, player, self._now) if player in state.left else self._buy_in
        you = None if player is None else self._places.get(player)
        viewer = None if bank is None else state.bank_seat(player)
        fair, commitment = self.public.fair, own_commitment(state, you)
        in_bank = viewer is not None and you == viewer and state.running
        made_of = (you, wallet, buy_in, fair, commitment, beside, in_bank, self._known_of(viewer))
        if before is not None and before.made_of == made_of:
            return before
        legal: tuple[Option, ...] = ()
        seats: tuple[SeatView, ...] = ()
        if bank is not None and viewer is not None:
            seats = self._seats(bank.insight(viewer))
            legal = bank.legal(viewer) if in_bank else ()
        return Own(
            made_of,
            *buy_in,
            seats,
            you,
            wallet if self._whole else None,
            options(legal),
            own_fair_view(fair, commitment),
            *msgspec.structs.astuple(beside),
        )

    def _known_of(self, viewer: int | None) -> tuple[object, ...]:
        """All that what a seat of the bank is shown of it follows from."""
        bank, public = self._bank, self.public.seats
        if bank is None or viewer is None:
            return ()
        rest = bank.at_rest(viewer)
        if rest is not None:
            return viewer, rest, public[viewer]
        known = bank.insight(viewer)
        return viewer, bank.legal(viewer), known, [public[insight.seat] for insight in known]

    def _seats(self, known: list[Insight]) -> tuple[SeatView, ...]:
        """The seats of which a viewer knows so much."""
        views = []
        for insight in known:
            view = copy.copy(self.public.seats[insight.seat])
            if view.cards:
                _show_hand(view, self._table.game.scores, insight.hand, insight.looked)
                view.compared = insight.compared
                views.append(view)
        return tuple(views)


def _sources(state: TableState, seen: State | None) -> tuple[tuple[object, ...], list[tuple[object, ...]]]:
    """All that `seat_view` makes the public seats of: what concerns every one, and each seat's own."""
    table = (state.seats, state.stacks, state.won, state.players)
    if seen is None:
        return (state.running, state.time_banks), list(zip(*table, strict=True))
    common = (
        state.running,
        state.time_banks,
        seen.rules,
        seen.phase,
        seen.live,
        seen.equals,
        seen.joined,
        seen.dark_betters,
    )
    bank = (seen.stacks, seen.put, seen.bets, seen.hands, seen.looked, seen.opened, seen.mucked)
    return common, list(zip(*table, *bank, seen.had_cards, seen.gone, strict=True))


def _buy_in(state: TableState, player: str | None, now: int) -> tuple[Amount, Amount]:
    least, most = state.buy_in(player, now)
    return chips_json(least), chips_json(most)


def _public_view(table: Table, seen: State | None, seats: tuple[SeatView, ...]) -> TableView:
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


def _shows_bank(table: Table) -> bool:
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
    _show_hand(view, scores, hand, seen.looked[seat])
    view.dark = seat in seen.dark_betters
    view.opened = seen.opened[seat]
    view.compared = viewer not in (None, seat) and bool(seen.seen[seat] >> (viewer or 0) & 1)
    broke = seen.rules.whole() and seen.stacks[seat] == 0
    view.all_in = view.status == "in" and broke and seen.phase != "finished"
    view.equal = seat in seen.equals
    view.joined = seat in seen.joined


def _show_hand(view: SeatView, scores: ScoreTable, hand: Hand, looked: int) -> None:
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
    return tuple(card_texts(hand)), turned, score_view(alive(scores), known) if known else None


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
