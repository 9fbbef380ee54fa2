"""A player who does anything legal: he finds what careful players never touch."""

from __future__ import annotations

from svara.bank.actions import Action, Option
from svara.bank.entry import partners
from svara.bank.legal import legal
from svara.bank.state import State
from svara.bots.policy import Chance
from svara.cards import HAND_SIZE
from svara.chips import Chips


def random_legal(view: State, seat: int, chance: Chance) -> Action:
    """One of the legal actions, each kind as likely; amounts at the bounds as often as between them."""
    options = legal(view, seat)
    if view.stacks[seat] == 0:
        # He lets nobody pay a whole entry for him.
        options = tuple([option for option in options if option.kind != "join with"])
    option = options[chance.randint(0, len(options) - 1)]
    if option.kind == "join with":
        return Action(seat, "join with", pool=_pool(view, seat, chance))
    if option.kind == "look":
        return Action(seat, "look", slot=_slot(view, seat, chance))
    return Action(seat, option.kind, _amount(option, chance))


def _slot(view: State, seat: int, chance: Chance) -> int | None:
    """A card not yet turned, or all of them."""
    unturned = [slot for slot in range(HAND_SIZE) if not view.looked[seat] >> slot & 1]
    choice = chance.randint(0, len(unturned))
    return None if choice == len(unturned) else unturned[choice]


def _pool(view: State, seat: int, chance: Chance) -> tuple[tuple[int, Chips], ...]:
    """Parts that some others pay, so that all together are the price and everyone pays a little."""
    others, parts = partners(view, seat), []
    rest = int(view.price)
    while others:
        other = others.pop(chance.randint(0, len(others) - 1))
        later = sum(int(view.stacks[free]) for free in (seat, *others))
        least = max(1, rest - later)
        most = min(int(view.stacks[other]), max(rest - 1, 1))
        if least <= most:
            part = chance.randint(least, most)
            parts.append((other, part))
            rest -= part
        if parts and rest <= view.stacks[seat]:
            break
    return tuple(parts)


def _amount(option: Option, chance: Chance) -> int | None:
    if option.least is None or option.most is None:
        return None
    least, most = int(option.least), int(option.most)
    draw = chance.randint(0, 3)
    if draw < 2:
        return least if draw == 0 else most
    return chance.randint(least, most)
