"""What a bank promises after every step, whatever was done."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import banks
from svara.bank import Action, IllegalAction, legal
from svara.bank.actions import Option
from svara.bank.events import Asked, BankEvent, ShowdownStarted
from svara.bank.fold import apply
from svara.cards import HAND_SIZE
from walk_choices import amounts_of, some_pool, wrong_pools
from walked import Walked

KINDS = (
    "check", "fold", "call", "bet", "raise", "dark", "all-in", "open", "muck", "split", "cook", "join",
    "join with", "decline", "look", "stake", "show", "compare", "redeal", "propose", "accept", "refuse",
    "cut", "deal", "",
)  # fmt: skip


def check_event(walk: Walked, event: BankEvent) -> None:
    state = walk.folded
    assert state is not None
    level_style = walk.game.rules.betting.style == "level"
    if isinstance(event, ShowdownStarted):
        if level_style or state.capped:
            owing = [seat for seat in state.live if state.owes(seat)]
            assert not owing, "one pot: everyone still in has the same in (O40, T22)"
    elif isinstance(event, Asked) and event.question == "betting":
        (seat,) = event.seats
        assert seat in state.live
        if walk.game.rules.whole():
            assert state.stacks[seat] > 0, "who has nothing left is not asked (C16)"
        if level_style or state.capped:
            assert state.owes(seat) > 0 or state.level == 0, "who has matched is not asked (O39)"


def check(walk: Walked) -> None:
    """The promises of a bank at any moment."""
    state = walk.state
    assert banks.chips(state) == walk.total, "chips are conserved (C5)"
    assert state.pot >= 0
    assert min(state.stacks) >= 0 or not walk.game.rules.whole()
    if state.phase != "finished":
        assert state.pot == sum(state.put), "the pot is what was put in"
        _check_voiding(walk)
    assert state == walk.folded, "folding the events gives the state"
    for viewer, seen in walk.seen.items():
        assert seen == walk.bank.view(viewer), f"folding his events gives the view of {viewer}"
    _check_that_somebody_is_asked(walk)
    _check_options(walk)


def _check_voiding(walk: Walked) -> None:
    """At any moment the house can give the bank up, and everybody has what he had before it."""
    given_up = walk.bank.copy()
    voided, ended = given_up.void()
    assert (given_up.state.stacks, given_up.state.pot) == (walk.stacks, 0), "nobody lost or won (rule 11)"
    assert given_up.state.owed == ()
    folded = walk.state.copy()
    for event in (voided, ended):
        apply(folded, event)
    assert folded == given_up.state


def _check_that_somebody_is_asked(walk: Walked) -> None:
    state = walk.state
    if state.phase in ("dealing", "finished"):
        assert state.owed == ()
        return
    assert state.owed, f"nobody owes a decision in {state.phase}"
    for seat in state.owed:
        assert set(walk.bank.legal(seat)) != {Option("look")}, "who is asked has an answer"
        _accepted(walk, Action(seat, "timeout"))


def _check_options(walk: Walked) -> None:
    """Whatever is listed is accepted, on a copy; whatever is not is refused. Neither changes the bank."""
    state = walk.state
    before = state.copy()
    for seat in range(len(walk.stacks)):
        options = walk.bank.legal(seat)
        assert options == legal(state, seat), "what is legal is worked out anew where it may change"
        assert options == legal(walk.bank.view(seat), seat), "it says nothing that the seat may not know"
        assert len({option.kind for option in options}) == len(options)
        for option in options:
            if option.kind == "join with":
                _accepted(walk, Action(seat, option.kind, pool=some_pool(state, seat, lambda _: 0)))
                continue
            for amount in amounts_of(option):
                _accepted(walk, Action(seat, option.kind, amount))
        for action in _unlisted(walk, seat, options):
            _refused(walk, action)
    assert state == before, "neither a refusal nor a copy changes anything"


def _accepted(walk: Walked, action: Action) -> None:
    twin = walk.bank.copy()
    assert twin.act(action), "an action makes an event"
    assert banks.chips(twin.state) == walk.total


def _refused(walk: Walked, action: Action) -> None:
    try:
        walk.bank.act(action)
    except IllegalAction as refusal:
        assert str(refusal)
    else:
        raise AssertionError(f"{action} is not listed and was accepted")


def _unlisted(walk: Walked, seat: int, options: Sequence[Option]) -> list[Action]:
    """Actions that are not among the options, and options with amounts that are not in their bounds."""
    state = walk.state
    listed = {option.kind for option in options}
    actions = [Action(seat, kind) for kind in KINDS if kind not in listed]
    actions += [Action(seat, kind, walk.game.rules.ante) for kind in KINDS if kind not in listed]
    for option in options:
        if option.least is None or option.most is None:
            actions.append(Action(seat, option.kind, 1))
        else:
            inexact = (Fraction(2 * option.least + 1, 2), float(option.least), str(option.least))
            wrong: list[Any] = [option.least - 1, option.most + 1, 0, -option.least, *inexact]
            wrong += [None] if option.price is None else []
            actions += [Action(seat, option.kind, amount) for amount in wrong]
        if option.kind == "join with":
            actions += [Action(seat, option.kind, pool=pool) for pool in wrong_pools(state, seat)]
    turned = [slot for slot in range(HAND_SIZE) if state.looked[seat] >> slot & 1]
    actions += [Action(seat, "look", slot=slot) for slot in (*turned, -1, HAND_SIZE)]
    if seat not in state.owed:
        actions.append(Action(seat, "timeout"))
    if state.gone[seat] or state.phase in ("dealing", "finished"):
        actions += [Action(seat, "leave"), Action(seat, "offline")]
    return actions
