"""Tables to practise at: for one person and his bots, with chips that come from nowhere and go nowhere."""

import asyncio
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from lobbies import come_to, get, listed, open_table, post
from operators import console
from servers import PATIENCE, Client, Guest, Server, play_quietly, play_until, running
from svara.server.db.store import Store
from svara.server.operate.proof import prove
from svara.server.people.accounts import create_guest
from svara.server.settings import Settings
from svara.server.tables.practice import PracticeRequest, practice_options
from svara.server.tables.registry import FullError, check_room_for
from svara.server.tables.rooms import Rooms

pytestmark = pytest.mark.server
GAMES = ("svara", "seka", "trinka", "svarka")


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path / "data", "--bots", "0") as server:
        yield server


def practise(guest: Guest, **asked: Any) -> dict[str, Any]:
    answer = post(guest, "practice", pace="quick", **asked)
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def play(client: Client, banks: int) -> None:
    """So many banks in the quietest way, with more chips where they are few."""
    done = len(client.events("bank_ended")) + banks
    play_until(lambda: len(client.events("bank_ended")) >= done, client, move=supplied)


def supplied(client: Client) -> bool:
    view = client.view
    if client.may_press and not view.get("exact") and client.seat.get("stack", 0) < view["min_buy_in"]:
        client.request("top_up", amount=view["max_buy_in"] - client.seat.get("stack", 0))
    return play_quietly(client)


def sit_down(guest: Guest, **asked: Any) -> Client:
    seat = practise(guest, **asked)
    client = come_to(guest, seat["table"])
    assert client.sit(seat["seat"], seat["amount"])["ok"]
    return client


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("strength", ["easy", "strong"])
def test_practice_moves_no_chips_of_the_house(house: Server, game: str, strength: str) -> None:
    """C5: the table proves its own chips; the books have nothing of them, and are right."""
    guest = house.guest("Anna")
    wallet = guest.me()["wallet"]
    with sit_down(guest, game=game, strength=strength, bots=2) as client:
        assert client.view["practice"]
        play(client, 3)
        table = client.view["table"]
        assert guest.me()["wallet"] == wallet
        assert house.rows(f"SELECT count(*) FROM movement WHERE game_table = '{table}'") == [(0,)]
        with house.database() as books:
            assert prove(books).faults == ()


def test_what_was_practised_is_in_no_figures(house: Server) -> None:
    guest = house.guest("Anna")
    with sit_down(guest) as client:
        play(client, 2)
        table = client.view["table"]
        assert get(guest, "figures").json() == {"games": []}
        assert get(guest, "banks").json()["banks"] == []
        assert len(get(guest, f"banks?table={table}").json()["banks"]) >= 2
        assert house.rows("SELECT count(*) FROM movement WHERE kind = 'refill'") == [(0,)]
        assert get(guest, f"settlement?table={table}").json()["error"] == "no_table"


def test_nobody_else_is_there(house: Server) -> None:
    host, other = house.guest("Anna"), house.guest("Boris")
    with sit_down(host) as client:
        table = client.view["table"]
        assert table not in listed(host) and table not in listed(other)
        assert get(other, f"tables/{table}").json()["error"] == "no_table"
        assert post(host, f"tables/{table}/invite").json()["error"] == "not_allowed"
        ((key,),) = house.rows(f"SELECT key FROM game_table WHERE id = '{table}'")
        assert post(other, f"tables/{table}/join", key=key).status_code == 404


def test_it_is_closed_when_one_leaves(house: Server) -> None:
    guest = house.guest("Anna")
    with sit_down(guest) as client:
        play(client, 1)
        table = client.view["table"]
        client.request("stand")
        with pytest.raises(ConnectionClosed, match="closed"):
            play_until(lambda: False, client)
    end = time.monotonic() + PATIENCE
    while not is_closed(house, table):
        assert time.monotonic() < end
        time.sleep(0.01)


def is_closed(house: Server, table: str) -> bool:
    return house.rows(f"SELECT closed IS NOT NULL FROM game_table WHERE id = '{table}'") == [(1,)]


