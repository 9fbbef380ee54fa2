"""A table as it is shown: what everybody sees of it, and what one viewer sees instead.

A part that is as it was when the table was shown last stays the same object, so that nothing is made of it
again.

Whatever a viewer may not know is not in `Bank.insight`, and nothing here looks at cards in another way.
"""

from __future__ import annotations

import copy

import msgspec

from svara.bank import Option, State
from svara.bank.view import Insight
from svara.chips import chips_json
from svara.server.tables.fair_views import fair_view, own_commitment, own_fair_view
from svara.server.tables.views import options, public_view, seat_view, show_hand, shows_bank
from svara.table import Table, TableState
from svara.wire import Amount, FairView, OptionView, SeatView, TableView


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
    """All that the rest depends on: while that stays equal, this stays the same object."""
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
    """The view of a viewer who is shown both."""
    view = copy.copy(public)
    for name in OWN_FIELDS:
        setattr(view, name, getattr(own, name))
    if own.seats:
        view.seats = tuple(seats_of(public, own))
    return view


def seats_of(public: TableView, own: Own) -> list[SeatView]:
    """The seats of a viewer who is shown both."""
    seats = list(public.seats)
    for seat in own.seats:
        seats[seat.seat] = seat
    return seats


class Showing:
    """A table at one moment, to be shown to several viewers: what is public is worked out once."""

    def __init__(self, table: Table, now: int, before: Showing | None = None) -> None:
        """``before`` is what was shown of the same table last, of which what is the same is kept."""
        self._table = table
        self._now = now
        self._bank = table.bank if shows_bank(table) else None
        self._whole = table.state.rules.whole()
        self._buy_in = _buy_in(table.state, None, now)
        seen = None if self._bank is None else self._bank.glance(None)
        self._sources = _sources(table.state, seen)
        self.public = public_view(table, seen, self._seat_views(seen, before))
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
        """What a player is shown instead of what everybody is.

        That is ``before``, what he was shown last, where nothing of it has changed.
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
        """All that decides what a seat of the bank is shown of it; nothing for who had no seat in it."""
        bank, public = self._bank, self.public.seats
        if bank is None or viewer is None:
            return ()
        rest = bank.at_rest(viewer)
        if rest is not None:
            return viewer, rest, public[viewer]
        known = bank.insight(viewer)
        return viewer, bank.legal(viewer), known, [public[insight.seat] for insight in known]

    def _seats(self, known: list[Insight]) -> tuple[SeatView, ...]:
        """The seats of which a viewer knows more than a spectator."""
        views = []
        for insight in known:
            view = copy.copy(self.public.seats[insight.seat])
            if view.cards:
                show_hand(view, self._table.game.scores, insight.hand, insight.looked)
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
