"""All-in in fresh style (T22): what is matched is each player's total in the deal."""

import pytest

from banks import deal, happened, live, more, offers, play, refusal, stacks, to_act, winners
from svara.bank.events import Asked, Compared, Returned, ShowdownStarted, Tied
from svara.record import Replay

HIGH, HIGH_TOO, HIGH_THREE = "As Ts 9d", "Ah Th 9c", "Ad Td 9s"
"""21 each"""
MIDDLE, LOW, LOW_TOO = "7c 8c 6d", "6s 7h 8d", "6c 7d 8s"
"""15, 8 and 8"""
ABC = deal(A=HIGH, B=MIDDLE, C=LOW) + ", "


def trinka(script: str, *stakes: int) -> Replay:
    """A, B, C … with so much beside the ante of 1; the last deals."""
    seats = "A B C D E"[: 2 * len(stakes) - 1]
    return play(script, profile="trinka", seats=seats, stacks=[stake + 1 for stake in stakes])


def test_all_in_is_offered_where_the_stack_is_no_more_than_the_ceiling() -> None:
    """T22, C13, O37: a stack above it is not short."""
    options = ["dark 1", "stake 1 to 100", "propose", "all-in for 100", "fold", "look"]
    assert offers(trinka("", 100, 500), "A") == options
    assert "all-in" not in " ".join(offers(trinka("", 101, 500), "A"))


def test_a_stack_below_the_last_stake() -> None:
    """T22, O37: all-in or fold; it can pay neither a stake nor a compare."""
    bank = trinka("A stake 20", 500, 15, 500)
    assert offers(bank, "B") == ["all-in for 15", "fold", "look"]


def test_what_is_above_it_returns_at_once_and_it_counts_as_a_call() -> None:
    """T22, O38: A had 10, B 20 and C is all-in for 15: 5 go back to B, A owes 5."""
    bank = trinka(ABC + "A stake 10, B stake 20, C all-in", 500, 500, 15)
    assert [(event["seat"], event["amount"]) for event in happened(bank, Returned)] == [("B", 5)]
    assert stacks(bank) == {"A": 490, "B": 485, "C": 0}
    assert offers(bank, "A") == ["call for 5", "fold", "look"]
    more(bank, "A call")
    assert [event["order"] for event in happened(bank, ShowdownStarted)] == [(0, 1, 2)], "A called last"


def test_totals_of_the_whole_deal() -> None:
    """T22: A has 10 and 30 in it, B 10 and then 25 of 35; C, with 10 in, owes 25."""
    bank = trinka("A stake 10, B stake 10, C stake 10, A stake 30, B all-in", 500, 35, 500)
    assert bank.state.bets == [35, 35, 10]
    assert offers(bank, "C") == ["call for 25", "fold", "look"]
    more(bank, "C fold")
    assert bank.state.phase == "showdown"
    assert bank.state.pot == 3 + 35 + 35 + 10


def test_a_second_all_in_below_the_first() -> None:
    """T22, O38: C can pay 20 of the 25, so 30 each is what counts, and the first gets 5 back too."""
    bank = trinka("A stake 10, B stake 10, C stake 10, A stake 30, B all-in", 500, 35, 30)
    assert offers(bank, "C") == ["all-in for 20", "fold", "look"]
    more(bank, "C all-in")
    assert bank.state.bets == [30, 30, 30]
    assert stacks(bank) == {"A": 470, "B": 5, "C": 0}
    assert bank.state.phase == "showdown"


def test_nobody_stakes_afterwards() -> None:
    """T22, O39: A, B and D match the 40, and do not act again."""
    bank = trinka("A stake 10, B stake 10, C all-in", 500, 500, 40, 500)
    for line in ("D stake 50", "D compare", "D propose", "D redeal", "D all-in"):
        assert "not legal here" in refusal(bank, line)
    more(bank, "D call, A call")
    assert to_act(bank) == ["B"]
    more(bank, "B call")
    assert bank.state.bets == [40, 40, 40, 40]
    assert bank.state.phase == "showdown"


