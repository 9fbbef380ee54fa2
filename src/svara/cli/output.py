"""How commands print."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec


def print_json(value: Any) -> None:
    """One line of JSON."""
    print(msgspec.json.encode(value).decode())


def print_table(columns: dict[str, str], rows: Sequence[tuple[str, ...]]) -> None:
    """A table; ``columns`` gives each heading its side, ``left`` or ``right``."""
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, pad_edge=False)
    for heading, side in columns.items():
        table.add_column(heading, justify="right" if side == "right" else "left", overflow="fold")
    for row in rows:
        table.add_row(*map(Text, row))
    Console(highlight=False).print(table)


def print_lines(columns: dict[str, str], rows: Sequence[tuple[str, ...]]) -> None:
    """The same with a line for each row, however narrow the terminal is, so that ids can be copied."""
    from rich.cells import cell_len

    lines = [tuple(columns), *rows]
    widths = [max(map(cell_len, column)) for column in zip(*lines, strict=True)]
    for line in lines:
        cells = []
        for text, width, side in zip(line, widths, columns.values(), strict=True):
            blank = " " * (width - cell_len(text))
            cells.append(blank + text if side == "right" else text + blank)
        print("  ".join(cells).rstrip())


def counted(number: int, what: str) -> str:
    """
    >>> counted(1, "table"), counted(2, "table")
    ('1 table', '2 tables')
    """
    return f"{number} {what}" if number == 1 else f"{number} {what}s"
