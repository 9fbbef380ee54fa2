"""Finding a table, opening one, and being let into one that is nobody else's to see."""

import asyncio
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from lobbies import come_to, get, listed, open_table, post
from operators import staff
from servers import Guest, Server, play_until, running
from svara.server.books import ledger
from svara.server.db.store import Store
from svara.server.people.accounts import create_guest
from svara.server.settings import Settings
from svara.server.tables.options import LONGEST_RULES, OptionError, TableOptions, check_options
from svara.server.tables.rooms import Rooms

pytestmark = pytest.mark.server

GAMES = Path(__file__).parents[2] / "src" / "svara" / "rules" / "profiles"


def closing(guest: Guest, table: str, key: str | None = None) -> str:
    """Why a socket to a table is closed."""
    with pytest.raises(ConnectionClosed) as closed:
        come_to(guest, table, key)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.reason


def test_the_lobby_finds_what_is_asked_for(empty_table: Server) -> None:
    ann, bob = empty_table.guest("Ann"), empty_table.guest("Bob")
    club, _ = open_table(ann, name="  Our   club ", ante=25, seats=2, time_bank=30)
    bots, _ = open_table(ann, profile="seka", bots=2)
    found = listed(bob)
    assert set(found) == {"svara", club, bots}
    assert found["svara"]["house"]
    mine = found[club]
    assert (mine["name"], mine["game"], mine["ante"], mine["min_buy_in"]) == ("Our club", "svara", 25, 500)
    assert (mine["seats"], mine["taken"], mine["free"], mine["time_bank"]) == (2, 0, 2, 30)
    assert "no_rake" not in mine
    assert (found[bots]["bots"], found[bots]["taken"], found[bots]["no_rake"]) == (2, 2, "rules")
    assert set(listed(bob, "?game=seka")) == {bots}
    assert set(listed(bob, "?ante_min=20")) == {club}
    assert set(listed(bob, "?ante_max=20&game=svara")) == {"svara"}
    assert set(listed(bob, "?bots=true")) == {bots}
    with come_to(ann, club) as first, come_to(bob, club) as second:
        assert first.sit(0)["ok"]
        assert second.sit(1)["ok"]
        assert set(listed(bob, "?free=true&game=svara")) == {"svara"}
        assert listed(bob)[club]["you"] == 1
        assert listed(ann)[club]["opener"]


def test_a_table_with_a_bot_takes_no_rake_and_says_so(server: Server) -> None:
    """O66: in the lobby and at the table."""
    ann = server.guest("Ann")
    assert listed(ann)["svara"]["no_rake"] == "bot"
    with ann.open() as at:
        assert at.view["no_rake"] == "bot"


WRONG = [
    ({"ante": 0}, "ante"),
    ({"profile": "../svara"}, "profile"),
    ({"seats": 1}, "seats"),
    ({"seats": 7}, "seats"),
    ({"min_buy_in": 200}, "max_buy_in"),
    ({"min_buy_in": 0}, "min_buy_in"),
    ({"bots": 6}, "bots"),
    ({"bots": 1, "bots_allowed": False}, "bots"),
    ({"clock": "none", "bots": 2}, "bots"),
    ({"name": "x" * 41}, "name"),
    ({"name": "a\u202eb"}, "name"),
    ({"time_bank": 301}, "time_bank"),
    ({"house_rules": "x" * (LONGEST_RULES + 1)}, "house_rules"),
]


@pytest.mark.parametrize(("options", "where"), WRONG)
def test_an_option_that_cannot_be_is_named(options: dict[str, object], where: str) -> None:
    with pytest.raises(OptionError) as refused:
        check_options(TableOptions(**options))  # type: ignore[arg-type]
    assert refused.value.where == where


