"""Clocks, lost lines, and the house's own absence (O26, O27, O44, O47, O55, O71, O72, rule 9)."""

import pytest

from houses import House, cards, game, kinds, only
from svara.bank.events import Chose, Declined, Folded, Left, Mucked, TimedOut, WentAway
from svara.table import Alarm, AutoPress, Connect, Disconnect, Fire, Recover, TableEvent
from svara.table.events import ClockExtended, ClockStarted, LineLost, StoodUp


def seated(*names: str, amount: int = 500) -> House:
    house = House()
    for seat, name in enumerate(names):
        house.sit(name, seat, amount, ready=False)
    return house


def tied(*others: str) -> House:
    """A bank in which the first two to act tie, and the others fold; the choice is due."""
    names = ("A", "B", *others)
    house = seated(*names, amount=1000)
    count = len(names)
    house.draw = count - 1
    ranks = [["As", "Ks", "9d"], ["Ah", "Kh", "9c"], ["6s", "8d", "Jc"], ["6d", "Qs", "7h"]][:count]
    house.next_decks = [cards(" ".join(ranks[place][slot] for slot in range(3) for place in range(count)))]
    house.press(*names)
    house.play("A", "bet", 10)
    house.play("B", "call")
    for name in others:
        house.play(name, "fold")
    assert house.bank.question == "choice"
    return house


def test_a_turn_has_20_seconds() -> None:
    """O26; field report 17: deadlines are absolute, in milliseconds."""
    house = seated("A", "B")
    events = house.press("A", "B")
    started = only(events, ClockStarted)
    assert (started.deadline - house.now, started.seconds, started.question) == (20_000, 20, "betting")
    assert house.wait(19.999) == []
    assert isinstance(house.wait(0.001)[0], TimedOut)


def test_who_owes_nothing_checks_and_who_owes_folds() -> None:
    """O27; field report 16."""
    house = seated("A", "B", "C")
    house.press("A", "B", "C")
    first = house.to_act
    assert "checked" in kinds(house.wait(20))
    second = house.to_act
    house.play(second, "bet", 20)
    assert only(house.wait(20), Folded).by == "clock"
    assert first != second


def test_silence_at_showdown_mucks_after_3_seconds() -> None:
    """O44, O45."""
    house = seated("A", "B")
    house.draw = 1
    house.next_decks = [cards("As 6s Ks 8d 9s Jc")]
    house.press("A", "B")
    house.play("A", "check")
    events = house.play("B", "check")
    assert only(events, ClockStarted).seconds == 3
    assert only(house.wait(3), Mucked).by == "clock"


def test_the_choice_has_10_seconds_for_both() -> None:
    """O47, O49: silence of both is a split; one clock for the two of them."""
    house = tied()
    clock = house.state.clock
    assert clock is not None
    assert clock.deadline == house.now + 10_000
    events = house.wait(10)
    assert [event.cook for event in events if isinstance(event, Chose)] == [False, False]
    assert not house.state.running


def test_one_choice_made_leaves_the_clock_of_the_other() -> None:
    house = tied()
    deadline = house.clock.deadline
    house.wait(4)
    house.play("A", "split")
    assert house.clock.deadline == deadline
    events = house.wait(6)
    assert len([event for event in events if isinstance(event, TimedOut)]) == 1


def test_silence_declines_a_svara_after_10_seconds() -> None:
    """O55: and the svara is dealt at once."""
    house = tied("C", "D")
    house.play("A", "cook")
    assert house.bank.question == "join"
    assert house.clock.seconds == 10
    events = house.wait(10)
    assert only(events, Declined).by == "clock"
    events = house.wait(10)
    assert "deal_started" in kinds(events)
    assert house.bank.deals == 2


def test_a_clock_is_valid_for_its_turn_alone() -> None:
    """Rule 9: its firing is an action like any other."""
    house = seated("A", "B", "C")
    house.press("A", "B", "C")
    alarm = house.state.alarms()[0]
    assert house.refused(Fire(alarm)) == "too_early"
    house.play(house.to_act, "check")
    house.now = alarm.deadline
    assert house.refused(Fire(alarm)) == "stale_turn"
    assert house.refused(Fire(Alarm("turn", house.now, 999))) == "stale_turn"


