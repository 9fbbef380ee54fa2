"""How a hand fares against unknown ones, all of them going to the showdown.

Against one or two opponents every possibility is counted; against more the odds are drawn from
seeded samples.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

import msgspec

from svara.analysis.hands import disjoint_pairs, hands_by_strength
from svara.cards import HAND_SIZE, Card, check_distinct
from svara.rules.model import Rules
from svara.scoring import Hand, score_table

MOST_EXACT = 2
"""The most opponents whose hands are all counted."""

DEFAULT_SAMPLES = 1_000_000
MOST_SAMPLES = 1_000_000_000
_CHUNK = 1 << 16


class OddsError(ValueError):
    """A question that has no answer; the message says what would be one."""


class Odds(msgspec.Struct, frozen=True):
    """How often a hand is better than all others, equal to the best of them, or beaten."""

    wins: int
    ties: int
    losses: int
    exact: bool
    """Whether these are all possibilities, rather than samples."""

    @property
    def total(self) -> int:
        return self.wins + self.ties + self.losses

    @property
    def win(self) -> float:
        return self.wins / self.total

    @property
    def tie(self) -> float:
        return self.ties / self.total

    @property
    def lose(self) -> float:
        return self.losses / self.total


def odds(
    rules: Rules,
    hand: Sequence[Card],
    opponents: int = 1,
    *,
    exact: bool = False,
    samples: int | None = None,
    seed: int = 1,
) -> Odds:
    """The odds of ``hand``; without ``samples``, exact against one or two opponents.

    >>> from svara.cards import parse_hand
    >>> from svara.rules import load_rules
    >>> rules = load_rules("svara")
    >>> odds(rules, parse_hand("6s 6h 6d", rules.deck.cards()))
    Odds(wins=5456, ties=0, losses=0, exact=True)
    """
    table = score_table(rules)
    check_distinct(hand, table.deck)
    most = rules.deck.max_players - 1
    if not 1 <= opponents <= most:
        raise OddsError(f"this game has 1 to {most} opponents, not {opponents}")
    if exact and opponents > MOST_EXACT:
        raise OddsError(
            f"exact odds are counted against at most {MOST_EXACT} opponents; for {opponents} draw samples"
        )
    if samples is not None and not 1 <= samples <= MOST_SAMPLES:
        raise OddsError(f"the number of samples is from 1 to {MOST_SAMPLES}, not {samples}")
    if seed < 0:
        raise OddsError(f"a seed is a number from 0, not {seed}")
    a, b, c = hand
    if exact or (samples is None and opponents <= MOST_EXACT):
        return _counted(rules, (a, b, c), opponents)
    return _sampled(rules, (a, b, c), opponents, samples or DEFAULT_SAMPLES, seed)


def _counted(rules: Rules, hand: Hand, opponents: int) -> Odds:
    """Every deal of the other cards: all opponents in lower hands, all in lower or equal ones, all in any."""
    table = score_table(rules)
    rest = [card for card in table.deck if card not in hand]
    own = table.strength(*hand)
    groups = hands_by_strength(table, rest)
    count = disjoint_pairs if opponents == MOST_EXACT else lambda hands: len(list(hands))
    lower = [hands for strength, hands in groups.items() if strength < own]
    wins = count(chain(*lower))
    not_beaten = count(chain(*lower, groups.get(own, [])))
    return Odds(wins, not_beaten - wins, count(chain(*groups.values())) - not_beaten, exact=True)


def _sampled(rules: Rules, hand: Hand, opponents: int, samples: int, seed: int) -> Odds:
    import numpy as np

    from svara.analysis.batch import BatchScorer

    scorer = BatchScorer(rules)
    own = score_table(rules).strength(*hand)
    rest = scorer.deck[~np.isin(scorer.deck, hand)]
    random = np.random.Generator(np.random.PCG64(seed))
    wins = ties = 0
    for start in range(0, samples, _CHUNK):
        width = min(_CHUNK, samples - start)
        decks = np.repeat(rest[:, None], width, axis=1)
        every = np.arange(width)
        for place in range(HAND_SIZE * opponents):
            other = random.integers(place, len(rest), width)
            drawn = decks[other, every]
            decks[other, every] = decks[place]
            decks[place] = drawn
        dealt = decks[: HAND_SIZE * opponents].reshape(opponents, HAND_SIZE, width)
        best = np.max([scorer.strengths(*cards) for cards in dealt], axis=0)
        wins += int(np.count_nonzero(best < own))
        ties += int(np.count_nonzero(best == own))
    return Odds(wins, ties, samples - wins - ties, exact=False)
