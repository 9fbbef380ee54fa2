"""The moments that the client is looked at in are such as a bank comes to: no chip and no card is made up."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from browser.moments import MOMENTS, View, snapshot
from svara.cards import parse_card
from svara.rules import load_rules
from svara.scoring import score_table

COUNTS = (2, 3, 4, 5, 6, 8, 10)
SVARA = score_table(load_rules("svara"))


def chips_made_up(view: View) -> Iterator[str]:
    """What does not add up between seats, pot and level (C5, O22a, O38, O61, O66)."""
    seats = [one for one in view["seats"] if one["status"] != "empty"]
    put = sum(one["put"] for one in seats)
    won = sum(one.get("won") or 0 for one in seats)
    rake = view.get("rake", 0)
    if view["phase"] == "finished":
        if won + rake != put or won == 0:
            yield f"{won} won and {rake} raked of {put}"
        if rake and any(one["bot"] for one in seats):
            yield "a rake at a table with a bot"
        if rake not in (0, min(put * 3 // 100, 10 * view["ante"])):
            yield f"a rake of {rake} from {put}"
    elif view["pot"] != put:
        yield f"a pot of {view['pot']} where {put} is put in"
    level = view.get("level", 0)
    if view["phase"] == "betting" and level != max(one["bet"] for one in seats):
        yield f"a level of {level} that nobody has made"
    for one in seats:
        if one["bet"] > one["put"] or bool(one.get("all_in")) != (
            one["status"] == "in" and one["stack"] == 0
        ):
            yield f"seat {one['seat']}: bet, chips put in and all-in do not go together"


def offers_made_up(view: View) -> Iterator[str]:
    """What no rule offers the viewer (O21, O22, O30, O37, O39, O53, C13)."""
    legal = {option["action"]: option for option in view.get("legal", ())}
    if not legal:
        return
    own, level = view["seats"][view["you"]], view.get("level", 0)
    anybody_all_in = any(one.get("all_in") for one in view["seats"])
    everything = own["bet"] + own["stack"]
    if "call" in legal and not 0 < legal["call"]["price"] == level - own["bet"] <= own["stack"]:
        yield "the price of a call"
    for action in ("bet", "raise"):
        if action not in legal:
            continue
        least, most = legal[action]["min"], legal[action]["max"]
        if anybody_all_in or most != min(level + view["pot"], everything) or least < level + view["ante"]:
            yield f"the bounds of a {action}: {least} to {most}"
    if "all-in" in legal:
        raising = legal.get("raise") or legal.get("bet")
        short = "call" not in legal and everything <= level
        if legal["all-in"]["price"] != own["stack"] or not (
            short or (raising and raising["max"] == everything)
        ):
            yield "the price of an all-in"
    if "dark" in legal and legal["dark"]["min"] != (2 * level - own["bet"] or view["ante"]):
        yield "the price of going dark"
    if "join" in legal:
        price = legal["join"]["price"]
        equals = sum(bool(one.get("equal")) for one in view["seats"])
        before = view["pot"] - price * sum(bool(one.get("joined")) for one in view["seats"])
        if price != view["price"] or price * equals != before or own["stack"] - price <= 2 * before:
            yield f"an entry of {price} among {equals} equals for {before}"


def hands_made_up(view: View) -> Iterator[str]:
    """A card that is there twice, or a hand that is worth something else (C3, O10-O18)."""
    cards = [card for one in view["seats"] for card in one.get("cards", ()) if card]
    if len(set(cards)) != len(cards):
        yield f"a card is there twice: {sorted(cards)}"
    for one in view["seats"]:
        if "score" in one:
            found = SVARA.score([parse_card(card) for card in one["cards"]])
            told = {"points": found.points_text, **({"label": found.label} if found.label else {})}
            if told != one["score"]:
                yield f"{one['cards']} is worth {told}"
    equals = [one["score"]["points"] for one in view["seats"] if one.get("equal")]
    if len(set(equals)) > 1 or len(equals) == 1:
        yield f"equals with {equals}"


@pytest.mark.parametrize("name", MOMENTS)
def test_a_moment_is_one_of_a_bank(name: str) -> None:
    for count in COUNTS:
        view = MOMENTS[name](count)
        snapshot(view)
        found = [*chips_made_up(view), *offers_made_up(view), *hands_made_up(view)]
        assert found == [], f"{count} seats"
