"""Looking back at a bank: who may, what he is answered, and that it is what his line told him."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from lobbies import come_to, open_table, post
from operators import console, staff
from server_tables import seated
from servers import Client, Guest, Server, catch_up, folded, play_banks, running

pytestmark = pytest.mark.server


def asked(server: Server, table: str, bank: object, guest: Guest | None = None) -> httpx.Response:
    headers = {} if guest is None else {"cookie": guest.cookie}
    return httpx.get(f"{server.url}/api/banks/{table}/{bank}/steps", headers=headers)


def replayed(server: Server, table: str, bank: int, guest: Guest | None = None) -> dict[str, Any]:
    answer = asked(server, table, bank, guest)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def refusal(server: Server, table: str, bank: object, guest: Guest | None = None) -> tuple[int, str]:
    answer = asked(server, table, bank, guest)
    return answer.status_code, answer.json()["error"]


def check_told(answer: dict[str, Any], client: Client) -> None:
    """Each event is the one that his line told him under its number."""
    assert {step["seq"]: step["event"] for step in answer["steps"]}.items() <= client.log.items()
    assert answer["steps"][0]["event"]["event"] == "bank_started"
    assert answer["steps"][-1]["event"]["event"] == "bank_ended"


@pytest.mark.parametrize("profile", ["svara", "trinka"])
def test_everybody_sees_again_what_he_was_told(tmp_path: Path, profile: str) -> None:
    """Players their own seat, a spectator and a visitor what was public, with the deck's proofs."""
    with running(tmp_path / "data", "--profile", profile, "--bots", "0") as server:
        guests = [server.guest(name) for name in ("Ann", "Bob")]
        clients = [guest.open() for guest in guests]
        onlooker = server.guest("Eve").open()
        for seat, client in enumerate(clients):
            client.sit(2 * seat, 500 if profile == "svara" else 100)
        play_banks(1, *clients)
        catch_up(*clients, onlooker)
        for seat, client in enumerate(clients):
            answer = replayed(server, profile, 1, client.guest)
            assert (answer["seat"], answer["view"]["you"]) == (2 * seat, 2 * seat)
            check_told(answer, client)
        public = replayed(server, profile, 1)
        assert public == replayed(server, profile, 1, onlooker.guest)
        assert public["seat"] is None
        check_told(public, onlooker)
        proofs = [entry["event"]["event"] for entry in (*public["before"], *public["steps"])]
        assert {"header_published", "deck_proved"} <= set(proofs)
        view = public["view"]
        for step in public["steps"]:
            view = folded(view, step | {"type": "change"})
        assert view["phase"] == "finished"
        assert [seat.get("name") for seat in view["seats"][:3:2]] == ["Ann", "Bob"]
        for client in (*clients, onlooker):
            client.close()


def test_what_is_no_finished_bank_says_what_it_is(empty_table: Server) -> None:
    """One that runs, one that was never played, and what is no number."""
    with seated(empty_table, "AB", 500) as clients:
        ann = clients[0].guest
        assert replayed(empty_table, "svara", 1, ann)["void"] is False
        assert refusal(empty_table, "svara", 2, ann) == (409, "bank_running")
        assert refusal(empty_table, "svara", 2) == (409, "bank_running")
        for bank in (0, 3, "x", 10**30):
            assert refusal(empty_table, "svara", bank, ann) == (404, "no_such_bank")
        assert refusal(empty_table, "nowhere", 1, ann) == (404, "no_such_bank")


def test_a_bank_broken_off_is_shown_as_such(empty_table: Server) -> None:
    """A table is closed for good in the middle of a bank: its players still see it, and nobody else."""
    ann, bob, eve = (empty_table.guest(name) for name in ("Ann", "Bob", "Eve"))
    table, _ = open_table(ann)
    with come_to(ann, table) as first, come_to(bob, table) as second:
        first.sit(0)
        second.sit(1)
        catch_up(first, second)
        assert first.view["phase"] == "betting"
        closed = console(empty_table).post(f"tables/{table}/close", json={"reason": "a test"})
        assert closed.status_code == 200, closed.text
    answer = replayed(empty_table, table, 1, bob)
    assert (answer["void"], answer["seat"]) == (True, 1)
    assert answer["steps"][-1]["event"]["void"]
    assert refusal(empty_table, table, 1, eve) == (404, "no_such_bank")


def test_a_private_table_is_looked_back_at_by_its_own(empty_table: Server) -> None:
    """Its players and its members; nobody else hears that there was a bank."""
    ann, bob, eve = (empty_table.guest(name) for name in ("Ann", "Bob", "Eve"))
    table, key = open_table(ann, private=True)
    with come_to(ann, table) as first, come_to(bob, table, key) as second:
        first.sit(0)
        second.sit(1)
        play_banks(1, first, second)
        assert replayed(empty_table, table, 1, ann)["seat"] == 0
        assert replayed(empty_table, table, 1, bob)["seat"] == 1
        for guest in (eve, None):
            for bank in (1, 2):
                assert refusal(empty_table, table, bank, guest) == (404, "no_such_bank")
        boss = staff(empty_table, "Boss", "admin")
        looked = boss.get(f"{empty_table.url}/api/banks/{table}/1/steps")
        assert looked.status_code == 404, "to operate the house is no reason to look back"
        assert post(eve, f"tables/{table}/join", key=key).status_code == 200
        assert replayed(empty_table, table, 1, eve)["seat"] is None
