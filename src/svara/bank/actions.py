"""What a player can do: actions, the options `legal()` offers, and the refusal of all else."""

from __future__ import annotations

import msgspec

from svara.cards import Card
from svara.chips import Chips

LEVEL_KINDS = ("bet", "raise", "dark", "stake")
"""The actions whose amount is the level that they make; what any other stake costs follows from the state."""


class Action(msgspec.Struct, frozen=True, gc=False):
    """One action of one seat, as the deal record names it.

    ``amount`` is in the record's meaning: the level that ``bet``, ``raise`` and ``dark`` make, the
    whole stake of ``stake`` and ``compare``. ``slot`` is the card that ``look`` turns, 0 to 2, or
    ``None`` for all. ``pool`` are the others who pay a part of the entry, each with his part.

    Only a record names the last two, where its owner does not know the cards: ``card`` is what a
    ``cut`` turned up, ``beaten`` who dropped out of a ``compare`` or ``show`` (`Bank.tell`).
    """

    seat: int
    kind: str
    amount: Chips | None = None
    slot: int | None = None
    pool: tuple[tuple[int, Chips], ...] = ()
    card: Card | None = None
    beaten: tuple[int, ...] | None = None


class Option(msgspec.Struct, frozen=True, gc=False):
    """One legal action with its bounds or its price.

    ``least`` and ``most`` bound the action's amount; ``price`` is what the action costs now.
    """

    kind: str
    least: Chips | None = None
    most: Chips | None = None
    price: Chips | None = None

    def __str__(self) -> str:
        return option_text(self)


def option_text(option: Option) -> str:
    """An option in words: ``raise 60 to 90``, ``call for 20``.

    >>> option_text(Option("raise", least=60, most=90)), option_text(Option("call", price=20))
    ('raise 60 to 90', 'call for 20')
    """
    if option.kind == "join with":
        return f"join with NAME PART … for {option.price} together"
    if option.least is not None:
        if option.least == option.most:
            return f"{option.kind} {option.least}"
        return f"{option.kind} {option.least} to {option.most}"
    if option.price is not None:
        return f"{option.kind} for {option.price}"
    return option.kind


class IllegalAction(Exception):
    """An action that is not legal now. It changed nothing; ``legal`` is what its seat may do instead.

    ``code`` is a stable word for clients: ``not_your_turn``, ``not_legal``, ``out_of_bounds``,
    ``no_amount``, ``bad_pool``, ``unknown_cards``.
    """

    def __init__(self, code: str, action: Action, legal: tuple[Option, ...]) -> None:
        self.code = code
        self.action = action
        self.legal = legal
        super().__init__(self._sentence())

    def _sentence(self) -> str:
        kind, amount = self.action.kind, self.action.amount
        choices = ", ".join(option_text(option) for option in self.legal) or "nothing"
        if self.code == "unknown_cards":
            return f"{kind} needs cards that are not known here"
        if self.code == "bad_pool":
            return (
                "a pool is paid by free players, each a whole part of at least one, and no more than he has"
            )
        if self.code == "out_of_bounds":
            offered = next(option for option in self.legal if option.kind == kind)
            return f"{kind} {amount} is out of bounds; legal is {option_text(offered)}"
        if self.code == "no_amount":
            return f"{kind} takes no amount now or lacks one; legal: {choices}"
        if self.code == "not_your_turn":
            return f"{kind} is not possible now, nothing is asked of this seat; legal: {choices}"
        return f"{kind} is not legal here; legal: {choices}"