def test_the_one_before_is_closed_when_another_begins(house: Server) -> None:
    """And it takes the place of none of the tables that one may open."""
    guest = house.guest("Anna")
    first, second = practise(guest), practise(guest, game="seka", strength="easy", bots=4)
    assert is_closed(house, first["table"]) and not is_closed(house, second["table"])
    for _ in range(3):
        open_table(guest)


def test_it_goes_on_after_a_restart(house: Server) -> None:
    """Its chips are read back from its events, and the books held against those that have some."""
    guest = house.guest("Anna")
    with sit_down(guest, game="svarka") as client:
        play(client, 1)
        table, stacks = client.view["table"], sum(seat["stack"] for seat in client.view["seats"])
    house.kill()
    house.start()
    with come_to(Guest.of(house, "Anna", guest.token), table) as client:
        pot = client.view.get("pot", 0) if client.view["phase"] != "finished" else 0
        assert client.view["practice"]
        assert sum(seat["stack"] for seat in client.view["seats"]) + pot >= stacks - 200


def test_who_asks_for_many_at_once_has_one(house: Server) -> None:
    guest = house.guest("Anna")
    with ThreadPoolExecutor(5) as together:
        answers = list(together.map(lambda _: post(guest, "practice", pace="quick").status_code, range(5)))
    assert answers == [201] * 5
    assert house.rows(
        "SELECT count(*) FROM game_table WHERE closed IS NULL AND options ->> 'practice' IS NOT NULL"
    ) == [(1,)]


def test_practice_leaves_room_for_tables_of_people(tmp_path: Path) -> None:
    """Of four tables that the house may have, two are for practice."""

    async def main() -> None:
        store = Store(tmp_path / "svara.db")
        rooms = Rooms(store, Settings(data=tmp_path, bots=0))
        await rooms.open_all()
        ann, _ = await store.run(lambda connection: create_guest(connection, "Ann", 1))

        def check(practice: bool) -> None:
            check_room_for(store.reader, ann.id, None, 4, practice=practice)

        await rooms.create(ann, practice_options(PracticeRequest(bots=1)))
        check(True)
        await rooms.create(ann, practice_options(PracticeRequest(bots=1)))
        check(False)
        with pytest.raises(FullError):
            check(True)
        await rooms.close()
        store.close()

    asyncio.run(main())


def test_killed_in_the_middle_it_goes_on_and_costs_nobody_anything(house: Server) -> None:
    """Whatever he tries there: more chips, another seat, and the table closed over a bank."""
    guest = house.guest("Anna")
    wallet = guest.me()["wallet"]
    client = sit_down(guest, bots=2)
    table = client.view["table"]
    for _ in range(3):
        play_until(partial(is_in_a_bank, client), client, move=supplied)
        assert not client.request("top_up", amount=10**12)["ok"]
        assert not client.request("move", seat=1)["ok"]
        client.close()
        house.kill()
        house.start()
        client = come_to(Guest.of(house, "Anna", guest.token), table)
        play(client, 1)
        assert client.guest.me()["wallet"] == wallet
    play_until(partial(is_in_a_bank, client), client, move=supplied)
    with console(house) as door:
        closed = door.post(f"tables/{table}/close", json={"reason": "a test"})
        assert closed.status_code == 200, closed.text
    client.close()
    assert Guest.of(house, "Anna", guest.token).me()["wallet"] == wallet
    assert house.rows(f"SELECT count(*) FROM movement WHERE game_table = '{table}'") == [(0,)]
    with house.database() as books:
        assert prove(books).faults == ()


def is_in_a_bank(client: Client) -> bool:
    return bool(client.view["phase"] == "betting")


@pytest.mark.parametrize(
    ("asked", "error"),
    [
        ({"game": "poker"}, "bad_options"),
        ({"bots": 0}, "bad_request"),
        ({"game": "svara", "bots": 9}, "bad_options"),
        ({"strength": "perfect"}, "bad_request"),
    ],
)
def test_what_cannot_be_practised_is_refused(house: Server, asked: dict[str, Any], error: str) -> None:
    assert post(house.guest("Anna"), "practice", **asked).json()["error"] == error


def test_a_table_for_practice_is_opened_in_no_other_way(house: Server) -> None:
    answer = post(house.guest("Anna"), "tables", practice="easy", bots=2)
    assert (answer.json()["error"], answer.json()["where"]) == ("bad_options", "practice")
