"""Commands of several words: ``svara NAME WHAT …``."""

from __future__ import annotations

from collections.abc import Sequence

import typer


def command_group(about: str) -> typer.Typer:
    """A group, whose commands are added with ``@app.command()``."""
    return typer.Typer(
        add_completion=False,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        no_args_is_help=True,
        help=about,
    )


def run_group(app: typer.Typer, name: str, args: Sequence[str]) -> int:
    """Run one of the commands of a group; the exit status. Without a word it says which there are."""
    status = app(_ordered(list(args)) or ["--help"], prog_name=f"svara {name}", standalone_mode=False)
    return status if isinstance(status, int) else 0


def _ordered(args: list[str]) -> list[str]:
    """The options that say which house is meant stand behind the command, wherever they were put.

    >>> _ordered(["--config", "svara.toml", "create", "Ann"])
    ['create', '--config', 'svara.toml', 'Ann']
    """
    end = 0
    while end < len(args) and args[end].partition("=")[0] in ("--data", "--config"):
        end += 1 if "=" in args[end] else 2
    return [*args[end : end + 1], *args[:end], *args[end + 1 :]]
