"""What the values of a profile must be to make a game; one function a concern, all of them pure.

Each yields the problems it finds. The shape (names and types) has been checked before; which values exclude
each other is in `exclude`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from operator import attrgetter

from svara.cards import HAND_SIZE, RANKS, CardError, parse_card, parse_rank, rank_of
from svara.chips import ChipsError
from svara.rules.exclude import EXCLUSIONS
from svara.rules.model import Rules
from svara.rules.points import MOST_POINTS, parse_half_points
from svara.rules.ranges import RANGES
from svara.rules.shape import Problem, show

MOST_LABELS = 50
MOST_WILD_CARDS = 4
LONGEST_NAME = 40


def first_problem(rules: Rules) -> Problem | None:
    """The first value that no game can have."""
    concerns = (
        check_identity,
        check_deck,
        check_wild,
        check_triples,
        check_pairs,
        check_labels,
        check_redeal,
        check_ranges,
        check_ranks,
        *EXCLUSIONS,
    )
    return next((problem for concern in concerns for problem in concern(rules)), None)


def check_identity(rules: Rules) -> Iterator[Problem]:
    """A name that can stand in a record and in a command line."""
    plain = rules.id.replace("-", "").replace("_", "")
    if not (plain.isascii() and plain.isalnum() and len(rules.id) <= LONGEST_NAME):
        allowed = f"write letters, digits, - and _, at most {LONGEST_NAME}"
        yield Problem("id", f"is {show(rules.id)}", allowed)
    if not rules.follows.isprintable():
        yield Problem("follows", "has letters that do not print", "write one line of text")


def check_deck(rules: Rules) -> Iterator[Problem]:
    """Ranks and cards that are some, and enough of them for everybody."""
    deck = rules.deck
    yield from _ranks("deck.ranks", deck.ranks)
    yield from _cards("deck.extra", deck.extra)
    if deck.max_players < deck.min_players:
        allowed = f"it must be at least deck.min_players, {deck.min_players}"
        yield Problem("deck.max_players", f"is {deck.max_players}", allowed)
    if any(_ranks("", deck.ranks)) or any(_cards("", deck.extra)):
        return
    size = len(deck.cards())
    if size != 4 * len(deck.ranks) + len(deck.extra):
        yield Problem("deck.extra", "names a card the ranks already have", "a deck holds each card once")
    if size < HAND_SIZE * deck.max_players:
        allowed = f"with {size} cards it is at most {size // HAND_SIZE}"
        yield Problem("deck.max_players", f"is {deck.max_players}", allowed)


def check_wild(rules: Rules) -> Iterator[Problem]:
    """Wild cards out of the deck."""
    wild = rules.wild
    yield from _cards("wild.cards", wild.cards)
    yield from _ranks("wild.completes", wild.completes)
    if not any(_cards("", wild.cards)):
        deck = rules.deck.cards()
        for place, text in enumerate(wild.cards):
            if parse_card(text) not in deck:
                yield Problem(f"wild.cards[{place}]", f"is {show(text)}", "it must be a card of the deck")
    if len(wild.cards) > MOST_WILD_CARDS:
        yield Problem("wild.cards", f"names {len(wild.cards)} cards", f"at most {MOST_WILD_CARDS} are wild")


def check_triples(rules: Rules) -> Iterator[Problem]:
    """Numbers only where the kind has a use for them."""
    triples = rules.triples
    if triples.points is not None:
        yield from _points("triples.points", triples.points)
        if triples.kind != "fixed":
            yield Problem(
                "triples.points", f'means nothing with kind "{triples.kind}"', 'kind must be "fixed"'
            )
    yield from _points_by_rank("triples.by_rank", triples.by_rank)
    if triples.by_rank and triples.kind not in ("fixed", "sum"):
        wrong = f'means nothing with kind "{triples.kind}"'
        yield Problem("triples.by_rank", wrong, 'kind must be "fixed" or "sum"')
    if triples.kind == "class" and not triples.class_id:
        yield Problem("triples.class_id", "is missing", 'kind "class" needs the name of the class')
    if triples.kind != "class" and triples.class_id is not None:
        yield Problem("triples.class_id", f'means nothing with kind "{triples.kind}"', 'kind must be "class"')


def check_pairs(rules: Rules) -> Iterator[Problem]:
    """Ranks that are some, each with points."""
    yield from _points_by_rank("pairs", rules.pairs)


def check_labels(rules: Rules) -> Iterator[Problem]:
    """Each label named and with exactly one condition."""
    if len(rules.labels) > MOST_LABELS:
        yield Problem("labels", f"has {len(rules.labels)} entries", f"at most {MOST_LABELS} are allowed")
    for place, label in enumerate(rules.labels):
        name = f"labels[{place}]"
        if not (label.id.isprintable() and 0 < len(label.id) <= LONGEST_NAME):
            yield Problem(
                f"{name}.id", f"is {show(label.id)}", f"write 1 to {LONGEST_NAME} printable letters"
            )
        if sum(given is not None for given in (label.triple, label.pair, label.suited)) != 1:
            yield Problem(name, "must have one condition", "give exactly one of triple, pair, suited")
        if label.suited is not None:
            yield from _points(f"{name}.suited", label.suited)
        for key, rank in (("triple", label.triple), ("pair", label.pair)):
            if rank is not None:
                yield from _ranks(f"{name}.{key}", (rank,), single=True)


def check_redeal(rules: Rules) -> Iterator[Problem]:
    """Ranks that are some."""
    yield from _ranks("redeal_triples", rules.redeal_triples)


def check_ranges(rules: Rules) -> Iterator[Problem]:
    """Every number within its own bounds."""
    for name, (least, most) in RANGES.items():
        value = attrgetter(name)(rules)
        if value < least:
            yield Problem(name, f"is {show(value)}", f"it must be at least {least}")
        elif value > most:
            yield Problem(name, f"is {show(value)}", f"it must be at most {most}")


def check_ranks(rules: Rules) -> Iterator[Problem]:
    """What is said of a rank can happen: the deck has as many cards of it as that takes."""
    deck = [RANKS[rank_of(card)] for card in rules.deck.cards()]
    wild = [RANKS[rank_of(card)] for card in rules.wild.wild_cards()]
    said = [(f"triples.by_rank.{rank}", rank, 3) for rank in rules.triples.by_rank]
    said += [(f"pairs.{rank}", rank, 2) for rank in rules.pairs]
    said += [(f"redeal_triples[{place}]", rank, 3) for place, rank in enumerate(rules.redeal_triples)]
    for place, label in enumerate(rules.labels):
        said += [(f"labels[{place}].triple", label.triple, 3)] if label.triple else []
        said += [(f"labels[{place}].pair", label.pair, 2)] if label.pair else []
    for name, rank, needed in said:
        held = deck.count(RANKS[parse_rank(rank)])
        if held < needed:
            yield Problem(name, f"is about {rank}, of which the deck has {held}", f"it takes {needed}")
    for place, rank in enumerate(rules.wild.completes if wild else ()):
        held = deck.count(RANKS[parse_rank(rank)]) - wild.count(RANKS[parse_rank(rank)])
        if held < 2:
            wrong = f"is {rank}, of which the deck has {held} beside the wild cards"
            yield Problem(f"wild.completes[{place}]", wrong, "it takes 2")


def _ranks(name: str, ranks: Iterable[str], *, single: bool = False) -> Iterator[Problem]:
    seen: set[int] = set()
    for place, text in enumerate(ranks):
        parameter = name if single else f"{name}[{place}]"
        try:
            rank = parse_rank(text)
        except CardError:
            yield Problem(parameter, f"is {show(text)}, no rank", "ranks are 6 7 8 9 T J Q K A")
            continue
        if rank in seen:
            yield Problem(parameter, f"is {show(text)} again", "name each rank once")
        seen.add(rank)


def _cards(name: str, cards: Iterable[str]) -> Iterator[Problem]:
    seen: set[int] = set()
    for place, text in enumerate(cards):
        try:
            card = parse_card(text)
        except CardError:
            yield Problem(
                f"{name}[{place}]", f"is {show(text)}, no card", "write rank then suit, like Ah, Td or 6c"
            )
            continue
        if card in seen:
            yield Problem(f"{name}[{place}]", f"is {show(text)} again", "name each card once")
        seen.add(card)


def _points(name: str, text: str) -> Iterator[Problem]:
    try:
        parse_half_points(text)
    except (ValueError, ChipsError):
        allowed = f'write whole or half points from "0" to "{MOST_POINTS}", like "31" or "65/2"'
        yield Problem(name, f"is {show(text)}", allowed)


def _points_by_rank(name: str, points: dict[str, str]) -> Iterator[Problem]:
    seen: set[int] = set()
    for key, text in points.items():
        try:
            rank = parse_rank(key)
        except CardError:
            yield Problem(name, f"has an entry {show(key)}, no rank", "ranks are 6 7 8 9 T J Q K A")
            continue
        if rank in seen:
            yield Problem(f"{name}.{key}", "names a rank again", "name each rank once")
        seen.add(rank)
        yield from _points(f"{name}.{key}", text)
