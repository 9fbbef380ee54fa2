"""The agreed svara (T16): the last two cook unseen."""

from typing import Any

import pytest

from banks import deal, happened, live, more, offers, play, refusal, seat_view, stacks, to_act, winners
from svara.bank.events import Answered, Asked, Opened, SvaraDeclared, Tied
from svara.cards import cards_text
from svara.record import Replay

HIGH, LOW = "As Ts 9d", "6s 7h 8d"


def trinka(script: str, **setup: Any) -> Replay:
    """A, B, C and D, who deals; each has 500, and the ante is 1."""
    return play(script, **({"profile": "trinka", "seats": "A B C D"} | setup))


LAST_TWO = deal(A=HIGH, B=LOW) + ", A look, B look, A stake 20, B stake 20, C fold, D fold, "
"""P = 44, and it is A's turn."""


def test_one_of_the_last_two_proposes_on_his_own_turn() -> None:
    """T16."""
    bank = trinka(LAST_TWO)
    assert offers(bank, "A") == ["stake 20 to 100", "compare 20 to 100", "propose", "fold"]
    assert "nothing is asked" in refusal(bank, "B propose")
    more(bank, "A propose")
    assert to_act(bank) == ["B"]
    assert offers(bank, "B") == ["accept", "refuse"]
    assert offers(bank, "A") == []
    assert bank.state.phase == "betting"


def test_not_among_three() -> None:
    """T16."""
    assert "not legal here" in refusal(trinka("A stake 1, B stake 1, C fold, D stake 1"), "A propose")


def test_before_the_first_stake_too() -> None:
    """R83, T16: the last two may be the only two."""
    bank = trinka("", seats="A B")
    assert offers(bank, "A") == ["dark 1", "stake 1 to 100", "propose", "fold", "look"]
    more(bank, "A propose, B refuse")
    assert offers(bank, "A") == ["dark 1", "stake 1 to 100", "fold", "look"], "a proposal is no declining"


def test_accepted_the_cards_go_in_unseen() -> None:
    """T16, T14, R68: half of P each; nobody chooses, nothing was shown, and the two hold no cards."""
    bank = trinka(LAST_TWO + "A propose, B accept")
    assert [event["equals"] for event in happened(bank, Tied)] == [(0, 1)]
    assert to_act(bank) == ["C"]
    assert offers(bank, "C")[0] == "join for 22"
    assert happened(bank, Opened) == []
    assert "choice" not in [event["question"] for event in happened(bank, Asked)]
    for name in "AB":
        assert offers(bank, name) == []
        assert "nothing is asked" in refusal(bank, f"{name} look")
    assert cards_text(seat_view(bank, 1).hands[0]) == "? ? ?"


def test_unseen_hands_stay_unseen() -> None:
    """R68, O45: who had not looked before he cooked never will."""
    bank = trinka(deal(A=HIGH, B=LOW) + ", A stake 20, B stake 20, C fold, D fold, A propose, B accept")
    assert "legal: nothing" in refusal(bank, "A look")
    assert offers(bank, "C")[-1] == "look", "C folded his, and may look (C10)"


def test_the_others_are_asked_from_the_deals_dealer_who_is_last() -> None:
    """T16: D dealt; entries come first, then the cut."""
    bank = trinka(LAST_TWO + "A propose, B accept")
    (declared,) = happened(bank, SvaraDeclared)
    assert [bank.names[seat] for seat in declared["asked"]] == ["C", "D"]
    bank = trinka("B stake 20, C stake 20, D fold, A fold, B propose, C accept", dealer="A")
    (declared,) = happened(bank, SvaraDeclared)
    assert [bank.names[seat] for seat in declared["asked"]] == ["D", "A"]
    more(bank, "D join, A join")
    bank.deal_if_due()
    assert bank.state.phase == "cutting"
    assert to_act(bank) == ["B", "C"]


@pytest.mark.parametrize(("answer", "by"), [("refuse", "player"), ("timeout", "clock")])
def test_refused_the_turn_goes_on(answer: str, by: str) -> None:
    """T16: silence refuses; and one proposal a turn is all."""
    bank = trinka(LAST_TWO + f"A propose, B {answer}")
    assert [(event["accepted"], event["by"]) for event in happened(bank, Answered)] == [(False, by)]
    assert to_act(bank) == ["A"]
    assert offers(bank, "A") == ["stake 20 to 100", "compare 20 to 100", "fold"]
    assert "not legal here" in refusal(bank, "A propose")


def test_the_next_turn_brings_the_next_proposal() -> None:
    """T16: the other's, and his own again."""
    bank = trinka(LAST_TWO + "A propose, B refuse, A stake 20, B stake 20")
    assert "propose" in offers(bank, "A")
    bank = trinka(LAST_TWO + "A propose, B refuse, A stake 20")
    assert "propose" in offers(bank, "B")
    more(bank, "B propose, A refuse, B stake 20")
    assert "propose" in offers(bank, "A")
    more(bank, "A propose, B accept")
    assert bank.state.tied_pot == 84


def test_not_in_the_dark_lap() -> None:
    """T16, T21: after it."""
    bank = trinka("A dark 1", seats="A B")
    assert offers(bank, "B") == ["dark 2", "fold", "look"]
    more(bank, "B dark 2")
    assert "propose" in offers(bank, "A")


def test_not_after_an_all_in() -> None:
    """T16, T22."""
    bank = trinka("A stake 20, B all-in, C fold, D fold", stacks=[500, 61, 500, 500])
    assert offers(bank, "A") == ["call for 40", "fold", "look"]


def test_the_proposer_leaves_while_it_is_answered() -> None:
    """O72, C6: B takes the pot."""
    bank = trinka(LAST_TWO + "A propose, A leave")
    assert winners(bank) == ["B"]
    assert stacks(bank)["B"] == 479 + 44


def test_the_asked_one_leaves() -> None:
    """O72, C6."""
    assert winners(trinka(LAST_TWO + "A propose, B leave")) == ["A"]


def test_a_proposal_in_a_svara() -> None:
    """T16: the last two of a svara may cook again."""
    start = LAST_TWO + "A propose, B accept, C join, D decline, cut A As, cut B 6h, "
    bank = trinka(start + "B stake 2, C fold, A propose, B accept")
    assert bank.state.svaras == 2
    assert offers(bank, "C")[0] == "join for 34"
    assert bank.state.tied_pot == 44 + 22 + 2


def test_an_equal_of_it_who_leaves_is_out() -> None:
    """C12: there is no choice due, so the rest go on; of two the other takes the pot."""
    bank = trinka(LAST_TWO + "A propose, B accept, A leave")
    assert winners(bank) == ["B"]
    bank = trinka(LAST_TWO + "A propose, B accept, C join, A leave, D decline")
    assert sorted(live(bank)) == ["B", "C"]
