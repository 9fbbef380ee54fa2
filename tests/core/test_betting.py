"""Antes, turns, bets and raises in level style (O3–O8, O19–O25, C5, C6, C8)."""

import pytest

from banks import (
    BEST,
    GOOD,
    MIDDLE,
    chips,
    deal,
    game,
    live,
    more,
    offers,
    order_of,
    play,
    refusal,
    stacks,
    to_act,
    winners,
)
from svara.bank import Action, Bank
from svara.bank.bank import BankError
from svara.bank.events import AntePosted, DealStarted, Folded, Opened, Returned, Won

HANDS = deal(A=GOOD, B=BEST, C=MIDDLE) + ", "


# --- the antes and the deal


def test_everyone_dealt_in_posts_the_ante_and_the_antes_are_the_pot() -> None:
    """O4, and C5: not a chip is lost."""
    bank = play("")
    assert stacks(bank) == {"A": 490, "B": 490, "C": 490}
    assert bank.state.pot == 30
    assert sorted(order_of(bank, AntePosted)) == ["A", "B", "C"]
    assert chips(bank.state) == 1500


def test_three_cards_each_face_down() -> None:
    """O5: everyone has three, and nobody knows one."""
    assert play("").state.hands == [(None, None, None)] * 3


@pytest.mark.parametrize(("dealer", "order"), [("A", "BCA"), ("B", "CAB"), ("C", "ABC")])
def test_the_next_after_the_dealer_acts_first_and_then_clockwise(dealer: str, order: str) -> None:
    """O8, O19."""
    bank = play("", dealer=dealer)
    for name in order:
        assert to_act(bank) == [name]
        more(bank, f"{name} check")
    assert bank.state.phase == "showdown"


@pytest.mark.parametrize("players", [1, 7])
def test_two_to_six_players(players: int) -> None:
    """O3."""
    with pytest.raises(BankError, match="2 to 6"):
        Bank.start(game(), stacks=[500] * players, dealer=0, dealt=range(players))


def test_six_players_can_be_dealt_in() -> None:
    """O3, O1: eighteen of thirty-six cards."""
    assert play("", seats="A B C D E F").state.pot == 60


def test_to_be_dealt_in_one_needs_the_ante_or_what_the_table_asks() -> None:
    """C8. Field report 24: a seat held by someone with no chips is not dealt in."""
    with pytest.raises(BankError, match="C8"):
        play("", stacks=[500, 9, 500])
    assert play("", stacks=[500, 10, 500]).state.phase == "showdown"
    with pytest.raises(BankError, match="needs 40"):
        play("", stacks=[500, 39, 500], rules={"min_stack": 40})
    assert stacks(play("", stacks=[500, 40, 500], rules={"min_stack": 40}))["B"] == 30


def test_a_refused_bank_names_no_deal_that_nobody_could_play() -> None:
    """C8, O4: the dealer is one of those dealt in, and chips are whole."""
    with pytest.raises(BankError, match="dealer"):
        play("", seats="A B W", sitting_out="W", dealer="W")
    with pytest.raises(BankError, match="present"):
        Bank.start(game(), stacks=[500, 500], dealer=0, dealt=(0, 5))
    with pytest.raises(BankError, match="whole"):
        Bank.start(game(), stacks=[500, -1], dealer=0, dealt=(0, 1))


# --- the dealer


def test_the_dealer_rotates_clockwise_among_those_dealt_in() -> None:
    """O7. Field report 22: the button moves, so no one pays or opens twice in a row."""
    dealer = "C"
    for expected in ("A", "B", "C", "A"):
        bank = play("", dealer=dealer)
        while bank.state.phase != "finished":
            more(bank, f"{to_act(bank)[0]} fold")
        assert bank.state.next_dealer is not None
        dealer = bank.names[bank.state.next_dealer]
        assert dealer == expected


def test_who_sits_out_does_not_become_the_dealer() -> None:
    """O7. Field report 23: who sits out is neither dealt in nor charged."""
    bank = play("A fold", seats="A B W", dealer="B", sitting_out="W")
    assert stacks(bank)["W"] == 500
    assert bank.state.next_dealer == bank.names.index("A")
    bank = play("B fold", seats="A B W", dealer="A", sitting_out="W")
    assert bank.state.next_dealer == bank.names.index("B")


