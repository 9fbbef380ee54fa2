"""web/src/api.ts: what HTTP takes and answers as the client's types."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import msgspec

from generators.declared import Declared, names_in, reached
from generators.typescript import module, union_of
from generators.wire_types import wire_types
from svara.server.web.app import ENDPOINTS
from svara.server.web.endpoint import refusals

_HEADING = "/** What HTTP takes and answers. Written by `tools/generate` from the server's endpoints. */\n"


def api_types() -> list[Declared]:
    """The types of HTTP, without those that the socket has too."""
    known = {(kind.name, kind.module) for kind in wire_types()}
    return [kind for kind in reached(_roots()) if (kind.name, kind.module) not in known]


def asked_types() -> set[str]:
    """What a client sends."""
    return {kind.__name__ for endpoint in ENDPOINTS for kind in (endpoint.body, endpoint.query) if kind}


def api_module() -> str:
    """web/src/api.ts."""
    types = api_types()
    own = {kind.name for kind in types}
    shared = {kind.name for kind in wire_types()} - own
    used = {name for kind in types for name in _names(kind)} & shared
    imports = f"import type {{ {', '.join(sorted(used))} }} from './wire';\n" if used else ""
    codes = {code for endpoint in ENDPOINTS for code in refusals(endpoint)}
    refused = union_of("ApiCode", "What an endpoint may refuse with.", codes)
    return "\n".join([module(f"{_HEADING}{imports}", types, asked=asked_types()), refused])


def _roots() -> Iterator[tuple[str, str]]:
    for endpoint in ENDPOINTS:
        for kind in (endpoint.body, endpoint.query, endpoint.answer):
            if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
                yield kind.__module__, kind.__name__
    yield "svara.server.web.endpoint", "Fault"


def _names(kind: Declared) -> Iterator[str]:
    expressions: list[ast.expr] = [field.kind for field in kind.fields]
    if kind.kind is not None:
        expressions.append(kind.kind)
    for expression in expressions:
        for name in names_in(expression):
            yield "Amount" if name == "Chips" else name.rpartition(".")[2]
