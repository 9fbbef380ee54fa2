"""Profiles from their files: read, overridden, checked; the only module below floor 6 that reads a disk."""

from __future__ import annotations

import copy
import hashlib
from collections.abc import Mapping
from pathlib import Path
from types import NoneType
from typing import Any, get_args, get_origin

import msgspec

from svara.rules.check import first_problem
from svara.rules.model import Rules, RulesError
from svara.rules.shape import Problem, is_group, parameter_type, shape_problem, shorten, unknown
from svara.rules.toml import TomlError, line_of, parse_toml, place_of

LARGEST_FILE = 1_000_000
"""The most bytes read of any file that a person names."""

_PROFILES = Path(__file__).parent / "profiles"
_DIGEST_LENGTH = 16
_NAMES_ONLY = ("id", "follows")


def profile_names() -> tuple[str, ...]:
    """The profiles that come with the package, in alphabetical order."""
    return tuple(sorted(path.stem for path in _PROFILES.glob("*.toml")))


def load_rules(name_or_path: str, overrides: Mapping[str, object] | None = None) -> Rules:
    """The rules of a packaged profile, or of a profile file of one's own.

    ``overrides`` set single parameters by their dotted names; a table of them does as well. An empty text
    takes away what need not be given.

    >>> load_rules("svara", {"ante": 25, "rake.percent": 0}).ante
    25
    """
    if name_or_path in profile_names():
        return parse_rules(read_text(str(_PROFILES / f"{name_or_path}.toml")), name_or_path, overrides)
    if not (name_or_path.endswith(".toml") or "/" in name_or_path or "\\" in name_or_path):
        raise RulesError(_no_profile(name_or_path))
    return load_file(name_or_path, overrides)


def load_file(path: str, overrides: Mapping[str, object] | None = None) -> Rules:
    """The rules in a profile file of one's own, whatever it is called."""
    try:
        text = read_text(path)
    except OSError as error:
        raise RulesError(str(error)) from None
    return parse_rules(text, shorten(path), overrides)


def parse_rules(text: str, source: str, overrides: Mapping[str, object] | None = None) -> Rules:
    """The rules in a profile's text; ``source`` names it in errors."""
    try:
        raw = parse_toml(text)
    except TomlError as error:
        raise RulesError(f"{place_of(source, error.line)}: {error}", line=error.line) from None
    problem = shape_problem(raw, Rules)
    if problem:
        raise _wrong(text, source, problem)
    names = _override(raw, overrides or {})
    problem = shape_problem(raw, Rules)
    if not problem:
        rules = msgspec.convert(raw, Rules)
        problem = first_problem(rules)
        if not problem:
            return rules
    if any(_covers(name, problem.parameter) for name in names):
        raise RulesError(f"override of {source}: {problem}", problem.parameter, problem.allowed)
    raise _wrong(text, source, problem)


def rules_digest(rules: Rules) -> str:
    """A short digest of the resolved parameters; the name and the source of a profile do not count."""
    parameters = msgspec.to_builtins(rules)
    for name in _NAMES_ONLY:
        del parameters[name]
    encoded = msgspec.json.encode(parameters, order="sorted")
    return hashlib.sha256(encoded).hexdigest()[:_DIGEST_LENGTH]


def flatten(rules: Rules) -> dict[str, Any]:
    """Every parameter under its dotted name, which is also the name that overrides it.

    >>> flatten(load_rules("svara"))["pairs.A"]
    '22'
    """
    flat: dict[str, Any] = {}
    _flatten(msgspec.to_builtins(rules), "", flat)
    return flat


def overrides_of(rules: Rules, base: Rules) -> dict[str, Any]:
    """What makes these rules of others, by dotted names.

    >>> overrides_of(load_rules("svara", {"ante": 25, "pairs.A": ""}), load_rules("svara"))
    {'ante': 25, 'pairs.A': ''}
    """
    own, others = flatten(rules), flatten(base)
    changed = [name for name in {**own, **others} if own.get(name) != others.get(name)]
    return {name: "" if own.get(name) is None else own[name] for name in changed}


def read_text(path: str, limit: int = LARGEST_FILE) -> str:
    """The text of a file a person named, at most ``limit`` bytes; an ``OSError`` says plainly why not."""
    if not path:
        raise OSError("no file is named")
    shown = shorten(path)
    try:
        with Path(path).open("rb") as file:
            content = file.read(limit + 1)
    except FileNotFoundError:
        raise FileNotFoundError(f"there is no file {shown}") from None
    except IsADirectoryError:
        raise IsADirectoryError(f"{shown} is a directory; name a file in it") from None
    except PermissionError:
        raise PermissionError(f"{shown} may not be read by this user") from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise OSError(f"{shown} cannot be read: {reason}") from None
    if len(content) > limit:
        raise OSError(f"{shown} is larger than {limit} bytes, the most that is read")
    try:
        return content.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise OSError(f"{shown} is not a text in UTF-8 (byte {error.start + 1})") from None


def _no_profile(name: str) -> str:
    from difflib import get_close_matches

    names = profile_names()
    nearest = get_close_matches(name[:100].lower(), names, n=1)
    guess = f"did you mean {nearest[0]}? " if nearest else ""
    allowed = f"profiles are {', '.join(names)}, or a path to a .toml file"
    return f"there is no profile {shorten(name)!r}; {guess}{allowed}"


def _wrong(text: str, source: str, problem: Problem) -> RulesError:
    line = line_of(text, problem.parameter)
    return RulesError(f"{place_of(source, line)}: {problem}", problem.parameter, problem.allowed, line)


def _covers(name: str, parameter: str) -> bool:
    return parameter == name or parameter.startswith((f"{name}.", f"{name}["))


def _override(raw: dict[str, Any], overrides: Mapping[str, object], within: str = "") -> list[str]:
    """Set parameters in ``raw``; the dotted names that were set."""
    names: list[str] = []
    for key, value in overrides.items():
        name = f"{within}.{key}" if within else str(key)
        kind = parameter_type(Rules, name)
        if kind is None:
            raise RulesError(f"override: {_unknown_override(name)}")
        if isinstance(value, Mapping) and (is_group(kind) or get_origin(kind) is dict):
            names += _override(raw, value, name)
            continue
        *groups, last = name.split(".")
        table = raw
        for group in groups:
            table = table.setdefault(group, {})
        if value == "" and _may_be_absent(name, kind):
            table.pop(last, None)
            names.append(name)
            continue
        table[last] = copy.deepcopy(list(value) if isinstance(value, tuple) else value)
        names.append(name)
    return names


def _may_be_absent(name: str, kind: Any) -> bool:
    """Whether it is an entry of a table, or a parameter that need not be given and has no value then."""
    return get_origin(parameter_type(Rules, name.rpartition(".")[0])) is dict or NoneType in get_args(kind)


def _unknown_override(name: str) -> Problem:
    within, _, last = name.rpartition(".")
    kind = parameter_type(Rules, within) if within else Rules
    fields = getattr(kind, "__struct_fields__", ())
    if fields:
        return unknown(last, dict.fromkeys(fields), within)
    return unknown(name, dict.fromkeys(Rules.__struct_fields__))


def _flatten(value: Any, name: str, flat: dict[str, Any]) -> None:
    if isinstance(value, dict):
        for key, item in value.items():
            _flatten(item, f"{name}.{key}" if name else key, flat)
    else:
        flat[name] = value
