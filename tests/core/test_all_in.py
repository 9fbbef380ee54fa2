"""All-in with one pot (O37–O41a, C13)."""

import pytest

from banks import (
    BEST,
    GOOD,
    MIDDLE,
    WEAK,
    chips,
    deal,
    happened,
    more,
    offers,
    play,
    refusal,
    stacks,
    to_act,
    winners,
)
from svara.bank.events import Returned, ShowdownStarted
from svara.record import Replay

ABC = deal(A=GOOD, B=BEST, C=MIDDLE) + ", "


def returns(bank: Replay) -> list[tuple[str, int]]:
    return [(event["seat"], event["amount"]) for event in happened(bank, Returned)]


# --- what is offered


def test_too_short_for_an_opening_bet() -> None:
    """O37: below the floor of 10, everything is still a bet. A dark opening is the whole ante (O29)."""
    bank = play("", stacks=[15, 500, 500])
    assert offers(bank, "A") == ["check", "all-in for 5", "fold", "look"]
    more(bank, "A all-in")
    assert offers(bank, "B") == ["call for 5", "fold", "look"]


def test_an_all_in_within_the_bounds_of_a_bet() -> None:
    """C13: beside the bet, since the whole stack of 25 lies within 10 to 30."""
    bank = play("A check", stacks=[500, 35, 500])
    assert offers(bank, "B") == ["check", "bet 10 to 25", "all-in for 25", "fold", "look"]


def test_a_bet_of_everything_is_an_all_in() -> None:
    """O37: any action that leaves a stack at zero."""
    for line in ("B bet 25", "B all-in"):
        bank = play(f"A check, {line}", stacks=[500, 35, 500])
        assert bank.state.level == 25
        assert offers(bank, "C") == ["call for 25", "fold", "look"]


def test_a_stack_above_the_cap_is_not_short() -> None:
    """O37, O21: 90 behind a pot of 30 is capped like any bet."""
    bank = play("", stacks=[100, 500, 500])
    assert offers(bank, "A") == ["dark 10", "check", "bet 10 to 30", "fold", "look"]
    assert "all-in is not legal" in refusal(bank, "A all-in")


def test_short_of_a_full_raise_is_allowed() -> None:
    """O37, C13. Field report 7: a raise below the minimum of 60 that is the whole stack."""
    bank = play("A bet 30", stacks=[500, 50, 500])
    assert offers(bank, "B") == ["call for 30", "all-in for 40", "fold", "look"]
    more(bank, "B all-in")
    assert bank.state.level == 40
    assert offers(bank, "C") == ["call for 40", "fold", "look"]
    more(bank, "C fold")
    assert offers(bank, "A") == ["call for 10", "fold", "look"]


def test_a_stack_of_exactly_the_least_raise() -> None:
    """O22, C13: 60 is a full raise and everything, so both are offered."""
    bank = play("A bet 30", stacks=[500, 70, 500])
    assert offers(bank, "B") == ["call for 30", "raise 60", "all-in for 60", "fold", "look"]
    bank = play("A check", stacks=[500, 20, 500])
    assert offers(bank, "B") == ["check", "bet 10", "all-in for 10", "fold", "look"]


def test_a_raise_of_everything_is_an_all_in() -> None:
    """O37, O39."""
    bank = play("A bet 30, B raise 90", stacks=[500, 100, 500])
    assert stacks(bank)["B"] == 0
    assert offers(bank, "C") == ["call for 90", "fold", "look"]


def test_a_call_of_everything_is_a_call() -> None:
    """C13: listed as all-in too where a raise would be allowed; nobody raises after either."""
    for line in ("B call", "B all-in"):
        bank = play("A bet 30", stacks=[500, 40, 500])
        assert offers(bank, "B") == ["call for 30", "all-in for 30", "fold", "look"]
        more(bank, line)
        assert bank.state.level == 30
        assert offers(bank, "C") == ["call for 30", "fold", "look"]


def test_a_call_of_everything_after_an_all_in() -> None:
    """C13: where no raise is allowed, it is listed as the call that it is."""
    bank = play("A bet 30, B all-in", stacks=[500, 30, 30])
    assert bank.state.level == 20
    assert offers(bank, "C") == ["call for 20", "fold", "look"]
    assert "call for 20" in refusal(bank, "C all-in")


def test_who_cannot_pay_a_call_is_offered_all_in_in_its_place() -> None:
    """C13."""
    assert offers(play("A bet 30", stacks=[500, 22, 500]), "B") == ["all-in for 12", "fold", "look"]
    bank = play("A bet 30, B all-in", stacks=[500, 30, 22])
    assert offers(bank, "C") == ["all-in for 12", "fold", "look"]


# --- the level and what goes back


def test_what_lies_above_an_all_in_goes_back_at_once() -> None:
    """O38, O39: the level is 12, A has 18 again and does not act any more."""
    bank = play("A bet 30, B all-in", stacks=[500, 22, 500])
    assert returns(bank) == [("A", 18)]
    assert bank.state.level == 12
    assert to_act(bank) == ["C"]
    more(bank, "C call")
    assert bank.state.phase == "showdown"


