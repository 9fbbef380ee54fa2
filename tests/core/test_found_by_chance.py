"""Faults that banks of random rules found, each as the shortest bank that shows it."""

from random import Random

from banks import deal, happened, more, offers, play, stacks, to_act
from svara.bank import Action, Bank
from svara.bank.events import Cut, DealerChosen, Declined
from svara.bots import random_legal
from svara.cards import parse_card

HIGH, HIGH_TOO, HIGH_THREE = "As Ts 9d", "Ah Th 9c", "Ad Td 9s"
"""21 each in Тринька."""
PAIR_OF_ACES, OTHER_ACES = "As Ah 7d", "Ad Ac 8h"

WHOLE_SEKA = {"chips": "whole", "max_stakes": 0}
THREE_CUT = (
    deal(A=HIGH, B=HIGH_TOO, C=HIGH_THREE) + ", A stake 4, B compare, C compare, D fold, A cook, D decline"
)


def test_a_show_is_for_those_who_can_pay_it() -> None:
    """R31: who cannot is offered all-in; nobody's chips fall below nothing."""
    bank = play("A stake 8", seats="A B", stacks=[500, 9], profile="seka", rules=WHOLE_SEKA)
    assert offers(bank, "B") == ["stake 8", "show for 8", "all-in for 8", "fold", "look"]
    bank = play("A stake 8", seats="A B", stacks=[500, 6], profile="seka", rules=WHOLE_SEKA)
    assert offers(bank, "B") == ["all-in for 5", "fold", "look"]
    assert stacks(more(bank, "B all-in"))["B"] == 0


def test_a_svara_has_no_more_hands_than_the_game_is_for() -> None:
    """R27: of those present the later ones are not asked once it is full."""
    rules = {"deck.max_players": 3}
    tie = deal(A=PAIR_OF_ACES, B=OTHER_ACES) + ", A bet 10, B call"
    bank = play(tie, seats="A B W X", sitting_out="W X", dealer="B", profile="svarka", rules=rules)
    assert to_act(bank) == ["W"]
    more(bank, "W join")
    assert [event["seat"] for event in happened(bank, Declined)] == ["X"]
    assert len(bank.bank.next_order()[1]) == 3


def test_nobody_proposes_a_svara_after_which_the_pot_would_be_split() -> None:
    """R28: T16 beside O59."""
    agree = "A stake 1, B stake 1, A propose, B accept, cut A As, cut B 7s"
    bank = play(agree, seats="A B", profile="trinka", rules={"svara.most_in_row": 1})
    assert "propose" not in offers(bank, to_act(bank)[0])
    bank = play(agree, seats="A B", profile="trinka", rules={"svara.most_in_row": 2})
    assert "propose" in offers(bank, to_act(bank)[0])


def test_while_the_deck_is_cut_nobody_turns_its_cards() -> None:
    """R29: who has folded does not see what the others cut."""
    asked = play(THREE_CUT, seats="A B C D", profile="trinka")
    bank = Bank.restore(asked.game, asked.events[:-1], ())
    bank.deal([parse_card(text) for text in ("As", "9h", "Td")])
    assert bank.state.phase == "cutting"
    assert bank.legal(asked.names.index("D")) == ()


def test_nobody_is_given_the_card_of_a_leaver() -> None:
    """R30: the leaver's card does not count, and does not come a second time."""
    asked = play(THREE_CUT, seats="A B C D", profile="trinka")
    bank = Bank.restore(asked.game, asked.events[:-1], ())
    bank.deal([parse_card(text) for text in ("As", "9h", "Td")])
    a, b, c = (asked.names.index(name) for name in "ABC")
    bank.act(Action(a, "cut"))
    bank.act(Action(a, "leave"))
    bank.act(Action(b, "cut"))
    events = bank.act(Action(c, "cut"))
    assert Cut(c, parse_card("Td")) in events
    assert DealerChosen(c) in events


def test_a_price_of_one_can_be_pooled() -> None:
    """T20: a part is at least one chip, so that somebody else pays all of it."""
    rules = {"svara.parts": 100}
    tie = deal(A=HIGH, B=HIGH_TOO) + ", A stake 1, B compare, C fold, D fold, A cook"
    bank = play(tie, seats="A B C D", profile="trinka", rules=rules)
    assert bank.state.price == 1
    seat = bank.names.index(to_act(bank)[0])
    for seed in range(30):
        bank.bank.copy().act(random_legal(bank.bank.view(seat), seat, Random(seed)))
