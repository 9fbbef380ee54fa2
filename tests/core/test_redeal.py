"""Three tens: worth one ten, and a redeal to whoever wants it (T2)."""

from typing import Any

import pytest

from banks import (
    deal,
    happened,
    live,
    more,
    offers,
    order_of,
    play,
    refusal,
    seat_view,
    stacks,
    to_act,
    winners,
)
from svara.bank.events import AntePosted, DealStarted, Looked, Opened, RedealDemanded
from svara.cards import cards_text
from svara.record import Replay

TENS = "Ts Th Td"
"""10"""
HIGH, MIDDLE, LOW = "As 9s 8d", "7c 8c 6d", "6s 7h 9d"
"""20, 15 and 9"""


def trinka(script: str, **setup: Any) -> Replay:
    """A, B, C and D, who deals; each has 500, and the ante is 1."""
    return play(script, **({"profile": "trinka", "seats": "A B C D"} | setup))


B_HAS_THEM = deal(A=HIGH, B=TENS, C=MIDDLE, D=LOW) + ", "


def test_on_turn_and_off_it() -> None:
    """T2: during the betting, while he is in."""
    bank = trinka(B_HAS_THEM + "B look")
    assert offers(bank, "B") == ["redeal"]
    more(bank, "A stake 5")
    assert offers(bank, "B") == ["stake 5 to 100", "compare 5 to 100", "fold", "redeal"]
    more(bank, "B stake 5, C fold, D stake 5")
    assert offers(bank, "B") == ["redeal"]
    more(bank, "A fold, B stake 5")
    assert offers(bank, "B") == ["redeal"]


def test_not_before_he_has_looked() -> None:
    """R70: what he has not seen he cannot open, and nobody tells him; two cards are not enough."""
    bank = trinka(B_HAS_THEM)
    assert offers(bank, "B") == ["look"]
    more(bank, "B look 1, B look 2")
    assert offers(bank, "B") == ["look"]
    more(bank, "B look 3")
    assert offers(bank, "B") == ["redeal"]


def test_a_records_redeal_is_a_look() -> None:
    """R70: who opens them has seen them."""
    bank = trinka(B_HAS_THEM + "B redeal")
    assert order_of(bank, Looked) == ["B"]
    assert order_of(bank, RedealDemanded) == ["B"]


@pytest.mark.parametrize("name", ["A", "C"])
def test_only_with_three_tens(name: str) -> None:
    """T2, R70: whoever else says it has not even looked."""
    assert "redeal is not" in refusal(trinka(B_HAS_THEM), f"{name} redeal")


def test_only_as_far_as_the_record_knows() -> None:
    """T2: a hand with an unknown card is no three tens."""
    assert "redeal is not" in refusal(trinka("deal A Ts Th ?"), "A redeal")
    assert offers(trinka("deal A Ts Th ?, A look"), "A")[-1] == "fold"


def test_seen_in_a_compare_is_known() -> None:
    """R70, T8: B, who is equal with C, has seen his tens."""
    bank = trinka(deal(A=HIGH, B=TENS, C="6c 7d 8h", D=LOW) + ", A fold, B stake 1, C fold, D compare")
    assert winners(bank) == ["B"]
    hands = deal(A=HIGH, B=TENS, C="Tc 8h 7s", D=LOW)
    bank = trinka(hands + ", A fold, B stake 1, C compare")
    assert offers(bank, "B") == ["redeal"]
    assert order_of(bank, Looked) == []


def test_they_are_opened_to_everyone() -> None:
    """T2: and gone with the next deal."""
    bank = trinka(B_HAS_THEM + "A stake 5, B redeal")
    (opened,) = happened(bank, Opened)
    assert (opened["seat"], cards_text(opened["cards"])) == ("B", TENS)
    assert cards_text(seat_view(bank, None).hands[1]) == "? ? ?"


def test_what_was_staked_stays_and_there_is_no_ante() -> None:
    """T2: for those still in; A's 5 lie in the pot, and the new stakes begin with the ante's size."""
    bank = trinka(B_HAS_THEM + "A stake 5, B stake 6, C fold, B redeal")
    assert bank.state.pot == 4 + 11
    assert len(order_of(bank, AntePosted)) == 4
    assert live(bank) == ["A", "B", "D"]
    assert offers(bank, "A") == ["dark 1", "stake 1 to 100", "fold", "look"], "everything else as a new deal"
    assert offers(bank, "C") == []


def test_the_same_dealer_deals() -> None:
    """T2: it is no svara, and its dealings count like others."""
    bank = trinka(B_HAS_THEM + "A stake 5, B redeal")
    assert [(event["number"], event["dealer"]) for event in happened(bank, DealStarted)] == [(1, 3), (2, 3)]
    assert bank.state.svaras == 0
    assert to_act(bank) == ["A"]


