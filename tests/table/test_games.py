"""What the other games ask of a table: who deals, who may join, new questions and their clocks (D1)."""

from __future__ import annotations

import pytest

from houses import House, begun, cards, dealt, game, kinds, only
from svara.bank.events import Answered, AntePosted, Cut, DealerChosen, Declined, Joined
from svara.server.tables.showing import table_view
from svara.table import Play, SitOut, Stand
from svara.table.events import ClockStarted, StoodUp

ACE, ACE_TOO = "Ah 9h 8s", "Ad 9d 8c"
LOW, LOW_TOO = "6h 7s 8d", "6d 7c 9s"
KING, KING_TOO, EIGHT = "Kh Qh 8s", "Kd Qd 8c", "8h 9s Td"


def fold_to_the_end(house: House) -> None:
    while house.state.running:
        house.play(house.to_act, "fold")


def win(house: House, winner: str) -> None:
    """He stakes the least and all others fold."""
    while house.state.running:
        assert house.table.bank is not None
        offered = {option.kind: option for option in house.table.bank.legal(house.bank.owed[0])}
        if house.to_act == winner:
            kind = next(kind for kind in ("stake", "bet") if kind in offered)
            house.play(winner, kind, int(offered[kind].least or 0))
        else:
            house.play(house.to_act, "fold")


def at_trinka_svara() -> House:
    """A and B are equal and cook; C stays out, and the two cut for the deal."""
    house = begun(game("trinka"), "ABC", ACE, ACE_TOO, LOW, amount=100)
    house.play("A", "stake", 1)
    house.play("B", "stake", 1)
    house.play("C", "fold")
    house.play("A", "compare", 1)
    house.play("A", "cook")
    house.next_decks = [cards("9h Ts")]
    house.play("C", "decline")
    assert house.bank.question == "cut"
    return house


def at_svarka_svara(*others: str) -> House:
    """A and B tie at a table where others have sat down before the bank and are not dealt in."""
    house = House(game("svarka"))
    for seat, name in enumerate("ABC"):
        house.sit(name, seat, 1000, ready=False)
    for seat, name in enumerate(others, 5):
        house.sit(name, seat, 1000, ready=False)
    house.draw = 2
    house.next_decks = [dealt(KING, KING_TOO, EIGHT)]
    house.press("A", "B", "C")
    house.play("A", "bet", 10)
    house.play("B", "call")
    house.play("C", "fold")
    assert house.bank.question == "join"
    return house


# who deals


@pytest.mark.parametrize("profile", ["trinka", "svarka"])
def test_the_winner_deals_next(profile: str) -> None:
    """T9, B29."""
    house = begun(game(profile), "ABC", amount=300)
    for winner in "BACCB":
        win(house, winner)
        house.press("A", "B", "C")
        assert house.bank.first_dealer == "ABC".index(winner)


def test_the_winner_posts_the_first_ante() -> None:
    """T9: he takes the pot, posts the next ante first, and deals next."""
    house = begun(game("trinka"), "ABC", amount=100)
    house.play("A", "fold")
    house.play("B", "fold")
    events = house.press("A", "B", "C")
    assert [event.seat for event in events if isinstance(event, AntePosted)] == [2, 0, 1]
    assert house.bank.first_dealer == 2
    house.play("A", "stake", 1)
    house.play("B", "fold")
    house.play("C", "fold")
    assert house.state.button == 0


def test_a_winner_who_has_gone_does_not_deal() -> None:
    """C9: it is the next participant clockwise."""
    house = begun(game("svarka"), "ABC")
    house.play("A", "fold")
    house.play("B", "fold")
    house.stand("C")
    house.press("A", "B")
    assert house.bank.first_dealer == 0


def test_no_deal_before_every_ante_is_in() -> None:
    """T10, R19: who cannot pay his is waited for, and stands up; antes come before cards."""
    house = House(game("trinka", **{"seats.min_buy_in": 1}))
    house.sit("A", 0, 1)
    house.sit("B", 1, 100)
    fold_to_the_end(house)
    if house.stack("A") == 0:
        assert house.state.short() == (0,)
        house.sit("C", 2, 100)
        house.press("B")
        assert not house.state.running
        assert only(house.wait(30), StoodUp).why == "broke"
    else:
        house.press("A", "B")
    started = [kind for kind in kinds(house.log) if kind in ("bank_started", "ante_posted", "deal_started")]
    assert started[-4:] == ["bank_started", "ante_posted", "ante_posted", "deal_started"]


