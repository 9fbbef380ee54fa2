"""Every set of rules that the check accepts is a game: banks of it conserve chips, end, and replay."""

import tomllib

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from core.random_banks import RandomBank
from core.random_rules import drawn_rules
from svara.bank.events import BankEvent, Cut
from svara.rules import Rules, load_rules, profile_names
from svara.rules.load import overrides_of
from svara.rules.toml import toml_value

SEEDS = st.integers(min_value=0, max_value=10**6)
SLOW = (HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large)

pytestmark = pytest.mark.timeout(600)


def as_written(events: list[BankEvent]) -> list[BankEvent]:
    """A default cut is written like any other, so it replays as its owner's own (T17)."""
    own = msgspec.structs.replace
    return [own(event, by="player") if isinstance(event, Cut) else event for event in events]


def play(rules: Rules, seed: int) -> None:
    bank = RandomBank(rules, seed)
    state = bank.play()
    assert as_written(list(bank.replayed(state))) == as_written(bank.events)


@settings(max_examples=100, deadline=None, suppress_health_check=SLOW)
@given(drawn_rules(), SEEDS)
def test_any_rules_that_pass_the_check_make_a_bank_that_ends(rules: Rules, seed: int) -> None:
    play(rules, seed)


@settings(max_examples=40, deadline=None, suppress_health_check=SLOW)
@given(drawn_rules(), st.sampled_from(profile_names()))
def test_any_rules_are_told_by_their_differences(rules: Rules, name: str) -> None:
    """A record names a shipped game and what is different; nothing of that game stays by itself."""
    told = tomllib.loads(f"rules = {toml_value(overrides_of(rules, load_rules(name)))}")["rules"]
    assert load_rules(name, told) == rules


@pytest.mark.soak
@pytest.mark.timeout(3600)
@settings(max_examples=3000, deadline=None, suppress_health_check=SLOW)
@given(drawn_rules(), SEEDS)
def test_thousands_of_rules(rules: Rules, seed: int) -> None:
    for more in range(10):
        play(rules, seed + more)


@pytest.mark.parametrize("name", profile_names())
@settings(max_examples=15, deadline=None)
@given(seed=SEEDS)
def test_a_shipped_profile_makes_a_bank_that_ends(name: str, seed: int) -> None:
    play(load_rules(name), seed)
