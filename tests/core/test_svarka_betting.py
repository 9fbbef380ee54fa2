"""Paying, raising and showing in `svarka` (B26–B29)."""

from typing import Any

import pytest

from banks import deal, happened, live, more, offers, order_of, play, refusal, stacks, to_act, winners
from svara.bank.events import Opened, RakeTaken, Returned, ShowdownStarted
from svara.record import Replay

BEST, BEST_TOO, MIDDLE, WEAK = "As Ks 9d", "Ah Kh 9c", "8h 9h Ts", "8d Tc Jh"
"""21, 21, 17 and 10"""
ABC = deal(A=BEST, B=MIDDLE, C=WEAK) + ", "


def svarka(script: str, **setup: Any) -> Replay:
    """A, B and C, who deals; each has 500, and the ante is 10."""
    return play(script, **({"profile": "svarka"} | setup))


def order(bank: Replay) -> list[str]:
    return [bank.names[seat] for seat in happened(bank, ShowdownStarted)[-1]["order"]]


def test_an_opening_bet_has_no_cap() -> None:
    """B27: from the ante to all one has."""
    bank = svarka("A look")
    assert offers(bank, "A") == ["bet 10 to 490", "all-in for 490", "fold"]
    assert "legal is bet 10 to 490" in refusal(bank, "A bet 9")
    assert "legal is bet 10 to 490" in refusal(bank, "A bet 491")


def test_the_others_pay_or_pay_and_raise() -> None:
    """B26, B27: a raise is at least by the ante, however large the bet before."""
    bank = svarka("A bet 200")
    assert offers(bank, "B") == ["call for 200", "raise 210 to 490", "all-in for 490", "fold", "look"]
    assert "legal is raise 210 to 490" in refusal(bank, "B raise 209")
    more(bank, "B raise 300")
    assert offers(bank, "C") == ["call for 300", "raise 310 to 490", "all-in for 490", "fold", "look"]


def test_levels_are_cumulative() -> None:
    """B28: A pays what is missing."""
    bank = svarka("A bet 20, B raise 50, C call")
    assert offers(bank, "A")[0] == "call for 30"
    more(bank, "A call")
    assert bank.state.bets == [50, 50, 50]
    assert bank.state.phase == "showdown"


def test_a_player_raises_at_most_three_times() -> None:
    """B28: each player; neither A's opening bet nor a call counts."""
    laps = "A raise {}, B raise {}, "
    script = "A bet 10, B raise 20, " + "".join(laps.format(n, n + 10) for n in (30, 50))
    bank = svarka(script.replace("B raise 20,", "B raise 20, C fold,"))
    assert bank.state.raises == [2, 3, 0]
    assert offers(bank, "A") == ["call for 10", "raise 70 to 490", "all-in for 440", "fold", "look"]
    more(bank, "A raise 70")
    assert bank.state.raises == [3, 3, 0]
    assert offers(bank, "B") == ["call for 10", "fold", "look"]
    for line in ("B raise 80", "B all-in", "B bet 80"):
        assert "not legal here" in refusal(bank, line)


def test_opening_and_dark_bets_are_no_raises() -> None:
    """B28: A has bet dark, B has doubled, C has bet twice; each may raise three times."""
    bank = svarka("A dark 10, B dark 20, C bet 40, A raise 50, B call, C raise 60, A raise 70")
    assert bank.state.raises == [2, 0, 1]
    more(bank, "B call, C raise 80, A raise 90, B call, C raise 100")
    assert bank.state.raises == [3, 0, 3]
    assert offers(bank, "A") == ["call for 10", "fold", "look"]
    more(bank, "A call")
    assert offers(bank, "B") == ["call for 10", "raise 110 to 490", "all-in for 400", "fold", "look"]


def test_the_limit_is_per_deal() -> None:
    """B28."""
    raises = "A bet 10, B raise 20, C fold, A raise 30, B raise 40, A raise 50, B raise 60, A raise 70"
    bank = svarka(f"{deal(A=BEST, B=BEST_TOO)}, {raises}, B call, C decline")
    assert bank.state.deals == 2
    assert bank.state.raises == [0, 0, 0]


def test_with_no_raise_left_the_whole_stack_is_only_a_short_call() -> None:
    """B28, C13: where he cannot pay the call, all-in takes its place."""
    script = "A bet 10, B raise 20, C fold, A raise 30, B raise 40, A raise 50, B raise 60, A raise "
    bank = svarka(script + "70", stacks=[500, 80, 500])
    assert offers(bank, "B") == ["call for 10", "fold", "look"]
    bank = svarka(script + "75", stacks=[500, 80, 500])
    assert offers(bank, "B") == ["all-in for 10", "fold", "look"]


