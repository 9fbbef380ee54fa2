"""The show between the last two, and the one that ends an endless deal (K19–K23, K36)."""

from typing import Any

import pytest

from banks import deal, happened, live, offers, order_of, play, refusal, stacks, to_act, winners
from svara.bank.events import Asked, Folded, Opened, Staked, SvaraDeclared, Tied
from svara.record import Replay

ACES, ACES_TOO = "As Ah 7d", "Ad Ac 7s"
"""22 each"""
SUITED, LOW, LOW_TOO = "Td 8d 6d", "9h 7c 6s", "8s 7h 6c"
"""24, 9 and 8"""
SIXES, KINGS = "6s 6h 6c", "Ks Kh Kd"
"""Two sekas"""


def seka(script: str, **setup: Any) -> Replay:
    """A, B, C and D, who deals; each has 100."""
    return play(script, **({"profile": "seka", "seats": "A B C D", "stacks": 100} | setup))


# --- the last two


def test_the_last_two_may_ask_for_a_show() -> None:
    """K19, scenario 16: it costs the previous stake once."""
    bank = seka(deal(A=SUITED, B=ACES) + ", A stake 2, B stake 5, C fold, D fold")
    assert offers(bank, "A") == ["stake 5 to 10", "show for 5", "fold", "look"]
    bank.play("A show")
    assert bank.state.put == [1 + 2 + 5, 1 + 5, 1, 1]
    assert sum(bank.state.put) == 16
    assert stacks(bank) == {"A": 92 + 16, "B": 94, "C": 99, "D": 99}


def test_never_with_more_than_two() -> None:
    """K23, scenario 16."""
    bank = seka("A stake 2, B stake 5, C fold")
    assert offers(bank, "D") == ["stake 5 to 10", "fold", "look"]
    assert "not legal here" in refusal(bank, "D show")


@pytest.mark.parametrize(
    ("script", "seats", "who"),
    [("", "A B", "A"), ("A fold, B fold", "A B C D", "C"), ("A leave", "A B C", "B")],
)
def test_not_before_there_is_a_previous_stake(script: str, seats: str, who: str) -> None:
    """K22."""
    bank = seka(script, seats=seats)
    assert offers(bank, who) == ["stake 1 to 10", "fold", "look"]
    assert "not legal here" in refusal(bank, f"{who} show")


@pytest.mark.parametrize(("script", "who"), [("A stake 2", "B"), ("A stake 2, B stake 3", "A")])
def test_as_soon_as_there_is_one(script: str, who: str) -> None:
    """K22: it may be the very first."""
    assert "show for" in " ".join(offers(seka(script, seats="A B"), who))


def test_the_previous_stake_may_be_that_of_one_who_has_gone() -> None:
    """K19, C14: B's 5 stands when B leaves, and C and A are the last two."""
    bank = seka("A stake 2, B stake 5, B leave", seats="A B C")
    assert offers(bank, "C") == ["stake 5 to 10", "show for 5", "fold", "look"]


def test_both_open_and_nobody_is_asked() -> None:
    """K20: it cannot be refused, and the other two never see their cards again."""
    bank = seka(deal(A=ACES, B=SUITED, C=LOW, D=LOW_TOO) + ", A stake 2, B stake 2, C fold, D fold, A show")
    assert order_of(bank, Opened) == ["A", "B"]
    assert winners(bank) == ["B"]
    assert not any(event["question"] == "show" for event in happened(bank, Asked))


@pytest.mark.parametrize(("a", "b", "winner"), [(KINGS, SUITED, "A"), (SIXES, KINGS, "B"), (ACES, LOW, "A")])
def test_the_better_hand_takes_it_whoever_has_paid(a: str, b: str, winner: str) -> None:
    """K20, K5: any seka beats any sum, and sekas have an order."""
    bank = seka(deal(A=a, B=b) + ", A stake 3, B show", seats="A B")
    assert winners(bank) == [winner]
    assert stacks(bank)[winner] == 96 + 8


