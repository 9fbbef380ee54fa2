"""Declared types as TypeScript, laid out as the client's formatter lays it out."""

from __future__ import annotations

import ast
import re
import textwrap
from collections.abc import Collection, Iterable, Mapping

from generators.declared import Declared, Field

WIDTH = 110

_PRIMITIVES = {
    "int": "number",
    "float": "number",
    "str": "string",
    "bool": "boolean",
    "None": "null",
    "Any": "unknown",
    "bytes": "string",
    "Card": "string",
    "Chips": "Amount",
}
"""Chips and cards are written as the wire writes them, bytes as texts."""

RENAMED: Mapping[str, str] = {"Request": "TableRequest"}
"""Names that mean something else in a browser."""


def module(heading: str, types: Iterable[Declared], *, asked: Collection[str] = ()) -> str:
    """A module of types. Those that are ``asked`` are what a client sends, and it may leave out whatever
    has a default; a server leaves out only what a struct says.
    """
    blocks = [heading, *(_block(kind, asked=kind.name in asked) for kind in types)]
    return "\n".join(blocks)


def union_of(name: str, meaning: str, texts: Iterable[str]) -> str:
    """A type of texts.

    >>> print(union_of("Suit", "What a card is of.", ["s", "h"]), end="")
    /** What a card is of. */
    export type Suit = 'h' | 's';
    """
    members = [f"'{text}'" for text in sorted(texts)]
    head, line = f"export type {name} =", " | ".join(members)
    fits = len(f"{head} {line};") <= WIDTH
    laid = f"{head} {line};" if fits else "\n  | ".join([head, *members]) + ";"
    return f"/** {meaning} */\n{laid}\n"


def type_text(kind: ast.expr) -> str:
    """An annotation as a type of TypeScript on one line.

    >>> type_text(ast.parse("tuple[str | None, ...]", mode="eval").body)
    '(string | null)[]'
    >>> type_text(ast.parse("tuple[tuple[int, Chips], ...] | None", mode="eval").body)
    '[number, Amount][] | null'
    """
    return " | ".join(_members(kind))


def _members(kind: ast.expr) -> list[str]:
    match kind:
        case ast.BinOp(op=ast.BitOr(), left=left, right=right):
            return [*_members(left), *_members(right)]
        case ast.Subscript(value=ast.Name(id="Literal"), slice=ast.Tuple(elts=values)):
            return [_literal(value) for value in values]
        case ast.Subscript(value=ast.Name(id="Literal"), slice=value):
            return [_literal(value)]
        case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=[inner, ast.Constant(value=e)])):
            assert e is ..., "a tuple of any length ends in dots"
            return [_list_of(inner)]
        case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=parts)):
            return [f"[{', '.join(type_text(part) for part in parts)}]"]
        case ast.Subscript(value=ast.Name(id="Annotated"), slice=ast.Tuple(elts=[inner, *_])):
            return _members(inner)
        case ast.Subscript(value=ast.Name(id="list"), slice=inner):
            return [_list_of(inner)]
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[key, value])):
            return [f"Record<{type_text(key)}, {type_text(value)}>"]
        case ast.Constant(value=None):
            return ["null"]
        case ast.Constant(value=str(text)):
            return _members(ast.parse(text, mode="eval").body)
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return [_PRIMITIVES.get(name) or RENAMED.get(name, name)]
    raise ValueError(f"{ast.unparse(kind)} has no counterpart")


def _literal(value: ast.expr) -> str:
    assert isinstance(value, ast.Constant)
    return f"'{value.value}'" if isinstance(value.value, str) else str(value.value).lower()


def _list_of(inner: ast.expr) -> str:
    text = type_text(inner)
    return f"({text})[]" if " | " in text else f"{text}[]"


def _block(declared: Declared, *, asked: bool) -> str:
    name = RENAMED.get(declared.name, declared.name)
    lines = _comment(declared.note, "")
    if declared.kind is not None:
        lines += _union(f"export type {name} =", _members(declared.kind), "")
        return "\n".join([*lines, ""])
    lines.append(f"export interface {name} {{")
    if declared.tag is not None:
        lines.append(f"  {declared.tag[0]}: '{declared.tag[1]}';")
    for field in declared.fields:
        mark = "?" if is_optional(declared, field, asked=asked) else ""
        lines += _comment(field.note, "  ")
        lines += _union(f"  {field.name}{mark}:", _members(field.kind), "  ")
    return "\n".join([*lines, "}", ""])


def is_optional(declared: Declared, field: Field, *, asked: bool) -> bool:
    """Whether a field may be missing."""
    return field.has_default and (asked or declared.leaves_out)


def _union(head: str, members: list[str], indent: str) -> list[str]:
    line = f"{head} {' | '.join(members)};"
    if len(line) <= WIDTH:
        return [line]
    parts = [f"{indent}  | {member}" for member in members]
    return [head, *parts[:-1], f"{parts[-1]};"]


def _comment(note: str, indent: str) -> list[str]:
    text = re.sub(r"``", "`", note).strip()
    if not text:
        return []
    line = f"{indent}/** {text} */"
    if "\n" not in text and len(line) <= WIDTH:
        return [line]
    lines = [
        piece
        for paragraph in text.split("\n\n")
        for piece in ("", *textwrap.wrap(" ".join(paragraph.split()), WIDTH - len(indent) - 3))
    ]
    body = [f"{indent} * {piece}".rstrip() for piece in lines[1:]]
    return [f"{indent}/**", *body, f"{indent} */"]
