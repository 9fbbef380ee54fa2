"""The dark lap in fresh style (T21): its sizes are stakes of their own, capped by the ceiling."""

from typing import Any

import pytest

from banks import happened, live, more, offers, play, refusal, stacks, to_act
from svara.bank.events import DarkEnded, Staked
from svara.record import Replay


def trinka(script: str, **setup: Any) -> Replay:
    """A, B, C and D, who deals; each has 500, and the ante is 1."""
    return play(script, **({"profile": "trinka", "seats": "A B C D"} | setup))


def test_the_first_after_the_dealer_may_open_it_with_the_ante() -> None:
    """T21, O28, O29."""
    bank = trinka("", rules={"ante": 3})
    assert offers(bank, "A") == ["dark 3", "stake 3 to 300", "fold", "look"]
    assert "legal is dark 3" in refusal(bank, "A dark 6")


@pytest.mark.parametrize("line", ["A look", "A stake 1", "A fold", "A timeout", "A look 1"])
def test_it_is_gone_when_he_does_anything_else(line: str) -> None:
    """T21, O28: for him and for everybody."""
    bank = trinka(line)
    assert not any("dark" in option for name in "ABCD" for option in offers(bank, name))
    assert len(happened(bank, DarkEnded)) == 1


def test_each_next_puts_in_twice_as_much() -> None:
    """T21, O30: dark, or after looking as `bet` (R72); no stake, no compare, no other size."""
    bank = trinka("A dark 1")
    assert offers(bank, "B") == ["dark 2", "fold", "look"]
    more(bank, "B look")
    assert offers(bank, "B") == ["bet 2", "fold"]
    for line in ("B dark 2", "B stake 2", "B compare", "B propose", "B check"):
        assert "not legal here" in refusal(bank, line)
    assert "legal is bet 2" in refusal(bank, "B bet 3")


def test_the_sizes_are_fresh_stakes() -> None:
    """T21: after 1, 2 and 4 the second lap puts in 4 at least, whole, whatever lies there already."""
    bank = trinka("A dark 1, B dark 2, C dark 4, D fold")
    assert [event["amount"] for event in happened(bank, Staked)] == [1, 2, 4]
    assert offers(bank, "A") == ["stake 4 to 100", "compare 4 to 100", "fold", "look"]
    more(bank, "A stake 4")
    assert bank.state.put == [1 + 1 + 4, 3, 5, 1]


def test_looking_and_doubling_ends_it() -> None:
    """T21, O33: D puts in 4 at least, and may compare."""
    bank = trinka("A dark 1, B dark 2, C look, C bet 4")
    assert offers(bank, "D") == ["stake 4 to 100", "compare 4 to 100", "fold", "look"]


@pytest.mark.parametrize("line", ["B fold", "B look, B fold", "B timeout", "B leave"])
def test_folding_does_not(line: str) -> None:
    """T21, O33, O36."""
    assert offers(trinka(f"A dark 1, {line}"), "C") == ["dark 2", "fold", "look"]


def test_looking_alone_does_not() -> None:
    """T21, O33: C looks out of turn, and B may still go dark."""
    bank = trinka("A dark 1, C look")
    assert offers(bank, "B") == ["dark 2", "fold", "look"]
    more(bank, "B dark 2")
    assert offers(bank, "C") == ["bet 4", "fold"]


def test_one_lap() -> None:
    """T21, O34: all stayed dark; the second lap is played with open eyes or without."""
    bank = trinka("A dark 1, B dark 2, C dark 4, D dark 8")
    assert to_act(bank) == ["A"]
    assert offers(bank, "A") == ["stake 8 to 100", "compare 8 to 100", "fold", "look"]
    assert len(happened(bank, DarkEnded)) == 1


def test_the_ceiling_holds() -> None:
    """T21: at a ceiling of 3 antes it is 1, 2, 3 and 3 again."""
    rules = {"betting.ceiling_antes": 3}
    bank = trinka("A dark 1, B dark 2", rules=rules)
    assert offers(bank, "C") == ["dark 3", "fold", "look"]
    more(bank, "C dark 3")
    assert offers(bank, "D") == ["dark 3", "fold", "look"]
    more(bank, "D look")
    assert offers(bank, "D") == ["bet 3", "fold"]
    more(bank, "D bet 3")
    assert offers(bank, "A") == ["stake 3", "compare 3", "fold", "look"]


def test_no_compare_in_it() -> None:
    """T21: the neighbour has staked, and is not compared with before the lap is over."""
    bank = trinka("A dark 1, B dark 2, C fold")
    assert "not legal here" in refusal(bank, "D compare")
    more(bank, "D fold")
    assert "compare 2 to 100" in offers(bank, "A")


def test_none_in_a_svara() -> None:
    """T21."""
    start = "A stake 20, B stake 20, C fold, D fold, A propose, B accept, C join, D decline, "
    bank = trinka(start + "cut A As, cut B 6h")
    assert offers(bank, "B") == ["stake 1 to 100", "fold", "look"]


def test_all_but_one_fold_in_it() -> None:
    """T21, C6: the last takes the pot unseen."""
    bank = trinka("A dark 1, B fold, C fold, D fold")
    assert stacks(bank) == {"A": 503, "B": 499, "C": 499, "D": 499}


def test_too_short_to_double() -> None:
    """T21, O41: C has 3 and goes all-in, which ends the dark; his total is 3, B matches it, A too."""
    bank = trinka("A dark 1, B dark 2", stacks=[500, 500, 4, 500])
    assert offers(bank, "C") == ["all-in for 3", "fold", "look"]
    more(bank, "C all-in")
    assert bank.state.match == 3
    assert offers(bank, "D") == ["call for 3", "fold", "look"]
    more(bank, "D fold")
    assert offers(bank, "A") == ["call for 2", "fold", "look"]
    more(bank, "A call")
    assert offers(bank, "B") == ["call for 1", "fold", "look"]


def test_doubling_with_all_one_has() -> None:
    """T21, C13: offered under both names; it ends the dark."""
    bank = trinka("A dark 1, B dark 2", stacks=[500, 500, 5, 500])
    assert offers(bank, "C") == ["dark 4", "all-in for 4", "fold", "look"]
    for line in ("C dark 4", "C all-in"):
        done = trinka(f"A dark 1, B dark 2, {line}", stacks=[500, 500, 5, 500])
        assert offers(done, "D") == ["call for 4", "fold", "look"]


def test_an_all_in_below_the_last_size_returns_what_is_above() -> None:
    """T21, O41, T22: C has 1; it comes back to B from 2, and A has matched it already."""
    bank = trinka("A dark 1, B dark 2, C all-in, D fold", stacks=[500, 500, 2, 500])
    assert bank.state.bets == [1, 1, 1, 0]
    assert bank.state.phase == "showdown"
    assert live(bank) == ["A", "B", "C"]
