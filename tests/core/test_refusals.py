"""What is not legal is refused, says what would be, and changes nothing (rule 5 of the house).

`refusal` compares state, deck and events before and after each line.
"""

import pytest

from banks import BEST, BEST_TOO, MIDDLE, WEAK, deal, play, refusal
from svara.bank import Action, IllegalAction

TIE = deal(A=BEST, B=BEST_TOO, C=MIDDLE) + ", A bet 30, B call, C fold"
SHOW = deal(A=BEST, B=MIDDLE, C=WEAK) + ", A check, B check, C check"

TABLE = [
    # Opening (O20, O21, O28, O29)
    ("", "A call", "dark 10, check, bet 10 to 30, fold, look"),
    ("", "A raise 20", "dark 10, check, bet 10 to 30, fold, look"),
    ("", "A all-in", "dark 10, check, bet 10 to 30, fold, look"),
    ("", "A bet 9", "legal is bet 10 to 30"),
    ("", "A bet 31", "legal is bet 10 to 30"),
    ("", "A bet 0", "legal is bet 10 to 30"),
    ("", "A bet -10", "legal is bet 10 to 30"),
    ("", "A bet 15/2", "legal is bet 10 to 30"),
    ("", "A dark 20", "legal is dark 10"),
    ("", "B check", "nothing is asked of this seat; legal: look"),
    ("", "B bet 10", "nothing is asked of this seat; legal: look"),
    ("A look", "A dark 10", "check, bet 10 to 30, fold"),
    ("A check", "B dark 10", "check, bet 10 to 30, fold, look"),
    ("A check", "A bet 10", "nothing is asked"),
    # The dark lap: the illegal lines of scenarios 11 and 12 (O30, O32, O33)
    ("A dark 10, B dark 20, C look", "C bet 30", "legal is bet 40"),
    ("A dark 10, B dark 20, C look", "C bet 50", "legal is bet 40"),
    ("A dark 10, B look, B bet 20", "C dark 40", "call for 20, raise 40 to 80, fold, look"),
    ("A dark 10, B look, B fold", "C call", "dark 20, fold, look"),
    ("A dark 10, B look, B fold", "C check", "dark 20, fold, look"),
    ("A dark 10, B look, B fold", "C dark 40", "legal is dark 20"),
    ("A dark 10", "B bet 20", "dark 20, fold, look"),
    ("A dark 10, B look", "B dark 20", "bet 20, fold"),
    # Answering a bet (O20, O22)
    ("A bet 30", "B check", "call for 30, raise 60 to 90, fold, look"),
    ("A bet 30", "B bet 60", "call for 30, raise 60 to 90, fold, look"),
    ("A bet 30", "B raise 59", "legal is raise 60 to 90"),
    ("A bet 30", "B raise 91", "legal is raise 60 to 90"),
    ("A bet 30", "B all-in", "call for 30, raise 60 to 90, fold, look"),
    ("A bet 30", "C call", "nothing is asked"),
    ("A bet 30", "A raise 60", "nothing is asked"),
    ("A bet 30, B fold", "B call", "nothing is asked"),
    # Showdown (O42, O44)
    (SHOW, "B fold", "open, muck"),
    (SHOW, "B check", "open, muck"),
    (SHOW, "C open", "nothing is asked"),
    (SHOW, "A muck", "nothing is asked"),
    (SHOW, "B split", "open, muck"),
    # Choice and joining (O47, O53)
    (TIE, "A join", "split, cook"),
    (TIE, "C cook", "nothing is asked"),
    (TIE, "A fold", "split, cook"),
    (TIE + ", A cook", "C cook", "join for 45, decline"),
    (TIE + ", A cook", "C call", "join for 45, decline"),
    (TIE + ", A cook", "B join", "nothing is asked"),
    # Looking (O6, R12)
    ("A look 1", "A look 1", "look is not legal here"),
    ("A look", "A look", "check, bet 10 to 30, fold"),
    # After the end
    ("A fold, B fold", "C check", "nothing is asked of this seat; legal: nothing"),
    ("A fold, B fold", "A look", "legal: nothing"),
    # Lines that say nothing a record can say
    ("", "A", "names no action"),
    ("", "Z call", "the seats are A, B, C"),
    ("", "A jump", "is no action"),
    ("", "A bet", "takes one number of chips"),
    ("", "A bet ten", "is not a number of chips"),
    ("", "A bet 1e3", "is not a number of chips"),
    ("", "A call 30", "takes nothing after it"),
    ("", "A look 4", "card 1, 2 or 3"),
    # Deal lines (O5, C4)
    (deal(A=BEST), "deal B Kh Qh 8c", "no deal is due"),
]


@pytest.mark.parametrize(("script", "line", "says"), TABLE, ids=lambda part: str(part)[-40:])
def test_refused(script: str, line: str, says: str) -> None:
    assert says in refusal(play(script), line)


@pytest.mark.parametrize("seat", [-1, 3, 99])
@pytest.mark.parametrize("kind", ["check", "look", "timeout", "leave", "offline"])
def test_a_seat_that_is_not_there(seat: int, kind: str) -> None:
    """Rule 5 of the house: an index from outside is no way round the judge."""
    bank = play("")
    before = bank.state.copy()
    with pytest.raises(IllegalAction):
        bank.bank.act(Action(seat, kind))
    assert bank.state == before
