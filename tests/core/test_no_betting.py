"""Deals without betting: somebody dealt in has nothing left (C11, O60, O42)."""

from banks import (
    BEST,
    BEST_TOO,
    GOOD,
    MIDDLE,
    WEAK,
    deal,
    happened,
    offers,
    order_of,
    play,
    refusal,
    stacks,
    to_act,
    winners,
)
from svara.bank.events import Asked, DealStarted, Opened

ABC = deal(A=WEAK, B=BEST, C=MIDDLE)
BROKE = {"stacks": [500, 10, 500]}
"""B has the ante and no more."""


def test_after_the_ante() -> None:
    """C11: cards, then showdown at once; the first after the dealer opens first (O42)."""
    bank = play(ABC, **BROKE)
    assert [event["betting"] for event in happened(bank, DealStarted)] == [False]
    assert not any(event["question"] == "betting" for event in happened(bank, Asked))
    assert order_of(bank, Opened) == ["A", "B"]
    assert to_act(bank) == ["C"]


def test_a_weaker_hand_still_chooses() -> None:
    """C11, O44, C10: and may be looked at first."""
    bank = play(ABC, **BROKE)
    assert offers(bank, "C") == ["open", "muck", "look"]
    assert "nothing is asked" in refusal(bank, "A bet 10")


def test_the_best_hand_takes_the_antes_unraked() -> None:
    """C11, O46, O65."""
    bank = play(ABC + ", C muck", **BROKE)
    assert winners(bank) == ["B"]
    assert stacks(bank) == {"A": 490, "B": 30, "C": 490}


def test_nobody_can_play_dark() -> None:
    """C11, O28: there is nothing to bet."""
    bank = play(ABC, **BROKE)
    assert bank.state.dark == "none"
    refusal(bank, "A dark 10")


def test_all_have_nothing_left() -> None:
    """C11. Field report 24."""
    bank = play(ABC + ", C muck", stacks=10)
    assert stacks(bank) == {"A": 0, "B": 30, "C": 0}


def test_a_tie_is_a_choice_as_ever() -> None:
    """C11, O47: and the svara has no betting either (O60)."""
    tie = deal(A=BEST, B=BEST_TOO)
    bank = play(f"{tie}, A cook, {deal(A=GOOD, B=MIDDLE)}, B muck", seats="A B", stacks=[500, 10])
    assert [event["betting"] for event in happened(bank, DealStarted)] == [False, False]
    assert winners(bank) == ["A"]


def test_three_equals_without_betting_go_round_until_the_last_svara() -> None:
    """O60, O58, O59, C16: nobody has anything to decide but to join, so the bank runs on by itself."""
    three = deal(A="Ks Kh Kd", B="7s 7h 7d", C="9s 9h 9d")
    bank = play(f"{three}, {three}, {three}", stacks=10, rules={"svara.most_in_row": 2})
    assert bank.state.deals == 3
    assert sorted(winners(bank)) == ["A", "B", "C"]
    assert stacks(bank) == {"A": 10, "B": 10, "C": 10}
    assert bank.state.turn == 0
