"""The reference of docs/wire.md: every message, field, event and code. Its prose is kept by hand."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from generators.codes import closings, refusal_codes
from generators.declared import Declared, names_in
from generators.markdown import between, prose, table
from generators.meanings import CLOSINGS, REFUSALS, check_meanings
from generators.typescript import RENAMED, is_optional, type_text
from generators.wire_types import asked_types, wire_types

PAGE = Path(__file__).resolve().parent.parent.parent / "docs" / "wire.md"


def page() -> str:
    """docs/wire.md."""
    text = PAGE.read_text(encoding="utf-8")
    text = between(text, "refusals", "\n".join(_refusals()))
    text = between(text, "closings", "\n".join(_closings()))
    return between(text, "reference", "\n".join(_reference()))


def _refusals() -> Iterator[str]:
    codes = sorted(refusal_codes())
    check_meanings(codes, REFUSALS)
    yield from table(("code", "meaning"), ((f"`{code}`", REFUSALS[code]) for code in codes))


def _closings() -> Iterator[str]:
    found = closings()
    check_meanings([closing.reason for closing in found], CLOSINGS)
    rows = ((str(code), f"`{reason}`", CLOSINGS[reason]) for code, reason in found)
    yield from table(("code", "reason", "meaning"), rows)


def _reference() -> Iterator[str]:
    types = {kind.name: kind for kind in wire_types()}
    sent, asked = _union(types, "ServerMessage"), _union(types, "ClientMessage")
    events = [name for union in ("OwnEvent", "BankEvent") for name in _union(types, union)]
    messages = {*sent, *asked, *events}
    yield from _part("From the server", types, sent)
    yield from _part("From the client", types, asked)
    others = [name for name, kind in types.items() if name not in messages and kind.fields]
    yield from _part("What messages are made of", types, others)
    named = [kind for kind in types.values() if kind.kind is not None and "Event" not in kind.name]
    yield "### Named types"
    yield ""
    yield from table(
        ("name", "is", "meaning"),
        ((f"`{kind.name}`", f"`{_text(kind)}`", prose(kind.note)) for kind in named if not _is_union(kind)),
    )
    yield ""
    yield from _part("Events in the log", types, events)


def _union(types: dict[str, Declared], name: str) -> list[str]:
    """The structs that a union is of, and those of unions in it."""
    kind = types[name].kind
    if kind is None:
        return [name]
    return [struct for part in names_in(kind) if part in types for struct in _union(types, part)]


def _is_union(kind: Declared) -> bool:
    return kind.name in ("ServerMessage", "ClientMessage", "TableMessage")


def _text(kind: Declared) -> str:
    assert kind.kind is not None
    return type_text(kind.kind)


def _part(heading: str, types: dict[str, Declared], names: list[str]) -> Iterator[str]:
    asked = asked_types()
    yield f"### {heading}"
    yield ""
    for name in names:
        yield from _struct(types[name], asked=name in asked)


def _struct(kind: Declared, *, asked: bool) -> Iterator[str]:
    yield f"#### {_title(kind)}"
    yield ""
    if kind.note:
        yield prose(kind.note)
        yield ""
    if kind.fields:
        yield from fields_table(kind, asked=asked)
        yield ""


def fields_table(kind: Declared, *, asked: bool) -> Iterator[str]:
    """The fields of a struct, one a row."""
    rows = (
        (
            f"`{field.name}`" + (" (optional)" if is_optional(kind, field, asked=asked) else ""),
            f"`{type_text(field.kind)}`",
            prose(field.note),
        )
        for field in kind.fields
    )
    yield from table(("field", "type", "meaning"), rows)


def _title(kind: Declared) -> str:
    if kind.tag is None:
        return RENAMED.get(kind.name, kind.name)
    return f'`"{kind.tag[0]}": "{kind.tag[1]}"`'
