"""The blind chain of `svarka` and what answers it (B14–B25, C6)."""

from typing import Any

import pytest

from banks import deal, game, happened, live, more, offers, order_of, play, refusal, stacks, to_act, winners
from svara.bank.events import AntePosted, Opened, Returned
from svara.record import Replay

BEST, MIDDLE, WEAK = "As Ks 9d", "8h 9h Ts", "8d Tc Jh"
"""21, 17 and 10"""


def svarka(script: str, **setup: Any) -> Replay:
    """A, B, C, D and E, who deals; each has 500, and the ante is 10."""
    return play(script, **({"profile": "svarka", "seats": "A B C D E"} | setup))


# --- dealing


@pytest.mark.parametrize("players", [2, 10])
def test_two_to_ten_play(players: int) -> None:
    """B2, B14: each posts the ante."""
    names = list("ABCDEFGHIJ")[:players]
    bank = svarka("", seats=" ".join(names))
    assert len(order_of(bank, AntePosted)) == players
    assert bank.state.pot == 10 * players
    assert (game("svarka").rules.deck.min_players, game("svarka").rules.deck.max_players) == (2, 10)


def test_three_cards_one_at_a_time_clockwise() -> None:
    """B3: A's first card is the first of the deck, B's the second."""
    bank = svarka("", seed="01")
    first = [bank.hand(seat)[0] for seat in range(5)]
    pair = svarka("", seats="A B", seed="01")
    assert [pair.hand(0), pair.hand(1)] == [
        (first[0], first[2], first[4]),
        (first[1], first[3], bank.hand(0)[1]),
    ]


# --- the chain


def test_the_first_left_of_the_dealer_may_bet_dark() -> None:
    """B15, B18: any amount from the ante, before looking; he need not."""
    bank = svarka("")
    assert offers(bank, "A") == ["dark 10 to 490", "bet 10 to 490", "all-in for 490", "fold", "look"]
    assert "legal is dark 10 to 490" in refusal(bank, "A dark 9")
    more(bank, "A look")
    assert offers(bank, "A") == ["bet 10 to 490", "all-in for 490", "fold"]
    assert "not legal here" in refusal(bank, "A dark 10")


@pytest.mark.parametrize("line", ["A look", "A fold", "A bet 10", "A timeout", "A leave"])
def test_only_he_may_begin_it(line: str) -> None:
    """B15: nobody after him, whatever he did."""
    bank = svarka(line)
    assert not any(option.startswith("dark") for name in "BCDE" for option in offers(bank, name))


def test_each_next_may_double_it_dark() -> None:
    """B16: exactly twice; or bet twice or more."""
    bank = svarka("A dark 15")
    assert offers(bank, "B") == ["dark 30", "bet 30 to 490", "all-in for 490", "fold", "look"]
    more(bank, "B dark 30, C dark 60, D dark 120")
    assert offers(bank, "E") == ["dark 240", "bet 240 to 490", "all-in for 490", "fold", "look"]


def test_a_dark_bet_is_never_merely_called() -> None:
    """B20, scenario 20."""
    bank = svarka("A dark 10, B dark 20, C look")
    assert offers(bank, "C") == ["bet 40 to 490", "all-in for 490", "fold"]
    for line in ("C call", "C check", "C raise 40", "C dark 40"):
        assert "not legal here" in refusal(bank, line)
    for line in ("C bet 30", "C bet 39"):
        assert "legal is bet 40 to 490" in refusal(bank, line)


@pytest.mark.parametrize("line", ["C look", "C fold", "C look, C fold", "C timeout", "C bet 40", "C leave"])
def test_one_who_does_not_double_breaks_it(line: str) -> None:
    """B17, scenario 20: nobody after him may, and he himself may not after a look."""
    bank = svarka(f"A dark 10, B dark 20, {line}")
    assert bank.state.dark == "over"
    for name in "CDE":
        assert not any(option.startswith("dark") for option in offers(bank, name))
    if line != "C bet 40" and to_act(bank) == ["C"]:
        more(bank, "C fold")
    if line != "C bet 40":
        assert offers(bank, "D") == ["bet 40 to 490", "all-in for 490", "fold", "look"]


def test_one_who_left_before_his_turn_does_not_break_it() -> None:
    """B17: C is gone, and D is the next of the chain."""
    bank = svarka("A dark 10, C leave, B dark 20")
    assert offers(bank, "D") == ["dark 40", "bet 40 to 490", "all-in for 490", "fold", "look"]


def test_looking_off_turn_breaks_it_only_on_ones_turn() -> None:
    """B17, C10: D has looked and cannot double dark; until then the chain holds, after him it does not."""
    bank = svarka("A dark 10, D look, B dark 20, C dark 40")
    assert offers(bank, "D") == ["bet 80 to 490", "all-in for 490", "fold"]
    more(bank, "D fold")
    assert offers(bank, "E") == ["bet 80 to 490", "all-in for 490", "fold", "look"]


