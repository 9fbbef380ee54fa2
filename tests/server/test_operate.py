"""What operators can do to people and to the house, and what nobody can."""

import inspect
import json
import sqlite3
import time

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from operators import acts_of, console, id_of, staff
from server_tables import on_turn, seated
from servers import PATIENCE, Server, catch_up
from svara.cards import card_text, full_deck
from svara.server.operate import acts, looking
from svara.server.people.players import find
from svara.server.people.sessions import hash_of
from svara.server.web import operate, operate_people
from svara.server.web.operate import OPERATE
from svara.wire import ENDINGS

pytestmark = pytest.mark.server

WHY = {"reason": "a test"}


def test_players_are_let_into_no_door_of_operators(server: Server) -> None:
    """Every one of them: nobody, a player, and for what takes an admin an operator."""
    player, operator = staff(server, "Ann", "player"), staff(server, "Olga", "operator")
    before = acts_of(server)
    for door in OPERATE:
        path = server.url + door.path.format(player=id_of(server, "Ann"), chat="1", table="svara")
        assert httpx.request(door.method, path).json() == {"error": "no_session"}
        assert player.request(door.method, path).json() == {"error": "not_allowed"}
        if door.who == "admin":
            assert operator.request(door.method, path).json() == {"error": "not_allowed"}
    assert acts_of(server) == before


def test_the_private_door_opens_to_its_token_only(server: Server) -> None:
    path = server.data / "console"
    assert path.stat().st_mode & 0o777 == 0o600
    address = json.loads(path.read_text())
    door = f"http://127.0.0.1:{address['port']}/api/operate/house"
    for shown in ("", "Bearer", "Bearer x", f"Basic {address['token']}", f"Bearer {address['token']}x"):
        assert httpx.get(door, headers={"authorization": shown}).status_code == 401
    with_token = {"authorization": f"Bearer {address['token']}"}
    assert httpx.get(door, headers=with_token).status_code == 200
    public = httpx.get(f"{server.url}/api/operate/house", headers=with_token)
    assert public.json() == {"error": "no_session"}, "the public door knows nothing of that token"
    server.stop()
    assert not path.exists()


def test_every_act_needs_a_reason_and_leaves_it(server: Server) -> None:
    """The audit is for good."""
    operator = staff(server, "Olga", "operator")
    staff(server, "Ann", "player")
    ann = f"people/{id_of(server, 'Ann')}"
    doing: dict[str, dict[str, object]] = {
        f"{ann}/ban": {"until": 0},
        f"{ann}/mute": {"until": 0},
        f"{ann}/password": {},
        f"{ann}/chips": {"id": "1", "amount": 5},
        "pause": {"on": True},
        "notice": {"text": "Supper at eight."},
    }
    for path, body in doing.items():
        for reason in (None, "", "x" * 501):
            said = {} if reason is None else {"reason": reason}
            assert operator.post(path, json={**body, **said}).json() == {"error": "bad_request"}
    before = len(acts_of(server))
    for path, body in doing.items():
        assert operator.post(path, json={**body, **WHY}).status_code == 200, path
    added = acts_of(server)[before:]
    assert [act for _, act, _, _ in added] == ["ban", "mute", "reset_password", "chips", "pause", "notice"]
    assert {(who, reason) for who, _, _, reason in added} == {(id_of(server, "Olga"), "a test")}
    assert [line["act"] for line in operator.get("audit?limit=2").json()["acts"]] == ["notice", "pause"]
    server.stop()
    with sqlite3.connect(server.data / "svara.db") as connection:
        for query in ("UPDATE audit SET reason = ''", "DELETE FROM audit"):
            with pytest.raises(sqlite3.IntegrityError, match="audit"):
                connection.execute(query)
    connection.close()


