"""A deal record as data: read from TOML and checked, before anything is replayed."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from svara.chips import Chips, ChipsError, parse_chips
from svara.record.lines import name_fault
from svara.record.proofs import HeaderProof, ProofError, parse_proofs
from svara.rules.toml import TomlError, parse_toml, place_of

FORMAT = "svara-deal/1"
MOST_SEATS = 12
LARGEST_RECORD = 60_000_000
"""Bytes of a record: no larger one is written, and none is read."""

_NONCE = re.compile("[0-9a-f]{64}")
_REQUIRED = ("format", "profile", "seats", "stacks", "dealer", "actions")
_OPTIONAL = ("rules", "sitting_out", "bots", "seed", "rules_hash", "expect", "owner", "kept", "proofs")


class RecordError(ValueError):
    """A record that cannot be read or replayed; the message is one sentence that says where and why."""


class DealRecord(msgspec.Struct, frozen=True):
    """One bank from the antes to the payout, as a file says it."""

    profile: str
    seats: tuple[str, ...]
    stacks: tuple[Chips, ...]
    dealer: str
    actions: tuple[str, ...]
    rules: dict[str, Any] = {}
    sitting_out: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    seed: str | None = None
    rules_hash: str | None = None
    expect: dict[str, Any] = {}
    owner: str | None = None
    """Whose record it is: ``?`` stands for what he never saw."""
    kept: tuple[str, ...] = ()
    """The nonces that his own client has kept, in hexadecimal."""
    proofs: tuple[HeaderProof, ...] = ()
    """What `svara verify` checks, one for each header of the bank."""


def check_size(text: str) -> None:
    """Whether a record is not too large, for who writes it and for who reads it. Raises `RecordError`."""
    size = len(text.encode())
    if size > LARGEST_RECORD:
        raise RecordError(f"the record has {size} bytes; at most {LARGEST_RECORD}")


def parse_record(text: str, source: str = "record") -> DealRecord:
    """The record a text holds. Raises `RecordError`, which names ``source``."""
    try:
        check_size(text)
        data = parse_toml(text)
    except TomlError as error:
        raise RecordError(f"{place_of(source, error.line)}: {error}") from None
    except RecordError as error:
        raise RecordError(f"{source}: {error}") from None
    try:
        return _checked(data)
    except RecordError as error:
        raise RecordError(f"{source}: {error}") from None


def _checked(data: dict[str, Any]) -> DealRecord:
    for key in data:
        if key not in _REQUIRED and key not in _OPTIONAL:
            allowed = ", ".join((*_REQUIRED, *_OPTIONAL))
            raise RecordError(f"unknown key {key!r}; allowed are {allowed}")
    for key in _REQUIRED:
        if key not in data:
            raise RecordError(f"the key {key!r} is missing")
    if data["format"] != FORMAT:
        raise RecordError(f"the format is {data['format']!r}; this program reads {FORMAT!r}")
    seats = _names(data["seats"], "seats")
    _check_seats(seats)
    return DealRecord(
        profile=_text(data["profile"], "profile"),
        seats=seats,
        stacks=_stacks(data["stacks"], seats),
        dealer=_one_of(_text(data["dealer"], "dealer"), seats, "dealer"),
        actions=_names(data["actions"], "actions"),
        rules=_table(data.get("rules", {}), "rules"),
        sitting_out=_subset(data.get("sitting_out", []), seats, "sitting_out"),
        bots=_subset(data.get("bots", []), seats, "bots"),
        seed=_seed(data.get("seed")),
        rules_hash=None if "rules_hash" not in data else _text(data["rules_hash"], "rules_hash"),
        expect=_table(data.get("expect", {}), "expect"),
        owner=None if "owner" not in data else _one_of(_text(data["owner"], "owner"), seats, "owner"),
        kept=_nonces(data.get("kept", [])),
        proofs=_proofs(data.get("proofs", [])),
    )


def _text(value: object, key: str) -> str:
    if not isinstance(value, str):
        raise RecordError(f"{key} must be a text in quotes")
    return value


def _short(value: object) -> str:
    return repr(value)[:40]


def _table(value: object, key: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise RecordError(f"{key} must be a table, like {key} = {{ … }}")
    return value


def _names(value: object, key: str) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise RecordError(f'{key} must be a list of texts in quotes, like {key} = ["A"]')
    for number, item in enumerate(value, start=1):
        if not isinstance(item, str):
            raise RecordError(f"{key} must be texts in quotes; number {number} is {_short(item)}")
    return tuple(value)


def _check_seats(seats: tuple[str, ...]) -> None:
    if not 2 <= len(seats) <= MOST_SEATS:
        raise RecordError(f"seats has {len(seats)} names; a table has 2 to {MOST_SEATS} seats")
    for place, name in enumerate(seats):
        fault = name_fault(name)
        if fault:
            raise RecordError(f"seats: the name {name[:40]!r} {fault}")
        if name in seats[:place]:
            raise RecordError(f"seats: the name {name!r} stands there twice")


def _one_of(name: str, seats: tuple[str, ...], key: str) -> str:
    if name not in seats:
        raise RecordError(f"{key}: {name[:40]!r} sits at no seat; the seats are {', '.join(seats)}")
    return name


def _subset(value: object, seats: tuple[str, ...], key: str) -> tuple[str, ...]:
    return tuple(_one_of(name, seats, key) for name in _names(value, key))


def _stacks(value: object, seats: tuple[str, ...]) -> tuple[Chips, ...]:
    if not isinstance(value, list):
        raise RecordError(f"stacks must be a list of {len(seats)} numbers, one a seat")
    if len(value) != len(seats):
        raise RecordError(f"stacks has {len(value)} numbers for {len(seats)} seats; write one a seat")
    return tuple(_stack(item, name) for item, name in zip(value, seats, strict=True))


def _stack(value: object, name: str) -> Chips:
    try:
        if isinstance(value, str):
            return parse_chips(value)
        if type(value) is int:
            return parse_chips(str(value))
    except ChipsError as error:
        raise RecordError(f"the stack of {name}: {error}") from None
    wanted = "write a whole number, or a fraction as a text"
    raise RecordError(f"the stack of {name} is {_short(value)}; {wanted}")


def _nonces(value: object) -> tuple[str, ...]:
    nonces = _names(value, "kept")
    for text in nonces:
        if not _NONCE.fullmatch(text):
            raise RecordError("kept must be nonces, each 64 hexadecimal digits")
    return nonces


def _proofs(value: object) -> tuple[HeaderProof, ...]:
    try:
        return parse_proofs(value)
    except ProofError as error:
        raise RecordError(str(error)) from None


def _seed(value: object) -> str | None:
    if value is None:
        return None
    text = _text(value, "seed")
    try:
        bytes.fromhex(text)
    except ValueError:
        raise RecordError('seed must be bytes in hexadecimal, like seed = "00ff"') from None
    return text