def test_deals_run_one_after_another_from_what_each_has() -> None:
    """O69. Field report 35: no card of the last bank lies about in the next one."""
    first = play(HANDS + "A bet 30, B call, C fold, A muck")
    after = stacks(first)
    second = play("", stacks=list(after.values()), dealer="A")
    assert to_act(second) == ["B"]
    assert stacks(second) == {name: amount - 10 for name, amount in after.items()}
    assert second.state.hands == [(None, None, None)] * 3


# --- check, bet, call, raise, fold


def test_a_check_is_possible_only_while_nobody_has_bet() -> None:
    """O20."""
    bank = play("A check")
    assert "check" in offers(bank, "B")
    more(bank, "B bet 10")
    assert offers(bank, "C") == ["call for 10", "raise 20 to 50", "fold", "look"]
    assert "call for 10" in refusal(bank, "C check")


def test_an_opening_bet_is_from_the_ante_to_the_pot() -> None:
    """O21."""
    bank = play("")
    assert refusal(bank, "A bet 9") == "bet 9 is out of bounds; legal is bet 10 to 30"
    assert refusal(bank, "A bet 31") == "bet 31 is out of bounds; legal is bet 10 to 30"
    assert play("A bet 10").state.level == 10
    assert play("A bet 30").state.level == 30


def test_a_raise_is_capped_by_its_increment() -> None:
    """O21: 10 to the level of 10 and then at most the pot as it lies before the action, 40."""
    bank = play("A bet 10")
    assert "raise 20 to 50" in offers(bank, "B")
    assert "20 to 50" in refusal(bank, "B raise 51")
    more(bank, "B raise 50")
    assert bank.state.pot == 90


def test_a_raise_counts_by_its_increment_for_the_next() -> None:
    """O22: 10 raised to 50 is a bet of 40, so the next raise is to 90 at least, to 50 + 90 at most."""
    bank = play("A bet 10, B raise 50")
    assert "raise 90 to 140" in offers(bank, "C")
    assert "90 to 140" in refusal(bank, "C raise 89")


def test_a_call_after_a_raise_leaves_the_raise_as_the_last_bet() -> None:
    """O22: the size is that of the last bet, not of the last chips."""
    bank = play("A bet 30, B raise 60, C call")
    assert "raise 90 to 240" in offers(bank, "A")


def test_all_dark_in_the_lap_counts_the_last_dark_bet_whole() -> None:
    """O22: dark 10, 20, 40; a raise is to 40 + 40 at least, to 40 + 100 at most."""
    bank = play("A dark 10, B dark 20, C dark 40")
    assert offers(bank, "A") == ["call for 30", "raise 80 to 140", "fold", "look"]


def test_a_call_pays_what_is_missing_to_the_level() -> None:
    """O22a. Field report 27: not the size of the last bet, here 30."""
    bank = play("A bet 30, B raise 60, C raise 120")
    assert "call for 90" in offers(bank, "A")
    more(bank, "A call")
    assert stacks(bank)["A"] == 500 - 10 - 120
    more(bank, "B call")
    assert bank.state.pot == 30 + 3 * 120


def test_there_is_no_limit_on_the_number_of_raises() -> None:
    """O23."""
    bank = play("A bet 10", seats="A B", stacks=10_000)
    for count in range(100):
        more(bank, f"{'BA'[count % 2]} raise {20 + 10 * count}")
    assert bank.state.level == 1010


def test_the_lap_goes_on_until_all_have_matched() -> None:
    """O24. Field report 19: a raise by the last one does not end the deal before the others have answered."""
    bank = play("A check, B check, C bet 10")
    assert to_act(bank) == ["A"]
    more(bank, "A call, B raise 60")
    assert to_act(bank) == ["C"]
    more(bank, "C call")
    assert to_act(bank) == ["A"]
    more(bank, "A call")
    assert bank.state.phase == "showdown"


def test_all_check_and_the_best_hand_takes_the_antes() -> None:
    """O25, O46."""
    bank = play(HANDS + "A check, B check, C check, C muck")
    assert winners(bank) == ["B"]
    assert stacks(bank) == {"A": 490, "B": 520, "C": 490}


