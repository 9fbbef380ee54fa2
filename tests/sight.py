"""What a viewer is shown of a table, against what he may know (house rule 7)."""

from __future__ import annotations

from typing import Any
from weakref import WeakKeyDictionary

import msgspec

from houses import House
from servers import folded
from svara.bank import legal
from svara.cards import card_text
from svara.server.tables.changes import Changes, Public, Shown
from svara.server.tables.showing import Showing, table_view, whole
from svara.server.tables.telling import Telling, log_entries
from svara.server.tables.views import options, seat_view
from svara.table import TableEvent

_SHOWN: WeakKeyDictionary[House, dict[str | None, Shown]] = WeakKeyDictionary()
"""What each viewer of a table was shown last."""

_SHOWING: WeakKeyDictionary[House, Showing] = WeakKeyDictionary()
"""What was shown of a table last, of which the next keeps what is the same."""


def check_shared(house: House, *viewers: str | None) -> None:
    """What is worked out once for several viewers is, for each, byte for byte what it is for him alone."""
    showing = _SHOWING[house] = Showing(house.table, house.now, _SHOWING.get(house))
    check_changes(house, showing, *viewers)
    for viewer in (*viewers, *reversed(viewers)):
        alone = table_view(house.table, viewer, None, house.now)
        seat, bank = house.state.bank_seat(viewer), house.table.bank
        shown = alone.bank > 0 and alone.phase != "waiting"
        seen = bank.view(seat) if shown and bank is not None else None
        alone.seats = tuple(
            seat_view(house.table, other, seen, seat) for other in range(len(house.state.seats))
        )
        if seen is not None and alone.you is not None and house.state.in_bank(alone.you):
            alone.legal = options(legal(seen, alone.you))
        assert msgspec.json.encode(showing.to(viewer, None)) == msgspec.json.encode(alone)
    log = list(enumerate(house.log, 1))[-20:]
    telling = Telling(house.state, log)
    for viewer in (*viewers, *reversed(viewers)):
        alone_log = msgspec.json.encode(log_entries(house.state, log, viewer))
        assert msgspec.json.encode(telling.to(viewer)) == alone_log


def check_changes(house: House, showing: Showing, *viewers: str | None) -> None:
    """What each viewer was shown before, with the change that he is told, is what he is shown now."""
    shown = _SHOWN.setdefault(house, {})
    log = list(enumerate(house.log, 1))[-3:]
    telling = Telling(house.state, log)
    public = Public(house.state.seq, showing.public)
    changes = Changes(public, house.now, telling.public)
    for viewer in viewers:
        before = shown.get(viewer)
        own = showing.own(viewer, None, before=None if before is None else before.own)
        assert _bytes(whole(public.view, own)) == _bytes(showing.to(viewer, None)), "nothing stale was kept"
        if before is not None:
            told = msgspec.json.decode(changes.frame(before, own, telling.to(viewer)))
            view = folded(_plain(whole(before.public.view, before.own)), told)
            assert msgspec.json.encode(view, order="deterministic") == _bytes(whole(public.view, own))
            assert _bytes(told["log"]) == _bytes(log_entries(house.state, log, viewer))
        shown[viewer] = Shown(public, own)


def _plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def _bytes(value: Any) -> bytes:
    return msgspec.json.encode(_plain(value), order="deterministic")


def check_sight(house: House, *viewers: str | None) -> None:
    """House rule 7, field reports 32, 35: neither view nor log shows a card that is not his to see."""
    check_shared(house, *viewers)
    for viewer in viewers:
        view = table_view(house.table, viewer, None, house.now)
        entitled = entitled_cards(house, viewer)
        shown = {card for seat in view.seats for card in seat.cards if card is not None}
        assert shown <= entitled
        assert all(view.seats[seat].compared for seat in compared_with(house, viewer))
        log = list(enumerate(house.log, 1))[-40:]
        start = max((at for at, (_, event) in enumerate(log) if _tag(event) == "bank_started"), default=None)
        for entry in log_entries(house.state, log[start:] if start is not None else (), viewer):
            event = entry.event
            told = (*event.get("cards", ()), *event.get("other_cards", ()), event.get("card"))
            assert {card for card in told if card} <= entitled


def entitled_cards(house: House, viewer: str | None) -> set[str]:
    """What was opened or cut in the latest bank, what the viewer turned in it, and what he compared with."""
    shown: set[str] = set()
    seat = house.state.bank_seat(viewer)
    pools: dict[int, set[int]] = {}
    for event in _latest_bank(house.log):
        match _tag(event):
            case "joined":
                pools[event.seat] = {other for other, _ in event.pool}
            case "svara_declared":
                pools = {holder: pool for holder, pool in pools.items() if holder in event.equals}
            case "looked" if event.seat == seat or seat in pools.get(event.seat, ()):
                shown |= {card_text(card) for card in event.cards}
            case "opened":
                shown |= {card_text(card) for card in event.cards}
            case "compared" if seat in (event.seat, event.other):
                shown |= {card_text(card) for card in (*event.cards, *event.other_cards)}
            case "cut":
                shown.add(card_text(event.card))
    return shown


def compared_with(house: House, viewer: str | None) -> set[int]:
    """Whose hand the viewer, who still sits there, has seen in a compare of the deal that runs."""
    met: set[int] = set()
    seat = None if viewer is None else house.state.seat_of(viewer)
    if seat is None or not house.state.in_bank(seat):
        return met
    for event in _latest_bank(house.log):
        if _tag(event) == "deal_started":
            met = set()
        elif _tag(event) == "compared" and seat in (event.seat, event.other):
            met |= {event.seat, event.other} - {seat}
    return met


def _latest_bank(log: list[TableEvent]) -> list[Any]:
    starts = (place for place in reversed(range(len(log))) if _tag(log[place]) == "bank_started")
    return log[next(starts, len(log)) :]


def _tag(event: Any) -> str:
    return str(type(event).__struct_config__.tag)
