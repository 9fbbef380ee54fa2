"""From the table to what one viewer is shown: his view of the bank, and what is public about the table.

Whatever a viewer may not know is not in `Bank.view`, and nothing here looks at the bank in another way.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Any, Literal

import msgspec

from svara.bank import Option, State, legal
from svara.bank.events import Looked, Opened, redact
from svara.bank.state import ALL_SLOTS
from svara.cards import Card, card_text
from svara.chips import chips_json
from svara.scoring import ScoreTable
from svara.server.wire import LogEntry, OptionView, Phase, ScoreView, SeatStatus, SeatView, TableView
from svara.table import Table, TableEvent, TableState
from svara.table.events import OwnEvent, TableOpened
from svara.table.state import Sitter

_PRIVATE = ("player",)


def table_view(table: Table, player: str | None, wallet: int | None, now: int) -> TableView:
    """The table as a player may know it; a spectator's for ``None``."""
    state = table.state
    seen = _seen_bank(table, player)
    least, most = state.buy_in(player, now)
    you = None if player is None else state.seat_of(player)
    seats = tuple(_seat_view(table, seat, seen, you) for seat in range(len(state.seats)))
    view = TableView(
        table=state.table,
        profile=state.rules.id,
        ante=chips_json(state.rules.ante),
        min_buy_in=chips_json(least),
        max_buy_in=chips_json(most),
        seats=seats,
        phase=_phase(state, seen),
        you=you,
        wallet=wallet,
        bank=state.banks,
        dealer=state.button,
        turn=state.turn,
    )
    if seen is not None:
        _add_bank(view, state, seen, you)
    if not state.running:
        view.owed = (*state.unpressed(), *state.short())
        view.question = "new_deal" if view.owed else None
    if state.clock is not None:
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


def log_entries(
    state: TableState, events: Iterable[tuple[int, TableEvent]], player: str | None
) -> tuple[LogEntry, ...]:
    """Numbered events as a player may know them, with the fields he may not know removed.

    The events are of the latest bank and of the table round it, so the seat that counts is the one that
    he had in that bank.
    """
    seat = state.bank_seat(player)
    return tuple(LogEntry(seq, _event_wire(event, seat)) for seq, event in events)


def _event_wire(event: TableEvent, seat: int | None) -> dict[str, Any]:
    if isinstance(event, TableOpened):
        return {"event": "table_opened", "table": event.table}
    if isinstance(event, OwnEvent):
        fields = _builtins(event)
        return {name: value for name, value in fields.items() if name not in _PRIVATE}
    seen = redact(event, seat)
    fields = _builtins(seen)
    if isinstance(seen, Looked | Opened):
        fields["cards"] = _texts(seen.cards)
    return fields


def _builtins(event: TableEvent) -> dict[str, Any]:
    fields: dict[str, Any] = msgspec.to_builtins(event, enc_hook=_fraction)
    return fields


def _fraction(value: object) -> str:
    if isinstance(value, Fraction):
        return str(value)
    raise NotImplementedError(f"{type(value).__name__} is in no event")


def _texts(cards: Iterable[Card | None]) -> list[str | None]:
    return [None if card is None else card_text(card) for card in cards]


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
        view.price = chips_json(seen.price)
    if state.running:
        view.question = seen.question
        view.owed = seen.owed
        if you is not None and state.in_bank(you):
            view.legal = options(legal(seen, you))


def _seat_view(table: Table, seat: int, seen: State | None, you: int | None) -> SeatView:
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
    if seen is not None and _was_dealt_in(state, seen, seat, sitter):
        _add_hand(view, seen, table.game.scores, own=seat == you)
        if not state.running and state.won[seat]:
            view.won = chips_json(state.won[seat])
    return view


def _was_dealt_in(state: TableState, seen: State, seat: int, sitter: Sitter) -> bool:
    """Whether who sits there now, and no one before him, had cards in this bank."""
    return state.players[seat] == sitter.player and seen.had_cards[seat]


def _add_hand(view: SeatView, seen: State, scores: ScoreTable, *, own: bool) -> None:
    seat, hand = view.seat, seen.hands[view.seat]
    view.status = _status(seen, seat)
    view.bet = chips_json(seen.bets[seat])
    view.put = chips_json(seen.put[seat])
    view.cards = tuple(_texts(hand))
    view.turned = tuple(bool(seen.looked[seat] >> slot & 1) for slot in range(len(hand)))
    view.dark = seat in seen.blind
    view.opened = seen.opened[seat]
    view.all_in = view.status == "in" and seen.stacks[seat] == 0 and seen.phase != "finished"
    view.equal = seat in seen.equals
    view.joined = seat in seen.joined
    known = [card for card in hand if card is not None]
    if len(known) == len(hand) > 0 and (view.opened or (own and seen.looked[seat] == ALL_SLOTS)):
        score = scores.score(known)
        view.score = ScoreView(score.points_text or score.klass or "", score.label)


def _status(seen: State, seat: int) -> SeatStatus:
    status: Literal["in", "folded", "mucked", "gone"] = "folded"
    if seen.mucked[seat]:
        status = "mucked"
    elif seat in seen.live:
        status = "in"
    if seen.gone[seat] and status != "in":
        status = "gone"
    return status
