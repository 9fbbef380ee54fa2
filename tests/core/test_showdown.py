"""Opening the hands (O42–O46, O18, C3, C16)."""

import pytest

from banks import (
    BEST,
    BEST_TOO,
    GOOD,
    MIDDLE,
    WEAK,
    deal,
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
from svara.bank.events import Mucked, Opened, ShowdownStarted, Tied
from svara.record import Replay, report

ABC = deal(A=GOOD, B=BEST, C=MIDDLE) + ", "


def opening_order(bank: Replay) -> list[str]:
    (started,) = happened(bank, ShowdownStarted)
    return [bank.names[seat] for seat in started["order"]]


def test_whoever_called_last_opens_first_and_then_clockwise() -> None:
    """O42."""
    assert opening_order(play("A bet 10, B call, C call")) == ["C", "A", "B"]
    assert opening_order(play("A check, B bet 10, C call, A call")) == ["A", "B", "C"]
    assert opening_order(play("A bet 10, B call, C raise 20, A call, B call")) == ["B", "C", "A"]


def test_nobody_called_so_the_first_after_the_dealer_opens() -> None:
    """O42: all checked; one who folded is not there to open."""
    assert opening_order(play("A check, B check, C check")) == ["A", "B", "C"]
    assert opening_order(play("A fold, B check, C check")) == ["B", "C"]


def test_a_short_all_in_is_a_call() -> None:
    """O42, R8."""
    assert opening_order(play("A bet 30, B fold, C all-in", stacks=[500, 500, 22])) == ["C", "A"]
    assert opening_order(play("A bet 30, B fold, C all-in", stacks=[500, 500, 40])) == ["C", "A"]


def test_an_all_in_above_the_level_is_no_call() -> None:
    """O42, R8: A called it."""
    assert opening_order(play("A bet 30, B fold, C all-in, A call", stacks=[500, 500, 50])) == ["A", "C"]


def test_the_last_caller_is_the_last_who_is_still_in() -> None:
    """O42, R9: A called after D and has left since."""
    bank = play("A bet 10, B call, C raise 20, D call, A call, A leave, B fold", seats="A B C D")
    assert opening_order(bank) == ["D", "C"]


def test_stronger_and_equal_hands_open_by_themselves() -> None:
    """O43, C16: nobody has anything to decide, so the deal runs to its end."""
    bank = play(deal(A=MIDDLE, B=GOOD, C=WEAK) + ", A bet 10, B call, C call")
    assert order_of(bank, Opened) == ["C", "A", "B"]
    assert {event["by"] for event in happened(bank, Opened)} == {"rule"}
    assert winners(bank) == ["B"]


def test_an_equal_hand_opens_by_itself() -> None:
    """O43: or a tie could be timed out of its share."""
    bank = play(deal(A=BEST, B=BEST_TOO) + ", A check, B check", seats="A B")
    assert order_of(bank, Opened) == ["A", "B"]
    assert to_act(bank) == ["A", "B"]


def test_a_line_for_a_hand_that_opened_itself_changes_nothing() -> None:
    """O43."""
    bank = play(ABC + "A check, B check, C check")
    before = bank.state.copy()
    more(bank, "A open, B open")
    assert bank.state == before


def test_a_weaker_hand_may_show_or_muck() -> None:
    """O44."""
    for answer, kind in (("open", Opened), ("muck", Mucked)):
        bank = play(ABC + "A check, B check, C check")
        assert offers(bank, "C") == ["open", "muck", "look"]
        more(bank, f"C {answer}")
        assert "C" in order_of(bank, kind)
        assert winners(bank) == ["B"]


def test_a_muck_is_measured_by_the_best_hand_shown() -> None:
    """O44, O43: C opens 15, A 20 by itself, B's 15 is weaker than 20 though equal to C's."""
    bank = play(deal(A=GOOD, B="9c 6c Ah", C=MIDDLE) + ", A bet 10, B call, C call")
    assert order_of(bank, Opened) == ["C", "A", "B"], "9c and the shakha are 20: equal, not weaker"
    bank = play(deal(A=GOOD, B="9h 6h Tc", C="7h 8h Td") + ", A bet 10, B call, C call")
    assert to_act(bank) == ["B"]


def test_out_of_time_mucks() -> None:
    """O45."""
    bank = play(ABC + "A check, B check, C check, C timeout")
    assert [event["by"] for event in happened(bank, Mucked)] == ["clock"]
    assert winners(bank) == ["B"]


def test_nobody_will_see_a_mucked_hand() -> None:
    """O45: in no view, though he had looked at it himself, and not in what the replay says was shown."""
    bank = play(ABC + "A check, B check, C look, C check, C muck")
    for viewer in (None, 0, 1):
        assert bank.bank.view(viewer).hands[2] == (None, None, None)
    assert set(report(bank)["shown"]) == {"A", "B"}


def test_its_owner_cannot_turn_it_any_more() -> None:
    """O45, R12."""
    bank = play(deal(A=BEST, B=MIDDLE, C=WEAK) + ", A check, B check, C check, B muck")
    assert offers(bank, "B") == []
    assert "nothing" in refusal(bank, "B look")


def test_at_showdown_it_is_one_after_another() -> None:
    """O42: C, whose turn has not come, cannot muck before B."""
    bank = play(deal(A=BEST, B=MIDDLE, C=WEAK) + ", A check, B check, C check")
    assert to_act(bank) == ["B"]
    assert "nothing is asked" in refusal(bank, "C muck")


def test_the_best_hand_takes_the_pot() -> None:
    """O46."""
    bank = play(ABC + "A bet 30, B call, C call, A open")
    assert winners(bank) == ["B"]
    assert stacks(bank) == {"A": 460, "B": 460 + 120 - 3, "C": 460}


def test_only_points_decide() -> None:
    """C3, O18: A♥ with the shakha is 22 without a label, two aces are 22 with one; that is a tie."""
    bank = play(deal(A="Ah Ks 6c", B="As Ad 9c") + ", A check, B check", seats="A B")
    assert [event["equals"] for event in happened(bank, Tied)] == [(0, 1)]
    shown = report(bank)["shown"]
    assert [shown[name]["points"] for name in "AB"] == [22, 22]
    assert [shown[name]["label"] for name in "AB"] == [None, "dva_lba"]


def test_any_triple_but_aces_and_sixes_is_a_tie_with_any_other() -> None:
    """O14, C3: K K K against 7 7 7 is a svara."""
    bank = play(deal(A="Ks Kh Kd", B="7s 7h 7d") + ", A check, B check", seats="A B")
    assert bank.state.phase == "choice"
    assert live(bank) == ["A", "B"]


def test_labels_are_shown_at_showdown() -> None:
    """O18."""
    hands = deal(A="As Ks Qs", B="Ac Ad 7c", C="6s 6h 6d")
    bank = play(hands + ", A check, B check, C check, B open")
    shown = report(bank)["shown"]
    assert {name: shown[name]["label"] for name in shown} == {
        "A": "starshie_trynki",
        "B": "dva_lba",
        "C": "tri_shakhi",
    }


@pytest.mark.parametrize("line", ["A muck", "A timeout", "A leave", "A offline", "B leave"])
def test_what_the_cards_would_decide_is_not_decided_without_them(line: str) -> None:
    """O42, O43: the first hand opens by itself, so where a record does not know it, it stops there."""
    bank = play("A check, B check, C check")
    assert to_act(bank) == ["A"]
    assert offers(bank, "A") == ["open", "look"]
    refusal(bank, line)
    assert "needs cards that are not known here" in refusal(bank, "A open")


def test_a_folded_player_may_leave_a_showdown_of_unknown_cards() -> None:
    """O72: it decides nothing."""
    assert to_act(play("A check, B check, C fold, C leave")) == ["A"]
