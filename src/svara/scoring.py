"""Every hand of a game scored once, into a table; equal strength is a tie (C3).

What differs between games is read from the profile's deck, wild, triples, pairs and labels; nothing
here knows a game by name.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import combinations, permutations
from operator import attrgetter
from typing import Literal, TypeAlias
from weakref import ReferenceType, WeakValueDictionary, ref

import msgspec

from svara.cards import CARD_COUNT, HAND_SIZE, RANK_VALUES, RANKS, Card, check_distinct, parse_rank
from svara.chips import chips_json
from svara.rules.model import Deck, Label, Params, Rules, Triples, Wild
from svara.rules.points import half_points_text, parse_half_points

CLASS_STRENGTH = 1024
"""A class of triples lies above every number of points (K5): this, and the rank."""

LATEST = 8
"""How many of the latest tables, of half a megabyte each, are kept though nobody plays by them any more."""

_STRIDE = CARD_COUNT
_PLANE = CARD_COUNT * CARD_COUNT

Hand = tuple[Card, Card, Card]
Cards = tuple[Card, ...]
"""A hand, or those of its cards that are turned."""

Reason: TypeAlias = Literal[
    "triple", "wild_triple", "pair", "wild_pair", "suit", "wild_suit", "high", "wild_high"
]
"""How cards count: three or two of a rank, of one suit, or one by itself; with a wild card among them."""

ScoreTableRef: TypeAlias = "ReferenceType[ScoreTable]"


class Score(msgspec.Struct, frozen=True):
    """What a hand is worth, and why."""

    strength: int
    """Two hands tie exactly where this is equal (C3)."""
    half_points: int | None
    """Twice the points; None for a hand of a class above all points."""
    klass: str | None
    """The class of a hand that no points beat (K5)."""
    label: str | None
    """What the hand is called at showdown; it decides nothing (O18)."""
    made_by: tuple[Card, ...]
    """The cards that count, in the hand's order."""
    reason: Reason
    """How they count."""

    @property
    def points(self) -> int | Fraction | None:
        """The points, exactly."""
        if self.half_points is None:
            return None
        return Fraction(self.half_points, 2) if self.half_points % 2 else self.half_points // 2

    @property
    def points_json(self) -> int | str | None:
        """The points for JSON: a whole number, or a text like ``65/2``."""
        return None if self.points is None else chips_json(self.points)

    @property
    def points_text(self) -> str | None:
        """The points as every output writes them: ``31``, ``65/2``."""
        return None if self.half_points is None else half_points_text(self.half_points)


class ScoreTable:
    """The strengths of all hands of a deck, and the explanation of any of them.

    >>> from svara.rules import load_rules
    >>> from svara.cards import parse_hand
    >>> table = score_table(load_rules("svara"))
    >>> hand = parse_hand("Ah Kh 6c", table.deck)
    >>> table.strength(*hand), table.score(hand).points_text, table.score(hand).reason
    (64, '32', 'wild_suit')
    """

    __slots__ = ("__weakref__", "_flat", "_method", "deck", "ref", "strengths")

    def __init__(self, method: _Method) -> None:
        self._method = method
        self.deck = method.deck
        self.ref: ScoreTableRef = ref(self)
        """What caches file things of a table under, so that none of them keeps it alive: see `table_of`."""
        cells = array("H", bytes(2 * CARD_COUNT**3))
        for hand in combinations(method.deck, 3):
            strength = _best(method, hand).strength
            for a, b, c in permutations(hand):
                cells[a * _PLANE + b * _STRIDE + c] = strength
        self._flat = tuple(cells)
        self.strengths = memoryview(cells).toreadonly()
        """The table itself, 36 x 36 x 36 unsigned 16-bit numbers; 0 where three cards are no hand."""

    def strength(self, a: Card, b: Card, c: Card) -> int:
        """The strength of three different cards of the deck, in any order."""
        return self._flat[a * _PLANE + b * _STRIDE + c]

    def score(self, hand: Sequence[Card]) -> Score:
        """The hand explained; a ``CardError`` where it is none of this deck.

        Fewer cards are worth what they are by themselves, as when a hand is turned one card after another.

        >>> from svara.rules import load_rules
        >>> from svara.cards import parse_card
        >>> table = score_table(load_rules("svara"))
        >>> parts = ("Kh", "Kh 9h", "Kh As", "6c", "As Ad")
        >>> [table.score([parse_card(card) for card in part.split()]).points_text for part in parts]
        ['10', '19', '11', '11', '22']
        """
        return _score(self._method, hand)


