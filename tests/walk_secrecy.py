"""Cards that a viewer has not seen, exchanged with all outcomes alike, change nothing of what he is told."""

from __future__ import annotations

from collections.abc import Sequence

import banks
from svara.bank import Bank
from svara.bank.events import BankEvent, Compared, DealStarted, Looked, Mucked, Opened, redact
from svara.cards import HAND_SIZE, Card
from walked import Walked


def check_secrecy(walk: Walked) -> None:
    """Cards that a viewer has not seen, exchanged with all outcomes alike, change nothing for him."""
    viewer = walk.viewers[walk.pick(len(walk.viewers))]
    number = walk.pick(len(walk.decks))
    place = walk.all_decks.index(walk.decks[number])
    unseen = _unseen(walk, viewer, number)
    if len(unseen) < 2:
        return
    first = unseen[walk.pick(len(unseen))]
    second = unseen[walk.pick(len(unseen))]
    deck = list(walk.decks[number])
    deck[first], deck[second] = deck[second], deck[first]
    if not _same_outcome(walk, number, deck):
        return
    others = [*walk.all_decks[:place], tuple(deck), *walk.all_decks[place + 1 :]]
    assert _told(walk, viewer, others) == _told(walk, viewer, walk.all_decks)


def _told(walk: Walked, viewer: int | None, decks: Sequence[Sequence[Card]]) -> list[bytes]:
    """Every byte that a viewer gets: his events and his view, step by step."""
    dealt = [seat for seat in range(len(walk.stacks)) if seat not in walk.sitting_out]
    bank, events = Bank.start(
        walk.game,
        stacks=walk.stacks,
        dealer=walk.dealer,
        dealt=dealt,
        present=range(len(walk.stacks)),
        with_bot=walk.with_bot,
    )
    coming = iter(decks)
    told: list[bytes] = []
    for action in (*walk.log, "end"):
        told.append(banks.encoded([redact(event, viewer) for event in events]))
        told.append(banks.encoded(bank.view(viewer)))
        if isinstance(action, str):
            break
        events = bank.deal(next(coming)) if action is None else bank.act(action)
    return told


def _unseen(walk: Walked, viewer: int | None, number: int) -> list[int]:
    """The positions of a deal's deck that the viewer never saw, and that no opened hand holds."""
    order, events = _deal_events(walk, number)
    opened = {event.seat for event in events if isinstance(event, Opened)}
    turned = set()
    for event in events:
        if isinstance(event, Looked) and viewer in event.to:
            turned |= {(slot, event.seat) for slot in event.slots}
        elif isinstance(event, Compared) and viewer in (event.seat, event.other):
            opened |= {event.seat, event.other}
    positions = []
    for position in range(len(walk.decks[number])):
        slot, place = divmod(position, len(order))
        seat = order[place] if slot < HAND_SIZE else None
        if seat is None or (seat not in opened and (slot, seat) not in turned):
            positions.append(position)
    return positions


def _same_outcome(walk: Walked, number: int, deck: Sequence[Card]) -> bool:
    """Whether every mucked hand is still weaker than the first that was shown, and is asked again, and
    every compare comes out as it did.
    """
    order, events = _deal_events(walk, number)

    def strength(seat: int, cards: Sequence[Card]) -> int:
        place, count = order.index(seat), len(order)
        return walk.game.scores.strength(cards[place], cards[place + count], cards[place + 2 * count])

    for event in events:
        if isinstance(event, Compared):
            mine, his = strength(event.seat, deck), strength(event.other, deck)
            beaten = () if mine == his else ((event.seat,) if mine < his else (event.other,))
            if beaten != event.beaten:
                return False
    shown = next((event.cards for event in events if isinstance(event, Opened)), None)
    if shown is None:
        return True
    least = walk.game.scores.strength(*shown)
    return all(strength(event.seat, deck) < least for event in events if isinstance(event, Mucked))


def _deal_events(walk: Walked, number: int) -> tuple[tuple[int, ...], list[BankEvent]]:
    """Who was dealt in, and what happened, from a deal to the next."""
    starts = [place for place, event in enumerate(walk.events) if isinstance(event, DealStarted)]
    end = starts[number + 1] if number + 1 < len(starts) else len(walk.events)
    started = walk.events[starts[number]]
    assert isinstance(started, DealStarted)
    return started.order, walk.events[starts[number] : end]
