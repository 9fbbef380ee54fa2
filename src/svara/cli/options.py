"""Options that several commands have, and the place in which a house keeps its data."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

Profile = Annotated[
    str, typer.Option("--profile", "-p", help="A profile's name, or a path to a profile file.")
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
Data = Annotated[
    Path | None,
    typer.Option(help="The directory of the database; the settings' own where it is not given."),
]
Config = Annotated[Path | None, typer.Option(help="The server's file of settings, for its directory.")]


def data_dir(data: Path | None, config: Path | None) -> Path:
    """The directory that `svara serve` uses with the same options."""
    from svara.server.config import load_settings

    return data if data is not None else load_settings(config, os.environ).data


def database(data: Path | None, config: Path | None) -> Path:
    """The database in that directory, whether it is there or not."""
    from svara.server.house import DATABASE

    return data_dir(data, config) / DATABASE
