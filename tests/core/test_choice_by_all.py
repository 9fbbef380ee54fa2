"""The choice of a trinka's equals, and the price of coming in (T12–T15, T19, C7, C12)."""

from typing import Any

import pytest

from banks import deal, happened, live, more, offers, order_of, play, refusal, stacks, to_act, winners
from svara.bank.events import Asked, Chose, SvaraDeclared, Won
from svara.record import Replay

HIGH, HIGH_TOO, HIGH_THREE = "As Ts 9d", "Ah Th 9c", "Ad Td 9s"
"""21 each"""
MIDDLE, LOW = "7c 8c 6d", "6s 7h 8d"


def trinka(script: str, **setup: Any) -> Replay:
    """A, B, C and D, who deals; each has 500, and the ante is 1."""
    return play(script, **({"profile": "trinka", "seats": "A B C D"} | setup))


TWO = deal(A=HIGH, B=HIGH_TOO) + ", A stake 4, B stake 4, C fold, D fold, A compare, "
"""A and B are equal; P = 4 + 12 = 16."""
THREE = deal(A=HIGH, B=HIGH_TOO, C=HIGH_THREE) + ", A stake 4, B compare, C compare, D fold, "
"""A, B and C are; P = 16."""


# --- two


def test_both_choose() -> None:
    """T13."""
    bank = trinka(TWO)
    assert to_act(bank) == ["A", "B"]
    assert offers(bank, "A") == offers(bank, "B") == ["split", "cook"]
    assert offers(bank, "C") == ["look"]


def test_a_split_needs_the_consent_of_both() -> None:
    """T13: half each, and no card was shown."""
    bank = trinka(TWO + "B split")
    assert to_act(bank) == ["A"]
    more(bank, "A split")
    assert sorted(winners(bank)) == ["A", "B"]
    assert stacks(bank) == {"A": 491 + 8, "B": 495 + 8, "C": 499, "D": 499}


@pytest.mark.parametrize("script", ["A cook", "B cook", "A split, B cook", "B split, A cook"])
def test_one_who_cooks_is_enough(script: str) -> None:
    """T13."""
    assert len(happened(trinka(TWO + script), SvaraDeclared)) == 1


@pytest.mark.parametrize("script", ["A timeout", "A split, B timeout", "B timeout"])
def test_silence_cooks(script: str) -> None:
    """T13: where O49 splits."""
    bank = trinka(TWO + script)
    assert len(happened(bank, SvaraDeclared)) == 1
    assert happened(bank, Chose)[-1]["cook"]


def test_of_two_the_leaver_keeps_his_half() -> None:
    """O49: exactly two were tied."""
    for script in ("A leave", "B split, A leave", "B leave"):
        bank = trinka(TWO + script)
        assert sorted(winners(bank)) == ["A", "B"]
        assert stacks(bank) == {"A": 499, "B": 503, "C": 499, "D": 499}


# --- three and more


def test_three_choose_too() -> None:
    """T13: any number; and all must agree."""
    bank = trinka(THREE)
    assert to_act(bank) == ["A", "B", "C"]
    more(bank, "A split, C split")
    assert to_act(bank) == ["B"]
    assert len(happened(trinka(THREE + "A split, C split, B cook"), SvaraDeclared)) == 1
    more(bank, "B split")
    assert stacks(bank) == {"A": 495 + 6, "B": 495 + 5, "C": 495 + 5, "D": 499}


def test_four_choose() -> None:
    """T13."""
    hands = deal(A="6s 7h 8d", B="6c 7d 8s", C="6h 7s 8c", D="6d 7c 8h")
    bank = trinka(hands + ", A stake 4, B compare, C compare, D compare")
    assert to_act(bank) == ["A", "B", "C", "D"]
    more(bank, "A split, B split, C split, D split")
    assert stacks(bank) == dict.fromkeys("ABCD", 500)


def test_three_equals_ask_for_half_of_the_pot_too() -> None:
    """T14: of the frozen P; T15: they add nothing."""
    bank = trinka(THREE + "A cook")
    assert to_act(bank) == ["D"]
    assert offers(bank, "D") == ["join for 8", "decline", "look"]
    more(bank, "D join")
    assert bank.state.pot == 24
    assert stacks(bank) == {"A": 495, "B": 495, "C": 495, "D": 491}


