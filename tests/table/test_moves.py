"""Changing seats between two banks."""

from __future__ import annotations

import pytest

from houses import House, begun, game, only
from svara.table import Move
from svara.table.events import SeatMoved


def test_everything_before_him_goes_along() -> None:
    """O67, R87, C5: his chips, his wishes, and what he would have to bring again."""
    house = House()
    house.sit("A", 0, 700)
    moved = only(house.do(Move("A", 4)), SeatMoved)
    assert (moved.seat, moved.to, moved.amount) == (0, 4, 700)
    assert (house.state.stacks[0], house.stack("A"), house.state.seat_of("A")) == (0, 700, 4)
    assert house.state.pressed() == (4,)
    house.stand("A")
    assert house.state.buy_in("A", house.now)[0] == 700
    house.check_replay()


def test_what_one_moved_from_is_free_for_others() -> None:
    """The newcomer there has seen nothing of the bank before, and the mover sees it still."""
    house = begun(game(), "AB")
    house.play("A", "fold")
    house.do(Move("A", 5))
    house.sit("C", 0, ready=False)
    assert house.state.bank_seat("A") == 0
    assert house.state.bank_seat("C") is None
    house.press("A", "B")
    assert set(house.bank.dealt) == {1, 5}
    house.check_replay()


@pytest.mark.parametrize(
    ("seat", "code"), [(1, "seat_taken"), (0, "seat_taken"), (6, "no_such_seat"), (-1, "no_such_seat")]
)
def test_only_a_free_seat_can_be_taken(seat: int, code: str) -> None:
    house = House()
    house.sit("A", 0)
    house.sit("B", 1, ready=False)
    assert house.refused(Move("A", seat)) == code
    assert house.refused(Move("C", 3)) == "not_seated"


def test_nobody_moves_while_a_bank_is_played() -> None:
    house = begun(game(), "AB")
    house.sit("C", 2)
    assert house.refused(Move("A", 4)) == "bank_running"
    assert house.refused(Move("C", 4)) == "bank_running", "nor who is not in it"


def test_a_score_goes_along() -> None:
    """K2, K35: in a match it stays whose it is, and the winner of one that is over keeps his name."""
    house = begun(game("seka", **{"match.banks": 1}), "AB", amount=0)
    house.play("A", "fold")
    assert house.state.match is not None and house.state.match.over
    (winner,) = house.state.match.winners
    score = house.state.scores[winner]
    name = "AB"[winner]
    house.do(Move(name, 7))
    assert house.state.match.winners == (7,)
    assert house.state.match.scores[7] == house.state.scores[7] == score > 0
    house.check_replay()