def table_of(scores: ScoreTableRef) -> ScoreTable:
    """The table that a reference is to, for a cache which is asked by somebody who holds that table."""
    found = scores()
    assert found is not None, "who asks has the table"
    return found


def score_table(rules: Rules) -> ScoreTable:
    """The table of a game; games that score alike share one."""
    return _table(_key(rules))


def score_hand(rules: Rules, hand: Sequence[Card]) -> Score:
    """One hand explained, without making the table."""
    return _score(_method(_key(rules)), hand)


class Reading(msgspec.Struct, frozen=True, gc=False):
    """One way to count a hand, by the names of a `Score`."""

    strength: int
    reason: Reason
    made_by: tuple[Card, ...]


def readings(rules: Rules, hand: Sequence[Card]) -> tuple[Reading, ...]:
    """Every way to count a hand, the strongest first: its score is the first of them (C2).

    >>> from svara.rules import load_rules
    >>> from svara.cards import parse_hand
    >>> rules = load_rules("svara")
    >>> [reading.strength for reading in readings(rules, parse_hand("Ah Ad Kd", rules.deck.cards()))]
    [44, 42, 22]
    """
    method = _method(_key(rules))
    check_distinct(hand, method.deck)
    a, b, c = hand
    found = [*_readings(method, (a, b, c)), *_suits(method, (a, b, c))]
    found.sort(key=lambda reading: -reading.strength)
    return tuple(reading for at, reading in enumerate(found) if reading not in found[:at])


class _Parameters(Params, frozen=True):
    ranks: tuple[str, ...]
    extra: tuple[str, ...]
    wild: Wild
    triples: Triples
    pairs: dict[str, str]
    labels: tuple[Label, ...]


class _Method(msgspec.Struct, frozen=True):
    """The scoring parameters by rank index, as the loop over all hands wants them."""

    deck: tuple[Card, ...]
    wild: frozenset[Card]
    wild_value: int
    wild_pairs: bool
    completes: frozenset[int]
    class_id: str | None
    triples: tuple[int | None, ...]
    """The strength of a triple of each rank; None where it means nothing."""
    pairs: tuple[int | None, ...]
    """The half-points of two of each rank; None where they mean nothing."""
    labels: tuple[Label, ...]


_BY_SUIT: dict[bool, tuple[Reason, Reason]] = {False: ("suit", "high"), True: ("wild_suit", "wild_high")}
"""By whether wild cards are among them: how several cards of one suit count, and how one does."""

_STRENGTH = attrgetter("strength")

_ENCODER = msgspec.json.Encoder(order="sorted")


def _key(rules: Rules) -> bytes:
    deck = rules.deck
    return _ENCODER.encode(
        _Parameters(deck.ranks, deck.extra, rules.wild, rules.triples, rules.pairs, rules.labels)
    )


_in_use: WeakValueDictionary[bytes, ScoreTable] = WeakValueDictionary()


@lru_cache(maxsize=LATEST)
def _table(key: bytes) -> ScoreTable:
    """One for all who score alike, as long as any of them plays, and a few for those who come after."""
    found = _in_use.get(key)
    if found is None:
        found = _in_use[key] = ScoreTable(_method(key))
    return found


@lru_cache(maxsize=64)
def _method(key: bytes) -> _Method:
    given = msgspec.json.decode(key, type=_Parameters)
    pairs = {parse_rank(rank): parse_half_points(text) for rank, text in given.pairs.items()}
    return _Method(
        deck=Deck(given.ranks, 2, 2, given.extra).cards(),
        wild=given.wild.wild_cards(),
        wild_value=2 * given.wild.value,
        wild_pairs=given.wild.pairs,
        completes=frozenset(parse_rank(rank) for rank in given.wild.completes),
        class_id=given.triples.class_id,
        triples=tuple(_triple_strengths(given.triples)),
        pairs=tuple(pairs.get(rank) for rank in range(len(RANKS))),
        labels=given.labels,
    )


def _triple_strengths(triples: Triples) -> Iterator[int | None]:
    own = {parse_rank(rank): parse_half_points(text) for rank, text in triples.by_rank.items()}
    for rank, value in enumerate(RANK_VALUES):
        match triples.kind:
            case "class":
                yield CLASS_STRENGTH + rank
            case "sum":
                yield own.get(rank, 2 * 3 * value)
            case "fixed":
                yield own.get(rank, parse_half_points(triples.points) if triples.points else None)
            case "none":
                yield None