def test_all_in_above_the_last_raise_ends_raising() -> None:
    """B28, O39: short of a full raise it is allowed too."""
    bank = svarka("A bet 40, B all-in", stacks=[500, 55, 500])
    assert offers(bank, "C") == ["call for 45", "fold", "look"]
    more(bank, "C call")
    assert offers(bank, "A") == ["call for 5", "fold", "look"]


def test_all_in_below_returns_the_rest_at_once() -> None:
    """B28, O38."""
    bank = svarka("A bet 40, B all-in", stacks=[500, 25, 500])
    assert [(event["seat"], event["amount"]) for event in happened(bank, Returned)] == [("A", 25)]
    assert offers(bank, "C") == ["call for 15", "fold", "look"]


def test_nobody_pays() -> None:
    """B26, C6: the bet goes back, and the antes are won unseen."""
    bank = svarka("A bet 100, B fold, C fold")
    assert stacks(bank) == {"A": 520, "B": 490, "C": 490}
    assert happened(bank, Opened) == []


# --- showing


def test_the_last_better_shows_first() -> None:
    """B28a, B26: then clockwise."""
    bank = svarka(ABC + "A bet 20, B raise 40, C call, A call")
    assert order(bank) == ["B", "C", "A"]
    bank = svarka(ABC + "A bet 20, B call, C call")
    assert order(bank) == ["A", "B", "C"]


def test_a_dark_bet_is_a_bet_too() -> None:
    """B28a: C bet last, and A and B have topped up."""
    assert order(svarka(ABC + "A dark 10, B dark 20, C bet 40, A call, B call")) == ["C", "A", "B"]


def test_an_all_in_above_the_level_is_a_bet_and_one_below_is_not() -> None:
    """B28a, R8."""
    assert order(svarka(ABC + "A bet 20, B all-in, C call, A call", stacks=[500, 40, 500])) == ["B", "C", "A"]
    assert order(svarka(ABC + "A bet 20, B all-in, C call", stacks=[500, 25, 500])) == ["A", "B", "C"]


def test_if_he_is_gone_the_last_better_still_in() -> None:
    """R74, B28a: C raised last and has left; B raised before him."""
    bank = svarka(ABC + "A bet 20, B raise 40, C raise 60, A call, C leave, B call")
    assert order(bank) == ["B", "A"]


def test_if_no_better_is_left_the_first_after_the_dealer() -> None:
    """R74: A, who alone has bet, leaves; D's turn is the last."""
    bank = svarka(ABC + "A bet 20, B call, C call, A leave, D call", seats="A B C D")
    assert order(bank) == ["B", "C", "D"]


def test_no_betting_the_first_after_the_dealer() -> None:
    """B28a, C11: C has nothing left after the ante."""
    bank = svarka(ABC.rstrip(", "), stacks=[500, 500, 10])
    assert order(bank) == ["A", "B", "C"]


def test_a_weaker_hand_is_shown_or_thrown_away() -> None:
    """B28a, O43–O45: a stronger or an equal one opens by itself."""
    bank = svarka(deal(A=MIDDLE, B=WEAK, C=BEST) + ", A bet 20, B call, C call")
    assert order_of(bank, Opened) == ["A"]
    assert offers(bank, "B") == ["open", "muck", "look"]
    more(bank, "B timeout")
    assert order_of(bank, Opened) == ["A", "C"]
    assert winners(bank) == ["C"]


def test_the_winner_takes_all_and_deals_next() -> None:
    """B29: all that was staked, and no rake (D1)."""
    bank = svarka(ABC + "A bet 20, B call, C fold, B muck")
    assert winners(bank) == ["A"]
    assert stacks(bank) == {"A": 470 + 70, "B": 470, "C": 490}
    assert bank.state.next_dealer == 0
    assert happened(bank, RakeTaken) == []


def test_a_winner_who_has_gone_does_not_deal() -> None:
    """C9, C15: A's open hand wins; clockwise from him B is next."""
    bank = svarka(ABC + "A bet 20, B call, C call, A leave, B muck, C muck")
    assert winners(bank) == ["A"]
    assert bank.state.next_dealer == 1


@pytest.mark.parametrize("line", ["B leave", "B offline"])
def test_leaving_is_a_fold(line: str) -> None:
    """D1, O72."""
    assert live(svarka(f"A bet 20, {line}")) == ["A", "C"]
    assert to_act(svarka(f"A bet 20, {line}")) == ["C"]
