"""`svara restore`: a backup becomes the database of a house that is closed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from svara.cli.options import Config, Data, database


def command(
    file: Annotated[Path, typer.Argument(help="A file that `svara backup` made.")],
    *,
    data: Data = None,
    config: Config = None,
    force: Annotated[
        bool, typer.Option("--force", help="Also where there is a database; it is kept beside the new one.")
    ] = False,
) -> None:
    """Put a backup back; the server has to be stopped for it."""
    from svara.server.operate.backup import restore

    path = database(data, config)
    kept = restore(file, path, force=force)
    print(f"{path} is {file} now" + ("" if kept is None else f"; what was there is kept as {kept}"))