def _score(method: _Method, hand: Sequence[Card]) -> Score:
    check_distinct(hand, method.deck)
    cards = tuple(hand)
    best = _best(method, cards)
    ranked = best.strength >= CLASS_STRENGTH
    return Score(
        strength=best.strength,
        half_points=None if ranked else best.strength,
        klass=method.class_id if ranked else None,
        label=next((label.id for label in method.labels if _fits(method, label, cards)), None),
        made_by=best.made_by,
        reason=best.reason,
    )


def _best(method: _Method, hand: Cards) -> Reading:
    """The strongest reading of a hand; among equal ones the first that ``_readings`` names."""
    return max(_readings(method, hand), key=_STRENGTH)


def _readings(method: _Method, hand: Cards) -> Iterator[Reading]:
    """Every way to count a hand, or a part of one; there is always one by suit."""
    ranks = [card >> 2 for card in hand]
    if ranks.count(ranks[0]) == HAND_SIZE:
        triple = method.triples[ranks[0]]
        if triple is not None:
            yield Reading(triple, "triple", hand)
    for place, other in combinations(range(len(hand)), 2):
        pair = method.pairs[ranks[place]]
        if pair is not None and ranks[place] == ranks[other]:
            yield Reading(pair, "pair", (hand[place], hand[other]))
    plain = [card for card in hand if card not in method.wild]
    if len(plain) == len(hand):
        yield _best_suit(hand, plain, 0, wild=False)
    else:
        yield from _wild_readings(method, hand, plain)


def _wild_readings(method: _Method, hand: Cards, plain: list[Card]) -> Iterator[Reading]:
    """A wild card adds its value once and never counts as itself (O11)."""
    added = method.wild_value * (len(hand) - len(plain))
    one_rank = len({card >> 2 for card in plain}) == 1
    if one_rank:
        rank = plain[0] >> 2
        triple = method.triples[rank]
        if len(hand) == HAND_SIZE and rank in method.completes and triple is not None:
            yield Reading(triple, "wild_triple", hand)
        if method.wild_pairs and len(plain) == 2:
            together = max(method.pairs[rank] or 0, 2 * 2 * RANK_VALUES[rank])
            yield Reading(together + added, "wild_pair", hand)
    yield _best_suit(hand, plain, added, wild=True)


def _best_suit(hand: Cards, plain: list[Card], added: int, *, wild: bool) -> Reading:
    """The best sum of one suit of the plain cards (C2), and what the wild ones add."""
    sums: dict[int, int] = {}
    for card in plain:
        sums[card & 3] = sums.get(card & 3, 0) + 2 * RANK_VALUES[card >> 2]
    suit = max(sums, key=sums.__getitem__, default=0)
    return _of_suit(hand, plain, suit, sums.get(suit, 0) + added, wild=wild)


def _of_suit(hand: Cards, plain: list[Card], suit: int, strength: int, *, wild: bool) -> Reading:
    counted = [card for card in plain if card & 3 == suit]
    by_suit, single = _BY_SUIT[wild]
    made_by = tuple(card for card in hand if card in counted or card not in plain)
    return Reading(strength, by_suit if len(counted) > 1 else single, made_by)


def _suits(method: _Method, hand: Hand) -> Iterator[Reading]:
    """What each suit would be worth where all cards are plain: of two suits, only the better is a reading."""
    if not method.wild.isdisjoint(hand):
        return
    for suit in dict.fromkeys(card & 3 for card in hand):
        total = sum(2 * RANK_VALUES[card >> 2] for card in hand if card & 3 == suit)
        yield _of_suit(hand, list(hand), suit, total, wild=False)


def _fits(method: _Method, label: Label, hand: Cards) -> bool:
    ranks = [card >> 2 for card in hand]
    if label.triple is not None:
        return ranks.count(parse_rank(label.triple)) == 3
    if label.pair is not None:
        return ranks.count(parse_rank(label.pair)) >= 2
    if label.suited is not None:
        one_suit = len({card & 3 for card in hand}) == 1 and method.wild.isdisjoint(hand)
        return one_suit and 2 * sum(RANK_VALUES[rank] for rank in ranks) == parse_half_points(label.suited)
    return False
