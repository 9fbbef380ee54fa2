"""The endpoints of a closed circle: the invitation, asking to be let in, and the host's list."""

from __future__ import annotations

from typing import Literal

import msgspec

from svara.server.moments import now_ms
from svara.server.people.players import find
from svara.server.tables import registry
from svara.server.tables.registry import Standing
from svara.server.tables.room import Room
from svara.server.web.endpoint import ApiError, Call, Endpoint, Rate
from svara.server.web.tables import Joined, room_of


class Invitation(msgspec.Struct):
    """The key of a table, which lets in whoever has it; the one before lets in nobody more."""

    key: str


class Member(msgspec.Struct):
    """Somebody who asked, and how he stands; ``member`` names him at this table alone."""

    member: str
    name: str
    standing: Standing
    came: bool = False
    """Whether he sits there, or has played there."""


class MemberList(msgspec.Struct):
    members: tuple[Member, ...]


class Verdict(msgspec.Struct, forbid_unknown_fields=True):
    """What becomes of somebody who asked, or was let in."""

    member: str
    standing: Literal["approved", "refused", "removed"]


async def invite(call: Call) -> Invitation:
    room = room_of(call)
    if room.row.opener != call.player.id or room.row.options.practice is not None:
        raise ApiError("not_allowed", 403)
    key = registry.new_key()
    await call.change(lambda connection: registry.set_key(connection, room.id, key))
    return Invitation(key)


async def ask(call: Call) -> Joined:
    """Ask to be let in; who was refused stays so."""
    room, player = room_of(call), call.player
    if player.id in room.members or room.row.opener == player.id:
        return Joined("approved")
    try:
        return Joined(
            await call.change(
                lambda connection: registry.ask_to_join(connection, room.id, player.id, now_ms())
            )
        )
    except registry.TooManyAskError:
        raise ApiError("too_many", 409) from None


def _hosted(call: Call) -> Room:
    """The table of the path, for those who let people in there."""
    room = room_of(call)
    if not room.is_host(call.player):
        raise ApiError("not_allowed", 403)
    return room


async def members(call: Call) -> MemberList:
    return _list(call, _hosted(call))


def _list(call: Call, room: Room) -> MemberList:
    reader = call.house.store.reader
    rows = registry.members_of(reader, room.id)
    seats = {sitter.player for _, sitter in room.actor.table.state.taken()}
    came = seats | registry.players_of(reader, room.id)
    return MemberList(
        tuple(
            [
                Member(registry.handle(room.id, player), find(reader, player).name, standing, player in came)
                for player, _, standing in rows
            ]
        )
    )


async def judge(call: Call) -> MemberList:
    """Let somebody in, refuse him, or remove him, which makes him stand up (O72)."""
    room, verdict = _hosted(call), call.body
    rows = registry.members_of(call.house.store.reader, room.id)
    meant = [player for player, _, _ in rows if registry.handle(room.id, player) == verdict.member]
    if not meant:
        raise ApiError("no_member", 404)
    if verdict.standing == "approved":
        await room.approve(meant[0])
    else:
        await room.turn_away(meant[0], "refused" if verdict.standing == "refused" else None)
    return _list(call, room)


MEMBERS = (
    Endpoint(
        "POST",
        "/api/tables/{id}/invite",
        invite,
        "A new key for a table; the one before opens it no more.",
        answer=Invitation,
        codes={"no_table": 404, "not_allowed": 403},
        rate=Rate(20, 0.5),
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/ask",
        ask,
        "Ask to be let in.",
        answer=Joined,
        keyed=True,
        codes={"no_table": 404, "too_many": 409},
        rate=Rate(20, 0.5),
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/members",
        members,
        "Who asked and who was let in, for the opener and operators.",
        answer=MemberList,
        codes={"no_table": 404, "not_allowed": 403},
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/members",
        judge,
        "Let somebody in, refuse or remove him.",
        answer=MemberList,
        body=Verdict,
        codes={"no_table": 404, "no_member": 404, "not_allowed": 403},
    ),
)