def test_who_is_banned_leaves_with_his_chips_and_stays_out(server: Server) -> None:
    operator = console(server)
    guest = server.guest("Ann")
    with guest.open() as ann:
        ann.sit(0)
        ann.until(lambda: ann.view["phase"] == "betting")
        ban = {"until": int(time.time() * 1000) + 3_600_000}
        assert operator.post(f"people/{id_of(server, 'Ann')}/ban", json=ban | WHY).status_code == 200
        with pytest.raises(ConnectionClosed):
            while True:
                ann.receive()
        assert ann.socket.close_code == ENDINGS["banned"]
    told = httpx.get(f"{server.url}/api/me", headers={"cookie": guest.cookie}).json()
    assert told == {"error": "banned", "until": ban["until"], "reason": WHY["reason"]}
    end = time.monotonic() + PATIENCE
    while (found := operator.get(f"people/{id_of(server, 'Ann')}").json())["seats"]:
        assert time.monotonic() < end, "the bank ends without him"
        time.sleep(0.02)
    assert found["acts"][0]["act"] == "ban"
    assert operator.get("books").json() == {"faults": []}
    assert operator.post(f"people/{id_of(server, 'Ann')}/ban", json={"until": 0} | WHY).status_code == 200
    assert guest.me()["name"] == "Ann"


def test_operators_act_on_players_and_admins_on_everybody(server: Server) -> None:
    """So an operator makes nobody his like, shuts no admin out, and gets into no admin's account."""
    operator, boss = staff(server, "Olga", "operator"), staff(server, "Boss", "admin")
    for name in ("Boss", "Olga"):
        for path, body in (("ban", {"until": 1}), ("password", {}), ("chips", {"id": "1", "amount": 1})):
            answer = operator.post(f"people/{id_of(server, name)}/{path}", json=body | WHY)
            assert answer.json() == {"error": "not_allowed"}, (name, path)
    bots = operator.post(f"{server.url}/api/bots", json={"name": "Olgabot"})
    assert bots.status_code == 201, "a bot is of its owner's rank"
    for path, body in (("ban", {"until": 1}), ("chips", {"id": "1", "amount": 1})):
        answer = operator.post(f"people/{id_of(server, 'Olgabot')}/{path}", json=body | WHY)
        assert answer.json() == {"error": "not_allowed"}
    assert boss.post(f"people/{id_of(server, 'Olga')}/mute", json={"until": 7} | WHY).status_code == 200
    with server.database() as at:
        assert find(at, id_of(server, "Olgabot")).muted_until == 7, "and is muted with him"
    assert boss.post(f"people/{id_of(server, 'Olga')}/role", json={"role": "player"} | WHY).status_code == 200
    assert operator.get("house").json() == {"error": "not_allowed"}
    nobody = boss.post("people/nobody/role", json={"role": "player"} | WHY)
    assert (nobody.status_code, nobody.json()) == (404, {"error": "not_found"})


def test_a_grant_is_done_once_and_takes_no_more_than_there_is(server: Server) -> None:
    """Field report 15 at the operator's desk; field report 9: the amount is a number."""
    operator, guest = console(server), server.guest("Ann")
    path, before = f"people/{id_of(server, 'Ann')}/chips", guest.me()["wallet"]
    for _ in range(2):
        answer = operator.post(path, json={"id": "1", "amount": 70} | WHY)
        assert answer.json() == {"wallet": before + 70}
    assert operator.post(path, json={"id": "1", "amount": 71} | WHY).json() == {"error": "other_act"}
    assert operator.post(path, json={"id": "2", "amount": "70"} | WHY).json() == {"error": "bad_request"}
    assert operator.post(path, json={"id": "2", "amount": 0} | WHY).json() == {"error": "no_amount"}
    assert operator.post(path, json={"id": "3", "amount": -(before + 71)} | WHY).json() == {
        "error": "no_chips"
    }
    assert operator.post(path, json={"id": "4", "amount": -(before + 70)} | WHY).json() == {"wallet": 0}
    assert operator.get("books").json() == {"faults": []}
    assert [act for _, act, _, _ in acts_of(server)] == ["chips", "chips"]


