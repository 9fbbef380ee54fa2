"""What a view says of a seat to everybody."""

from __future__ import annotations

from svara.server.tables.showing import table_view
from table_moments import at_betting


def test_only_who_bet_dark_last_is_dark() -> None:
    """O28, O33: a card that nobody has turned is no dark bet, and a bet after looking ends one's own."""
    house = at_betting()

    def dark() -> list[bool]:
        return [seat.dark for seat in table_view(house.table, "D", None, house.now).seats[:4]]

    assert dark() == [False, False, False, False]
    house.play("A", "dark", 10)
    assert dark() == [True, False, False, False]
    house.play("B", "dark", 20)
    house.play("C", "look")
    house.play("C", "bet", 40)
    assert dark() == [True, True, False, False]
    house.play("D", "fold")
    house.play("A", "call")
    assert dark() == [False, True, False, False]
