"""How fast hands are scored: single ones in a Python loop, and columns of them with NumPy.

Prints figures and the machine they belong to; asserts nothing.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import numpy as np
from machine import machine

from svara import scoring
from svara.analysis.batch import BatchScorer
from svara.analysis.hands import all_hands
from svara.rules import load_rules, profile_names
from svara.scoring import score_table

SINGLE = 2_000_000
BATCH = 20_000_000
REPEATS = 5


def best_seconds(work: Callable[[], object]) -> float:
    """The fastest of some runs: the others were disturbed."""
    times = []
    for _ in range(REPEATS):
        start = time.perf_counter()
        work()
        times.append(time.perf_counter() - start)
    return min(times)


def single_rate(profile: str) -> float:
    """Hands a second through ``ScoreTable.strength``, the loop included."""
    table = score_table(load_rules(profile))
    every = list(all_hands(table.deck))
    hands = (every * (SINGLE // len(every) + 1))[:SINGLE]

    def score_all() -> None:
        strength = table.strength
        for a, b, c in hands:
            strength(a, b, c)

    return SINGLE / best_seconds(score_all)


def batch_rate(profile: str) -> float:
    """Hands a second through ``BatchScorer.strengths``, of random hands."""
    scorer = BatchScorer(load_rules(profile))
    random = np.random.default_rng(1)
    drawn = random.integers(0, len(scorer.hand_columns()[0]), BATCH)
    columns = [column[drawn] for column in scorer.hand_columns()]
    return BATCH / best_seconds(lambda: scorer.strengths(*columns))


def table_seconds(profile: str) -> float:
    """Making a game's table anew."""
    rules = load_rules(profile)

    def make() -> None:
        scoring._table.cache_clear()
        score_table(rules)

    return best_seconds(make)


def main() -> None:
    print(f"{machine()}, NumPy {np.__version__}")
    for profile in profile_names():
        print(
            f"{profile}: {single_rate(profile) / 1e6:.1f} million single hands/s, "
            f"{batch_rate(profile) / 1e6:.0f} million batch hands/s, "
            f"table made in {table_seconds(profile) * 1e3:.0f} ms"
        )


if __name__ == "__main__":
    main()
