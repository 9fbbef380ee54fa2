"""The endpoints of people: becoming a guest, and who one is."""

from __future__ import annotations

import msgspec
from starlette.responses import Response

from svara.server.books import ledger
from svara.server.books.booking import guest_chips
from svara.server.house import House
from svara.server.people.accounts import Player, clean_name, create_guest
from svara.server.tables.actor import now_ms
from svara.server.web.endpoint import ApiError, Call, Endpoint, Rate, json_response
from svara.server.web.session import give_session


GUEST_BURST, GUESTS_PER_SECOND = 100, 1.0


class GuestRequest(msgspec.Struct):
    """A guest's name; one of the house's where he gives none."""

    name: str | None = None


class Me(msgspec.Struct):
    """Who the session's player is, and his chips away from tables."""

    name: str
    wallet: int


async def me(call: Call) -> Me:
    return _me(call.house, call.player)


async def guest(call: Call) -> Me | Response:
    """A new guest and his session; or the guest that the session has already."""
    if call.visitor is not None:
        return json_response(_me(call.house, call.visitor))
    try:
        name = clean_name(call.body.name)
    except ValueError:
        raise ApiError("bad_request", 400) from None
    own = call.house.rooms.get(call.house.rooms.own)
    assert own is not None, "the house's own table is open"
    chips = guest_chips(own.actor.table.state)
    player, token = await call.house.store.run(
        lambda connection: create_guest(connection, name, now_ms(), chips)
    )
    response = json_response(_me(call.house, player), 201)
    give_session(response, token, call.request)
    return response


def _me(house: House, player: Player) -> Me:
    return Me(player.name, ledger.balance(house.store.reader, ledger.wallet(player.id)))


PEOPLE = (
    Endpoint(
        "POST",
        "/api/guest",
        guest,
        "Become a guest with a session; who has one already gets his own again.",
        who="anyone",
        answer=Me,
        status=201,
        body=GuestRequest,
        codes={"bad_request": 400},
        rate=Rate(GUEST_BURST, GUESTS_PER_SECOND),
    ),
    Endpoint("GET", "/api/me", me, "Who the session's player is.", answer=Me),
)
