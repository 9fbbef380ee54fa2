"""The endpoints of bots from outside: the account they are of makes, lists and revokes their tokens."""

from __future__ import annotations

import msgspec

from svara.server.moments import now_ms
from svara.server.people import accounts, bots
from svara.server.people.bots import OwnBot, TooManyError
from svara.server.web.endpoint import ApiError, Call, Done, Endpoint, Rate
from svara.server.web.people import free_name, newcomers_chips, stand_up
from svara.server.web.trust import check_account


class BotRequest(msgspec.Struct):
    """What the bot is called."""

    name: str


class NewBot(msgspec.Struct):
    """A bot, and its token, which is shown this once."""

    bot: OwnBot
    token: str


class OwnBots(msgspec.Struct):
    bots: tuple[OwnBot, ...]


async def make(call: Call) -> NewBot:
    owner, name, now = check_account(call), free_name(call, call.body.name), now_ms()
    try:
        with newcomers_chips(call) as chips:
            bot, token = await call.change(
                lambda connection: bots.make(connection, owner.id, name, now, chips)
            )
    except TooManyError:
        raise ApiError("too_many", 409) from None
    return NewBot(OwnBot(bot.id, bot.name, now), token)


async def listed(call: Call) -> OwnBots:
    return OwnBots(bots.of_owner(call.house.store.reader, check_account(call).id))


async def revoke(call: Call) -> Done:
    """Its token is worth nothing from this moment; what it still has on a table follows after the bank."""
    owner, house, bot = check_account(call), call.house, call.path("id")
    if bot not in accounts.bots_of(house.store.reader, owner.id):
        raise ApiError("no_such_bot", 404)
    await call.change(lambda connection: accounts.delete(connection, bot, now_ms()))
    house.reception.lines.end(bot)
    await stand_up(house, bot)
    await house.store.run(lambda connection: accounts.forfeit(connection, now_ms()))
    return Done()


_NOT_ALL = {"account_needed": 403, "not_for_bots": 403}

BOTS = (
    Endpoint("GET", "/api/bots", listed, "The bots of one's own.", answer=OwnBots, codes=_NOT_ALL),
    Endpoint(
        "POST",
        "/api/bots",
        make,
        "Make a bot and its token.",
        answer=NewBot,
        status=201,
        body=BotRequest,
        codes=_NOT_ALL | {"bad_name": 400, "name_taken": 409, "too_many": 409},
        rate=Rate(10, 0.1),
    ),
    Endpoint(
        "DELETE",
        "/api/bots/{id}",
        revoke,
        "Revoke a bot's token; the bot is gone for good, and its chips are the house's again.",
        answer=Done,
        codes=_NOT_ALL | {"no_such_bot": 404},
    ),
)
