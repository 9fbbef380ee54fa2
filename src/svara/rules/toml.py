"""TOML from strangers: one clear error, the line of a parameter, and no file that takes for ever."""

from __future__ import annotations

import re
import tomllib
from typing import Any

# The parser's time grows with the square of a name's depth. The deepest of ours has three parts, so a name
# of 17 dots is refused before it; possessive quantifiers keep this search linear.
_DEEP_NAME = re.compile(r"""(?:\.[ \t]*+(?:[\w-]++|"(?:[^"\\\n]|\\.)*+"|'[^'\n]*+')[ \t]*+){17}""")
_HEADER = re.compile(r"[ \t]*+(\[\[?)([^\[\]#]++)\]")
_PLACE = re.compile(r"^(.*) \(at line (\d+), column (\d+)\)$")


class TomlError(ValueError):
    """A text that is no TOML, with the line where it stops being so, if one can be named."""

    def __init__(self, message: str, line: int | None = None) -> None:
        super().__init__(message)
        self.line = line


def parse_toml(text: str) -> dict[str, Any]:
    """The tables of a TOML text; whatever is wrong with it is a ``TomlError``."""
    if deep := _DEEP_NAME.search(text):
        raise TomlError("it nests too deeply", text.count("\n", 0, deep.start()) + 1)
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise TomlError("it nests too deeply") from None
    except ValueError as error:
        placed = _PLACE.match(str(error))
        if placed:
            raise TomlError(f"it is not TOML: {placed[1]}", int(placed[2])) from None
        raise TomlError("it is not TOML that can be read: a number or a date in it is impossible") from None


def line_of(text: str, parameter: str) -> int | None:
    """The line that sets a parameter, or else the one that opens the nearest table around it.

    >>> line_of("ante = 1\\n[deck]\\nextra = []", "deck.extra[0]")
    3
    """
    lines = _lines_of_names(text)
    while parameter:
        if parameter in lines:
            return lines[parameter]
        cut = max(parameter.rfind("."), parameter.rfind("["))
        parameter = parameter[: max(cut, 0)]
    return None


def _lines_of_names(text: str) -> dict[str, int]:
    lines: dict[str, int] = {}
    table = ""
    arrays: dict[str, int] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if header := _HEADER.match(line):
            table = _plain(header[2])
            if header[1] == "[[":
                place = arrays.get(table, 0)
                arrays[table] = place + 1
                table = f"{table}[{place}]"
            lines.setdefault(table, number)
        elif "=" in line:
            name = _plain(line.partition("=")[0])
            lines.setdefault(f"{table}.{name}" if table else name, number)
    return lines


def _plain(name: str) -> str:
    return ".".join(part.strip().strip("\"'") for part in name.split("."))
