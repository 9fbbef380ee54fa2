"""Leaving and losing the line in every phase (O71, O72, C9, C12, C14–C16)."""

import pytest

from banks import (
    BEST,
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
from svara.bank.events import Folded, Left, Mucked, Opened, Returned, WentAway

ABC = deal(A=GOOD, B=BEST, C=MIDDLE) + ", "
TIE = deal(A=BEST, B=BEST_TOO, C=MIDDLE) + ", A bet 30, B call, C fold, "
AWAY = {"stacks": [500, 40, 500]}
"""B can be all-in for 30."""


# --- while betting


@pytest.mark.parametrize("kind", ["leave", "offline"])
def test_leaving_on_ones_turn_is_a_fold(kind: str) -> None:
    """O72, O71: and the next is asked."""
    bank = play(f"A bet 30, B {kind}")
    assert [event["by"] for event in happened(bank, Folded)] == ["departure"]
    assert live(bank) == ["A", "C"]
    assert to_act(bank) == ["C"]


@pytest.mark.parametrize("kind", ["leave", "offline"])
def test_leaving_off_turn_is_a_fold_too(kind: str) -> None:
    """O72: and whose turn it is does not change. Field report 25: no turn waits for who is gone."""
    bank = play(f"A bet 30, C {kind}")
    assert live(bank) == ["A", "B"]
    assert to_act(bank) == ["B"]
    more(bank, "B call")
    assert bank.state.phase == "showdown"


def test_what_he_has_in_front_of_him_stays_his() -> None:
    """O68, O72: what he put into the pot does not."""
    bank = play(ABC + "A bet 30, B raise 60, C call, A call, C leave")
    assert stacks(bank) == {"A": 430, "B": 430 + 210 - 6, "C": 430}


def test_all_but_one_leave() -> None:
    """C6, O72. Field report 21: the bank ends, and nothing is stuck."""
    bank = play("A bet 30, A leave, C leave")
    assert winners(bank) == ["B"]
    assert stacks(bank) == {"A": 460, "B": 490 + 60 - 1, "C": 490}
    assert bank.state.next_dealer == bank.names.index("B")


def test_the_level_stands_when_who_set_it_leaves() -> None:
    """C14."""
    bank = play("A bet 30, B raise 90, B leave")
    assert to_act(bank) == ["C"]
    assert offers(bank, "C") == ["call for 90", "raise 150 to 240", "fold", "look"]
    more(bank, "C fold")
    assert winners(bank) == ["A"]
    assert stacks(bank) == {"A": 460 + 150 - 4, "B": 400, "C": 490}


def test_the_folded_may_leave_and_nothing_else_happens() -> None:
    """O72."""
    bank = play("A fold, A leave")
    assert [type(event) for event in bank.events[-1:]] == [Left]
    assert to_act(bank) == ["B"]


def test_who_sits_out_may_leave() -> None:
    """O72, O53: and is then asked nothing."""
    bank = play("A bet 10, W leave", seats="A W B", sitting_out="W")
    assert to_act(bank) == ["B"]


def test_one_leaves_once() -> None:
    """O72."""
    bank = play("A bet 10, B leave")
    assert "nothing" in refusal(bank, "B leave")
    assert "nothing" in refusal(bank, "B offline")


def test_nobody_leaves_a_bank_that_is_over() -> None:
    """O72: standing up then is the table's business."""
    bank = play("A fold, B fold")
    for line in ("A leave", "C leave", "C offline", "A look", "C timeout"):
        refusal(bank, line)


# --- all-in and offline


def test_an_all_in_player_who_loses_the_line_keeps_his_hand() -> None:
    """O72. Field report 2."""
    bank = play(ABC + "A bet 30, B all-in, B offline", **AWAY)
    assert len(happened(bank, WentAway)) == 1
    assert live(bank) == ["A", "B", "C"]
    more(bank, "C call")
    assert winners(bank) == ["B"]
    assert stacks(bank)["B"] == 120 - 3


def test_he_goes_offline_once() -> None:
    """O72."""
    bank = play("A bet 30, B all-in, B offline", **AWAY)
    assert "nothing" in refusal(bank, "B offline")


def test_leaving_of_ones_own_will_while_all_in_is_a_fold() -> None:
    """R5, O72: before and after having lost the line."""
    for script in ("B leave", "B offline, B leave"):
        bank = play(f"A bet 30, B all-in, {script}", **AWAY)
        assert live(bank) == ["A", "C"]
        assert bank.state.pot == 90


def test_who_has_chips_in_front_of_him_is_not_protected() -> None:
    """O72, O71."""
    bank = play("A bet 30, B call, B offline")
    assert live(bank) == ["A", "C"]


def test_who_has_mucked_with_nothing_left_is_not_protected() -> None:
    """O72: he has no hand to keep."""
    hands = deal(A=BEST, B=WEAK, C=MIDDLE, D=GOOD)
    script = ", A bet 30, B call, C call, D call, B muck, B offline"
    bank = play(hands + script, seats="A B C D", stacks=[500, 40, 500, 500])
    assert order_of(bank, Left) == ["B"]
    assert order_of(bank, WentAway) == []
    assert to_act(bank) == ["C"]


def test_returned_chips_end_the_protection() -> None:
    """R6, O38, O72: B is all-in for 30 and away, C for 20; 10 go back to B, and he is folded."""
    bank = play(ABC + "A bet 30, B all-in, B offline, C all-in", stacks=[500, 40, 30])
    assert [(event["seat"], event["amount"]) for event in happened(bank, Returned)] == [("A", 10), ("B", 10)]
    assert [event["by"] for event in happened(bank, Left)] == ["rule"]
    assert order_of(bank, Folded) == ["B"]
    assert bank.state.put == [30, 30, 30], "what was matched stays in the pot"
    assert winners(bank) == ["A"]
    assert stacks(bank) == {"A": 470 + 90 - 2, "B": 10, "C": 0}


def test_returned_chips_may_leave_one_alone() -> None:
    """R6, C6: B, away, opened; A's all-in under his leaves A alone."""
    bank = play("A all-in, A offline, B all-in", seats="A B", stacks=[30, 25])
    assert winners(bank) == ["B"]
    assert stacks(bank) == {"A": 5, "B": 50 - 1}


def test_what_an_absent_player_has_to_decide_runs_out() -> None:
    """O72, O44: his weaker hand is mucked by the clock."""
    script = deal(A=GOOD, B=WEAK, C=MIDDLE) + ", A bet 30, B all-in, B offline, C call"
    bank = play(script, **AWAY)
    assert to_act(bank) == ["B"]
    more(bank, "B timeout")
    assert [event["by"] for event in happened(bank, Mucked)] == ["clock"]
    assert winners(bank) == ["A"]


def test_an_absent_equal_splits_by_the_clock() -> None:
    """O72, O49, R13: the other may still cook."""
    script = deal(A=BEST, B=BEST_TOO, C=MIDDLE) + ", A bet 30, B all-in, C fold, B offline, B timeout"
    bank = play(script, **AWAY)
    assert to_act(bank) == ["A"]
    assert sorted(winners(play(script + ", A split", **AWAY))) == ["A", "B"]
    assert play(script + ", A cook", **AWAY).state.svaras == 1


def test_an_equal_who_loses_the_line_with_nothing_left_stays_an_equal() -> None:
    """O72, O60: in the choice and while others are asked to join."""
    script = deal(A=BEST, B=BEST_TOO, C=MIDDLE) + ", A bet 30, B all-in, C fold, A cook, B offline, C decline"
    bank = play(script + ", " + deal(A=WEAK, B=GOOD), **AWAY)
    assert winners(bank) == ["B"]
    assert order_of(bank, Left) == []


def test_an_absent_player_is_not_the_next_dealer() -> None:
    """R7, C9: after C comes A, who is away, so B."""
    script = deal(A=BEST, B=GOOD, C=MIDDLE) + ", A all-in, A offline, B call, C call, B muck"
    bank = play(script, stacks=[40, 500, 500])
    assert winners(bank) == ["A"]
    assert bank.state.next_dealer == bank.names.index("B")


def test_an_absent_player_is_not_asked_to_join() -> None:
    """O53: still seated and *online*."""
    hands = deal(A=BEST, B=BEST_TOO, C=MIDDLE)
    bank = play(hands + ", A bet 30, B call, C all-in, C offline, A cook", stacks=[500, 500, 40])
    assert bank.state.phase == "betting"
    assert live(bank) == ["A", "B"]


def test_an_entrant_who_paid_everything_keeps_his_seat_in_the_svara() -> None:
    """O72, C11: C has folded, has joined with all he had, and loses the line before the svara is dealt."""
    script = TIE.replace("C fold", "C fold, D fold") + "A cook, C join, C offline, D decline, "
    svara = deal(C=BEST, A=GOOD, B=MIDDLE) + ", A muck, B muck"
    rules = {"svara.min_pots_left": 0}
    bank = play(script + svara, seats="A B C D", stacks=[500, 500, 60, 500], rules=rules)
    assert winners(bank) == ["C"]
    assert stacks(bank)["C"] == 150 - 4


# --- the next dealer


def test_where_the_next_dealer_has_gone_it_is_the_next_clockwise() -> None:
    """C9, O7."""
    bank = play("A leave, B fold")
    assert bank.state.next_dealer == bank.names.index("B")


def test_where_all_have_gone_nobody_deals_next() -> None:
    """C9: and the pot is paid all the same (C5)."""
    bank = play(deal(A=BEST, B=MIDDLE) + ", A check, B check, A leave, B leave", seats="A B")
    assert winners(bank) == ["A"]
    assert stacks(bank) == {"A": 510, "B": 490}
    assert bank.state.next_dealer is None


# --- at showdown


def test_an_open_hand_stays_and_can_win() -> None:
    """C15: whoever leaves while C decides. Field report 26."""
    bank = play(ABC + "A check, B check, C check, B leave, C muck")
    assert winners(bank) == ["B"]
    assert stacks(bank)["B"] == 520


def test_an_unopened_hand_is_mucked() -> None:
    """C15: on turn, and before one's turn."""
    hands = deal(A=BEST, B=MIDDLE, C=WEAK) + ", A check, B check, C check, "
    bank = play(hands + "B leave")
    assert order_of(bank, Mucked) == ["B"]
    assert to_act(bank) == ["C"]
    bank = play(hands + "C leave")
    assert to_act(bank) == ["B"]
    more(bank, "B open")
    assert order_of(bank, Opened) == ["A", "B"]
    assert winners(bank) == ["A"]


def test_a_better_hand_that_left_before_it_opened_does_not_win() -> None:
    """C15: C would have opened by itself after B's decision."""
    hands = deal(A=GOOD, B=MIDDLE, C=BEST) + ", A check, B check, C check, "
    bank = play(hands + "C leave, B muck")
    assert winners(bank) == ["A"]


def test_one_who_leaves_with_an_open_hand_is_out_of_the_svara() -> None:
    """C15: where it does not tie with exactly one other; C's 15 were shown, A and B are equal."""
    bank = play(TIE.replace("C fold", "C call") + "C leave, A cook")
    assert live(bank) == ["A", "B"]


# --- in the choice and the joining


@pytest.mark.parametrize("leaver", ["A", "B"])
@pytest.mark.parametrize("kind", ["leave", "offline"])
def test_an_equal_who_leaves_before_the_choice_splits(leaver: str, kind: str) -> None:
    """O49: and keeps his share."""
    bank = play(TIE + f"{leaver} {kind}")
    assert sorted(winners(bank)) == ["A", "B"]
    assert stacks(bank) == {"A": 504, "B": 504, "C": 490}


def test_another_who_leaves_changes_nothing_in_the_choice() -> None:
    """O49: "someone" is one of the two."""
    bank = play(TIE + "C leave")
    assert to_act(bank) == ["A", "B"]


def test_after_the_cook_a_leaver_is_out() -> None:
    """C12: B has cooked and goes; A, the last one left, takes it."""
    bank = play(TIE + "B cook, B leave")
    assert winners(bank) == ["A"]


def test_leaving_in_a_svara_is_a_fold() -> None:
    """O72, C6: once it is dealt."""
    bank = play(TIE + "A cook, C decline, B leave")
    assert winners(bank) == ["A"]
    assert stacks(bank)["A"] == 460 + 90 - 2
