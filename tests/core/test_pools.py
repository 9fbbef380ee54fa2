"""Several pay one entry and play one hand (T19, T20)."""

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
from svara.bank.events import Joined, SvaraDeclared, Won
from svara.cards import cards_text
from svara.record import Replay

HIGH, HIGH_TOO = "As Ts 9d", "Ah Th 9c"
"""21 each"""
MIDDLE, LOW, LOW_TOO = "7c 8c 6d", "6s 7h 8d", "6c 7d 8s"
"""15, 8 and 8"""

AGREED = "A stake 50, B stake 50, C fold, D fold, E fold, A propose, B accept, "
"""P = 5 + 100 = 105, so an entry costs 53. E deals; C, D and E are asked."""
CUT = "cut B As, cut A 6h, "
"""B deals: C acts first, where he plays."""
POOR = [200, 200, 41, 31, 21]
"""C, D and E have 40, 30 and 20 beside the ante: nobody can pay 53 alone."""


def trinka(script: str, stacks: Any = POOR, **setup: Any) -> Replay:
    return play(script, stacks=stacks, **({"profile": "trinka", "seats": "A B C D E"} | setup))


def asked(bank: Replay) -> list[str]:
    return [bank.names[seat] for seat in happened(bank, SvaraDeclared)[-1]["asked"]]


# --- who is asked, and what he may do


def test_one_too_poor_alone_is_asked_where_the_free_could_pay_together() -> None:
    """T19: 40, 30 and 20 are 90, more than 53."""
    bank = trinka(AGREED)
    assert asked(bank) == ["C", "D", "E"]
    assert offers(bank, "C") == ["join with NAME PART … for 53 together", "decline", "look"]
    assert "not legal here" in refusal(bank, "C join")


def test_not_where_they_could_not() -> None:
    """T19: 20, 20 and 12 are 52."""
    bank = trinka(AGREED, [200, 200, 21, 21, 13])
    assert asked(bank) == []
    assert bank.state.phase == "cutting"


def test_who_can_pay_alone_may_pool_too() -> None:
    """T20."""
    bank = trinka(AGREED, 500)
    assert offers(bank, "C")[:2] == ["join for 53", "join with NAME PART … for 53 together"]


def test_who_would_have_paid_with_him_has_declined() -> None:
    """T19, C13: C is out, so D and E have 50 together, and are not asked any more."""
    bank = trinka(AGREED + "C decline")
    assert live(bank) == ["A", "B"]
    assert bank.state.phase == "cutting"
    assert offers(bank, "D") == []


def test_one_without_chips_may_hold_the_cards() -> None:
    """R67: C lost all he had in a compare; P is 65, and D pays the whole 33."""
    hands = deal(B=HIGH, C=LOW)
    script = ", A stake 20, B stake 20, C compare, D fold, E fold, A propose, B accept"
    bank = trinka(hands + script, [100, 100, 21, 100, 100])
    assert asked(bank) == ["C", "D", "E"]
    assert offers(bank, "C") == ["join with NAME PART … for 33 together", "decline"]
    more(bank, "C join with D 33, E decline, " + CUT)
    bank.deal_if_due()
    assert live(bank) == ["C", "A", "B"]
    assert bank.state.phase == "showdown", "he has nothing left to bet (C11)"


def test_who_has_no_chips_pays_no_part() -> None:
    """T20: a part is one chip at least."""
    hands = deal(B=HIGH, C=LOW)
    script = ", A stake 20, B stake 20, C compare, D fold, E fold, A propose, B accept, C decline"
    bank = trinka(hands + script, [100, 100, 21, 100, 100])
    for line in ("D join with C 0", "D join with C 1", "D join with E 0"):
        assert "a pool is paid by free players" in refusal(bank, line)


# --- the entry


def test_all_of_them_pay_their_part() -> None:
    """T20: C pays the rest; D and E have paid and are not asked."""
    bank = trinka(AGREED + "C join with D 20 E 5")
    assert [(event["amount"], event["pool"]) for event in happened(bank, Joined)] == [(53, ((3, 20), (4, 5)))]
    assert stacks(bank) == {"A": 149, "B": 149, "C": 12, "D": 10, "E": 15}
    assert bank.state.pot == 158
    assert bank.state.phase == "cutting"


@pytest.mark.parametrize(
    "line",
    [
        "C join with D 31",
        "C join with D 10 E 2",
        "C join with D 0 E 20",
        "C join with D -5 E 20",
        "C join with D 41/2",
        "C join with D 30 D 1",
        "C join with A 20",
        "C join with B 20",
        "C join with C 20",
        "C join with D 30 E 20 C 3",
    ],
)
def test_pools_that_cannot_be(line: str) -> None:
    """T20: whole parts, each paid by another free player who has it, and the holder has the rest."""
    assert "a pool is paid by free players" in refusal(trinka(AGREED), line)