def test_a_line_lost_for_seconds_costs_nothing() -> None:
    """Field reports 28 and 29."""
    house = seated("A", "B", "C")
    house.press("A", "B", "C")
    house.do(Disconnect("A"))
    house.wait(2)
    house.do(Connect("A"))
    assert house.bank.live == (1, 2, 0)
    assert [alarm.name for alarm in house.state.alarms()] == ["turn"]


def test_offline_for_two_minutes_is_standing_up() -> None:
    """O71, between banks."""
    house = seated("A")
    lost = only(house.do(Disconnect("A")), LineLost)
    assert lost.deadline == house.now + 120_000
    assert house.wait(119.999) == []
    assert only(house.wait(0.001), StoodUp).why == "offline"


def two_minutes_pass(house: House) -> list[TableEvent]:
    """The offline clock fires at its moment, whatever else ran out before."""
    alarm = next(alarm for alarm in house.state.alarms() if alarm.name == "offline")
    house.now = alarm.deadline
    return house.do(Fire(alarm))


def end_quietly(house: House) -> None:
    kind = {"betting": "fold", "show": "muck", "choice": "split", "join": "decline"}
    while house.state.running:
        house.play(house.to_act, kind[house.question])


def test_offline_for_two_minutes_in_a_bank_is_a_fold_and_a_free_seat_after_it() -> None:
    """O71, O72."""
    house = seated("A", "B", "C")
    house.press("A", "B", "C")
    house.do(Disconnect("C"))
    left = only(two_minutes_pass(house), Left)
    assert (left.seat, left.offline) == (2, True)
    assert house.seated("C"), "the seat is free after the bank"
    end_quietly(house)
    assert not house.seated("C")


def all_in_and_gone(stacks: tuple[int, int, int] = (500, 500, 200)) -> House:
    """C is all-in for all he has and has lost his line; A has bet 30, B 90."""
    house = House(game(**{"seats.min_buy_in": 1}))
    for seat, name in enumerate("ABC"):
        house.sit(name, seat, stacks[seat], ready=False)
    house.draw = 2
    house.press("A", "B", "C")
    house.play("A", "bet", 30)
    house.play("B", "raise", 90)
    house.play("C", "all-in")
    assert house.bank.stacks[2] == 0
    house.do(Disconnect("C"))
    return house


def test_an_all_in_hand_outlives_two_minutes() -> None:
    """O72 [D], R23: to the end of the bank; he is stood up after it unless he is back by then."""
    house = all_in_and_gone()
    assert isinstance(two_minutes_pass(house)[0], WentAway)
    assert 2 in house.bank.live
    house.wait(60)
    assert not house.seated("C")


def test_chips_returned_to_one_who_is_away_end_his_protection() -> None:
    """O72, O38: he has something in front of him again, and is gone like anybody."""
    house = all_in_and_gone(stacks=(150, 500, 200))
    two_minutes_pass(house)
    events = house.play("A", "all-in")
    assert [event.seat for event in events if isinstance(event, Left)] == [2]
    end_quietly(house)
    assert not house.seated("C")


def test_one_who_is_back_before_the_bank_ends_keeps_his_seat() -> None:
    house = all_in_and_gone()
    two_minutes_pass(house)
    house.do(Connect("C"))
    end_quietly(house)
    assert house.seated("C")
    house.do(Disconnect("C"))
    assert house.seated("C"), "two minutes begin anew"


def test_who_is_not_there_is_not_asked_to_join() -> None:
    """O53, R47: without a line he is passed over when his turn comes; with one he has his time."""
    house = tied("C", "D")
    house.do(Disconnect("D"))
    house.play("A", "cook")
    assert house.to_act == "C"
    house.do(Disconnect("C"))
    assert house.to_act == "C", "who was asked already may be back in time"
    house.do(Connect("C"))
    events = house.play("C", "join")
    assert only(events, Declined).seat == 3
    assert only(events, TimedOut).seat == 3
    assert set(house.bank.order) == {0, 1, 2}
    house.check_replay()


