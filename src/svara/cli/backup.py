"""`svara backup`: a copy of the database while the house is open."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from svara.cli.options import Config, Data, database
from svara.cli.output import counted


def command(
    file: Annotated[Path, typer.Argument(help="The new file; what is there already is left alone.")],
    *,
    data: Data = None,
    config: Config = None,
) -> None:
    """Copy the database of a house, which may be open, and go over the copy."""
    from svara.server.operate.backup import backup

    proof = backup(database(data, config), file)
    counts = ((proof.movements, "movement"), (proof.accounts, "account"), (proof.tables, "table"))
    print(f"{file}: {', '.join(counted(number, what) for number, what in counts)}, all right")
