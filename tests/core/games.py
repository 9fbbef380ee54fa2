"""Rules of every game of the family: the shipped profile, or else its scoring on top of another's betting."""

import tomllib
from functools import cache
from pathlib import Path

import msgspec

from svara.rules import Rules, load_rules, profile_names
from svara.rules.check import first_problem

SCORING = Path(__file__).parent / "scoring_profiles"
SCORING_GROUPS = ("wild", "triples", "pairs", "labels")
GAMES = ("svara", "seka", "trinka", "svarka")


@cache
def load_game(name: str) -> Rules:
    if name in profile_names():
        return load_rules(name)
    raw = msgspec.to_builtins(load_rules("svara"))
    for group in SCORING_GROUPS:
        del raw[group]
    raw.update(tomllib.loads((SCORING / f"{name}.toml").read_text(encoding="utf-8")))
    rules = msgspec.convert(raw, Rules)
    assert first_problem(rules) is None
    return rules
