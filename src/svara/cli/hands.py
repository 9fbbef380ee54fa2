"""``svara hands``: every hand of a deck, or how many there are of each worth."""

from __future__ import annotations

from collections import Counter
from typing import Annotated

import typer

from svara.cards import cards_text
from svara.cli.options import Json, Profile
from svara.cli.output import print_json, print_table
from svara.rules import Rules, load_rules

Csv = Annotated[bool, typer.Option("--csv", help="Print every hand: cards,points,class,label.")]


def command(*, profile: Profile = "svara", csv: Csv = False, json: Json = False) -> None:
    """How many hands a deck has of each worth; with --csv, every one of them."""
    if csv and json:
        raise typer.BadParameter("take one of --csv and --json")
    rules = load_rules(profile)
    if csv:
        _print_all(rules)
    else:
        _print_counts(rules, json=json)


def _print_all(rules: Rules) -> None:
    import csv
    import sys

    from svara.analysis.hands import scored_hands

    writer = csv.writer(sys.stdout, lineterminator="\n")
    writer.writerow(("cards", "points", "class", "label"))
    for hand, score in scored_hands(rules):
        writer.writerow((cards_text(hand), score.points_text or "", score.klass or "", score.label or ""))


def _print_counts(rules: Rules, *, json: bool) -> None:
    from svara.analysis.hands import heads_up_ties, scored_hands

    counts = Counter((score.strength, score.points_json, score.klass) for _, score in scored_hands(rules))
    rows = [(points, klass, count) for (_, points, klass), count in sorted(counts.items(), reverse=True)]
    hands = counts.total()
    ties, deals = heads_up_ties(rules)
    if json:
        worth = [{"points": points, "class": klass, "hands": count} for points, klass, count in rows]
        print_json(
            {"profile": rules.id, "hands": hands, "worth": worth, "heads_up": {"ties": ties, "deals": deals}}
        )
        return
    columns = {"points": "right", "hands": "right", "share": "right"}
    shares = [(str(klass or points), str(count), f"{count / hands:.2%}") for points, klass, count in rows]
    print_table(columns, shares)
    print(f"\n{hands} hands. Of two hands dealt, {ties} in {deals} tie: {ties / deals:.2%}.")