@pytest.mark.parametrize("line", ["C join with D 54", "C join with D 30 E 24", "C join with W 20"])
def test_no_pool_pays_more_than_the_entry(line: str) -> None:
    """T20, T19: nor does an onlooker pay."""
    bank = trinka(AGREED, 500, seats="A B C D E W", sitting_out="W", dealer="E")
    assert "a pool is paid by free players" in refusal(bank, line)


@pytest.mark.parametrize(
    ("script", "line"),
    [
        ("C join, ", "D join with C 20"),
        ("C decline, ", "D join with C 20"),
        ("E leave, ", "C join with E 20"),
    ],
)
def test_who_is_not_free(script: str, line: str) -> None:
    """R66: who has entered, declined, or left."""
    assert "a pool is paid by free players" in refusal(trinka(AGREED + script, 500), line)


def test_who_has_paid_for_another_hand_is_not_free() -> None:
    """R66: E has paid with C, so D finds nobody to pay with, and E is not asked."""
    bank = trinka(AGREED + "C join with E 20", 500)
    assert offers(bank, "D") == ["join for 53", "decline", "look"]
    more(bank, "D decline")
    bank.deal_if_due()
    assert bank.state.phase == "cutting"


@pytest.mark.parametrize("line", ["C join with D", "C join with D x", "C join with Z 5", "C join D 5"])
def test_pool_lines_that_say_nothing(line: str) -> None:
    """T20."""
    assert refusal(trinka(AGREED, 500), line)


def test_two_pools() -> None:
    """T20: B and C cook; D with E, and A with nobody."""
    script = "B stake 50, C stake 50, D fold, E fold, A fold, B propose, C accept, "
    bank = trinka(script + "D join with E 26, A join", 500, dealer="A")
    assert order_of(bank, Joined) == ["D", "A"]
    assert stacks(bank) == {"A": 446, "B": 449, "C": 449, "D": 472, "E": 473}


# --- the hand


POOL = AGREED + "C join with D 20 E 5, " + CUT
HANDS = deal(C=HIGH, A=MIDDLE, B=LOW) + ", "


def test_one_seat_holds_the_cards_and_acts() -> None:
    """T20: D and E have no cards and owe no decision."""
    bank = trinka(POOL + HANDS)
    assert live(bank) == ["C", "A", "B"]
    assert to_act(bank) == ["C"]
    for name in "DE":
        assert offers(bank, name) == []
        assert "nothing is asked" in refusal(bank, f"{name} stake 5")
        assert "nothing is asked" in refusal(bank, f"{name} look")


def known(bank: Replay, viewer: str | None, seat: int = 2) -> str:
    return cards_text(seat_view(bank, None if viewer is None else bank.names.index(viewer)).hands[seat])


def test_all_of_the_pool_see_them() -> None:
    """T20: what their holder turns, and nobody else does."""
    bank = trinka(POOL + HANDS + "C look 1")
    assert known(bank, "C") == known(bank, "D") == known(bank, "E") == "As ? ?"
    more(bank, "C look")
    assert known(bank, "C") == known(bank, "D") == known(bank, "E") == HIGH
    assert known(bank, "A") == known(bank, "B") == known(bank, None) == "? ? ?"
    assert seat_view(bank, 3).looked[2] == 7
    assert seat_view(bank, 0).looked[2] == 0


def test_a_pool_sees_nothing_of_its_holders_last_hand() -> None:
    """R80, O45: what C folded before they paid together is C's own, whenever he turns it."""
    first = deal(C=MIDDLE) + ", "
    bank = trinka(first + "C look, " + AGREED + "C join with D 20", 500)
    assert known(bank, "C") == MIDDLE
    assert known(bank, "D") == "? ? ?"
    bank = trinka(first + AGREED + "C join with D 20, C look", 500)
    assert known(bank, "C") == MIDDLE
    assert known(bank, "D") == "? ? ?"


def test_a_compare_is_seen_by_the_two_only() -> None:
    """R80, T8: the pool sees nothing of it until its holder turns his own cards."""
    bank = trinka(POOL + HANDS + "C stake 1, A stake 1, B stake 1, C compare")
    assert known(bank, "C") == known(bank, "B") == HIGH
    assert known(bank, "D") == "? ? ?"
    assert offers(bank, "C") == ["look"]
    more(bank, "C look")
    assert known(bank, "D") == HIGH
    assert known(bank, "C", 1) == LOW
    assert known(bank, "D", 1) == "? ? ?"


# --- the money


