"""No event is forgotten by the code that folds it, and no copy of a state shares what is changed in place."""

from typing import Any, get_args

from houses import House
from svara.bank.events import BankEvent, BankStarted
from svara.bank.fold import APPLIERS as OF_A_BANK
from svara.table.events import OwnEvent
from svara.table.fair_events import SaltsGiven
from svara.table.fold import APPLIERS as OF_A_TABLE
from svara.table.money import MOVES

ONLY_TOLD = {SaltsGiven}
"""What changes nothing that a table keeps."""


def test_a_bank_folds_every_event() -> None:
    """House rule 3; a state begins with the first one."""
    assert {*OF_A_BANK, BankStarted} == set(get_args(BankEvent))


def test_a_table_folds_every_event_of_its_own() -> None:
    """House rule 3; one that only moves chips is folded as a movement."""
    assert {*OF_A_TABLE, *MOVES} - set(get_args(BankEvent)) == set(get_args(OwnEvent)) - ONLY_TOLD


def shared(state: Any, copy: Any) -> list[str]:
    """The fields in which both have one and the same list or dictionary."""
    names = [name for name in state.__struct_fields__ if isinstance(getattr(state, name), list | dict)]
    assert names, "a state has lists"
    return [name for name in names if getattr(state, name) is getattr(copy, name)]


def test_a_copy_of_a_state_shares_nothing_that_is_changed() -> None:
    """House rule 5: what was tried on a copy and refused has changed nothing."""
    house = House()
    house.sit("Ann", 0)
    house.sit("Bob", 1)
    bank = house.table.bank
    assert bank is not None
    assert shared(bank.state, bank.state.copy()) == []
    assert shared(house.state, house.state.copy()) == []
