"""Bots of people's own: their tokens, their mark, the client they use, and the house to try them in."""

from __future__ import annotations

import asyncio
import itertools
import json
import re
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

import svara.client
from people import Browser, code_of, done
from server_tables import PROFILES
from servers import PATIENCE, Guest, Server, catch_up, play_until, refusal, running
from svara.bank import Game
from svara.cards import card_text
from svara.client import EndedError
from svara.client.hearing import Hearing
from svara.server.db.schema import StoreError
from svara.server.db.store import Store
from svara.server.people.accounts import create_guest
from svara.server.rehearsal import check_kind, deal_seeded
from svara.server.settings import Settings
from svara.table import Play, Press, Sit, Table
from svara.wire import Answer, Change, LogEntry, SeatView, Snapshot, TableView, Update, Welcome

pytestmark = pytest.mark.server

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


def owner_of(server: Server, name: str) -> Browser:
    owner = Browser(server)
    owner.sign_up(name)
    return owner


def make(owner: Browser, name: str) -> tuple[str, str]:
    """The id and the token of a new bot."""
    made = done(owner.post("bots", name=name))
    return made["bot"]["id"], made["token"]


@contextmanager
def playing(server: Server, token: str, script: Path = BOT) -> Iterator[subprocess.Popen[str]]:
    """The example, playing at the house's table."""
    command = [sys.executable, str(script), server.url, token]
    bot = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        yield bot
        assert bot.poll() is None, bot.communicate()
    finally:
        bot.kill()
        bot.communicate()


def test_an_account_makes_so_many_bots_and_revokes_them(empty_table: Server) -> None:
    ann = owner_of(empty_table, "Ann")
    made = [make(ann, f"Bot {number}") for number in range(5)]
    assert ann.code("bots", name="One more") == "too_many"
    assert [bot["name"] for bot in done(ann.get("bots"))["bots"]] == [f"Bot {number}" for number in range(5)]
    guest, eve = Browser(empty_table), owner_of(empty_table, "Eve")
    guest.guest("Guest")
    assert guest.code("bots", name="Bot") == "account_needed"
    bot, token = made[0]
    assert code_of(eve.delete(f"bots/{bot}")) == "no_such_bot"
    with Guest.of(empty_table, "Bot 0", token).open() as line:
        assert line.sit(0)["ok"]
        assert code_of(ann.delete(f"bots/{bot}")) == "ok"
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                line.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401
    assert empty_table.rows(f"SELECT balance FROM account WHERE id = 'wallet:{bot}'") == [(0,)]
    make(ann, "One more")


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("bots", {"name": "Bot"}),
        ("signup", {"password": "correct horse"}),
        ("me/name", {"name": "Bot"}),
        ("me/delete", {"confirm": "delete"}),
        ("me/password", {"old": "correct horse", "new": "correct horse"}),
    ],
)
def test_a_bot_is_its_owners_business(crowd: tuple[Server, str], path: str, body: dict[str, str]) -> None:
    server, token = crowd
    bearer = {"authorization": f"Bearer {token}"}
    answer = httpx.post(f"{server.url}/api/{path}", json=body, headers=bearer)
    assert code_of(answer) == "not_for_bots"


@pytest.fixture(scope="module")
def crowd(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, str]]:
    """A server, and the token of a bot there."""
    with running(tmp_path_factory.mktemp("bots") / "data", "--bots", "0") as server:
        yield server, make(owner_of(server, "Ann"), "Robot")[1]


def test_a_bot_is_marked_and_pays_from_its_own_wallet(empty_table: Server) -> None:
    """O65: no rake beside it; its chips are its own, and losing its line is what it is for a person."""
    bot, token = make(owner_of(empty_table, "Ann"), "Robot")
    with empty_table.guest("Bob").open() as bob:
        bob.sit(1)
        with Guest.of(empty_table, "Robot", token).open() as line:
            assert line.sit(0)["ok"]
            catch_up(bob)
            assert bob.view["seats"][0]["bot"] is True
            assert bob.events("bank_started")[-1]["with_bot"] is True
            wallet = empty_table.rows(f"SELECT balance FROM account WHERE id = 'wallet:{bot}'")
            assert wallet == [(9_500,)]
            assert line.view["wallet"] == 9_500
        bob.until(lambda: bob.view["seats"][0].get("connected") is False)
        assert bob.view["seats"][0]["offline_deadline"] > 0


