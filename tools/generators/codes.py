"""Every code that leaves the server; those of refusals are found where they are raised, so that none can be
left out.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from svara.wire import ENDINGS

SRC = Path(__file__).resolve().parent.parent.parent / "src" / "svara"


class Closing(NamedTuple):
    """Why a socket is ended."""

    code: int
    reason: str


def refusal_codes() -> set[str]:
    """What an answer over the socket may say."""
    trees = [*_trees("bank"), *_trees("table"), *_trees("server")]
    return {code for tree in trees for code in _refusals(tree)}


def closings() -> list[Closing]:
    """What a socket may be closed with, by number."""
    return sorted(Closing(code, reason) for reason, code in ENDINGS.items())


def _trees(room: str) -> Iterator[ast.Module]:
    for file in sorted((SRC / room).rglob("*.py")):
        yield ast.parse(file.read_text(encoding="utf-8"), str(file))


def _refusals(tree: ast.Module) -> Iterator[str]:
    yield from _raised(tree, "Refused")
    yield from _raised(tree, "IllegalAction")
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id="Answer"), args=[_, ast.Constant(value=False), code, *_]):
                yield from _texts(code, tree)


def _raised(tree: ast.Module, error: str) -> Iterator[str]:
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id=name), args=[code, *_]) if name == error:
                yield from _texts(code, tree)


def _texts(code: ast.expr, tree: ast.Module) -> Iterator[str]:
    """The texts that a code may be; one that only passes through was a text where it came from."""
    match code:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=body, orelse=other):
            yield from _texts(body, tree)
            yield from _texts(other, tree)
        case ast.Attribute(attr="code"):
            return
        case ast.Name(id=name):
            yield from _assigned(name, tree, code.lineno)
        case _:
            raise ValueError(f"line {code.lineno}: {ast.unparse(code)} is a code that cannot be listed")


def _assigned(name: str, tree: ast.Module, line: int) -> Iterator[str]:
    """What a local name was given last before a line."""
    given = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == name and node.lineno < line
    ]
    if not given:
        raise ValueError(f"line {line}: {name} is a code that cannot be listed")
    yield from _texts(max(given, key=lambda node: node.lineno).value, tree)
