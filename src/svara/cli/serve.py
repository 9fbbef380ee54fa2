"""`svara serve`: tables in the browser, against bots and whoever else comes."""

from __future__ import annotations

import os
from contextlib import nullcontext
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any

import typer


def command(
    *,
    config: Annotated[Path | None, typer.Option(help="A file of settings (docs/running.md).")] = None,
    host: Annotated[str | None, typer.Option(help="The address to listen at, 127.0.0.1.")] = None,
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, help="The port, 8000; 0 takes a free one.")
    ] = None,
    data: Annotated[Path | None, typer.Option(help="The directory of the database, data.")] = None,
    profile: Annotated[
        str | None, typer.Option(help="A shipped game, svara, or a profile file of one's own.")
    ] = None,
    ante: Annotated[
        int | None, typer.Option(min=1, help="Chips; the profile's own where it is not given.")
    ] = None,
    bots: Annotated[
        int | None,
        typer.Option(min=0, max=11, help="How many bots sit at the table, 3, as far as it has seats."),
    ] = None,
    bot_delay: Annotated[
        float | None, typer.Option(min=0.0, max=15.0, help="Seconds a bot thinks, instead of 0.6 to 1.5.")
    ] = None,
    behind_proxy: Annotated[
        bool | None,
        typer.Option("--behind-proxy", help="Believe the X-Forwarded headers of a proxy on this machine."),
    ] = None,
    test_seed: Annotated[
        int | None,
        typer.Option(
            min=0,
            help="Be a house for tests: decks follow from this number, and without --data nothing is kept.",
        ),
    ] = None,
) -> None:
    """Serve tables in the browser until Ctrl-C; a bank that is interrupted goes on next time."""
    from svara.server.config import load_settings
    from svara.server.run import serve

    given: dict[str, Any] = {
        "host": host,
        "port": port,
        "data": data,
        "profile": profile,
        "ante": ante,
        "bots": bots,
        "behind_proxy": behind_proxy,
        "test_seed": test_seed,
    }
    if bot_delay is not None:
        given |= {"bot_delay": (bot_delay, bot_delay), "pause": min(5000, int(4000 * bot_delay))}
    said = {name: value for name, value in given.items() if value is not None}
    with _forgotten() if test_seed is not None and data is None else nullcontext() as forgotten:
        kept = {} if forgotten is None else {"data": Path(forgotten)}
        serve(load_settings(config, os.environ, said | kept))


def _forgotten() -> TemporaryDirectory[str]:
    """A data directory that is gone with the server."""
    return TemporaryDirectory(prefix="svara-test-")
