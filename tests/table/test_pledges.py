"""Entries that several pay: pledges, and what becomes of them (C5, T19, T20)."""

from __future__ import annotations

import pytest

from houses import PAUSE, House, begun, dealt, game, only
from svara.bank.events import Joined, Won
from svara.server.books.booking import entries_of
from svara.server.tables.showing import table_view
from svara.table import Connect, Disconnect, Play, Pledge, Recover, Stand, Table, movements
from svara.table.events import Pledged

ACE, ACE_TOO = "Ah 9h 8s", "Ad 9d 8c"
LOW, LOW_TOO, LOWEST = "6h 7s 8d", "6d 7c 9s", "6s 7h 9c"
ENTRY = 28


def at_joining() -> House:
    """A and B, compared and equal, cook a pot of 55; C has 9, D 20 and E 299 chips, and an entry costs 28."""
    played = game("trinka", **{"seats.min_buy_in": 1})
    house = begun(played, "ABCDE", ACE, ACE_TOO, LOW, LOW_TOO, LOWEST, amount=(60, 60, 10, 21, 300))
    house.play("A", "stake", 10)
    house.play("B", "stake", 20)
    for name in "CDE":
        house.play(name, "fold")
    house.play("A", "compare", 20)
    house.play("A", "cook")
    assert (house.bank.question, house.bank.queue, house.bank.price) == ("join", (2, 3, 4), ENTRY)
    return house


def test_nobodys_chips_move_without_his_own_pledge() -> None:
    """C5, T20: who enters names nobody; the pool is what others have said themselves."""
    house = at_joining()
    assert house.refused(Play("C", house.state.turn, "join with")) == "bad_pool"
    house.pledge("E", "C", 15)
    house.pledge("D", "C", 5)
    house.pledge("D", "C", 4)
    assert house.state.pledged_to(2) == ((4, 15), (3, 4))
    joined = only(house.play("C", "join with"), Joined)
    assert (joined.seat, joined.amount, joined.pool) == (2, ENTRY, ((4, 15), (3, 4)))
    assert [house.stack(name) for name in "CDE"] == [0, 16, 284]
    assert house.state.pledges == ()


def test_a_pool_that_does_not_pay_the_entry_is_refused() -> None:
    """T20: the holder pays the rest, and C has 9."""
    house = at_joining()
    house.pledge("D", "C", 18)
    assert house.refused(Play("C", house.state.turn, "join with")) == "bad_pool"
    house.pledge("D", "C", 19)
    house.play("C", "join with")
    assert house.stack("C") == 0


def test_a_pledge_is_taken_back_or_replaced() -> None:
    """R40: one pledge each; what is not pledged any more is not taken."""
    house = at_joining()
    house.pledge("E", "C", 20)
    house.pledge("E", "D", 25)
    assert [(pledge.to, pledge.amount) for pledge in house.state.pledges] == [(3, 25)]
    assert house.pledge("E", "C", 0) == [], "there is none to C to take back"
    assert only(house.pledge("E", "D", 0), Pledged).amount == 0
    assert house.state.pledges == ()


@pytest.mark.parametrize(
    ("name", "to", "amount", "code"),
    [
        ("E", 2, ENTRY + 1, "out_of_bounds"),
        ("D", 2, 21, "out_of_bounds"),
        ("E", 2, -1, "out_of_bounds"),
        ("E", 4, 5, "not_legal"),
        ("D", 4, 5, "not_legal"),
        ("E", 0, 5, "not_legal"),
        ("A", 2, 5, "not_legal"),
        ("E", 7, 5, "not_legal"),
        ("E", -1, 5, "not_legal"),
        ("Eve", 2, 5, "not_seated"),
    ],
)
def test_what_is_no_pledge(name: str, to: int, amount: int, code: str) -> None:
    """T20, R40: of what one has, between those who are still to answer, to one who answers before oneself."""
    house = at_joining()
    assert house.refused(Pledge(name, to, amount)) == code


def test_all_pledges_to_one_are_no_more_than_the_entry() -> None:
    house = at_joining()
    house.pledge("E", "C", 20)
    assert house.refused(Pledge("D", 2, 9)) == "out_of_bounds"
    house.pledge("D", "C", 8)


def test_who_came_during_the_bank_pledges_nothing() -> None:
    house = at_joining()
    house.sit("F", 6, 100)
    assert house.refused(Pledge("F", 2, 5)) == "not_your_turn"


def test_pledges_are_for_one_svara_alone() -> None:
    """R40: a turn says which one is meant, so a pledge that comes late is not one for the next svara."""
    house = at_joining()
    turn = house.state.turn
    house.play("C", "decline")
    house.do(Pledge("E", 3, 5, turn))
    assert house.refused(Pledge("E", 3, 5, turn - 1)) == "stale_turn"
    assert house.refused(Pledge("E", 3, 5, turn + 2)) == "stale_turn"


