"""How long the clocks are, and what running out of time does in every phase (O26, O27, O36, O45, O49)."""

import pytest

from banks import (
    BEST,
    BEST_TOO,
    MIDDLE,
    WEAK,
    deal,
    game,
    happened,
    live,
    more,
    offers,
    play,
    refusal,
    to_act,
)
from svara.bank.events import Checked, Folded, TimedOut

TIE = deal(A=BEST, B=BEST_TOO, C=MIDDLE) + ", A bet 30, B call, C fold"


def test_the_clocks_of_the_game_in_seconds() -> None:
    """O26, O44, O47, O55, O70, O71, O67."""
    clocks = game().rules.clocks
    assert clocks.turn == 20
    assert clocks.show == 3
    assert clocks.choice == 10
    assert clocks.join == 10
    assert clocks.new_deal == 30
    assert clocks.offline == 120
    assert clocks.comeback == 30 * 60


def test_sitting_down_takes_from_20_to_100_antes() -> None:
    """O67."""
    seats = game().rules.seats
    assert (seats.min_buy_in, seats.max_buy_in) == (20, 100)


def test_owing_nothing_is_a_check() -> None:
    """O27. Field report 16."""
    bank = play("A check, B timeout")
    assert [(event["seat"], event["by"]) for event in happened(bank, Checked)] == [
        ("A", "player"),
        ("B", "clock"),
    ]
    assert to_act(bank) == ["C"]


def test_all_run_out_of_time_and_show_down() -> None:
    """O27, O25: three checks."""
    bank = play("A timeout, B timeout, C timeout")
    assert bank.state.phase == "showdown"
    assert live(bank) == ["A", "B", "C"]


def test_owing_something_is_a_fold() -> None:
    """O27."""
    bank = play("A bet 10, B timeout, C call")
    assert [(event["seat"], event["by"]) for event in happened(bank, Folded)] == [("B", "clock")]
    assert live(bank) == ["A", "C"]


def test_looking_moves_no_clock() -> None:
    """C10: the turn is the same turn."""
    bank = play("A bet 10")
    turn = bank.state.turn
    more(bank, "B look 1, B look 2, C look")
    assert bank.state.turn == turn
    assert to_act(bank) == ["B"]


def test_each_asking_is_a_turn_of_its_own() -> None:
    """O26: 20 s a turn, so a late press for the turn before can be told. Field report 18."""
    bank = play("")
    turns = [bank.state.turn]
    for line in ("A bet 10", "B raise 30", "C call"):
        more(bank, line)
        turns.append(bank.state.turn)
    assert turns == [1, 2, 3, 4]


@pytest.mark.parametrize(
    ("script", "waiting"),
    [
        ("", "B"),
        ("A dark 10", "C"),
        (deal(A=BEST, B=MIDDLE, C=WEAK) + ", A check, B check, C check", "C"),
        (TIE, "C"),
        (TIE + ", A cook", "A"),
        ("A fold, B fold", "C"),
    ],
)
def test_no_clock_runs_for_who_is_not_asked(script: str, waiting: str) -> None:
    """O26, O44, O47, O55."""
    refusal(play(script), f"{waiting} timeout")


@pytest.mark.parametrize("script", ["A fold", "A check", "A bet 10, B fold", TIE + ", A cook, C decline"])
def test_somebody_is_always_on_turn(script: str) -> None:
    """Field report 25: after a fold, and when a svara starts (O19, O56); his clock can run out (O27)."""
    bank = play(script)
    (name,) = to_act(bank)
    assert offers(bank, name)
    more(bank, f"{name} timeout")
    assert len(happened(bank, TimedOut)) == 1


def test_silence_alone_brings_every_bank_to_its_end() -> None:
    """O27, O45, O49, O55: nobody presses anything."""
    for script in ("", "A dark 10", "A bet 10", TIE, TIE + ", A cook", deal(A=WEAK, B=BEST, C=MIDDLE)):
        bank = play(script, seed="07")
        for _ in range(30):
            bank.deal_if_due()
            if bank.state.phase != "finished":
                more(bank, f"{to_act(bank)[0]} timeout")
        assert bank.state.phase == "finished"
