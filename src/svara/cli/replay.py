"""``svara replay FILE``: what a deal record comes to, and whether it comes to what it expects."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from svara.cards import cards_text
from svara.chips import chips_text
from svara.cli.options import Json
from svara.cli.output import counted, print_json, print_table
from svara.record import LARGEST_RECORD, Replay, parse_record, replay_record, report
from svara.record.report import differences
from svara.rules.load import read_text, rules_digest

File = Annotated[str, typer.Argument(help="A deal record.", show_default=False)]


class ExpectationError(ValueError):
    """A record that came out otherwise than it expects."""


def command(file: File, *, json: Json = False) -> None:
    """Replay a deal record and print where it ends."""
    record = parse_record(read_text(file, LARGEST_RECORD), file)
    replay = replay_record(record, source=file)
    digest = rules_digest(replay.game.rules)
    if record.rules_hash is not None and record.rules_hash != digest:
        print(
            f"svara: {file}: warning: written under other rules, their digest is not {digest}",
            file=sys.stderr,
        )
    faults = differences(replay)
    if faults:
        raise ExpectationError(f"{file}: {'; '.join(faults)}")
    if json:
        print_json(report(replay))
    else:
        _print(replay)


def _print(replay: Replay) -> None:
    state, names, scores = replay.state, replay.names, replay.game.scores
    rows = []
    for seat, name in enumerate(names):
        cards = replay.hand(seat)
        known = bool(cards) and None not in cards
        points = scores.score([card for card in cards if card is not None]).points_text if known else None
        rows.append(
            (
                name,
                cards_text(cards),
                points or "",
                chips_text(state.put[seat]),
                chips_text(state.stacks[seat]),
                "won" if seat in state.winners else "",
            )
        )
    heads = {
        "seat": "left",
        "cards": "left",
        "points": "right",
        "put in": "right",
        "stack": "right",
        "": "left",
    }
    print_table(heads, rows)
    print()
    if state.phase == "finished":
        print(f"finished after {counted(state.deals, 'deal')}, rake {chips_text(state.rake)}")
    else:
        owing = ", ".join(names[seat] for seat in state.owed) or "nobody"
        print(f"{state.phase}: pot {chips_text(state.pot)}, level {chips_text(state.level)}, to act {owing}")