def test_an_earlier_all_in_player_gets_back_too() -> None:
    """O38: B with 20, then C with 12. Field report 1: two unequal all-ins, the larger one first."""
    bank = play(ABC + "A bet 30, B all-in, C all-in", stacks=[500, 30, 22])
    assert returns(bank) == [("A", 10), ("A", 8), ("B", 8)]
    assert winners(bank) == ["B"]
    assert stacks(bank) == {"A": 478, "B": 8 + 66 - 1, "C": 0}


def test_two_unequal_all_ins_the_smaller_one_first() -> None:
    """O38, O39. Field report 1: C has 20 and the level stays 12, so he calls 12 and keeps 8."""
    bank = play(ABC + "A bet 30, B all-in, C call", stacks=[500, 22, 30])
    assert winners(bank) == ["B"]
    assert stacks(bank) == {"A": 478, "B": 65, "C": 8}


def test_one_pot_and_the_short_hand_can_win_it_all() -> None:
    """O40. Field report 2: all-in and then quiet betting, he is still in, and is paid."""
    bank = play(ABC + "A check, B all-in, C call, A call, C muck", stacks=[500, 15, 500])
    assert winners(bank) == ["B"]
    assert stacks(bank) == {"A": 485, "B": 45 - 1, "C": 485}


def test_nobody_raises_after_an_all_in() -> None:
    """O39."""
    bank = play("A all-in", stacks=[25, 500, 500])
    assert offers(bank, "B") == ["call for 15", "fold", "look"]
    assert "call for 15" in refusal(bank, "B raise 30")


def test_at_showdown_everyone_in_has_the_same_in() -> None:
    """O40: a single pot, whoever was all-in and for how much."""
    bank = play("A bet 30, B all-in, C all-in, D call", seats="A B C D", stacks=[500, 45, 22, 500])
    assert sum(isinstance(event, ShowdownStarted) for event in bank.events) == 1
    assert bank.state.bets == [12, 12, 12, 12]


def test_what_a_leaver_had_above_a_later_all_in_stays() -> None:
    """O41a, R10, C14: A's 30 stay in the pot though the level falls to 12."""
    bank = play(ABC + "A bet 30, A leave, B all-in", stacks=[500, 22, 500])
    assert returns(bank) == []
    assert bank.state.level == 12
    assert bank.state.pot == 72
    more(bank, "C call")
    assert winners(bank) == ["B"]
    assert stacks(bank) == {"A": 460, "B": 84 - 2, "C": 478}


# --- the end of it


def test_an_all_in_player_wins_because_everyone_else_folds() -> None:
    """C6, O38. Field report 3: what nobody matched is his again, and he goes on with all of it."""
    bank = play("A bet 30, B all-in, C fold, A fold", stacks=[500, 60, 500])
    assert returns(bank) == [("B", 20)]
    assert winners(bank) == ["B"]
    after = stacks(bank)
    assert after == {"A": 460, "B": 20 + 90 - 2, "C": 490}
    assert stacks(play("", stacks=list(after.values())))["B"] == 98


def test_one_all_in_and_the_other_covers() -> None:
    """O39, C16. Field report 20: the showdown starts and the bank ends by itself."""
    bank = play(deal(A=BEST, B=WEAK) + ", A all-in, B call", seats="A B", stacks=[30, 500])
    assert winners(bank) == ["A"]
    assert stacks(bank) == {"A": 60 - 1, "B": 470}


def test_a_player_can_get_down_to_exactly_nothing() -> None:
    """O37. Field report 6."""
    bank = play(deal(A=WEAK, B=BEST) + ", A all-in, B call, A muck", seats="A B", stacks=[11, 500])
    assert stacks(bank) == {"A": 0, "B": 511}
    assert chips(bank.state) == 511


# --- in the dark lap


def test_too_short_for_the_double() -> None:
    """O41, O30: dark or looked, all-in in place of x2, and the dark is over."""
    for look in ("", "B look, "):
        bank = play(f"A dark 10, {look}B all-in", stacks=[500, 25, 500])
        assert bank.state.level == 15
        assert bank.state.dark == "over"
        assert offers(bank, "C") == ["call for 15", "fold", "look"]


@pytest.mark.parametrize("line", ["B dark 20", "B all-in"])
def test_a_double_that_takes_the_whole_stack_ends_the_dark(line: str) -> None:
    """O41, C13: both are offered, and both are an all-in (O37)."""
    bank = play("A dark 10", stacks=[500, 30, 500])
    assert offers(bank, "B") == ["dark 20", "all-in for 20", "fold", "look"]
    more(bank, line)
    assert bank.state.dark == "over"
    assert offers(bank, "C") == ["call for 20", "fold", "look"]


def test_a_dark_opening_that_takes_the_whole_stack() -> None:
    """O29, O37, O41: it is the ante, it is everything, and nobody doubles it."""
    bank = play("", stacks=[20, 500, 500])
    assert offers(bank, "A") == ["dark 10", "check", "bet 10", "all-in for 10", "fold", "look"]
    more(bank, "A dark 10")
    assert bank.state.dark == "over"
    assert offers(bank, "B") == ["call for 10", "fold", "look"]
