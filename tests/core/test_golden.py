"""Golden banks come out as they did; `python -m tests.golden` writes them anew, to be read as a diff."""

from pathlib import Path

import pytest

import golden


@pytest.mark.parametrize("file", golden.records(), ids=lambda file: file.stem)
def test_golden(file: Path) -> None:
    expected = file.with_suffix(".json").read_text(encoding="utf-8")
    assert golden.golden_text(file) == expected, "see the rows; python -m tests.golden writes the file anew"


def test_every_golden_file_has_its_record() -> None:
    assert {file.with_suffix(".json") for file in golden.records()} == set(golden.FOLDER.glob("*.json"))
