"""The endpoints of sessions: where one is logged in, logging out, and tickets for the socket."""

from __future__ import annotations

import msgspec
from starlette.responses import Response

from svara.server.moments import now_ms
from svara.server.people import sessions
from svara.server.people.sessions import Session, SessionKind
from svara.server.people.tickets import LASTS_SECONDS
from svara.server.web.endpoint import ApiError, Call, Done, Endpoint, Rate, json_response


class SessionView(msgspec.Struct, omit_defaults=True):
    """One place where one is logged in."""

    id: str
    created: int
    """When it began or was renewed, in milliseconds since the epoch."""
    kind: SessionKind
    current: bool = False
    """Whether it is the one that asks."""


class SessionsView(msgspec.Struct):
    """All of them, the newest first."""

    sessions: tuple[SessionView, ...]


class Ticket(msgspec.Struct):
    """Opens one socket within so many seconds, offered as the protocol ``svara.ticket.TICKET``."""

    ticket: str
    seconds: int


async def listed(call: Call) -> SessionsView:
    own = _session(call)
    found = sessions.of_player(call.house.store.reader, own.player.id, now_ms())
    return SessionsView(
        tuple(SessionView(each.id, each.created, each.kind, current=each.hash == own.hash) for each in found)
    )


async def end_one(call: Call) -> Response:
    own = _session(call)
    found = sessions.of_player(call.house.store.reader, own.player.id, now_ms())
    named = next((each for each in found if each.id == call.path("id")), None)
    if named is None:
        raise ApiError("no_such_session", 404)
    return await _end(call, named, current=named.hash == own.hash)


async def logout(call: Call) -> Response:
    return await _end(call, _session(call), current=True)


async def logout_everywhere(call: Call) -> Response:
    player = _session(call).player
    await call.house.store.run(lambda connection: sessions.end_all(connection, player.id))
    call.house.reception.lines.end(player.id)
    response = json_response(Done())
    call.drop_session(response)
    return response


async def ticket(call: Call) -> Ticket:
    return Ticket(call.house.reception.tickets.give(_session(call).hash), LASTS_SECONDS)


async def _end(call: Call, session: Session, *, current: bool) -> Response:
    await call.house.store.run(lambda connection: sessions.end(connection, session))
    call.house.reception.lines.end(session.player.id, session=session)
    response = json_response(Done())
    if current:
        call.drop_session(response)
    return response


def _session(call: Call) -> Session:
    if call.session is None:
        raise ApiError("no_session", 401)
    return call.session


SESSIONS = (
    Endpoint("GET", "/api/sessions", listed, "Where one is logged in.", answer=SessionsView),
    Endpoint(
        "DELETE",
        "/api/sessions/{id}",
        end_one,
        "Log out in one of these places.",
        answer=Done,
        codes={"no_such_session": 404},
    ),
    Endpoint("POST", "/api/logout", logout, "Log out here; a guest is then gone for good.", answer=Done),
    Endpoint(
        "POST", "/api/logout/everywhere", logout_everywhere, "Log out here and everywhere else.", answer=Done
    ),
    Endpoint(
        "POST",
        "/api/ticket",
        ticket,
        "A ticket for one socket, for clients that can send neither cookie nor header with it.",
        answer=Ticket,
        rate=Rate(60, 2),
    ),
)
