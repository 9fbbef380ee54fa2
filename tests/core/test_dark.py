"""The dark lap (O28–O36)."""

import pytest

from banks import live, more, offers, play, refusal, stacks, to_act, winners
from svara.bank.events import DarkEnded, Folded, Returned


def test_only_the_first_after_the_dealer_may_open_dark() -> None:
    """O28."""
    bank = play("")
    assert "dark 10" in offers(bank, "A")
    more(bank, "A check")
    assert offers(bank, "B") == ["check", "bet 10 to 30", "fold", "look"]
    assert "dark is not legal here" in refusal(bank, "B dark 10")


@pytest.mark.parametrize("look", ["look", "look 1", "look 3"])
def test_not_after_he_has_turned_a_card(look: str) -> None:
    """O28, O6: turning one is having looked."""
    bank = play(f"A {look}")
    assert offers(bank, "A")[:3] == ["check", "bet 10 to 30", "fold"]
    assert bank.state.dark == "over"


def test_what_others_have_looked_at_does_not_hinder_him() -> None:
    """O28: before *he* looks."""
    assert "dark 10" in offers(play("B look, C look"), "A")


@pytest.mark.parametrize("act", ["look", "check", "bet 10", "fold", "timeout", "leave", "offline"])
def test_the_dark_is_gone_when_the_first_does_anything_else(act: str) -> None:
    """O28, O36."""
    bank = play(f"A {act}")
    assert bank.state.dark == "over"
    assert sum(isinstance(event, DarkEnded) for event in bank.events) == 1


def test_the_first_dark_bet_is_exactly_the_ante() -> None:
    """O29."""
    bank = play("", rules={"ante": 25})
    assert refusal(bank, "A dark 24") == "dark 24 is out of bounds; legal is dark 25"
    assert refusal(bank, "A dark 50") == "dark 50 is out of bounds; legal is dark 25"


def test_each_next_bets_exactly_twice_the_previous() -> None:
    """O30, O32: no check, no call, no other size."""
    bank = play("A dark 10")
    assert offers(bank, "B") == ["dark 20", "fold", "look"]
    for line in ("B check", "B call", "B dark 19", "B dark 21", "B dark 40", "B raise 20", "B all-in"):
        assert "dark 20" in refusal(bank, line)


def test_in_the_lap_a_bet_needs_a_look_and_a_dark_bet_none() -> None:
    """O30."""
    bank = play("A dark 10")
    assert "dark 20, fold, look" in refusal(bank, "B bet 20")
    more(bank, "B look 1")
    assert offers(bank, "B") == ["bet 20", "fold", "look"]
    assert "bet 20" in refusal(bank, "B dark 20")
    assert refusal(bank, "B bet 30") == "bet 30 is out of bounds; legal is bet 20"


def test_outside_the_lap_a_bet_needs_no_look() -> None:
    """C10, R11."""
    bank = play("A bet 30, B raise 60, C call")
    assert bank.state.looked == [0, 0, 0]


def test_the_pot_is_no_cap_in_the_lap() -> None:
    """O31: six players, and the sixth still bets exactly x2."""
    bank = play("A dark 10, B dark 20, C dark 40, D dark 80, E dark 160", seats="A B C D E F", stacks=5000)
    assert offers(bank, "F") == ["dark 320", "fold", "look"]


def test_looking_and_doubling_ends_the_dark_for_everyone() -> None:
    """O33: C may call flatly, since ordinary betting follows."""
    bank = play("A dark 10, B look, B bet 20")
    assert bank.state.dark == "over"
    assert offers(bank, "C") == ["call for 20", "raise 40 to 80", "fold", "look"]


@pytest.mark.parametrize("answer", ["B look, B fold", "B fold", "B timeout", "B look, B timeout", "B leave"])
def test_folding_does_not_end_the_dark(answer: str) -> None:
    """O33, O36."""
    bank = play(f"A dark 10, {answer}")
    assert bank.state.dark == "lap"
    assert offers(bank, "C") == ["dark 20", "fold", "look"]


def test_out_of_time_in_the_lap_is_a_fold() -> None:
    """O36."""
    bank = play("A dark 10, B timeout")
    assert [event for event in bank.events if isinstance(event, Folded)] == [Folded(1, "clock")]


def test_the_first_out_of_time_before_opening_checks() -> None:
    """O36: he owes nothing. Field report 16."""
    bank = play("A timeout")
    assert live(bank) == ["A", "B", "C"]
    assert to_act(bank) == ["B"]


def test_the_dark_lasts_one_lap() -> None:
    """O34: when all stayed dark, the second lap is for those who owe, and the last of them does not."""
    bank = play("A dark 10, B dark 20, C dark 40")
    assert bank.state.dark == "over"
    assert to_act(bank) == ["A"]
    more(bank, "A look, A call")
    assert to_act(bank) == ["B"]
    more(bank, "B call")
    assert bank.state.phase == "showdown"


def test_in_the_second_lap_the_dark_players_may_raise() -> None:
    """O34, and looking first is not asked of them (C10)."""
    bank = play("A dark 10, B dark 20, C dark 40, A raise 100")
    assert to_act(bank) == ["B"]
    assert offers(bank, "B") == ["call for 80", "raise 160 to 290", "fold", "look"]
    more(bank, "B fold")
    assert to_act(bank) == ["C"]


def test_a_dark_bet_that_nobody_answers_goes_back() -> None:
    """C6, O35: everyone else folded in the lap, and the antes are what is won."""
    bank = play("A dark 10, B fold, C fold")
    assert [event for event in bank.events if isinstance(event, Returned)] == [Returned(0, 10)]
    assert winners(bank) == ["A"]
    assert stacks(bank) == {"A": 520, "B": 490, "C": 490}


def test_who_left_in_the_lap_is_not_waited_for() -> None:
    """O34, O72: C left off turn, so the lap ends with B, and A owes 10."""
    bank = play("A dark 10, C leave, B dark 20")
    assert bank.state.dark == "over"
    assert to_act(bank) == ["A"]
    assert offers(bank, "A") == ["call for 10", "raise 40 to 80", "fold", "look"]


def test_the_level_stands_when_the_dark_opener_leaves() -> None:
    """C14: B still has to double 10."""
    bank = play("A dark 10, A leave")
    assert offers(bank, "B") == ["dark 20", "fold", "look"]
    assert bank.state.dark == "lap"


def test_dark_play_in_a_svara_opens_with_the_tables_ante() -> None:
    """O57, R15: the pot is 90, the dark opening is 10."""
    tie = "deal A As Ks 9d, deal B Ah Kh 9c, A bet 30, B call, C fold, A cook, C decline"
    bank = play(tie)
    assert bank.state.pot == 90
    assert offers(bank, "A") == ["dark 10", "check", "bet 10 to 90", "fold", "look"]
    more(bank, "A dark 10")
    assert offers(bank, "B") == ["dark 20", "fold", "look"]
