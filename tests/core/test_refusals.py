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


SEKA_TIE = "A stake 2, B fold, C fold, D show, beaten none, "
SEKA = [
    # Stakes (K14, K15, K16): the illegal lines of scenario 16
    ("A stake 2, B stake 5", "C stake 3", "legal is stake 5 to 10"),
    ("A stake 2, B stake 5", "C stake 11", "legal is stake 5 to 10"),
    ("A stake 2, B stake 5", "C check", "stake 5 to 10, fold, look"),
    ("A stake 2, B stake 5", "C show", "stake 5 to 10, fold, look"),
    ("A stake 2, B stake 5", "C call", "stake 5 to 10, fold, look"),
    ("A stake 2, B stake 5", "C bet 5", "stake 5 to 10, fold, look"),
    ("A stake 2, B stake 5", "C raise 6", "stake 5 to 10, fold, look"),
    ("A stake 2, B stake 5", "D stake 5", "nothing is asked of this seat; legal: look"),
    ("A stake 2, B stake 5", "A show", "nothing is asked"),
    ("", "A stake 5/2", "legal is stake 1 to 10"),
    ("", "A stake -1", "legal is stake 1 to 10"),
    ("", "A stake", "takes one number"),
    ("", "A dark 1", "stake 1 to 10, fold, look"),
    ("", "A all-in", "stake 1 to 10, fold, look"),
    ("", "A compare", "stake 1 to 10, fold, look"),
    ("", "A propose", "stake 1 to 10, fold, look"),
    ("", "A redeal", "redeal is not legal here"),
    ("", "beaten A", "there is none here"),
    # The show (K19, K20, K22, K23)
    ("A fold, B fold", "C show", "stake 1 to 10, fold, look"),
    ("A stake 2, B fold, C fold", "D show 2", "takes nothing after it"),
    ("A stake 2, B stake 2, C fold, D fold, A show", "B fold", "say who is beaten"),
    # Entry (K26, K28, K33)
    (SEKA_TIE, "A split", "nothing is asked"),
    (SEKA_TIE, "B cook", "join for 4, decline, look"),
    (SEKA_TIE, "C join", "nothing is asked"),
    (SEKA_TIE, "B join with C 2", "join for 4, decline, look"),
    (SEKA_TIE, "A join", "nothing is asked"),
]

LINKED = "A stake 1, B stake 1, C fold, D fold, A compare, beaten none, "
AGREED = "A stake 1, B stake 1, C fold, D fold, A propose, "
TRINKA = [
    # Walks (T7, T11)
    ("A stake 5", "B stake 4", "legal is stake 5 to 100"),
    ("A stake 5", "B stake 101", "legal is stake 5 to 100"),
    ("A stake 5", "B check", "stake 5 to 100, compare 5 to 100, fold, look"),
    ("A stake 5", "B call", "stake 5 to 100, compare 5 to 100, fold, look"),
    ("A stake 5", "B all-in", "stake 5 to 100, compare 5 to 100, fold, look"),
    ("A stake 5", "B show", "stake 5 to 100, compare 5 to 100, fold, look"),
    ("A stake 5", "B dark 10", "stake 5 to 100, compare 5 to 100, fold, look"),
    # The compare (T8)
    ("", "A compare", "dark 1, stake 1 to 100, fold, look"),
    ("A stake 5", "B compare 4", "legal is compare 5 to 100"),
    ("A stake 5", "B compare 101", "legal is compare 5 to 100"),
    ("A stake 5", "B compare 11/2", "legal is compare 5 to 100"),
    ("A stake 5", "C compare", "nothing is asked"),
    ("A stake 5, B compare", "C stake 5", "say who is beaten"),
    ("A stake 5, B compare", "beaten C", "or none"),
    ("A stake 5, B compare", "deal A As Ts 9d", "say who is beaten"),
    ("A stake 5, B compare, beaten B", "B look", "legal: nothing"),
    # The dark lap (T21)
    ("A dark 1", "B stake 2", "dark 2, fold, look"),
    ("A dark 1", "B bet 2", "dark 2, fold, look"),
    ("A dark 1", "B dark 4", "legal is dark 2"),
    ("A dark 1", "B compare", "dark 2, fold, look"),
    ("A dark 1, B look", "B dark 2", "bet 2, fold"),
    # The choice and the agreed svara (T13, T16)
    (LINKED, "A join", "split, cook"),
    (LINKED, "C split", "nothing is asked"),
    (LINKED + "A split", "A cook", "nothing is asked"),
    (AGREED, "A stake 1", "nothing is asked"),
    (AGREED, "B stake 1", "accept, refuse"),
    (AGREED, "C accept", "nothing is asked"),
    (AGREED + "B refuse", "A propose", "stake 1 to 100, compare 1 to 100, fold, look"),
    (AGREED + "B refuse", "B accept", "nothing is asked"),
    ("", "A propose", "dark 1, stake 1 to 100, fold, look"),
    # Entry and cut (T17, T19, T20)
    (AGREED + "B accept", "D join", "nothing is asked"),
    (AGREED + "B accept", "A join", "nothing is asked"),
    (AGREED + "B accept", "C join with A 2", "paid by free players"),
    (AGREED + "B accept", "C join with D 4", "paid by free players"),
    (AGREED + "B accept, C join, D join", "C stake 1", "nothing is asked"),
    (AGREED + "B accept, C join, D join", "cut C As", "nothing is asked"),
    # Three tens (T2)
    ("deal A Ts Th Td", "B redeal", "redeal is not possible now"),
    ("deal A Ts Th 9d, A look", "A redeal", "stake 1 to 100, fold"),
]

