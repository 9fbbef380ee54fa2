"""A profile file to begin with: every parameter of a game, each with what it means and what it allows."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from svara.rules.check import LONGEST_NAME
from svara.rules.model import Rules
from svara.rules.reference import Parameter, parameters
from svara.rules.shape import shorten
from svara.rules.toml import toml_value

_WIDTH = 100
_TABLE_HEADINGS = ("labels",)


def write_starter(file: str, rules: Rules) -> None:
    """Write the file; one that is there already is left alone."""
    text = starter_text(rules, Path(file).stem)
    try:
        with Path(file).open("x", encoding="utf-8") as target:
            target.write(text)
    except FileExistsError:
        raise FileExistsError(f"{shorten(file)} exists already; name a file that does not") from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise OSError(f"{shorten(file)} cannot be written: {reason}") from None


def starter_text(rules: Rules, stem: str) -> str:
    """The game's parameters as a commented file under a name made from ``stem``."""
    name = "".join(letter for letter in stem if letter.isascii() and (letter.isalnum() or letter in "-_"))
    own = msgspec.structs.replace(
        rules,
        id=name.strip("-_")[:LONGEST_NAME] or "house",
        follows=f"House rules, after {rules.id}",
    )
    return "\n".join(_lines(own)) + "\n"


def _lines(rules: Rules) -> Iterator[str]:
    yield "# House rules: change what you like, take out what you leave at its default, and then"
    yield "# svara profiles check THIS-FILE"
    given = msgspec.to_builtins(rules)
    tables: dict[str, list[Parameter]] = {}
    for parameter in parameters():
        tables.setdefault(_table_of(parameter.name), []).append(parameter)
    for table, members in tables.items():
        if table in _TABLE_HEADINGS:
            continue
        yield ""
        if table:
            yield f"[{table}]"
        for parameter in members:
            if parameter.name not in _TABLE_HEADINGS:
                yield from _entry(parameter, _value(given, parameter.name))
    yield from _labels(given["labels"])


def _table_of(name: str) -> str:
    """The table in which a parameter stands; a table of points by rank is one of its own line."""
    return name.rpartition(".")[0]


def _value(given: dict[str, Any], name: str) -> Any:
    value: Any = given
    for part in name.split("."):
        value = value[part]
    return value


def _entry(parameter: Parameter, value: Any) -> Iterator[str]:
    default = "" if parameter.default == "must be given" else f" Default: {parameter.default}."
    text = f"{parameter.note} Allowed: {parameter.allowed}.{default}"
    yield from textwrap.wrap(text, _WIDTH, initial_indent="# ", subsequent_indent="# ")
    last = parameter.name.rpartition(".")[2]
    yield f"# {last} =" if value is None else f"{last} = {toml_value(value)}"


def _labels(labels: list[dict[str, Any]]) -> Iterator[str]:
    notes = {parameter.name: parameter for parameter in parameters()}
    yield ""
    for name in ("labels", "labels.id", "labels.triple", "labels.pair", "labels.suited"):
        text = f"{name}: {notes[name].note} Allowed: {notes[name].allowed}."
        yield from textwrap.wrap(text, _WIDTH, initial_indent="# ", subsequent_indent="#   ")
    for label in labels:
        yield "[[labels]]"
        for key, value in label.items():
            if value is not None:
                yield f"{key} = {toml_value(value)}"
