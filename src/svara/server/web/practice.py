"""The endpoint for practice: a table of one's own with bots, apart from everybody and from one's chips."""

from __future__ import annotations

import msgspec

from svara.server.tables.bots import usual_buy_in
from svara.server.tables.practice import PracticeRequest
from svara.server.web.endpoint import ApiError, Call, Endpoint, Rate
from svara.server.web.tables import refused


class PracticeSeat(msgspec.Struct):
    """A seat at a table for practice, and with how many of its chips to sit down there."""

    table: str
    seat: int
    amount: int


async def practise(call: Call) -> PracticeSeat:
    """Whoever plays here may practise; the table that he practised at before is closed."""
    if call.player.kind == "bot":
        raise ApiError("not_allowed", 403)
    with refused(call):
        room = await call.house.rooms.practise(call.player, call.body)
    rules = room.actor.table.state.rules
    amount = usual_buy_in(rules) if rules.whole() else 0
    return PracticeSeat(room.id, room.free_seats()[0], amount)


PRACTICE = (
    Endpoint(
        "POST",
        "/api/practice",
        practise,
        "Open a table to practise at, with bots and chips that are worth nothing elsewhere.",
        answer=PracticeSeat,
        status=201,
        body=PracticeRequest,
        codes={"bad_options": 400, "not_allowed": 403, "too_many_tables": 409, "house_full": 409},
        rate=Rate(20, 0.5),
    ),
)