@pytest.mark.parametrize("back_at_the_end", [False, True])
def test_an_all_in_hand_outlives_every_lost_line(back_at_the_end: bool) -> None:
    """O72, R23: however often the line drops, the hand stays in; who is back at the end keeps his seat."""
    house = all_in_and_gone()
    two_minutes_pass(house)
    for _ in range(3):
        house.do(Connect("C"))
        house.do(Disconnect("C"))
        assert two_minutes_pass(house)[0] == LineLost(2, None)
        assert 2 in house.bank.live
        house.check_replay()
    if back_at_the_end:
        house.do(Connect("C"))
    end_quietly(house)
    assert house.state.won[2] > 0
    assert house.seated("C") == back_at_the_end


def test_a_line_lost_again_just_before_the_end_costs_no_seat() -> None:
    """O71, R23: he was back, so his two minutes begin anew and go on after the bank."""
    house = all_in_and_gone()
    two_minutes_pass(house)
    house.do(Connect("C"))
    house.do(Disconnect("C"))
    end_quietly(house)
    assert house.seated("C")
    house.wait(121)
    assert not house.seated("C")


def test_the_houses_absence_is_nobodys_fault() -> None:
    """Rule 9, field report 30: after a restart each running clock gets 20 s from now at least."""
    house = seated("A", "B", "C")
    house.press("A", "B", "C")
    house.do(Disconnect("A"))
    house.wait(5)
    house.now += 3_600_000
    events = house.do(Recover(20_000))
    extended = [(event.clock, event.seat) for event in events if isinstance(event, ClockExtended)]
    assert extended == [("offline", 0), ("turn", None)]
    assert house.clock.deadline == house.now + 20_000
    assert house.sitter(0).offline_deadline == house.now + 20_000
    assert [event.seat for event in events if isinstance(event, LineLost)] == [1, 2]
    assert house.sitter(1).offline_deadline == house.now + 120_000
    assert house.wait(19.9) == []


def test_a_short_absence_adds_to_what_was_left() -> None:
    house = seated("A", "B")
    house.press("A", "B")
    deadline = house.clock.deadline
    house.now += 2_000
    house.do(Recover(20_000))
    assert house.clock.deadline == deadline + 20_000


def test_a_clock_set_back_meanwhile_makes_no_clock_longer_than_it_is() -> None:
    """Rule 9: nor do many absences one after another."""
    house = seated("A", "B")
    house.press("A", "B")
    house.do(Disconnect("B"))
    house.now -= 3_600_000
    for _ in range(3):
        house.do(Recover(20_000))
        assert house.clock.deadline == house.now + 20_000 + 20_000
        assert house.sitter(1).offline_deadline == house.now + 120_000 + 20_000


def test_new_deal_presses_itself_though_the_clock_was_set_back() -> None:
    """O70: the moment that it waits for is hours away, and its clock would have sat everybody out before."""
    house = seated("A", "B")
    house.press("A", "B")
    house.do(AutoPress("A", on=True))
    house.play(house.to_act, "fold")
    assert house.clock.auto_at is not None
    house.now -= 3_600_000
    house.do(Recover(20_000))
    house.do(Connect("A"))
    assert house.sitter(0).ready


def test_the_new_deal_clock_is_extended_too() -> None:
    house = seated("A", "B")
    house.press("A", "B")
    house.play(house.to_act, "fold")
    deadline = house.clock.deadline
    house.do(Recover(20_000))
    assert house.clock.deadline == deadline + 20_000


def test_a_bot_never_loses_its_line() -> None:
    house = House()
    house.sit("A", 0, ready=False)
    house.sit("bot", 1, bot=True, ready=False)
    house.do(Recover(20_000))
    assert [sitter.connected for _, sitter in house.state.taken()] == [False, True]
