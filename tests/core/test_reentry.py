"""A seka's svara: the frozen pot, its exact price, and who comes back for it (K9, K13, K24–K33)."""

from fractions import Fraction
from typing import Any

import pytest

from banks import deal, happened, live, more, offers, order_of, play, refusal, stacks, to_act, winners
from svara.bank.events import AntePosted, DealStarted, Joined, SvaraDeclared
from svara.record import Replay

ACES, ACES_TOO = "As Ah 7d", "Ad Ac 7s"
"""22 each"""
LOW, LOW_TOO, SUITED = "9h 7c 6s", "8s 7h 6c", "Td 8d 6d"
"""9, 8 and 24"""


def seka(script: str, **setup: Any) -> Replay:
    """A, B, C and D, who deals; each has 100."""
    return play(script, **({"profile": "seka", "seats": "A B C D", "stacks": 100} | setup))


def prices(bank: Replay) -> list[object]:
    return [event["price"] for event in happened(bank, SvaraDeclared)]


def asked(bank: Replay) -> list[str]:
    """Who is asked to enter the latest svara, in order."""
    return [bank.names[seat] for seat in happened(bank, SvaraDeclared)[-1]["asked"]]


TIE = deal(A=ACES, B=ACES_TOO, C=LOW, D=LOW_TOO) + ", A stake 2, B stake 2, C fold, D fold, A show"
"""P = 4 + 6 = 10."""


def test_the_equals_stay_free_and_the_pot_is_frozen() -> None:
    """K24, K25, K26: P = 10; C and D may each come back for 5, and the price does not grow."""
    bank = seka(TIE)
    assert to_act(bank) == ["C"]
    assert offers(bank, "C")[:2] == ["join for 5", "decline"]
    more(bank, "C join")
    assert bank.state.pot == 15
    assert offers(bank, "D")[0] == "join for 5"
    more(bank, "D join")
    assert bank.state.pot == 20
    assert stacks(bank) == {"A": 95, "B": 97, "C": 94, "D": 94}


def test_three_new_cards_and_no_ante() -> None:
    """K29, K30: the cards of the deal before may come again, since the whole deck is shuffled."""
    bank = seka(TIE + ", C join, D decline, " + deal(A=LOW, B=ACES, C=ACES_TOO))
    assert len(happened(bank, AntePosted)) == 4
    assert [event["order"] for event in happened(bank, DealStarted)] == [(0, 1, 2, 3), (1, 2, 0)]
    assert offers(bank, "B") == ["stake 1 to 10", "fold", "look"]


@pytest.mark.parametrize(
    ("dealer", "svara_dealer"),
    [("A", "B"), ("B", "C"), ("C", "A"), ("D", "A")],
)
def test_the_dealer_moves_clockwise_to_the_next_participant(dealer: str, svara_dealer: str) -> None:
    """K31: A and B are equal, C has come back and D has not."""
    hands = deal(A=ACES, B=ACES_TOO, C=LOW, D=LOW_TOO)
    bank = seka(hands, dealer=dealer)
    while bank.state.phase == "betting":
        name = to_act(bank)[0]
        if name in "CD":
            bank.play(f"{name} fold")
        else:
            bank.play(f"{name} show" if "show for 2" in offers(bank, name) else f"{name} stake 2")
    while bank.state.phase == "joining":
        name = to_act(bank)[0]
        bank.play(f"{name} join" if name == "C" else f"{name} decline")
    bank.deal_if_due()
    assert bank.names[bank.state.dealer] == svara_dealer
    assert bank.names[bank.state.order[-1]] == svara_dealer


def test_the_asking_goes_from_the_tied_deals_dealer_who_is_last() -> None:
    """K28: B dealt and folded; A and D are equal; C, E and B are asked."""
    hands = deal(A=ACES, D=ACES_TOO)
    script = hands + ", C fold, D stake 2, E fold, A stake 2, B fold, D show"
    bank = seka(script, seats="A B C D E", dealer="B")
    assert asked(bank) == ["C", "E", "B"]
    more(bank, "C timeout, E join")
    assert to_act(bank) == ["B"]
    more(bank, "B join")
    assert order_of(bank, Joined) == ["E", "B"]
    bank.deal_if_due()
    assert bank.names[bank.state.dealer] == "D", "clockwise from B, C has declined (K31)"


