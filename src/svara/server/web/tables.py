"""The endpoints of the lobby: finding, opening and entering tables."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
from msgspec.structs import replace

from svara.server.books import ledger
from svara.server.moments import now_ms
from svara.server.people.players import Player, find
from svara.server.tables import registry
from svara.server.tables.lobby import LobbyQuery, QuickRequest, TableInfo, best_seat, info, listed
from svara.server.tables.options import LONGEST_RULES, OptionError, TableOptions
from svara.server.tables.registry import FullError, Standing
from svara.server.tables.room import Room
from svara.server.web.endpoint import ApiError, Call, Endpoint, Rate


class HouseState(msgspec.Struct, omit_defaults=True):
    """What holds for the whole house, as a `notice` at a table says it."""

    paused: bool = False
    closing: bool = False
    text: str | None = None


class TableList(msgspec.Struct):
    """The lobby."""

    tables: tuple[TableInfo, ...]
    house: HouseState


class Opened(msgspec.Struct):
    """A new table, and the key that lets others in."""

    table: TableInfo
    key: str


class QuickSeat(msgspec.Struct):
    """A seat that is held for half a minute."""

    table: str
    seat: int


class JoinRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The key of an invitation; none where the table is open to all."""

    key: str | None = None


class Joined(msgspec.Struct):
    """How one stands to a table."""

    standing: Standing


async def tables(call: Call) -> TableList:
    rooms, status = call.house.rooms, call.house.rooms.status
    state = HouseState(status.paused, status.closing, status.text)
    return TableList(listed(rooms, call.visitor, call.query), state)


async def table(call: Call) -> TableInfo:
    room = room_of(call)
    found = info(room, call.visitor, call.house.rooms.own)
    if not _sees_people(call, room):
        return found
    opener = room.row.opener
    return replace(
        found,
        host="" if opener is None else find(call.house.store.reader, opener).name,
        sitting=tuple([sitter.name for _, sitter in room.actor.table.state.taken()]),
    )


def _sees_people(call: Call, room: Room) -> bool:
    """Whether who asks may know who is there: as an onlooker, by his key, or because he belongs there."""
    if room.row.options.spectators or registry.fits(call.house.store.reader, room.id, call.key):
        return True
    return call.visitor is not None and room.entry(call.visitor) == "in"


def room_of(call: Call) -> Room:
    """The table of the path, as far as it is there for who asks."""
    room = call.house.rooms.get(call.path("id"))
    if room is None:
        raise ApiError("no_table", 404)
    if not room.row.options.private or registry.fits(call.house.store.reader, room.id, call.key):
        return room
    if call.visitor is None or room.entry(call.visitor) != "in":
        raise ApiError("no_table", 404)
    return room


async def open_table(call: Call) -> Opened:
    """A person has a few tables of his own, an operator as many as he likes."""
    check_may_open(call, call.player)
    if call.body.for_bots() and not call.player.operates:
        raise ApiError("bad_options", 400, "clock", allowed="normal, slow or quick")
    if call.body.practice is not None:
        raise ApiError("bad_options", 400, "practice", allowed="none: such a table is had from /api/practice")
    with refused(call):
        room, key = await call.house.rooms.create(call.player, call.body)
    return Opened(info(room, call.player, call.house.rooms.own), key)


def check_may_open(call: Call, player: Player) -> None:
    """Who may open tables, the house's settings say."""
    allowed = call.house.settings.open_tables
    if not player.operates and (
        allowed == "operators" or (allowed == "accounts" and player.kind != "account")
    ):
        raise ApiError("not_allowed", 403)


@contextmanager
def refused(call: Call) -> Iterator[None]:
    """Opening a table, and why it cannot be."""
    if not call.player.operates and not call.house.reception.openings.take(call.address):
        raise ApiError("too_fast", 429)
    try:
        yield
    except OptionError as error:
        raise ApiError(
            "bad_options", 400, error.where, allowed=error.allowed, line=error.line, bounds=error.bounds
        ) from None
    except FullError as full:
        if full.each:
            raise ApiError("too_many_tables", 409) from None
        raise ApiError("house_full", 409) from None


async def quick(call: Call) -> QuickSeat:
    """The seat where most people play; where there is none, a new table with the house's bots."""
    house, player, asked = call.house, call.player, call.body
    wallet = ledger.balance(house.store.reader, ledger.wallet(player.id))
    found = best_seat(house.rooms, player, wallet, asked, now_ms())
    if found is None:
        found = await _new_seat(call, wallet)
    room, seat = found
    for other in house.rooms:
        if other is not room and other.waiting.leave_promised(player.id):
            other.offer_seats()
    room.waiting.hold(seat, player.id, player.name, now_ms())
    room.offer_seats()
    room.hub.refresh()
    return QuickSeat(room.id, seat)


async def _new_seat(call: Call, wallet: int) -> tuple[Room, int]:
    check_may_open(call, call.player)
    house, asked = call.house, call.body
    own = house.rooms.get(house.rooms.own)
    assert own is not None, "the house's own table is open"
    game = asked.game or own.actor.table.state.rules.id
    options = TableOptions(profile=game, ante=asked.ante, bots=min(house.settings.bots, 3))
    with refused(call):
        room, _ = await house.rooms.create(call.player, options)
    state = room.actor.table.state
    if state.rules.whole() and state.smallest_buy_in() > wallet:
        await house.rooms.shut(room.id)
        raise ApiError("no_chips", 409)
    return room, room.free_seats()[0]


async def join(call: Call) -> Joined:
    """Become a member, by the key, or at a table that is open to all."""
    room = call.house.rooms.get(call.path("id"))
    if room is None:
        raise ApiError("no_table", 404)
    player = call.player
    if player.id in room.members or room.row.opener == player.id:
        return Joined("approved")
    if await room.let_in(player, call.body.key):
        return Joined("approved")
    if room.row.options.private and room.entry(player) != "in":
        raise ApiError("no_table", 404)
    if call.body.key is not None:
        raise ApiError("bad_key", 403)
    if room.row.options.closed_circle():
        raise ApiError("not_allowed", 403)
    await room.approve(player.id)
    return Joined("approved")


TABLES = (
    Endpoint(
        "GET",
        "/api/tables",
        tables,
        "The tables that are open to all to see.",
        who="anyone",
        answer=TableList,
        query=LobbyQuery,
    ),
    Endpoint(
        "POST",
        "/api/tables",
        open_table,
        "Open a table as one wants it.",
        answer=Opened,
        status=201,
        body=TableOptions,
        codes={
            "bad_options": 400,
            "not_allowed": 403,
            "too_many_tables": 409,
            "house_full": 409,
        },
        rate=Rate(20, 0.5),
        largest=4 * LONGEST_RULES,
    ),
    Endpoint(
        "POST",
        "/api/quick",
        quick,
        "A seat at the table that suits best, held for half a minute.",
        answer=QuickSeat,
        body=QuickRequest,
        codes={
            "bad_options": 400,
            "not_allowed": 403,
            "no_chips": 409,
            "too_many_tables": 409,
            "house_full": 409,
        },
        rate=Rate(20, 0.5),
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}",
        table,
        "One table; a private one by its key, or for those who belong there.",
        who="anyone",
        answer=TableInfo,
        keyed=True,
        codes={"no_table": 404},
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/join",
        join,
        "Become a member of a table by its key, or of one that is open to all.",
        answer=Joined,
        body=JoinRequest,
        codes={"no_table": 404, "bad_key": 403, "not_allowed": 403},
        rate=Rate(20, 0.5),
    ),
)
