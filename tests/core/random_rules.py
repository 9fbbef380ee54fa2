"""Rules nobody has thought of: drawn from the parameter model, and repaired until the check accepts them."""

from typing import Any, Literal, get_args, get_origin

import msgspec
from hypothesis import assume
from hypothesis import strategies as st

from svara.cards import RANKS, card_text, full_deck
from svara.rules import Rules
from svara.rules.check import first_problem
from svara.rules.model import Label
from svara.rules.ranges import RANGES
from svara.rules.shape import group_types, is_group, shape_problem

MOST_REPAIRS = 200
CARDS = [card_text(card) for card in full_deck()[:36]]
POINTS = ("0", "7", "10", "11", "21", "22", "23", "65/2", "33", "34", "100")
SMALL = (0, 1, 2, 3, 5, 8, 10, 20, 100)
"""Numbers that games are made of; whichever of them a parameter's range has are drawn, and its bounds."""

ranks = st.lists(st.sampled_from(RANKS), unique=True, max_size=len(RANKS)).map(list)
many_ranks = st.one_of(st.just(list(RANKS)), st.just(list(RANKS[1:])), ranks)
few_cards = st.lists(st.sampled_from(CARDS), unique=True, max_size=3)
points_by_rank = st.dictionaries(st.sampled_from(RANKS), st.sampled_from(POINTS), max_size=3)

labels = st.lists(
    st.one_of(
        st.builds(lambda rank: {"id": f"three {rank}", "triple": rank}, st.sampled_from(RANKS)),
        st.builds(lambda rank: {"id": f"two {rank}", "pair": rank}, st.sampled_from(RANKS)),
        st.builds(lambda points: {"id": f"suited {points}", "suited": points}, st.sampled_from(POINTS)),
    ),
    max_size=3,
    unique_by=lambda label: label["id"],
)

OWN: dict[str, st.SearchStrategy[Any]] = {
    "id": st.just("drawn"),
    "follows": st.just("nobody's description"),
    "deck.ranks": many_ranks,
    "deck.extra": st.one_of(st.just([]), few_cards),
    "wild.cards": st.one_of(st.just([]), few_cards),
    "wild.completes": ranks,
    "triples.points": st.sampled_from((None, *POINTS)),
    "triples.by_rank": points_by_rank,
    "triples.class_id": st.sampled_from((None, "best")),
    "pairs": points_by_rank,
    "labels": labels,
    "redeal_triples": st.one_of(st.just([]), ranks),
}


def values_of(name: str, kind: Any) -> st.SearchStrategy[Any]:
    """The values of one parameter, each of which the model's type has."""
    if name in OWN:
        return OWN[name]
    if kind is bool:
        return st.booleans()
    if get_origin(kind) is Literal:
        return st.sampled_from(get_args(kind))
    assert kind is int, f"{name} is of a new type: say here how to draw it"
    least, most = RANGES[name]
    often = [number for number in SMALL if least <= number <= most]
    return st.one_of(st.sampled_from(often), st.sampled_from((least, most)))


@st.composite
def drawn_rules(draw: st.DrawFn) -> Rules:
    """A set of rules that the check accepts."""
    raw = _draw_group(draw, Rules, "")
    for _ in range(MOST_REPAIRS):
        rules = _without_nulls(raw)
        problem = shape_problem(rules, Rules) or first_problem(msgspec.convert(rules, Rules))
        if problem is None:
            return msgspec.convert(rules, Rules)
        _repair(draw, raw, problem.parameter.partition("[")[0])
    assume(False)
    raise AssertionError("an assumption does not return")


def _draw_group(draw: st.DrawFn, kind: Any, within: str) -> dict[str, Any]:
    raw = {}
    for field, hint in group_types(kind).items():
        name = f"{within}.{field}" if within else field
        raw[field] = _draw_group(draw, hint, name) if is_group(hint) else draw(values_of(name, hint))
    return raw


def _repair(draw: st.DrawFn, raw: dict[str, Any], parameter: str) -> None:
    """Draw the refused parameter anew, or leave it out where it has a default."""
    group, kind = raw, Rules
    *groups, last = parameter.split(".")
    if groups and groups[0] in ("pairs", "labels"):
        groups, last = [], groups[0]
    elif groups[:2] == ["triples", "by_rank"]:
        groups, last = ["triples"], "by_rank"
    for name in groups:
        group, kind = group[name], group_types(kind)[name]
    field = next(field for field in msgspec.structs.fields(kind) if field.name == last)
    if not field.required and draw(st.booleans()):
        group[last] = {} if field.default is msgspec.NODEFAULT else msgspec.to_builtins(field.default)
        return
    name = ".".join([*groups, last])
    group[last] = draw(values_of(name, group_types(kind)[last]))


def _without_nulls(raw: dict[str, Any]) -> dict[str, Any]:
    """What a TOML file could say: an absent value is left out."""
    return {
        name: _without_nulls(value) if isinstance(value, dict) else value
        for name, value in raw.items()
        if value is not None
    }


assert set(Label.__struct_fields__) == {"id", "triple", "pair", "suited"}, "draw the new condition too"