def test_the_price_is_frozen_and_rounded_up() -> None:
    """T14, C7: P = 15 costs 8, and does for the second too."""
    bank = trinka(TWO.replace("A stake 4", "A stake 3") + "A cook, C join")
    assert bank.state.tied_pot == 15
    assert bank.state.pot == 23
    assert offers(bank, "D")[0] == "join for 8"


def test_of_three_a_leaver_is_out() -> None:
    """R65, C12: B and C are left, and have still to agree."""
    bank = trinka(THREE + "A leave")
    assert to_act(bank) == ["B", "C"]
    more(bank, "B split, C split")
    assert sorted(winners(bank)) == ["B", "C"]
    assert stacks(bank) == {"A": 495, "B": 503, "C": 503, "D": 499}


def test_of_three_a_second_leaver_is_out_too() -> None:
    """R65, C12: three were tied, so it is no split of two; the last takes the pot."""
    bank = trinka(THREE + "A leave, C leave")
    assert winners(bank) == ["B"]
    assert stacks(bank) == {"A": 495, "B": 511, "C": 495, "D": 499}


def test_who_has_agreed_and_leaves_is_out_as_well() -> None:
    """R65."""
    bank = trinka(THREE + "A split, A leave, B split, C split")
    assert sorted(winners(bank)) == ["B", "C"]


def test_the_others_need_not_wait_for_one_who_has_left() -> None:
    """R65: A and B have agreed, and C leaves."""
    bank = trinka(THREE + "A split, B split, C leave")
    assert sorted(winners(bank)) == ["A", "B"]
    assert stacks(bank)["A"] == 503


def test_the_odd_chips_go_round_from_the_dealer() -> None:
    """C7, R14: 16 among B, C and A, whose dealer is A."""
    hands = deal(A=HIGH, B=HIGH_TOO, C=HIGH_THREE)
    bank = trinka(hands + ", B stake 4, C compare, D fold, A compare, A split, B split, C split", dealer="A")
    assert order_of(bank, Won) == ["B", "C", "A"]
    assert [event["amount"] for event in happened(bank, Won)] == [6, 5, 5]


# --- again and again


def test_every_tie_brings_the_choice() -> None:
    """R64, T13: in a svara too, where O58 has none."""
    hands = deal(A=HIGH, B=HIGH_TOO)
    cut = "cut A As, cut B 6h, "
    bank = trinka(TWO + "A cook, C decline, D decline, " + cut + hands + ", B stake 1, A compare")
    assert bank.state.phase == "choice"
    assert to_act(bank) == ["B", "A"]
    more(bank, "A split, B split")
    assert stacks(bank) == {"A": 490 + 9, "B": 494 + 9, "C": 499, "D": 499}


def test_only_those_of_the_first_deal_may_pay() -> None:
    """T19: folded or beaten; not an onlooker, nor who has left."""
    hands = deal(A=HIGH, B=HIGH_TOO, C=LOW)
    script = hands + ", A stake 4, B stake 4, C compare, D fold, E leave, A compare, A cook"
    bank = trinka(script, seats="A B C D E W", dealer="E", sitting_out="W")
    (declared,) = happened(bank, SvaraDeclared)
    assert [bank.names[seat] for seat in declared["asked"]] == ["C", "D"]


def test_who_declines_sits_the_svara_out_and_may_pay_for_the_next() -> None:
    """T19."""
    hands = deal(A=HIGH, B=HIGH_TOO)
    cut = "cut A As, cut B 6h, "
    bank = trinka(TWO + "A cook, C decline, D decline, " + cut + hands + ", B stake 1, A compare, A cook")
    assert live(bank) == ["B", "A"]
    assert to_act(bank) == ["C"]
    assert offers(bank, "C")[0] == "join for 9"


def test_silence_declines() -> None:
    """D1, O55."""
    bank = trinka(TWO + "A cook, C timeout, D timeout")
    assert bank.state.phase == "cutting"
    assert [event["question"] for event in happened(bank, Asked)][-1] == "cut"


def test_too_poor_to_pay() -> None:
    """C13, T19: C has 6 and D has 1, so they cannot pay 8 together either."""
    bank = trinka(TWO + "A cook", stacks=[500, 500, 7, 2])
    assert happened(bank, SvaraDeclared)[-1]["asked"] == ()
    assert "nothing is asked" in refusal(bank, "C join")
