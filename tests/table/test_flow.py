"""From bank to bank: pressing "New deal", sitting out, the dealer, rake (O7, O60a, O66, O69, O70, C9)."""

from typing import Any

from houses import House, only
from svara.bank.events import BankStarted, RakeTaken
from svara.table import AutoPress, Disconnect, Play, Press, SitOut
from svara.table.events import DealerDrawn, NewDealAsked, Pressed, SatOut


def seated(*names: str, **options: Any) -> House:
    """A table whose first bank runs between all of them, the first to act on turn."""
    house = House()
    for seat, name in enumerate(names):
        house.sit(name, seat, ready=False, **options)
    house.press(*names)
    assert house.state.running
    return house


def end_bank(house: House) -> None:
    """All but one fold."""
    while house.state.running:
        house.play(house.to_act, "fold")


def test_a_bank_begins_when_two_want_it() -> None:
    """O69, R17: sitting down is wanting the next deal."""
    house = House()
    assert not house.sit("Ann", 0)[1:]
    events = house.sit("Bob", 1)
    assert set(only(events, BankStarted).dealt) == {0, 1}


def test_the_first_dealer_is_drawn() -> None:
    """C9."""
    drawn = set()
    for draw in range(6):
        house = House()
        house.draw = draw
        for seat, name in enumerate("ABC"):
            house.sit(name, 2 * seat, ready=False)
        events = house.press("A", "B", "C")
        dealer = only(events, DealerDrawn).seat
        assert only(events, BankStarted).dealer == dealer
        drawn.add(dealer)
    assert drawn == {0, 2, 4}


def test_the_dealer_moves_on_bank_by_bank() -> None:
    """O7; field report 22."""
    house = seated("A", "B", "C")
    dealers = []
    for _ in range(4):
        dealers.append(house.bank.first_dealer)
        end_bank(house)
        house.press("A", "B", "C")
    assert dealers == [0, 1, 2, 0]


def test_a_dealer_who_sits_out_is_passed_over() -> None:
    """C9."""
    house = seated("A", "B", "C")
    house.do(SitOut("B"))
    end_bank(house)
    house.press("A", "C")
    assert house.bank.first_dealer == 2


def test_after_a_bank_there_are_30_seconds_to_press() -> None:
    """O70: who does not press sits out; field report 23: and is not charged."""
    house = seated("A", "B", "C")
    end_bank(house)
    clock = house.state.clock
    assert clock is not None
    assert (clock.name, clock.deadline - house.now, clock.seconds) == ("new_deal", 30_000, 30)
    house.press("A", "B")
    assert not house.state.running, "C has time left"
    stack = house.stack("C")
    events = house.wait(30)
    assert only(events, SatOut).seat == 2
    assert set(house.bank.dealt) == {0, 1}
    assert house.stack("C") == stack


def test_all_who_pressed_need_not_wait() -> None:
    house = seated("A", "B")
    end_bank(house)
    house.press("A")
    house.press("B")
    assert house.state.running
    assert house.state.banks == 2


def test_one_alone_waits_without_a_clock() -> None:
    """R17; field report 21: the next arrival does not find a stuck table."""
    house = seated("A", "B")
    end_bank(house)
    house.stand("B")
    assert house.state.clock is None
    house.wait(600)
    assert house.seated("A")
    house.press("A")
    house.sit("C", 5)
    assert house.state.running


def test_who_sits_out_is_in_again_when_he_presses() -> None:
    house = seated("A", "B", "C")
    house.do(SitOut("C"))
    end_bank(house)
    assert 2 not in house.state.unpressed()
    house.do(SitOut("C", on=False))
    house.press("A", "B")
    assert set(house.bank.dealt) == {0, 1, 2}


def test_new_deal_presses_itself_once_the_result_could_be_read() -> None:
    """O70 [D], R18."""
    house = seated("A", "B")
    house.do(AutoPress("A"))
    house.do(AutoPress("B"))
    end_bank(house)
    asked = house.state.clock
    assert asked is not None
    assert asked.auto_at == house.now + 5000
    assert not house.wait(4.999)
    events = house.wait(0.001)
    assert [event.by for event in events if isinstance(event, Pressed)] == ["auto", "auto"]
    assert house.state.running


def test_it_does_not_press_itself_without_a_line() -> None:
    """O70 [D]: only while one is connected."""
    house = seated("A", "B", "C")
    house.do(AutoPress("A"))
    house.do(Disconnect("A"))
    end_bank(house)
    house.press("B", "C")
    events = house.wait(30)
    assert only(events, SatOut).seat == 0
    assert set(house.bank.dealt) == {1, 2}


def test_set_to_press_itself_after_the_pause_it_presses_at_once() -> None:
    house = seated("A", "B")
    end_bank(house)
    house.wait(6)
    house.press("B")
    house.do(AutoPress("A"))
    assert house.state.running


def test_a_press_during_a_bank_is_no_press_for_those_who_are_in_it() -> None:
    """R18: the result is there to be read first; for a newcomer it counts."""
    house = seated("A", "B")
    house.sit("C", 2, ready=False)
    house.press("A", "B", "C")
    end_bank(house)
    assert not house.state.running
    assert (house.state.pressed(), house.state.unpressed()) == ((2,), (0, 1))