def test_they_end_with_the_answer_of_either() -> None:
    """T20: C declines, so what was pledged to him is void; E answers for himself, so is his to D."""
    house = at_joining()
    house.pledge("D", "C", 10)
    house.pledge("E", "D", 10)
    house.play("C", "decline")
    assert [pledge.seat for pledge in house.state.pledges] == [4]
    house.play("D", "decline")
    assert house.state.pledges == ()


def test_they_end_with_leaving() -> None:
    """C12: a pledge of one who has gone is none."""
    house = at_joining()
    house.pledge("E", "C", 20)
    house.do(Stand("E"))
    assert house.state.pledges == ()
    house.pledge("D", "C", 19)
    house.do(Stand("C"))
    assert house.state.pledges == ()


def test_they_end_with_the_joining() -> None:
    house = at_joining()
    house.pledge("E", "C", 20)
    house.wait(41)
    assert house.bank.phase == "betting"
    assert house.state.pledges == ()


def test_there_are_none_where_entries_are_not_pooled() -> None:
    house = begun(game("svara"), "ABC", "As Ks 9d", "Ah Kh 9c", "6s 8d Jc")
    house.play("A", "bet", 10)
    house.play("B", "call")
    house.play("C", "fold")
    house.play("A", "cook")
    assert house.bank.question == "join"
    assert house.refused(Pledge("C", 2, 5)) == "not_legal"
    assert not table_view(house.table, "C", None, house.now).pooling


def test_they_survive_a_crash_and_a_lost_line() -> None:
    """House rule 3: pledges are events, so they are there after a restart."""
    house = at_joining()
    house.pledge("E", "C", 20)
    house.do(Disconnect("E"))
    house.check_replay()
    house.table = Table.restore(None, house.log, house.table.held, PAUSE)
    house.do(Recover(20_000))
    house.do(Connect("E"))
    assert house.state.pledged_to(2) == ((4, 20),)
    house.play("C", "join with")


def test_a_pooled_entry_is_several_movements_with_ids_of_their_own() -> None:
    """House rule 11, T20: everybody pays his own part; nothing is booked for nothing."""
    house = at_joining()
    house.pledge("E", "C", 19)
    house.pledge("D", "C", 9)
    joined = only(house.play("C", "join with"), Joined)
    assert [(moved.source.seat, moved.amount) for moved in movements(joined)] == [(4, 19), (3, 9)]
    entries = list(entries_of(house.state, [(17, joined), (18, Won(2, 5))]))
    assert [entry.id for entry in entries] == ["main/1/17", "main/1/17/1", "main/1/18"]
    assert [entry.source for entry in entries] == ["seat:main:4", "seat:main:3", "pot:main:1"]


def test_the_pool_sees_its_hand_and_shares_what_it_wins() -> None:
    """T20: all of them see the cards the holder turns; winnings go pro rata, the odd chip to the holder."""
    house = at_joining()
    house.pledge("E", "C", 19)
    house.pledge("D", "C", 6)
    house.next_decks = [dealt("Ah 9h 8s", "Td 8d 7c"), dealt("As Ac Ad", LOW, LOW_TOO)]
    house.play("C", "join with")
    house.play("A", "cut")
    house.play("B", "cut")
    assert house.bank.order == (1, 2, 0), "the higher cut deals"
    house.play("B", "stake", 1)
    house.do(Play("C", house.state.turn, "look"))
    for name, known in (("C", 3), ("D", 3), ("E", 3), ("A", 0), (None, 0)):
        seats = table_view(house.table, name, None, house.now).seats
        assert sum(card is not None for card in seats[2].cards) == known, name
        assert (seats[2].score is not None) == bool(known)
    pools = table_view(house.table, None, None, house.now).pools
    assert [(pool.holder, pool.parts) for pool in pools] == [(2, ((4, 19), (3, 6)))]
    house.play("C", "stake", 1)
    house.play("A", "fold")
    events = house.play("B", "fold")
    pot = 55 + ENTRY + 2
    assert [(event.seat, event.amount) for event in events if isinstance(event, Won)] == [
        (2, pot - pot * 19 // 29 - pot * 6 // 29),
        (4, pot * 19 // 29),
        (3, pot * 6 // 29),
    ]


def test_the_holders_leaving_folds_the_hand_of_all() -> None:
    """T20."""
    house = at_joining()
    house.pledge("E", "C", 19)
    house.next_decks = [dealt("Ah 9h 8s", "Td 8d 7c"), dealt("As Ac Ad", LOW, LOW_TOO)]
    house.pledge("D", "C", 9)
    house.play("C", "join with")
    house.play("A", "cut")
    house.play("B", "cut")
    house.do(Stand("C"))
    assert 2 not in house.bank.live
    house.play("B", "fold")
    assert (house.stack("E"), house.stack("D"), house.seated("C")) == (280, 11, False)
