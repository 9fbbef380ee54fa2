"""Walks in `trinka`, and the compare with the right-hand neighbour (T6–T12, T18)."""

from typing import Any

import pytest

from banks import (
    deal,
    game,
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
from svara.bank import BankError
from svara.bank.events import AntePosted, Asked, Compared, DealStarted, Folded, Opened, Tied
from svara.cards import cards_text
from svara.record import Replay

HIGH, HIGH_TOO, HIGH_THREE = "As Ts 9d", "Ah Th 9c", "Ad Td 9s"
"""21 each"""
MIDDLE, LOW, LOW_TOO = "7c 8c 6d", "6s 7h 8d", "6c 7d 8s"
"""15, 8 and 8"""


def trinka(script: str, **setup: Any) -> Replay:
    """A, B and C, who deals; each has 500, and the ante is 1."""
    return play(script, **({"profile": "trinka"} | setup))


def known(bank: Replay, viewer: str | None) -> list[str]:
    """The hands as a seat, or a spectator, knows them."""
    view = seat_view(bank, None if viewer is None else bank.names.index(viewer))
    return [cards_text(hand) for hand in view.hands]


# --- walks


def test_the_dealers_left_hand_neighbour_falls_or_walks() -> None:
    """T6, T7: there is no check, and one who stays puts in at least the ante."""
    bank = trinka("")
    assert to_act(bank) == ["A"]
    assert offers(bank, "A") == ["dark 1", "stake 1 to 100", "fold", "look"]
    assert "not legal here" in refusal(bank, "A check")
    assert "legal is stake 1 to 100" in refusal(bank, "A stake 0")


def test_a_walk_is_a_full_stake_of_at_least_the_last() -> None:
    """T7."""
    bank = trinka("A stake 3, B stake 7, C fold")
    assert "legal is stake 7 to 100" in refusal(bank, "A stake 4")
    more(bank, "A stake 7")
    assert bank.state.put == [1 + 3 + 7, 1 + 7, 1]
    assert to_act(bank) == ["B"]


def test_walks_go_on_until_one_is_left() -> None:
    """T9, C6: unseen, and nothing is returned."""
    bank = trinka("A stake 3, B stake 7, C stake 7, A stake 9, B fold, C fold")
    assert winners(bank) == ["A"]
    assert stacks(bank) == {"A": 499 - 12 + 29, "B": 492, "C": 492}
    assert happened(bank, Opened) == []


@pytest.mark.parametrize(("ante", "antes", "ceiling"), [(1, 100, 100), (2, 50, 100), (3, 100, 300)])
def test_a_ceiling_on_one_stake(ante: int, antes: int, ceiling: int) -> None:
    """T11: so many antes, 100 by default."""
    rules = {"ante": ante} if antes == 100 else {"ante": ante, "betting.ceiling_antes": antes}
    bank = trinka("", rules=rules)
    assert offers(bank, "A")[1] == f"stake {ante} to {ceiling}"
    assert "out of bounds" in refusal(bank, f"A stake {ceiling + 1}")
    assert "out of bounds" in refusal(more(bank, f"A stake {ceiling}"), f"B compare {ceiling + 1}")
    assert game("trinka").rules.ceiling() == 100


def test_the_winner_deals_next_and_posts_first() -> None:
    """T9, R77: A, who has won, is the next dealer; the dealer's ante is the first."""
    bank = trinka("A stake 1, B fold, C fold")
    assert bank.state.next_dealer == bank.names.index("A")
    assert order_of(trinka("", dealer="A"), AntePosted) == ["A", "B", "C"]
    assert order_of(trinka("", dealer="B"), AntePosted) == ["B", "C", "A"]


def test_no_card_is_dealt_before_every_ante_is_in() -> None:
    """T10: and nobody is dealt in who cannot post his."""
    bank = trinka("")
    kinds = [type(event) for event in bank.events]
    assert kinds.index(DealStarted) > max(place for place, kind in enumerate(kinds) if kind is AntePosted)
    with pytest.raises(BankError, match="to be dealt in one needs 1"):
        trinka("", stacks=[500, 500, 0])


# --- the compare


def test_the_price_of_a_compare() -> None:
    """T8, scenario 18: at least the sum just placed, which here is the last anyone put in."""
    bank = trinka("A stake 2, B stake 7")
    assert offers(bank, "C") == ["stake 7 to 100", "compare 7 to 100", "fold", "look"]
    assert "legal is compare 7 to 100" in refusal(bank, "C compare 2")


def test_it_is_with_the_previous_player_still_in() -> None:
    """T8: B has folded, so C compares with A; D, whose left-hand neighbour is A, with C."""
    hands = deal(A=HIGH, C=HIGH_TOO, D=LOW)
    bank = trinka(hands + ", A stake 2, B fold, C compare, D compare", seats="A B C D")
    assert [(event["seat"], event["other"]) for event in happened(bank, Compared)] == [("C", 0), ("D", 2)]


@pytest.mark.parametrize(
    ("script", "who"),
    [("", "A"), ("A fold", "B"), ("A stake 2, A leave", "B"), ("A stake 2, B leave, A leave", "C")],
)
def test_who_has_not_staked_is_not_compared_with(script: str, who: str) -> None:
    """T8: the neighbour, here always D, must have staked in this deal."""
    bank = trinka(script, seats="A B C D")
    assert not any(option.startswith("compare") for option in offers(bank, who))
    assert "not legal here" in refusal(bank, f"{who} compare")


def test_the_last_stake_of_one_who_has_gone_is_the_price() -> None:
    """T8, C14: B's neighbour is A, and C, who put in 9, has left."""
    bank = trinka("A stake 2, B stake 2, C stake 9, A stake 9, C leave")
    assert "compare 9 to 100" in offers(bank, "B")


def test_the_lower_drops_out() -> None:
    """T8, scenario 18: C is lower and out; the pot is 6 and the turn A's."""
    bank = trinka(deal(A=MIDDLE, B=HIGH, C=LOW) + ", A stake 1, B stake 1, C compare")
    assert live(bank) == ["A", "B"]
    assert bank.state.pot == 6
    assert order_of(bank, Folded) == ["C"]
    assert to_act(bank) == ["A"]
    bank = trinka(deal(A=MIDDLE, B=LOW, C=HIGH) + ", A stake 1, B stake 1, C compare")
    assert live(bank) == ["A", "C"]
    assert to_act(bank) == ["A"]


def test_on_equality_both_stay() -> None:
    """T8, scenario 18."""
    bank = trinka(deal(A=MIDDLE, B=HIGH, C=HIGH_TOO) + ", A stake 1, B stake 1, C compare")
    assert live(bank) == ["A", "B", "C"]
    assert to_act(bank) == ["A"]
    assert [event["beaten"] for event in happened(bank, Compared)] == [()]


def test_only_the_two_see_the_cards() -> None:
    """T8: who has dropped out is public, the cards are not, and the loser's are seen by the winner alone."""
    bank = trinka(deal(A=MIDDLE, B=HIGH, C=LOW) + ", A look, A stake 1, B stake 1, C compare")
    assert known(bank, "A") == [MIDDLE, "? ? ?", "? ? ?"]
    assert known(bank, "B") == known(bank, "C") == ["? ? ?", HIGH, LOW]
    assert known(bank, None) == ["? ? ?", "? ? ?", "? ? ?"]
    assert happened(bank, Opened) == []


def test_who_has_compared_need_not_look() -> None:
    """T8, C10: he has seen his cards; A has not."""
    bank = trinka(deal(A=MIDDLE, B=HIGH, C=LOW) + ", A stake 1, B stake 1, C compare")
    assert offers(bank, "B") == offers(bank, "C") == []
    assert offers(bank, "A")[-1] == "look"


def test_a_compares_sum_is_the_last_stake() -> None:
    """R60, T8: D puts in 9 at least, and C has staked, so that D may compare with him."""
    hands = deal(A=MIDDLE, B=LOW, C=HIGH, D=LOW_TOO)
    bank = trinka(hands + ", A stake 1, B stake 1, C compare 9", seats="A B C D")
    assert offers(bank, "D") == ["stake 9 to 100", "compare 9 to 100", "fold", "look"]


def test_of_two_left_the_compare_is_the_showdown() -> None:
    """T9: still seen by the two only."""
    bank = trinka(deal(A=HIGH, B=MIDDLE) + ", A stake 5, B stake 5, C fold, A compare")
    assert winners(bank) == ["A"]
    assert stacks(bank) == {"A": 489 + 18, "B": 494, "C": 499}
    assert known(bank, "A") == known(bank, "B") == [HIGH, MIDDLE, "? ? ?"]
    assert known(bank, "C") == known(bank, None) == ["? ? ?", "? ? ?", "? ? ?"]
    assert happened(bank, Opened) == []


def test_a_compare_that_leaves_two_goes_on() -> None:
    """T9."""
    bank = trinka(deal(A=LOW, B=HIGH, C=MIDDLE) + ", A stake 1, B compare")
    assert live(bank) == ["B", "C"]
    assert to_act(bank) == ["C"]
    more(bank, "C compare")
    assert winners(bank) == ["B"]


def test_a_compare_between_unknown_hands() -> None:
    """T8: what A's own record knows of B and C is who dropped out."""
    start = "deal A 7c 8c 6d, A look, A stake 1, B stake 1, C compare"
    bank = trinka(start)
    assert "say who is beaten" in refusal(bank, "A stake 1")
    assert "which of the two of the compare, or none" in refusal(bank, "beaten A")
    assert live(trinka(start + ", beaten C")) == ["A", "B"]
    assert live(trinka(start + ", beaten B")) == ["A", "C"]
    bank = trinka(start + ", beaten none")
    assert live(bank) == ["A", "B", "C"]
    assert to_act(bank) == ["A"]
    assert "there is none here" in refusal(bank, "beaten B")


def test_the_records_own_cards_decide_where_it_knows_them() -> None:
    """T8: `beaten` is for unknown cards only."""
    bank = trinka(deal(A=MIDDLE, B=HIGH, C=LOW) + ", A stake 1, B stake 1, C compare")
    assert "there is none here" in refusal(bank, "beaten B")


# --- a natural svara


def tied(bank: Replay) -> list[tuple[int, ...]]:
    return [event["equals"] for event in happened(bank, Tied)]


def test_two_left_who_are_equal_are_a_svara() -> None:
    """T12: and they choose (T13)."""
    bank = trinka(deal(A=HIGH, B=HIGH_TOO) + ", A stake 5, B stake 5, C fold, A compare")
    assert tied(bank) == [(0, 1)]
    assert to_act(bank) == ["A", "B"]
    assert bank.state.phase == "choice"


def test_three_who_are_linked_are_a_svara() -> None:
    """T12: A and B, B and C."""
    bank = trinka(deal(A=HIGH, B=HIGH_TOO, C=HIGH_THREE) + ", A stake 1, B compare, C compare")
    assert tied(bank) == [(0, 1, 2)]
    assert to_act(bank) == ["A", "B", "C"]


def test_not_while_one_is_left_who_is_not_linked() -> None:
    """T12: C holds the same, and has not compared."""
    bank = trinka(deal(A=HIGH, B=HIGH_TOO, C=HIGH_THREE) + ", A stake 1, B compare, C stake 1")
    assert tied(bank) == []
    assert to_act(bank) == ["A"]
    more(bank, "A compare")
    assert tied(bank) == [(0, 1, 2)]


def test_equals_who_find_themselves_alone_are_a_svara() -> None:
    """T12: A and B are equal, and C falls."""
    bank = trinka(deal(A=HIGH, B=HIGH_TOO, C=MIDDLE) + ", A stake 1, B compare, C fold")
    assert tied(bank) == [(0, 1)]
    bank = trinka(deal(A=HIGH, B=HIGH_TOO, C=MIDDLE) + ", A stake 1, B compare, C leave")
    assert tied(bank) == [(0, 1)]
    bank = trinka(deal(A=HIGH, B=HIGH_TOO, C=MIDDLE) + ", A stake 1, B compare, C compare")
    assert tied(bank) == [(0, 1)]


@pytest.mark.parametrize("how", ["fold", "leave", "timeout"])
def test_links_hold_through_one_who_dropped(how: str) -> None:
    """R61, T12: A and B are equal, B and C are; B is gone, and A and C are left."""
    hands = deal(A=HIGH, B=HIGH_TOO, C=HIGH_THREE, D=MIDDLE)
    script = ", A stake 1, B compare, C compare, D stake 1, A stake 1, B HOW, C stake 1, D fold"
    bank = trinka(hands + script.replace("HOW", how), seats="A B C D")
    assert tied(bank) == [(0, 2)]


def test_a_chain_of_compares_from_both_ends() -> None:
    """T12: A and B are one pair, C and D another, and B and C close the ring of four."""
    hands = deal(A="6s 7h 8d", B="6c 7d 8s", C="6h 7s 8c", D="6d 7c 8h", E=HIGH)
    script = ", A stake 1, B compare, C stake 1, D compare, E fold"
    bank = trinka(hands + script, seats="A B C D E")
    assert tied(bank) == []
    assert to_act(bank) == ["A"]
    more(bank, "A stake 1, B stake 1, C compare")
    assert tied(bank) == [(0, 1, 2, 3)]


def test_an_equal_hand_found_through_an_unknown_compare() -> None:
    """T12: `beaten none` links like cards do."""
    bank = trinka("A stake 1, B compare, beaten none, C fold")
    assert tied(bank) == [(0, 1)]
    assert [event["question"] for event in happened(bank, Asked)][-1] == "choice"