def test_too_short_to_double() -> None:
    """B28, O41: C has 30 and goes all-in; 30 is the level, above the last dark bet, and is called."""
    bank = svarka("A dark 10, B dark 20", stacks=[500, 500, 40, 500, 500])
    assert offers(bank, "C") == ["all-in for 30", "fold", "look"]
    more(bank, "C all-in")
    assert offers(bank, "D") == ["call for 30", "fold", "look"]
    more(bank, "D fold, E fold")
    assert offers(bank, "A") == ["call for 20", "fold", "look"]
    more(bank, "A call")
    assert offers(bank, "B") == ["call for 10", "fold", "look"]


def test_an_all_in_below_the_last_dark_bet() -> None:
    """B28, O38: C has 15: 5 go back to B, and A owes 5."""
    bank = svarka("A dark 10, B dark 20, C all-in, D fold, E fold", stacks=[500, 500, 25, 500, 500])
    assert [(event["seat"], event["amount"]) for event in happened(bank, Returned)] == [("B", 5)]
    assert offers(bank, "A") == ["call for 5", "fold", "look"]


def test_a_dark_bet_of_all_one_has() -> None:
    """R73, O41: it is an all-in, so the chain is over and it is called."""
    bank = svarka("A dark 10, B dark 20", stacks=[500, 30, 500, 500, 500])
    assert offers(bank, "C") == ["call for 20", "fold", "look"]


# --- after it


def test_then_all_bet_in_dealing_order() -> None:
    """B19: from the first who did not bet dark."""
    bank = svarka("A dark 10, B dark 20, C look, C bet 40")
    assert to_act(bank) == ["D"]
    assert offers(bank, "D") == ["call for 40", "raise 50 to 490", "all-in for 490", "fold", "look"]


def test_if_all_bet_dark_the_first_of_them_is_next() -> None:
    """B19, B20: he bets twice the last dark bet, or folds."""
    bank = svarka("A dark 10, B dark 20, C dark 40, D dark 80, E dark 160")
    assert to_act(bank) == ["A"]
    assert offers(bank, "A") == ["bet 320 to 490", "all-in for 480", "fold", "look"]


def test_a_dark_better_tops_up_or_raises() -> None:
    """B21, scenario 20: A owes 30 and B 20."""
    bank = svarka("A dark 10, B dark 20, C look, C bet 40, D fold, E fold")
    assert offers(bank, "A") == ["call for 30", "raise 50 to 490", "all-in for 480", "fold", "look"]
    more(bank, "A call")
    assert offers(bank, "B")[0] == "call for 20"
    more(bank, "B raise 60")
    assert to_act(bank) == ["C"]
    assert offers(bank, "C")[0] == "call for 20"


def test_if_nobody_doubles_the_last_dark_better_takes_the_pot() -> None:
    """B22, C6, scenario 20: the earlier ones have had their turn; 10 come back, 70 are won, nothing shown."""
    bank = svarka("A dark 10, B dark 20, C look, C fold, D fold, E fold")
    assert to_act(bank) == ["A"]
    assert offers(bank, "A") == ["bet 40 to 490", "all-in for 480", "fold", "look"]
    more(bank, "A fold")
    assert winners(bank) == ["B"]
    assert [(event["seat"], event["amount"]) for event in happened(bank, Returned)] == [("B", 10)]
    assert stacks(bank) == {"A": 480, "B": 480 + 70, "C": 490, "D": 490, "E": 490}
    assert happened(bank, Opened) == []


def test_an_earlier_dark_better_may_still_double() -> None:
    """B22, B20: and then it is B who tops up."""
    bank = svarka("A dark 10, B dark 20, C fold, D fold, E fold, A bet 40")
    assert to_act(bank) == ["B"]
    assert offers(bank, "B") == ["call for 20", "raise 50 to 490", "all-in for 470", "fold", "look"]


def test_one_dark_bet_alone() -> None:
    """B22, C6: his 10 are unmatched, and the antes are his."""
    bank = svarka("A dark 10, B fold, C fold, D fold, E fold")
    assert stacks(bank) == {"A": 540, "B": 490, "C": 490, "D": 490, "E": 490}


# --- no check


def test_there_is_no_check() -> None:
    """B23: who does not bet folds; D1: nor does silence check."""
    bank = svarka("A look")
    assert "not legal here" in refusal(bank, "A check")
    assert live(svarka("A timeout, B timeout")) == ["C", "D", "E"]


def test_the_dealer_bets_last_and_takes_the_pot_if_all_refuse() -> None:
    """B24, B25: without a bet, and unseen."""
    bank = svarka("A fold, B fold, C fold")
    assert to_act(bank) == ["D"]
    more(bank, "D fold")
    assert winners(bank) == ["E"]
    assert stacks(bank)["E"] == 540
    assert happened(bank, Opened) == []


def test_the_dealer_may_bet_against_nobody_left_to_answer() -> None:
    """B24: D bets, and E, who deals, is the last to pay."""
    bank = svarka(deal(D=WEAK, E=BEST) + ", A fold, B fold, C fold, D bet 10, E call")
    assert winners(bank) == ["E"]
    assert order_of(bank, Opened) == ["D", "E"]
