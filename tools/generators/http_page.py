"""docs/http.md and docs/openapi.json: every endpoint, as it is declared."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from generators.api_types import api_types
from generators.declared import Declared
from generators.markdown import between, prose, table
from generators.meanings import FAULTS, check_meanings
from generators.typescript import type_text
from generators.wire_page import fields_table
from svara import __version__
from svara.server.web.app import ENDPOINTS
from svara.server.web.endpoint import KEY_HEADER, Endpoint, refusals
from svara.server.web.openapi import document, group

DOCS = Path(__file__).resolve().parent.parent.parent / "docs"
PAGE = DOCS / "http.md"
DOCUMENT = DOCS / "openapi.json"


def openapi() -> str:
    """docs/openapi.json."""
    return json.dumps(document(ENDPOINTS, __version__), indent=2, ensure_ascii=False) + "\n"


def page() -> str:
    """docs/http.md."""
    text = PAGE.read_text(encoding="utf-8")
    text = between(text, "codes", "\n".join(_codes()))
    return between(text, "endpoints", "\n".join(_endpoints()))


def api_codes() -> set[str]:
    """What any endpoint may refuse with."""
    return set[str]().union(*(refusals(endpoint) for endpoint in ENDPOINTS))


def _codes() -> Iterator[str]:
    codes = api_codes()
    check_meanings(codes, FAULTS)
    yield from table(("code", "meaning"), ((f"`{code}`", FAULTS[code]) for code in sorted(codes)))


def _endpoints() -> Iterator[str]:
    types = {kind.name: kind for kind in api_types()}
    shown: set[str] = set()
    for name in dict.fromkeys(group(endpoint) for endpoint in ENDPOINTS):
        yield f"### {name.replace('_', ' ').capitalize()}"
        yield ""
        for endpoint in ENDPOINTS:
            if group(endpoint) == name:
                yield from _endpoint(endpoint, types)
                shown |= {kind.__name__ for kind in (endpoint.body, endpoint.query) if kind}
    yield "### What bodies and answers are made of"
    yield ""
    for kind in types.values():
        if kind.name not in shown:
            yield from _type(kind)


def _endpoint(endpoint: Endpoint, types: dict[str, Declared]) -> Iterator[str]:
    yield f"#### `{endpoint.method} {endpoint.path}`"
    yield ""
    yield f"{endpoint.summary} {_conditions(endpoint)}"
    yield ""
    for kind, where in ((endpoint.query, "Parameters of the query"), (endpoint.body, "The body")):
        if kind is not None:
            yield f"{where}:"
            yield ""
            yield from fields_table(types[kind.__name__], asked=True)
            yield ""
    if endpoint.keyed:
        yield f"The key of an invitation counts here, in the header `{KEY_HEADER.title()}`."
        yield ""
    refused = (f"`{code}` ({status})" for code, status in sorted(refusals(endpoint).items()))
    yield f"Answers {_answer(endpoint)}. Refuses with {', '.join(refused)}."
    yield ""


def _conditions(endpoint: Endpoint) -> str:
    who = "For anyone" if endpoint.who == "anyone" else f"For a session of a {endpoint.who}"
    rate = f"{endpoint.rate.burst} at once from one address, then {endpoint.rate.per_second:g} a second"
    body = f"; at most {endpoint.largest} bytes" if endpoint.body is not None else ""
    return f"{who}; {rate}{body}."


def _answer(endpoint: Endpoint) -> str:
    statuses = " or ".join(str(status) for status in (endpoint.status, *endpoint.also))
    if endpoint.media is not None:
        return f"{statuses} with a file, `{endpoint.media}`"
    if endpoint.answer is None:
        return statuses
    return f"{statuses} with [{endpoint.answer.__name__}](#{endpoint.answer.__name__.lower()})"


def _type(kind: Declared) -> Iterator[str]:
    yield f"#### {kind.name}"
    yield ""
    if kind.note:
        yield prose(kind.note)
        yield ""
    if kind.kind is not None:
        yield f"`{type_text(kind.kind)}`"
        yield ""
    else:
        yield from fields_table(kind, asked=False)
        yield ""
