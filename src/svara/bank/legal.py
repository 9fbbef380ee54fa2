"""The only judge: what each seat may do now, with bounds and price.

Buttons, bots, the environment, error texts and the server's check all read `legal`. It reads nothing
that the seat may not know, so it answers alike on the full state and on the seat's own view.
"""

from __future__ import annotations

from svara.bank.actions import Action, IllegalAction, Option
from svara.bank.level_options import level_options
from svara.bank.state import ALL_SLOTS, State

LOOK = Option("look")
_OPEN = (Option("open"),)
_OPEN_OR_MUCK = (*_OPEN, Option("muck"))
_SPLIT_OR_COOK = (Option("split"), Option("cook"))
_DECLINE = Option("decline")
_NO_CARDS = ("dealing", "finished")


def legal(state: State, seat: int) -> tuple[Option, ...]:
    """Everything the seat may do now, off-turn looking included; leaving and clocks are not listed."""
    options: tuple[Option, ...] = ()
    if seat in state.owed:
        if state.question == "betting":
            options = level_options(state, seat)
        elif state.question == "show":
            options = _OPEN_OR_MUCK if state.hand_shown() else _OPEN
        elif state.question == "choice":
            options = _SPLIT_OR_COOK
        else:
            options = (Option("join", price=state.price), _DECLINE)
    if state.looked[seat] != ALL_SLOTS and state.holds_cards(seat) and state.phase not in _NO_CARDS:
        return (*options, LOOK)
    return options


def check_legal(state: State, action: Action, options: tuple[Option, ...]) -> None:
    """Raise `IllegalAction` unless the action is one of its seat's ``options``, with a legal amount."""
    for option in options:
        if option.kind == action.kind:
            _check_amount(action, option, options)
            _check_slot(state, action, options)
            return
    code = "not_legal" if action.seat in state.owed else "not_your_turn"
    raise IllegalAction(code, action, options)


def _check_amount(action: Action, option: Option, options: tuple[Option, ...]) -> None:
    amount = action.amount
    if option.least is None or option.most is None:
        if amount is not None:
            raise IllegalAction("no_amount", action, options)
        return
    if type(amount) is not int:
        raise IllegalAction("no_amount", action, options)
    if not option.least <= amount <= option.most:
        raise IllegalAction("out_of_bounds", action, options)


def _check_slot(state: State, action: Action, options: tuple[Option, ...]) -> None:
    slot = action.slot
    if slot is None:
        return
    if action.kind != "look" or slot not in (0, 1, 2) or state.looked[action.seat] >> slot & 1:
        raise IllegalAction("not_legal", action, options)
