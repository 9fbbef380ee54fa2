"""The client's types: web/src/wire.ts for the socket, web/src/api.ts for HTTP."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator
from dataclasses import replace

import msgspec

from generators.declared import Declared, names_in, reached
from generators.typescript import module
from svara.server.web.app import ENDPOINTS

WIRE = "svara.wire"
EVENTS = "svara.table.events"

NOT_TOLD = {"player", "rules", "fair"}
"""Fields of a table's own events that the house alone knows, or that a view says better."""

_WIRE_HEADING = "/** The messages of the socket. Written by `tools/generate` from src/svara/wire.py. */\n"
_API_HEADING = (
    "/** What HTTP takes and answers. Written by `tools/generate` from the endpoints of the server. */\n"
)


def wire_types() -> list[Declared]:
    """Every type of the socket, events included."""
    roots = [*((WIRE, name) for name in _aliases(WIRE)), (EVENTS, "TableEvent")]
    return reached(roots, _as_told)


def asked_types() -> set[str]:
    """What a client sends over the socket."""
    return {kind.name for kind in reached([(WIRE, "ClientMessage")])}


def wire_module() -> str:
    """web/src/wire.ts."""
    from svara.wire import VERSION

    heading = f"{_WIRE_HEADING}\n/** The version of the messages. */\nexport const VERSION = {VERSION};\n"
    return module(heading, wire_types(), asked=asked_types())


def api_module() -> str:
    """web/src/api.ts."""
    known = {kind.name for kind in wire_types()}
    types = [kind for kind in reached(_endpoint_types()) if kind.name not in known]
    asked = {
        struct.__name__ for endpoint in ENDPOINTS for struct in (endpoint.body, endpoint.query) if struct
    }
    used = {name for kind in types for expression in _kinds(kind) for name in _told_names(expression)} & known
    imports = f"import type {{ {', '.join(sorted(used))} }} from './wire';\n" if used else ""
    return module(f"{_API_HEADING}{imports}", types, asked=asked)


def _endpoint_types() -> Iterator[tuple[str, str]]:
    for endpoint in ENDPOINTS:
        for struct in (endpoint.body, endpoint.query, endpoint.answer):
            if isinstance(struct, type) and issubclass(struct, msgspec.Struct):
                yield struct.__module__, struct.__name__
    yield "svara.server.web.endpoint", "Fault"


def _kinds(kind: Declared) -> list[ast.expr]:
    return [kind.kind] if kind.kind is not None else [field.kind for field in kind.fields]


def _told_names(kind: ast.expr) -> Iterator[str]:
    for name in names_in(kind):
        yield "Amount" if name == "Chips" else name


def _aliases(name: str) -> list[str]:
    """The named types of a module, in its order."""
    tree = ast.parse(importlib.import_module(name).__loader__.get_source(name))  # type: ignore[union-attr]
    return [
        node.target.id
        for node in tree.body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and ast.unparse(node.annotation) == "TypeAlias"
    ]


def _as_told(kind: Declared) -> Declared:
    """A type as it leaves the house: events without what is not told, a log entry with its events."""
    if kind.name == "LogEntry":
        event = ast.parse("TableEvent", mode="eval").body
        fields = tuple(
            replace(field, kind=event) if field.name == "event" else field for field in kind.fields
        )
        return replace(kind, fields=fields)
    if kind.tag is not None and kind.tag[0] == "event":
        return replace(kind, fields=tuple(field for field in kind.fields if field.name not in NOT_TOLD))
    return kind
