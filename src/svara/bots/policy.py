"""What a bot is: a choice among the legal actions, from a view and from randomness handed in."""

from __future__ import annotations

from typing import Protocol

from svara.bank.actions import Action
from svara.bank.state import State


class Chance(Protocol):
    """The draws a bot may make; `random.Random` has them."""

    def random(self) -> float:
        """A number from 0 up to, not including, 1."""
        ...

    def randint(self, a: int, b: int) -> int:
        """A whole number from ``a`` to ``b``, both included."""
        ...


class Policy(Protocol):
    """A player of one seat.

    It is called when the seat owes a decision, with that seat's view (`svara.bank.view`), and answers
    with one action that `svara.bank.legal` offers there; looking at a card is one of them, after which
    it is called again.
    """

    def __call__(self, view: State, seat: int, chance: Chance) -> Action: ...