def test_nobody_else_may_enter() -> None:
    """K28: an onlooker is not asked, nor who has left."""
    script = TIE.replace("D fold", "D leave")
    bank = seka(script, seats="A B C D W", dealer="D", sitting_out="W")
    assert asked(bank) == ["C"]
    assert offers(bank, "W") == []


def test_a_new_tie_freezes_a_new_pot_and_opens_entry_again() -> None:
    """K32: 15 and three stakes of 1 are 18; D, who declined the first svara, may enter the second for 9."""
    hands = deal(A=ACES, B=ACES_TOO, C=LOW)
    bank = seka(TIE + ", C join, D decline, " + hands + ", B stake 1, C fold, A stake 1, B show")
    assert prices(bank) == [5, 9]
    assert asked(bank) == ["C", "D"], "from A, who dealt the svara"


def test_whoever_folded_in_any_deal_of_the_bank_may_come_back() -> None:
    """K26: B was equal and folds in the svara, which A and C tie; B is asked, and D of the first deal."""
    hands = deal(A=ACES, B=LOW, C=ACES_TOO)
    bank = seka(TIE + ", C join, D decline, " + hands + ", B fold, C stake 1, A stake 1, C show")
    assert asked(bank) == ["B", "D"]


def test_halves_are_exact() -> None:
    """K27: P = 9 and a price of 9/2; 27/2 and three are P = 33/2 and a price of 33/4."""
    tie = deal(A=ACES, B=ACES_TOO, C=LOW) + ", A stake 2, B stake 2, C fold, A show"
    bank = seka(tie, seats="A B C")
    assert prices(bank) == [Fraction(9, 2)]
    again = deal(A=ACES, B=ACES_TOO, C=LOW) + ", B stake 1, C fold, A stake 1, B show"
    more(bank, "C join, " + again)
    assert prices(bank) == [Fraction(9, 2), Fraction(33, 4)]
    assert bank.state.pot == Fraction(33, 2)
    more(bank, "C join, " + deal(A=ACES, B=SUITED, C=LOW) + ", C fold, A stake 1, B show")
    assert winners(bank) == ["B"]
    pot = Fraction(33, 2) + Fraction(33, 4) + 2
    assert stacks(bank) == {
        "A": 100 - 1 - 2 - 2 - 1 - 1,
        "B": 100 - 1 - 2 - 1 - 1 - 1 + pot,
        "C": 99 - Fraction(9, 2) - Fraction(33, 4),
    }
    assert type(stacks(bank)["A"]) is int, "whole amounts stay whole"


def test_there_is_no_split_however_long_it_lasts() -> None:
    """K33: twenty svaras in a row, each of them a tie, and on it goes. A and B deal by turns (K31)."""
    tie = deal(A=ACES, B=ACES_TOO)
    by_turns = f"{tie}, A stake 1, B show, {tie}, B stake 1, A show, "
    bank = seka(10 * by_turns + f"{tie}, A stake 1, B show", seats="A B")
    assert bank.state.svaras == 21
    assert bank.state.phase == "betting"
    assert bank.state.pot == 2 + 2 * 21


def test_after_svaras_the_dealer_moves_on_from_the_banks_first() -> None:
    """K13, K9: D dealt first, then A the svara; the next bank is A's."""
    bank = seka(TIE + ", C decline, D decline, B fold")
    assert bank.names[bank.state.dealer] == "A"
    assert bank.state.next_dealer == bank.names.index("A")


def test_an_entrant_can_win_it() -> None:
    """K26, K29."""
    bank = seka(TIE + ", C join, D decline, " + deal(C=SUITED, A=ACES, B=LOW) + ", B fold, C stake 3, A show")
    assert winners(bank) == ["C"]
    assert stacks(bank) == {"A": 95 - 3, "B": 97, "C": 94 - 3 + 21, "D": 99}


def test_an_equal_who_leaves_before_the_svara_is_out() -> None:
    """C12: the pot stays for the rest, and the last one left takes it."""
    bank = seka(TIE + ", B leave")
    assert winners(bank) == ["A"]
    bank = seka(TIE + ", C join, B leave, D decline")
    assert live(bank) == ["C", "A"]


def test_joining_is_asked_one_by_one() -> None:
    """K28: D may not join before C has answered."""
    assert "nothing is asked" in refusal(seka(TIE), "D join")
