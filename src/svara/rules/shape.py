"""Whether raw TOML has the shape of the parameter model: known names, right types; pure.

The first thing that is wrong comes back as a ``Problem``, whose parameter is a dotted name.
"""

from __future__ import annotations

import types
from collections.abc import Mapping
from functools import cache
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

import msgspec

_PLAIN = {bool: "true or false", int: "a whole number", str: 'a text in quotes, "like this"'}


class Problem(NamedTuple):
    """What is wrong with one parameter, and what would be right."""

    parameter: str
    wrong: str
    allowed: str

    def __str__(self) -> str:
        return f"{self.parameter} {self.wrong}; {self.allowed}"


def shape_problem(raw: object, kind: Any, name: str = "") -> Problem | None:
    """The first place where ``raw`` is not of the type ``kind``."""
    if is_group(kind):
        return _group_problem(raw, kind, name)
    origin = get_origin(kind)
    if origin is tuple and isinstance(raw, list):
        each = (shape_problem(item, get_args(kind)[0], f"{name}[{i}]") for i, item in enumerate(raw))
        return next((problem for problem in each if problem), None)
    if origin is dict and isinstance(raw, dict):
        each = (shape_problem(item, get_args(kind)[1], f"{name}.{key}") for key, item in raw.items())
        return next((problem for problem in each if problem), None)
    if _fits(raw, kind):
        return None
    return Problem(name, f"is {show(raw)}", f"it must be {expected(kind)}")


def parameter_type(kind: Any, name: str) -> Any:
    """The type of the parameter with a dotted name, or None where there is no such parameter."""
    head, _, rest = name.partition(".")
    if get_origin(kind) is dict:
        return None if rest else get_args(kind)[1]
    hints = group_types(kind) if is_group(kind) else {}
    if head not in hints:
        return None
    return parameter_type(hints[head], rest) if rest else hints[head]


@cache
def group_types(kind: Any) -> dict[str, Any]:
    """The parameters of a group and their types."""
    return {name: hint for name, hint in get_type_hints(kind).items() if name in kind.__struct_fields__}


def unknown(name: str, among: Mapping[str, Any], within: str = "") -> Problem:
    """A parameter that is none, with the nearest that are."""
    prefix = f"{within}." if within else ""
    from difflib import get_close_matches

    nearest = get_close_matches(name[:100], list(among), n=3, cutoff=0.6)
    names = ", ".join(prefix + near for near in nearest or among)
    allowed = f"did you mean {names}?" if nearest else f"parameters here are {names}"
    return Problem(shorten(prefix + name), "is no parameter", allowed)


def expected(kind: Any) -> str:
    """What a type accepts, in words."""
    if kind in _PLAIN:
        return _PLAIN[kind]
    if is_group(kind):
        return "a table of parameters"
    origin, args = get_origin(kind), get_args(kind)
    if origin is Literal:
        return " or ".join(f'"{arg}"' if isinstance(arg, str) else str(arg) for arg in args)
    if origin is tuple:
        return "a list of tables" if is_group(args[0]) else "a list, each of it " + expected(args[0])
    if origin is dict:
        return "a table, each entry " + expected(args[1])
    return " or ".join(expected(arg) for arg in args if arg is not type(None))


def show(raw: object) -> str:
    """A raw value as its file has it, cut short."""
    if isinstance(raw, bool):
        return "true" if raw else "false"
    if isinstance(raw, dict | list):
        return "a table" if isinstance(raw, dict) else "a list"
    if isinstance(raw, int) and abs(raw) >= 10**18:
        return "a number of more than 18 digits"
    return shorten(f'"{raw}"' if isinstance(raw, str) else str(raw))


def shorten(text: str) -> str:
    """A foreign text for one line of a message."""
    printable = "".join(letter if letter.isprintable() else "?" for letter in text[:60])
    return printable if len(text) <= 60 else printable + "…"


def _group_problem(raw: object, kind: Any, name: str) -> Problem | None:
    if not isinstance(raw, dict):
        return Problem(name, f"is {show(raw)}", f"it must be {expected(kind)}")
    hints = group_types(kind)
    for key, value in raw.items():
        if key not in hints:
            return unknown(key, hints, name)
        problem = shape_problem(value, hints[key], f"{name}.{key}" if name else key)
        if problem:
            return problem
    for field in _required(kind):
        if field not in raw:
            parameter = f"{name}.{field}" if name else field
            return Problem(parameter, "is missing", f"it must be {expected(hints[field])}")
    return None


@cache
def _required(kind: Any) -> tuple[str, ...]:
    return tuple(field.name for field in msgspec.structs.fields(kind) if field.required)


def is_group(kind: Any) -> bool:
    """Whether a type is a table of parameters of the model."""
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def _fits(raw: object, kind: Any) -> bool:
    if kind in _PLAIN:
        return type(raw) is kind
    origin = get_origin(kind)
    if origin is Literal:
        return any(type(raw) is type(arg) and raw == arg for arg in get_args(kind))
    if origin in (Union, types.UnionType):
        return any(shape_problem(raw, arg) is None for arg in get_args(kind) if arg is not type(None))
    return False
