"""What a language is made of, and how a sentence's gaps are filled in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from svara.cards import card_text, parse_card
from svara.explain.facts import Fact
from svara.explain.say import Say, Section
from svara.explain.values import Cards, Duration, Name, Points, Ranks, Sum, TheWild, Three, Two, Value, Wild
from svara.rules.points import parse_half_points

_SIGNS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}
_UNITS = ((86400, "day"), (3600, "hour"), (60, "minute"), (1, "second"))


@dataclass(frozen=True)
class Language:
    """The words of one language.

    A gap of a sentence is ``{name}``, or for a number with its noun ``{name:form|form}``, the noun in
    as many forms as the language has plurals, in the order that ``plural`` counts them.
    """

    code: str
    sections: Mapping[Section, str]
    sentences: Mapping[Say, str]
    plural: Callable[[int], int]
    forms: int
    units: Mapping[str, str]
    """The forms of second, minute, hour and day."""
    ranks: Mapping[str, str]
    """The letter of each rank that is not printed as itself."""
    two: Mapping[str, str]
    three: Mapping[str, str]
    names: Mapping[str, str]
    """Labels and classes of the shipped profiles by id; any other id stands for itself."""
    wild: Mapping[str, tuple[str, str]]
    """What a wild card is, by the id of its name, and how a sentence speaks of it."""
    both: str
    """The word for *and* before the last of several."""
    either: str
    """The word for *or*."""
    decimal_mark: str

    def sentence(self, fact: Fact) -> str:
        """The fact in words."""
        return self.filled(self.sentences[fact.say], fact.values)

    def filled(self, sentence: str, values: Mapping[str, Value]) -> str:
        """A sentence of this language with its gaps filled."""
        text = sentence.format(**{name: self._words(value) for name, value in values.items()})
        # Title case, not upper: Georgian has no capitals, and its upper case is for inscriptions.
        return text[:1].title() + text[1:]

    def _words(self, value: Value) -> str | Counted:
        match value:
            case int():
                return Counted(value, self.plural)
            case Points(text):
                return self._points(parse_half_points(text))
            case Duration(seconds):
                return self._duration(seconds)
            case Cards(texts):
                return _joined([self._card(text) for text in texts], self.both)
            case Ranks(texts):
                return ", ".join(self.ranks.get(rank, rank) for rank in texts)
            case Two(rank):
                return self.two[rank]
            case Three(ranks):
                return _joined([self.three[rank] for rank in ranks], self.either)
            case Name(id):
                return self.names.get(id, id)
            case Wild(id):
                return self.wild[id][0]
            case TheWild(id):
                return self.wild[id][1]
            case Sum(texts):
                return " + ".join(self._points(parse_half_points(text)) for text in texts)

    def _points(self, half_points: int) -> str:
        return f"{half_points // 2}{self.decimal_mark}5" if half_points % 2 else str(half_points // 2)

    def _duration(self, seconds: int) -> str:
        size, unit = next((size, unit) for size, unit in _UNITS if seconds % size == 0)
        return format(Counted(seconds // size, self.plural), self.units[unit])

    def _card(self, text: str) -> str:
        plain = card_text(parse_card(text))
        return self.ranks.get(plain[0], plain[0]) + _SIGNS[plain[1]]


class Counted:
    """A number that a format spec gives its noun: ``{cards:card|cards}`` is ``36 cards``."""

    def __init__(self, number: int, plural: Callable[[int], int]) -> None:
        self.number = number
        self.plural = plural

    def __format__(self, forms: str) -> str:
        if not forms:
            return str(self.number)
        return f"{self.number} {forms.split('|')[self.plural(self.number)]}"


def one_form(_number: int) -> int:
    """Georgian leaves a noun after a number in the singular."""
    return 0


def one_or_many(number: int) -> int:
    """The plurals of English and Bulgarian."""
    return 0 if number == 1 else 1


def one_few_many(number: int) -> int:
    """The plurals of Russian: 1 and 21, 2 to 4 and 22 to 24, all others."""
    if number % 10 == 1 and number % 100 != 11:
        return 0
    return 1 if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else 2


def _joined(words: Sequence[str], conjunction: str) -> str:
    *first, last = words
    return f"{', '.join(first)} {conjunction} {last}" if first else last
