"""From where to where each number of a profile may go, whatever the others are."""

from __future__ import annotations

from collections.abc import Mapping

from svara.cards import CARD_COUNT, HAND_SIZE
from svara.rules.points import MOST_POINTS

LARGEST_ANTE = 10**9
LONGEST_CLOCK = 30 * 24 * 3600
MOST_PLAYERS = CARD_COUNT // HAND_SIZE
MOST_WILD_VALUE = MOST_POINTS // HAND_SIZE

RANGES: Mapping[str, tuple[int, int]] = {
    "ante": (1, LARGEST_ANTE),
    "min_stack": (0, LARGEST_ANTE),
    "max_stakes": (0, 10_000),
    "deck.min_players": (2, MOST_PLAYERS),
    "deck.max_players": (2, MOST_PLAYERS),
    "wild.value": (0, MOST_WILD_VALUE),
    "betting.max_raises": (0, 1000),
    "betting.least": (0, LARGEST_ANTE),
    "betting.ceiling": (0, LARGEST_ANTE),
    "betting.ceiling_antes": (0, LARGEST_ANTE),
    "svara.parts": (0, 1000),
    "svara.min_pots_left": (0, 1000),
    "svara.most_in_row": (0, 1000),
    "rake.percent": (0, 100),
    "rake.cap_antes": (0, 10**6),
    "seats.min_buy_in": (1, 10**6),
    "seats.max_buy_in": (1, 10**6),
    "match.banks": (0, 1000),
    "clocks.turn": (1, LONGEST_CLOCK),
    "clocks.choice": (1, LONGEST_CLOCK),
    "clocks.join": (1, LONGEST_CLOCK),
    "clocks.show": (1, LONGEST_CLOCK),
    "clocks.new_deal": (1, LONGEST_CLOCK),
    "clocks.offline": (1, LONGEST_CLOCK),
    "clocks.comeback": (1, LONGEST_CLOCK),
}
