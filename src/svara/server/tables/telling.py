"""The events of a table as a client gets them: each with the fields that its viewer may not know removed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, get_args

import msgspec
from msgspec.structs import replace

from svara.bank.events import Compared, Cut, Looked, Opened
from svara.cards import Card, card_text
from svara.chips import encode_chips
from svara.rules import Rules
from svara.scoring import ScoreTable, ScoreTableRef, score_table, table_of
from svara.table import NumberedEvent, TableEvent, TableState, seen_by
from svara.table.events import OwnEvent, TableOpened
from svara.table.fair_events import FairEvent
from svara.wire import LogEntry, ScoreView

_PRIVATE = ("player",)

_ENCODER = msgspec.json.Encoder(enc_hook=encode_chips)

_TRANSLATED = (TableOpened, Looked, Opened, Compared, Cut)

_PLAIN = frozenset(
    kind
    for kind in get_args(TableEvent)
    if kind not in _TRANSLATED
    and kind not in get_args(FairEvent)
    and not set(_PRIVATE).intersection(kind.__struct_fields__)
)
"""Events without cards, bytes, or fields of the house's own: a client gets them as they are written."""


def card_texts(cards: Iterable[Card | None]) -> list[str | None]:
    """Cards as a client gets them."""
    return [None if card is None else card_text(card) for card in cards]


def score_view(scores: ScoreTable, hand: Sequence[Card]) -> ScoreView:
    """What a hand, or a part of one, is worth, as a client gets it.

    >>> from svara.bank import Game
    >>> from svara.cards import parse_hand
    >>> game = Game.load("svara")
    >>> score_view(game.scores, parse_hand("Ah Kh 7h", game.cards))
    ScoreView(points='28', label=None)
    """
    return _score_view(scores.ref, tuple(sorted(hand)))


@lru_cache(maxsize=16_384)
def _score_view(scores: ScoreTableRef, hand: tuple[Card, ...]) -> ScoreView:
    score = table_of(scores).score(hand)
    return ScoreView(score.points_text or score.klass or "", score.label)


def log_entries(
    state: TableState, events: Iterable[NumberedEvent], player: str | None
) -> tuple[LogEntry, ...]:
    """Numbered events as a player may know them, with the fields he may not know removed.

    The events are of the latest bank and of the table round it, so the seat that counts is the one that he
    had in that bank.
    """
    seat = state.bank_seat(player)
    return tuple([LogEntry(seq, _event_wire(seen_by(event, seat), state.rules)) for seq, event in events])


class Telling:
    """`log_entries` for several viewers, as JSON: what several are told alike is written once."""

    def __init__(self, state: TableState, events: Iterable[NumberedEvent]) -> None:
        self._state = state
        self.public: list[msgspec.Raw] = []
        """The entries as a spectator may know them."""
        self._redacted: list[tuple[int, NumberedEvent]] = []
        """Where somebody may know more than a spectator: each place with its event."""
        self._known: dict[int, msgspec.Raw] = {}
        """The same events as they are told to who may know all of them, by place."""
        for seq, event in events:
            seen = seen_by(event, None)
            if seen is not event:
                self._redacted.append((len(self.public), (seq, event)))
            self.public.append(_raw(seq, seen, state.rules))

    def to(self, player: str | None) -> list[msgspec.Raw]:
        """The entries as a player may know them: `public` itself where he may know no more of any.

        Who may know more of an event than a spectator may know all of it.
        """
        told = self.public
        seat = self._state.bank_seat(player) if self._redacted else None
        if seat is None:
            return told
        for place, (seq, event) in self._redacted:
            if seen_by(event, seat) is event:
                told = told[:] if told is self.public else told
                if place not in self._known:
                    self._known[place] = _raw(seq, event, self._state.rules)
                told[place] = self._known[place]
        return told


def _raw(seq: int, seen: TableEvent, rules: Rules) -> msgspec.Raw:
    if type(seen) is Looked:
        seen = replace(seen, cards=card_texts(seen.cards))
    elif type(seen) not in _PLAIN:
        return msgspec.Raw(_ENCODER.encode(LogEntry(seq, _event_wire(seen, rules))))
    return msgspec.Raw(b'{"seq":%d,"event":%b}' % (seq, _ENCODER.encode(seen)))


def _event_wire(seen: TableEvent, rules: Rules) -> dict[str, Any]:
    if isinstance(seen, TableOpened):
        return {"event": "table_opened", "table": seen.table}
    fields: dict[str, Any]
    if isinstance(seen, FairEvent):
        fields = _hexed(msgspec.to_builtins(seen, builtin_types=(bytes,)))
    else:
        fields = msgspec.to_builtins(seen, enc_hook=encode_chips)
    if isinstance(seen, OwnEvent):
        return {name: value for name, value in fields.items() if name not in _PRIVATE}
    match seen:
        case Looked():
            fields["cards"] = card_texts(seen.cards)
        case Opened():
            fields["cards"] = card_texts(seen.cards)
            fields["score"] = score_view(score_table(rules), seen.cards)
        case Compared():
            fields["cards"], fields["other_cards"] = card_texts(seen.cards), card_texts(seen.other_cards)
        case Cut():
            fields["card"] = card_text(seen.card)
        case _:
            pass
    return fields


def _hexed(value: Any) -> Any:
    """Bytes as hexadecimal texts, at whatever depth."""
    if isinstance(value, bytes):
        return value.hex()
    if isinstance(value, dict):
        return {name: _hexed(item) for name, item in value.items()}
    if isinstance(value, list | tuple):
        return [_hexed(item) for item in value]
    return value
