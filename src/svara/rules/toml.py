"""TOML, read and written. What strangers wrote gives one clear error, the line of a parameter, and is never
a file that takes for ever.
"""

from __future__ import annotations

import json
import re
import tomllib
from typing import Any

# The parser's time grows with the square of a name's depth. The deepest of ours has three parts, so a name
# of 17 dots is refused before it; possessive quantifiers keep this search linear.
_DEEP_NAME = re.compile(r"""(?:\.[ \t]*+(?:[\w-]++|"(?:[^"\\\n]|\\.)*+"|'[^'\n]*+')[ \t]*+){17}""")
_HEADER = re.compile(r"[ \t]*+(\[\[?)([^\[\]#]++)\]")
_PLACE = re.compile(r"^(.*) \(at (?:line (\d+), column \d+|end of document)\)$", re.DOTALL)


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
            line = int(placed[2] or text.count("\n") + 1)
            raise TomlError(f"it is not TOML: {placed[1]}", line) from None
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


def place_of(source: str, line: int | None) -> str:
    """A file, with the line in it where one can be named."""
    return source if line is None else f"{source}, line {line}"


def toml_value(value: Any) -> str:
    """A value as a file has it; what is `None` in a table is left out of it.

    >>> toml_value(True), toml_value(("6c", "Ad")), toml_value({"A": "22", "Ann B": 1})
    ('true', '["6c", "Ad"]', '{ A = "22", "Ann B" = 1 }')
    """
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(toml_value, value))}]"
    if isinstance(value, dict):
        entries = [f"{_key(key)} = {toml_value(item)}" for key, item in value.items() if item is not None]
        return f"{{ {', '.join(entries)} }}" if entries else "{}"
    return str(value)


def _key(name: str) -> str:
    bare = name.isascii() and name.replace("_", "").replace("-", "").isalnum()
    return name if bare else json.dumps(name, ensure_ascii=False)


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
