"""The choice of two equals and the redeal (O47–O60a, C4, C7, C9, C12)."""

import pytest

from banks import (
    BEST,
    BEST_THREE,
    BEST_TOO,
    GOOD,
    MIDDLE,
    WEAK,
    deal,
    happened,
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
from svara.bank.events import AntePosted, Asked, DealStarted, Opened, SvaraDeclared, Tied, Won

TWO = deal(A=BEST, B=BEST_TOO, C=MIDDLE) + ", A bet 30, B call, C fold, "
"""A and B tie for 90."""
CHECKED_TWO = deal(A=BEST, B=BEST_TOO) + ", A check, B check, "
"""A and B, heads-up, tie for the antes of 20."""
THREE = deal(A=BEST, B=BEST_TOO, C=BEST_THREE, D=MIDDLE) + ", A bet 30, B call, C call, D fold, "
"""A, B and C tie for 130; D deals."""
BIG = {"seats": "A B C D", "stacks": 5000}


# --- split or cook


def test_exactly_two_equals_choose() -> None:
    """O47."""
    bank = play(TWO)
    assert to_act(bank) == ["A", "B"]
    assert offers(bank, "A") == offers(bank, "B") == ["split", "cook"]
    assert offers(bank, "C") == ["look"]


def test_either_order_of_the_two_may_answer() -> None:
    """O47, O48: the choice is put to both at once, and the first cook decides."""
    for line in ("A cook", "B cook"):
        bank = play(TWO + line)
        assert [event["number"] for event in happened(bank, SvaraDeclared)] == [1]
    assert "nothing is asked" in refusal(play(TWO + "A cook"), "B split")


def test_a_split_is_not_chosen_twice() -> None:
    """O47: A has said it; now it is B's."""
    bank = play(TWO + "A split")
    assert to_act(bank) == ["B"]
    assert "nothing is asked" in refusal(bank, "A split")


def test_silence_of_one_is_that_seats_split() -> None:
    """O49, R13."""
    bank = play(TWO + "B timeout")
    assert to_act(bank) == ["A"]
    assert bank.state.phase == "choice"
    assert play(TWO + "B timeout, A cook").state.svaras == 1
    assert sorted(winners(play(TWO + "B timeout, A timeout"))) == ["A", "B"]


def test_three_equals_have_no_choice() -> None:
    """O50."""
    bank = play(THREE, seats="A B C D")
    assert bank.state.phase == "joining"
    assert to_act(bank) == ["D"]


def test_a_broke_equal_is_not_dropped() -> None:
    """O49, O46. Field reports 14 and 26: A has nothing left in front of him and still gets his share."""
    bank = play(deal(A=BEST, B=BEST_TOO) + ", A bet 20, B call, A split, B split", seats="A B", stacks=30)
    assert sorted(winners(bank)) == ["A", "B"]
    assert stacks(bank) == {"A": 30, "B": 29}, "60 less a rake of 1 are 30 and 29 (C7: A is after the dealer)"


# --- the redeal


def test_the_equals_pay_nothing_and_post_no_ante() -> None:
    """O51, O52: the pot goes over whole."""
    bank = play(TWO + "A cook, C decline")
    assert bank.state.deals == 2
    assert bank.state.pot == 90
    assert stacks(bank) == {"A": 460, "B": 460, "C": 490}
    assert len(order_of(bank, AntePosted)) == 3


def test_a_svara_comes_from_a_full_deck() -> None:
    """C4: the very cards of the first deal may be dealt again, and to others."""
    bank = play(TWO + "A cook, C decline, " + deal(A=BEST_TOO, B=BEST) + ", A check, B check")
    assert [event["number"] for event in happened(bank, DealStarted)] == [1, 2]
    assert len(happened(bank, Tied)) == 2


def test_hands_of_the_tied_deal_are_gone() -> None:
    """C4. Field report 35: no card of the deal before lies about."""
    bank = play(TWO + "A cook, C decline")
    assert live(bank) == ["A", "B"]
    assert bank.state.hands == [(None, None, None), (None, None, None), ()]
    assert not any(bank.state.opened)


def test_somebody_is_on_turn_when_a_svara_starts() -> None:
    """O8, O56. Field report 25: a clock runs for someone, whoever deals."""
    bank = play(TWO + "A cook, C decline")
    assert to_act(bank) == ["A"]
    assert bank.names[bank.state.dealer] == "B"


def test_the_svara_is_bet_like_any_deal() -> None:
    """O57, O21: from the ante to the pot, which is 90."""
    bank = play(TWO + "A cook, C decline, A bet 90")
    assert offers(bank, "B") == ["call for 90", "raise 180 to 270", "fold", "look"]


def test_levels_start_afresh_in_a_svara() -> None:
    """O22a: bets are cumulative within a deal; `put` is what each has in this bank."""
    bank = play(TWO + "A cook, C decline, A bet 50")
    assert bank.state.level == 50
    assert bank.state.put == [40 + 50, 40, 10]
    more(bank, "B fold")
    assert stacks(bank) == {"A": 460 + 90 - 2, "B": 460, "C": 490}, "50 go back unmatched (C6)"


@pytest.mark.parametrize(
    ("dealer", "equals", "svara_dealer"),
    [
        ("D", "AB", "B"),
        ("D", "AD", "D"),
        ("D", "BC", "C"),
        ("B", "AC", "A"),
        ("B", "BC", "B"),
        ("C", "AB", "B"),
    ],
)
def test_the_last_equal_clockwise_deals(dealer: str, equals: str, svara_dealer: str) -> None:
    """O56: counted from the current dealer, who counts as the very last himself."""
    strong = iter((BEST, BEST_TOO))
    weak = iter((MIDDLE, WEAK))
    hands = {name: next(strong) if name in equals else next(weak) for name in "ABCD"}
    bank = play(deal(**hands), dealer=dealer, **BIG)
    while bank.state.phase != "choice":
        name = to_act(bank)[0]
        more(bank, f"{name} {'check' if bank.state.phase == 'betting' else 'muck'}")
    more(bank, f"{equals[0]} cook")
    (declared,) = happened(bank, SvaraDeclared)
    assert bank.names[declared["dealer"]] == svara_dealer


def test_the_next_svaras_dealer_is_counted_from_the_last_ones() -> None:
    """O56: A and C tie in a deal of B's; C is the first clockwise, A the last."""
    svara = deal(C=BEST, A=BEST_TOO, B=GOOD) + ", C check, A check, B check, B muck"
    bank = play(TWO.replace("C fold", "C call") + "A cook, C join, " + svara, stacks=5000)
    assert bank.names[bank.state.dealer] == "B"
    assert [bank.names[event["dealer"]] for event in happened(bank, SvaraDeclared)] == ["B", "A"]


def test_where_the_svaras_dealer_has_left_the_next_participant_deals() -> None:
    """C9: C would deal and leaves while D is asked; clockwise from C the next participant is A."""
    bank = play(THREE + "C leave, D decline", seats="A B C D")
    assert bank.names[bank.state.dealer] == "A"
    assert to_act(bank) == ["B"]


def test_another_tie_is_another_svara_without_a_choice() -> None:
    """O58."""
    bank = play(CHECKED_TWO + "A cook, " + CHECKED_TWO, seats="A B")
    assert [event["number"] for event in happened(bank, SvaraDeclared)] == [1, 2]
    assert bank.state.deals == 3
    assert not any(event.question == "choice" for event in bank.events[-3:] if isinstance(event, Asked))


def test_after_ten_svaras_in_a_row_the_pot_is_split() -> None:
    """O59: the tenth ties too. B, who is last, deals each of them."""
    bank = play(CHECKED_TWO + "A cook, " + 9 * CHECKED_TWO, seats="A B")
    assert bank.state.svaras == 10
    assert bank.state.phase == "betting"
    bank = play(CHECKED_TWO + "A cook, " + 10 * CHECKED_TWO, seats="A B")
    assert bank.state.deals == 11
    assert sorted(winners(bank)) == ["A", "B"]
    assert stacks(bank) == {"A": 500, "B": 500}


def test_dealer_rotation_goes_on_from_the_banks_first_dealer() -> None:
    """O60a: D dealt first and B the svara; the next dealer is A, the next after D."""
    script = deal(A=BEST, B=BEST_TOO) + ", A bet 30, B call, C fold, D fold, A cook, C decline, D decline"
    bank = play(script + ", A fold", seats="A B C D")
    assert bank.names[bank.state.dealer] == "B"
    assert bank.state.next_dealer == bank.names.index("A")


# --- a split that does and does not divide


@pytest.mark.parametrize(
    ("ante", "shares"),
    [(12, [16, 16, 16]), (10, [14, 13, 13]), (11, [15, 15, 14])],
)
def test_the_odd_chips_of_a_split_go_round_from_the_dealer(ante: int, shares: list[int]) -> None:
    """C7, R14. Field report 5: four antes among three, which divide exactly and do not.

    C deals the svara that ties, so A and B come before him.
    """
    hands = deal(A=BEST, B=BEST_TOO, C=BEST_THREE)
    script = f"{hands}, A check, B check, C check, D fold, D decline, {hands}, A check, B check, C check"
    bank = play(script, seats="A B C D", rules={"svara.most_in_row": 1, "ante": ante})
    assert [event["amount"] for event in happened(bank, Won)] == shares
    assert order_of(bank, Won) == ["A", "B", "C"]


def test_the_odd_chips_go_round_from_the_dealer_of_the_deal_that_tied() -> None:
    """C7, R14: E dealt first and B the svara, so C comes before A: 25 and 13 are 13, 13 and 12."""
    first = deal(A=BEST, B=BEST_TOO) + ", A check, B check, C fold, D fold, E fold, A cook, C join"
    svara = deal(C=BEST_THREE, A=BEST, B=BEST_TOO) + ", C check, A check, B check"
    rules = {"svara.most_in_row": 1, "ante": 5, "rake.percent": 0}
    bank = play(f"{first}, D decline, E decline, {svara}", seats="A B C D E", rules=rules)
    assert order_of(bank, Won) == ["C", "A", "B"]
    assert [event["amount"] for event in happened(bank, Won)] == [13, 13, 12]


def test_the_dealer_of_the_tied_deal_is_the_last_to_get_an_odd_chip() -> None:
    """C7, R14: A deals, and the odd chip of 15 is B's."""
    script = deal(A=BEST, B=BEST_TOO) + ", B check, C check, A check, C timeout, A split, B split"
    bank = play(script, dealer="A", rules={"ante": 5})
    assert order_of(bank, Won) == ["B", "A"]
    assert [event["amount"] for event in happened(bank, Won)] == [8, 7]


# --- an equal has nothing left


def test_where_an_equal_has_nothing_left_there_is_no_betting() -> None:
    """O60, C11: A is all-in and equal; the svara is dealt and shown at once."""
    script = deal(A=BEST, B=BEST_TOO) + ", A all-in, B call, C fold, A cook"
    bank = play(script, stacks=[40, 500, 700])
    assert to_act(bank) == ["C"], "joining is still offered"
    assert offers(bank, "C") == ["join for 45", "decline", "look"]
    more(bank, "C join, " + deal(C=MIDDLE, A=WEAK, B=GOOD))
    assert bank.state.level == 0
    assert to_act(bank) == ["A"]
    more(bank, "A muck")
    assert order_of(bank, Opened)[-2:] == ["C", "B"]
    assert winners(bank) == ["B"]


def test_the_all_in_equal_can_win_the_svara() -> None:
    """O60. Field report 14: he is paid what the pot is, with nothing in front of him."""
    script = deal(A=BEST, B=BEST_TOO) + ", A all-in, B call, C fold, A cook, C decline"
    bank = play(script + ", " + deal(A=BEST, B=GOOD) + ", B muck", stacks=[40, 500, 700])
    assert winners(bank) == ["A"]
    assert stacks(bank) == {"A": 90 - 2, "B": 460, "C": 690}


# --- equals who leave


def test_the_price_counts_the_equals_who_are_still_there() -> None:
    """R1, C15, O53: three tie and C has left with his hand open: half of 40, and no choice."""
    hands = deal(A=BEST, B=BEST_TOO, C=BEST_THREE, D=MIDDLE)
    bank = play(hands + ", A check, B check, C check, D check, C leave, D muck", seats="A B C D")
    assert [event["equals"] for event in happened(bank, Tied)] == [(0, 1, 2)]
    assert [event["equals"] for event in happened(bank, SvaraDeclared)] == [(0, 1)]
    assert offers(bank, "D") == ["join for 20", "decline"]


def test_two_of_three_equals_have_left() -> None:
    """C12, C15: the last one left takes the pot."""
    hands = deal(A=BEST, B=BEST_TOO, C=BEST_THREE, D=MIDDLE)
    bank = play(hands + ", A check, B check, C check, D check, C leave, A leave, D muck", seats="A B C D")
    assert winners(bank) == ["B"]
    assert stacks(bank)["B"] == 530


def test_one_of_two_equals_has_left_before_the_choice() -> None:
    """O49, C15: a split, and the leaver keeps his share."""
    hands = deal(A=BEST, B=BEST_TOO, C=MIDDLE)
    bank = play(hands + ", A check, B check, C check, A leave, C muck")
    assert sorted(winners(bank)) == ["A", "B"]
    assert stacks(bank) == {"A": 505, "B": 505, "C": 490}


def test_all_equals_have_left() -> None:
    """R2, O49: the pot is split among them."""
    hands = deal(A=BEST, B=BEST_TOO, C=MIDDLE)
    bank = play(hands + ", A check, B check, C check, A leave, B leave, C muck")
    assert stacks(bank) == {"A": 505, "B": 505, "C": 490}
    hands = deal(A=BEST, B=BEST_TOO, C=BEST_THREE, D=MIDDLE)
    script = ", A check, B check, C check, D check, C leave, A leave, B leave, D muck"
    bank = play(hands + script, seats="A B C D")
    assert stacks(bank) == {"A": 504, "B": 503, "C": 503, "D": 490}


def test_a_leaver_among_the_equals_of_the_last_svara_keeps_his_share() -> None:
    """R4, O59."""
    rules = {"svara.most_in_row": 1}
    script = TWO + "A cook, C join, " + deal(C=MIDDLE, A=BEST, B=BEST_TOO) + ", C check, A check, B check"
    bank = play(script, stacks=5000, rules=rules)
    assert live(bank) == ["C", "A", "B"]
    assert sorted(winners(bank)) == ["A", "B"]
    script = TWO + "A cook, C join, " + deal(C=BEST, A=BEST_TOO, B=WEAK) + ", C check, A check, B check"
    bank = play(script + ", A leave, B muck", stacks=5000, rules=rules)
    assert sorted(winners(bank)) == ["A", "C"]


def test_an_equal_who_leaves_before_the_svara_is_dealt_is_out() -> None:
    """C12: B and C are left of three equals, and the pot stays for them."""
    bank = play(THREE + "A leave, D decline", seats="A B C D")
    assert live(bank) == ["B", "C"]
    assert bank.state.pot == 130
    assert stacks(bank)["A"] == 460


def test_the_last_one_left_takes_the_pot_at_once() -> None:
    """C12, R3: A cooks and leaves while C is asked."""
    bank = play(TWO + "A cook, A leave")
    assert winners(bank) == ["B"]
    assert stacks(bank) == {"A": 460, "B": 460 + 90 - 2, "C": 490}


def test_who_has_paid_to_join_is_a_participant() -> None:
    """R3, C12: both equals leave, and C, who has joined, takes the pot."""
    bank = play(TWO.replace("C fold", "C fold, D fold") + "A cook, C join, A leave", **BIG)
    assert to_act(bank) == ["D"], "B and C are left, so D is still asked"
    more(bank, "B leave")
    assert winners(bank) == ["C"]
    assert stacks(bank)["C"] == 5000 - 10 - 50 + 150 - 4
