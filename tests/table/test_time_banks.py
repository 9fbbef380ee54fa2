"""Time banks: a table's choice, beside the clock of a turn (O26, R88)."""

from __future__ import annotations

from houses import House, kinds, only
from svara.table import Customs, Disconnect, Recover, Table
from svara.table.events import CUSTOMARY, TimeBankOpened, TimeBankUsed

THIRTY = Customs(time_bank=30)


def at_first_turn(customs: Customs = THIRTY) -> House:
    """A, B and C in a bank; A is asked first, and each has such a time bank."""
    house = House()
    house.table, house.log = Table.open(house.game, "main", 5000, fair=False, customs=customs)
    for seat, name in enumerate("ABC"):
        house.sit(name, seat, 1000, ready=False)
    house.draw = 2
    house.press("A", "B", "C")
    return house


def test_there_is_none_unless_the_table_has_one() -> None:
    house = at_first_turn(CUSTOMARY)
    assert "timed_out" in kinds(house.wait(20)) or house.to_act == "B"
    assert house.state.time_banks == ()


def test_it_runs_when_the_turn_is_over_and_keeps_the_rest() -> None:
    """O26: 20 s, then what is left of 30 s in this bank."""
    house = at_first_turn()
    opened = only(house.wait(20), TimeBankOpened)
    assert (opened.seat, opened.deadline) == (0, house.now + 30_000)
    assert house.state.clock is not None
    assert (house.state.clock.seconds, house.to_act) == (30, "A")
    house.wait(12)
    used = only(house.play("A", "check"), TimeBankUsed)
    assert (used.seat, used.left) == (0, 18_000)
    assert house.state.time_banks[:3] == (18_000, 30_000, 30_000)
    house.check_replay()


def test_a_look_does_not_stop_it() -> None:
    """R24: it decides nothing."""
    house = at_first_turn()
    house.wait(25)
    assert "time_bank_used" not in kinds(house.play("A", "look"))
    house.wait(24.9)
    assert house.to_act == "A"


def test_when_it_is_empty_the_turn_runs_out() -> None:
    house = at_first_turn()
    house.wait(49)
    assert house.to_act == "A"
    assert only(house.wait(1), TimeBankUsed).left == 0
    assert house.to_act == "B"
    house.play("B", "bet", 10)
    house.play("C", "call")
    events = house.wait(20)
    assert "time_bank_opened" not in kinds(events), "in this bank he has no more"
    assert house.to_act != "A"
    house.check_replay()


def test_who_has_no_line_has_no_time_bank() -> None:
    house = at_first_turn()
    house.do(Disconnect("A"))
    assert "time_bank_opened" not in kinds(house.wait(20))
    assert house.to_act == "B"


def test_the_next_bank_gives_it_anew() -> None:
    house = at_first_turn()
    house.wait(30)
    house.play("A", "fold")
    house.play("B", "fold")
    house.press("A", "B", "C")
    assert house.state.time_banks[:3] == (30_000,) * 3


def test_the_house_being_away_costs_none_of_it() -> None:
    """House rule 9: it is extended like every clock."""
    house = at_first_turn()
    house.wait(25)
    house.now += 3_600_000
    house.do(Recover(20_000))
    assert house.state.clock is not None
    assert house.state.clock.deadline == house.now + 20_000
    assert only(house.play("A", "check"), TimeBankUsed).left == 20_000
    house.check_replay()
