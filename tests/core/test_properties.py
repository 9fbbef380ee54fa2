"""What a bank promises whatever its players do: see tests/walk_steps.py and walk_ends.py for each promise.

Two drivers: Hypothesis, which shrinks what it finds to the fewest steps, and a plain generator for numbers. A
fault of the second names its seed: `walks.random_walk("3/17")` plays that bank again.
"""

import os
from concurrent.futures import ProcessPoolExecutor

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import banks
import walk_steps
import walks

pytestmark = pytest.mark.timeout(600)
"""A slow machine is no fault of the rules."""

CHUNKS, BANKS = 12, 100
SOAK_CHUNKS, SOAK_BANKS = 400, 500


class BankMachine(RuleBasedStateMachine):
    """A walk that Hypothesis takes: the game, the stacks, the decks and all that is done are its choices."""

    walk: walks.Walk

    def going_on(self) -> bool:
        return not self.walk.over

    def asked(self) -> bool:
        return bool(self.walk.state.owed)

    @initialize(data=st.data())
    def start(self, data: st.DataObject) -> None:
        def pick(count: int) -> int:
            return data.draw(st.integers(0, count - 1))

        self.walk = walks.Walk(pick)

    @precondition(lambda self: self.walk.state.phase == "dealing")
    @rule()
    def deal(self) -> None:
        self.walk.deal()

    @precondition(asked)
    @rule()
    def answer(self) -> None:
        self.walk.answer()

    @precondition(lambda self: self.walk.may_redeal())
    @rule()
    def redeal(self) -> None:
        self.walk.redeal()

    @precondition(asked)
    @rule()
    def run_out_of_time(self) -> None:
        self.walk.time_out()

    @precondition(asked)
    @rule()
    def look(self) -> None:
        self.walk.look()

    @precondition(asked)
    @rule(kind=st.sampled_from(["leave", "offline"]))
    def depart(self, kind: str) -> None:
        self.walk.depart(kind)

    @precondition(lambda self: not self.going_on())
    @rule()
    def check_the_whole(self) -> None:
        self.walk.finish()

    @invariant()
    def promises_hold(self) -> None:
        walk_steps.check(self.walk)


TestBankMachine = BankMachine.TestCase
TestBankMachine.settings = settings(
    max_examples=60,
    stateful_step_count=30,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_many_banks(chunk: int) -> None:
    """C5, C10, C13, C16, O40, O45, T8, T20: over a thousand of every game, some with svaras."""
    assert walks.many_walks([f"{chunk}/{number}" for number in range(BANKS)]) > 0


@pytest.mark.soak
@pytest.mark.timeout(0)
def test_two_hundred_thousand_banks() -> None:
    """The same, at length."""
    chunks = [[f"soak {chunk}/{number}" for number in range(SOAK_BANKS)] for chunk in range(SOAK_CHUNKS)]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        assert sum(pool.map(walks.many_walks, chunks)) > 0


def test_a_fault_names_the_bank_it_was_found_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """C5: a pot that loses a chip is found at once."""
    monkeypatch.setattr(banks, "chips", lambda state: int(sum(state.stacks) + state.rake))
    with pytest.raises(AssertionError, match=r"random_walk\('0/0'\): .*C5"):
        walks.many_walks(["0/0"])
