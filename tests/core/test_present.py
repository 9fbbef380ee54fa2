"""A svarka's svara: everybody present may come in, and the same dealer deals (B30–B32)."""

from typing import Any

import pytest

from banks import (
    deal,
    game,
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
from svara.bank.events import AntePosted, Joined, SvaraDeclared, Tied, Won
from svara.record import Replay

BEST, BEST_TOO, BEST_THREE, MIDDLE, WEAK = "As Ks 9d", "Ah Kh 9c", "Ad Kd 9s", "8h 9h Ts", "8d Tc Jh"
"""21 three times, 17 and 10"""


def svarka(script: str, **setup: Any) -> Replay:
    """A, B and C, who deals, and an onlooker W; each has 500, and the ante is 10."""
    return play(script, **({"profile": "svarka", "seats": "A B W C", "sitting_out": "W"} | setup))


def asked(bank: Replay) -> list[str]:
    return [bank.names[seat] for seat in happened(bank, SvaraDeclared)[-1]["asked"]]


TWO = deal(A=BEST, B=BEST_TOO) + ", A bet 20, B call, C fold, "
"""P = 70."""
THREE = deal(A=BEST, B=BEST_TOO, C=BEST_THREE) + ", A bet 20, B call, C call, "
"""P = 90."""


def test_a_tie_of_two_or_more_is_a_svara() -> None:
    """B30: at once, without a choice (B32)."""
    for script, equals in ((TWO, (0, 1)), (THREE, (0, 1, 3))):
        bank = svarka(script)
        assert [event["equals"] for event in happened(bank, Tied)] == [equals]
        assert bank.state.phase == "joining"


def test_the_price_is_the_pot_divided_by_the_equals() -> None:
    """B31, scenario 30: a half, a third; the equals pay nothing."""
    assert offers(svarka(TWO), "W") == ["join for 35", "decline"]
    bank = svarka(THREE)
    assert offers(bank, "W") == ["join for 30", "decline"]
    more(bank, "W join")
    assert stacks(bank) == {"A": 470, "B": 470, "W": 470, "C": 470}


def test_four_equals_ask_for_a_quarter() -> None:
    """B31: of 5 antes and four bets of 5."""
    hands = deal(A=BEST, B=BEST_TOO, C=BEST_THREE, D="Ac Kc 9h")
    script = hands + ", A bet 10, B call, C call, D call, E fold"
    bank = svarka(script, seats="A B C D E", sitting_out="")
    assert offers(bank, "E")[:2] == ["join for 23", "decline"], "90 / 4 rounded up"


def test_the_price_is_frozen() -> None:
    """B31: C pays what W has paid."""
    bank = svarka(TWO + "W join")
    assert bank.state.pot == 105
    assert offers(bank, "C")[0] == "join for 35"


def test_everyone_present_is_asked_clockwise_from_the_dealer() -> None:
    """B32: dealt in before or not; the dealer is the last."""
    assert asked(svarka(TWO)) == ["W", "C"]
    bank = svarka(TWO, seats="A V B C W", sitting_out="V W", dealer="C")
    assert asked(bank) == ["W", "V", "C"]


def test_who_has_gone_is_not_present() -> None:
    """B32: an onlooker may leave too."""
    assert asked(svarka(TWO.replace("C fold", "W leave, C leave"))) == []


def test_who_cannot_pay_is_not_asked() -> None:
    """C13: W has 34."""
    assert asked(svarka(TWO, stacks=[500, 500, 34, 500])) == ["C"]
    assert asked(svarka(TWO, stacks=[500, 500, 35, 500])) == ["W", "C"]


def test_the_same_dealer_deals_though_not_playing() -> None:
    """B32: C has declined and deals; the first after him acts first."""
    bank = svarka(TWO + "W join, C decline")
    assert bank.names[bank.state.dealer] == "C"
    assert live(bank) == ["A", "B", "W"]
    assert to_act(bank) == ["A"]
    assert len(order_of(bank, AntePosted)) == 3


def test_where_he_has_gone_the_next_participant_deals() -> None:
    """C9."""
    bank = svarka(TWO.replace("C fold", "C leave") + "W join")
    assert bank.names[bank.state.dealer] == "A"
    assert live(bank) == ["B", "W", "A"]


def test_dark_play_in_a_svara() -> None:
    """B32, B15: from the ante, which it is measured by."""
    bank = svarka(TWO + "W join, C decline")
    assert offers(bank, "A") == ["dark 10 to 470", "bet 10 to 470", "all-in for 470", "fold", "look"]
    more(bank, "A dark 50")
    assert offers(bank, "B")[0] == "dark 100"


def test_an_onlooker_can_win_it_and_deals_next() -> None:
    """B29, B32: W was not dealt in before."""
    hands = deal(A=WEAK, B=MIDDLE, W=BEST)
    bank = svarka(TWO + f"W join, C decline, {hands}, A fold, B bet 20, W call")
    assert winners(bank) == ["W"]
    assert stacks(bank) == {"A": 470, "B": 450, "W": 445 + 145, "C": 490}
    assert bank.state.next_dealer == bank.names.index("W")


def test_an_onlooker_may_come_into_a_later_svara() -> None:
    """B32: W declines the first and pays for the second, 110 / 2."""
    again = deal(A=BEST, B=BEST_TOO)
    bank = svarka(TWO + f"W decline, C decline, {again}, A bet 20, B call")
    assert bank.state.svaras == 2
    assert offers(bank, "W") == ["join for 55", "decline"]


def test_a_svara_with_more_than_were_dealt_in() -> None:
    """B32: two who play and two who come in."""
    bank = svarka(TWO + "W join, C join")
    assert live(bank) == ["A", "B", "W", "C"]
    assert order_of(bank, Joined) == ["W", "C"]
    assert bank.state.pot == 140


def test_not_more_than_the_game_is_for() -> None:
    """R27, B2: ten are in the svara, so the eleventh is not asked."""
    names = "A B C D E F G H I J W X"
    hands = deal(A=BEST, B=BEST_TOO)
    folds = ", ".join(f"{name} fold" for name in "CDEFGHIJ")
    joins = ", ".join(f"{name} join" for name in "CDEFGHI")
    script = f"{hands}, A bet 10, B call, {folds}, "
    bank = svarka(script + f"W join, X decline, {joins}", seats=names, sitting_out="W X", dealer="J")
    assert len(live(bank)) == 10
    assert bank.state.phase == "betting"
    assert "nothing is asked" in refusal(bank, "J join")


def test_after_ten_svaras_in_a_row_the_pot_is_split() -> None:
    """B32, O59: C deals them all, and neither W nor he comes in."""
    tie = deal(A=BEST, B=BEST_TOO) + ", A bet 10, B call, "
    script = TWO + "W decline, C decline, " + 9 * (tie + "W decline, C decline, ")
    bank = svarka(script, stacks=1000)
    assert bank.state.svaras == 10
    assert bank.state.phase == "betting"
    bank = svarka(script + tie.rstrip(", "), stacks=1000)
    assert sorted(winners(bank)) == ["A", "B"]
    assert stacks(bank) == {"A": 1005, "B": 1005, "W": 1000, "C": 990}
    assert order_of(bank, Won) == ["A", "B"]
    assert bank.state.next_dealer == 0, "of several the first clockwise (C9)"


def test_no_split_unless_the_table_allows_it() -> None:
    """B32: a table may have the choice of O47."""
    assert game("svarka").rules.svara.choice == "none"
    bank = svarka(TWO, rules={"svara.choice": "any_cooks"})
    assert to_act(bank) == ["A", "B"]
    assert offers(bank, "A") == ["split", "cook"]


@pytest.mark.parametrize(("left", "winner"), [("A", "B"), ("B", "A")])
def test_of_two_equals_one_leaves(left: str, winner: str) -> None:
    """C12, C15: no choice is due, so he is out, before the tie is known or after."""
    bank = svarka(TWO + f"{left} leave")
    assert winners(bank) == [winner]
    hands = deal(A=BEST, B=BEST_TOO, C=MIDDLE)
    bank = svarka(hands + f", A bet 20, B call, C call, {left} leave, C muck")
    assert winners(bank) == [winner]


def test_the_price_counts_the_equals_still_there() -> None:
    """R1, B31: three were equal, and C has left before the showdown was over."""
    hands = deal(A=BEST, B=BEST_TOO, C=BEST_THREE, D=MIDDLE)
    script = hands + ", A bet 10, B call, C call, D call, C leave, D muck"
    bank = svarka(script, seats="A B C D", sitting_out="")
    assert offers(bank, "D")[0] == "join for 40"
