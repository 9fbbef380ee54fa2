"""The only judge: what each seat may do now, with bounds and price.

Buttons, bots, error texts and the server's check all read `legal`. It reads nothing
that the seat may not know, so it answers alike on the full state and on the seat's own view.
"""

from __future__ import annotations

from fractions import Fraction

from svara.bank.actions import Action, IllegalAction, Option
from svara.bank.entry import join_options
from svara.bank.fresh_options import fresh_options
from svara.bank.level_options import level_options
from svara.bank.state import ALL_SLOTS, State
from svara.cards import RANKS, rank_of

LOOK = Option("look")
_BETTING = {"level": level_options, "fresh": fresh_options}
_OPEN = (Option("open"),)
_OPEN_OR_MUCK = (*_OPEN, Option("muck"))
_FIXED = {
    "proposal": (Option("accept"), Option("refuse")),
    "choice": (Option("split"), Option("cook")),
    "cut": (Option("cut"),),
}
_NO_CARDS = ("dealing", "cutting", "finished")
"""Where nobody has cards to turn: they have gone back into the deck that is cut or dealt."""

REDEAL = Option("redeal")


def legal(state: State, seat: int) -> tuple[Option, ...]:
    """Everything the seat may do now, off-turn actions included; leaving and clocks are not listed."""
    options: tuple[Option, ...] = ()
    if seat in state.owed:
        if state.question == "betting":
            options = _BETTING[state.rules.betting.style](state, seat)
        elif state.question == "join":
            options = join_options(state, seat)
        elif state.question == "show":
            options = _OPEN_OR_MUCK if state.hand_shown() else _OPEN
        elif state.question is not None:
            options = _FIXED[state.question]
    if state.rules.redeal_triples and _may_redeal(state, seat):
        options = (*options, REDEAL)
    if state.holds_cards(seat) and _may_look(state, seat) and state.phase not in _NO_CARDS:
        return (*options, LOOK)
    return options


def _may_look(state: State, seat: int) -> bool:
    """Whether a card is left to turn, for himself, or for his pool where he has seen it in a compare."""
    return not state.knows_hand(seat) or (state.looked[seat] != ALL_SLOTS and bool(state.watchers(seat)))


def _may_redeal(state: State, seat: int) -> bool:
    """Whether the seat, still in during the betting, knows that it holds such a triple."""
    ranks = state.rules.redeal_triples
    if not ranks or seat not in state.live or state.phase != "betting" or not state.knows_hand(seat):
        return False
    held = {None if card is None else RANKS[rank_of(card)] for card in state.hands[seat]}
    return len(held) == 1 and held.issubset(ranks)


def check_legal(state: State, action: Action, options: tuple[Option, ...]) -> None:
    """Raise `IllegalAction` unless the action is one of its seat's ``options``, with a legal amount."""
    for option in options:
        if option.kind == action.kind:
            _check_amount(state, action, option, options)
            _check_details(state, action, options)
            return
    code = "not_legal" if action.seat in state.owed else "not_your_turn"
    raise IllegalAction(code, action, options)


def _check_amount(state: State, action: Action, option: Option, options: tuple[Option, ...]) -> None:
    amount = action.amount
    if option.least is None or option.most is None:
        if amount is not None:
            raise IllegalAction("no_amount", action, options)
        return
    if amount is None and option.price is not None:
        return
    if type(amount) is not int:
        code = "out_of_bounds" if type(amount) is Fraction else "no_amount"
        raise IllegalAction(code, action, options)
    if not option.least <= amount <= option.most:
        raise IllegalAction("out_of_bounds", action, options)


def _check_details(state: State, action: Action, options: tuple[Option, ...]) -> None:
    """What only some actions carry: a slot, a pool, a card, a result."""
    kind, slot = action.kind, action.slot
    if slot is None and not action.pool and action.card is None and action.beaten is None:
        return
    if slot is not None and (
        kind != "look"
        or type(slot) is not int
        or slot not in (0, 1, 2)
        or state.looked[action.seat] >> slot & 1
    ):
        raise IllegalAction("not_legal", action, options)
    if action.pool and kind != "join with":
        raise IllegalAction("bad_pool", action, options)
    if action.card is not None and kind != "cut":
        raise IllegalAction("not_legal", action, options)
    if action.beaten is not None:
        raise IllegalAction("not_legal", action, options)
