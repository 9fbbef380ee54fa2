"""Entering a svara for a price (O53–O55, C7, C13)."""

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
    play,
    refusal,
    stacks,
    to_act,
    winners,
)
from svara.bank.events import Declined, Joined, SvaraDeclared
from svara.record import Replay

TIE = deal(A=BEST, B=BEST_TOO, C=MIDDLE, D=WEAK) + ", A bet 30, B call, "
"""A and B are the last to stay; D deals, and B will deal the svara."""


def asked(bank: Replay) -> list[str]:
    """Who was put on the list of those to ask."""
    (declared,) = happened(bank, SvaraDeclared)
    return [bank.names[seat] for seat in declared["asked"]]


def test_the_price_is_the_pot_before_joining_by_the_number_of_equals() -> None:
    """O53."""
    bank = play(TIE + "C fold, D fold, A cook", seats="A B C D")
    assert bank.state.pot == 100
    assert offers(bank, "C") == ["join for 50", "decline", "look"]
    hands = deal(A=BEST, B=BEST_TOO, C=BEST_THREE, D=WEAK)
    bank = play(hands + ", A bet 30, B call, C call, D fold", seats="A B C D")
    assert offers(bank, "D") == ["join for 44", "decline", "look"], "130 by three, rounded up (C7)"


def test_the_price_and_the_threshold_do_not_grow() -> None:
    """O53, O54: D pays what C paid, though the pot is 150 by then."""
    bank = play(TIE + "C fold, D fold, A cook, C join", seats="A B C D")
    assert bank.state.pot == 150
    assert offers(bank, "D") == ["join for 50", "decline", "look"]


@pytest.mark.parametrize(("stack", "may_join"), [(750, False), (751, True)])
def test_more_than_two_pots_must_remain(stack: int, may_join: bool) -> None:
    """O54: a pot of 300 and a price of 150; strictly."""
    script = deal(A=BEST, B=BEST_TOO) + ", A check, B check, C fold, A cook"
    bank = play(script, stacks=[1000, 1000, stack + 100], rules={"ante": 100})
    assert bank.state.price == 150
    assert asked(bank) == (["C"] if may_join else [])


def test_who_cannot_keep_enough_is_not_asked() -> None:
    """O54, C13: the svara is dealt without a word to him."""
    bank = play(TIE + "C fold, D fold, A cook", seats="A B C D", stacks=[500, 500, 60, 5000])
    assert asked(bank) == ["D"]


def test_beaten_and_folded_alike_may_join() -> None:
    """O53: C folded, D called and was beaten."""
    bank = play(TIE + "C fold, D call, A cook", seats="A B C D")
    assert asked(bank) == ["C", "D"]


def test_who_was_not_dealt_into_the_first_deal_may_not() -> None:
    """O53."""
    bank = play(
        deal(A=BEST, B=BEST_TOO) + ", A bet 10, B call, C fold, A cook", seats="A W B C", sitting_out="W"
    )
    assert asked(bank) == ["C"]


def test_who_has_left_may_not() -> None:
    """O53: still seated and online."""
    for kind in ("leave", "offline"):
        bank = play(TIE + f"C {kind}, D fold, A cook", seats="A B C D")
        assert asked(bank) == ["D"]


def test_the_others_are_asked_one_by_one_clockwise() -> None:
    """O55, from the svara's dealer B: C, then D."""
    bank = play(TIE + "C fold, D fold, A cook", seats="A B C D")
    assert asked(bank) == ["C", "D"]
    assert to_act(bank) == ["C"]
    assert "nothing is asked" in refusal(bank, "D join")
    more(bank, "C decline")
    assert to_act(bank) == ["D"]


def test_silence_declines() -> None:
    """O55."""
    bank = play(TIE + "C fold, D fold, A cook, C timeout", seats="A B C D")
    assert [event["by"] for event in happened(bank, Declined)] == ["clock"]
    assert to_act(bank) == ["D"]


