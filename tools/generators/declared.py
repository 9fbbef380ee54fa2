"""Types as the code declares them: structs and named types, with docstrings, and all that they lead to."""

from __future__ import annotations

import ast
import importlib
import inspect
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from types import ModuleType
from typing import Any

import msgspec


@dataclass(frozen=True)
class Field:
    """A field of a struct."""

    name: str
    module: str
    """Where it is declared, which may be a struct that its own comes from."""
    kind: ast.expr
    note: str
    has_default: bool
    default: Any = None


@dataclass(frozen=True)
class Declared:
    """A struct with its fields, or a name for a type."""

    name: str
    module: str
    note: str
    kind: ast.expr | None = None
    """What a named type stands for; none for a struct."""
    fields: tuple[Field, ...] = ()
    tag: tuple[str, str] | None = None
    """The field that tells structs of a union from one another, and what it holds."""
    leaves_out: bool = False
    """Whether a field at its default is left out."""


def reached(
    roots: Iterable[tuple[str, str]], told: Callable[[Declared], Declared] = lambda declared: declared
) -> list[Declared]:
    """The declared types of these modules and names, and those that they need, each after the first
    one that needs it. ``told`` makes of a type what leaves the house of it.
    """
    found: dict[str, Declared] = {}

    def visit(module: str, name: str) -> None:
        declared = declaration(module, name)
        if declared is None:
            return
        if declared.name in found:
            other = found[declared.name].module
            if other != declared.module:
                raise ValueError(
                    f"{name} is declared in {other} and in {declared.module}: give one another name"
                )
            return
        declared = told(declared)
        found[declared.name] = declared
        kinds = [(field.module, field.kind) for field in declared.fields]
        if declared.kind is not None:
            kinds.append((declared.module, declared.kind))
        for home, kind in kinds:
            for other in names_in(kind):
                visit(home, other)

    for module, name in roots:
        visit(module, name)
    return list(found.values())


def declaration(module: str, name: str) -> Declared | None:
    """A type that a module declares or imports; nothing where it is one of Python's own."""
    home = _home(module, name)
    if home is None:
        return None
    module, node = home
    if isinstance(node, ast.ClassDef):
        return _struct(module, node)
    assert node.value is not None
    name = name.rpartition(".")[2]
    return Declared(name, module, _notes(_parsed(module).body).get(name, ""), kind=node.value)


def names_in(kind: ast.expr) -> Iterator[str]:
    """The names of types in an annotation; the texts of a `Literal` are none."""
    match kind:
        case ast.Name() | ast.Attribute():
            yield ast.unparse(kind)
        case ast.Constant(value=str(text)):
            yield from names_in(ast.parse(text, mode="eval").body)
        case ast.Subscript(value=ast.Name(id="Literal")) | ast.Constant():
            return
        case ast.Subscript(value=ast.Name(id="Annotated"), slice=ast.Tuple(elts=[inner, *_])):
            yield from names_in(inner)
        case ast.Subscript(slice=inner):
            yield from names_in(inner)
        case ast.Tuple(elts=parts):
            for part in parts:
                yield from names_in(part)
        case ast.BinOp(left=left, right=right):
            yield from names_in(left)
            yield from names_in(right)


def _home(module: str, name: str) -> tuple[str, ast.ClassDef | ast.AnnAssign] | None:
    """Where a name is declared, through imports; ``looking.Line`` is a name in an imported module."""
    if "." in name:
        package, _, name = name.partition(".")
        found = getattr(_module(module), package)
        return _home(found.__name__, name) if isinstance(found, ModuleType) else None
    for node in _parsed(module).body:
        match node:
            case ast.ClassDef(name=found) if found == name:
                return (module, node) if _is_struct(module, name) else None
            case ast.AnnAssign(target=ast.Name(id=found), annotation=ast.Name(id="TypeAlias")) if (
                found == name
            ):
                return module, node
            case ast.ImportFrom(module=str(origin), names=names, level=0):
                for alias in names:
                    if (alias.asname or alias.name) == name and origin.startswith("svara"):
                        return _home(origin, alias.name)
            case _:
                pass
    return None


def _is_struct(module: str, name: str) -> bool:
    found = getattr(_module(module), name)
    return isinstance(found, type) and issubclass(found, msgspec.Struct)


def _struct(module: str, node: ast.ClassDef) -> Declared:
    struct: type[msgspec.Struct] = getattr(_module(module), node.name)
    config = struct.__struct_config__
    tag = None if config.tag is None else (str(config.tag_field), str(config.tag))
    fields = []
    for info in msgspec.structs.fields(struct):
        owner_module, owner = _owner(struct, info.name)
        line = _line_of(owner, info.name)
        fields.append(
            Field(
                info.encode_name,
                owner_module,
                line.annotation,
                _notes(owner.body).get(info.name, ""),
                not info.required,
                None if info.default is msgspec.NODEFAULT else info.default,
            )
        )
    return Declared(
        node.name,
        module,
        ast.get_docstring(node) or "",
        fields=tuple(fields),
        tag=tag,
        leaves_out=config.omit_defaults,
    )


def _owner(struct: type[msgspec.Struct], field: str) -> tuple[str, ast.ClassDef]:
    """The class that declares a field: the struct or one that it comes from."""
    for kind in struct.__mro__:
        if field in vars(kind).get("__annotations__", {}):
            node = next(
                node
                for node in _parsed(kind.__module__).body
                if isinstance(node, ast.ClassDef) and node.name == kind.__name__
            )
            return kind.__module__, node
    raise LookupError(field)


def _line_of(owner: ast.ClassDef, field: str) -> ast.AnnAssign:
    for line in owner.body:
        if isinstance(line, ast.AnnAssign) and ast.unparse(line.target) == field:
            return line
    raise LookupError(field)


def _notes(body: list[ast.stmt]) -> Mapping[str, str]:
    """The text under each assignment, by its name."""
    notes = {}
    for line, following in pairwise(body):
        match line, following:
            case (
                ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]),
                ast.Expr(value=ast.Constant(value=str(text))),
            ):
                notes[name] = inspect.cleandoc(text)
            case _:
                pass
    return notes


def _module(name: str) -> ModuleType:
    return importlib.import_module(name)


@cache
def _parsed(name: str) -> ast.Module:
    return ast.parse(inspect.getsource(_module(name)))
