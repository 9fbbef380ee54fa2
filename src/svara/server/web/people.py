"""The endpoints of people: becoming a guest, who one is, one's name, and the end of it."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

import msgspec
from starlette.responses import Response

from svara.server.books import ledger
from svara.server.books.gifts import welcome_chips
from svara.server.house import House
from svara.server.moments import now_ms
from svara.server.people import accounts, sessions
from svara.server.people.accounts import TakenError, create_guest
from svara.server.people.names import clean_name, is_reserved, login_of
from svara.server.people.players import Kind, Player, Role, find, private, with_login
from svara.server.web.endpoint import ApiError, Call, Done, Endpoint, Rate, json_response
from svara.server.web.money import refill_today
from svara.server.web.session import token_of
from svara.server.web.trust import check_password, check_person
from svara.table import Stand

GUEST_BURST, GUESTS_PER_SECOND = 100, 1.0

CONFIRMATION = "delete"
"""What a player without a password says to be deleted."""


class GuestRequest(msgspec.Struct):
    """A guest's name; one of the house's where he gives none."""

    name: str | None = None


class NameRequest(msgspec.Struct):
    """Another name."""

    name: str


class DeleteRequest(msgspec.Struct):
    """The password, or the word ``delete`` of a player who has none."""

    password: str | None = None
    confirm: str | None = None


class Me(msgspec.Struct, omit_defaults=True):
    """Who the session's player is, and his chips away from tables."""

    id: str
    name: str
    wallet: int
    kind: Kind
    role: Role
    login: bool = False
    """Whether he has a password to log in with, and a recovery code."""
    telegram: bool = False
    """Whether he is logged in by launching the Mini App."""
    test: bool = False
    """Whether this is a house for tests."""
    muted_until: int = 0
    """Until when he may not chat, in milliseconds since the epoch."""


async def me(call: Call) -> Me | Response:
    """Asking is using the session, which lasts a year from now again."""
    session, now = call.session, now_ms()
    await refill_today(call.house, call.player, call.address)
    answer = me_of(call.house, call.player)
    if session is None or not session.renewable(now):
        return answer
    await call.house.store.run(lambda connection: sessions.renew(connection, session, now))
    response = json_response(answer)
    token = token_of(call.request)
    if token is not None and "authorization" not in call.request.headers:
        call.give_session(response, token)
    return response


async def guest(call: Call) -> Me | Response:
    """A new guest and his session; or the player that the session has already."""
    if call.visitor is not None:
        return json_response(me_of(call.house, call.visitor))
    if call.house.settings.sign_up == "closed":
        raise ApiError("closed", 403)
    name = free_name(call, call.body.name)
    with newcomers_chips(call) as chips:
        player, token = await call.house.store.run(
            lambda connection: create_guest(connection, name, now_ms(), chips)
        )
    response = json_response(me_of(call.house, player), 201)
    call.give_session(response, token)
    return response


async def rename(call: Call) -> Me:
    """He sits down by the new name; where he sits already he is called as before until he stands up."""
    player, name = check_person(call), new_name(call.body.name)
    try:
        await call.change(lambda connection: accounts.rename(connection, player.id, name))
    except TakenError:
        raise ApiError("name_taken", 409) from None
    return me_of(call.house, player)


async def delete(call: Call) -> Response:
    """Nobody leaves chips on a table so: he has to stand up first, and so have his bots."""
    player, house = check_person(call), call.house
    known = private(house.store.reader, player.id)
    if known.password is not None:
        await check_password(call, known.password, call.body.password or "")
    elif call.body.confirm != CONFIRMATION:
        raise ApiError("not_confirmed", 400)
    all_of_him = (player.id, *accounts.bots_of(house.store.reader, player.id))
    if any(is_seated(house, each) for each in all_of_him):
        raise ApiError("seated", 409)
    await call.change(lambda connection: accounts.delete(connection, player.id, now_ms()))
    for each in all_of_him:
        house.reception.lines.end(each)
        await stand_up(house, each)
    response = json_response(Done())
    call.drop_session(response)
    return response