SVARKA_TIE = deal(A=BEST, B=BEST_TOO) + ", A bet 30, B call, C fold, D fold, "
SVARKA = [
    # The chain: the illegal lines of scenario 20 (B16, B17, B20)
    ("A dark 10, B dark 20, C look", "C bet 30", "legal is bet 40 to 490"),
    ("A dark 10, B dark 20, C look", "C call", "bet 40 to 490, all-in for 490, fold"),
    ("A dark 10, B dark 20, C look", "C raise 40", "bet 40 to 490, all-in for 490, fold"),
    ("A dark 10, B dark 20, C look", "C dark 40", "bet 40 to 490, all-in for 490, fold"),
    ("A dark 10, B dark 20, C look", "D dark 40", "nothing is asked of this seat; legal: look"),
    ("A dark 10, B dark 20, C fold", "D dark 40", "bet 40 to 490, all-in for 490, fold, look"),
    ("A dark 10", "B dark 30", "legal is dark 20"),
    ("A look", "A dark 10", "bet 10 to 490, all-in for 490, fold"),
    ("A fold", "B dark 10", "bet 10 to 490, all-in for 490, fold, look"),
    # No check, no raise by less than the ante, all-in (B23, B27, B28)
    ("", "A check", "dark 10 to 490, bet 10 to 490, all-in for 490, fold, look"),
    ("", "A stake 10", "dark 10 to 490, bet 10 to 490, all-in for 490, fold, look"),
    ("", "A bet 9", "legal is bet 10 to 490"),
    ("A bet 30", "B raise 39", "legal is raise 40 to 490"),
    ("A bet 30", "B raise 491", "legal is raise 40 to 490"),
    ("A bet 30", "B compare", "call for 30, raise 40 to 490, all-in for 490, fold, look"),
    ("A bet 30, B all-in", "C raise 500", "call for 490, fold, look"),
    # Entry (B31, B32)
    (SVARKA_TIE, "A split", "nothing is asked"),
    (SVARKA_TIE, "C cook", "join for 50, decline, look"),
    (SVARKA_TIE, "D join", "nothing is asked"),
    (SVARKA_TIE, "A join", "nothing is asked"),
    (SVARKA_TIE, "C join with D 20", "join for 50, decline, look"),
]


@pytest.mark.parametrize(
    ("profile", "script", "line", "says"),
    [
        *(("seka", *row) for row in SEKA),
        *(("trinka", *row) for row in TRINKA),
        *(("svarka", *row) for row in SVARKA),
    ],
    ids=lambda part: str(part)[-40:],
)
def test_refused_in_the_other_games(profile: str, script: str, line: str, says: str) -> None:
    """The same of K, T and B; D has the deal."""
    assert says in refusal(play(script, profile=profile, seats="A B C D"), line)


@pytest.mark.parametrize("seat", [-1, 3, 99])
@pytest.mark.parametrize("kind", ["check", "look", "timeout", "leave", "offline"])
def test_a_seat_that_is_not_there(seat: int, kind: str) -> None:
    """Rule 5 of the house: an index from outside is no way round the judge."""
    bank = play("")
    before = bank.state.copy()
    with pytest.raises(IllegalAction):
        bank.bank.act(Action(seat, kind))
    assert bank.state == before
