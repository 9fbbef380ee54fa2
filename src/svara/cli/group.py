"""Commands of several words: ``svara NAME WHAT …``, and where they find the house's data."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

Data = Annotated[
    Path | None,
    typer.Option(help="The directory of the database; the settings' own where it is not given."),
]
Config = Annotated[Path | None, typer.Option(help="The server's file of settings, for its directory.")]


def run_group(name: str, about: str, commands: dict[str, Callable[..., Any]], args: Sequence[str]) -> int:
    """Run one of the commands of a group; the exit status."""
    app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)

    @app.callback(help=about)
    def group() -> None:
        pass

    for word, command in commands.items():
        app.command(word)(command)
    status = app(list(args), prog_name=f"svara {name}", standalone_mode=False)
    return status if isinstance(status, int) else 0


def data_dir(data: Path | None, config: Path | None) -> Path:
    """The directory that `svara serve` uses with the same options."""
    from svara.server.config import load_settings

    return data if data is not None else load_settings(config, os.environ).data


def database(data: Path | None, config: Path | None) -> Path:
    """The database in that directory, whether it is there or not."""
    from svara.server.house import DATABASE

    return data_dir(data, config) / DATABASE
