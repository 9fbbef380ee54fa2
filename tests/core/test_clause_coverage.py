"""Every clause of docs/rules.md is named by a test: in its name, its docstring, or a record's comment."""

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent.parent
RULES = TESTS.parent / "docs" / "rules.md"

FAMILIES = "COKTBDR"
"""The clauses of all games, of each of the four, of their tables, and the rulings made since."""

YET_TO_COME: dict[str, str] = {}
"""What no test can name, and why. A clause goes from here with the test that names it."""

AN_ID = re.compile(r"(?<![A-Za-z0-9])([A-Z]\d+[a-z]?)(?![A-Za-z0-9])")


def ids(text: str) -> set[str]:
    """The clauses that a text names; ``O28–O36`` names its two ends."""
    return {name for name in AN_ID.findall(text) if name[0] in FAMILIES}


def defined() -> set[str]:
    """The clauses of docs/rules.md."""
    return ids(RULES.read_text(encoding="utf-8"))


def named() -> set[str]:
    """The clauses that the tests and the records name."""
    files = [*TESTS.rglob("*.py"), *(TESTS / "records").rglob("*.toml")]
    others = (file for file in files if file != Path(__file__))
    return set().union(*(ids(file.read_text(encoding="utf-8")) for file in others))


def in_order(clause: str) -> tuple[str, int, str]:
    letter, number, suffix = re.fullmatch(r"([A-Z])(\d+)([a-z]?)", clause).groups()  # type: ignore[union-attr]
    return letter, int(number), suffix


def test_every_clause_is_named_by_a_test() -> None:
    missing = sorted(defined() - named() - YET_TO_COME.keys(), key=in_order)
    assert missing == [], f"no test names {', '.join(missing)}"


def test_what_is_yet_to_come_has_not_come() -> None:
    come = sorted(named() & YET_TO_COME.keys(), key=in_order)
    assert come == [], f"a test names {', '.join(come)}: take it out of YET_TO_COME"


def test_no_test_names_a_clause_that_is_not_there() -> None:
    unknown = sorted(named() - defined(), key=in_order)
    assert unknown == [], f"docs/rules.md has no {', '.join(unknown)}"


def test_clauses_with_suffixes_are_found() -> None:
    assert {"O22a", "B28a", "O60a", "C16", "K36", "T22", "D1", "R16"} <= defined()


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("O13 and O22a.", {"O13", "O22a"}),
        ("test_O13_two_aces", {"O13"}),
        ("(O28–O36)", {"O28", "O36"}),
        ("AO13 O13x4 o13 X26 K O", set()),
    ],
)
def test_what_names_a_clause(text: str, names: set[str]) -> None:
    assert ids(text) == names
