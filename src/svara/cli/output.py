"""What commands share: how they print, and an option or two."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Annotated, Any

import msgspec
import typer

Profile = Annotated[
    str, typer.Option("--profile", "-p", help="A profile's name, or a path to a profile file.")
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]


def print_json(value: Any) -> None:
    """One line of JSON."""
    print(msgspec.json.encode(value).decode())


def exact_json(amount: int | Fraction | None) -> int | str | None:
    """A whole amount as a number, a fraction as a string, nothing as null."""
    return str(amount) if isinstance(amount, Fraction) else amount


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
