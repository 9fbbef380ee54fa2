"""The record of a bank at a table, as one of its players saw it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from svara.bank.events import BankEnded, BankEvent, BankStarted, RakeTaken, Won
from svara.chips import Chips, chips_json, exact
from svara.record.model import DealRecord
from svara.record.proofs import HeaderProof, ShownCard
from svara.record.write import action_lines
from svara.rules.load import load_rules, overrides_of, profile_names, rules_digest
from svara.rules.model import Rules
from svara.table.events import OwnEvent, SatDown, SeatMoved, StoodUp, TableEvent
from svara.table.fair_events import DeckProved, HeaderPublished, HeaderVoided, NonceRevealed, SaltsGiven
from svara.table.money import movements
from svara.table.salts import shown_cards
from svara.table.sight import seen_by

_ANY_GAME = profile_names()[0]
"""What rules of no shipped game are told by their differences from."""


def seat_record(
    events: Sequence[TableEvent],
    rules: Rules,
    names: Mapping[int, str],
    viewer: int | None,
    bots: Collection[int] = (),
) -> DealRecord:
    """What a seat of a bank may know of it, or everybody for ``None``, as a record that replays.

    ``events`` are the table's from the bank's first header, or from its beginning where decks have none,
    to its end or so far; ``names`` and ``bots`` are those of the seats that were there. Raises `ValueError`
    where no bank began among them.
    """
    seen = [seen_by(event, viewer) for event in events]
    bank = _of_bank(seen)
    started = next((event for event in bank if isinstance(event, BankStarted)), None)
    if started is None:
        raise ValueError("no bank began among these events")
    present = sorted(started.present)
    by_seat = [names.get(seat, "") for seat in range(len(started.stacks))]
    profile, changed = _profile(rules)
    record = DealRecord(
        profile=profile,
        seats=tuple(by_seat[seat] for seat in present),
        stacks=tuple(started.stacks[seat] for seat in present),
        dealer=by_seat[started.dealer],
        actions=tuple(action_lines(bank, by_seat)),
        rules=changed,
        sitting_out=tuple(by_seat[seat] for seat in present if seat not in started.dealt),
        bots=tuple(by_seat[seat] for seat in present if seat in bots),
        rules_hash=rules_digest(rules),
        owner=None if viewer is None else by_seat[viewer],
        proofs=tuple(_proofs(seen, by_seat)),
    )
    last = bank[-1]
    if isinstance(last, BankEnded) and not last.void:
        record = replace(record, expect=_expect(bank, started, by_seat))
    return record


def _of_bank(events: Sequence[TableEvent]) -> list[BankEvent]:
    """The bank's own events, from its start to its end."""
    bank: list[BankEvent] = []
    for event in events:
        if isinstance(event, BankStarted):
            bank = [event]
        elif bank and not isinstance(event, OwnEvent):
            bank.append(event)
            if isinstance(event, BankEnded):
                break
    return bank


def _profile(rules: Rules) -> tuple[str, dict[str, Any]]:
    """A shipped game, and the parameters in which these rules differ from it, but for their names."""
    base = load_rules(rules.id if rules.id in profile_names() else _ANY_GAME)
    changed = overrides_of(rules, base)
    return base.id, {name: value for name, value in changed.items() if name not in ("id", "follows")}


def _expect(bank: Sequence[BankEvent], started: BankStarted, names: Sequence[str]) -> dict[str, Any]:
    """The result that a replay has to come to."""
    stacks: dict[int, Chips] = {seat: started.stacks[seat] for seat in started.present}
    rake: Chips = 0
    for event in bank:
        if isinstance(event, RakeTaken):
            rake = exact(rake + event.amount)
        for moved in movements(event):
            for purse, amount in ((moved.source, -moved.amount), (moved.target, moved.amount)):
                if purse.seat is not None:
                    stacks[purse.seat] = exact(stacks[purse.seat] + amount)
    won = {event.seat for event in bank if isinstance(event, Won)}
    winners = bank[-1].winners if isinstance(bank[-1], BankEnded) else tuple(won)
    return {
        "stacks": {names[seat]: chips_json(amount) for seat, amount in stacks.items()},
        "rake": chips_json(rake),
        "winners": [names[seat] for seat in winners],
    }


def _proofs(events: Sequence[TableEvent], names: Sequence[str]) -> Iterator[HeaderProof]:
    """Each header with what the viewer got of it."""
    proof: HeaderProof | None = None
    others = _changed_hands(events)
    for place, event in enumerate(events):
        if isinstance(event, HeaderPublished):
            if proof is not None:
                yield proof
            header = event.header
            holders = tuple("" if seat in others[place] else names[seat] for seat in header.seats)
            proof = HeaderProof(header, holders, (None,) * len(header.seats), ())
        elif proof is None:
            continue
        elif isinstance(event, NonceRevealed):
            at = proof.header.seats.index(event.seat)
            proof = replace(proof, nonces=(*proof.nonces[:at], event.nonce, *proof.nonces[at + 1 :]))
        elif isinstance(event, HeaderVoided):
            silent = tuple(proof.names[proof.header.seats.index(seat)] for seat in event.silent)
            proof = replace(proof, seeds=event.seeds, silent=silent)
        elif isinstance(event, DeckProved):
            proof = replace(proof, seeds=event.seeds, choice=event.choice, leaves=event.leaves)
        elif isinstance(event, SaltsGiven):
            had = {shown.card for shown in proof.cards}
            cards, _ = shown_cards(events[place - 1])
            known = [card for card in cards if card is not None]
            shown = zip(known, event.salts, strict=True)
            new = tuple(ShownCard(card, salt) for card, salt in shown if card not in had)
            proof = replace(proof, cards=(*proof.cards, *new))
        elif isinstance(event, BankEnded):
            break
    if proof is not None:
        yield proof


def _changed_hands(events: Sequence[TableEvent]) -> list[set[int]]:
    """At each event, the seats that somebody else may have until the bank begins: a header that comes to
    nothing is for those who are there then.
    """
    begins = next(place for place, event in enumerate(events) if isinstance(event, BankStarted))
    changed: list[set[int]] = [set() for _ in events]
    for place in range(begins, 0, -1):
        event = events[place]
        seats = {event.seat} if isinstance(event, SatDown | StoodUp | SeatMoved) else set()
        changed[place - 1] = changed[place] | seats | ({event.to} if isinstance(event, SeatMoved) else set())
    return changed
