"""The endpoints of chips: a person's statement, and the sheets of what was won and lost."""

from __future__ import annotations

from svara.server.books import gifts
from svara.server.house import House
from svara.server.people.players import Player
from svara.server.tables.actor import now_ms


async def refill_today(house: House, player: Player) -> None:
    """Give who has few chips those of today; in most cases a look is enough to know that none are due."""
    rule, now = house.rooms.refill(), now_ms()
    if gifts.refill_due(house.store.reader, rule, player.id, now):
        await house.store.run(lambda connection: gifts.refill(connection, rule, player.id, now))
