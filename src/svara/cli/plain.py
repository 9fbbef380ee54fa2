"""Arguments without Typer, for a command that has to answer at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple


class UsageError(Exception):
    """A command line that is none; the door prints it with a hint at ``--help``."""

    def format_message(self) -> str:
        return str(self)


class Arguments(NamedTuple):
    """A command line taken apart."""

    words: list[str]
    flags: set[str]
    options: dict[str, str]
    help: bool


def parse_arguments(
    args: Sequence[str], *, flags: Sequence[str], options: Mapping[str, Sequence[str] | None]
) -> Arguments:
    """Names apart from flags and from options with a value, which may be bound to a choice.

    >>> parse_arguments(["svara", "--lang=ru"], flags=["json"], options={"lang": ["ru", "en"]}).options
    {'lang': 'ru'}
    """
    found = Arguments([], set(), {}, help=bool({"--help", "-h"} & set(args)))
    rest = list(args)
    while rest and not found.help:
        arg = rest.pop(0)
        name, bound, value = arg.removeprefix("--").partition("=")
        if arg == "--":
            found.words.extend(rest)
            break
        if not arg.startswith("-") or arg == "-":
            found.words.append(arg)
        elif arg.startswith("--") and name in options:
            if not bound and not rest:
                raise UsageError(f"Option '--{name}' requires an argument")
            found.options[name] = _checked(name, value if bound else rest.pop(0), options[name])
        elif arg.startswith("--") and name in flags and not bound:
            found.flags.add(name)
        else:
            raise UsageError(f"No such option: {arg[:40]}")
    return found


def refuse_extra(words: Sequence[str], most: int) -> None:
    """Refuse more names than a command has a use for."""
    if len(words) > most:
        raise UsageError(f"Got unexpected extra argument ({words[most][:40]})")


def _checked(name: str, value: str, choices: Sequence[str] | None) -> str:
    if choices is not None and value not in choices:
        raise UsageError(f"Invalid value for '--{name}': {value[:40]!r} is not one of {', '.join(choices)}")
    return value
