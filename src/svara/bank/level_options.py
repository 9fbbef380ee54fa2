"""What a level-style bettor may do: check or open, answer a bet, or go on in the dark lap."""

from __future__ import annotations

from svara.bank.actions import Option
from svara.bank.state import State

CHECK = Option("check")
FOLD = Option("fold")


def level_options(state: State, seat: int) -> tuple[Option, ...]:
    """What the seat on turn may do."""
    if state.dark == "lap":
        return _dark_lap_options(state, seat)
    if state.level == 0:
        return _opening_options(state, seat)
    return _answering_options(state, seat)


def _dark_lap_options(state: State, seat: int) -> tuple[Option, ...]:
    """Exactly twice the level, dark or looked, or all that is left; no check, no call (O30, O41)."""
    double, stack = 2 * state.level, state.stacks[seat]
    options = []
    if stack >= double:
        kind = "bet" if state.looked[seat] else "dark"
        options.append(Option(kind, least=double, most=double))
    if stack <= double:
        options.append(Option("all-in", price=stack))
    options.append(FOLD)
    return tuple(options)


def _opening_options(state: State, seat: int) -> tuple[Option, ...]:
    """Nobody has bet: check, open, or open dark as the first who has not looked (O20, O21, O28)."""
    rules, stack = state.rules, state.stacks[seat]
    ante = rules.ante
    most = stack if rules.betting.cap == "none" else min(stack, max(state.pot, ante))
    options = []
    if state.dark == "offered" and seat == state.order[0] and stack >= ante:
        options.append(Option("dark", least=ante, most=ante))
    if rules.betting.check:
        options.append(CHECK)
    if stack >= ante:
        options.append(Option("bet", least=ante, most=most))
    if stack <= most:
        options.append(Option("all-in", price=stack))
    options.append(FOLD)
    return tuple(options)


def _answering_options(state: State, seat: int) -> tuple[Option, ...]:
    """Call, raise or fold; all-in where the stack is short or within the bounds (O37–O39, C13)."""
    owed, stack = state.owes(seat), state.stacks[seat]
    options = []
    if stack >= owed:
        options.append(Option("call", price=owed))
    if state.capped:
        if stack < owed:
            options.append(Option("all-in", price=stack))
    else:
        betting, total = state.rules.betting, state.bets[seat] + stack
        floor = state.level + (state.size if betting.raise_floor == "last_bet" else state.rules.ante)
        most = total if betting.cap == "none" else min(total, state.level + state.pot)
        if most >= floor:
            options.append(Option("raise", least=floor, most=most))
        if total <= most:
            options.append(Option("all-in", price=stack))
    options.append(FOLD)
    return tuple(options)
