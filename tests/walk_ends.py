"""What a whole bank promises once it is over: its payout, its events written down, restored and recorded."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from svara.bank import Action, Bank
from svara.bank.events import (
    BankEnded,
    BankEvent,
    Compared,
    Cut,
    DealStarted,
    Hidden,
    Joined,
    Looked,
    RakeTaken,
    Won,
    redact,
)
from svara.bank.fold import fold
from svara.cards import Card
from svara.chips import decode_chips, encode_chips
from svara.record import DealRecord, Replay, action_lines, parse_record, record_text
from walk_secrecy import check_secrecy
from walked import Walked


def check_end(walk: Walked) -> None:
    """The promises of a whole bank."""
    assert fold(walk.game.rules, walk.events) == walk.state
    _check_payout(walk)
    _check_codecs(walk)
    _check_restoring(walk)
    _check_records(walk)
    check_secrecy(walk)


def _check_payout(walk: Walked) -> None:
    """The pot is paid once, less one rake within its bounds (O46, O61–O66)."""
    state, rake = walk.state, walk.game.rules.rake
    assert state.pot == 0
    (ended,) = (event for event in walk.events if isinstance(event, BankEnded))
    paid = [event for event in walk.events if isinstance(event, Won)]
    hands = {seat: (seat, *state.pool_of(seat)) for seat in ended.winners}
    assert {event.seat for event in paid} == {seat for hand in hands.values() for seat in hand}
    shares = [sum(event.amount for event in paid if event.seat in hand) for hand in hands.values()]
    assert max(shares) - min(shares) <= (1 if walk.game.rules.whole() else 0), "odd chips, one each (C7)"
    pot = sum(state.put)
    assert sum(event.amount for event in paid) == pot - state.rake
    taken = [event.amount for event in walk.events if isinstance(event, RakeTaken)]
    assert sum(taken) == state.rake and len(taken) <= 1
    full = min(pot * rake.percent // 100, rake.cap_antes * walk.game.rules.ante)
    assert state.rake == (0 if walk.with_bot or not state.contested else full)
    shown = {seat: _strength(walk, seat) for seat in state.live if state.opened[seat]}
    if shown and len(ended.winners) == 1 and ended.winners[0] in shown:
        assert shown[ended.winners[0]] == max(shown.values())


def _strength(walk: Walked, seat: int) -> int:
    first, second, third = walk.state.hands[seat]
    assert first is not None and second is not None and third is not None
    return walk.game.scores.strength(first, second, third)


def _check_codecs(walk: Walked) -> None:
    """Events survive both codecs, and tell of no card that a viewer may not know."""
    for codec in (msgspec.json, msgspec.msgpack):
        text = codec.encode(walk.events, enc_hook=encode_chips)
        assert codec.decode(text, type=list[BankEvent], dec_hook=decode_chips) == walk.events
    for viewer in walk.viewers:
        joined: dict[int, tuple[int, ...]] = {}
        pools: dict[int, tuple[int, ...]] = {}
        for event in walk.events:
            if isinstance(event, Joined):
                joined[event.seat] = tuple(other for other, _ in event.pool)
            elif isinstance(event, DealStarted):
                pools = {seat: joined.get(seat, ()) for seat in event.order}
            told = redact(event, viewer)
            if isinstance(told, Looked) and viewer not in (told.seat, *pools.get(told.seat, ())):
                assert set(told.cards) == {None} and told.public
            elif isinstance(told, Compared) and viewer not in (told.seat, told.other):
                assert {*told.cards, *told.other_cards} == {None}


def _check_restoring(walk: Walked) -> None:
    """A bank restored from its events and its deck goes on as the first one did."""
    start = walk.pick(len(walk.log))
    so_far = walk.lengths[start]
    dealt = sum(action is None for action in walk.log[:start])
    deck = walk.all_decks[dealt - 1] if dealt else ()
    bank = Bank.restore(walk.game, walk.events[:so_far], deck)
    assert _replay(walk, bank, walk.log[start:], walk.all_decks[dealt:]) == walk.events[so_far:]


def _replay(
    walk: Walked, bank: Bank, log: Sequence[Action | None], decks: Sequence[Sequence[Card]]
) -> list[BankEvent]:
    coming = iter(decks)
    events: list[BankEvent] = []
    for action in log:
        events += bank.deal(next(coming)) if action is None else bank.act(action)
    return events


def _check_records(walk: Walked) -> None:
    """The written record replays to the same events; a seat's own one to what that seat was told."""
    assert as_written(_rerecorded(walk, walk.events, walk.decks)) == as_written(walk.events)
    viewer = walk.viewers[walk.pick(len(walk.viewers))]
    told = [redact(event, viewer) for event in walk.events]
    again = [redact(event, viewer) for event in _rerecorded(walk, told, ())]
    assert as_written(again) == as_written(told)


def _rerecorded(
    walk: Walked, events: Sequence[BankEvent], decks: Sequence[Sequence[Card]]
) -> list[BankEvent]:
    names = tuple(f"P {seat}" if seat % 2 else f"P{seat}" for seat in range(len(walk.stacks)))
    record = DealRecord(
        profile=walk.profile,
        seats=names,
        stacks=tuple(walk.stacks),
        dealer=names[walk.dealer],
        actions=tuple(action_lines(events, names, decks)),
        rules=walk.overrides,
        sitting_out=tuple(names[seat] for seat in walk.sitting_out),
        bots=names[:1] if walk.with_bot else (),
    )
    read = parse_record(record_text(record))
    assert read == record
    replay = Replay(read, walk.game)
    for line in read.actions:
        replay.play(line)
    replay.deal_if_due()
    return replay.events


def as_written(events: Sequence[BankEvent]) -> list[BankEvent]:
    """What a record tells of these events: no look that was nobody's business, and not whose clock cut."""
    return [
        msgspec.structs.replace(event, by="player") if isinstance(event, Cut) else event
        for event in events
        if not isinstance(event, Hidden)
    ]
