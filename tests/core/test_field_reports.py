"""Every fault of docs/field-reports.md is named by a test: by it, by its file, or by a record's comment."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent.parent
PAGE = TESTS.parent / "docs" / "field-reports.md"

NAMES = re.compile(r"field\s+reports?\s+(\d+(?:(?:\s*,\s*|\s+and\s+|,\s+and\s+)\d+)*)", re.I)


def reports(text: str) -> set[int]:
    """The numbers that a text names."""
    return {int(number) for found in NAMES.findall(text) for number in re.findall(r"\d+", found)}


def listed() -> set[int]:
    """Those of the page."""
    return {int(number) for number in re.findall(r"(?m)^(\d+)\. ", PAGE.read_text(encoding="utf-8"))}


def texts() -> Iterator[str]:
    """Docstrings of test files and of the tests in them, and comments of records."""
    for file in TESTS.rglob("test_*.py"):
        if file == Path(__file__):
            continue
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Module) or (
                isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
            ):
                yield ast.get_docstring(node) or ""
    for record in (TESTS / "records").glob("*.toml"):
        yield "\n".join(re.findall(r"(?m)^#\s*(.*)$", record.read_text(encoding="utf-8")))


def named() -> set[int]:
    return set().union(*map(reports, texts()))


def test_the_page_lists_them_without_a_gap() -> None:
    assert listed() == set(range(1, 40))


def test_every_report_is_named_by_a_test() -> None:
    missing = sorted(listed() - named())
    assert missing == [], f"no test names field report {missing}"


def test_no_test_names_a_report_that_is_not_there() -> None:
    assert sorted(named() - listed()) == []


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("Field report 25: a clock runs.", {25}),
        ("(field reports 11, 15, 18, 34)", {11, 15, 18, 34}),
        ("field reports 28 and 29", {28, 29}),
        ("House rule 10, field\nreport 15", {15}),
        ("a report of the field, 7", set()),
    ],
)
def test_what_names_a_report(text: str, numbers: set[int]) -> None:
    assert reports(text) == numbers