def test_a_password_is_mended_by_a_code_that_is_shown_once(server: Server) -> None:
    staff(server, "Ann", "player")
    code = console(server).post(f"people/{id_of(server, 'Ann')}/password", json=WHY).json()["code"]
    recovered = httpx.post(
        f"{server.url}/api/recover", json={"name": "Ann", "code": code, "password": "battery staple"}
    )
    assert recovered.status_code == 200, recovered.text
    server.stop()
    left = server.errors.read_bytes() + b"".join(path.read_bytes() for path in server.data.iterdir())
    assert code.encode() not in left


def test_a_notice_reaches_everybody_and_outlives_a_restart(server: Server) -> None:
    operator = console(server)
    with server.guest("Ann").open() as ann:
        assert operator.post("notice", json={"text": "Supper at eight."} | WHY).status_code == 200
        ann.until(lambda: {"type": "notice", "text": "Supper at eight."} in ann.messages)
        server.stop()
    server.start(*server.options)
    with server.guest("Bob").open() as bob:
        catch_up(bob)
        assert {"type": "notice", "text": "Supper at eight."} in bob.messages
        assert console(server).post("notice", json={"text": ""} | WHY).status_code == 200
        bob.until(lambda: bob.messages[-1] == {"type": "notice"})


def test_what_was_said_and_reported_is_looked_at_once(empty_table: Server) -> None:
    """Two reports of one line are one case; settling it keeps the line, and muting is an act of its own."""
    operator = console(empty_table)
    guests = [empty_table.guest(name) for name in ("Ann", "Bob", "Eve")]
    with guests[0].open() as ann, guests[1].open() as bob, guests[2].open() as eve:
        ann.sit(0)
        assert ann.ask({"type": "chat", "text": "You cannot play."})["ok"]
        lines = bob.until(lambda: [message["lines"] for message in bob.messages if message["type"] == "chat"])
        line = lines[-1][-1]["id"]
        for client in (bob, eve):
            assert client.request("report", line=line)["ok"]
        (reported,) = operator.get("reports").json()["reports"]
        assert (reported["chat"], reported["reports"]) == (line, 2)
        assert (reported["name"], reported["body"]) == ("Ann", "You cannot play.")
        muted = {"until": int(time.time() * 1000) + 60_000}
        assert operator.post(f"people/{reported['player']}/mute", json=muted | WHY).status_code == 200
        assert ann.ask({"type": "chat", "text": "Never."})["code"] == "muted"
    assert operator.post(f"reports/{line}", json=WHY).status_code == 200
    assert operator.get("reports").json() == {"reports": []}
    assert operator.post(f"reports/{line}", json=WHY).json() == {"error": "not_found"}
    assert empty_table.rows("SELECT body FROM chat") == [("You cannot play.",)]


def test_a_void_bank_costs_nobody_anything_and_the_table_goes_on(empty_table: Server) -> None:
    """House rule 11, in the books as well as at the table; a second time there is nothing to give up."""
    operator = console(empty_table)
    with seated(empty_table, "AB", 500) as clients:
        before = [each["stack"] + each["put"] for each in clients[0].view["seats"][:2]]
        assert on_turn(clients).act("bet", amount=20)["ok"]
        assert operator.post("tables/svara/void", json=WHY).status_code == 200
        catch_up(*clients)
        for client, stack in zip(clients, before, strict=True):
            assert client.seat["stack"] == stack
            assert client.events("bank_voided")
            assert "pot" not in client.view, "nothing is in it"
        assert operator.post("tables/svara/void", json=WHY).json() == {"error": "no_bank"}
        assert operator.get("books").json() == {"faults": []}
        record = httpx.get(
            f"{empty_table.url}/api/banks/svara/2/record", headers={"cookie": clients[0].guest.cookie}
        )
        assert record.status_code == 200, "it can be looked at like any other"
        for client in clients:
            client.request("ready")
        catch_up(*clients)
        assert clients[0].view["bank"] == 3
    assert empty_table.rows("SELECT bank, void FROM bank_result ORDER BY bank") == [(1, 0), (2, 1)]
    empty_table.stop()
    empty_table.start(*empty_table.options)
    assert [act for _, act, _, _ in acts_of(empty_table)] == ["void"]


