"""What can be chosen where there is a choice of amounts, cards or partners, and what cannot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from svara.bank import State
from svara.bank.actions import Option
from svara.bank.entry import partners
from svara.cards import HAND_SIZE
from svara.chips import Chips
from walked import Pick

Pool = tuple[tuple[int, Chips], ...]


def some_pool(state: State, seat: int, pick: Pick) -> Pool:
    """A pool that pays the seat's entry: others pay anything from what they must to the whole of it."""
    stacks, rest = state.stacks, state.price
    others, parts = partners(state, seat), []
    for place, other in enumerate(others):
        later = stacks[seat] + sum(stacks[free] for free in others[place + 1 :])
        least, most = max(1, int(rest - later)), int(min(stacks[other], rest))
        parts.append((other, least + pick(most - least + 1)))
        rest -= parts[-1][1]
        if rest <= stacks[seat]:
            break
    return tuple(parts)


def wrong_pools(state: State, seat: int) -> Iterator[Pool]:
    """Pools that pay too much or too little, with chips or players that are not there."""
    pool = some_pool(state, seat, lambda _: 0)
    (first, part), rest = pool[0], pool[1:]
    yield ()
    yield ((first, 0), *rest)
    yield ((first, part + Fraction(1, 2)), *rest)
    yield ((first, state.stacks[first] + 1),)
    yield ((first, part), (first, 1), *rest) if part == state.stacks[first] else ((first, -part), *rest)
    yield (*pool, (seat, 1))
    yield (*pool, (len(state.stacks), 1))
    yield (*pool, (-1, 1))
    yield (*pool, (state.equals[0], 1))
    if state.stacks[first] > state.price:
        yield ((first, state.price + 1),)


def amounts_of(option: Option) -> Sequence[Chips | None]:
    """The least, the most and a middle amount of an option; none where it takes none."""
    if option.least is None or option.most is None:
        return [None]
    return sorted({option.least, (option.least + option.most) // 2, option.most})


def unturned(state: State, seat: int) -> list[int]:
    return [slot for slot in range(HAND_SIZE) if not state.looked[seat] >> slot & 1]