@pytest.mark.parametrize("profile", ["svara", "trinka", "svarka"])
def test_a_table_may_ask_for_more_than_the_ante(profile: str) -> None:
    """C8."""
    house = House(game(profile, min_stack=150, **{"seats.min_buy_in": 1}))
    assert house.state.buy_in("A", house.now)[0] == 150
    house.sit("A", 0, 150)
    house.sit("B", 1, 150)
    short, other = (0, 1) if house.to_act == "A" else (1, 0)
    house.play(house.to_act, "fold")
    assert house.state.short() == (short,)
    house.sit("C", 2, 150)
    house.press("AB"[other])
    house.wait(30)
    assert set(house.bank.dealt) == {other, 2}


# joining a svara


def test_everyone_present_may_join_dealt_in_or_not() -> None:
    """B32: an onlooker too, asked clockwise from the dealer, ten seconds each."""
    house = at_svarka_svara("D", "E")
    assert house.bank.queue == (5, 6, 2)
    assert table_view(house.table, "D", None, house.now).asked == (5, 6, 2)
    clock = only(house.log[-1:], ClockStarted)
    assert (clock.question, clock.seconds) == ("join", 10)
    events = house.play("D", "join")
    assert only(events, Joined).amount == 25
    seat = table_view(house.table, None, None, house.now).seats[5]
    assert (seat.joined, seat.put, seat.status) == (True, 25, "waiting")
    assert only(house.wait(10), Declined).seat == 6
    house.play("C", "decline")
    assert set(house.bank.order) == {0, 1, 5}
    assert house.bank.dealer == 2, "the same dealer deals"
    seat = table_view(house.table, None, None, house.now).seats[5]
    assert (seat.status, len(seat.cards)) == ("in", 3)


def test_who_sits_out_is_present_too() -> None:
    """B32, R41: he holds a seat and sees the table."""
    house = begun(game("svarka"), "ABC", KING, KING_TOO, EIGHT)
    house.do(SitOut("C"))
    house.play("A", "bet", 10)
    house.play("B", "call")
    house.play("C", "fold")
    house.play("C", "join")
    assert 2 in house.bank.order


def test_who_sat_down_during_the_bank_is_not_present_for_it() -> None:
    """B32, R41."""
    house = at_svarka_svara("D")
    house.sit("F", 7)
    house.play("D", "decline")
    house.play("C", "decline")
    assert house.bank.phase == "betting"
    assert house.refused(Play("F", house.state.turn, "fold")) == "not_your_turn"


def test_an_onlooker_who_leaves_is_not_asked() -> None:
    """C12: he gives his seat up when the bank is over, like everybody who was there when it began."""
    house = at_svarka_svara("D", "E")
    house.do(Stand("E"))
    assert list(house.bank.queue) == [5, 2]
    house.do(Stand("D"))
    assert list(house.bank.queue) == [2]
    house.play("C", "decline")
    fold_to_the_end(house)
    assert not house.seated("D")


def test_an_onlooker_who_joined_wins_and_deals() -> None:
    """B29, B32."""
    house = at_svarka_svara("D")
    house.play("D", "join")
    house.play("C", "decline")
    win(house, "D")
    assert house.state.won[5] > 0
    assert house.state.button == 5


# questions of trinka


def test_a_proposal_has_a_clock_and_silence_refuses_it() -> None:
    """T16, R45: ten seconds; then it is the proposer's turn again."""
    house = begun(game("trinka"), "AB", ACE, LOW, amount=100)
    house.play("A", "stake", 1)
    house.play("B", "stake", 1)
    turn = house.state.turn
    house.play("A", "propose")
    view = table_view(house.table, "B", None, house.now)
    assert (view.question, view.owed, view.proposer, view.seconds) == ("proposal", (1,), 0, 10)
    assert {option.action for option in view.legal} >= {"accept", "refuse"}
    assert house.state.turn == turn + 1
    answered = only(house.wait(10), Answered)
    assert (answered.accepted, answered.by) == (False, "clock")
    view = table_view(house.table, "A", None, house.now)
    assert (view.owed, view.proposer) == ((0,), None)
    assert "propose" not in {option.action for option in view.legal}


