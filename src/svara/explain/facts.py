"""Which sentences a game's parameters call for, with which numbers; without a language or a game's name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from svara.cards import HAND_SIZE, RANK_VALUES, RANKS, parse_card, parse_rank, rank_of
from svara.explain.say import Say, Section
from svara.explain.values import Cards, Duration, Name, Points, Ranks, TheWild, Three, Two, Value, Wild
from svara.rules.model import Rules

TEN = 10


class Fact(NamedTuple):
    """A sentence and what fills its gaps."""

    say: Say
    values: dict[str, Value]


def fact(say: Say, **values: Value) -> Fact:
    return Fact(say, values)


def deck_facts(rules: Rules) -> Iterator[Fact]:
    deck = rules.deck
    size, ranks, extra = len(deck.cards()), Ranks(_in_order(deck.ranks)), Cards(deck.extra)
    if not deck.ranks:
        yield fact(Say.DECK_OF_CARDS, cards=size, extra=extra)
    elif deck.extra:
        yield fact(Say.DECK_EXTRA, cards=size, ranks=ranks, extra=extra)
    else:
        yield fact(Say.DECK, cards=size, ranks=ranks)
    if deck.min_players == deck.max_players:
        yield fact(Say.PLAYERS_EXACT, players=deck.max_players)
    else:
        yield fact(Say.PLAYERS, least=deck.min_players, most=deck.max_players)
    yield fact(Say.THREE_CARDS)
    yield fact(Say.DEALER_ROTATES if rules.next_dealer == "rotate" else Say.DEALER_WINS)


def hand_facts(rules: Rules) -> Iterator[Fact]:
    tens = [rank for rank in _in_order(rules.deck.ranks) if RANK_VALUES[RANKS.index(rank)] == TEN]
    if tens in ([], ["T"]):
        yield fact(Say.VALUES_PLAIN)
    else:
        yield fact(Say.VALUES, tens=Ranks(tuple(tens)))
    yield fact(Say.BEST_SUIT)
    yield from _triples(rules)
    for rank, points in rules.pairs.items():
        yield fact(Say.PAIR, pair=Two(_plain(rank)), points=Points(points))
    yield fact(Say.PAIRS_NOTHING_ELSE if rules.pairs else Say.PAIRS_NOTHING)
    yield from _wild(rules)
    yield fact(Say.ONLY_POINTS)
    if rules.redeal_triples:
        yield fact(Say.REDEAL, triples=Three(_in_order(rules.redeal_triples)))
    for label in rules.labels:
        name = Name(label.id)
        if label.triple is not None:
            yield fact(Say.LABEL_TRIPLE, label=name, triple=Three((_plain(label.triple),)))
        if label.pair is not None:
            yield fact(Say.LABEL_PAIR, label=name, pair=Two(_plain(label.pair)))
        if label.suited is not None:
            yield fact(Say.LABEL_SUITED, label=name, points=Points(label.suited))


def _triples(rules: Rules) -> Iterator[Fact]:
    triples = rules.triples
    if triples.kind == "class":
        yield fact(Say.TRIPLES_CLASS, name=Name(triples.class_id or ""))
        return
    for rank, points in triples.by_rank.items():
        yield fact(Say.TRIPLE, triple=Three((_plain(rank),)), points=Points(points))
    others = bool(triples.by_rank)
    if triples.kind == "sum":
        yield fact(Say.TRIPLES_SUM_ELSE if others else Say.TRIPLES_SUM)
    elif triples.kind == "fixed" and triples.points is not None:
        say = Say.TRIPLES_POINTS_ELSE if others else Say.TRIPLES_POINTS
        yield fact(say, points=Points(triples.points))
    else:
        yield fact(Say.TRIPLES_NOTHING_ELSE if others else Say.TRIPLES_NOTHING)


def _wild(rules: Rules) -> Iterator[Fact]:
    wild = rules.wild
    if not wild.cards:
        return
    say = Say.WILD_ONE if len(wild.cards) == 1 else Say.WILD_SEVERAL
    yield fact(say, cards=Cards(wild.cards), wild=Wild(wild_name(rules)), points=wild.value)
    the = TheWild(wild_name(rules))
    yield fact(Say.WILD_PAIRS if wild.pairs else Say.WILD_NO_PAIRS, wild=the)
    if wild.completes:
        yield fact(Say.WILD_COMPLETES, wild=the, ranks=Ranks(_in_order(wild.completes)))
    else:
        yield fact(Say.WILD_COMPLETES_NOTHING, wild=the)
    ranks = {rank_of(parse_card(text)) for text in wild.cards}
    if any(_has_pair(rules, rank) for rank in ranks):
        yield fact(Say.WILD_IN_ITS_PAIR, wild=the)
    if any(_has_triple(rules, rank) for rank in ranks):
        yield fact(Say.WILD_IN_ITS_TRIPLE, wild=the)


def wild_name(rules: Rules) -> str:
    """As the glossary has it: a wild seven is a joker, any other wild card a shakha."""
    return "joker" if all(text.startswith("7") for text in rules.wild.cards) else "shakha"


def _held(rules: Rules, rank: int) -> int:
    """How many cards of a rank the deck has."""
    return sum(rank_of(card) == rank for card in rules.deck.cards())


def _has_pair(rules: Rules, rank: int) -> bool:
    """Whether two cards of a rank can be held and are worth something by themselves."""
    return _held(rules, rank) >= 2 and rank in map(parse_rank, rules.pairs)


def _has_triple(rules: Rules, rank: int) -> bool:
    """Whether three cards of a rank can be held and are worth something."""
    triples = rules.triples
    own = rank in map(parse_rank, triples.by_rank)
    worth = own or triples.kind in ("sum", "class") or triples.points is not None
    return _held(rules, rank) >= HAND_SIZE and worth


def betting_facts(rules: Rules) -> Iterator[Fact]:
    yield fact(Say.CHIPS_WHOLE if rules.whole() else Say.CHIPS_EXACT)
    yield fact(Say.ANTE, ante=rules.ante)
    if rules.min_stack:
        yield fact(Say.MIN_STACK, chips=rules.min_stack)
    yield from _level(rules) if rules.betting.style == "level" else _fresh(rules)
    yield fact(Say.LEFT_ALONE)


def _level(rules: Rules) -> Iterator[Fact]:
    betting = rules.betting
    yield fact(Say.LEVEL)
    yield fact(Say.CHECK if betting.check else Say.NO_CHECK)
    yield fact(Say.CAP_POT if betting.cap == "pot" else Say.CAP_NONE)
    yield fact(Say.RAISE_LAST_BET if betting.raise_floor == "last_bet" else Say.RAISE_ANTE)
    if betting.max_raises:
        yield fact(Say.RAISES_COUNTED, raises=betting.max_raises)
    else:
        yield fact(Say.RAISES_FREE)


def _fresh(rules: Rules) -> Iterator[Fact]:
    betting, ceiling = rules.betting, rules.ceiling()
    yield fact(Say.FRESH)
    yield fact(Say.STAKE_LEAST, chips=betting.least) if betting.least else fact(Say.STAKE_ANTE)
    if ceiling is None:
        yield fact(Say.CEILING_NONE)
    elif betting.ceiling_antes:
        yield fact(Say.CEILING_ANTES, antes=betting.ceiling_antes, chips=ceiling)
    else:
        yield fact(Say.CEILING, chips=ceiling)
    if betting.show:
        yield fact(Say.SHOW)
    if betting.compare:
        yield fact(Say.COMPARE)
    if rules.max_stakes:
        yield fact(Say.MAX_STAKES, stakes=rules.max_stakes)


def dark_facts(rules: Rules) -> Iterator[Fact]:
    dark = rules.dark
    if dark.lap == "none":
        yield fact(Say.DARK_NONE)
        return
    yield fact(Say.DARK_OPENS_ANTE if dark.opening == "ante" else Say.DARK_OPENS_ANY)
    if dark.lap == "chain":
        yield fact(Say.DARK_CHAIN)
    elif rules.betting.style == "level":
        yield fact(Say.DARK_DOUBLE)
    else:
        yield fact(Say.DARK_DOUBLE_FRESH)
        if rules.ceiling() is not None:
            yield fact(Say.DARK_CEILING)
    yield fact(Say.DARK_IN_SVARA if dark.in_svara else Say.DARK_NOT_IN_SVARA)


def all_in_facts(rules: Rules) -> Iterator[Fact]:
    if not rules.whole():
        yield fact(Say.ALL_IN_NONE)
        return
    yield fact(Say.ALL_IN_LEVEL if rules.betting.style == "level" else Say.ALL_IN_FRESH)
    yield fact(Say.NO_BETTING)


def showdown_facts(rules: Rules) -> Iterator[Fact]:
    if not rules.whole():
        return  # Only a show or the last stake allowed opens hands there, and those open all of them.
    yield fact(Say.OPENS_CALLER if rules.showdown.first == "caller" else Say.OPENS_BETTER)
    yield fact(Say.OPENS_OR_MUCKS, time=Duration(rules.clocks.show))


def svara_facts(rules: Rules) -> Iterator[Fact]:
    svara, choice = rules.svara, Duration(rules.clocks.choice)
    yield fact(Say.TIE)
    if svara.choice == "none":
        yield fact(Say.CHOICE_NONE)
    else:
        yield fact(_CHOICE[svara.choice], time=choice)
        yield fact(Say.CHOICE_AGAIN if svara.again else Say.CHOICE_ONCE)
    if svara.agreed:
        yield fact(Say.AGREED, time=choice)
    yield fact(_ENTER[svara.entrants])
    if svara.parts > 2:
        yield fact(Say.PRICE_PART, parts=svara.parts)
    else:
        yield fact(_PRICE[svara.parts])
    if svara.min_pots_left:
        yield fact(Say.MIN_POTS_LEFT, pots=svara.min_pots_left)
    if svara.pooling:
        yield fact(Say.POOLING)
    asked = Say.ASKED_DEALER if svara.asked_from == "dealer" else Say.ASKED_SVARA_DEALER
    yield fact(asked, time=Duration(rules.clocks.join))
    yield fact(_DEALT_BY[svara.dealer])
    yield fact(Say.MOST_IN_ROW, svaras=svara.most_in_row) if svara.most_in_row else fact(Say.NO_END)


_CHOICE = {"any_cooks": Say.CHOICE_ANY_COOKS, "all_split": Say.CHOICE_ALL_SPLIT}
_ENTER = {"dealt_in": Say.ENTER_DEALT_IN, "folded": Say.ENTER_FOLDED, "present": Say.ENTER_PRESENT}
_PRICE = {0: Say.PRICE_EQUALS, 1: Say.PRICE_FULL, 2: Say.PRICE_HALF}
_DEALT_BY = {
    "last_equal": Say.SVARA_DEALT_BY_LAST_EQUAL,
    "next": Say.SVARA_DEALT_BY_NEXT,
    "same": Say.SVARA_DEALT_BY_SAME,
    "cut": Say.SVARA_DEALT_BY_CUT,
}


def rake_facts(rules: Rules) -> Iterator[Fact]:
    rake = rules.rake
    if rake.percent:
        yield fact(Say.RAKE, percent=rake.percent, antes=rake.cap_antes)
    else:
        yield fact(Say.RAKE_NONE)


def table_facts(rules: Rules) -> Iterator[Fact]:
    seats, clocks = rules.seats, rules.clocks
    if not rules.whole():
        yield fact(Say.BUY_IN_NONE)
    elif seats.min_buy_in == seats.max_buy_in:
        yield fact(Say.BUY_IN_EXACT, antes=seats.max_buy_in)
    else:
        yield fact(Say.BUY_IN, least=seats.min_buy_in, most=seats.max_buy_in)
    yield fact(Say.TURN_CHECK if rules.betting.check else Say.TURN_FOLD, time=Duration(clocks.turn))
    yield fact(Say.NEW_DEAL, time=Duration(clocks.new_deal))
    yield fact(Say.OFFLINE, time=Duration(clocks.offline))
    if rules.whole():
        yield fact(Say.COMEBACK, time=Duration(clocks.comeback))


def match_facts(rules: Rules) -> Iterator[Fact]:
    if rules.match.banks:
        yield fact(Say.MATCH, banks=rules.match.banks)


FACTS = {
    Section.DECK: deck_facts,
    Section.HANDS: hand_facts,
    Section.BETTING: betting_facts,
    Section.DARK: dark_facts,
    Section.ALL_IN: all_in_facts,
    Section.SHOWDOWN: showdown_facts,
    Section.SVARA: svara_facts,
    Section.RAKE: rake_facts,
    Section.TABLE: table_facts,
    Section.MATCH: match_facts,
}


def _plain(rank: str) -> str:
    """A rank as a card's text has it, however the profile writes it."""
    return RANKS[parse_rank(rank)]


def _in_order(ranks: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(RANKS[rank] for rank in sorted(map(parse_rank, ranks)))
