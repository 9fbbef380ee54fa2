"""What the house takes (O61–O66, R15)."""

import pytest

from banks import BEST, BEST_TOO, GOOD, MIDDLE, deal, happened, play, stacks
from svara.bank.events import RakeTaken

TIE = deal(A=BEST, B=BEST_TOO) + ", A bet 30, B call, C fold, "
CHECKED_TIE = deal(A=BEST, B=BEST_TOO) + ", A check, B check, C fold, "
SVARA = deal(C=MIDDLE, A=BEST, B=GOOD) + ", C check, A check, B check, B muck"


@pytest.mark.parametrize(("bet", "rake"), [(10, 1), (18, 1), (19, 2), (30, 2)])
def test_three_percent_rounded_down(bet: int, rake: int) -> None:
    """O61, C7: of 50, 66, 68 and 90, which are 1.5, 1.98, 2.04 and 2.7."""
    bank = play(deal(A=BEST, B=GOOD) + f", A bet {bet}, B call, C fold")
    assert bank.state.rake == rake
    assert stacks(bank)["A"] == 490 - bet + 30 + 2 * bet - rake


def test_the_cap_is_measured_by_the_tables_ante_in_a_svara_too() -> None:
    """O62, R15: with a cap of one ante, 3 % of a svara's 410 are 12 and 10 are taken."""
    tie = deal(A=BEST, B=BEST_TOO) + ", A bet 30, B raise 90, C fold, A call, A cook, C decline"
    svara = deal(A=BEST, B=GOOD) + ", A bet 100, B call"
    bank = play(f"{tie}, {svara}", rules={"rake.cap_antes": 1}, stacks=1000)
    assert sum(bank.state.put) == 410
    assert bank.state.rake == 10


def test_once_a_bank_from_the_last_pot() -> None:
    """O63, O64: a tie for 90 takes nothing; the svara ends with 135."""
    bank = play(TIE + "A cook, C join, " + SVARA)
    assert [event["amount"] for event in happened(bank, RakeTaken)] == [4]
    assert stacks(bank)["A"] == 460 + 135 - 4


def test_a_split_pays_it_once_before_dividing() -> None:
    """O64: 90 less 2 are 44 each."""
    bank = play(TIE + "A split, B split")
    assert [event["amount"] for event in happened(bank, RakeTaken)] == [2]
    assert stacks(bank) == {"A": 504, "B": 504, "C": 490}


@pytest.mark.parametrize(
    "script",
    [
        "A check, B check, C check",
        "A fold, B fold",
        "A check, B fold, C fold",
        CHECKED_TIE + "A split, B split",
        CHECKED_TIE + "A cook, C decline, A check, B fold",
        CHECKED_TIE + "A cook, A leave",
    ],
)
def test_none_of_antes_alone(script: str) -> None:
    """O65: 3 % of three antes of 100 would be 9."""
    hands = "" if script.startswith("deal") else deal(A=BEST, B=GOOD, C=MIDDLE) + ", "
    bank = play(hands + script, rules={"ante": 100}, stacks=5000)
    while bank.state.phase == "showdown":
        bank.play(f"{bank.names[bank.state.owed[0]]} muck")
    assert bank.state.phase == "finished"
    assert bank.state.rake == 0


@pytest.mark.parametrize(
    "script",
    [
        "A bet 100, B fold, C fold",
        "A dark 100, B fold, C fold",
        CHECKED_TIE + "A cook, C join, C fold, A fold",
        CHECKED_TIE + "A cook, C decline, A bet 100, B fold",
    ],
)
def test_as_soon_as_anybody_bet_called_or_joined(script: str) -> None:
    """O65: though an unmatched bet goes back first (C6)."""
    bank = play(script, rules={"ante": 100}, stacks=5000)
    assert bank.state.phase == "finished"
    assert bank.state.rake == (13 if "join" in script else 9)


def test_none_at_a_table_with_a_bot() -> None:
    """O66: a bot who sits out is at the table too."""
    assert play(TIE + "A split, B split", bots="C").state.rake == 0
    bank = play(TIE + "A split, B split", seats="A B C W", dealer="C", sitting_out="W", bots="W")
    assert bank.state.rake == 0


def test_a_table_sets_its_own_rake() -> None:
    """O61, O62: as parameters."""
    assert play(TIE + "A split, B split", rules={"rake.percent": 0}).state.rake == 0
    assert play(TIE + "A split, B split", rules={"rake.percent": 10}).state.rake == 9
    assert play(TIE + "A split, B split", rules={"rake.percent": 50, "rake.cap_antes": 1}).state.rake == 10
