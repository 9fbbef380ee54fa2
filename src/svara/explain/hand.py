"""Why a hand is worth what it is: which cards count and how, and what else it might have been."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from enum import Enum, auto
from typing import NamedTuple, Protocol

from svara.cards import HAND_SIZE, RANK_VALUES, RANKS, Card, card_text, parse_rank, rank_of
from svara.explain.facts import wild_name
from svara.explain.values import Cards, Name, Points, Sum, Three, Two, Value, Wild
from svara.rules.model import Rules
from svara.rules.points import half_points_text


class HandSay(Enum):
    """The sentences about one hand."""

    SUIT = auto()
    HIGH = auto()
    TRIPLE = auto()
    TRIPLE_SUM = auto()
    TRIPLE_CLASS = auto()
    PAIR = auto()
    WILD_SUIT = auto()
    WILD_PAIR = auto()
    WILD_HIGH = auto()
    WILDS_HIGH = auto()
    WILDS_ALONE = auto()
    WILD_TRIPLE = auto()
    TRIPLE_NOTHING = auto()
    PAIR_NOTHING = auto()
    LESS = auto()
    LABEL = auto()
    REDEAL = auto()


class HandFact(NamedTuple):
    """A sentence about a hand, and what fills its gaps."""

    say: HandSay
    values: dict[str, Value]


class HandReading(Protocol):
    """A way to count a hand: a `Reading` of the scoring, which this floor does not import."""

    @property
    def strength(self) -> int: ...
    @property
    def reason(self) -> str: ...
    @property
    def made_by(self) -> tuple[Card, ...]: ...


def hand_facts_of(
    rules: Rules, hand: Sequence[Card], readings: Sequence[HandReading], label: str | None
) -> Iterator[HandFact]:
    """What is to be said of a hand, whose ways to be counted come the strongest first (C2, O10–O18)."""
    best = readings[0]
    yield _counted(rules, best)
    yield from _nothing(rules, hand, readings)
    other = next((one for one in readings[1:] if one.strength < best.strength), None)
    if other is not None and (len(other.made_by) > 1 or best.reason in ("pair", "suit")):
        yield _fact(HandSay.LESS, cards=_cards(other.made_by), points=_points(other.strength))
    if label is not None:
        yield _fact(HandSay.LABEL, label=Name(label))
    triple = _rank_held(hand, HAND_SIZE)
    if triple is not None and triple in map(parse_rank, rules.redeal_triples):
        yield _fact(HandSay.REDEAL, triple=Three((RANKS[triple],)))


def _counted(rules: Rules, best: HandReading) -> HandFact:
    wild = tuple(card for card in best.made_by if card in rules.wild.wild_cards())
    plain = tuple(card for card in best.made_by if card not in wild)
    points, kind = _points(best.strength), Wild(wild_name(rules))
    match best.reason:
        case "suit":
            return _fact(HandSay.SUIT, cards=_cards(plain), sum=_sum(plain), points=points)
        case "high":
            return _fact(HandSay.HIGH, cards=_cards(plain), points=points)
        case "triple":
            return _triple(rules, best)
        case "pair":
            return _fact(HandSay.PAIR, pair=_two(best.made_by), points=points)
        case "wild_triple" if rules.triples.kind == "class":
            return _class(rules, plain)
        case "wild_triple":
            triple = _three(plain)
            return _fact(HandSay.WILD_TRIPLE, wild=_cards(wild), kind=kind, triple=triple, points=points)
        case "wild_pair":
            pair = half_points_text(best.strength - 2 * rules.wild.value)
            return _fact(
                HandSay.WILD_PAIR,
                wild=_cards(wild),
                kind=kind,
                pair=_two(plain),
                sum=Sum((pair, str(rules.wild.value))),
                points=points,
            )
        case _:
            return _added(rules, best, wild, plain)


def _added(rules: Rules, best: HandReading, wild: Sequence[Card], plain: Sequence[Card]) -> HandFact:
    """Wild cards that add their value to cards of one suit, to the highest of the others, or to none."""
    value = rules.wild.value
    added: dict[str, Value] = {
        "wild": _cards(wild),
        "kind": Wild(wild_name(rules)),
        "added": value,
        "points": _points(best.strength),
    }
    if not plain:
        return HandFact(HandSay.WILDS_ALONE, added)
    say = HandSay.WILD_HIGH if len(wild) == 1 else HandSay.WILDS_HIGH
    if best.reason == "wild_suit":
        say = HandSay.WILD_SUIT
    terms = Sum((*_sum(plain).texts, *(str(value) for _ in wild)))
    return HandFact(say, {**added, "cards": _cards(plain), "sum": terms})


def _triple(rules: Rules, best: HandReading) -> HandFact:
    own = rank_of(best.made_by[0]) in map(parse_rank, rules.triples.by_rank)
    if rules.triples.kind == "class":
        return _class(rules, best.made_by)
    triple, points = _three(best.made_by), _points(best.strength)
    if rules.triples.kind == "sum" and not own:
        return _fact(HandSay.TRIPLE_SUM, triple=triple, sum=_sum(best.made_by), points=points)
    return _fact(HandSay.TRIPLE, triple=triple, points=points)


def _class(rules: Rules, cards: Sequence[Card]) -> HandFact:
    return _fact(HandSay.TRIPLE_CLASS, triple=_three(cards), name=Name(rules.triples.class_id or ""))


def _nothing(rules: Rules, hand: Sequence[Card], readings: Sequence[HandReading]) -> Iterator[HandFact]:
    """Cards of a rank that count for nothing together, where a player might have hoped (T1)."""
    reasons = {one.reason for one in readings}
    plain = [card for card in hand if card not in rules.wild.wild_cards()]
    triple = _rank_held(hand, HAND_SIZE)
    if triple is not None:
        if "triple" not in reasons:
            yield _fact(HandSay.TRIPLE_NOTHING, triple=Three((RANKS[triple],)))
        return
    pair = _rank_held(plain, 2)
    if pair is not None and reasons.isdisjoint(("pair", "wild_pair", "wild_triple")):
        yield _fact(HandSay.PAIR_NOTHING, pair=Two(RANKS[pair]))


def _rank_held(cards: Sequence[Card], times: int) -> int | None:
    """The rank of which so many are held."""
    counts = Counter(map(rank_of, cards))
    return next((rank for rank, count in counts.items() if count == times), None)


def _fact(say: HandSay, **values: Value) -> HandFact:
    return HandFact(say, values)


def _cards(cards: Sequence[Card]) -> Cards:
    return Cards(tuple(map(card_text, cards)))


def _two(cards: Sequence[Card]) -> Two:
    return Two(RANKS[rank_of(cards[0])])


def _three(cards: Sequence[Card]) -> Three:
    return Three((RANKS[rank_of(cards[0])],))


def _sum(cards: Sequence[Card]) -> Sum:
    return Sum(tuple(str(RANK_VALUES[rank_of(card)]) for card in cards))


def _points(strength: int) -> Points:
    return Points(half_points_text(strength))