def me_of(house: House, player: Player) -> Me:
    """What the house says to a player about himself."""
    reader = house.store.reader
    now = find(reader, player.id)
    known = private(reader, player.id)
    return Me(
        player.id,
        now.name,
        ledger.balance(reader, ledger.wallet(player.id)),
        now.kind,
        now.role,
        login=known.login is not None,
        telegram=known.telegram is not None,
        test=house.settings.test_seed is not None,
        muted_until=now.muted_until,
    )


def new_name(name: str | None) -> str:
    """A name that somebody may take, unless it is an account's."""
    try:
        clean = clean_name(name)
    except ValueError:
        raise ApiError("bad_name", 400) from None
    if is_reserved(clean):
        raise ApiError("name_taken", 409)
    return clean


def free_name(call: Call, name: str | None) -> str:
    """A name that is no account's."""
    clean = new_name(name)
    if with_login(call.house.store.reader, login_of(clean)) is not None:
        raise ApiError("name_taken", 409)
    return clean


def first_chips(house: House) -> int:
    """What somebody new begins with."""
    return welcome_chips(house.settings, house.rooms.least_buy_in())


@contextlib.contextmanager
def newcomers_chips(call: Call) -> Iterator[int]:
    """The same for who comes from the address that asks: so many a day, or chips would be had for the asking.

    Further ones come as well, and have none until there is a refill for them, or an operator's grant. Where
    nobody new comes after all, nothing was given, and it is none of so many.
    """
    counts, now = call.house.reception.welcomes, now_ms()
    chips, most = first_chips(call.house), call.house.settings.gifts_each
    if not (chips and most):
        yield chips
    elif not counts.take(call.address, most, now):
        yield 0
    else:
        try:
            yield chips
        except Exception:
            counts.give_back(call.address, now)
            raise


def is_seated(house: House, player: str) -> bool:
    """Whether he holds a seat at an open table, or has chips on any."""
    on_tables = ledger.holdings(house.store.reader, player) > ledger.balance(
        house.store.reader, ledger.wallet(player)
    )
    return on_tables or any(room.actor.table.state.seat_of(player) is not None for room in house.rooms)


async def stand_up(house: House, player: str) -> None:
    """Stand a player up wherever he sits, as soon as the bank there allows it; where he has a line, he may
    be about to sit down.
    """
    for room in house.rooms:
        if room.actor.table.state.seat_of(player) is not None or room.hub.is_connected(player):
            await room.actor.do(Stand(player))


PEOPLE = (
    Endpoint(
        "POST",
        "/api/guest",
        guest,
        "Become a guest with a session; who has one already gets his own again.",
        who="anyone",
        answer=Me,
        status=201,
        also=(200,),
        body=GuestRequest,
        codes={"bad_name": 400, "closed": 403, "name_taken": 409},
        rate=Rate(GUEST_BURST, GUESTS_PER_SECOND),
    ),
    Endpoint("GET", "/api/me", me, "Who the session's player is.", answer=Me),
    Endpoint(
        "POST",
        "/api/me/name",
        rename,
        "Take another name; an account logs in with it from now on.",
        answer=Me,
        body=NameRequest,
        codes={"bad_name": 400, "name_taken": 409, "not_for_bots": 403},
        rate=Rate(10, 0.1),
    ),
    Endpoint(
        "POST",
        "/api/me/delete",
        delete,
        "Be deleted, with one's bots: name, login and sessions go, and the chips are the house's again.",
        answer=Done,
        body=DeleteRequest,
        codes={
            "not_confirmed": 400,
            "wrong_password": 403,
            "seated": 409,
            "busy": 503,
            "not_for_bots": 403,
        },
        rate=Rate(10, 0.1),
    ),
)
