"""The lines of a record: words to deals, actions and results."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from svara.bank.actions import LEVEL_KINDS, Action
from svara.cards import HAND_SIZE, Card, CardError, parse_card
from svara.chips import Chips, ChipsError, parse_chips

RESERVED_NAMES = ("deal", "cut", "beaten", "none")

_WORD = re.compile(r"'([^']*)'(?=\s|$)|(\S+)")
_PLAIN = (
    "check", "fold", "call", "all-in", "show", "compare", "redeal", "propose", "accept", "refuse",
    "open", "muck", "split", "cook", "join", "decline", "timeout", "leave", "offline",
)  # fmt: skip
_NOBODY = "none"
_BEFORE_NAMES = {"deal": "deal A Kh Qh 8c", "cut": "cut A Td", "beaten": "beaten A"}
_BESIDE = {
    "join": "join takes nothing after it, or a pool, like 'A join with B 10 C 5'",
    "compare": "compare takes nothing after it, or one number of chips, like 'compare 20'",
}


class LineError(ValueError):
    """A line that says nothing a record can say; the message is one sentence."""


class DealLine(msgspec.Struct, frozen=True):
    """``deal X c1 c2 c3``: a seat's cards in their order, ``None`` for ``?``."""

    seat: int
    cards: tuple[Card | None, ...]


class BeatenLine(msgspec.Struct, frozen=True):
    """``beaten X``: who dropped out of a compare or show whose cards the owner never saw."""

    seats: tuple[int, ...]


def parse_line(text: str, names: Sequence[str]) -> DealLine | BeatenLine | Action:
    """What a line says.

    >>> parse_line("B bet 20", ["A", "B"])
    Action(seat=1, kind='bet', amount=20, slot=None, pool=(), card=None, beaten=None)
    """
    words = _words(text)
    if not words:
        raise LineError("the line is empty; write a name and an action, like 'A call'")
    if words[0] == "deal":
        return _deal_line(words, names)
    if words[0] == "cut":
        return _cut_line(words, names)
    if words[0] == "beaten":
        return _beaten_line(words, names)
    if words[0] not in names and words[0] in (*LEVEL_KINDS, "look", *_PLAIN):
        raise LineError(f"{words[0]!r} names nobody; a name stands before what he does, like 'A {words[0]}'")
    seat = _seat(words[0], names)
    if len(words) < 2:
        raise LineError("the line names no action; write one like 'A call'")
    if words[1:3] == ["join", "with"]:
        return Action(seat, "join with", pool=_pool(words[3:], names))
    return _action(seat, words[1], words[2:])


def quoted(name: str) -> str:
    """A name as a line writes it: in single quotes where it contains a space."""
    return f"'{name}'" if any(letter.isspace() for letter in name) else name


def name_fault(name: str) -> str | None:
    """Why a name cannot stand in a record, or ``None``."""
    if not name or not name.isprintable() or name != name.strip():
        return "is empty, begins or ends with a space or has characters that cannot be printed"
    if name in RESERVED_NAMES:
        return "is a word of the record itself"
    if name.startswith("'") or (" " in name and "'" in name):
        return "has an apostrophe where a quote would stand"
    return None


def _words(text: str) -> list[str]:
    return [quote or plain for quote, plain in _WORD.findall(text)]


def _seat(name: str, names: Sequence[str]) -> int:
    if name not in names:
        seats = f"the seats are {', '.join(map(quoted, names))}"
        if name.startswith("'"):
            raise LineError(f"the quote before {_shorten(name[1:])!r} is not closed; {seats}")
        raise LineError(f"{_shorten(name)!r} sits at no seat; {seats}")
    return names.index(name)


def _deal_line(words: list[str], names: Sequence[str]) -> DealLine:
    if len(words) != 2 + HAND_SIZE:
        raise LineError(f"a deal line is a name and three cards, like {_BEFORE_NAMES['deal']!r}")
    cards = tuple(None if word == "?" else _card(word) for word in words[2:])
    return DealLine(_seat(words[1], names), cards)


def _cut_line(words: list[str], names: Sequence[str]) -> Action:
    if len(words) != 3:
        raise LineError(f"a cut is a name and a card, like {_BEFORE_NAMES['cut']!r}")
    return Action(_seat(words[1], names), "cut", card=_card(words[2]))


def _beaten_line(words: list[str], names: Sequence[str]) -> BeatenLine:
    if len(words) != 2:
        raise LineError("say who is beaten, or none, like 'beaten A' or 'beaten none'")
    return BeatenLine(() if words[1] == _NOBODY else (_seat(words[1], names),))


def _pool(words: list[str], names: Sequence[str]) -> tuple[tuple[int, Chips], ...]:
    if not words or len(words) % 2:
        raise LineError("a pool is names with what each pays, like 'A join with B 10 C 5'")
    return tuple(
        (_seat(name, names), _chips(amount)) for name, amount in zip(words[::2], words[1::2], strict=True)
    )


def _card(word: str) -> Card:
    try:
        return parse_card(word)
    except CardError as error:
        raise LineError(str(error)) from None


def _chips(word: str) -> Chips:
    try:
        return parse_chips(word)
    except ChipsError as error:
        raise LineError(str(error)) from None


def _action(seat: int, kind: str, rest: list[str]) -> Action:
    if kind in _PLAIN and not rest:
        return Action(seat, kind)
    if kind in (*LEVEL_KINDS, "compare") and len(rest) == 1:
        return Action(seat, kind, _chips(rest[0]))
    if kind == "look" and not rest:
        return Action(seat, kind)
    if kind == "look" and rest in (["1"], ["2"], ["3"]):
        return Action(seat, kind, slot=int(rest[0]) - 1)
    if kind == "look":
        raise LineError("look turns card 1, 2 or 3, or all of them without a number")
    if kind in LEVEL_KINDS:
        raise LineError(f"{kind} takes one number of chips, like '{kind} 20'")
    if kind in _PLAIN:
        raise LineError(_BESIDE.get(kind, f"{kind} takes nothing after it; write '{kind}' and no more"))
    if kind in _BEFORE_NAMES:
        raise LineError(f"{kind!r} stands before the name, like {_BEFORE_NAMES[kind]!r}")
    known = ", ".join((*LEVEL_KINDS, "look", *_PLAIN))
    raise LineError(f"{_shorten(kind)!r} is no action; the actions are {known}")


def _shorten(text: str) -> str:
    return text if len(text) <= 20 else text[:20] + "…"