def test_who_sat_down_behind_the_dealer_is_passed_over_once() -> None:
    """R22: the deal passes among those of the bank, and comes round to him."""
    house = House()
    for seat, name in ((0, "A"), (2, "B"), (4, "C")):
        house.sit(name, seat, ready=False)
    house.press("A", "B", "C")
    assert house.bank.first_dealer == 0
    house.sit("D", 1)
    dealers = []
    for _ in range(4):
        end_bank(house)
        house.press("A", "B", "C", "D")
        dealers.append(house.bank.first_dealer)
    assert dealers == [2, 4, 0, 1]


def test_a_newcomer_is_dealt_in_next() -> None:
    """He waits for the bank's end, and wants the deal after it."""
    house = seated("A", "B")
    house.sit("C", 2)
    assert 2 not in house.bank.dealt
    end_bank(house)
    assert not house.state.running
    house.press("A", "B")
    assert set(house.bank.dealt) == {0, 1, 2}


def test_who_has_no_cards_does_nothing_in_the_bank() -> None:
    house = seated("A", "B")
    house.sit("C", 2)
    turn = house.state.turn
    assert house.refused(Play("C", turn, "fold")) == "not_your_turn"
    assert house.refused(Play("Eve", turn, "fold")) == "not_seated"
    assert house.refused(Play("A", turn, "timeout")) == "not_legal"
    assert house.refused(Play("A", turn, "leave")) == "not_legal"


def test_a_stale_turn_is_told_so() -> None:
    """House rule 10, field report 18: a tap that comes late never lands on the next decision."""
    house = seated("A", "B", "C")
    name, turn = house.to_act, house.state.turn
    house.play(name, "bet", 20)
    assert house.refused(Play(house.to_act, turn, "raise", 40)) == "stale_turn"
    assert house.refused(Play(house.to_act, turn + 2, "call")) == "stale_turn"


def test_a_look_may_come_late_but_not_into_the_next_deal() -> None:
    """C10, R24: looking moves no clock and decides nothing."""
    house = seated("A", "B", "C")
    turn = house.state.turn
    house.play(house.to_act, "bet", 20)
    house.do(Play("A", turn, "look"))
    end_bank(house)
    house.press("A", "B", "C")
    assert house.refused(Play("A", turn, "look")) == "stale_turn"


def test_turns_go_on_from_bank_to_bank() -> None:
    """House rule 10."""
    house = seated("A", "B")
    last = house.state.turn
    for _ in range(3):
        end_bank(house)
        assert house.state.turn > last
        last = house.state.turn
        house.press("A", "B")
        assert house.state.turn > last
        last = house.state.turn


def with_bots() -> House:
    """Two bots that sit out for want of a person, as the house seats them."""
    house = House()
    for seat, name in enumerate(("X", "Y")):
        house.sit(name, seat, bot=True, ready=False)
    return house


def test_a_bank_waits_for_the_bots() -> None:
    """O69, R26: two people come back at once, and the bank is with the bots, that press a moment later."""
    house = with_bots()
    house.sit("A", 2, ready=False)
    house.sit("B", 3, ready=False)
    house.press("A")
    house.press("B")
    assert not house.state.running
    assert house.state.unpressed() == (0, 1)
    assert set(only(house.press("X", "Y"), BankStarted).dealt) == {0, 1, 2, 3}


def test_bots_that_do_not_press_are_not_waited_for_longer_than_anybody() -> None:
    """O70."""
    house = with_bots()
    house.sit("A", 2)
    house.sit("B", 3)
    assert set(only(house.wait(30), BankStarted).dealt) == {2, 3}


def test_no_bank_begins_for_bots_alone() -> None:
    """O69, R26: they have pressed while the person could still do so or top up; he went instead."""
    for goes in ("stand", "wait"):
        house = with_bots()
        house.sit("A", 2)
        house.press("X", "Y")
        end_bank(house)
        assert house.state.banks == 1
        house.press("X", "Y")
        if goes == "stand":
            house.stand("A")
        house.wait(100)
        assert not house.state.running
        assert house.state.clock is None
        house.sit("B", 4)
        assert house.state.running


def test_no_rake_beside_a_bot() -> None:
    """O66, R25: at a table with a bot, though he sits out."""
    for bot in (False, True):
        house = House()
        for seat, name in enumerate("AB"):
            house.sit(name, seat, 500, ready=False)
        house.sit("C", 2, 500, bot=bot, ready=False)
        house.press("A", "B")
        house.wait(30 if bot else 0)
        house.play(house.to_act, "bet", 20)
        events = house.play(house.to_act, "call")
        while house.state.running:
            events += house.play(house.to_act, "open" if house.bank.question == "show" else "split")
        assert any(isinstance(event, RakeTaken) for event in events) != bot


def test_pressing_twice_is_pressing_once() -> None:
    house = seated("A", "B", "C")
    end_bank(house)
    house.press("A")
    assert house.do(Press(("A",))) == []


def test_the_question_for_the_next_deal_is_a_turn_of_its_own() -> None:
    house = seated("A", "B")
    house.play(house.to_act, "fold")
    asked = only(house.log[-1:], NewDealAsked)
    assert asked.turn == house.state.turn
