"""`svara serve`: a table in the browser, against bots and whoever else comes."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def command(
    *,
    host: Annotated[str, typer.Option(help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes a free one.")] = 8000,
    data: Annotated[Path, typer.Option(help="The directory of the database.")] = Path("data"),
    profile: Annotated[str, typer.Option(help="A shipped game, or a profile file of one's own.")] = "svara",
    ante: Annotated[
        int | None, typer.Option(min=1, help="Chips; the profile's own where it is not given.")
    ] = None,
    bots: Annotated[
        int, typer.Option(min=0, max=11, help="How many bots sit at the table, as far as it has seats.")
    ] = 3,
    bot_delay: Annotated[
        float | None, typer.Option(min=0.0, max=15.0, help="Seconds a bot thinks, instead of 0.6 to 1.5.")
    ] = None,
    behind_proxy: Annotated[
        bool,
        typer.Option("--behind-proxy", help="Believe the X-Forwarded headers of a proxy on this machine."),
    ] = False,
) -> None:
    """Serve a table in the browser until Ctrl-C; a bank that is interrupted goes on next time."""
    from svara.server.run import serve
    from svara.server.settings import Settings

    defaults = Settings()
    serve(
        Settings(
            host=host,
            port=port,
            data=data,
            profile=profile,
            ante=ante,
            bots=bots,
            bot_delay=defaults.bot_delay if bot_delay is None else (bot_delay, bot_delay),
            behind_proxy=behind_proxy,
            pause=defaults.pause if bot_delay is None else min(defaults.pause, int(4000 * bot_delay)),
        )
    )
