"""What stands in a sentence's gaps, before a language has given it words."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias


class Points(NamedTuple):
    """Points as a profile writes them."""

    text: str


class Duration(NamedTuple):
    seconds: int


class Cards(NamedTuple):
    """Single cards."""

    texts: tuple[str, ...]


class Ranks(NamedTuple):
    """Ranks as they are printed on cards."""

    texts: tuple[str, ...]


class Two(NamedTuple):
    """Two cards of a rank."""

    rank: str


class Three(NamedTuple):
    """Three cards of a rank, of each of several ranks."""

    ranks: tuple[str, ...]


class Name(NamedTuple):
    """A label or a class, by the id that its profile gives it."""

    id: str


class Wild(NamedTuple):
    """What the wild cards are called, each of them, by an id of ours."""

    id: str


class TheWild(NamedTuple):
    """The same as what a sentence is about."""

    id: str


class Sum(NamedTuple):
    """Points that are added up, each as a profile writes them."""

    texts: tuple[str, ...]


Value: TypeAlias = int | Points | Duration | Cards | Ranks | Two | Three | Name | Wild | TheWild | Sum
