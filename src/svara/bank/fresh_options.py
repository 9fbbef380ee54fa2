"""What a fresh-style bettor may do: a full new stake, a show or a compare, a proposal (K15, T7)."""

from __future__ import annotations

from svara.bank.actions import Option
from svara.bank.level_options import FOLD, matching_options
from svara.bank.state import State
from svara.chips import Chips

PROPOSE = Option("propose")


def fresh_options(state: State, seat: int) -> tuple[Option, ...]:
    """What the seat on turn may do."""
    if state.capped:
        return matching_options(state, seat)
    if state.dark == "lap":
        return _dark_lap_options(state, seat)
    return _open_options(state, seat)


def _dark_lap_options(state: State, seat: int) -> tuple[Option, ...]:
    """Twice the last stake, at the ceiling the same again, dark or looked; no compare (T21)."""
    ceiling = state.rules.ceiling()
    double = 2 * state.level if ceiling is None else min(2 * state.level, ceiling)
    stack = state.stacks[seat]
    options = []
    if stack >= double:
        kind = "bet" if state.looked[seat] else "dark"
        options.append(Option(kind, least=double, most=double))
    if stack <= double:
        options.append(Option("all-in", price=stack))
    options.append(FOLD)
    return tuple(options)


def _open_options(state: State, seat: int) -> tuple[Option, ...]:
    rules, stack, last = state.rules, state.stacks[seat], state.level
    ceiling = rules.ceiling()
    floor = max(last, rules.least_stake())
    most: Chips = floor if ceiling is None and not rules.whole() else stack
    if ceiling is not None:
        most = min(most, ceiling) if rules.whole() else ceiling
    options = []
    if state.dark == "offered" and seat == state.order[0] and stack >= rules.ante:
        options.append(Option("dark", least=rules.ante, most=rules.ante))
    if most >= floor:
        options.append(Option("stake", least=floor, most=most))
    can_show = last > 0 and (stack >= last or not rules.whole())
    if rules.betting.show and can_show and len(state.live) == 2:
        options.append(Option("show", price=last))
    if rules.betting.compare and most >= last and state.bets[right_hand_neighbour(state, seat)] > 0:
        options.append(Option("compare", least=last, most=most, price=last))
    if _may_propose(state, seat):
        options.append(PROPOSE)
    if rules.whole() and stack <= most:
        options.append(Option("all-in", price=stack))
    options.append(FOLD)
    return tuple(options)


def _may_propose(state: State, seat: int) -> bool:
    """Once a turn, between the last two (T16), while a tie would still be a svara (O59)."""
    rules = state.rules.svara
    if not rules.agreed or len(state.live) != 2 or state.proposer == seat:
        return False
    return rules.most_in_row == 0 or state.svaras < rules.most_in_row


def right_hand_neighbour(state: State, seat: int) -> int:
    """The previous player still in (T8)."""
    return state.after(seat)[-2]