def test_an_accepted_proposal_is_a_svara() -> None:
    """T16, T17: nobody else is there, so the two cut."""
    house = begun(game("trinka"), "AB", ACE, LOW, amount=100)
    house.play("A", "stake", 1)
    house.play("B", "stake", 1)
    house.play("A", "propose")
    house.play("B", "accept")
    assert house.bank.question == "cut"


def test_both_cut_for_the_deal_and_the_higher_card_deals() -> None:
    """T17: a deck of its own, cut in any order, seen by everybody."""
    house = at_trinka_svara()
    view = table_view(house.table, "C", None, house.now)
    assert (view.phase, view.question, view.owed, view.seconds) == ("cutting", "cut", (0, 1), 10)
    cut = only(house.play("B", "cut"), Cut)
    assert (cut.seat, cut.card) == (1, cards("9h")[0])
    view = table_view(house.table, None, None, house.now)
    assert [(shown.seat, shown.card) for shown in view.cuts] == [(1, "9h")]
    events = house.play("A", "cut")
    assert only(events, DealerChosen).seat == 0
    assert house.bank.dealer == 0
    house.check_replay()


def test_silence_is_a_default_cut() -> None:
    """T17, R45: both run out of time at once, and the table goes on."""
    house = at_trinka_svara()
    events = house.wait(10)
    assert [event.by for event in events if isinstance(event, Cut)] == ["clock", "clock"]
    assert only(events, DealerChosen).seat == 1
    assert house.bank.phase == "betting"


def test_equal_cuts_are_cut_again() -> None:
    """T17: from another deck."""
    house = begun(game("trinka"), "AB", ACE, LOW, amount=100)
    house.play("A", "stake", 1)
    house.play("B", "stake", 1)
    house.play("A", "propose")
    house.next_decks = [cards("9h 9s"), cards("Ts 9s")]
    house.play("B", "accept")
    house.play("A", "cut")
    turn = house.state.turn
    house.play("B", "cut")
    assert (house.bank.question, house.bank.cuts, house.state.turn) == ("cut", (), turn + 1)
    house.wait(10)
    assert house.bank.dealer == 0


def test_who_leaves_before_cutting_leaves_the_pot_to_the_other() -> None:
    """C12."""
    house = at_trinka_svara()
    house.play("A", "cut")
    house.do(Stand("A"))
    assert not house.state.running
    assert house.state.won[1] == 6


def test_a_redeal_may_be_demanded_off_turn_and_a_little_late() -> None:
    """T2, R42: the turn moves on under one's finger; what is legal still decides."""
    house = begun(game("trinka"), "ABC", ACE, ACE_TOO, "Th Td Ts", amount=100)
    house.do(Play("C", house.state.turn, "look"))
    turn = house.state.turn
    house.play("A", "stake", 1)
    assert "redeal" in {option.action for option in table_view(house.table, "C", None, house.now).legal}
    events = house.do(Play("C", turn, "redeal"))
    assert kinds(events)[:4] == ["opened", "redeal_demanded", "deal_awaited", "deal_started"]
    assert (house.state.pot, house.bank.dealer, house.bank.svaras) == (4, 2, 0)
    assert house.refused(Play("C", turn, "redeal")) == "stale_turn"


def test_two_who_compared_see_both_hands_and_nobody_else_does() -> None:
    """T8, C10: the beaten one too, to the end of the deal."""
    house = begun(game("trinka"), "ABC", ACE, LOW, LOW_TOO, amount=100)
    house.play("A", "stake", 1)
    house.play("B", "compare", 1)
    assert 1 not in house.bank.live
    for viewer, other in (("A", 1), ("B", 0)):
        seat = table_view(house.table, viewer, None, house.now).seats[other]
        assert (seat.compared, None in seat.cards, seat.score is not None) == (True, False, True)
    for stranger in ("C", "Eve", None):
        seats = table_view(house.table, stranger, None, house.now).seats
        assert not any(seat.compared or any(seat.cards) for seat in seats)


def test_out_of_time_where_there_is_no_check_is_a_fold() -> None:
    """D1: the clocks are those of the online game."""
    for profile in ("seka", "trinka", "svarka"):
        house = begun(game(profile), "ABC", amount=300)
        house.wait(20)
        assert 0 not in house.bank.live
