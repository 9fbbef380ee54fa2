"""``svara odds "Ah Kh 6c" --opponents 3``: how often a hand wins against unknown ones."""

from __future__ import annotations

from typing import Annotated

import typer

from svara.cards import parse_hand
from svara.cli.options import Json, Profile
from svara.cli.output import print_json
from svara.cli.score import Hand
from svara.rules import load_rules

Opponents = Annotated[int, typer.Option(help="How many others hold a hand.")]
Exact = Annotated[bool, typer.Option("--exact", help="Count every possibility: one or two opponents.")]
Samples = Annotated[int | None, typer.Option(help="Draw so many deals instead of counting.")]
Seed = Annotated[int, typer.Option(help="The same seed draws the same deals.")]


def command(
    hand: Hand,
    *,
    profile: Profile = "svara",
    opponents: Opponents = 1,
    exact: Exact = False,
    samples: Samples = None,
    seed: Seed = 1,
    json: Json = False,
) -> None:
    """How often a hand wins, ties and loses when all hands are shown.

    One or two opponents are counted exactly unless --samples is given; more are drawn at random.
    """
    if exact and samples is not None:
        raise typer.BadParameter("take one of --exact and --samples")
    from svara.analysis.odds import odds

    rules = load_rules(profile)
    cards = parse_hand(" ".join(hand), rules.deck.cards())
    found = odds(rules, cards, opponents, exact=exact, samples=samples, seed=seed)
    if json:
        shares = {"win": found.win, "tie": found.tie, "lose": found.lose}
        counts = {"wins": found.wins, "ties": found.ties, "losses": found.losses}
        print_json({**shares, **counts, "exact": found.exact, "opponents": opponents, "profile": rules.id})
        return
    print(f"win   {found.win:8.4%}\ntie   {found.tie:8.4%}\nlose  {found.lose:8.4%}")
    print(f"of {found.total} {'possible deals' if found.exact else 'sampled deals'}")
