"""The walls of the house that imports alone cannot show: see "The house" in CONTRIBUTING.md.

Floors 1-5 do no I/O, read no clock, keep no global state and draw no randomness of their own; chips are whole
numbers; and no code asks which game it is playing.
"""

import ast
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src" / "svara"

# The import contract names the pure floors and what they may not import, and is the one place that does.
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PURE = next(c for c in PYPROJECT["tool"]["importlinter"]["contracts"] if c["id"] == "pure")
FLOORS_1_TO_5 = tuple(name.removeprefix("svara.") for name in PURE["source_modules"])
IMPURE_MODULES = frozenset(PURE["forbidden_modules"])

CHIP_ROOMS = ("chips", "bank", "table")
NAMELESS_ROOMS = ("bank", "scoring", "table", "bots")

# The one door to the disk below floor 6.
PROFILE_LOADER = SRC / "rules" / "load.py"

IMPURE_CALLS = frozenset({"__import__", "breakpoint", "eval", "exec", "input", "open", "print"})
FAMILY = frozenset({"svara", "svarka", "seka", "trinka"})

Rule = Callable[[ast.Module], Iterator[tuple[int, str]]]


def rooms(names: tuple[str, ...]) -> list[Path]:
    """Every file of the named modules and packages, whichever of the two each of them is."""
    files: list[Path] = []
    for name in names:
        module = SRC / f"{name}.py"
        found = [module] if module.exists() else sorted((SRC / name).rglob("*.py"))
        assert found, f"src/svara has no {name}: the house has lost a room, or this test its address"
        files += found
    return files


def breaches(files: list[Path], rule: Rule) -> list[str]:
    """What a rule finds in files, as lines that a person can go to."""
    return [
        f"{file.relative_to(ROOT)}:{line}: {what}"
        for file in files
        for line, what in rule(ast.parse(file.read_text(encoding="utf-8"), file.name))
    ]


def nodes(tree: ast.AST) -> Iterator[ast.AST]:
    """All nodes that run: what stands under `if TYPE_CHECKING` is there for the type checker alone."""
    yield tree
    for child in ast.iter_child_nodes(tree):
        if isinstance(child, ast.If) and ast.unparse(child.test) in {"TYPE_CHECKING", "typing.TYPE_CHECKING"}:
            for other in child.orelse:
                yield from nodes(other)
        else:
            yield from nodes(child)


def impurity(tree: ast.Module) -> Iterator[tuple[int, str]]:
    for node in nodes(tree):
        match node:
            case ast.Import(names=names):
                for alias in names:
                    if alias.name.split(".")[0] in IMPURE_MODULES or alias.name.startswith("numpy.random"):
                        yield node.lineno, f"imports {alias.name}"
            case ast.ImportFrom(module=str(module), level=0, names=names):
                drawn = module == "numpy" and any(alias.name == "random" for alias in names)
                if module.split(".")[0] in IMPURE_MODULES or module.startswith("numpy.random") or drawn:
                    yield node.lineno, f"imports from {module}"
            case ast.Call(func=ast.Name(id=name)) if name in IMPURE_CALLS:
                yield node.lineno, f"calls {name}()"
            case ast.Attribute(value=ast.Name(id="np" | "numpy"), attr="random"):
                yield node.lineno, "draws from numpy.random"


def global_state(tree: ast.Module) -> Iterator[tuple[int, str]]:
    for node in nodes(tree):
        if isinstance(node, ast.Global):
            yield node.lineno, f"declares global {', '.join(node.names)}"


