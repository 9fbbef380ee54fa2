"""The endpoints by which operators look at people, and act on them."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Annotated, TypeAlias, TypeVar

import msgspec

from svara.chips import chips_json
from svara.server.books.gifts import MOST_GRANTED
from svara.server.house import House
from svara.server.moments import now_ms
from svara.server.operate import acts, audit, looking
from svara.server.people import accounts
from svara.server.people.players import Role
from svara.server.web.endpoint import ApiError, Call, Done, Endpoint, Moment, PageSize
from svara.server.web.people import first_chips, stand_up

Result = TypeVar("Result")

NO_CONTROLS = "[^\\x00-\\x1f\\x7f-\\x9f]*"
"""Letters that no terminal takes for an order."""

Reason: TypeAlias = Annotated[
    str, msgspec.Meta(min_length=1, max_length=500, pattern=rf"^{NO_CONTROLS}\S{NO_CONTROLS}$")
]
"""Why it was done: every act needs one, and the audit keeps it for good."""


class Because(msgspec.Struct, forbid_unknown_fields=True):
    """Why an act is done."""

    reason: Reason


class UntilRequest(Because):
    """Until when, in milliseconds since the epoch; 0 ends it now."""

    until: Moment


class RoleRequest(Because):
    """What an account may do."""

    role: Role


class GrantRequest(Because):
    """Play chips to give, or to take where they are below zero; said again with this ``id``, it is not done
    again.
    """

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=rf"^{NO_CONTROLS}$")]
    amount: Annotated[int, msgspec.Meta(ge=-MOST_GRANTED, le=MOST_GRANTED)]


class AdminRequest(Because):
    """The name of a new account that may do everything."""

    name: str


class PeopleQuery(msgspec.Struct):
    """A part of a name, or an id."""

    search: str = ""
    limit: PageSize = 50


class PeopleFound(msgspec.Struct):
    """The newest first."""

    people: list[looking.PersonLine]


class SeatHeld(msgspec.Struct):
    """Where somebody sits; the stack is an exact text where the score is notional."""

    table: str
    seat: int
    stack: int | str
    table_name: str
    game: str


class Person(msgspec.Struct):
    """A person as operators see him: what he has and what was done, and nothing that is secret."""

    person: looking.PersonLine
    sessions: int
    seats: list[SeatHeld]
    movements: list[looking.MovementLine]
    acts: list[audit.AuditLine]


class RecoveryCode(msgspec.Struct):
    """With it, an account's owner chooses a password; it is shown this once and kept nowhere."""

    code: str


class WalletNow(msgspec.Struct):
    wallet: int


async def people(call: Call) -> PeopleFound:
    asked: PeopleQuery = call.query
    return PeopleFound(
        await call.house.store.read(lambda at: looking.find_people(at, asked.search, asked.limit))
    )


async def person(call: Call) -> Person:
    player, seats = call.path("player"), _seats(call.house, call.path("player"))

    def look(at: sqlite3.Connection) -> Person | None:
        line = looking.find_person(at, player)
        if line is None:
            return None
        moved, done = (
            looking.recent_movements(at, player),
            audit.find_acts(at, None, player, looking.RECENT),
        )
        return Person(line, looking.count_sessions(at, player), seats, moved, done)

    found = await call.house.store.read(look)
    if found is None:
        raise ApiError("not_found", 404)
    return found


async def ban(call: Call) -> Done:
    """Who is banned loses his sockets, and his seats as one who leaves; his chips are his own."""
    body: UntilRequest = call.body
    who, target, now = call.player, call.path("player"), now_ms()
    shut = await act(call, lambda at: acts.ban(at, who, target, body.until, now, body.reason))
    for each in shut if body.until > now else ():
        call.house.reception.lines.end(each, "banned")
        await stand_up(call.house, each)
    return Done()


async def mute(call: Call) -> Done:
    body: UntilRequest = call.body
    who, target = call.player, call.path("player")
    await act(call, lambda at: acts.mute(at, who, target, body.until, now_ms(), body.reason))
    return Done()


async def role(call: Call) -> Done:
    """His sockets come back as who he is now: what an operator may look on at, a player may not."""
    body: RoleRequest = call.body
    who, target = call.player, call.path("player")
    await act(call, lambda at: acts.set_role(at, who, target, body.role, now_ms(), body.reason))
    call.house.reception.lines.end(target, "too_much")
    return Done()


