"""Sessions and tickets: where they are good, how long, and that their end is the end of every socket."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import httpx
import pytest
from starlette.types import Message
from starlette.websockets import WebSocket
from websockets.exceptions import ConnectionClosed

from operators import OPERATOR
from people import PASSWORD, Browser, code_of, done, ends_with
from raw_socket import heard, line
from servers import Client, Guest, Server, running
from svara.server.db.store import Store
from svara.server.house import House
from svara.server.limits import TokenBuckets
from svara.server.moments import now_ms
from svara.server.operate import acts
from svara.server.people import sessions
from svara.server.people.accounts import create_guest
from svara.server.people.sessions import LASTS_MS, MOST, RENEW_MS
from svara.server.people.tickets import LASTS_SECONDS, Tickets
from svara.server.people.tickets import MOST as MOST_TICKETS
from svara.server.settings import Settings
from svara.server.tables.rooms import Rooms
from svara.server.web.sockets import Sockets
from svara.wire import ENDINGS

pytestmark = pytest.mark.server


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One house for all of it."""
    with running(tmp_path_factory.mktemp("sessions") / "data", "--bots", "0") as server:
        yield server


def test_a_ticket_opens_one_socket(house: Server) -> None:
    """Without a cookie; a second time it is worth nothing, and no cookie makes up for it."""
    ann = Browser(house)
    ann.guest("Ann")
    ticket = done(ann.post("ticket"))
    assert ticket["seconds"] == LASTS_SECONDS
    once = ticket["ticket"]
    assert ends_with(house, ticket=once) is None
    assert ends_with(house, ticket=once) == 4401
    assert ends_with(house, ticket=once, cookie=f"svara_session={ann.token}") == 4401
    assert ends_with(house, ticket="made-up") == 4401


def test_no_secret_comes_in_an_address(house: Server) -> None:
    """Proxies write addresses down: whoever brings one there is told, whoever he is."""
    ann = Browser(house)
    ann.guest("Ann")
    ticket = done(ann.post("ticket"))["ticket"]
    for query in (f"?ticket={ticket}", "?table=svara&key=abcdefgh"):
        assert ends_with(house, query) == ENDINGS["secret_in_address"]
        assert ends_with(house, query, authorization=f"Bearer {ann.token}") == ENDINGS["secret_in_address"]


def test_a_ticket_is_worth_nothing_after_logging_out(house: Server) -> None:
    ann = Browser(house)
    ann.guest("Ann")
    ticket = done(ann.post("ticket"))["ticket"]
    assert ann.code("logout") == "ok"
    assert ends_with(house, ticket=ticket) == 4401
    assert ann.code("ticket") == "no_session"


def test_a_ticket_is_good_for_seconds_and_there_are_so_many() -> None:
    moment = 0.0
    tickets = Tickets(lambda: moment)
    quick, slow = tickets.give(b"ann"), tickets.give(b"ann")
    moment = LASTS_SECONDS - 0.1
    assert tickets.take(quick) == b"ann"
    moment = float(LASTS_SECONDS)
    assert tickets.take(slow) is None
    first, second = tickets.give(b"1"), tickets.give(b"2")
    for _ in range(MOST_TICKETS - 1):
        tickets.give(b"x")
    assert (tickets.take(first), tickets.take(second)) == (None, b"2")


def test_a_token_is_taken_in_a_header(house: Server) -> None:
    """For programs: over HTTP and for the socket."""
    ann = Browser(house)
    ann.guest("Ann")
    bearer = {"authorization": f"Bearer {ann.token}"}
    assert httpx.get(f"{house.url}/api/me", headers=bearer).json()["name"] == "Ann"
    assert ends_with(house, **bearer) is None
    wrong = {"authorization": "Bearer x", "cookie": f"svara_session={ann.token}"}
    assert ends_with(house, **wrong) == 4401


def closing_code(line: Client) -> int | None:
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            line.receive()
    return None if closed.value.rcvd is None else closed.value.rcvd.code