def test_a_wrong_option_is_one_code_and_opens_nothing(empty_table: Server) -> None:
    """House rules say where they are wrong, and what would be right."""
    ann = empty_table.guest("Ann")
    refused = post(ann, "tables", seats=9)
    assert (refused.status_code, refused.json()) == (
        400,
        {"error": "bad_options", "where": "seats", "allowed": "2 to 6", "bounds": [2, 6]},
    )
    assert post(ann, "tables", ante=0).json()["bounds"] == [1, 10**9]
    text = (GAMES / "svarka.toml").read_text()
    line = next(number for number, at in enumerate(text.split("\n"), 1) if at.startswith("turn = "))
    refused = post(ann, "tables", house_rules=text.replace("turn = ", "turn = -")).json()
    assert (refused["error"], refused["where"], refused["line"]) == (
        "bad_options",
        "house_rules.clocks.turn",
        line,
    )
    assert refused["allowed"]
    assert post(ann, "tables", house_rules="ante = 1\nante = 2\n").json()["line"] == 2
    assert post(ann, "tables", clock="none", bots=6).json()["where"] == "clock", "for operators alone"
    assert set(listed(ann)) == {"svara"}
    own, _ = open_table(ann, house_rules=text.replace('id = "svarka"', 'id = "ours"'))
    assert listed(ann)[own]["game"] == "ours"


@pytest.mark.parametrize("called", ["svara", "Svara", "common_seka"])
def test_another_game_is_not_called_like_a_known_one(called: str) -> None:
    """Who looks for Свара, or asks for the quick seat, is not to find threes of aces worth nothing."""
    text = (GAMES / "svara.toml").read_text().replace('id = "svara"', f'id = "{called}"')
    with pytest.raises(OptionError) as refused:
        check_options(TableOptions(house_rules=text.replace('A = "33"', 'A = "7"')))
    assert (refused.value.where, refused.value.line) == ("house_rules.id", 3)
    if called != "common_seka":
        check_options(TableOptions(house_rules=text.replace("turn = 20", "turn = 60"), ante=25, seats=4))


def test_one_person_has_a_few_tables(empty_table: Server) -> None:
    ann = empty_table.guest("Ann")
    for _ in range(3):
        open_table(ann)
    assert post(ann, "tables").json() == {"error": "too_many_tables"}
    open_table(empty_table.guest("Bob"))


def test_a_private_table_is_there_for_nobody_without_its_key(empty_table: Server) -> None:
    """Field report 36: it is in no list, and its id opens nothing."""
    ann, bob, cyd = (empty_table.guest(name) for name in ("Ann", "Bob", "Cyd"))
    table, key = open_table(ann, private=True)
    assert table not in listed(bob)
    assert table not in listed(ann)
    assert get(bob, f"tables/{table}").json() == get(bob, "tables/nowhere").json() == {"error": "no_table"}
    for path in ("join", "ask", "invite", "members"):
        assert post(bob, f"tables/{table}/{path}").json()["error"] in ("no_table", "bad_request")
    for path in (f"tables/{table}/members", f"settlement?table={table}"):
        assert get(bob, path).json() == {"error": "no_table"}
    assert closing(bob, table) == closing(bob, "nowhere") == closing(bob, table, key[:-1]) == "no_table"
    assert post(bob, f"tables/{table}/join", key=key[:-1]).json() == {"error": "no_table"}
    assert get(bob, f"tables/{table}", key).json()["private"]
    for brought, said in ({"invitation-key": key}, "id"), ({}, "error"):
        told = httpx.get(f"{empty_table.url}/api/tables/{table}", headers=brought).json()
        assert said in told, "who has no name is told, too"
    for path in (f"tables/{table}", f"tables/{table}/rules", "tables/svara"):
        refused = get(bob, f"{path}?key={key}")
        assert (refused.status_code, refused.json()["error"]) == (400, "secret_in_address")
    assert closing(bob, f"{table}&key={key}") == "secret_in_address"
    assert closing(bob, table) == "no_table", "that let nobody in"
    with come_to(bob, table, key) as at:
        assert at.sit(0)["ok"]
        told = httpx.get(f"{empty_table.url}/api/tables/{table}", headers={"invitation-key": key}).json()
        assert (told["host"], told["sitting"]) == ("Ann", ["Bob"]), "whom he is invited by, and to whom"
    with come_to(bob, table):
        pass
    another = post(ann, f"tables/{table}/invite").json()["key"]
    assert post(bob, f"tables/{table}/invite").json() == {"error": "not_allowed"}
    assert closing(cyd, table, key) == "no_table", "the key before opens nothing any more"
    assert post(cyd, f"tables/{table}/join", key=another).json() == {"standing": "approved"}
    with come_to(cyd, table) as at:
        assert at.sit(1)["ok"]
    quick = post(empty_table.guest("Dan"), "quick", game="svara").json()
    assert quick["table"] == "svara"


