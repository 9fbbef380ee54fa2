"""Writing a record: the lines that a bank's events come from, and the file they stand in."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from svara.bank.events import (
    BankEvent,
    Checked,
    Chose,
    DealStarted,
    Declined,
    Folded,
    Joined,
    Left,
    Looked,
    Mucked,
    Opened,
    Staked,
    TimedOut,
    WentAway,
)
from svara.cards import HAND_SIZE, Card, cards_text
from svara.chips import chips_json, chips_text
from svara.record.lines import quoted
from svara.record.model import FORMAT, DealRecord

Decks = Sequence[Sequence[Card | None]]
_LEVEL_KINDS = ("bet", "raise", "dark")


def action_lines(events: Sequence[BankEvent], names: Sequence[str], decks: Decks = ()) -> list[str]:
    """The record's lines for a bank's events, full or redacted.

    ``decks`` are the decks of its deals by position, where the writer may know them; without one, a
    deal's cards are those that its events show, and ``?`` for the others.
    """
    lines: list[str] = []
    for place, event in enumerate(events):
        if isinstance(event, DealStarted):
            deck = decks[event.number - 1] if event.number <= len(decks) else None
            lines += _deal_lines(event, events[place + 1 :], names, deck)
        else:
            line = _line(event)
            if line is not None:
                seat, words = line
                lines.append(f"{quoted(names[seat])} {words}")
    return lines


def _deal_lines(
    dealt: DealStarted, later: Iterable[BankEvent], names: Sequence[str], deck: Sequence[Card | None] | None
) -> list[str]:
    count = len(dealt.order)
    if deck is None:
        hands = _seen_hands(dealt, later)
    else:
        hands = {
            seat: [deck[slot * count + place] for slot in range(3)] for place, seat in enumerate(dealt.order)
        }
    return [f"deal {quoted(names[seat])} {cards_text(hands[seat])}" for seat in dealt.order]


def _seen_hands(dealt: DealStarted, later: Iterable[BankEvent]) -> dict[int, list[Card | None]]:
    hands: dict[int, list[Card | None]] = {seat: [None] * HAND_SIZE for seat in dealt.order}
    for event in later:
        if isinstance(event, DealStarted):
            break
        if isinstance(event, Looked):
            for slot, card in zip(event.slots, event.cards, strict=True):
                hands[event.seat][slot] = card if card is not None else hands[event.seat][slot]
        elif isinstance(event, Opened):
            hands[event.seat] = list(event.cards)
    return hands


def _line(event: BankEvent) -> tuple[int, str] | None:
    """The seat and the words of the action an event comes from; ``None`` for a mere consequence."""
    if isinstance(event, Looked):
        return event.seat, "look" if len(event.slots) > 1 else f"look {event.slots[0] + 1}"
    if isinstance(event, Staked):
        amount = f" {chips_text(event.level)}" if event.kind in _LEVEL_KINDS else ""
        return event.seat, event.kind + amount
    if isinstance(event, TimedOut):
        return event.seat, "timeout"
    if isinstance(event, WentAway):
        return event.seat, "offline"
    if isinstance(event, Joined):
        return event.seat, "join"
    if (
        isinstance(event, Checked | Folded | Opened | Mucked | Chose | Declined | Left)
        and event.by == "player"
    ):
        return event.seat, _word(event)
    return None


def _word(event: Checked | Folded | Opened | Mucked | Chose | Declined | Left) -> str:
    if isinstance(event, Chose):
        return "cook" if event.cook else "split"
    if isinstance(event, Left):
        return "offline" if event.offline else "leave"
    return _WORDS[type(event)]


_WORDS: Mapping[type, str] = {
    Checked: "check",
    Folded: "fold",
    Opened: "open",
    Mucked: "muck",
    Declined: "decline",
}


def record_text(record: DealRecord) -> str:
    """The record as the TOML file that `parse_record` reads."""
    rows: list[tuple[str, Any]] = [
        ("format", FORMAT),
        ("profile", record.profile),
        ("seats", list(record.seats)),
        ("stacks", [chips_json(amount) for amount in record.stacks]),
        ("dealer", record.dealer),
    ]
    optional: list[tuple[str, Any]] = [
        ("rules", record.rules),
        ("sitting_out", list(record.sitting_out)),
        ("bots", list(record.bots)),
        ("seed", record.seed),
        ("rules_hash", record.rules_hash),
    ]
    rows += [(key, value) for key, value in optional if value]
    text = "".join(f"{key} = {_toml(value)}\n" for key, value in rows)
    text += "actions = [\n" + "".join(f"  {_toml(line)},\n" for line in record.actions) + "]\n"
    if record.expect:
        text += f"expect = {_toml(record.expect)}\n"
    return text


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_toml_key(key)} = {_toml(item)}" for key, item in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_toml, value)) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    return str(chips_json(value))


def _toml_key(key: str) -> str:
    bare = key.isascii() and key.replace("_", "").replace("-", "").isalnum()
    return key if bare else json.dumps(key, ensure_ascii=False)
