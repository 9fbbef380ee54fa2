"""Full new stakes, as `seka` has them (K2, K3, K9–K18, C6, C14)."""

from fractions import Fraction
from typing import Any

import pytest

from banks import (
    GOOD,
    MIDDLE,
    WEAK,
    deal,
    game,
    happened,
    live,
    more,
    offers,
    order_of,
    play,
    refusal,
    stacks,
    to_act,
    winners,
)
from svara.bank.events import AntePosted, DealStarted, Opened, Returned, Staked
from svara.record import Replay
from svara.shuffle import deck_from_seed


def seka(script: str, **setup: Any) -> Replay:
    """A, B, C and D, who deals; each has 100."""
    return play(script, **({"profile": "seka", "seats": "A B C D", "stacks": 100} | setup))


# --- who plays, and what lies in the pot


def test_everyone_posts_an_ante_of_one_before_an_ordinary_bank() -> None:
    """K11, and the dealer's left neighbour starts (K12)."""
    bank = seka("")
    assert bank.state.pot == 4
    assert stacks(bank) == {"A": 99, "B": 99, "C": 99, "D": 99}
    assert to_act(bank) == ["A"]
    assert to_act(seka("", dealer="B")) == ["C"]


@pytest.mark.parametrize("players", [2, 12])
def test_two_to_twelve_play(players: int) -> None:
    """K3."""
    names = list("ABCDEFGHIJKL")[:players]
    bank = play("", profile="seka", seats=" ".join(names), stacks=100)
    assert live(bank) == names
    assert (game("seka").rules.deck.min_players, game("seka").rules.deck.max_players) == (2, 12)


def test_three_cards_are_dealt_one_at_a_time() -> None:
    """K10: round the order, three times, from a whole deck that was shuffled."""
    bank = seka("", seed="00")
    deck = deck_from_seed(game("seka").cards, bytes(1), 1)
    assert [bank.hand(seat) for seat in range(4)] == [deck[seat:12:4] for seat in range(4)]
    assert len(deck) == 36


def test_the_dealer_moves_on_clockwise() -> None:
    """K9."""
    for dealer, following in ("AB", "BC", "CD", "DA"):
        bank = seka("", dealer=dealer)
        for _ in range(3):
            more(bank, f"{to_act(bank)[0]} fold")
        assert bank.state.next_dealer == bank.names.index(following)


# --- a stake


def test_an_opening_stake_is_from_one_to_ten() -> None:
    """K14: whole, and without dark play."""
    bank = seka("")
    assert offers(bank, "A") == ["stake 1 to 10", "fold", "look"]
    assert "legal is stake 1 to 10" in refusal(bank, "A stake 0")
    assert "legal is stake 1 to 10" in refusal(bank, "A stake 11")
    assert "legal is stake 1 to 10" in refusal(bank, "A stake 3/2")
    assert "not legal here" in refusal(bank, "A dark 1")
    assert "not legal here" in refusal(bank, "A check")


def test_one_and_ten_are_absolute() -> None:
    """K14: not antes."""
    assert offers(seka("", rules={"ante": 3}), "A")[0] == "stake 1 to 10"


def test_a_stake_is_new_and_full() -> None:
    """K15, K16, scenario 16: after 2 and 5 the first puts in 5 to 10 afresh, not 3."""
    bank = seka("A stake 2, B stake 5")
    assert bank.state.pot == 11
    assert offers(bank, "C") == ["stake 5 to 10", "fold", "look"]
    more(bank, "C stake 5, D fold")
    assert offers(bank, "A") == ["stake 5 to 10", "fold", "look"]
    more(bank, "A stake 5")
    assert stacks(bank) == {"A": 99 - 2 - 5, "B": 94, "C": 94, "D": 99}
    assert bank.state.pot == 4 + 2 + 5 + 5 + 5


def test_a_raise_is_strictly_more_and_ten_is_the_end_of_it() -> None:
    """K15."""
    bank = seka("A stake 9")
    assert "legal is stake 9 to 10" in refusal(bank, "B stake 8")
    more(bank, "B stake 10")
    assert offers(bank, "C") == ["stake 10", "fold", "look"]


