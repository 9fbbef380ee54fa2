"""A closed circle: asking to be let in, being let in, refused and removed; and who only looks on."""

import json

import pytest
from websockets.exceptions import ConnectionClosed

from lobbies import come_to, get, listed, open_table, post
from server_tables import on_turn
from servers import Client, Guest, Server, catch_up, play_until

pytestmark = pytest.mark.server


def judge(host: Guest, table: str, name: str, standing: str) -> None:
    """The host's word about whoever is called so."""
    people = get(host, f"tables/{table}/members").json()["members"]
    (member,) = [each["member"] for each in people if each["name"] == name]
    answer = post(host, f"tables/{table}/members", member=member, standing=standing)
    assert answer.status_code == 200, answer.text


def closed_for(client: Client) -> str:
    """Why the server closes the socket, after what it still has to say."""
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            client.receive()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.reason


def test_members_only_sit(empty_table: Server) -> None:
    """Others may look on; who was refused stays so until the host says otherwise."""
    ann, bob = empty_table.guest("Ann"), empty_table.guest("Bob")
    table, key = open_table(ann, members_only=True)
    assert listed(bob)[table]["members_only"]
    assert not listed(bob)[table]["may_sit"]
    with come_to(ann, table) as host, come_to(bob, table) as at:
        assert host.sit(0)["ok"]
        assert at.sit(1)["code"] == "not_allowed"
        assert at.request("wait")["code"] == "not_allowed"
        assert not at.view["may_sit"]
        assert post(bob, f"tables/{table}/join").json() == {"error": "not_allowed"}
        assert post(bob, f"tables/{table}/join", key=key + "x").json() == {"error": "bad_key"}
        assert post(bob, f"tables/{table}/ask").json() == {"standing": "asked"}
        assert get(bob, f"tables/{table}/members").json() == {"error": "not_allowed"}
        judge(ann, table, "Bob", "refused")
        assert post(bob, f"tables/{table}/ask").json() == {"standing": "refused"}
        assert post(bob, f"tables/{table}/join", key=key).json() == {"error": "bad_key"}
        assert at.sit(1)["code"] == "not_allowed"
        judge(ann, table, "Bob", "approved")
        at.until(lambda: at.view.get("may_sit", True))
        (member,) = get(ann, f"tables/{table}/members").json()["members"]
        assert not member["came"]
        assert at.sit(1)["ok"]
        (member,) = get(ann, f"tables/{table}/members").json()["members"]
        assert member["came"]
    assert post(ann, f"tables/{table}/members", member="x", standing="approved").json() == {
        "error": "no_member"
    }


def test_who_is_removed_stands_up_as_the_rules_have_it(empty_table: Server) -> None:
    """O72: in a bank it is a fold, and the chips are his when the bank is over; then he is shown out."""
    ann, bob, cyd = (empty_table.guest(name) for name in ("Ann", "Bob", "Cyd"))
    table, key = open_table(ann, private=True)
    with come_to(ann, table) as a, come_to(bob, table, key) as b, come_to(cyd, table, key) as c:
        for seat, client in enumerate((a, b, c)):
            assert client.sit(seat)["ok"]
        assert on_turn([a, b, c]).act("fold")["ok"]
        for client in (a, b):
            assert client.request("ready")["ok"]
        catch_up(a, b, c)
        assert (a.view["bank"], a.view["phase"]) == (2, "betting")
        judge(ann, table, "Bob", "removed")
        catch_up(a)
        assert a.view["seats"][1]["leaving"] or a.view["seats"][1]["status"] == "empty"
        play_until(lambda: a.view["seats"][1]["status"] == "empty", a, c)
        assert closed_for(b) == "no_table"
        with pytest.raises(ConnectionClosed):
            come_to(bob, table)
    assert bob.me()["wallet"] > 9_000


def test_spectators_see_what_is_public_and_are_counted(empty_table: Server) -> None:
    """Field report 32: no hand, no salt and no nonce of anybody is in a frame of theirs."""
    players = [empty_table.guest(name).open() for name in ("Ann", "Bob")]
    with players[0], players[1], empty_table.guest("Cyd").open() as looker:
        for seat, client in enumerate(players):
            assert client.sit(seat)["ok"]
        players[0].until(lambda: players[0].view.get("spectators") == 1)
        catch_up(looker)
        assert looker.view["spectators"] == 1
        assert listed(looker.guest)["svara"]["spectators"] == 1
        for slot in range(3):
            assert on_turn(players).act("look", slot=slot)["ok"]
        catch_up(looker, *players)
        assert sum("score" in client.seat for client in players) == 1, "one has seen his hand"
        for seat in looker.view["seats"][:2]:
            assert seat["cards"] == [None, None, None]
            assert "score" not in seat
        for event in looker.events("looked"):
            assert set(event["cards"]) == {None}
        assert not looker.events("salts_given")
        assert "legal" not in looker.view
        with empty_table.guest("Dan").open():
            looker.until(lambda: looker.view.get("spectators") == 2)
        looker.until(lambda: looker.view.get("spectators") == 1)
        assert json.dumps(looker.view).count("null") >= 6


def test_a_table_may_have_no_spectators(empty_table: Server) -> None:
    """Members and who is seated alone; who joins is a member, and his seat is his way back."""
    ann, bob = empty_table.guest("Ann"), empty_table.guest("Bob")
    table, _ = open_table(ann, spectators=False)
    with pytest.raises(ConnectionClosed) as closed:
        come_to(bob, table)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.reason == "not_allowed"
    assert post(bob, f"tables/{table}/join").json() == {"standing": "approved"}
    with come_to(bob, table) as at:
        assert at.sit(0)["ok"]
        judge(ann, table, "Bob", "removed")
        catch_up(at)
        assert at.you == 0, "he is seated"
        assert at.request("stand")["ok"]
        assert closed_for(at) == "not_allowed"
