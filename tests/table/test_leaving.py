"""Leaving in each phase of a bank: a fold, a share kept, a seat free afterwards (O49, O72, C12, C15)."""

from collections.abc import Callable

import pytest

from houses import WALLET, House, cards, only
from svara.bank.events import BankEnded, Folded, Left
from svara.table import Disconnect, Fire, Play, Sit, Stand
from svara.table.events import Leaving, StoodUp
from table_moments import at_betting, at_choice, at_joining, at_showdown

MOMENTS = [at_betting, at_showdown, at_choice, at_joining]


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("name", ["A", "B", "C", "D"])
def test_leaving_frees_the_seat_when_the_bank_is_over(moment: Callable[[], House], name: str) -> None:
    """O68, O72: whatever he held comes back to the wallet, no chip more or less (field reports 14, 15)."""
    house = moment()
    events = house.stand(name)
    assert isinstance(events[0], Left)
    if house.state.running:
        assert house.seated(name)
        assert house.refused(Sit(name, name, 5, 500, WALLET)) == "leaving"
        assert house.stand(name) == [], "asked again, nothing happens"
        finish(house)
    assert not house.seated(name)


@pytest.mark.parametrize("moment", MOMENTS)
def test_all_leave_and_the_table_is_not_stuck(moment: Callable[[], House]) -> None:
    """Field report 21."""
    house = moment()
    for name in "ABCD":
        if house.seated(name):
            house.stand(name)
    assert not house.state.running
    assert list(house.state.taken()) == []
    assert sum(house.wallets.values()) + house.state.raked == WALLET * 4
    house.sit("E", 0)
    house.sit("F", 1)
    assert house.state.running


@pytest.mark.parametrize("moment", MOMENTS)
def test_two_minutes_offline_end_like_leaving(moment: Callable[[], House]) -> None:
    """O71."""
    house = moment()
    house.do(Disconnect("C"))
    alarm = next(alarm for alarm in house.state.alarms() if alarm.name == "offline")
    house.now = alarm.deadline
    house.do(Fire(alarm))
    if house.state.running:
        finish(house)
    assert not house.seated("C")


def test_leaving_in_the_betting_is_a_fold() -> None:
    """O72; on turn, so the next is asked."""
    house = at_betting()
    name = house.to_act
    events = house.stand(name)
    assert only(events, Folded).by == "departure"
    assert house.to_act != name


def test_an_equal_who_leaves_keeps_his_share() -> None:
    """O49 [D]."""
    house = at_choice()
    stack, pot = house.stack("A"), house.state.pot
    events = house.stand("A")
    assert only(events, BankEnded).winners == (0, 1)
    share = (pot - house.state.raked + 1) // 2
    assert abs(only(events, StoodUp).amount - stack - share) <= 1


def test_the_seat_of_one_who_left_is_nobodys_until_the_bank_ends() -> None:
    house = at_betting()
    house.stand("D")
    assert house.refused(Sit("E", "E", 3, 500, WALLET)) == "seat_taken"
    finish(house)
    house.wallets["E"] = WALLET
    house.sit("E", 3)


def test_one_who_sat_down_during_the_bank_leaves_at_once() -> None:
    house = at_betting()
    house.sit("E", 5)
    assert only(house.stand("E"), StoodUp).amount == 500
    assert house.wallets["E"] == WALLET


def test_who_left_acts_no_more() -> None:
    house = at_betting()
    name = house.to_act
    house.stand(name)
    assert house.refused(Play(name, house.state.turn, "call")) in ("not_your_turn", "not_legal")


def test_leaving_while_a_deck_is_owed_waits_for_the_deal() -> None:
    """The house deals in the same step, so this happens only if a step is cut in two."""
    house = at_joining()
    table = house.table.copy()
    while not table.deal_due:
        seat = table.bank.state.owed[0]  # type: ignore[union-attr]
        player = table.state.seats[seat].player  # type: ignore[union-attr]
        table.do(Play(player, table.state.turn, "decline"), house.now)
    assert [type(event) for event in table.do(Stand("A"), house.now)] == [Leaving]
    events = table.deal_deck(cards("As Ah Ks Kh 9d 9c"), 0, house.now)
    assert only(events, Left).seat == 0
    assert not table.state.running
    assert table.state.seat_of("A") is None


def finish(house: House) -> None:
    """Play the bank to its end in the quietest way."""
    quiet = {"betting": ("check", "call", "all-in", "fold"), "show": ("muck",), "choice": ("split",)}
    while house.state.running:
        seat = house.bank.owed[0]
        assert house.table.bank is not None
        offered = {option.kind for option in house.table.bank.legal(seat)}
        wanted = quiet.get(house.question, ("decline",))
        house.play(house.to_act, next(kind for kind in wanted if kind in offered))
