"""Amounts, exactly: whole chips, or fractions in a notional score. The only place that rounds or splits.

Amounts are ``int`` wherever they are whole; a ``Fraction`` appears only where a profile's chips are
exact (K27) and the amount is not whole. Floats have no place here.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    Chips: TypeAlias = int | Fraction
else:
    from numbers import Rational as Chips  # the codec knows no such union; see encode_chips, decode_chips

LARGEST = 10**15
"""The largest amount accepted from outside: it fits a JSON number and a 64-bit column."""

_WHOLE = re.compile(r"-?\d{1,16}\Z", re.ASCII)
_DECIMAL = re.compile(r"-?\d{1,16}\.\d{1,16}\Z", re.ASCII)
_RATIO = re.compile(r"-?\d{1,16}/\d{1,16}\Z", re.ASCII)


class ChipsError(ValueError):
    """A text that is no amount; the message says what would be right."""


def exact(amount: int | Fraction) -> Chips:
    """The same amount, as an ``int`` where it is whole.

    >>> exact(Fraction(9, 3)), exact(Fraction(9, 2))
    (3, Fraction(9, 2))
    """
    if type(amount) is int:  # nearly always, and far quicker than asking for a fraction
        return amount
    if isinstance(amount, Fraction) and amount.denominator == 1:
        return amount.numerator
    return amount


def parse_chips(text: str) -> Chips:
    """An amount as a person writes it: ``30``, ``7.5`` or ``15/2``.

    >>> parse_chips("15/2") == parse_chips("7.5")
    True
    """
    written = text.strip()
    if _WHOLE.match(written):
        amount: Chips = int(written)
    elif _DECIMAL.match(written) or (_RATIO.match(written) and int(written.split("/")[1])):
        amount = exact(Fraction(written))
    else:
        shown = text if len(text) <= 20 else text[:20] + "…"
        raise ChipsError(f"{shown!r} is not a number of chips; write a number like 30 or 15/2")
    if not -LARGEST <= amount <= LARGEST:
        raise ChipsError(f"{written} is more chips than any table holds; at most {LARGEST}")
    return amount


def chips_text(amount: Chips) -> str:
    """The amount as text: ``30``, ``33/4``."""
    return str(amount)


def chips_json(amount: Chips) -> int | str:
    """The amount for JSON: a whole number, or a fraction as a string (deal record)."""
    return amount if isinstance(amount, int) else str(amount)


def encode_chips(value: object) -> str:
    """A codec's hook: a fraction as a text. Whole amounts never come here; any other type is refused by the
    error that msgspec expects of a hook.
    """
    if isinstance(value, Fraction):
        return str(value)
    raise NotImplementedError(f"{type(value).__name__} is no amount")


def decode_chips(kind: type, value: object) -> Chips:
    """A codec's hook, the other way round.

    >>> decode_chips(Chips, encode_chips(Fraction(33, 4))), decode_chips(Chips, 8)
    (Fraction(33, 4), 8)
    """
    if type(value) is int:
        return value
    if isinstance(value, str) and _RATIO.match(value):
        return exact(Fraction(value))
    raise ValueError(f"{value!r} is no {kind.__name__}")


def svara_price(pot: Chips, parts: int, *, whole: bool) -> Chips:
    """The pot divided by ``parts``; whole-chip profiles round up (C7).

    >>> svara_price(101, 2, whole=True), svara_price(9, 2, whole=False)
    (51, Fraction(9, 2))
    """
    if whole:
        return -(-pot // parts)
    return exact(Fraction(pot) / parts)


def rake_of(pot: Chips, percent: int, cap: Chips) -> Chips:
    """``percent`` of the pot, rounded down, at most ``cap`` (C7, O61, O62).

    >>> rake_of(650, 3, 100), rake_of(5000, 3, 100)
    (19, 100)
    """
    return min(pot * percent // 100, cap)


def split_pot(pot: Chips, parts: int, *, whole: bool) -> list[Chips]:
    """``parts`` shares that add up to the pot; the odd chips go one each to the first (C7).

    >>> split_pot(100, 3, whole=True)
    [34, 33, 33]
    """
    if not whole:
        return [exact(Fraction(pot) / parts)] * parts
    share, odd = divmod(pot, parts)
    return [share + 1 if place < odd else share for place in range(parts)]


def share_out(amount: Chips, paid: Sequence[tuple[int, Chips]]) -> list[tuple[int, Chips]]:
    """The amount pro rata to what each paid, in whole chips; the odd chips go to the first (T20).

    >>> share_out(100, [(3, 7), (5, 4)])
    [(3, 64), (5, 36)]
    """
    total = sum(part for _, part in paid)
    others = [(who, amount * part // total) for who, part in paid[1:]]
    return [(paid[0][0], amount - sum(part for _, part in others)), *others]