def test_the_lap_goes_round_the_survivors() -> None:
    """K18: on and on, whoever has put in how much."""
    bank = seka("A stake 1, B stake 1, C fold, D stake 4, A stake 4, B stake 5, D stake 5")
    assert order_of(bank, Staked) == ["A", "B", "D", "A", "B", "D"]
    assert to_act(bank) == ["A"]
    assert [bank.state.put[seat] for seat in range(4)] == [6, 7, 1, 10]


def test_a_fold_gets_nothing_back() -> None:
    """K17."""
    bank = seka("A stake 7, B stake 7, C fold, D fold, A fold")
    assert winners(bank) == ["B"]
    assert stacks(bank) == {"A": 92, "B": 92 + 18, "C": 99, "D": 99}


def test_the_last_one_left_takes_the_pot_unseen() -> None:
    """K18, C6: in fresh style nothing is returned, and nothing is shown."""
    bank = seka("A stake 10, B fold, C fold, D fold")
    assert winners(bank) == ["A"]
    assert stacks(bank)["A"] == 100 - 11 + 14
    assert happened(bank, Returned) == happened(bank, Opened) == []


def test_the_last_one_left_need_not_act() -> None:
    """K18, scenario 17."""
    bank = seka("A fold, B fold, C fold")
    assert winners(bank) == ["D"]
    assert stacks(bank) == {"A": 99, "B": 99, "C": 99, "D": 103}
    assert happened(bank, Staked) == happened(bank, Opened) == []


def test_the_last_stake_stands_when_its_player_leaves() -> None:
    """C14: B staked 5 and is gone; C still puts in 5 at least."""
    bank = seka("A stake 2, B stake 5, B leave")
    assert offers(bank, "C") == ["stake 5 to 10", "fold", "look"]


# --- notional units


def test_a_balance_may_go_below_zero() -> None:
    """K2: there is no all-in and no wallet, and a debtor plays on."""
    bank = seka("A stake 10, B stake 10", stacks=[0, -5, 3, 100])
    assert stacks(bank)["A"] == -11
    assert stacks(bank)["B"] == -16
    assert offers(bank, "C") == ["stake 10", "fold", "look"]
    assert "not legal here" in refusal(bank, "C all-in")
    more(bank, "C stake 10, D fold, A fold, B stake 10")
    assert stacks(bank)["C"] == -8


def test_nobody_is_all_in_at_zero() -> None:
    """K2, C11: A has exactly nothing left, and the betting goes on; offline he is folded like anybody."""
    bank = seka("A stake 10, B stake 10, C fold, D fold", stacks=[11, 50, 50, 50])
    assert stacks(bank)["A"] == 0
    assert to_act(bank) == ["A"]
    more(bank, "A offline")
    assert winners(bank) == ["B"]


def test_balances_may_be_fractions() -> None:
    """K27: what a svara before has left."""
    bank = seka("A stake 2, B fold, C fold, D fold", stacks=[Fraction(33, 4), 1, 1, 1])
    assert stacks(bank)["A"] == Fraction(33, 4) + 3


def test_looking_is_ones_own_business() -> None:
    """C10, K14: where there is no dark play nobody is told that A has looked."""
    bank = seka(deal(A=GOOD, B=MIDDLE, C=WEAK) + ", B look")
    assert bank.bank.view(0).looked == bank.bank.view(None).looked == [0, 0, 0, 0]
    assert bank.bank.view(1).looked == [0, 7, 0, 0]


def test_out_of_time_is_a_fold() -> None:
    """D1: where there is no check, also before any stake."""
    bank = seka("A timeout, B stake 1, C timeout")
    assert live(bank) == ["B", "D"]


def test_no_new_ante_and_one_deal_without_a_tie() -> None:
    """K11: an ante is posted once a bank."""
    bank = seka("A stake 1, B fold, C fold, D fold")
    assert len(happened(bank, AntePosted)) == 4
    assert len(happened(bank, DealStarted)) == 1
