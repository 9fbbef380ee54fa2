"""Which sockets are opened: to whom, by his session alone, and how many."""

from __future__ import annotations

from collections import Counter

from starlette.websockets import WebSocket

from svara.server.house import House
from svara.server.limits import TokenBuckets, client_of
from svara.server.moments import now_ms
from svara.server.people import sessions
from svara.server.people.sessions import Session
from svara.server.tables.hub import Connection
from svara.server.web.line import Line
from svara.server.web.protocol import protocol_of
from svara.server.web.session import client_address, same_origin, token_of
from svara.wire import ENDINGS, VERSION, Ending

OPENINGS, OPENINGS_PER_SECOND, MOST_ADDRESSES = 3000, 50, 10_000
"""How many sockets one address may open at once, and more a second; and how many addresses are counted."""

HIS_OPENINGS, HIS_PER_SECOND = 100, 0.5
"""The same for one player: his table writes down each time that he comes and goes."""

MOST_HERE = 3000
"""How many of them one address may have open."""

MOST_SOCKETS = 20
"""How many of them one guest may have open."""

PROTOCOL = "svara"
"""What a client speaks that names its protocols, and hears back."""

TICKET = "svara.ticket."
"""What a ticket follows among them."""

_SECRETS = ("key", "ticket")
"""What an address may not bring: proxies write it down."""


class Sockets:
    """The websocket endpoint: one socket is one person's line to one table."""

    def __init__(self, house: House, openings: TokenBuckets | None = None) -> None:
        self._house = house
        self._openings = openings or TokenBuckets(OPENINGS, OPENINGS_PER_SECOND, MOST_ADDRESSES)
        self._his = TokenBuckets(HIS_OPENINGS, HIS_PER_SECOND, MOST_ADDRESSES)
        self._here: Counter[str] = Counter()
        """How many are open, by the address of their client."""

    async def endpoint(self, socket: WebSocket) -> None:
        """One socket from its opening to its end."""
        if not same_origin(socket):
            await socket.close()
            return
        address = client_address(socket)
        client = client_of(address)
        if self._here[client] >= MOST_HERE or not self._openings.take(address):
            await socket.accept()
            await _close(socket, "too_much")
            return
        self._here[client] += 1
        try:
            await self._known(socket)
        finally:
            self._here[client] -= 1
            if not self._here[client]:
                del self._here[client]

    async def _known(self, socket: WebSocket) -> None:
        """Open it to who has a session, and speaks as is spoken here."""
        protocols: list[str] = socket.scope.get("subprotocols", [])
        await socket.accept(PROTOCOL if PROTOCOL in protocols else None)
        tickets = [name.removeprefix(TICKET) for name in protocols if name.startswith(TICKET)]
        session = self._session(socket, tickets)  # nothing is waited for from here to the line
        refusal = self._refusal(session)
        if any(secret in socket.query_params for secret in _SECRETS):
            await _close(socket, "secret_in_address")
        elif session is None or refusal is not None:
            await _close(socket, refusal or "no_session")
        elif socket.query_params.get("version", str(VERSION)) != str(VERSION):
            await _close(socket, "other_version")
        elif not self._his.take(session.player.id):
            await _close(socket, "too_much")
        else:
            await self._open(socket, session)

    def _refusal(self, session: Session | None) -> Ending | None:
        """Why there is no line for a session."""
        if session is None:
            return "no_session"
        if session.player.banned(now_ms()):
            return "banned"
        if self._house.rooms.lines(session.player.id) >= MOST_SOCKETS:
            return "too_many"
        return None

    async def _open(self, socket: WebSocket, session: Session) -> None:
        """Hold a line to the table that is asked for."""
        house = self._house
        room = house.rooms.get(socket.query_params.get("table", house.rooms.own))
        entry = "no_table" if room is None else room.entry(session.player)
        if room is None or entry == "no_table" or house.rooms.get(room.id) is not room:
            await _close(socket, "no_table")
        elif entry == "not_allowed":
            await _close(socket, "not_allowed")
        else:
            connection = Connection(session.player, protocol_of(socket))
            open_line = house.reception.lines.open(session, connection.close)
            try:
                await Line(house, room, connection).hold(socket)
            finally:
                house.reception.lines.close(open_line)

    def _session(self, socket: WebSocket, tickets: list[str]) -> Session | None:
        """Who it is, by a ticket, a header or a cookie; who shows a ticket is known by that alone."""
        reader, now = self._house.store.reader, now_ms()
        if not tickets:
            return sessions.of_token(reader, token_of(socket), now)
        taken = self._house.reception.tickets.take(tickets[0])
        return None if taken is None else sessions.of_hash(reader, taken, now)


async def _close(socket: WebSocket, why: Ending) -> None:
    await socket.close(ENDINGS[why], why)
