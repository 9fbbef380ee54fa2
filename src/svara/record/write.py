"""Writing a record: the lines that a bank's events come from, and the file they stand in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from svara.bank.actions import LEVEL_KINDS
from svara.bank.events import (
    Answered,
    BankEvent,
    Checked,
    Chose,
    Compared,
    Cut,
    DealStarted,
    Declined,
    Folded,
    Joined,
    Left,
    Looked,
    Mucked,
    Opened,
    Proposed,
    RedealDemanded,
    Staked,
    TimedOut,
    WentAway,
)
from svara.cards import HAND_SIZE, Card, card_text, cards_text
from svara.chips import chips_json, chips_text
from svara.record.lines import quoted
from svara.record.model import FORMAT, DealRecord, check_size
from svara.record.proofs import HeaderProof, proof_fields
from svara.rules.toml import toml_value

Decks = Sequence[Sequence[Card | None]]
Hands = dict[int, list[Card | None]]


def action_lines(events: Sequence[BankEvent], names: Sequence[str], decks: Decks = ()) -> list[str]:
    """The record's lines for a bank's events, full or redacted.

    ``decks`` are the decks of its deals by position, where the writer may know them; without one, a
    deal's cards are those that its events show, and ``?`` for the others.
    """
    lines: list[str] = []
    hands: Hands = {}
    for place, event in enumerate(events):
        if isinstance(event, DealStarted):
            deck = decks[event.number - 1] if event.number <= len(decks) else None
            hands = _hands(event, events[place + 1 :], deck)
            lines += [f"deal {quoted(names[seat])} {cards_text(hands[seat])}" for seat in event.order]
        elif isinstance(event, Cut):
            lines.append(f"cut {quoted(names[event.seat])} {card_text(event.card)}")
        elif isinstance(event, Compared):
            if None in (*hands[event.seat], *hands[event.other]):
                lines.append(f"beaten {quoted(names[event.beaten[0]]) if event.beaten else 'none'}")
        else:
            line = _line(event, names)
            if line is not None:
                seat, words = line
                lines.append(f"{quoted(names[seat])} {words}")
    return lines


def _hands(dealt: DealStarted, later: Iterable[BankEvent], deck: Sequence[Card | None] | None) -> Hands:
    """The hands of a deal: what its deck tells, or without one what its later events do."""
    count = len(dealt.order)
    if deck is not None:
        return {
            seat: [deck[slot * count + place] for slot in range(3)] for place, seat in enumerate(dealt.order)
        }
    hands: Hands = {seat: [None] * HAND_SIZE for seat in dealt.order}
    for event in later:
        if isinstance(event, DealStarted):
            break
        if isinstance(event, Looked):
            for slot, card in zip(event.slots, event.cards, strict=True):
                hands[event.seat][slot] = card if card is not None else hands[event.seat][slot]
        elif isinstance(event, Opened):
            hands[event.seat] = list(event.cards)
        elif isinstance(event, Compared) and None not in event.cards:
            hands[event.seat] = list(event.cards)
            hands[event.other] = list(event.other_cards)
    return hands


def _line(event: BankEvent, names: Sequence[str]) -> tuple[int, str] | None:
    """The seat and the words of the action an event comes from; ``None`` for a mere consequence."""
    match event:
        case Looked(seat=seat, slots=slots):
            return seat, "look" if len(slots) > 1 else f"look {slots[0] + 1}"
        case Staked(seat=seat, kind="compare", amount=amount):
            return seat, f"compare {chips_text(amount)}"
        case Staked(seat=seat, kind=kind, level=level):
            return seat, f"{kind} {chips_text(level)}" if kind in LEVEL_KINDS else kind
        case Joined(seat=seat, pool=pool):
            parts = [f"{quoted(names[other])} {chips_text(part)}" for other, part in pool]
            return seat, " ".join(["join with", *parts] if parts else ["join"])
        case TimedOut(seat=seat):
            return seat, "timeout"
        case WentAway(seat=seat):
            return seat, "offline"
        case _:
            word = _word(event)
            return None if word is None else (event.seat, word)  # type: ignore[union-attr]


def _word(event: BankEvent) -> str | None:
    """The word for an action that needs no more than one, if a player did it himself."""
    if getattr(event, "by", "player") != "player":
        return None
    match event:
        case Chose(cook=cook):
            return "cook" if cook else "split"
        case Left(offline=offline):
            return "offline" if offline else "leave"
        case Answered(accepted=accepted):
            return "accept" if accepted else "refuse"
        case _:
            return _WORDS.get(type(event))


_WORDS: Mapping[type, str] = {
    Checked: "check",
    Folded: "fold",
    Opened: "open",
    Mucked: "muck",
    Declined: "decline",
    Proposed: "propose",
    RedealDemanded: "redeal",
}


def record_text(record: DealRecord) -> str:
    """The record as the TOML file that `parse_record` reads. `RecordError` for one too large."""
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
        ("owner", record.owner),
        ("kept", list(record.kept)),
    ]
    rows += [(key, value) for key, value in optional if value]
    text = "".join(f"{key} = {toml_value(value)}\n" for key, value in rows)
    text += "actions = [\n" + "".join(f"  {toml_value(line)},\n" for line in record.actions) + "]\n"
    if record.expect:
        text += f"expect = {toml_value(record.expect)}\n"
    text += "".join(map(_proof_text, record.proofs))
    check_size(text)
    return text


def _proof_text(proof: HeaderProof) -> str:
    return "\n[[proofs]]\n" + "".join(
        f"{key} = {toml_value(value)}\n" for key, value in proof_fields(proof).items()
    )
