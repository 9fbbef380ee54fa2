"""The tables of the other three games (D1): clocks, buy-ins, leaving, and a rake only where one is set."""

from fractions import Fraction

import pytest

from banks import deal, game, happened, live, play, stacks, to_act, winners
from svara.bank import BankError
from svara.bank.events import RakeTaken
from svara.chips import Chips

OTHERS = ("seka", "trinka", "svarka")


@pytest.mark.parametrize("profile", OTHERS)
def test_clocks_are_those_of_svara(profile: str) -> None:
    """D1: as in O26, O44, O47, O55, O67, O70 and O71."""
    assert game(profile).rules.clocks == game("svara").rules.clocks


@pytest.mark.parametrize(
    ("profile", "bounds"), [("seka", (20, 100)), ("trinka", (50, 300)), ("svarka", (20, 100))]
)
def test_buy_ins(profile: str, bounds: tuple[int, int]) -> None:
    """D1: in antes."""
    seats = game(profile).rules.seats
    assert (seats.min_buy_in, seats.max_buy_in) == bounds


@pytest.mark.parametrize("profile", OTHERS)
def test_running_out_of_time_is_a_fold(profile: str) -> None:
    """D1: there is no check in any of them, so it is one before the first bet too."""
    bank = play("A timeout", profile=profile, seats="A B C D")
    assert live(bank) == ["B", "C", "D"]
    assert to_act(bank) == ["B"]


@pytest.mark.parametrize("profile", OTHERS)
@pytest.mark.parametrize("kind", ["leave", "offline"])
def test_leaving_is_a_fold(profile: str, kind: str) -> None:
    """D1, O71, O72: on turn and off it."""
    bank = play(f"A {kind}, C {kind}", profile=profile, seats="A B C D")
    assert live(bank) == ["B", "D"]
    assert to_act(bank) == ["B"]


@pytest.mark.parametrize("profile", ["trinka", "svarka"])
@pytest.mark.parametrize("stack", [Fraction(99, 2), -5])
def test_only_seka_has_fractions_and_debts(profile: str, stack: Chips) -> None:
    """C7, K2, K27."""
    with pytest.raises(BankError, match="whole number of chips"):
        play("", profile=profile, stacks=[500, 500, stack])
    assert stacks(play("", profile="seka", stacks=[500, 500, stack]))["C"] == stack - 1


@pytest.mark.parametrize("profile", OTHERS)
def test_no_rake(profile: str) -> None:
    """D1."""
    stake = "bet" if profile == "svarka" else "stake"
    bank = play(f"A {stake} 10, B fold, C fold", profile=profile)
    assert winners(bank) == ["A"]
    assert happened(bank, RakeTaken) == []
    assert sum(stacks(bank).values()) == 1500


@pytest.mark.parametrize(
    ("profile", "script", "rake"),
    [
        ("svarka", deal(A="As Ks 9d", B="8d Tc Jh") + ", A bet 60, B call, C fold, B muck", 7),
        ("trinka", deal(A="As Ts 9d", B="6s 7h 8d") + ", A stake 60, B compare, C fold", 6),
    ],
)
def test_a_rake_where_the_table_sets_one(profile: str, script: str, rake: int) -> None:
    """D1, O61, O65: 5 % of 150, and of 123, rounded down."""
    rules = {"rake.percent": 5, "rake.cap_antes": 10}
    bank = play(script, profile=profile, rules=rules)
    assert winners(bank) == ["A"]
    assert bank.state.rake == rake
