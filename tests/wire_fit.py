"""Whether what is sent is of the types that are published for it."""

from __future__ import annotations

import ast
from functools import cache
from typing import Any

from generators.declared import Declared
from generators.typescript import is_optional
from generators.wire_types import asked_types, wire_types

KINDS: dict[str, type | tuple[type, ...]] = {
    "int": int,
    "Chips": (int, str),
    "str": str,
    "Card": str,
    "bytes": str,
    "bool": bool,
}


@cache
def published() -> dict[str, Declared]:
    return {kind.name: kind for kind in wire_types()}


@cache
def tagged(field: str) -> dict[str, str]:
    """The names of the published structs by what their tag field holds."""
    return {kind.tag[1]: name for name, kind in published().items() if kind.tag and kind.tag[0] == field}


@cache
def sent_by_clients() -> set[str]:
    return asked_types()


def texts_of(kind: ast.Subscript) -> tuple[str, ...]:
    """What a `Literal` may be."""
    texts = ast.literal_eval(kind.slice)
    return texts if isinstance(texts, tuple) else (texts,)


def misfits(value: Any, kind: ast.expr, at: str = "") -> list[str]:
    """Where a value is not of a type; nothing where it is."""
    match kind:
        case ast.BinOp(left=left, right=right):
            first = misfits(value, left, at)
            return first and (misfits(value, right, at) and first)
        case ast.Constant(value=None):
            return [] if value is None else [f"{at}: {value!r} is not null"]
        case ast.Subscript(value=ast.Name(id="Literal")):
            return [] if value in texts_of(kind) else [f"{at}: {value!r} is not among them"]
        case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=[*parts, last])):
            each = ast.unparse(last) == "..."
            kinds = parts * len(value) if each else [*parts, last]
            pairs = zip(value, kinds, strict=True)
            return [fault for item, part in pairs for fault in misfits(item, part, f"{at}[]")]
        case ast.Name(id="TableEvent"):
            return misfits_struct(value, tagged("event").get(value["event"], value["event"]), at)
        case ast.Name(id=name) if name in KINDS:
            fits = isinstance(value, KINDS[name]) and (name == "bool") == isinstance(value, bool)
            return [] if fits else [f"{at}: {value!r} is no {name}"]
        case ast.Name(id=name) if (named := published()[name].kind) is not None:
            return misfits(value, named, at)
        case ast.Name(id=name):
            return misfits_struct(value, name, at)
    raise ValueError(ast.unparse(kind))


def misfits_struct(value: Any, name: str, at: str = "") -> list[str]:
    """The same for a struct by its published name."""
    struct = published().get(name)
    if struct is None:
        return [f"{at}: {name} is not published"]
    if not isinstance(value, dict):
        return [f"{at}: {value!r} is no {name}"]
    fields = {field.name: field for field in struct.fields}
    own = set() if struct.tag is None else {struct.tag[0]}
    found = [f"{at}.{extra} is not published" for extra in value.keys() - fields.keys() - own]
    for field in struct.fields:
        if field.name in value:
            found += misfits(value[field.name], field.kind, f"{at}.{field.name}")
        elif not is_optional(struct, field, asked=name in sent_by_clients()):
            found.append(f"{at}.{field.name} is missing")
    return found
