"""What the README shows works as shown."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

README = Path(__file__).parents[1] / "README.md"


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (block,) = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    exec(block, {})
    shown = capsys.readouterr().out
    assert shown.startswith("(Option(kind='dark', least=10, most=10")
    assert "hands=[(None, None, None)" in shown


def test_every_page_it_links_to_is_there() -> None:
    links = re.findall(r"\]\(([^)#:]+)\)|src=\"([^\"]+)\"", README.read_text(encoding="utf-8"))
    pages = [page or picture for page, picture in links]
    assert len(pages) > 5
    assert [page for page in pages if not (README.parent / page).exists()] == []
