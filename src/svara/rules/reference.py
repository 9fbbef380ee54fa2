"""What each parameter means to whoever writes a profile file, with what it allows and its default.

The sentences are data beside the model; names, allowed values and defaults are read off it, so that none
can drift.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal, NamedTuple, get_args, get_origin

import msgspec

from svara.rules.model import Label, Rules
from svara.rules.ranges import RANGES
from svara.rules.shape import group_types, is_group
from svara.rules.toml import toml_value

NOTES: Mapping[str, str] = {
    "id": "The name of the game: letters, digits, - and _.",
    "follows": "The public description that the game follows, in words.",
    "ante": "What everybody puts in before a deal, in chips.",
    "next_dealer": "Who deals the next bank: the next clockwise, or whoever won this one.",
    "min_stack": "The chips one needs to be dealt in; 0 asks for no more than the ante.",
    "deck.ranks": "The ranks that the deck has in all four suits.",
    "deck.min_players": "The fewest who can be dealt in.",
    "deck.max_players": "The most who can be dealt in.",
    "deck.extra": "Single cards beside those ranks.",
    "betting.style": "level: all match one total. fresh: on his turn each puts in a full new stake.",
    "betting.check": "Whether one who owes nothing may pass; level style.",
    "betting.cap": "The limit of a bet and of what a raise adds; level style.",
    "betting.raise_floor": "What a raise adds at least: the size of the last bet, or the ante; level style.",
    "betting.max_raises": "How often one player may raise in a deal; 0 is without a limit; level style.",
    "betting.least": "The least stake in chips; 0 is the ante; fresh style.",
    "betting.ceiling": "The most that one stake may be, in chips; 0 is without a ceiling; fresh style.",
    "betting.ceiling_antes": "The same in antes; give one of the two.",
    "betting.show": (
        "Whether one of the last two may pay the last stake for a show; fresh style, not beside compare."
    ),
    "betting.compare": "Whether one may compare hands with the right-hand neighbour; fresh style.",
    "dark.lap": (
        "Betting before one has looked. double: in one lap everyone bets twice the last bet. chain: each "
        "next may double dark until one does not; level style."
    ),
    "dark.opening": "The first dark bet: exactly the ante, or with a chain any amount from it.",
    "dark.in_svara": "Whether a svara has dark play too.",
    "svara.choice": (
        "Whether the equals may split the pot instead. any_cooks: exactly two choose, and one who cooks "
        "decides. all_split: any number choose, and a split needs all."
    ),
    "svara.parts": "Joining costs the pot divided by this; 0 is the number of equals, 1 the whole pot.",
    "svara.entrants": (
        "Who may join: those dealt into the bank's first deal, whoever folded in it, or all who are present."
    ),
    "svara.asked_from": (
        "Whose left neighbour is asked first: that of the tied deal's dealer, or of the svara's."
    ),
    "svara.dealer": (
        "Who deals the svara: the last equal clockwise, the next participant, the same dealer, or whoever "
        "cuts the highest card."
    ),
    "svara.most_in_row": "After this many svaras in a row a tie splits the pot; 0 is never.",
    "svara.again": "Whether a tie in a svara brings the choice again.",
    "svara.min_pots_left": "Who joins must keep more than this many pots; 0 asks for no more than the price.",
    "svara.pooling": "Whether several may pay one entry together; not with min_pots_left.",
    "svara.agreed": "Whether the last two may agree on a svara unseen; fresh style.",
    "rake.percent": "What the house takes of the final pot, in per cent.",
    "rake.cap_antes": "The most that it takes of one pot, in antes.",
    "seats.min_buy_in": "The fewest antes one sits down with.",
    "seats.max_buy_in": "The most antes one sits down with.",
    "clocks.turn": "Seconds for a turn.",
    "clocks.choice": "Seconds for the choice between split and cook, and for answering a proposal.",
    "clocks.join": "Seconds for answering whether one joins a svara.",
    "clocks.show": "Seconds for showing a weaker hand or throwing it away.",
    "clocks.new_deal": "Seconds after a bank for pressing New deal.",
    "clocks.offline": "Seconds offline after which one is stood up.",
    "clocks.comeback": "Seconds for which one who stood up comes back with what he left with.",
    "wild.cards": "The wild cards: each adds its value to the best of the others. At most four.",
    "wild.value": "What a wild card adds.",
    "wild.pairs": "Whether a wild card joins two cards of one rank, counting both.",
    "wild.completes": "The ranks of which a wild card can be the missing card of a triple.",
    "triples.kind": (
        "What three cards of a rank are worth: nothing, a fixed number, their sum, or a class of its own "
        "above all points."
    ),
    "triples.points": 'What a triple is worth that by_rank does not name; kind "fixed". Without it, nothing.',
    "triples.by_rank": 'The ranks whose triples have points of their own; kind "fixed" or "sum".',
    "triples.class_id": 'What a triple is called; kind "class".',
    "pairs": "The ranks of which two cards are worth something together, and how much.",
    "labels": "Names for hands at showdown, which decide nothing: the first that fits is shown.",
    "labels.id": "The name.",
    "labels.triple": "The rank of three cards; a label has one of triple, pair and suited.",
    "labels.pair": "The rank of two cards, whatever the third.",
    "labels.suited": "The points of three cards of one suit, no wild card among them.",
    "max_stakes": "After this many stakes in a deal all who are left show; 0 is never; fresh style.",
    "redeal_triples": "The ranks of which three in hand entitle to a redeal.",
    "showdown.first": "Who opens first: whoever called last, or whoever bet last.",
    "match.banks": "How many banks make a match; 0 is no match.",
    "chips": (
        "exact: a notional score with fractions and debts, so with fresh stakes under a ceiling, with "
        "max_stakes, and without all-in, dark play, compare, pools and rake."
    ),
}


class Parameter(NamedTuple):
    """One parameter for a reference page or a commented file."""

    name: str
    note: str
    allowed: str
    default: str


def parameters() -> Iterator[Parameter]:
    """Every parameter in the order of the model."""
    yield from _of_group(Rules, "")


def allowed_values(name: str, kind: Any) -> str:
    """What a parameter accepts, in words.

    >>> allowed_values("rake.percent", int), allowed_values("x", bool)
    ('0 to 100', 'true or false')
    """
    if kind is bool:
        return "true or false"
    if name in RANGES:
        least, most = RANGES[name]
        return f"{least} to {most}"
    if get_origin(kind) is Literal:
        return " or ".join(f'"{value}"' for value in get_args(kind))
    return _TEXTS[name]


_TEXTS: Mapping[str, str] = {
    "id": "a text in quotes",
    "follows": "a text in quotes",
    "deck.ranks": "a list of ranks, each once: 6 7 8 9 T J Q K A",
    "deck.extra": 'a list of cards, like ["6c", "Ad"]',
    "wild.cards": "a list of cards of the deck",
    "wild.completes": "a list of ranks of the deck",
    "triples.points": 'points in quotes, "0" to "100", also halves like "65/2"',
    "triples.by_rank": 'a table of points by rank, like { A = "33" }',
    "triples.class_id": "a text in quotes",
    "pairs": 'a table of points by rank, like { A = "22" }',
    "labels": "tables [[labels]]",
    "labels.id": "a text in quotes",
    "labels.triple": "a rank of the deck in quotes",
    "labels.pair": "a rank of the deck in quotes",
    "labels.suited": "points in quotes",
    "redeal_triples": "a list of ranks of the deck",
}


def _of_group(kind: Any, within: str) -> Iterator[Parameter]:
    hints = group_types(kind)
    for field in msgspec.structs.fields(kind):
        name, hint = f"{within}{field.name}", hints[field.name]
        if is_group(hint):
            yield from _of_group(hint, f"{name}.")
            continue
        yield Parameter(name, NOTES[name], allowed_values(name, hint), _default(field))
        if hint == tuple[Label, ...]:
            yield from _of_group(Label, f"{name}.")


def _default(field: msgspec.structs.FieldInfo) -> str:
    if field.required:
        return "must be given"
    value = {} if field.default is msgspec.NODEFAULT else field.default
    return "none" if value in (None, (), {}) else toml_value(value)
