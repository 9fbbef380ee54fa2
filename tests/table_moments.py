"""A table of A, B, C and D in each phase of a bank; D deals, so A is the first to act."""

from __future__ import annotations

from houses import House, cards

EQUAL = ["As", "Ks", "9d"], ["Ah", "Kh", "9c"]
WEAK = ["6s", "8d", "Jc"], ["6d", "Qs", "7h"]


def at_betting(*hands: list[str]) -> House:
    """The first bank has begun."""
    house = House()
    for seat, name in enumerate("ABCD"):
        house.sit(name, seat, 1000, ready=False)
    house.draw = 3
    dealt = hands or (*EQUAL, *WEAK)
    house.next_decks = [cards(" ".join(hand[slot] for slot in range(3) for hand in dealt))]
    house.press("A", "B", "C", "D")
    return house


def at_showdown() -> House:
    """B is open, C is asked to show a weaker hand, A has the same as B and is still to open."""
    house = at_betting()
    house.play("A", "check")
    house.play("B", "check")
    house.play("C", "bet", 10)
    house.play("D", "fold")
    house.play("A", "call")
    house.play("B", "call")
    assert house.bank.question == "show"
    return house


def at_choice() -> House:
    """A and B are equal and choose; C and D have folded."""
    house = at_betting()
    house.play("A", "bet", 10)
    house.play("B", "call")
    house.play("C", "fold")
    house.play("D", "fold")
    assert house.bank.question == "choice"
    return house


def at_joining() -> House:
    """A cooks; the others are asked to join."""
    house = at_choice()
    house.play("A", "cook")
    assert house.bank.question == "join"
    return house