def test_logging_out_closes_the_sockets_of_that_session_alone(house: Server) -> None:
    desk, phone = Browser(house), Browser(house)
    desk.sign_up("Bea")
    phone.login("Bea")
    at_desk, at_phone = (Guest.of(house, "Bea", each.token).open() for each in (desk, phone))
    with at_desk, at_phone:
        assert phone.code("logout") == "ok"
        assert "svara_session" not in phone.http.cookies
        assert closing_code(at_phone) == 4401
        assert at_desk.sit(0)["ok"]
        assert desk.code("logout/everywhere") == "ok"
        assert closing_code(at_desk) == 4401
    assert code_of(desk.get("me")) == "no_session"


def test_sessions_are_listed_and_ended_one_by_one(house: Server) -> None:
    desk, phone = Browser(house), Browser(house)
    desk.sign_up("Cleo")
    phone.login("Cleo")
    listed = done(desk.get("sessions"))["sessions"]
    assert [each.get("current", False) for each in listed].count(True) == 1
    (other,) = [each["id"] for each in listed if not each.get("current")]
    stranger = Browser(house)
    stranger.guest("Eve")
    assert code_of(stranger.delete(f"sessions/{other}")) == "no_such_session"
    assert code_of(desk.delete(f"sessions/{other}")) == "ok"
    assert code_of(phone.get("me")) == "no_session"
    assert len(done(desk.get("sessions"))["sessions"]) == 1


def test_logging_in_again_takes_the_place_of_the_session(house: Server) -> None:
    ann = Browser(house)
    ann.sign_up("Dina")
    before = ann.token
    ann.login("Dina")
    assert ann.token != before
    assert len(done(ann.get("sessions"))["sessions"]) == 1


def test_who_is_banned_finds_every_door_shut(house: Server) -> None:
    """So do his bots; a login says so too, and the ban ends when it ends."""
    ann = Browser(house)
    ann.sign_up("Edda")
    bot = done(ann.post("bots", name="Bot"))["token"]
    player = ann.me()["id"]

    def until(moment: int) -> None:
        with house.database() as connection, connection:
            acts.ban(connection, OPERATOR, player, moment, 1, f"until {moment}")

    until(10**13)
    until(10**14)
    told = {"error": "banned", "until": 10**14, "reason": f"until {10**14}"}
    assert ann.get("me").json() == told, "why, as it was said of this ban"
    assert httpx.get(f"{house.url}/api/me", headers={"authorization": f"Bearer {bot}"}).json() == told
    assert Browser(house).post("login", name="Edda", password=PASSWORD).json() == told
    assert ann.code("guest") == "banned"
    assert Browser(house).code("login", name="Edda", password=PASSWORD) == "banned"
    for token in (ann.token, bot):
        assert ends_with(house, authorization=f"Bearer {token}") == 4403
    until(1)
    assert ann.me()["name"] == "Edda"
    assert house.rows("SELECT who, act, target FROM audit") == [("operator", "ban", player)] * 3


def test_an_address_opens_so_many_sockets(tmp_path: Path) -> None:
    async def main() -> None:
        store, settings = Store(tmp_path / "svara.db"), Settings(data=tmp_path)
        door = Sockets(House(settings, store, Rooms(store, settings)), TokenBuckets(1, 0, 10))
        said: list[Message] = []

        async def receive() -> Message:
            return {"type": "websocket.connect"}

        async def send(message: Message) -> None:
            said.append(message)

        for address in ("192.0.2.1", "192.0.2.1", "192.0.2.2"):
            scope = {"type": "websocket", "headers": [], "query_string": b"", "client": (address, 1)}
            await door.endpoint(WebSocket(scope, receive, send))
        assert [message["code"] for message in said if message["type"] == "websocket.close"] == [
            *(4401, 4408, 4401)
        ]
        store.close()

    asyncio.run(main())


