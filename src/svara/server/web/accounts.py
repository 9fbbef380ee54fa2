"""The endpoints of accounts: signing up, logging in, and what to do about a password."""

from __future__ import annotations

from contextlib import nullcontext

import msgspec
from starlette.responses import Response

from svara.server.moments import now_ms
from svara.server.people import accounts
from svara.server.people.accounts import Hashes, TakenError
from svara.server.people.names import login_of
from svara.server.people.players import Player, find, private, with_login
from svara.server.people.recovery import code_hash, new_code, same_code
from svara.server.web.endpoint import ApiError, Call, Done, Endpoint, Rate, check_banned, json_response
from svara.server.web.people import Me, free_name, me_of, newcomers_chips
from svara.server.web.trust import check_password, check_person, hashed, matches, rehashed

SLOW = Rate(20, 0.2)
"""For doors that work out a password: so many from one address, for all logins together."""


class SignUpRequest(msgspec.Struct):
    """A password of 8 to 200 characters; the name that a guest has already where none is given."""

    password: str
    name: str | None = None


class LoginRequest(msgspec.Struct):
    name: str
    password: str


class RecoverRequest(msgspec.Struct):
    """The recovery code, and the new password."""

    name: str
    code: str
    password: str


class PasswordRequest(msgspec.Struct):
    """The old password and the new one."""

    old: str
    new: str


class RecoveryRequest(msgspec.Struct):
    password: str


class Recovery(msgspec.Struct):
    """A recovery code: shown this once, good for one new password, and until the next code."""

    recovery: str


class SignedUp(msgspec.Struct):
    """Who one is now, and the recovery code, which is shown this once."""

    me: Me
    recovery: str


async def sign_up(call: Call) -> Response:
    """Whoever has no login yet gets one and keeps all he has; a stranger begins as one who has one."""
    if call.house.settings.sign_up != "open":
        raise ApiError("closed", 403)
    visitor = None if call.visitor is None else check_person(call)
    wanted = visitor.name if visitor is not None and call.body.name is None else call.body.name
    if visitor is not None and private(call.house.store.reader, visitor.id).login is not None:
        raise ApiError("has_account", 409)
    name = free_name(call, wanted)
    player, token, code = await _signed_up(call, visitor, name, await hashed(call, call.body.password))
    response = json_response(SignedUp(me_of(call.house, player), code), 201)
    if token is not None:
        call.give_session(response, token)
    return response


async def login(call: Call) -> Response:
    """What is wrong is not said, and takes as long whether there is such a name or not.

    Whoever the session was of stays what he was; this browser is another's from now on.
    """
    house, key = call.house, login_of(call.body.name)
    _check_attempts(call, key)
    reader = house.store.reader
    found = with_login(reader, key)
    stored = None if found is None else private(reader, found).password
    if not await matches(call, stored, call.body.password) or found is None or stored is None:
        raise ApiError("wrong_login", 403)
    player = find(reader, found)
    check_banned(reader, player)
    renewed = await rehashed(call, stored, call.body.password)
    before, now = call.session, now_ms()
    leaves = before if before is not None and before.player.id == player.id else None
    token = await house.store.run(
        lambda connection: accounts.log_in(connection, found, stored, now, renewed=renewed, instead=leaves)
    )
    if token is None:
        raise ApiError("wrong_login", 403)
    return _known(call, json_response(me_of(house, player)), token)


async def recover(call: Call) -> Response:
    house, key = call.house, login_of(call.body.name)
    _check_attempts(call, key)
    reader = house.store.reader
    found = with_login(reader, key)
    stored = None if found is None else private(reader, found).recovery
    if not same_code(stored, call.body.code) or found is None or stored is None:
        raise ApiError("wrong_code", 403)
    player = find(reader, found)
    check_banned(reader, player)
    password, code = await hashed(call, call.body.password), new_code()
    token = await house.store.run(
        lambda connection: accounts.recover(connection, found, stored, password, code_hash(code), now_ms())
    )
    if token is None:
        raise ApiError("wrong_code", 403)
    for each in (found, *accounts.bots_of(reader, found)):
        house.reception.lines.end(each)
    return _known(call, json_response(SignedUp(me_of(house, player), code)), token)


async def change_password(call: Call) -> Done:
    """Every other session ends with the old password."""
    player, session, house = check_person(call), call.session, call.house
    await check_password(call, private(house.store.reader, player.id).password, call.body.old)
    password = await hashed(call, call.body.new)
    await call.change(lambda connection: accounts.set_password(connection, player.id, password, session))
    house.reception.lines.end(player.id, but=session)
    return Done()


async def renew_recovery(call: Call) -> Recovery:
    player, code = check_person(call), new_code()
    await check_password(call, private(call.house.store.reader, player.id).password, call.body.password)
    await call.change(lambda connection: accounts.set_recovery(connection, player.id, code_hash(code)))
    return Recovery(code)


async def _signed_up(
    call: Call, visitor: Player | None, name: str, password: str
) -> tuple[Player, str | None, str]:
    """The account, the token of a session where there was none, and the recovery code."""
    code, now = new_code(), now_ms()
    hashes = Hashes(password, code_hash(code))
    try:
        with newcomers_chips(call) if visitor is None else nullcontext(0) as chips:
            player, token = await call.change(
                lambda connection: accounts.sign_up(connection, visitor, name, hashes, now, chips)
            )
    except TakenError:
        raise ApiError("name_taken", 409) from None
    return player, token, code


def _known(call: Call, response: Response, token: str) -> Response:
    call.give_session(response, token)
    return response


def _check_attempts(call: Call, login: str) -> None:
    if not call.house.reception.attempts.take(login, call.address):
        raise ApiError("too_fast", 429)


_PASSWORD = {"wrong_password": 403, "busy": 503, "not_for_bots": 403}

ACCOUNTS = (
    Endpoint(
        "POST",
        "/api/signup",
        sign_up,
        "Get a login; a guest keeps his chips, seats and history.",
        who="anyone",
        answer=SignedUp,
        status=201,
        body=SignUpRequest,
        codes={
            "bad_name": 400,
            "bad_password": 400,
            "no_session": 401,
            "closed": 403,
            "not_for_bots": 403,
            "has_account": 409,
            "name_taken": 409,
            "busy": 503,
        },
        rate=SLOW,
    ),
    Endpoint(
        "POST",
        "/api/login",
        login,
        "Log in by name and password.",
        who="anyone",
        answer=Me,
        body=LoginRequest,
        codes={"wrong_login": 403, "busy": 503},
        rate=SLOW,
    ),
    Endpoint(
        "POST",
        "/api/recover",
        recover,
        "Choose a new password with the recovery code; every session ends, and a new code is given.",
        who="anyone",
        answer=SignedUp,
        body=RecoverRequest,
        codes={"wrong_code": 403, "bad_password": 400, "busy": 503},
        rate=SLOW,
    ),
    Endpoint(
        "POST",
        "/api/me/password",
        change_password,
        "Change the password; every other session ends.",
        answer=Done,
        body=PasswordRequest,
        codes=_PASSWORD | {"bad_password": 400},
        rate=SLOW,
    ),
    Endpoint(
        "POST",
        "/api/me/recovery",
        renew_recovery,
        "Get a new recovery code in the place of the old one.",
        answer=Recovery,
        body=RecoveryRequest,
        codes=_PASSWORD,
        rate=SLOW,
    ),
)
