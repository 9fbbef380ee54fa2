"""What is written from the code is what the code says now; `make generate` writes it anew."""

from pathlib import Path

import generate
import pytest

WRITTEN = generate.written()


@pytest.mark.parametrize("path", WRITTEN, ids=lambda path: path.name)
def test_nothing_has_drifted(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == WRITTEN[path](), "run `make generate` and commit what it wrote"
