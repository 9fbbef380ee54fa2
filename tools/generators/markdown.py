"""Pieces of a page: tables, sentences out of docstrings, and parts between markers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    """A table; a bar in a cell is escaped."""
    yield f"| {' | '.join(head)} |"
    yield f"| {' | '.join('---' for _ in head)} |"
    for row in rows:
        yield f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in row)} |"


def prose(note: str) -> str:
    """A docstring as paragraphs, its double backquotes as single ones."""
    paragraphs = note.replace("``", "`").strip().split("\n\n")
    return "\n\n".join(" ".join(paragraph.split()) for paragraph in paragraphs)


def between(page: str, name: str, text: str) -> str:
    """The page with a text between the markers of this name."""
    begin, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->\n"
    if page.count(begin) != 1 or page.count(end) != 1:
        raise ValueError(f"the page needs the markers of {name!r} once each")
    before, _, rest = page.partition(begin)
    return f"{before}{begin}\n{text.strip()}\n\n{end}{rest.partition(end)[2]}"