def test_folding_is_always_possible_on_ones_turn() -> None:
    """O35, O20: even where one owes nothing."""
    bank = play("A fold")
    assert live(bank) == ["B", "C"]
    assert to_act(bank) == ["B"]


def test_folding_is_not_possible_off_turn() -> None:
    """O35, O19."""
    bank = play("")
    assert "nothing is asked of this seat" in refusal(bank, "B fold")


def test_a_bet_larger_than_one_holds_is_refused() -> None:
    """Field report 10: before anything moves (O37, C13)."""
    bank = play("", stacks=[25, 500, 500])
    assert "bet 10 to 15" in refusal(bank, "A bet 16")
    bank = play("A bet 30", stacks=[500, 95, 500])
    assert "raise 60 to 85" in refusal(bank, "B raise 86")


# --- left alone


def test_a_player_left_alone_takes_the_pot_before_he_has_acted() -> None:
    """C6, with no rake of antes alone (O65)."""
    bank = play("A fold, B fold")
    assert winners(bank) == ["C"]
    assert stacks(bank) == {"A": 490, "B": 490, "C": 520}


def test_a_fold_out_shows_nobodys_hand() -> None:
    """C6. Field report 35."""
    bank = play(HANDS + "A bet 30, B fold, C fold")
    assert winners(bank) == ["A"]
    assert order_of(bank, Opened) == []
    assert all(card is None for hand in bank.bank.view(None).hands for card in hand)


def test_what_nobody_matched_goes_back_first() -> None:
    """C6. Field report 4: of B's 90, 30 were matched; 60 go back, not won and not raked (3 % of 90)."""
    bank = play("A bet 30, B raise 90, C fold, A fold")
    returned = [event for event in bank.events if isinstance(event, Returned)]
    assert returned == [Returned(1, 60)]
    assert bank.state.rake == 2
    assert [event for event in bank.events if isinstance(event, Won)] == [Won(1, 88)]
    assert stacks(bank) == {"A": 460, "B": 548, "C": 490}


def test_a_matched_bet_is_not_returned() -> None:
    """C6: A bets 30, B calls, both others fold to C's raise; nobody matched 60 of it."""
    bank = play("A bet 30, B call, C raise 90, A fold, B fold")
    assert stacks(bank) == {"A": 460, "B": 460, "C": 500 - 40 + 120 - 3}


def test_what_is_paid_was_put_in() -> None:
    """C5. Field report 8: payouts and rake add up to the contributions, and no rake is negative."""
    bank = play(HANDS + "A bet 30, B raise 90, C call, A fold")
    state = bank.state
    assert state.put == [10 + 30, 10 + 90, 10 + 90]
    assert sum(event.amount for event in bank.events if isinstance(event, Won)) == sum(state.put) - state.rake
    assert state.rake == 7
    assert state.pot == 0


def test_nobody_elses_stack_moves() -> None:
    """C5. Field report 13: opponents go broke, and the others keep what they had."""
    script = deal(A=BEST, B=GOOD, C=MIDDLE, D="6d Qs Jh") + ", A bet 30, B all-in, C call, D fold, B muck"
    bank = play(script, seats="A B C D", stacks=[500, 40, 40, 500])
    assert stacks(bank) == {"A": 500 - 40 + 130 - 3, "B": 0, "C": 0, "D": 490}


def test_a_folded_hand_wins_nothing_however_good() -> None:
    """O46. Field report 26: a folded player does not win."""
    bank = play(HANDS + "A bet 10, B fold, C call, C open")
    assert winners(bank) == ["A"]
    assert order_of(bank, Folded) == ["B"]


def test_every_deal_is_a_fresh_one_of_the_whole_deck() -> None:
    """C4, O5: one card at a time round the order, from the next after the dealer."""
    bank, _ = Bank.start(game(), stacks=[500] * 3, dealer=0, dealt=(0, 1, 2))
    events = bank.deal(game().cards)
    assert events[0] == DealStarted(1, 0, (1, 2, 0), betting=True, dark=True)
    bank.act(Action(1, "look"))
    assert bank.state.hands[1] == (game().cards[0], game().cards[3], game().cards[6])
