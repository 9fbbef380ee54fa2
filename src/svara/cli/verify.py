"""``svara verify MINE [YOURS]``: whether the cards of a record come from decks that nobody could choose."""

from __future__ import annotations

from typing import Annotated

import typer

from svara.cli.options import Json
from svara.cli.output import print_json
from svara.fair import FairError
from svara.record import (
    LARGEST_RECORD,
    DealRecord,
    Verified,
    parse_record,
    replay_record,
    verify_record,
    verify_same,
)
from svara.rules.load import read_text

Mine = Annotated[str, typer.Argument(help="A deal record with proofs.", show_default=False)]
Yours = Annotated[
    str | None, typer.Argument(help="Another player's record of the same bank.", show_default=False)
]


def command(mine: Mine, yours: Yours = None, *, json: Json = False) -> None:
    """Check a record's proofs; with a second record, that both players were given the same headers."""
    record, verified = _verified(mine)
    if yours is not None:
        other, _ = _verified(yours)
        try:
            verify_same(record, other)
        except FairError as error:
            raise FairError(f"{mine}, {yours}: {error}") from None
    if json:
        print_json({"verified": verified, "same": None if yours is None else True})
    else:
        _print(record, verified, compared=yours is not None)


def _verified(file: str) -> tuple[DealRecord, Verified]:
    record = parse_record(read_text(file, LARGEST_RECORD), file)
    replay = replay_record(record, source=file)
    try:
        return record, verify_record(replay)
    except FairError as error:
        raise FairError(f"{file}: {error}") from None


def _print(record: DealRecord, verified: Verified, *, compared: bool) -> None:
    for proof, code in zip(record.proofs, verified.codes, strict=True):
        fate = (
            "void, all decks open" if proof.choice is None else f"deck {proof.choice + 1} played, seven open"
        )
        print(f"header {proof.header.number}  {code}  {fate}")
    print(f"{verified.cards} cards are those of the decks that were fixed before the draw")
    if record.owner is not None:
        count = len(verified.codes)
        print(f"{record.owner} is bound to {verified.bound} of {count} headers by a nonce")
    if compared:
        print("both records have the same headers")
