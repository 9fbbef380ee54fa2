"""The settings from a file, the environment and the command line, each of which overrules those before it.

What is wrong with a key is refused with its place, its value and what is allowed, and is never guessed at.
"""

from __future__ import annotations

import math
import ssl
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any, NamedTuple

from svara.rules.load import read_text
from svara.rules.shape import shorten, show
from svara.rules.toml import TomlError, line_of, parse_toml, place_of
from svara.server.keys import SECTIONS, Key, key_of, names_of
from svara.server.settings import SECRETS, Settings

PREFIX = "SVARA_"
LARGEST_SECRET = 4096


class ConfigError(ValueError):
    """Settings that cannot be; the message is one sentence with the place."""


class At(NamedTuple):
    """Where a value stands: in which file and line, and under which key."""

    place: str
    key: str

    def __str__(self) -> str:
        return f"{self.place}: {self.key}"


def load_settings(
    file: Path | None = None,
    environment: Mapping[str, str] | None = None,
    given: Mapping[str, Any] | None = None,
) -> Settings:
    """The settings of a file, overruled by environment variables, overruled by ``given``, which are settings
    by their own names. Raises `ConfigError` and `OSError`.
    """
    values: dict[str, Any] = {}
    if file is not None:
        values |= parse_settings(read_text(str(file)), shorten(str(file)))
    values |= _from_environment(environment or {})
    values |= given or {}
    settings = Settings(**values)
    _check_together(settings)
    return settings


def parse_settings(text: str, source: str) -> dict[str, Any]:
    """The settings in a file's text, by their own names."""
    try:
        raw = parse_toml(text)
    except TomlError as error:
        raise ConfigError(f"{place_of(source, error.line)}: {error}") from None
    values: dict[str, Any] = {}
    for section, table in raw.items():
        place = place_of(source, line_of(text, section))
        if section not in SECTIONS:
            raise ConfigError(f"{place}: {_unknown(section, tuple(SECTIONS), 'section')}")
        if not isinstance(table, dict):
            raise ConfigError(f"{place}: {section} is {show(table)}; it must be a section, [{section}]")
        for name, value in table.items():
            at = place_of(source, line_of(text, f"{section}.{name}"))
            _put(values, section, name, value, At(at, f"{section}.{shorten(name)}"))
    return values


def _from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """Variables called SVARA_SECTION_KEY; any other that begins with a section is a mistake."""
    values: dict[str, Any] = {}
    for variable, text in sorted(environment.items()):
        for section in SECTIONS:
            start = f"{PREFIX}{section.upper()}_"
            if variable.startswith(start):
                name = variable.removeprefix(start).lower()
                key = key_of(section, name)
                value = text if key is None else _from_text(key, text)
                _put(values, section, name, value, At("the environment", shorten(variable)))
    return values


def _from_text(key: Key, text: str) -> Any:
    """A variable's text as a file would have it."""
    match key.form:
        case "list":
            return [_scalar(part.strip()) for part in text.split(",")]
        case "flag":
            return {"true": True, "1": True, "false": False, "0": False}.get(text.strip().lower(), text)
        case "number":
            return _scalar(text)
        case "text":
            return text


def _scalar(text: str) -> Any:
    for kind in (int, float):
        try:
            number = kind(text)
        except ValueError:
            continue
        if math.isfinite(number):
            return number
    return text


def _put(values: dict[str, Any], section: str, name: str, raw: Any, at: At) -> None:
    """Take one key's value into the settings."""
    if name not in names_of(section):
        raise ConfigError(f"{at.place}: {_unknown(at.key, _spelled(section, at), 'key')}")
    if name.endswith("_file") and (secret := key_of(section, name.removesuffix("_file"))):
        field, value = secret.field, _secret(raw, at)
    else:
        key = SECTIONS[section][name]
        field = key.field
        try:
            value = key.take(raw)
        except (ValueError, TypeError):
            wrong = "" if field in SECRETS else f" is {show(raw)}; it"
            raise ConfigError(f"{at}{wrong} must be {key.allowed}") from None
    if field in SECRETS and field in values:
        raise ConfigError(f"{at} is the second place of one secret; keep one of them")
    values[field] = value


def _spelled(section: str, at: At) -> tuple[str, ...]:
    """The keys of a section as the place that is wrong would have to spell them."""
    from_environment = at.key.startswith(PREFIX)
    return tuple(
        f"{PREFIX}{section}_{name}".upper() if from_environment else f"{section}.{name}"
        for name in names_of(section)
    )


def _secret(raw: Any, at: At) -> str:
    if not isinstance(raw, str) or not raw:
        raise ConfigError(f"{at} is {show(raw)}; it must be a file in quotes")
    try:
        text = read_text(raw, LARGEST_SECRET).strip()
    except OSError as error:
        raise ConfigError(f"{at}: {error}") from None
    if not text or "\n" in text:
        raise ConfigError(f"{at} names a file that holds no secret; it must be one line")
    return text


def _check_together(settings: Settings) -> None:
    if (settings.certfile is None) != (settings.keyfile is None):
        raise ConfigError("server.certfile and server.keyfile go together; one of them is missing")
    if settings.certfile is not None:
        try:
            ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(settings.certfile, settings.keyfile)
        except OSError as error:  # ssl.SSLError is one
            reason = error.strerror or "they are no certificate and its key"
            raise ConfigError(
                f"server.certfile {settings.certfile} and server.keyfile {settings.keyfile} cannot be used: "
                f"{reason.lower()}"
            ) from None
    if settings.metrics == "token" and settings.metrics_token is None:
        raise ConfigError('server.metrics is "token"; it needs server.metrics_token or _token_file')


def _unknown(name: str, among: tuple[str, ...], what: str) -> str:
    nearest = get_close_matches(name, among, n=1)
    guess = f"did you mean {nearest[0]}?" if nearest else f"{what}s are {', '.join(among)}"
    return f"{shorten(name)} is no {what}; {guess}"
