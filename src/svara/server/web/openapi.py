"""The HTTP interface as an OpenAPI 3.1 document, from the endpoints as they are declared."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Any, TypeAlias

import msgspec

from svara.server.web.endpoint import KEY_HEADER, Endpoint, Fault, refusals
from svara.server.web.session import SESSION_COOKIE

Json: TypeAlias = dict[str, Any]

_PATH_PARAMETER = re.compile(r"{(\w+)}")
_REF = "#/components/schemas/{name}"


def document(endpoints: Iterable[Endpoint], version: str) -> Json:
    """The whole document; ``version`` is the program's."""
    endpoints = tuple(endpoints)
    kinds = [kind for endpoint in endpoints for kind in (endpoint.body, endpoint.answer) if kind is not None]
    _, components = _schemas([*kinds, Fault])
    paths: Json = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Svara", "version": version, "license": {"name": "MIT", "identifier": "MIT"}},
        "paths": paths,
        "components": {
            "schemas": dict(sorted(components.items())),
            "securitySchemes": {"session": {"type": "apiKey", "in": "cookie", "name": SESSION_COOKIE}},
        },
    }


def group(endpoint: Endpoint) -> str:
    """What an endpoint is about: the name of the module that it is declared in.

    A module is a room with one purpose, so its name says it.
    """
    return str(endpoint.handler.__module__.rpartition(".")[2])


def _operation(endpoint: Endpoint) -> Json:
    operation: Json = {
        "operationId": f"{endpoint.method.lower()}_{endpoint.handler.__name__}",
        "summary": endpoint.summary,
        "description": f"{_who(endpoint)} {_rate(endpoint)}",
        "tags": [group(endpoint)],
        "security": [] if endpoint.who == "anyone" else [{"session": []}],
        "parameters": [*_path_parameters(endpoint), *_query_parameters(endpoint), *_key_parameter(endpoint)],
        "responses": dict(_responses(endpoint)),
    }
    if endpoint.body is not None:
        (body,), _ = _schemas([endpoint.body])
        operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": body}}}
    return operation


def _who(endpoint: Endpoint) -> str:
    return "For anyone." if endpoint.who == "anyone" else f"For a session of a {endpoint.who}, or above."


def _rate(endpoint: Endpoint) -> str:
    rate = endpoint.rate
    return f"From one address {rate.burst} at once, then {rate.per_second:g} a second."


def _path_parameters(endpoint: Endpoint) -> Iterator[Json]:
    schema = {"type": "string", "minLength": 1, "pattern": "^[^/]+$"}
    for name in _PATH_PARAMETER.findall(endpoint.path):
        yield {"name": name, "in": "path", "required": True, "schema": schema}


def _query_parameters(endpoint: Endpoint) -> Iterator[Json]:
    if endpoint.query is None:
        return
    (ref,), components = _schemas([endpoint.query])
    schema = components[ref["$ref"].rpartition("/")[2]]
    for name, of in schema["properties"].items():
        yield {
            "name": name,
            "in": "query",
            "required": name in schema.get("required", ()),
            "schema": _without_null(_inlined(of, components)),
        }


def _key_parameter(endpoint: Endpoint) -> Iterator[Json]:
    if endpoint.keyed:
        yield {"name": KEY_HEADER.title(), "in": "header", "required": False, "schema": {"type": "string"}}


def _inlined(schema: Json, components: Json) -> Json:
    """A parameter's schema by itself: its types are no part of the document's."""
    if "$ref" in schema:
        return _inlined(components[schema["$ref"].rpartition("/")[2]], components)
    return schema


def _without_null(schema: Json) -> Json:
    """A query leaves out what it does not ask for; there is no way to say null."""
    schema = {key: value for key, value in schema.items() if key != "default" or value is not None}
    if "anyOf" in schema:
        choices = [choice for choice in schema.pop("anyOf") if choice != {"type": "null"}]
        return (choices[0] | schema) if len(choices) == 1 else (schema | {"anyOf": choices})
    if "enum" in schema:
        schema["enum"] = [value for value in schema["enum"] if value is not None]
    return schema


def _responses(endpoint: Endpoint) -> Iterator[tuple[str, Json]]:
    statuses = sorted({endpoint.status, *endpoint.also})
    for status in statuses:
        yield str(status), _answer(endpoint)
    for status, codes in sorted(_by_status(refusals(endpoint)).items()):
        schema = {
            "allOf": [{"$ref": _REF.format(name="Fault")}],
            "properties": {"error": {"enum": codes}},
        }
        yield (
            str(status),
            {"description": ", ".join(codes), "content": {"application/json": {"schema": schema}}},
        )


def _answer(endpoint: Endpoint) -> Json:
    if endpoint.media is not None:
        return {"description": "A file.", "content": {endpoint.media: {"schema": {"type": "string"}}}}
    if endpoint.answer is None:
        return {"description": "Done."}
    (schema,), _ = _schemas([endpoint.answer])
    return {"description": "Done.", "content": {"application/json": {"schema": schema}}}


def _by_status(codes: dict[str, int]) -> dict[int, list[str]]:
    found: dict[int, list[str]] = {}
    for code, status in sorted(codes.items()):
        found.setdefault(status, []).append(code)
    return found


def _schemas(kinds: list[Any]) -> tuple[tuple[Json, ...], Json]:
    """As JSON has them: a default that is a tuple is a list."""
    made = msgspec.json.schema_components(kinds, schema_hook=_special, ref_template=_REF)
    schemas, components = msgspec.json.decode(msgspec.json.encode(made))
    return tuple(schemas), components


def _special(kind: type) -> Json:
    """The schema of a fraction, which msgspec does not know; any other type is refused by the error that it
    expects of a hook.
    """
    if kind is Fraction:
        return {"type": "string"}
    raise NotImplementedError(kind)
