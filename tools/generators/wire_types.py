"""web/src/wire.ts: the messages of the socket as the client's types."""

from __future__ import annotations

import ast
import importlib
import inspect
from dataclasses import replace

from generators.codes import refusal_codes
from generators.declared import Declared, Field, reached
from generators.typescript import module, union_of
from svara.wire import VERSION

WIRE = "svara.wire"
ROOMS = ("svara.wire.views", "svara.wire.messages", "svara.wire.endings")
EVENTS = "svara.table.events"

NOT_TOLD = {"player", "rules", "fair"}
"""Fields of a table's own events that the house alone knows, or that a view says better."""

SAID_TOO = {"Opened": (Field("score", WIRE + ".views", ast.Name("ScoreView"), "What it is worth.", False),)}
"""Fields that are worked out for who is told."""

_HEADING = f"""\
/** The messages of the socket. Written by `tools/generate` from src/svara/wire/. */

/** The version of the messages. */
export const VERSION = {VERSION};
"""


def wire_types() -> list[Declared]:
    """Every type of the socket, events included."""
    roots = [*((room, name) for room in ROOMS for name in _aliases(room)), (EVENTS, "TableEvent")]
    return reached(roots, _as_told)


def asked_types() -> set[str]:
    """What a client sends over the socket."""
    return {kind.name for kind in reached([(WIRE, "ClientMessage")])}


def wire_module() -> str:
    """web/src/wire.ts."""
    refusals = union_of("Refusal", "What an answer may refuse with.", refusal_codes())
    return "\n".join([module(_HEADING, wire_types(), asked=asked_types()), refusals])


def _aliases(name: str) -> list[str]:
    """The named types of a module, in its order."""
    tree = ast.parse(inspect.getsource(importlib.import_module(name)))
    return [
        ast.unparse(node.target)
        for node in tree.body
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "TypeAlias"
    ]


def _as_told(kind: Declared) -> Declared:
    """A type as it leaves the house: events without what is not told, a log entry with its events."""
    if kind.name == "LogEntry":
        event = ast.parse("TableEvent", mode="eval").body
        seq, entry = kind.fields
        return replace(kind, fields=(seq, replace(entry, kind=event)))
    if kind.tag is not None and kind.tag[0] == "event":
        fields = tuple(field for field in kind.fields if field.name not in NOT_TOLD)
        return replace(kind, fields=(*fields, *SAID_TOO.get(kind.name, ())))
    return kind
