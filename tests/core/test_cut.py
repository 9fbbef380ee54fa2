"""Cutting for the deal of a trinka's svara (T17, T18)."""

from typing import Any

import pytest

import banks
from banks import begin, deal, happened, live, more, offers, play, refusal, to_act, winners
from svara.bank import Action
from svara.bank.events import Cut, DealAwaited, DealerChosen
from svara.cards import parse_card
from svara.record import Replay

HIGH, HIGH_TOO, HIGH_THREE = "As Ts 9d", "Ah Th 9c", "Ad Td 9s"
"""21 each"""

AGREED = "A stake 20, B stake 20, C fold, D fold, A propose, B accept, C join, D decline, "
"""A and B cut; C has paid."""
THREE = deal(A=HIGH, B=HIGH_TOO, C=HIGH_THREE) + ", A stake 4, B compare, C compare, D fold, A cook, "
"""A, B and C cut; D is asked first."""


def trinka(script: str, **setup: Any) -> Replay:
    """A, B, C and D, who deals; each has 500, and the ante is 1."""
    return play(script, **({"profile": "trinka", "seats": "A B C D"} | setup))


def test_the_two_who_cooked_cut() -> None:
    """T17: those who paid do not."""
    bank = trinka(AGREED)
    assert bank.state.phase == "cutting"
    assert to_act(bank) == ["A", "B"]
    assert offers(bank, "A") == offers(bank, "B") == ["cut"]
    assert offers(bank, "C") == []


@pytest.mark.parametrize(
    ("a", "b", "dealer"),
    [("As", "Th", "A"), ("9s", "Th", "B"), ("Td", "Ac", "B"), ("7s", "6h", "A")],
)
def test_high_deals(a: str, b: str, dealer: str) -> None:
    """T17: in the order of the deck, the ace highest; either may cut first."""
    for script in (f"cut A {a}, cut B {b}", f"cut B {b}, cut A {a}"):
        bank = trinka(AGREED + script)
        assert [event["seat"] for event in happened(bank, DealerChosen)] == [dealer]
        assert bank.names[bank.state.dealer] == dealer


def test_the_first_after_the_one_who_deals_acts_first() -> None:
    """T17, T6, T19: A deals to B and C alone."""
    bank = trinka(AGREED + "cut A As, cut B 6h")
    assert live(bank) == ["B", "C", "A"]
    assert to_act(bank) == ["B"]


def test_those_tied_for_the_highest_cut_again() -> None:
    """T17: and only those."""
    bank = trinka(AGREED + "cut A Ts, cut B Th")
    assert to_act(bank) == ["A", "B"]
    more(bank, "cut B 6h, cut A 6s")
    bank.deal_if_due()
    assert sorted(to_act(bank)) == ["A", "B"], "and once more"
    bank = trinka(THREE + "D decline, cut A 9d, cut B Ah, cut C As")
    assert to_act(bank) == ["B", "C"]
    assert "nothing is asked" in refusal(bank, "cut A As")
    more(bank, "cut B 6h, cut C 7h")
    bank.deal_if_due()
    assert bank.names[bank.state.dealer] == "C"


def test_three_equals_cut() -> None:
    """T17: B has the highest; clockwise from him C acts first."""
    bank = trinka(THREE + "D join, cut C 9d, cut A 9s, cut B Th")
    assert bank.names[bank.state.dealer] == "B"
    assert live(bank) == ["C", "D", "A", "B"]


def test_silence_is_a_default_cut() -> None:
    """T17: the next card of the deck that lies there, and the record tells it like any other."""
    bank = begin(AGREED, profile="trinka", seats="A B C D")
    bank.events += bank.bank.deal([parse_card("9s"), parse_card("Th")])
    for seat in (1, 0):
        bank.events += bank.bank.act(Action(seat, "timeout"))
    assert [(event["seat"], event["card"], event["by"]) for event in happened(bank, Cut)] == [
        ("B", parse_card("9s"), "clock"),
        ("A", parse_card("Th"), "clock"),
    ]
    assert [event["seat"] for event in happened(bank, DealerChosen)] == ["A"]


