"""Options that several commands have, and the place in which a house keeps its data."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from svara.server.settings import Settings

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
    return data if data is not None else settings_of(None, config).data


def settings_of(data: Path | None, config: Path | None) -> Settings:
    """The settings of `svara serve` with the same options."""
    from svara.server.config import load_settings

    return load_settings(config, os.environ, {} if data is None else {"data": data})


def database(data: Path | None, config: Path | None) -> Path:
    """The database in that directory, whether it is there or not."""
    from svara.server.house import DATABASE

    return data_dir(data, config) / DATABASE