async def password(call: Call) -> RecoveryCode:
    body: Because = call.body
    who, target = call.player, call.path("player")
    return RecoveryCode(
        await act(call, lambda at: acts.reset_password(at, who, target, now_ms(), body.reason))
    )


async def chips(call: Call) -> WalletNow:
    body: GrantRequest = call.body
    who, target = call.player, call.path("player")
    return WalletNow(
        await act(
            call,
            lambda at: acts.give_chips(at, who, target, body.amount, body.id, now_ms(), body.reason),
        )
    )


async def admin(call: Call) -> RecoveryCode:
    body: AdminRequest = call.body
    who, chips = call.player, first_chips(call.house)
    return RecoveryCode(
        await act(call, lambda at: acts.make_admin(at, who, body.name, chips, now_ms(), body.reason))
    )


async def act(call: Call, work: Callable[[sqlite3.Connection], Result]) -> Result:
    """Do an act in one transaction; what it refuses becomes its code."""
    try:
        return await call.change(work)
    except acts.NoSuchError:
        raise ApiError("not_found", 404) from None
    except acts.NoAccountError:
        raise ApiError("no_account", 409) from None
    except acts.NoPasswordError:
        raise ApiError("no_password", 409) from None
    except acts.RankError:
        raise ApiError("not_allowed", 403) from None
    except acts.GrantError as error:
        raise ApiError(error.code, 409) from None
    except accounts.TakenError:
        raise ApiError("name_taken", 409) from None
    except acts.BadNameError:
        raise ApiError("bad_name", 400) from None


def _seats(house: House, player: str) -> list[SeatHeld]:
    found = []
    for room in house.rooms:
        state = room.actor.table.state
        seat = state.seat_of(player)
        if seat is not None:
            found.append(
                SeatHeld(room.id, seat, chips_json(state.stacks[seat]), room.row.options.name, state.rules.id)
            )
    return found


_PERSON = "/api/operate/people/{player}"
_NOBODY = {"not_found": 404}

OPERATE_PEOPLE = (
    Endpoint(
        "GET",
        "/api/operate/people",
        people,
        "People by a part of their name, or by id.",
        who="operator",
        answer=PeopleFound,
        query=PeopleQuery,
    ),
    Endpoint(
        "GET",
        _PERSON,
        person,
        "A person: chips, seats, recent movements, and what operators did to him.",
        who="operator",
        answer=Person,
        codes=_NOBODY,
    ),
    Endpoint(
        "POST",
        f"{_PERSON}/ban",
        ban,
        "Shut the house to a player and his bots until a moment, and tell him why, or open it again.",
        who="operator",
        answer=Done,
        body=UntilRequest,
        codes=_NOBODY,
    ),
    Endpoint(
        "POST",
        f"{_PERSON}/mute",
        mute,
        "Keep a player from chatting until a moment, or let him again.",
        who="operator",
        answer=Done,
        body=UntilRequest,
        codes=_NOBODY,
    ),
    Endpoint(
        "POST",
        f"{_PERSON}/password",
        password,
        "A new recovery code for an account whose password is forgotten.",
        who="operator",
        answer=RecoveryCode,
        body=Because,
        codes=_NOBODY | {"no_password": 409},
    ),
    Endpoint(
        "POST",
        f"{_PERSON}/chips",
        chips,
        "Give play chips to a wallet, or take them.",
        who="operator",
        answer=WalletNow,
        body=GrantRequest,
        codes=_NOBODY | {"no_chips": 409, "other_act": 409, "no_amount": 409},
    ),
    Endpoint(
        "POST",
        f"{_PERSON}/role",
        role,
        "Make an account an operator or an admin, or a player again.",
        who="admin",
        answer=Done,
        body=RoleRequest,
        codes=_NOBODY | {"no_account": 409},
    ),
    Endpoint(
        "POST",
        "/api/operate/admins",
        admin,
        "A new account that may do everything.",
        who="admin",
        answer=RecoveryCode,
        body=AdminRequest,
        codes={"name_taken": 409, "bad_name": 400},
    ),
)
