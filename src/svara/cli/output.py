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