def test_winnings_go_pro_rata() -> None:
    """T20: C has put in 28 and a stake of 10, D 20, E 5: 168 are 102, 53 and 13, the odd chips C's."""
    bank = trinka(POOL + HANDS + "C stake 10, A fold, B fold")
    assert winners(bank) == ["C"]
    assert [(event["seat"], event["amount"]) for event in happened(bank, Won)] == [
        ("C", 102),
        ("D", 53),
        ("E", 13),
    ]
    assert stacks(bank) == {"A": 149, "B": 149, "C": 2 + 102, "D": 10 + 53, "E": 15 + 13}


def test_a_lost_hand_pays_nobody() -> None:
    """T20."""
    bank = trinka(POOL + HANDS + "C stake 1, A stake 1, B stake 1, C fold, A fold")
    assert winners(bank) == ["B"]
    assert stacks(bank) == {"A": 148, "B": 148 + 161, "C": 11, "D": 10, "E": 15}


def test_stakes_after_entry_are_the_holders() -> None:
    """T20: bounds and all-in go by C's 12, not by what D and E have."""
    bank = trinka(POOL + HANDS)
    assert offers(bank, "C") == ["stake 1 to 12", "all-in for 12", "fold", "look"]


def test_the_holders_leaving_folds_the_hand() -> None:
    """T20, O72."""
    bank = trinka(POOL + HANDS + "C leave")
    assert live(bank) == ["A", "B"]


def test_a_partners_leaving_changes_nothing() -> None:
    """R69, T20: he keeps what he would have got."""
    bank = trinka(POOL + HANDS + "D leave, C stake 10, A fold, B fold")
    assert stacks(bank)["D"] == 10 + 53


def test_the_holder_leaves_before_the_deal() -> None:
    """C12: what was paid stays in the pot."""
    bank = trinka(AGREED + "C join with D 20 E 5, C leave, " + CUT)
    assert live(bank) == ["A", "B"]
    assert bank.state.pot == 158


def test_a_holder_whose_rest_was_all_he_had() -> None:
    """T20, C11: C pays 40, so there is no betting."""
    bank = trinka(AGREED + "C join with D 13, " + CUT + deal(C=HIGH, A=MIDDLE, B=LOW))
    assert to_act(bank) == ["A"]
    more(bank, "A muck, B muck")
    assert [(event["seat"], event["amount"]) for event in happened(bank, Won)] == [("C", 120), ("D", 38)]


# --- more than one svara


TIED = POOL + deal(C=HIGH, A=HIGH_TOO, B=LOW) + ", C stake 1, A compare, B fold, "
"""C and A are equal; P = 160."""


def test_an_equal_pools_share() -> None:
    """R81, T13: C decides for all; of his 80 D gets 29, E 7, and C, who put in 29 of 54, 44."""
    bank = trinka(TIED + "C split, A split")
    assert stacks(bank) == {"A": 148 + 80, "B": 149, "C": 11 + 44, "D": 10 + 29, "E": 15 + 7}


def test_a_pool_lives_through_a_second_svara() -> None:
    """R66: D and E still share C's hand, so B alone is asked, for 80."""
    bank = trinka(TIED + "C cook")
    assert asked(bank) == ["B"]
    more(bank, "B decline, cut C As, cut A 6h, " + deal(C=HIGH, A=LOW) + ", A stake 1, C look")
    assert known(bank, "D") == HIGH
    more(bank, "C compare")
    assert [(event["seat"], event["amount"]) for event in happened(bank, Won)] == [
        ("C", 90),
        ("D", 58),
        ("E", 14),
    ], "30, 20 and 5 of 55 were put in for these 162"
    assert sum(stacks(bank).values()) == sum(POOR)


DEAD = POOL + deal(C=LOW, A=HIGH, B=HIGH_TOO) + ", C look, C fold, A stake 1, B compare, A cook, "
"""C has folded the pool's hand; A and B are equal, P = 160."""


def test_a_pool_dies_with_its_hand() -> None:
    """R66: D and E are free again, and C alone has what he wins alone."""
    bank = trinka(DEAD, 500)
    assert asked(bank) == ["C", "D", "E"]
    assert known(bank, "D") == LOW, "what was seen stays seen until the next deal"
    hands = deal(C=HIGH, A=MIDDLE, B=LOW)
    more(bank, "C join, D decline, E decline, " + CUT + hands + ", C look, C stake 1, A fold, B fold")
    assert known(bank, "D") == "? ? ?"
    assert [(event["seat"], event["amount"]) for event in happened(bank, Won)] == [("C", 160 + 80 + 1)]


def test_partners_of_a_dead_pool_may_pay_again() -> None:
    """R66."""
    bank = trinka(DEAD + "C decline, D join with E 30", 500)
    assert order_of(bank, Joined) == ["C", "D"]
    assert "nothing is asked" in refusal(bank, "E join")