def test_a_bot_that_floods_is_cut_off_like_a_person(crowd: tuple[Server, str]) -> None:
    server, token = crowd
    with Guest.of(server, "Robot", token).open() as line:
        request = json.dumps({"type": "request", "id": "s", "what": "stand"})
        with pytest.raises(ConnectionClosed) as closed:
            for _ in range(5_000):
                line.send(request)
            while True:
                line.receive()
        assert closed.value.rcvd is None or closed.value.rcvd.code == 4408


def test_a_bot_that_stalls_runs_out_of_time_like_a_person(tmp_path: Path) -> None:
    """The clock decides for it, and it is not waited for in the next deal."""
    profile = tmp_path / "quick.toml"
    written = (PROFILES / "svara.toml").read_text()
    profile.write_text(written.replace("turn = 20", "turn = 1").replace("new_deal = 30", "new_deal = 1"))
    with running(tmp_path / "data", "--bots", "0", "--profile", str(profile)) as server:
        token = make(owner_of(server, "Ann"), "Robot")[1]
        with server.guest("Bob").open() as bob, Guest.of(server, "Robot", token).open() as robot:
            assert robot.sit(0)["ok"]
            assert bob.sit(1)["ok"]
            play_until(lambda: bool(bob.view["seats"][0].get("sits_out")), bob)
            assert {event["seat"] for event in bob.events("timed_out")} == {0}
            assert robot.request("ready")["ok"], "it may come back like anybody"


def test_two_bots_play_by_themselves(tmp_path: Path) -> None:
    """Nobody else is needed, as their owners are the persons."""
    with running(tmp_path / "data", "--bots", "0") as server:
        ann = owner_of(server, "Ann")
        one, two = (make(ann, name)[1] for name in ("One", "Two"))
        with playing(server, one), playing(server, two), server.guest("Bob").open() as bob:
            bob.until(lambda: len(bob.events("bank_ended")) >= 1)


@pytest.mark.parametrize("profile", ["svara", "seka", "trinka", "svarka"])
def test_the_example_plays_in_a_house_for_tests(tmp_path: Path, profile: str) -> None:
    """To the end of a bank, in any game; and who meets that house cannot take it for a real one."""
    with running(tmp_path / "data", "--bots", "1", "--profile", profile, "--test-seed", "7") as server:
        ann = owner_of(server, "Ann")
        assert ann.me()["test"] is True
        assert "TEST HOUSE" in httpx.get(server.url).text
        with playing(server, make(ann, "Robot")[1]) as robot, server.guest("Bob").open() as bob:
            assert bob.messages[0]["test"] is True
            bob.until(lambda: len(bob.events("bank_ended")) >= 1)
            assert robot.stdout is not None
            assert re.fullmatch(r"bank 1: put in \S+, won \S+, has \S+ now\n", robot.stdout.readline())
            (seat,) = [seat for seat in bob.view["seats"] if seat.get("name") == "Robot"]
            assert seat["bot"] is True
            assert "fair" not in bob.view