def test_what_a_beaten_or_folded_player_put_in_stays() -> None:
    """T22: A has folded with 10 in the pot and C was beaten with 20; B's all-in is for 15, D gets 5 back."""
    hands = deal(A=HIGH, B=HIGH_TOO, C=MIDDLE, D=LOW, E=LOW_TOO)
    script = ", A stake 10, B stake 10, C compare 20, D stake 20, E fold, A fold, B all-in"
    bank = trinka(hands + script, 500, 15, 500, 500, 500)
    assert live(bank) == ["B", "D"]
    assert [(event["seat"], event["amount"]) for event in happened(bank, Returned)] == [("D", 5)]
    more(bank, "D muck")
    assert stacks(bank) == {"A": 490, "B": 5 + 10 + 15 + 20 + 15, "C": 480, "D": 485, "E": 500}


def test_all_who_are_left_show() -> None:
    """T22, O42–O45: the last caller first; a weaker hand may be thrown away."""
    bank = trinka(ABC + "A stake 15, B all-in, C call", 500, 15, 500)
    assert [event["order"] for event in happened(bank, ShowdownStarted)] == [(2, 0, 1)]
    assert to_act(bank) == ["B"], "C and A opened by themselves, A being stronger"
    assert offers(bank, "B") == ["open", "muck", "look"]
    more(bank, "B timeout")
    assert winners(bank) == ["A"]
    assert stacks(bank) == {"A": 485 + 48, "B": 0, "C": 485}


def test_an_all_in_of_the_last_stake_or_more_is_a_stake() -> None:
    """R82, T22: nobody has called, so the first after the dealer opens first."""
    bank = trinka(ABC + "A stake 10, B stake 10, C all-in, A fold, B fold", 500, 500, 30)
    assert winners(bank) == ["C"]
    bank = trinka(deal(A=LOW, B=MIDDLE) + ", A stake 10, B all-in", 500, 10)
    assert [event["order"] for event in happened(bank, ShowdownStarted)] == [(0, 1)]


def test_a_stake_of_the_whole_stack_is_all_in() -> None:
    """T22, O37: whatever it is called."""
    for line in ("A stake 40", "A all-in"):
        assert offers(trinka(line, 40, 500, 500), "B") == ["call for 40", "fold", "look"]


def test_the_pot_of_an_all_in_tie() -> None:
    """T22, T13: the equals choose."""
    bank = trinka(deal(A=HIGH, B=HIGH_TOO, C=LOW) + ", A stake 15, B all-in, C fold", 500, 15, 500)
    assert [event["equals"] for event in happened(bank, Tied)] == [(0, 1)]
    assert to_act(bank) == ["A", "B"]


def test_a_broke_equals_svara_has_no_betting() -> None:
    """C11, T17: still they cut and the others are asked."""
    tie = deal(A=HIGH, B=HIGH_TOO, C=LOW) + ", A stake 15, B all-in, C fold, A cook, C decline, "
    bank = trinka(tie + "cut A As, cut B 6h, " + deal(B=MIDDLE, A=LOW), 500, 15, 500)
    assert to_act(bank) == ["A"]
    more(bank, "A muck")
    assert winners(bank) == ["B"]
    assert stacks(bank) == {"A": 485, "B": 33, "C": 500}


def test_of_two_equals_at_a_showdown_a_leaver_keeps_his_share() -> None:
    """C15, O49: B's hand is open when he leaves; A's opens after C's is thrown away, and they split."""
    hands = deal(A=HIGH, B=HIGH_TOO, C=LOW, D=MIDDLE)
    script = ", A stake 5, B stake 5, C all-in, D fold, A call, B call, B leave, C muck"
    bank = trinka(hands + script, 500, 500, 15, 500)
    assert [event["order"] for event in happened(bank, ShowdownStarted)] == [(1, 2, 0)]
    assert sorted(winners(bank)) == ["A", "B"]
    assert stacks(bank) == {"A": 485 + 25, "B": 485 + 24, "C": 0, "D": 500}


