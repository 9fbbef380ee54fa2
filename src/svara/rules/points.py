"""Points as half-points: a whole number for every value of the family, so that 32.5 is exact (O14)."""

from __future__ import annotations

from fractions import Fraction

from svara.chips import parse_chips

MOST_POINTS = 100
"""No hand of the family comes near it; a table of strengths needs some limit."""


def parse_half_points(text: str) -> int:
    """Twice the points that a profile writes as ``31``, ``65/2`` or ``32.5``.

    >>> parse_half_points("65/2"), parse_half_points("34")
    (65, 68)
    """
    doubled = 2 * Fraction(parse_chips(text))
    if doubled.denominator != 1 or not 0 <= doubled <= 2 * MOST_POINTS:
        raise ValueError(f"{text!r} is not whole or half points from 0 to {MOST_POINTS}")
    return int(doubled)


def half_points_text(half_points: int) -> str:
    """Points as every output writes them.

    >>> half_points_text(65), half_points_text(62)
    ('65/2', '31')
    """
    return f"{half_points}/2" if half_points % 2 else str(half_points // 2)