def inexact_chips(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Floats by name, by literal and by division; a division with a Fraction in it stays exact."""
    for node in nodes(tree):
        match node:
            case ast.Name(id="float"):
                yield node.lineno, "names float"
            case ast.Constant(value=float() as number):
                yield node.lineno, f"has the float {number}"
            case ast.BinOp(op=ast.Div(), left=left, right=right):
                if not (is_fraction(left) or is_fraction(right)):
                    yield node.lineno, "divides with /; chips are split with // and divmod"
            case ast.AugAssign(op=ast.Div()):
                yield node.lineno, "divides with /=; chips are split with // and divmod"


def is_fraction(node: ast.expr) -> bool:
    match node:
        case ast.Call(func=ast.Name(id="Fraction")):
            return True
        case _:
            return False


def profile_names() -> frozenset[str]:
    """The names of the four games, and of every profile that has a file."""
    return FAMILY | {profile.stem for profile in (SRC / "rules" / "profiles").glob("*.toml")}


def branch_on_profile(tree: ast.Module) -> Iterator[tuple[int, str]]:
    names = profile_names()
    for node in nodes(tree):
        if isinstance(node, ast.Compare | ast.MatchValue):
            for part in ast.walk(node):
                if isinstance(part, ast.Constant) and part.value in names:
                    yield part.lineno, f'compares with "{part.value}"; a profile parameter says what differs'


def guessable_chance(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Chance that follows from a seed somebody may find out: only the system's is none such."""
    for node in nodes(tree):
        match node:
            case ast.Attribute(value=ast.Name(id="random"), attr=name) if name != "SystemRandom":
                yield node.lineno, f"draws from random.{name}"
            case ast.ImportFrom(module="random", names=names):
                for alias in names:
                    if alias.name != "SystemRandom":
                        yield node.lineno, f"imports random.{alias.name}"


def test_the_server_draws_no_chance_that_can_be_guessed() -> None:
    """Field report 37: cards, seats and tokens come from the operating system alone."""
    assert breaches(rooms(("server",)), guessable_chance) == []


def test_floors_1_to_5_are_pure() -> None:
    files = [file for file in rooms(FLOORS_1_TO_5) if file != PROFILE_LOADER]
    assert breaches(files, impurity) == []


def test_floors_1_to_5_keep_no_global_state() -> None:
    assert breaches(rooms(FLOORS_1_TO_5), global_state) == []


def test_no_float_touches_chips() -> None:
    assert breaches(rooms(CHIP_ROOMS), inexact_chips) == []


def test_no_code_asks_for_the_name_of_the_game() -> None:
    assert breaches(rooms(NAMELESS_ROOMS), branch_on_profile) == []


@pytest.mark.parametrize(
    ("rule", "code"),
    [
        (impurity, "import os.path"),
        (impurity, "from datetime import date"),
        (impurity, "def f():\n    from time import time"),
        (impurity, "from numpy import random"),
        (impurity, "np.random.default_rng()"),
        (impurity, "open('cards.txt')"),
        (global_state, "def f():\n    global deck"),
        (inexact_chips, "half: float"),
        (inexact_chips, "rake = 0.05"),
        (inexact_chips, "share = pot / 2"),
        (inexact_chips, "pot /= 2"),
        (guessable_chance, "deck.sort(key=lambda _: random.random())"),
        (guessable_chance, "from random import shuffle"),
        (guessable_chance, "chance = random.Random(7)"),
        (branch_on_profile, "if profile.id == 'svarka': pass"),
        (branch_on_profile, "dark = profile.id in ('seka', 'trinka')"),
        (branch_on_profile, "match name:\n    case 'svara' | 'other': pass"),
    ],
)
def test_each_wall_stops_what_it_is_for(rule: Rule, code: str) -> None:
    assert len(list(rule(ast.parse(code)))) >= 1


@pytest.mark.parametrize(
    ("rule", "code"),
    [
        (impurity, "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from random import Random"),
        (impurity, "from . import time"),
        (global_state, "SUITS = (1, 2)"),
        (inexact_chips, "share = Fraction(pot) / 2"),
        (inexact_chips, "share, rest = divmod(pot, 2)"),
        (guessable_chance, "chance = random.SystemRandom()"),
        (branch_on_profile, "kind = 'svara'"),
    ],
)
def test_no_wall_stops_what_is_allowed(rule: Rule, code: str) -> None:
    assert list(rule(ast.parse(code))) == []