def test_the_same_dealer_deals_though_he_has_folded() -> None:
    """R71, T2: D has no cards in the redeal, and deals."""
    bank = trinka(B_HAS_THEM + "A stake 5, B stake 5, C stake 5, D fold, B redeal")
    assert bank.names[bank.state.dealer] == "D"
    assert live(bank) == ["A", "B", "C"]


def test_where_the_dealer_has_gone_the_next_still_in_deals() -> None:
    """C9."""
    bank = trinka(B_HAS_THEM + "A stake 5, B stake 5, C stake 5, D leave, B redeal")
    assert bank.names[bank.state.dealer] == "A"
    assert live(bank) == ["B", "C", "A"]


def test_one_redeal_after_another() -> None:
    """T2: at any moment."""
    again = deal(A=TENS, B=HIGH, C=MIDDLE, D=LOW)
    bank = trinka(B_HAS_THEM + f"B redeal, {again}, A redeal, {again}, A stake 1")
    assert bank.state.deals == 3
    assert order_of(bank, RedealDemanded) == ["B", "A"]


def test_he_need_not() -> None:
    """T2: unseen, he wins by folds."""
    bank = trinka(B_HAS_THEM + "B look, A fold, B stake 50, C fold, D fold")
    assert winners(bank) == ["B"]
    assert happened(bank, Opened) == []


def test_not_once_he_has_folded() -> None:
    """T2: while he is in."""
    bank = trinka(B_HAS_THEM + "B look, A stake 5, B fold")
    assert offers(bank, "B") == []
    assert "redeal is not possible now" in refusal(bank, "B redeal")


def test_not_at_a_showdown() -> None:
    """T2: A is all-in and the others have matched it."""
    bank = trinka(B_HAS_THEM + "B look, A all-in, B call, C call, D fold", stacks=[41, 500, 500, 500])
    assert bank.state.phase == "showdown"
    assert to_act(bank) == ["B"]
    assert "redeal" not in offers(bank, "B")
    assert "redeal is not legal here" in refusal(bank, "B redeal")


def test_not_in_a_deal_without_betting() -> None:
    """T2, C11: D has nothing left after the ante."""
    bank = trinka(B_HAS_THEM.rstrip(", "), stacks=[500, 500, 500, 1])
    assert bank.state.phase == "showdown"
    assert "redeal is not" in refusal(bank, "B redeal")


def test_after_an_all_in_a_redeal_has_no_betting() -> None:
    """T2, C11: A has nothing left, so the cards are dealt and shown at once."""
    bank = trinka(B_HAS_THEM + "B look, A all-in", stacks=[41, 500, 500, 500])
    assert "redeal" in offers(bank, "B")
    hands = deal(A=LOW, B=HIGH, C=MIDDLE, D="6c 7d 8h")
    more(bank, f"B redeal, {hands}, B open")
    assert bank.state.pot == 4 + 40
    assert bank.state.phase == "showdown"


def test_while_a_proposal_is_answered() -> None:
    """R78, T2: at any moment; the proposal falls with the deal."""
    script = "A fold, B stake 5, C stake 5, D fold, B propose, B redeal"
    bank = trinka(B_HAS_THEM + script)
    assert live(bank) == ["B", "C"]
    assert to_act(bank) == ["B"]
    assert "propose" in offers(bank, "B")


def test_a_svaras_redeal() -> None:
    """T2, T21: for those who play it, by the dealer the cut chose, and without dark play."""
    start = "A stake 20, B stake 20, C fold, D fold, A propose, B accept, C join, D decline, "
    hands = deal(A=HIGH, B=TENS, C=MIDDLE)
    bank = trinka(start + f"cut A As, cut B 6h, {hands}, B redeal")
    assert bank.state.svaras == 1
    assert bank.state.deals == 3
    assert bank.names[bank.state.dealer] == "A"
    assert live(bank) == ["B", "C", "A"]
    assert offers(bank, "B") == ["stake 1 to 100", "fold", "look"]
    assert bank.state.pot == 44 + 22


def test_nobody_else_learns_of_them_before() -> None:
    """T2, C10: what is legal for B is not to be seen from anybody else's view."""
    one, other = trinka(B_HAS_THEM + "B look"), trinka(B_HAS_THEM.replace(TENS, "Ts Th 9c") + "B look")
    for viewer in (None, 0, 2, 3):
        assert seat_view(one, viewer) == seat_view(other, viewer)
    assert stacks(one) == stacks(other)