def test_a_quick_seat_is_where_people_play_and_is_held(empty_table: Server) -> None:
    ann, bob, cyd = (empty_table.guest(name) for name in ("Ann", "Bob", "Cyd"))
    table, _ = open_table(ann, seats=2)
    with come_to(ann, table) as at:
        assert at.sit(0)["ok"]
        assert post(bob, "quick").json() == {"table": table, "seat": 1}
        with come_to(cyd, table) as third:
            assert third.view["holds"][0]["name"] == "Bob"
            assert third.sit(1)["code"] == "seat_held"
            assert post(cyd, "quick").json() == {"table": "svara", "seat": 0}
            with come_to(bob, table) as second:
                assert second.view["held"] == 1
                assert second.sit(1)["ok"]
    assert post(cyd, "quick", ante=10**8).json() == {"error": "no_chips"}
    assert post(cyd, "quick", game="none").json()["error"] == "bad_options"
    opened = post(cyd, "quick", game="seka").json()
    assert listed(cyd)[opened["table"]]["game"] == "seka"


def test_a_table_for_bots_has_no_clocks_and_no_rake(tmp_path: Path) -> None:
    """R26, R89: opened by an operator, it plays on by itself."""
    with running(tmp_path / "data", "--bots", "0") as server:
        operator = staff(server, "Olga", "operator")
        answer = operator.post(f"{server.url}/api/tables", json={"clock": "none", "bots": 6})
        assert answer.status_code == 201, answer.text
        table = answer.json()["table"]["id"]
        with come_to(server.guest("Ann"), table) as ann:
            play_until(lambda: bool(ann.events("bank_ended")), ann)
            assert not ann.events("clock_started")
            assert not ann.events("new_deal_asked")
            assert not ann.events("rake_taken")
            assert not ann.view["may_sit"]
            assert ann.sit(0)["code"] == "not_allowed"
        server.kill()
        server.start()
        with come_to(server.guest("Bob"), table) as bob:
            play_until(lambda: bool(bob.events("bank_ended")), bob)
        with server.database() as books:
            assert ledger.faults(books) == []


def test_what_nobody_comes_to_is_closed(tmp_path: Path) -> None:
    """With its bots' chips gone home; one that somebody sits at stays, and the house's own always does."""

    async def main() -> None:
        store = Store(tmp_path / "svara.db")
        rooms = Rooms(store, Settings(data=tmp_path, bots=2))
        await rooms.open_all()
        ann, _ = await store.run(lambda connection: create_guest(connection, "Ann", 1))
        room, _ = await rooms.create(ann, TableOptions(bots=2))
        soon, late = room.idle_since + 59 * 60_000, room.idle_since + 61 * 60_000
        await rooms.sweep(soon)
        assert rooms.get(room.id) is room
        room.waiting.hold(0, ann.id, "Ann", late)
        await rooms.sweep(late)
        assert rooms.get(room.id) is room, "a seat is promised to somebody"
        room.waiting.leave(ann.id)
        await rooms.sweep(late + 59 * 60_000)
        assert rooms.get(room.id) is room
        await rooms.sweep(late + 61 * 60_000)
        assert rooms.get(room.id) is None
        assert [each.id for each in rooms] == ["svara"]
        seats = store.reader.execute(
            "SELECT sum(balance) FROM account WHERE id LIKE ?", (f"seat:{room.id}:%",)
        )
        assert seats.fetchone() == (0,)
        assert ledger.faults(store.reader) == []
        await rooms.close()
        again = Rooms(store, Settings(data=tmp_path, bots=2))
        await again.open_all()
        assert [each.id for each in again] == ["svara"]
        await again.close()
        store.close()

    asyncio.run(main())
