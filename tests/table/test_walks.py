"""Evenings by chance at a table of each game: what always holds, and what has to have come about.

`House.check` runs after every step, as in the machine. A fault names its seed.
"""

from __future__ import annotations

from collections import Counter

import pytest

from fair_houses import FairHouse, check_as
from houses import House, game, tied
from sight import check_sight
from svara.rules import profile_names
from svara.table.fair_events import HeaderPublished
from table_evenings import NAMES, Evening

STEPS = 700

NEEDED = {
    "svara": {"returned", "rake_taken", "chose", "joined", "left"},
    "svarka": {"returned", "joined", "onlooker joined", "svara_declared"},
    "trinka": {
        "compared",
        "proposed",
        "answered",
        "cut",
        "dealer_chosen",
        "pledged",
        "pooled",
    },
    "seka": {"fraction", "joined", "match_started", "match_ended", "came back to a score"},
}
"""What an evening at each must have seen to be worth its time."""


@pytest.mark.parametrize("profile", NEEDED)
def test_evenings(profile: str) -> None:
    """Chips (C5), replay, clocks, pledges (T20) and secrecy hold in each game, be ties rare or common."""
    seen: Counter[str] = Counter()
    played = game(profile, **{"seats.min_buy_in": 1})
    for seed, rules in enumerate((played, tied(profile), tied(profile))):
        evening = Evening(House(rules), seed)
        for step in range(STEPS):
            try:
                evening.step()
                if step % 7 == 0:
                    check_sight(evening.house, None, *NAMES)
            except AssertionError as error:
                raise AssertionError(f"seed {seed}, step {step}: {error}") from error
        evening.house.check_replay()
        seen += evening.seen
    assert NEEDED[profile] <= {kind for kind, count in seen.items() if count}, dict(seen)


@pytest.mark.parametrize("profile", NEEDED)
def test_evenings_with_nonces(profile: str) -> None:
    """The same where decks are proven; everybody can check all that he was sent, headers that came to nothing
    and silence in a bank (R84) among it.
    """
    house = FairHouse(tied(profile))
    evening = Evening(house, 11)
    for step in range(STEPS):
        evening.step()
        if step % 7 == 0:
            check_sight(house, None, *NAMES)
    house.check_replay()
    assert {"header_voided", "deck_proved", "salts_given", "committed"} <= {
        kind for kind, count in evening.seen.items() if count
    }
    published = [event.header for event in house.log if isinstance(event, HeaderPublished)]
    assert any(header.missing for header in published)
    for viewer in (None, 0, 1, 2, 3):
        assert check_as(house.log, viewer, house.game.cards) > 30


def test_after_every_step_the_table_comes_back_from_its_log() -> None:
    """Bit for bit, with what the house held: while headers are pending before a bank and in one, too."""
    house = FairHouse(tied("trinka"))
    evening = Evening(house, 3)
    moments = set()
    for _ in range(250):
        evening.step()
        house.check_replay()
        sealed = house.state.sealed
        moments.add((None if sealed is None else sealed.stage, house.state.running))
    assert {("pending", False), ("pending", True), ("dealt", True), ("dealt", False)} <= moments


@pytest.mark.parametrize("profile", sorted(set(profile_names()) - NEEDED.keys()))
def test_evenings_of_the_other_games(profile: str) -> None:
    """The same for every game that is shipped."""
    evening = Evening(House(game(profile)), 1)
    for step in range(STEPS // 5):
        evening.step()
        if step % 7 == 0:
            check_sight(evening.house, None, *NAMES)
    assert evening.seen["bank_ended"]