def test_who_joins_is_dealt_in_and_has_paid() -> None:
    """O53, O52: C's 50 lie in the pot, and he posts no ante."""
    bank = play(TIE + "C fold, D fold, A cook, C join, D decline", seats="A B C D")
    assert live(bank) == ["C", "A", "B"]
    assert bank.state.pot == 150
    assert stacks(bank)["C"] == 500 - 10 - 50


def test_an_entry_is_paid_once() -> None:
    """O53. Field report 15: the button pressed twice."""
    bank = play(TIE + "C fold, D fold, A cook, C join", seats="A B C D")
    assert "nothing is asked" in refusal(bank, "C join")
    assert len(happened(bank, Joined)) == 1
    assert stacks(bank)["C"] == 440


def test_an_equal_is_not_asked_and_cannot_pay() -> None:
    """O51."""
    bank = play(TIE + "C fold, D fold, A cook", seats="A B C D")
    assert "nothing is asked" in refusal(bank, "A join")


def test_who_declined_is_asked_again_in_the_next_svara() -> None:
    """O53, O58: each svara has its own pot, price and offers."""
    again = deal(A=BEST, B=BEST_TOO) + ", A bet 20, B call"
    bank = play(f"{TIE} C fold, D fold, A cook, C decline, D decline, {again}", seats="A B C D")
    assert to_act(bank) == ["C"]
    assert offers(bank, "C") == ["join for 70", "decline"], "140 by two; his cards of the first deal are gone"


def test_a_beaten_entrant_may_enter_the_next_svara_again() -> None:
    """O53: dealt into the first deal, seated and online."""
    svara = deal(C=WEAK, A=BEST, B=BEST_TOO) + ", C check, A check, B check"
    bank = play(f"{TIE} C fold, D fold, A cook, C join, D decline, {svara}", seats="A B C D", stacks=5000)
    assert to_act(bank) == ["C"]
    assert offers(bank, "C") == ["join for 75", "decline"]


def test_an_entrant_can_win() -> None:
    """O53, O46."""
    svara = deal(C=BEST, A=GOOD, B=MIDDLE) + ", C check, A check, B check, A muck, B muck"
    bank = play(f"{TIE} C fold, D fold, A cook, C join, D decline, {svara}", seats="A B C D")
    assert winners(bank) == ["C"]
    assert stacks(bank)["C"] == 440 + 150 - 4


def test_one_who_leaves_before_he_is_asked_is_not_asked() -> None:
    """O53, C12."""
    bank = play(TIE + "C fold, D fold, A cook, D leave, C decline", seats="A B C D")
    assert live(bank) == ["A", "B"]


def test_one_who_leaves_while_he_is_asked_makes_room_for_the_next() -> None:
    """O53, O55."""
    bank = play(TIE + "C fold, D fold, A cook, C leave", seats="A B C D")
    assert to_act(bank) == ["D"]


def test_an_entrant_who_leaves_before_the_deal_leaves_his_price() -> None:
    """C12: out, and the pot stays for the rest."""
    bank = play(TIE + "C fold, D fold, A cook, C join, C leave, D decline", seats="A B C D")
    assert live(bank) == ["A", "B"]
    assert bank.state.pot == 150
    assert stacks(bank)["C"] == 440


def test_a_table_may_ask_for_no_more_than_the_price() -> None:
    """O54, C13: with `svara.min_pots_left` at 0 who can pay is asked, and who cannot is not."""
    rules = {"svara.min_pots_left": 0}
    bank = play(TIE + "C fold, D fold, A cook", seats="A B C D", stacks=[500, 500, 60, 59], rules=rules)
    assert asked(bank) == ["C"]


def test_an_entry_that_takes_everything_makes_a_svara_without_betting() -> None:
    """C11: after a paid entry."""
    rules = {"svara.min_pots_left": 0}
    script = TIE + "C fold, D fold, A cook, C join, D decline, " + deal(C=BEST, A=GOOD, B=MIDDLE)
    bank = play(script, seats="A B C D", stacks=[500, 500, 60, 500], rules=rules)
    assert bank.state.phase == "showdown"
    assert to_act(bank) == ["A"]
