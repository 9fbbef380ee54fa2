"""What the values of a profile must be to make a game; one function a concern, all of them pure.

Each yields the problems it finds. The shape (names and types) has been checked before.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from svara.cards import HAND_SIZE, CardError, parse_card, parse_rank
from svara.chips import ChipsError
from svara.rules.model import Rules
from svara.rules.points import MOST_POINTS, parse_half_points
from svara.rules.shape import Problem, show

LARGEST_ANTE = 10**9
LONGEST_CLOCK = 30 * 24 * 3600
MOST_LABELS = 50
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
        check_money,
        check_betting,
        check_dark,
        check_svara,
        check_chips,
        check_redeal,
        check_clocks,
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
    if deck.min_players < 2:
        yield Problem("deck.min_players", f"is {deck.min_players}", "it must be at least 2")
    elif deck.max_players < deck.min_players:
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
    """Wild cards out of the deck, and a value a hand can have."""
    wild = rules.wild
    yield from _cards("wild.cards", wild.cards)
    yield from _ranks("wild.completes", wild.completes)
    if not any(_cards("", wild.cards)):
        deck = rules.deck.cards()
        for place, text in enumerate(wild.cards):
            if parse_card(text) not in deck:
                yield Problem(f"wild.cards[{place}]", f"is {show(text)}", "it must be a card of the deck")
    if not 0 <= wild.value <= MOST_POINTS // HAND_SIZE:
        allowed = f"it must be from 0 to {MOST_POINTS // HAND_SIZE}"
        yield Problem("wild.value", f"is {show(wild.value)}", allowed)


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


def check_money(rules: Rules) -> Iterator[Problem]:
    """An ante, a rake and a buy-in that a table can count."""
    yield from _within("ante", rules.ante, 1, LARGEST_ANTE)
    yield from _within("min_stack", rules.min_stack, 0, LARGEST_ANTE)
    yield from _within("rake.percent", rules.rake.percent, 0, 100)
    yield from _within("rake.cap_antes", rules.rake.cap_antes, 0, 10**6)
    yield from _within("seats.min_buy_in", rules.seats.min_buy_in, 1, 10**6)
    yield from _within("seats.max_buy_in", rules.seats.max_buy_in, rules.seats.min_buy_in, 10**6)


def check_betting(rules: Rules) -> Iterator[Problem]:
    """Each style's parameters with that style only, and one ceiling at most."""
    betting = rules.betting
    given = {
        "betting.check": ("level", betting.check),
        "betting.cap": ("level", betting.cap != "none"),
        "betting.raise_floor": ("level", betting.raise_floor != "ante"),
        "betting.max_raises": ("level", betting.max_raises),
        "betting.least": ("fresh", betting.least),
        "betting.ceiling": ("fresh", betting.ceiling),
        "betting.ceiling_antes": ("fresh", betting.ceiling_antes),
        "betting.show": ("fresh", betting.show),
        "betting.compare": ("fresh", betting.compare),
        "max_stakes": ("fresh", rules.max_stakes),
    }
    for name, (style, value) in given.items():
        if value and style != betting.style:
            yield Problem(
                name, f'means nothing with style "{betting.style}"', f'betting.style must be "{style}"'
            )
    for name in ("max_raises", "least", "ceiling", "ceiling_antes"):
        yield from _within(f"betting.{name}", getattr(betting, name), 0, LARGEST_ANTE)
    if betting.ceiling and betting.ceiling_antes:
        yield Problem("betting.ceiling_antes", "stands beside betting.ceiling", "give one of the two")
    ceiling = rules.ceiling()
    if ceiling is not None and ceiling < max(rules.least_stake(), rules.ante):
        wrong = f"is {ceiling} chips, less than the least stake"
        yield Problem("betting.ceiling", wrong, f"it must be at least {max(rules.least_stake(), rules.ante)}")
    if betting.show and betting.compare:
        yield Problem("betting.show", "stands beside betting.compare", "two who are left have one of them")


def check_dark(rules: Rules) -> Iterator[Problem]:
    """A chain belongs to level style, and what a lap is like only matters where there is one."""
    dark = rules.dark
    if dark.lap == "chain" and rules.betting.style != "level":
        yield Problem("dark.lap", 'is "chain" with fresh stakes', 'it must be "none" or "double"')
    if dark.opening == "any" and dark.lap != "chain":
        yield Problem("dark.opening", f'is "any" with lap "{dark.lap}"', 'dark.lap must be "chain"')
    if dark.lap != "none" and not rules.whole():
        yield Problem("dark.lap", "stands beside an exact score", 'with chips "exact" it must be "none"')


def check_svara(rules: Rules) -> Iterator[Problem]:
    """Numbers of a svara that can happen, and choices that fit each other."""
    svara = rules.svara
    yield from _within("svara.parts", svara.parts, 0, 1000)
    yield from _within("svara.min_pots_left", svara.min_pots_left, 0, 1000)
    yield from _within("svara.most_in_row", svara.most_in_row, 0, 1000)
    if svara.again and svara.choice == "none":
        yield Problem("svara.again", 'means nothing with choice "none"', "it must be false")
    if svara.asked_from == "svara_dealer" and svara.dealer in ("next", "cut"):
        wrong = f'is "svara_dealer", who is not known before the entries with dealer "{svara.dealer}"'
        yield Problem("svara.asked_from", wrong, 'it must be "dealer"')
    if svara.agreed and rules.betting.style != "fresh":
        yield Problem("svara.agreed", 'is true with style "level"', 'betting.style must be "fresh"')


def check_chips(rules: Rules) -> Iterator[Problem]:
    """An exact score knows no chips that can run out, and so nothing that depends on that."""
    if rules.whole():
        return
    if rules.betting.style != "fresh" or rules.ceiling() is None:
        yield Problem("chips", 'is "exact" without fresh stakes under a ceiling', 'it must be "whole"')
    for name, value in (
        ("rake.percent", rules.rake.percent),
        ("svara.min_pots_left", rules.svara.min_pots_left),
        ("svara.pooling", rules.svara.pooling),
        ("betting.compare", rules.betting.compare),
        ("min_stack", rules.min_stack),
    ):
        if value:
            yield Problem(name, f"is {show(value)} beside an exact score", 'chips must be "whole"')
    if not rules.max_stakes:
        yield Problem("max_stakes", "is 0 beside an exact score", "players who owe could stake for ever")


def check_redeal(rules: Rules) -> Iterator[Problem]:
    """Ranks that are some, and a match of some banks."""
    yield from _ranks("redeal_triples", rules.redeal_triples)
    yield from _within("max_stakes", rules.max_stakes, 0, LARGEST_ANTE)
    yield from _within("match.banks", rules.match.banks, 0, 1000)


def check_clocks(rules: Rules) -> Iterator[Problem]:
    """Clocks of at least a second and of at most a month."""
    for name in rules.clocks.__struct_fields__:
        yield from _within(f"clocks.{name}", getattr(rules.clocks, name), 1, LONGEST_CLOCK)


def _within(name: str, value: int, least: int, most: int) -> Iterator[Problem]:
    if value < least:
        yield Problem(name, f"is {show(value)}", f"it must be at least {least}")
    elif value > most:
        yield Problem(name, f"is {show(value)}", f"it must be at most {most}")


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
