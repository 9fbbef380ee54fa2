"""What the README shows works as shown."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

README = Path(__file__).parents[1] / "README.md"


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    text = README.read_text(encoding="utf-8")
    (block,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    exec(block, {})
    printed = capsys.readouterr().out
    (shown,) = re.findall(r"```\n(dark.*?)```", text, re.DOTALL)
    assert printed == shown


def test_every_page_it_links_to_is_there() -> None:
    links = re.findall(r"\]\(([^)#:]+)\)|src=\"([^\"]+)\"", README.read_text(encoding="utf-8"))
    pages = [page or picture for page, picture in links]
    assert len(pages) > 5
    assert [page for page in pages if not (README.parent / page).exists()] == []
