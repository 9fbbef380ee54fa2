"""What an endpoint checks of who asks, beyond his session."""

from __future__ import annotations

from svara.server.people.passwords import BusyError, fit
from svara.server.people.players import Player, private
from svara.server.web.endpoint import ApiError, Call


def check_person(call: Call) -> Player:
    """Who asks, unless he is a bot: its account is its owner's business."""
    if call.player.kind == "bot":
        raise ApiError("not_for_bots", 403)
    return call.player


def check_account(call: Call) -> Player:
    """Who asks, if he is known by more than one session."""
    player = check_person(call)
    if player.kind != "account":
        raise ApiError("account_needed", 403)
    return player


async def check_password(call: Call, stored: str | None, password: str) -> None:
    """Whether who asks knows his own password; he may try as often as one who logs in."""
    login = private(call.house.store.reader, call.player.id).login or call.player.id
    if not call.house.reception.attempts.take(login, call.address):
        raise ApiError("too_fast", 429)
    if not await matches(call, stored, password):
        raise ApiError("wrong_password", 403)


async def matches(call: Call, stored: str | None, password: str) -> bool:
    """Whether a password is the stored one, in the same time whether one is stored or not."""
    try:
        return await call.house.reception.passwords.matches(stored, password)
    except BusyError:
        raise ApiError("busy", 503) from None


async def hashed(call: Call, password: str) -> str:
    """A new password's hash, if it may be one."""
    if not fit(password):
        raise ApiError("bad_password", 400)
    try:
        return await call.house.reception.passwords.hash(password)
    except BusyError:
        raise ApiError("busy", 503) from None


async def rehashed(call: Call, stored: str, password: str) -> str | None:
    """A password that was right, with today's parameters; none where it has them, or there is no time now."""
    passwords = call.house.reception.passwords
    if not passwords.outdated(stored):
        return None
    try:
        return await passwords.hash(password)
    except BusyError:
        return None