def test_of_three_a_leaver_is_out_and_the_two_choose() -> None:
    """R65, C15."""
    hands = deal(A=HIGH, B=HIGH_TOO, C=HIGH_THREE, D=MIDDLE)
    script = ", A stake 5, B stake 5, C stake 5, D all-in, A call, B call, C call, C leave, D muck"
    bank = trinka(hands + script, 500, 500, 500, 15)
    assert [event["equals"] for event in happened(bank, Tied)] == [(0, 1, 2)]
    assert to_act(bank) == ["A", "B"]


# --- the compare that takes all


def test_the_compare_comes_first() -> None:
    """R62, T8, T22: B has just the price; he is lower, so he is out and nobody is all-in."""
    bank = trinka(deal(A=HIGH, B=LOW, C=MIDDLE) + ", A stake 15, B compare", 500, 15, 500)
    assert live(bank) == ["A", "C"]
    assert offers(bank, "C") == ["stake 15 to 100", "compare 15 to 100", "propose", "fold", "look"]


def test_a_survivor_of_it_is_all_in() -> None:
    """R62: A is out, and C owes the 15."""
    bank = trinka(deal(A=LOW, B=HIGH, C=MIDDLE) + ", A stake 15, B compare", 500, 15, 500)
    assert live(bank) == ["B", "C"]
    assert offers(bank, "C") == ["call for 15", "fold", "look"]


def test_equals_of_it_stay_both() -> None:
    """R62: A and B are equal; A has put in more in two laps, and gets back what is above B's total."""
    hands = deal(A=HIGH, B=HIGH_TOO, C=MIDDLE)
    script = ", A stake 5, B stake 5, C stake 5, A stake 30, B compare"
    bank = trinka(hands + script, 500, 35, 500)
    assert [event["capped"] for event in happened(bank, Compared)] == [True]
    assert bank.state.bets == [35, 35, 5]
    assert offers(bank, "C") == ["call for 30", "fold", "look"]
    more(bank, "C call")
    assert [event["equals"] for event in happened(bank, Tied)] == [(0, 1)]


def test_an_all_in_that_is_no_compare_is_no_compare() -> None:
    """C13: `all-in` beside a compare stakes everything."""
    bank = trinka(deal(A=HIGH, B=LOW, C=MIDDLE) + ", A stake 15, B all-in", 500, 15, 500)
    assert live(bank) == ["A", "B", "C"]
    assert happened(bank, Compared) == []


def test_all_linked_while_one_owes_is_a_svara_unpaid() -> None:
    """R63, T12: A and B are equal and alone; A does not pay the 3 that he lacks to B's total."""
    bank = trinka(deal(A=HIGH, B=HIGH_TOO) + ", A stake 5, B compare 8", 500, 8)
    assert [event["equals"] for event in happened(bank, Tied)] == [(0, 1)]
    assert bank.state.bets == [5, 8]
    assert bank.state.pot == 2 + 13


@pytest.mark.parametrize("line", ["C fold", "C leave"])
def test_linked_after_an_all_in_compare(line: str) -> None:
    """R63, R62: B is all-in and equal to A, and C, who owes, is gone."""
    bank = trinka(deal(A=HIGH, B=HIGH_TOO, C=LOW) + f", A stake 15, B compare, {line}", 500, 15, 500)
    assert [event["question"] for event in happened(bank, Asked)][-1] == "choice"


# --- losing the line


def test_an_all_in_hand_outlives_its_line() -> None:
    """O72, D1: B is all-in and offline; he is kept, and wins."""
    script = deal(A=LOW, B=HIGH, C=MIDDLE) + ", A stake 15, B all-in, B offline, C call"
    bank = trinka(script, 500, 15, 500)
    assert bank.state.away == [False, True, False]
    more(bank, "A muck")
    assert winners(bank) == ["B"]


def test_returned_chips_end_that() -> None:
    """R6, O72: C's shorter all-in gives B 5 back, so B is folded."""
    script = ABC + "A stake 20, B all-in, B offline, C all-in"
    bank = trinka(script, 500, 20, 15)
    assert live(bank) == ["A", "C"]
    assert [(event["seat"], event["amount"]) for event in happened(bank, Returned)] == [("A", 5), ("B", 5)]
    assert stacks(bank)["B"] == 5
