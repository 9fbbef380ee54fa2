"""What a level-style bettor may do: check or open, answer a bet, or go on in the dark lap."""

from __future__ import annotations

from svara.bank.actions import Option
from svara.bank.state import State
from svara.chips import Chips

CHECK = Option("check")
FOLD = Option("fold")


def level_options(state: State, seat: int) -> tuple[Option, ...]:
    """What the seat on turn may do."""
    if state.capped:
        return matching_options(state, seat)
    if state.rules.dark.lap == "chain":
        if state.blind:
            return _blind_options(state, seat)
    elif state.dark == "lap":
        return _dark_lap_options(state, seat)
    if state.level == 0:
        return _opening_options(state, seat)
    return _answering_options(state, seat)


def matching_options(state: State, seat: int) -> tuple[Option, ...]:
    """Somebody is all-in: match his total, with all that is left if need be, or fold (O39, T22)."""
    owed, stack = state.owes(seat), state.stacks[seat]
    if stack < owed:
        return (Option("all-in", price=stack), FOLD)
    return (Option("call", price=owed), FOLD)


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


def _blind_options(state: State, seat: int) -> tuple[Option, ...]:
    """A dark bet is never called: double it dark while the chain holds, bet at least twice (B16, B20)."""
    double, total = 2 * state.level, state.bets[seat] + state.stacks[seat]
    options = []
    if total >= double:
        if state.dark == "lap" and not state.looked[seat]:
            options.append(Option("dark", least=double, most=double))
        options.append(Option("bet", least=double, most=_most(state, total)))
    if total <= _most(state, total):
        options.append(Option("all-in", price=state.stacks[seat]))
    options.append(FOLD)
    return tuple(options)


def _opening_options(state: State, seat: int) -> tuple[Option, ...]:
    """Nobody has bet: check, open, or open dark as the first who has not looked (O20, O21, O28, B15)."""
    rules, stack = state.rules, state.stacks[seat]
    ante = rules.ante
    most = stack if rules.betting.cap == "none" else min(stack, max(state.pot, ante))
    options = []
    if state.dark == "offered" and seat == state.order[0] and stack >= ante:
        options.append(Option("dark", least=ante, most=ante if rules.dark.opening == "ante" else stack))
    if rules.betting.check:
        options.append(CHECK)
    if stack >= ante:
        options.append(Option("bet", least=ante, most=most))
    if stack <= most:
        options.append(Option("all-in", price=stack))
    options.append(FOLD)
    return tuple(options)


def _answering_options(state: State, seat: int) -> tuple[Option, ...]:
    """Call, raise or fold; all-in where the stack is short or within the bounds (O37, C13)."""
    owed, stack = state.level - state.bets[seat], state.stacks[seat]
    betting = state.rules.betting
    options = []
    if stack >= owed:
        options.append(Option("call", price=owed))
    if betting.max_raises and state.raises[seat] >= betting.max_raises:
        if stack < owed:
            options.append(Option("all-in", price=stack))
    else:
        total = state.bets[seat] + stack
        floor = state.level + (state.size if betting.raise_floor == "last_bet" else state.rules.ante)
        most = _most(state, total)
        if most >= floor:
            options.append(Option("raise", least=floor, most=most))
        if total <= most:
            options.append(Option("all-in", price=stack))
    options.append(FOLD)
    return tuple(options)


def _most(state: State, total: Chips) -> Chips:
    """The highest level a seat with that much in all may make."""
    if state.rules.betting.cap == "none":
        return total
    return min(total, state.level + state.pot)
