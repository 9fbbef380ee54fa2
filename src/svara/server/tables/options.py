"""What the opener of a table chooses, checked, and the rules that come of it."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from svara.bots import BotStrength
from svara.rules import Rules, RulesError, profile_names
from svara.rules.check import first_problem
from svara.rules.load import load_rules, overrides_of, parse_rules
from svara.rules.model import Clocks
from svara.rules.ranges import RANGES
from svara.rules.toml import line_of
from svara.server.tables.text import clean_text

ClockPreset: TypeAlias = Literal["normal", "slow", "quick", "none"]

LONGEST_TABLE_NAME = 40
LONGEST_RULES = 16_000
"""Letters of a house-rules text."""
LONGEST_TIME_BANK = 300

_PARAMETERS = {
    "ante": "ante",
    "min_stack": "min_stack",
    "seats": "deck.max_players",
    "min_buy_in": "seats.min_buy_in",
    "max_buy_in": "seats.max_buy_in",
}
"""The rules' parameters that options set."""

_TABLES_OWN = frozenset({*_PARAMETERS.values(), "id", "follows"})
"""What may be another at any table of a game."""

_BEATS: dict[ClockPreset, tuple[int, int]] = {
    "normal": (1, 1),
    "slow": (2, 1),
    "quick": (1, 2),
    "none": (1, 1),
}
"""By what a preset multiplies the game's own clocks."""


class TableOptions(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A table as its opener wants it; what is not given is the game's own.

    ``min_buy_in`` and ``max_buy_in`` are in antes, ``time_bank`` in seconds a bank. ``house_rules`` is a
    profile's text, in place of a shipped ``profile``. With the clock ``none`` a table is for its bots alone.
    """

    name: str = ""
    profile: str = "svara"
    house_rules: str | None = None
    ante: int | None = None
    seats: int | None = None
    min_stack: int | None = None
    min_buy_in: int | None = None
    max_buy_in: int | None = None
    bots_allowed: bool = True
    bots: int = 0
    """How many of the house's bots sit there."""
    clock: ClockPreset = "normal"
    time_bank: int = 0
    private: bool = False
    """Listed nowhere, and there for nobody without the key or a membership."""
    members_only: bool = False
    """Only approved members take a seat."""
    spectators: bool = True
    """Whether who is neither a member nor seated may look on."""
    chat: bool = True
    practice: BotStrength | None = None
    """At a table to practise at, how well its bots play; its chips are worth nothing elsewhere."""

    def for_bots(self) -> bool:
        """Whether bots play here by themselves."""
        return self.clock == "none"

    def closed_circle(self) -> bool:
        """Whether only members sit."""
        return self.private or self.members_only


class OptionError(ValueError):
    """An option that cannot be: which one, what it may be, and the line of house rules it stands in.

    ``bounds`` are the least and the most that a number may be, or a text's length, where that is all.
    """

    def __init__(
        self,
        where: str,
        allowed: str = "",
        line: int | None = None,
        bounds: tuple[int, int] | None = None,
    ) -> None:
        self.where = where
        self.allowed = allowed or ("" if bounds is None else f"{bounds[0]} to {bounds[1]}")
        self.line = line
        self.bounds = bounds
        super().__init__(where)


def check_options(asked: TableOptions) -> tuple[TableOptions, Rules]:
    """The options as they are kept, and the table's rules. Raises `OptionError`.

    >>> kept, rules = check_options(TableOptions(ante=25, seats=4, clock="slow"))
    >>> rules.ante, rules.deck.max_players, rules.clocks.turn, rules.clocks.offline
    (25, 4, 40, 120)
    """
    rules = _rules(asked)
    seats = rules.deck.max_players
    name = clean_text(asked.name, LONGEST_TABLE_NAME) if asked.name else ""
    if name is None:
        allowed = f"one line of at most {LONGEST_TABLE_NAME} letters"
        raise OptionError("name", allowed, bounds=(0, LONGEST_TABLE_NAME))
    if not 0 <= asked.time_bank <= LONGEST_TIME_BANK:
        raise OptionError("time_bank", bounds=(0, LONGEST_TIME_BANK))
    if asked.for_bots():
        if asked.bots != seats:
            raise OptionError("bots", f"{seats}, since only bots play without a clock", bounds=(seats, seats))
    elif not 0 <= asked.bots <= seats - 1:
        raise OptionError("bots", bounds=(0, seats - 1))
    if asked.bots and not asked.bots_allowed:
        raise OptionError("bots", "0, since bots are not allowed", bounds=(0, 0))
    return replace(asked, name=name, profile=rules.id, house_rules=None), rules


def _rules(asked: TableOptions) -> Rules:
    overrides = {
        parameter: getattr(asked, option)
        for option, parameter in _PARAMETERS.items()
        if getattr(asked, option) is not None
    }
    try:
        own = _load(asked, {})
        if asked.seats is not None and not own.deck.min_players <= asked.seats <= own.deck.max_players:
            raise OptionError("seats", bounds=(own.deck.min_players, own.deck.max_players))
        _check_called(own, asked)
        rules = _load(asked, overrides)
    except RulesError as error:
        raise _option_error(error, asked) from None
    rules = replace(rules, clocks=_clocks(rules.clocks, asked.clock))
    problem = first_problem(rules)
    if problem is not None:
        raise OptionError("clock", problem.allowed)
    return rules


def _check_called(own: Rules, asked: TableOptions) -> None:
    """A game of one's own is not called like one that everybody knows, or whoever sits down for that one, by
    himself or by the quick seat, plays another.
    """
    known = own.id.lower().replace("_", "-")
    if asked.house_rules is None or known not in profile_names():
        return
    for parameter in overrides_of(own, load_rules(known)):
        if parameter not in _TABLES_OWN and not parameter.startswith("clocks."):
            allowed = f"a name of its own, since {known} has another {parameter}"
            raise OptionError("house_rules.id", allowed, line_of(asked.house_rules, "id"))


def _load(asked: TableOptions, overrides: dict[str, object]) -> Rules:
    if asked.house_rules is not None:
        if len(asked.house_rules) > LONGEST_RULES:
            raise OptionError("house_rules", f"at most {LONGEST_RULES} letters")
        return parse_rules(asked.house_rules.replace("\r\n", "\n"), "house rules", overrides)
    if asked.profile not in profile_names():
        raise OptionError("profile", ", ".join(profile_names()))
    return load_rules(asked.profile, overrides)


def _option_error(error: RulesError, asked: TableOptions) -> OptionError:
    """The option that is at fault; with a text of one's own, what stands in that."""
    given = asked.house_rules is None or error.line is None
    for option, parameter in _PARAMETERS.items():
        if given and error.parameter == parameter:
            (least, most), value = RANGES[parameter], getattr(asked, option)
            inside = value is None or least <= value <= most
            return OptionError(option, error.allowed, bounds=None if inside else (least, most))
    if asked.house_rules is None:
        own = next(option for option in _PARAMETERS if getattr(asked, option) is not None)
        return OptionError(own, error.allowed)
    if error.parameter:
        return OptionError(f"house_rules.{error.parameter}", error.allowed, error.line)
    return OptionError("house_rules", "", error.line)


def _clocks(own: Clocks, preset: ClockPreset) -> Clocks:
    """The clocks of decisions and of the new deal, shorter or longer; never under a second."""
    times, parts = _BEATS[preset]
    changed = {
        name: max(1, getattr(own, name) * times // parts)
        for name in ("turn", "choice", "join", "show", "new_deal")
    }
    return replace(own, **changed)