def test_who_is_logged_out_while_his_socket_opens_gets_no_line(tmp_path: Path) -> None:
    async def main() -> None:
        store, settings = Store(tmp_path / "svara.db"), Settings(data=tmp_path)
        door = Sockets(House(settings, store, Rooms(store, settings)))
        ann, token = await store.run(partial(create_guest, name="Ann", now=now_ms()))
        said: list[Message] = []

        async def receive() -> Message:
            return {"type": "websocket.connect"}

        async def send(message: Message) -> None:
            said.append(message)
            if message["type"] == "websocket.accept":
                await store.run(partial(sessions.end_all, player=ann.id))

        headers = [(b"authorization", f"Bearer {token}".encode())]
        scope = {"type": "websocket", "headers": headers, "query_string": b"", "client": ("192.0.2.1", 1)}
        await door.endpoint(WebSocket(scope, receive, send))
        assert said[-1]["code"] == ENDINGS["no_session"]
        store.close()

    asyncio.run(main())


def test_a_session_ends_a_year_after_it_was_last_used(tmp_path: Path) -> None:
    async def main() -> None:
        store = Store(tmp_path / "svara.db")
        ann, token = await store.run(partial(create_guest, name="Ann", now=0))
        session = sessions.of_token(store.reader, token, LASTS_MS - 1)
        assert session is not None
        assert sessions.of_token(store.reader, token, LASTS_MS) is None
        assert not session.renewable(RENEW_MS - 1)
        assert session.renewable(RENEW_MS)
        await store.run(partial(sessions.renew, session=session, now=RENEW_MS))
        assert sessions.of_token(store.reader, token, LASTS_MS) is not None
        robot = await store.run(partial(sessions.begin, player=ann.id, now=0, kind="bot"))
        await store.run(partial(sessions.forget_old, now=LASTS_MS + RENEW_MS))
        assert sessions.of_token(store.reader, token, 0) is None
        assert sessions.of_token(store.reader, robot, 10 * LASTS_MS) is not None, "a bot's lasts"
        store.close()

    asyncio.run(main())


def test_using_a_session_makes_it_last(house: Server) -> None:
    """Once a week the year is counted anew, in the browser and in the house."""
    ann = Browser(house)
    ann.guest("Ann")
    player, token = ann.me()["id"], ann.token
    assert "set-cookie" not in ann.get("me").headers
    with house.database() as connection, connection:
        connection.execute("UPDATE session SET created = created - ? WHERE player = ?", (RENEW_MS, player))
    ((before,),) = house.rows(f"SELECT created FROM session WHERE player = '{player}'")
    assert f"svara_session={token}" in ann.get("me").headers["set-cookie"]
    ((after,),) = house.rows(f"SELECT created FROM session WHERE player = '{player}'")
    assert after >= before + RENEW_MS


def test_what_was_begun_before_logging_out_changes_nothing_after(house: Server) -> None:
    """A request may stand half said while its session ends, its player is banned or loses his role."""
    ann = Browser(house)
    ann.guest("Annette")
    body = b'{"name": "Somebody else"}'
    with closing(line(house)) as slow:
        host = house.url.removeprefix("http://")
        head = f"POST /api/me/name HTTP/1.1\r\nHost: {host}\r\nCookie: svara_session={ann.token}\r\n"
        slow.sendall(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body[:5])
        done(ann.get("me"))
        done(ann.post("logout/everywhere"))
        slow.sendall(body[5:])
        assert b"no_session" in heard(slow, b"no_session")
    assert house.rows("SELECT count(*) FROM player WHERE name = 'Somebody else'") == [(0,)]


def test_a_player_has_so_many_sessions(tmp_path: Path) -> None:
    async def main() -> None:
        store = Store(tmp_path / "svara.db")
        ann, first = await store.run(partial(create_guest, name="Ann", now=0))
        for moment in range(1, MOST + 1):
            last = await store.run(partial(sessions.begin, player=ann.id, now=moment))
        assert len(sessions.of_player(store.reader, ann.id, 0)) == MOST
        assert sessions.of_token(store.reader, first, 0) is None
        assert sessions.of_token(store.reader, last, 0) is not None
        store.close()

    asyncio.run(main())