def test_who_plays_in_a_bank_does_not_call_it_off(empty_table: Server) -> None:
    """Not even an admin: nobody gets back a stake that he is about to lose."""
    boss = staff(empty_table, "Boss", "admin")
    with seated(empty_table, "AB", 500) as clients:
        token = clients[0].guest.token
        with empty_table.database() as books, books:
            books.execute(
                "UPDATE session SET player = (SELECT player FROM session WHERE token_hash = ?1) "
                "WHERE player = (SELECT id FROM player WHERE name = 'Boss')",
                (hash_of(token),),
            )
            books.execute("UPDATE player SET role = 'admin' WHERE name = 'A'")
        before = acts_of(empty_table)
        for act in ("void", "close"):
            assert boss.post(f"tables/svara/{act}", json=WHY).json() == {"error": "seated"}
        assert acts_of(empty_table) == before
        assert on_turn(clients).act("fold")["ok"]
        assert boss.post("tables/svara/close", json=WHY).status_code == 200, "the bank is over"


def test_a_closed_table_gives_everybody_his_chips(server: Server) -> None:
    """In mid-bank, one of somebody's own and the house's; nobody is short of a chip, and books are sound."""
    operator, opener = console(server), staff(server, "Olga", "player")
    opened = opener.post(f"{server.url}/api/tables", json={"profile": "svara"})
    assert opened.status_code == 201, opened.text
    table = opened.json()["table"]["id"]
    with (
        server.guest("Ann").open(table=table) as ann,
        server.guest("Bob").open(table=table) as bob,
        server.guest("Eve").open() as eve,
    ):
        for seat, client in enumerate((ann, bob)):
            assert client.sit(seat)["ok"]
        eve.sit(0)
        ann.until(lambda: ann.view["phase"] == "betting")
        eve.until(lambda: eve.view["phase"] == "betting")
        for closed in (table, "svara"):
            assert operator.post(f"tables/{closed}/close", json=WHY).status_code == 200
        for client in (ann, bob):
            with pytest.raises(ConnectionClosed):
                while True:
                    client.receive()
            assert client.socket.close_code == ENDINGS["closed"]
        eve.until(lambda: eve.you is None)
    wallets = server.rows("SELECT DISTINCT balance FROM account WHERE id LIKE 'wallet:%'")
    assert wallets == [(10_000,)]
    assert operator.get("books").json() == {"faults": []}
    assert [line["table"] for line in operator.get("house").json()["tables"]] == ["svara"]
    assert operator.post(f"tables/{table}/close", json=WHY).json() == {"error": "not_found"}


def test_no_act_shows_a_card_or_decides_who_wins(empty_table: Server) -> None:
    """Field report 39: in mid-bank, nothing that operators are answered holds a card of it, and no act takes
    a card, a deck, a seed or a hand.
    """
    operator = console(empty_table)
    with seated(empty_table, "AB", 500):
        held = "".join(map(str, empty_table.rows("SELECT cards FROM deck")))
        assert held, "a deck is held"
        players = [player for (player,) in empty_table.rows("SELECT id FROM player")]
        doors = [door.path.removeprefix("/api/operate/") for door in OPERATE if door.method == "GET"]
        asked = {path.format(player=player) for path in doors for player in players}
        said = "".join(operator.get(path).raise_for_status().text for path in asked)
    assert not [card_text(card) for card in full_deck() if f'"{card_text(card)}"' in said]
    fields = {field.name for door in OPERATE if door.body for field in msgspec.structs.fields(door.body)}
    assert fields <= {"reason", "until", "role", "id", "amount", "name", "on", "text", "seconds"}
    for module in (acts, looking, operate, operate_people):
        source = inspect.getsource(module)
        for word in ("FROM deck", "deal_due", "holding", "sealed", "svara.bank", "shuffle", "secrets"):
            assert word not in source, f"{module.__name__} knows of {word}"