def test_a_cut_and_a_silence() -> None:
    """T17."""
    bank = begin(AGREED, profile="trinka", seats="A B C D")
    bank.events += bank.bank.deal([parse_card("9s"), parse_card("Th")])
    bank.events += bank.bank.act(Action(0, "cut"))
    bank.events += bank.bank.act(Action(1, "timeout"))
    assert [event["by"] for event in happened(bank, Cut)] == ["player", "clock"]
    assert [event["seat"] for event in happened(bank, DealerChosen)] == ["B"]


def test_what_a_cut_turned_up_is_for_everyone() -> None:
    """T17: and the deck is shuffled anew, so that the cards may be dealt."""
    bank = trinka(AGREED + "cut A As, cut B 6h, deal A As Ts 9d, deal B 6h 7h 8d")
    cuts = tuple((event["seat"], event["card"]) for event in happened(bank, Cut))
    assert cuts == (("A", parse_card("As")), ("B", parse_card("6h")))
    assert [event["cutters"] for event in happened(bank, DealAwaited)] == [(0, 1), ()]


@pytest.mark.parametrize(
    ("script", "line", "says"),
    [
        ("", "cut C 9s", "nothing is asked"),
        ("", "cut A 5s", "'5s' is not a card"),
        ("", "cut A Ks", "Ks"),
        ("cut A 9s", "cut A Ts", "nothing is asked"),
        ("cut A 9s", "cut B 9s", "out already"),
        ("", "A cut", "'cut' stands before the name"),
        ("", "cut A", "a name and a card"),
        ("", "A timeout", "not known here"),
        ("", "A look", "legal: cut"),
        ("", "deal A As Ts 9d", "they cut before the deal"),
    ],
)
def test_cuts_that_cannot_be(script: str, line: str, says: str) -> None:
    """T17: one card each and round, of the game's deck."""
    assert says in refusal(trinka(AGREED + script), line)


def test_one_who_leaves_does_not_cut() -> None:
    """R79, C12: B is alone with the joiner, so nothing is left to cut for; he deals."""
    bank = trinka(AGREED + "A leave")
    assert [event["seat"] for event in happened(bank, DealerChosen)] == ["B"]
    assert live(bank) == ["C", "B"]
    bank = trinka(AGREED + "cut A As, A leave")
    assert [event["seat"] for event in happened(bank, DealerChosen)] == ["B"], "his cut has gone with him"
    bank = trinka(THREE + "D join, cut A As, A leave, cut B 6h, cut C 7h")
    assert bank.names[bank.state.dealer] == "C"


def test_of_two_the_other_takes_the_pot() -> None:
    """C12: nobody has paid, and A leaves the cut."""
    bank = trinka(AGREED.replace("C join", "C decline") + "A leave")
    assert winners(bank) == ["B"]


def test_a_leaver_who_has_no_cut_to_make() -> None:
    """T17: C, who has paid, leaves while A and B cut."""
    bank = trinka(AGREED + "cut A As, C leave, cut B 6h")
    assert live(bank) == ["B", "A"]


def test_a_second_round_without_one_who_left() -> None:
    """R79: B and C are tied for the highest; B leaves, so C deals."""
    bank = trinka(THREE + "D join, cut A 9d, cut B Ah, cut C As, B leave")
    assert bank.names[bank.state.dealer] == "C"
    assert live(bank) == ["D", "A", "C"]


def test_every_deal_of_a_bank_has_a_shuffle_of_its_own() -> None:
    """T18, C4: nobody can forget to cut, since a dealing's number is part of its shuffle."""
    bank = trinka("A stake 1, B stake 1, C fold, D fold, A propose, B accept, C decline", seed="07")
    first = [bank.hand(seat) for seat in range(2)]
    more(bank, "D decline, cut A As, cut B 6h")
    bank.deal_if_due()
    assert [bank.hand(seat) for seat in range(2)] != first
    again = banks.play("", profile="trinka", seats="A B C D", seed="07")
    assert [again.hand(seat) for seat in range(2)] == first
