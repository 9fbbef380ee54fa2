"""Which values of a profile exclude each other, so that all rules that pass can be played to an end.

Each function yields the problems of one concern; the values themselves have been checked before. What
belongs to something switched off (no wild card, no dark lap) is idle rather than wrong, so that switching
off takes one line.
"""

from __future__ import annotations

from collections.abc import Iterator

from svara.cards import parse_rank
from svara.rules.model import Rules
from svara.rules.shape import Problem, show

LARGEST_CEILING = 10**12
"""Sums of such stakes are still amounts that a record may write."""

FEWEST_RANKS_WITHOUT_END = 6
"""With fewer, a deck may be so small that every dealing of it ties, and then no svara would end the bank."""


def exclude_scoring(rules: Rules) -> Iterator[Problem]:
    """A triple that wild cards complete must be worth something."""
    wild, triples = rules.wild, rules.triples
    if not wild.cards:
        return
    if triples.kind == "none" or (triples.kind == "fixed" and triples.points is None):
        worth = {parse_rank(rank) for rank in triples.by_rank}
        for place, rank in enumerate(wild.completes):
            if parse_rank(rank) not in worth:
                wrong = f"is {show(rank)}, of which a triple is worth nothing"
                yield Problem(f"wild.completes[{place}]", wrong, "give it a worth in triples.by_rank")


def exclude_money(rules: Rules) -> Iterator[Problem]:
    """A rake that is taken, and seats that can be taken."""
    rake, seats = rules.rake, rules.seats
    if rake.percent and not rake.cap_antes:
        wrong = f"is 0 beside a rake.percent of {rake.percent}"
        yield Problem("rake.cap_antes", wrong, "it must be at least 1, or rake.percent 0")
    if seats.max_buy_in < seats.min_buy_in:
        yield Problem("seats.max_buy_in", f"is {seats.max_buy_in}", f"it must be at least {seats.min_buy_in}")
    richest = seats.max_buy_in * rules.ante
    if rules.min_stack > richest:
        wrong = f"is {rules.min_stack}, more than seats.max_buy_in lets anybody bring"
        yield Problem("min_stack", wrong, f"it must be at most {richest}")


def exclude_betting(rules: Rules) -> Iterator[Problem]:
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
        "svara.agreed": ("fresh", rules.svara.agreed),
    }
    for name, (style, value) in given.items():
        if value and style != betting.style:
            wrong = f'means nothing with style "{betting.style}"'
            yield Problem(name, wrong, f'betting.style must be "{style}"')
    if betting.ceiling and betting.ceiling_antes:
        yield Problem("betting.ceiling_antes", "stands beside betting.ceiling", "give one of the two")
    ceiling, least = rules.ceiling(), max(rules.least_stake(), rules.ante)
    name = "betting.ceiling" if betting.ceiling else "betting.ceiling_antes"
    if ceiling is not None and ceiling < least:
        wrong = f"makes a ceiling of {ceiling} chips, less than the least stake"
        yield Problem(name, wrong, f"it must come to at least {least}")
    if ceiling is not None and ceiling > LARGEST_CEILING:
        yield Problem(
            name, f"makes a ceiling of {ceiling} chips", f"it must come to at most {LARGEST_CEILING}"
        )
    if betting.show and betting.compare:
        yield Problem("betting.show", "stands beside betting.compare", "two who are left have one of them")


def exclude_dark(rules: Rules) -> Iterator[Problem]:
    """A chain belongs to level style, and what a lap is like only matters where there is one."""
    dark = rules.dark
    if dark.lap == "chain" and rules.betting.style != "level":
        yield Problem("dark.lap", 'is "chain" with fresh stakes', 'it must be "none" or "double"')
    if dark.opening == "any" and dark.lap == "double":
        yield Problem("dark.opening", f'is "any" with lap "{dark.lap}"', 'dark.lap must be "chain"')
    if dark.lap != "none" and not rules.whole():
        yield Problem("dark.lap", "stands beside an exact score", 'with chips "exact" it must be "none"')
    if dark.lap != "none" and rules.betting.least > rules.ante:
        wrong = f"is {rules.betting.least}, more than the ante that a dark bet opens with"
        yield Problem("betting.least", wrong, f'it must be at most {rules.ante}, or dark.lap "none"')


def exclude_svara(rules: Rules) -> Iterator[Problem]:
    """Choices that fit each other, and an end to svaras."""
    svara = rules.svara
    if svara.again and svara.choice == "none":
        yield Problem("svara.again", 'means nothing with choice "none"', "it must be false")
    if svara.asked_from == "svara_dealer" and svara.dealer in ("next", "cut"):
        wrong = f'is "svara_dealer", who is not known before the entries with dealer "{svara.dealer}"'
        yield Problem("svara.asked_from", wrong, 'it must be "dealer"')
    if svara.pooling and svara.min_pots_left:
        wrong = "stands beside svara.pooling, where nobody pays the whole price"
        yield Problem("svara.min_pots_left", wrong, "it must be 0, or svara.pooling false")
    ranks = len(rules.deck.ranks)
    if not svara.most_in_row and ranks < FEWEST_RANKS_WITHOUT_END:
        wrong = f"is 0, never, with a deck of {ranks} ranks, where every deal might tie"
        allowed = f"it must be at least 1, or the deck have {FEWEST_RANKS_WITHOUT_END} ranks"
        yield Problem("svara.most_in_row", wrong, allowed)


def exclude_chips(rules: Rules) -> Iterator[Problem]:
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


EXCLUSIONS = (
    exclude_scoring,
    exclude_money,
    exclude_betting,
    exclude_dark,
    exclude_svara,
    exclude_chips,
)
