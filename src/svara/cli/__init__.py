"""The one door: ``svara COMMAND …``.

A command is a file of its own, ``cli/NAME.py``, with a function ``command`` whose parameters Typer reads,
and a line in ``COMMANDS``. Only the named command's file is imported, so that a small one starts at once;
one that has to be quicker than Typer has a function ``run`` of its own arguments instead.
``command`` prints its answer and returns nothing, or an exit status; what it cannot do it raises.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Sequence

COMMANDS = {
    "serve": "A table in the browser, against bots and whoever else comes",
    "admin": "What operators do: people, chips, bans, pauses, notices, and the audit of it",
    "score": "What a hand is worth, and why",
    "hands": "Every hand of a deck, or how many there are of each worth",
    "replay": "What a deal record comes to",
    "verify": "Whether the cards of a deal record were dealt fairly",
    "simulate": "Whole banks between bots, counted and checked",
    "play": "A table in the terminal, against bots",
    "odds": "How often a hand wins against unknown ones",
    "profiles": "The games explained, and their parameters; write or check a file of your own",
    "ledger": "The books of play chips: checked, or written out for hledger",
    "backup": "A copy of the database while the house is open",
    "restore": "Put a backup back",
    "db": "The version of the database, and its upgrade",
}
"""Every command and what it is for, in the order ``svara --help`` lists them."""

OK, BAD_INPUT, BAD_USAGE, INTERRUPTED = 0, 1, 2, 130

_LONGEST_ERROR = 1000


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the exit status. Whatever goes wrong is one line on standard error."""
    args = list(sys.argv[1:] if argv is None else argv)
    _open_missing_streams()
    try:
        status = _dispatch(args)
        sys.stdout.flush()
        return status
    except BrokenPipeError:
        _abandon_output()
        return BAD_INPUT
    except KeyboardInterrupt:
        return _fail("stopped", INTERRUPTED, args)
    except Exception as error:
        return _report(error, args)


def _open_missing_streams() -> None:
    """A standard stream that the caller closed is an empty one: nothing to read, nobody who reads."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), mode))


def _dispatch(args: list[str]) -> int:
    name = args[0] if args else "--help"
    if name in ("--help", "-h", "help"):
        print(_help())
        return OK
    if name == "--version":
        from svara import __version__

        print(f"svara {__version__}")
        return OK
    if name not in COMMANDS:
        return _fail(_no_command(name), BAD_USAGE, args)
    return _run(name, args[1:])


def _run(name: str, args: list[str]) -> int:
    from importlib import import_module

    module = import_module(f"svara.cli.{name}")
    if hasattr(module, "run"):
        return int(module.run(args))

    import typer

    app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)
    app.command(name)(module.command)
    status = app(args, prog_name=f"svara {name}", standalone_mode=False)
    return status if isinstance(status, int) else OK


def _help() -> str:
    width = max(map(len, COMMANDS))
    commands = "\n".join(f"  {name:{width}}  {what}" for name, what in COMMANDS.items())
    return (
        "Usage: svara COMMAND [OPTIONS]\n\n"
        "Rules, tables and players of the Svara family of three-card games.\n\n"
        f"Commands:\n{commands}\n\n"
        "Options:\n  --help     Show this message and exit\n  --version  Show the version and exit\n\n"
        "svara COMMAND --help tells more about one."
    )


def _no_command(name: str) -> str:
    from difflib import get_close_matches

    nearest = get_close_matches(name[:100], COMMANDS, n=1)
    guess = f"did you mean {nearest[0]}?" if nearest else f"commands are {', '.join(COMMANDS)}"
    return f"there is no command {name[:40]!r}; {guess}"


def _report(error: Exception, args: list[str]) -> int:
    """A known error by its own words; anything else is a fault of ours, said in a line all the same."""
    if hasattr(error, "format_message") or type(error).__name__ in ("Exit", "Abort"):
        return _report_usage(error, args)
    if "SVARA_TRACEBACK" in os.environ:
        raise error
    if isinstance(error, ValueError | OSError):
        return _fail(_said(error), BAD_INPUT, args)
    if isinstance(error, MemoryError | RecursionError):
        return _fail("this is too large to work on", BAD_INPUT, args)
    fault = f"{type(error).__name__}: {error}"
    return _fail(f"a fault in the program, {fault}; SVARA_TRACEBACK=1 shows where", BAD_INPUT, args)


def _said(error: Exception) -> str:
    """An error's own words; of a file that the system refused, its name and why.

    >>> _said(FileExistsError(17, "File exists", "books.journal"))
    'books.journal: file exists'
    """
    if isinstance(error, OSError) and error.strerror and error.filename:
        return f"{error.filename}: {error.strerror[0].lower()}{error.strerror[1:]}"
    return str(error)


def _report_usage(error: Exception, args: list[str]) -> int:
    """Typer's own errors, whichever copy of Click they come from."""
    if not hasattr(error, "format_message"):
        stopped = type(error).__name__ == "Abort"
        return _fail("stopped", INTERRUPTED, args) if stopped else int(getattr(error, "exit_code", BAD_INPUT))
    command = getattr(getattr(error, "ctx", None), "command_path", f"svara {args[0]}")
    hint = f"{command} --help shows how"
    return _fail(f"{str(error.format_message()).strip().rstrip('.')}; {hint}", BAD_USAGE, args)


def _fail(message: str, status: int, args: list[str]) -> int:
    """One line on standard error; with ``--json``, an object with ``error`` on standard output as well."""
    line = " ".join(message[:_LONGEST_ERROR].split())
    line = "".join(letter if letter.isprintable() else "?" for letter in line)
    try:
        if "--json" in args:
            import json

            print(json.dumps({"error": line}), flush=True)
    except OSError:
        _abandon_output()
    print(f"svara: {line}", file=sys.stderr)
    return status


def _abandon_output() -> None:
    """Nobody reads standard output any more: nothing is written to it at exit either."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
