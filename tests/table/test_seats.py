"""Sitting down, topping up, coming back and standing up (O67, O68, C8)."""

import pytest

from houses import WALLET, House, game, only
from svara.table import Refused, Sit, SitOut, Stand, TopUp
from svara.table.events import StoodUp


def test_one_sits_down_with_20_to_100_antes() -> None:
    """O67; field report 10: what one does not have or may not bring is refused before anything moves."""
    house = House()
    for amount, code in ((199, "out_of_bounds"), (1001, "out_of_bounds"), (-5, "out_of_bounds")):
        assert house.refused(Sit("Ann", "Ann", 0, amount, WALLET)) == code
    assert house.refused(Sit("Ann", "Ann", 0, 500, wallet=499)) == "no_chips"
    house.sit("Ann", 0, 200)
    house.sit("Bob", 1, 1000)
    assert house.wallets == {"Ann": WALLET - 200, "Bob": WALLET - 1000}


def test_a_seat_holds_one_and_one_holds_a_seat() -> None:
    house = House()
    house.sit("Ann", 0)
    assert house.refused(Sit("Bob", "Bob", 0, 500, WALLET)) == "seat_taken"
    assert house.refused(Sit("Ann", "Ann", 1, 500, WALLET)) == "already_seated"
    for seat in (-1, 6, 10**30):
        assert house.refused(Sit("Bob", "Bob", seat, 500, WALLET)) == "no_such_seat"


def test_there_are_as_many_seats_as_the_profile_plays_with() -> None:
    """O3."""
    assert len(House().state.seats) == 6
    assert len(House(game(**{"deck.max_players": 3})).state.seats) == 3


@pytest.mark.parametrize("ask", [Stand("Eve"), TopUp("Eve", 10, 100), SitOut("Eve")])
def test_who_has_no_seat_asks_for_nothing(ask: object) -> None:
    assert House().refused(ask) == "not_seated"  # type: ignore[arg-type]


def test_topping_up_goes_to_the_maximum_between_banks() -> None:
    """O67."""
    house = House()
    house.sit("Ann", 0, 700)
    assert house.refused(TopUp("Ann", 301, WALLET)) == "out_of_bounds"
    assert house.refused(TopUp("Ann", 0, WALLET)) == "out_of_bounds"
    assert house.refused(TopUp("Ann", 300, wallet=299)) == "no_chips"
    house.top_up("Ann", 300)
    assert house.stack("Ann") == 1000


def test_no_topping_up_during_a_bank_that_counts_on_the_stack() -> None:
    """O67, R21: between banks; one who sat down during it does not take part and may."""
    house = House()
    house.sit("Ann", 0)
    house.sit("Bob", 1)
    assert house.state.running
    house.sit("Cid", 2)
    assert house.refused(TopUp("Ann", 100, WALLET)) == "bank_running"
    house.top_up("Cid", 100)
    assert house.stack("Cid") == 600


def test_standing_up_between_banks_returns_the_chips_at_once() -> None:
    """O68; field reports 9 and 12."""
    house = House()
    house.sit("Ann", 0, 500)
    events = house.stand("Ann")
    assert only(events, StoodUp).amount == 500
    assert house.wallets["Ann"] == WALLET
    assert not house.seated("Ann")


def test_who_comes_back_within_half_an_hour_brings_what_he_left_with() -> None:
    """O67, R20; field report 12: leaving rich and coming back short."""
    house = House()
    house.sit("Ann", 0, 700)
    house.stand("Ann")
    house.wait(1799)
    assert house.refused(Sit("Ann", "Ann", 0, 200, WALLET)) == "out_of_bounds"
    assert house.state.buy_in("Ann", house.now) == (700, 1000)
    house.sit("Ann", 3, 700)


def test_who_left_with_more_than_the_maximum_brings_the_maximum() -> None:
    """O67."""
    house = House()
    house.next_decks = []
    house.sit("Ann", 0, 1000)
    house.sit("Bob", 1, 1000)
    while house.state.running:
        name = house.to_act
        house.play(name, "fold" if name == "Bob" else "bet", None if name == "Bob" else 20)
    assert house.stack("Ann") == 1010
    house.stand("Ann")
    assert house.state.buy_in("Ann", house.now) == (1000, 1000)
    assert house.state.buy_in("Cid", house.now) == (200, 1000)


def test_after_half_an_hour_one_comes_as_anybody() -> None:
    house = House()
    house.sit("Ann", 0, 700)
    house.stand("Ann")
    house.wait(1800)
    house.sit("Ann", 0, 200)


def test_who_left_with_little_may_bring_just_that() -> None:
    """O67: what he left with, though it is below the smallest buy-in; more is topping up."""
    house = House()
    house.sit("Ann", 0, 200)
    house.sit("Bob", 1, 200)
    name = house.to_act
    house.play(name, "fold")
    house.stand(name)
    assert house.state.buy_in(name, house.now) == (190, 1000)
    house.sit(name, 4, 190)


def ann_is_short() -> House:
    """She lost an ante, and 400 are needed to be dealt in; so many are brought at least."""
    house = House(game(min_stack=400))
    with pytest.raises(Refused, match="out_of_bounds"):
        house.sit("Ann", 0, 399)
    house.sit("Ann", 0, 400, ready=False)
    house.sit("Bob", 1, 500, ready=False)
    house.draw = 1
    house.press("Ann", "Bob")
    house.play("Ann", "fold")
    assert house.stack("Ann") == 390
    return house


def test_a_seat_without_chips_is_not_held() -> None:
    """Field report 24; C8, R19: who cannot pay the ante has until the next deal to top up."""
    house = ann_is_short()
    assert house.state.clock is not None
    house.press("Bob")
    house.sit("Cid", 2, 500)
    assert not house.state.running, "the two wait for Ann's chips"
    with pytest.raises(Refused, match="no_chips"):
        house.press("Ann")
    events = house.wait(30)
    assert only(events, StoodUp).why == "broke"
    assert set(house.bank.dealt) == {1, 2}


def test_who_tops_up_in_time_keeps_his_seat() -> None:
    house = ann_is_short()
    house.press("Bob")
    house.top_up("Ann", 10)
    house.press("Ann")
    assert house.state.running