def test_the_first_program_of_the_page_plays_on(tmp_path: Path) -> None:
    """One bank after another, and it says why it stops."""
    page = (BOT.parents[1] / "docs" / "write-a-bot.md").read_text(encoding="utf-8")
    (shown,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    with running(tmp_path / "data", "--bots", "1") as server:
        token = make(owner_of(server, "Ann"), "Robot")[1]
        shown = shown.replace("http://127.0.0.1:8000", server.url).replace("TOKEN", token)
        good, poor = tmp_path / "good.py", tmp_path / "poor.py"
        good.write_text(shown)
        poor.write_text(shown.replace(", 500)", ", 5)"))
        said = subprocess.run([sys.executable, poor], check=True, capture_output=True, text=True)
        assert said.stdout.splitlines()[1:] == ["stopped: out_of_bounds"]
        with playing(server, token, good), server.guest("Bob").open() as bob:
            bob.until(lambda: len(bob.events("bank_ended")) >= 2)


def dealt(seed: int, banks: int = 2) -> list[list[Any]]:
    """The decks of the first banks of a table in a house for tests, each ended by a fold."""
    table, _ = Table.open(Game.load("svara"), "main", fair=False)
    decks = []
    for seat, name in enumerate(("Ann", "Bob")):
        table.do(Sit(name, name, seat, 500, wallet=1000), 0)
    for _ in range(banks):
        deal_seeded(seed, table, 0)
        decks.append(list(table.held.cards))
        first = "Ann" if table.bank.state.owed == (0,) else "Bob"  # type: ignore[union-attr]
        table.do(Play(first, table.state.turn, "fold"), 0)
        table.do(Press(("Ann", "Bob")), 0)
    return decks


def test_the_same_seed_deals_the_same() -> None:
    first = dealt(7)
    assert dealt(7) == first
    assert dealt(8) != first
    assert first[0] != first[1], "and each bank another"


def test_a_house_for_tests_and_a_real_one_are_never_mixed(empty_table: Server, tmp_path: Path) -> None:
    empty_table.stop()
    assert "holds a real house" in refusal(empty_table.data, "--test-seed", "7")

    async def main() -> None:
        store = Store(tmp_path / "svara.db")
        await store.run(partial(check_kind, settings=Settings(test_seed=7)))
        await store.run(partial(create_guest, name="Ann", now=1))
        await store.run(partial(check_kind, settings=Settings(test_seed=8)))
        with pytest.raises(StoreError, match="holds a house for tests"):
            await store.run(partial(check_kind, settings=Settings()))
        store.close()

    asyncio.run(main())


def test_a_table_may_be_closed_to_bots(empty_table: Server) -> None:
    ann = owner_of(empty_table, "Ann")
    table = done(ann.post("tables", profile="svara", bots_allowed=False))["table"]["id"]
    token = make(ann, "Robot")[1]

    async def scene(server: Server) -> None:
        async with svara.client.connect(server.url, token) as house, house.table(table) as line:
            assert (await line.sit(0, 500)).code == "not_allowed"
            found = {each["id"]: each.get("bots_allowed", True) for each in await house.tables()}
            assert found == {table: False, "svara": True}

    spoken(scene, empty_table)


def test_a_bot_comes_with_an_invitation(empty_table: Server) -> None:
    """The key goes by itself, before the line, and in no address."""
    owner = owner_of(empty_table, "Ann")
    _, token = make(owner, "Robot")
    opened = done(owner.post("tables", private=True, bots_allowed=True))
    table = opened["table"]["id"]

    async def come() -> TableView:
        async with svara.client.connect(empty_table.url, token) as house:
            with pytest.raises(EndedError, match="no_table"):
                await house.table(table).__aenter__()
            with pytest.raises(EndedError, match="no_table"):
                await house.join(table, opened["key"][:-1])
            await house.join(table, opened["key"])
            async with house.table(table) as line:
                return line.view

    assert asyncio.run(come()).table == table


def test_every_table_of_a_house_for_tests_deals_by_its_seed(tmp_path: Path) -> None:
    with running(tmp_path / "data", "--bots", "0", "--test-seed", "7") as server:
        ann = owner_of(server, "Ann")
        table = done(ann.post("tables", profile="svara"))["table"]["id"]

        async def scene(server: Server) -> None:
            one, two = (
                svara.client.connect(server.url, make(ann, name)[1]).table(table) for name in ("One", "Two")
            )
            async with one as first, two as second:
                assert first.test
                assert first.view.fair is None
                assert (await first.sit(0, 500)).ok
                assert (await second.sit(1, 500)).ok
                assert (await first.act("look")).ok
                async for view in first:
                    if all(view.seats[0].cards):
                        places = (0, 2, 4) if view.dealer == 1 else (1, 3, 5)
                        deck = dealt(7, 1)[0]
                        assert set(view.seats[0].cards) == {card_text(deck[at]) for at in places}
                        break

        spoken(scene, server)


# the client


def spoken(scene: Callable[[Server], Awaitable[None]], server: Server) -> None:
    async def main() -> None:
        async with asyncio.timeout(PATIENCE):
            await scene(server)

    asyncio.run(main())


def test_the_client_goes_on_after_a_restart(empty_table: Server) -> None:
    """No event is missed or heard twice, and what is asked meanwhile is answered once."""
    token = make(owner_of(empty_table, "Ann"), "Robot")[1]
    port = empty_table.url.rpartition(":")[2]

    async def scene(server: Server) -> None:
        async with svara.client.connect(server.url, token) as house, house.table() as line:
            assert (await line.sit(0, 500)).ok
            heard = [entry.seq async for entry in news(line, until="sat_down")]
            await asyncio.to_thread(server.kill)
            sitting = asyncio.create_task(line.request("sit_out"))
            options = [*server.options, "--port", port]
            await asyncio.to_thread(server.start, *options)
            assert (await sitting).ok
            heard += [entry.seq async for entry in news(line, until="sat_out")]
            assert heard == list(range(heard[0], heard[0] + len(heard)))

    spoken(scene, empty_table)
    assert empty_table.rows("SELECT count(*) FROM event WHERE body LIKE '%sat_out%'") == [(1,)]


async def news(line: svara.client.TableLine, until: str) -> Any:
    """What is heard, up to an event of this name."""
    async for _ in line:
        for entry in line.news:
            yield entry
        if any(entry.event["event"] == until for entry in line.news):
            return


def test_the_client_says_why_it_is_not_wanted(empty_table: Server) -> None:
    token = make(owner_of(empty_table, "Ann"), "Robot")[1]

    async def scene(server: Server) -> None:
        with pytest.raises(EndedError) as ended:
            async with svara.client.connect(server.url, "made-up"):
                pass
        assert (ended.value.code, ended.value.reason) == (401, "no_session")
        async with svara.client.connect(server.url, token) as house:
            assert (await house.me())["kind"] == "bot"
            with pytest.raises(EndedError) as ended:
                async with house.table("no-such-table"):
                    pass
            assert (ended.value.code, ended.value.reason) == (4404, "no_table")

    spoken(scene, empty_table)
    with pytest.raises(ValueError, match="is no address of a server"):
        svara.client.connect("127.0.0.1:8000", token)


def test_the_client_says_again_what_was_not_done() -> None:
    """With the same id: what came too fast, and what a broken connection left unanswered."""
    heard: list[dict[str, Any]] = []

    async def house(socket: ServerConnection) -> None:
        view = TableView("t", "svara", 10, 200, 1000, (), "waiting")
        await socket.send('{"type":"welcome","name":"Robot","now":1,"timeline":"t"}')
        await socket.send(b'{"type":"unknown"}'.decode())
        await socket.send(json_of(Snapshot(3, 1, view, ())))
        async for frame in socket:
            heard.append(json.loads(frame))
            if heard[-1]["type"] != "request":
                continue
            count = sum(message["type"] == "request" for message in heard)
            if count == 1:
                await socket.close(1012)
            elif count == 2:
                await socket.send(
                    json.dumps({"type": "answer", "id": heard[-1]["id"], "ok": False, "code": "too_fast"})
                )
            else:
                await socket.send(json.dumps({"type": "answer", "id": heard[-1]["id"], "ok": True}))

    async def main() -> None:
        async with asyncio.timeout(PATIENCE), serve(house, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            line = svara.client.HouseClient(f"http://127.0.0.1:{port}", "token").table()
            async with line:
                assert (await line.stand()).ok

    asyncio.run(main())
    asked = [message["id"] for message in heard if message["type"] == "request"]
    assert len(asked) == 3
    assert len(set(asked)) == 1
    assert {"type": "resume", "since": 3, "timeline": "t"} in heard


def test_the_client_begins_anew_where_the_house_was_put_back() -> None:
    """Its numbers begin again below, and a turn of the same number is another question."""
    heard: list[dict[str, Any]] = []
    sockets = itertools.count()

    async def house(socket: ServerConnection) -> None:
        lost = next(sockets) == 0
        timeline, last = ("lost", 9) if lost else ("new", 4)
        view = TableView("t", "svara", 10, 200, 1000, (), "waiting", turn=5)
        log = tuple([LogEntry(seq, {"event": "checked", "seat": 0}) for seq in (last - 1, last)])
        await socket.send(json_of(Welcome("Robot", 1, timeline=timeline)))
        await socket.send(json_of(Snapshot(last, 1, view, log)))
        async for frame in socket:
            heard.append(json.loads(frame))
            if lost:
                await socket.close(1012)
            else:
                await socket.send(json_of(Answer(heard[-1]["id"], True)))

    async def main() -> None:
        async with asyncio.timeout(PATIENCE), serve(house, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            line = svara.client.HouseClient(f"http://127.0.0.1:{port}", "token").table()
            async with line:
                assert (line.seq, line.timeline) == (9, "lost")
                assert (await line.act("check")).code == "stale_turn"
                assert (await line.stand()).ok
                assert (line.seq, line.timeline) == (4, "new")
                await anext(aiter(line))
                assert [entry.seq for entry in line.news] == [3, 4]

    asyncio.run(main())
    assert [message["type"] for message in heard] == ["act", "request"]


def json_of(message: Any) -> str:

    return msgspec.json.encode(message).decode()


def test_messages_are_put_together_without_a_gap() -> None:
    """Whatever order a new connection says them in."""

    def entries(*numbers: int) -> tuple[LogEntry, ...]:
        return tuple(LogEntry(number, {"event": "x"}) for number in numbers)

    view = TableView("t", "svara", 10, 200, 1000, (), "waiting")
    hearing = Hearing()
    heard: list[LogEntry] = []
    assert not hearing.begin()
    hearing.hear(Snapshot(5, 1, view, entries(4, 5)))
    hearing.hear(Update(6, 1, view, entries(6)))
    heard += hearing.take_news()
    assert hearing.begin()
    assert hearing.seq == 6
    hearing.hear(Snapshot(9, 1, view, entries(9)))
    hearing.hear(Update(10, 1, view, entries(10)))
    hearing.hear(Update(10, 1, view, entries(7, 8, 9, 10)))
    hearing.hear(Update(11, 1, view, entries(11)))
    heard += hearing.take_news()
    assert [entry.seq for entry in heard] == [4, 5, 6, 7, 8, 9, 10, 11]
    assert hearing.begin()
    hearing.hear(Snapshot(30, 1, view, entries(25, 26)))
    hearing.hear(Snapshot(31, 1, view, entries(25, 26, 31)))
    assert [entry.seq for entry in hearing.take_news()] == [25, 26, 31]


def test_a_change_is_of_the_view_before_it() -> None:
    """Fields, seats and defaults; what only a later server knows is left out, one of another view refused."""
    seats = (SeatView(0, "in", stack=500), SeatView(1, "in", stack=500))
    view = TableView("t", "svara", 10, 200, 1000, seats, "betting", owed=(0, 1), question="betting")
    hearing = Hearing()
    assert not hearing.hear(Change(0, 1, 1, ()))
    assert hearing.hear(Snapshot(5, 1, view, ()))
    fields = {"pot": 20, "legal": [{"action": "fold"}], "later": 1}
    change = Change(5, 6, 1, (), fields, ("owed", "later"), (SeatView(1, "in", stack=480, bet=20),))
    assert hearing.hear(change)
    after = hearing.view
    assert after is not None
    assert (after.pot, after.owed, after.question, after.legal[0].action) == (20, (), "betting", "fold")
    assert (after.seats[0], after.seats[1].stack) == (seats[0], 480)
    assert view.pot == 0
    assert not hearing.hear(change)
    assert hearing.hear(Update(6, 1, view, ()))
    assert hearing.hear(Change(6, 7, 1, ()))
