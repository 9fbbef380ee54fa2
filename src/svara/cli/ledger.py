"""`svara ledger`: the books of a house, checked or written out, while it is open."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from svara.cli.group import command_group, run_group
from svara.cli.options import Config, Data, database
from svara.cli.output import counted

Output = Annotated[Path | None, typer.Option("--output", "-o", help="A new file, instead of the terminal.")]


app = command_group("The ledger of play chips; both commands only read, and may run beside the server.")


def run(args: Sequence[str]) -> int:
    return run_group(app, "ledger", args)


@app.command()
def check(*, data: Data = None, config: Config = None) -> int:
    """Prove that all accounts add up to zero, that each is the sum of its movements, and that the tables
    agree; what is wrong is said in sentences, with status 1.
    """
    from svara.server.db.schema import read_only
    from svara.server.operate.proof import prove

    with contextlib.closing(read_only(database(data, config))) as connection:
        proof = prove(connection)
    for fault in proof.faults:
        print(fault)
    if not proof.faults:
        counts = (("movement", proof.movements), ("account", proof.accounts), ("table", proof.tables))
        print("right: " + ", ".join(counted(number, what) for what, number in counts))
    return 1 if proof.faults else 0


@app.command()
def export(*, output: Output = None, data: Data = None, config: Config = None) -> None:
    """Write the journal of all movements that hledger reads."""
    from svara.server.books.export import journal
    from svara.server.db.schema import read_only

    with contextlib.closing(read_only(database(data, config))) as connection, contextlib.ExitStack() as open_:
        stream = sys.stdout if output is None else open_.enter_context(output.open("x", encoding="utf-8"))
        stream.writelines(f"{line}\n" for line in journal(connection))
    if output is not None:
        print(f"{output} has the journal of all movements; hledger -f {output} balance reads it")
