"""The endpoints of a Telegram Mini App: whoever launched it is logged in by what Telegram signed."""

from __future__ import annotations

import msgspec
from starlette.responses import Response

from svara.server.moments import now_ms
from svara.server.people import accounts, sessions
from svara.server.people.accounts import TakenError
from svara.server.people.names import nearest_name
from svara.server.people.players import Player, find, with_telegram
from svara.server.people.telegram import Launch, LaunchError, User, check
from svara.server.web.endpoint import ApiError, Call, Endpoint, Rate, check_banned, json_response
from svara.server.web.people import Me, first_chips, me_of
from svara.server.web.trust import check_person


class MiniApp(msgspec.Struct):
    """The Mini App that this house is within Telegram, as links at t.me name it; none without a name."""

    app: str | None = None


class LaunchRequest(msgspec.Struct):
    """``initData``, as Telegram gave it to the app.

    With ``link``, who is logged in is found by this user from now on. Nobody is without it: a page may have
    been opened by a link with the launch of a stranger in it.
    """

    init_data: str
    link: bool = False


async def mini_app(call: Call) -> Response:
    """Which app an invitation within Telegram leads to."""
    return json_response(MiniApp(call.house.settings.telegram_app))


async def launch(call: Call) -> Response:
    """The user's player, or a new one; where that is asked for, the one who asks."""
    house, now = call.house, now_ms()
    launched = _checked(call, now)
    player = await _player(call, launched.user, now)
    check_banned(house.store.reader, player)
    response = json_response(me_of(house, player))
    if call.visitor is None or call.visitor.id != player.id:
        try:
            token = await house.store.run(lambda connection: sessions.begin(connection, player.id, now))
        except sessions.GoneError:
            raise ApiError("no_session", 401) from None
        call.give_session(response, token)
    return response


def _checked(call: Call, now: int) -> Launch:
    token = call.house.settings.telegram_token
    if token is None:
        raise ApiError("not_offered", 404)
    try:
        launched = check(call.body.init_data, token, now // 1000)
    except LaunchError as error:
        raise ApiError(error.code, 403 if error.code in ("bad_signature", "too_old") else 400) from None
    if not call.house.reception.launches.take(launched.hash):
        raise ApiError("too_fast", 429)
    return launched


async def _player(call: Call, user: User, now: int) -> Player:
    house = call.house
    reader = house.store.reader
    found = with_telegram(reader, user.id)
    asks = check_person(call).id if call.body.link else None
    if found is not None and asks in (None, found):
        return find(reader, found)
    if asks is None and house.settings.sign_up == "closed":
        raise ApiError("closed", 403)
    name, chips = nearest_name(user.first_name), first_chips(house)
    try:
        made = await call.change(
            lambda connection: accounts.link_telegram(connection, user.id, asks, name, now, chips)
        )
    except TakenError:
        raise ApiError("telegram_taken", 409) from None
    if asks not in (None, made):
        raise ApiError("telegram_taken", 409)
    return find(reader, made)


TELEGRAM = (
    Endpoint(
        "GET",
        "/api/telegram",
        mini_app,
        "The name of the Mini App, which invitations within Telegram lead to.",
        who="anyone",
        answer=MiniApp,
        rate=Rate(30, 0.5),
    ),
    Endpoint(
        "POST",
        "/api/telegram",
        launch,
        "Log in by launching the Mini App, or be found by such launches from now on.",
        who="anyone",
        answer=Me,
        body=LaunchRequest,
        codes={
            "not_offered": 404,
            "bad_request": 400,
            "bad_signature": 403,
            "too_old": 403,
            "closed": 403,
            "no_session": 401,
            "not_for_bots": 403,
            "telegram_taken": 409,
        },
        rate=Rate(30, 0.5),
        largest=8192,
    ),
)