def test_a_tie_is_a_svara() -> None:
    """K21: no loss for who has paid, no split and no choice (K33)."""
    bank = seka(deal(A=ACES, B=ACES_TOO) + ", A stake 2, B show", seats="A B")
    assert len(happened(bank, Tied)) == len(happened(bank, SvaraDeclared)) == 1
    assert bank.state.deals == 2
    assert bank.state.pot == 2 + 2 + 2
    assert live(bank) == ["B", "A"]


def test_a_show_between_unknown_hands() -> None:
    """K20: a record that lost the cards can still say who dropped out; only the two can."""
    bank = seka("A stake 2, B stake 2, C fold, D fold, A show")
    assert to_act(bank) == []
    assert "say who is beaten" in refusal(bank, "B stake 2")
    assert "which of the two of the show, or none" in refusal(bank, "beaten C")
    bank.play("beaten B")
    assert winners(bank) == ["A"]
    bank = seka("A stake 2, B stake 2, C fold, D fold, A show, beaten none")
    assert len(happened(bank, Tied)) == 1


# --- three who never fold


def test_after_two_hundred_stakes_all_who_are_left_show() -> None:
    """K36: the one departure from K23."""
    script = deal(A=LOW, B=SUITED, C=ACES, D=LOW_TOO) + ", " + 66 * "A stake 1, B stake 1, C stake 1, "
    script = script.replace("C stake 1, ", "C stake 1, D fold, ", 1)
    bank = seka(script + "A stake 1")
    assert len(happened(bank, Staked)) == 199
    assert to_act(bank) == ["B"]
    bank.play("B stake 1")
    assert order_of(bank, Opened) == ["A", "B", "C"]
    assert winners(bank) == ["B"]
    assert stacks(bank)["B"] == 99 - 67 + 4 + 200


FOUR = {"rules": {"max_stakes": 4}}


def test_it_comes_with_two_left_as_well() -> None:
    """R76, K36: on the stake that reaches the number, whoever is left."""
    hands = deal(A=LOW, B=SUITED)
    bank = seka(hands + ", A stake 1, B stake 1, A stake 1, B stake 1", seats="A B", **FOUR)
    assert order_of(bank, Opened) == ["A", "B"]
    assert winners(bank) == ["B"]


def test_a_show_that_is_the_last_stake_is_a_show() -> None:
    """K36, K20."""
    hands = deal(A=LOW, B=SUITED)
    bank = seka(hands + ", A stake 1, B stake 1, A stake 1, B show", seats="A B", **FOUR)
    assert order_of(bank, Opened) == ["A", "B"]
    assert stacks(bank) == {"A": 97, "B": 97 + 6}


def test_folds_do_not_count() -> None:
    """K36."""
    bank = seka("A stake 1, B stake 1, C stake 1, D fold, A fold", **FOUR)
    assert to_act(bank) == ["B"]


def test_a_tie_at_the_forced_show_costs_half_the_pot() -> None:
    """R75, K36, K26: P = 8, price 4. D folded and may come back; C is beaten, which is no fold."""
    hands = deal(A=ACES, B=ACES_TOO, C=LOW)
    bank = seka(hands + ", A stake 1, B stake 1, C stake 1, D fold, A stake 1", **FOUR)
    assert order_of(bank, Folded) == ["D"]
    assert to_act(bank) == ["D"]
    assert offers(bank, "D")[0] == "join for 4"
    assert offers(bank, "C") == []


def test_three_equals_at_the_forced_show_cost_half_the_pot_too() -> None:
    """K36: P/2 each, not P/3."""
    hands = deal(A="9s 8d 7c", B="9h 8s 6d", C="9d 8h 6c")
    bank = seka(hands + ", A stake 2, B stake 2, C stake 2, D fold, A stake 4", **FOUR)
    assert [event["equals"] for event in happened(bank, Tied)] == [(0, 1, 2)]
    assert offers(bank, "D")[0] == "join for 7"
