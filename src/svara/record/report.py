"""What a replay came to, as the one object that ``svara replay --json`` prints."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from svara.bank.actions import Option, option_text
from svara.bank.events import BankEvent
from svara.bank.legal import legal
from svara.cards import Card, card_text
from svara.chips import Chips, ChipsError, chips_json, parse_chips
from svara.record.replay import Replay
from svara.scoring import Score

_SEAT_FIELDS = ("seat", "other", "dealer", "next_dealer")
_NAMES = ("profile", "phase", "winners", "dealer", "next_dealer", "to_act", "out")
"""Fields of words and names, in which no text is a number."""
_SEATS_FIELDS = (
    "seats", "dealt", "present", "order", "equals", "asked", "winners", "to", "cutters", "beaten",
)  # fmt: skip


def report(replay: Replay) -> dict[str, Any]:
    """The object of docs/deal-record.md, "What ``--json`` prints"."""
    state, names = replay.state, replay.names
    seats = range(len(names))
    scores = {seat: _score(replay, seat) for seat in seats}
    known = {seat: score for seat, score in scores.items() if score is not None}
    legal_now = {seat: legal(state, seat) for seat in seats}
    result: dict[str, Any] = {
        "finished": state.phase == "finished",
        "phase": state.phase,
        "profile": replay.record.profile,
        "pot": chips_json(state.pot),
        "level": chips_json(state.level),
        "stacks": {names[seat]: chips_json(state.stacks[seat]) for seat in seats},
        "committed": {names[seat]: chips_json(state.put[seat]) for seat in seats},
        "rake": chips_json(state.rake),
        "winners": [names[seat] for seat in state.winners],
        "shown": {names[seat]: _shown(replay, seat, known[seat]) for seat in known if state.opened[seat]},
        "points": {names[seat]: score.points_json for seat, score in known.items()},
        "deals": state.deals,
        "dealer": names[state.dealer],
        "to_act": [names[seat] for seat in state.owed],
        "legal": {names[seat]: _options_json(legal_now[seat]) for seat in seats if legal_now[seat]},
        "out": [names[seat] for seat in seats if state.had_cards[seat] and seat not in state.live],
    }
    if state.phase == "finished":
        result["next_dealer"] = None if state.next_dealer is None else names[state.next_dealer]
    result["events"] = [event_json(event, names) for event in replay.events]
    return result


def differences(replay: Replay) -> list[str]:
    """Each field of the record's ``expect`` that came out otherwise, in a sentence."""
    result = report(replay)
    faults = []
    for field, expected in replay.record.expect.items():
        if field not in result or field == "events":
            faults.append(f"expect.{field} is no field of the result")
        elif field == "legal" and expected and isinstance(expected, dict):
            for name, wanted in expected.items():
                faults += _compare(f"legal.{name}", wanted, _options(replay, name, wanted))
        else:
            faults += _compare(field, expected, result[field])
    return faults


def _compare(where: str, wanted: Any, found: Any) -> Iterator[str]:
    """What differs; a table is held against the names that it gives, an empty one against nothing at all."""
    if wanted and isinstance(wanted, dict) and isinstance(found, dict):
        for name, value in wanted.items():
            yield from _compare(f"{where}.{name}", value, found.get(name))
    elif not _same(wanted, found, exactly=where in _NAMES):
        yield f"{where}: expected {_short(wanted)}, came out {_short(found)}"


def _same(wanted: Any, found: Any, *, exactly: bool) -> bool:
    """Equal, where amounts may be written in two ways and lists are bags."""
    if isinstance(wanted, list) and isinstance(found, list):
        rest = list(found)
        for item in wanted:
            place = next((at for at, other in enumerate(rest) if _same(item, other, exactly=exactly)), None)
            if place is None:
                return False
            del rest[place]
        return not rest
    if isinstance(wanted, dict) and isinstance(found, dict):
        return wanted.keys() == found.keys() and all(
            _same(wanted[key], found[key], exactly=exactly) for key in wanted
        )
    if type(wanted) is type(found) and wanted == found:
        return True
    return not exactly and (amount := _amount(wanted)) is not None and amount == _amount(found)


def _amount(value: Any) -> Chips | None:
    """A number of chips or points, whether as a whole number or as a text."""
    if type(value) is int:
        return value
    try:
        return parse_chips(value) if isinstance(value, str) else None
    except ChipsError:
        return None


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 200 else text[:200] + "…"


def _options(replay: Replay, name: str, wanted: Any) -> list[Any] | None:
    """What a seat may do, in words where words are expected; ``None`` where nobody has that name."""
    if name not in replay.names:
        return None
    options = legal(replay.state, replay.names.index(name))
    if isinstance(wanted, list) and all(isinstance(item, str) for item in wanted):
        return [option_text(option) for option in options]
    return _options_json(options)


def event_json(event: BankEvent, names: tuple[str, ...]) -> dict[str, Any]:
    """An event with names for seats and texts for cards."""
    data: dict[str, Any] = {"event": type(event).__struct_config__.tag}
    for field in event.__struct_fields__:
        data[field] = _field_json(field, getattr(event, field), names)
    return data


def _field_json(field: str, value: Any, names: tuple[str, ...]) -> Any:
    if field in _SEAT_FIELDS and value is not None:
        return names[value]
    if field in _SEATS_FIELDS:
        return [names[seat] for seat in value]
    if field == "pool":
        return {names[seat]: chips_json(part) for seat, part in value}
    if field == "card":
        return card_text(value)
    if field in ("cards", "other_cards"):
        return [None if card is None else card_text(card) for card in value]
    if field == "stacks":
        return [chips_json(amount) for amount in value]
    if field in ("amount", "level", "price"):
        return chips_json(value)
    return list(value) if isinstance(value, tuple) else value


def _score(replay: Replay, seat: int) -> Score | None:
    cards = replay.hand(seat)
    known: list[Card] = [card for card in cards if card is not None]
    if len(known) != 3:
        return None
    return replay.game.scores.score((known[0], known[1], known[2]))


def _shown(replay: Replay, seat: int, score: Score) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "cards": [card_text(card) for card in replay.hand(seat) if card is not None],
        "points": score.points_json,
        "label": score.label,
    }
    if score.klass is not None:
        shown["class"] = score.klass
    return shown


def _options_json(options: Sequence[Option]) -> list[dict[str, Any]]:
    """The options as a record names actions: to join with others is to join."""
    kinds = [option.kind for option in options]
    return [_option_json(option) for option in options if option.kind != "join with" or "join" not in kinds]


def _option_json(option: Option) -> dict[str, Any]:
    named: tuple[tuple[str, Chips | None], ...] = (
        ("min", option.least),
        ("max", option.most),
        ("price", option.price),
    )
    kind = "join" if option.kind == "join with" else option.kind
    return {"action": kind} | {key: chips_json(amount) for key, amount in named if amount is not None}
