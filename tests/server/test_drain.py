"""Stopping does not hurt a bank, and does not make a person wait who plays with bots alone."""

import json
import signal
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from fair_clients import Nonces
from server_tables import on_turn, seated
from servers import PATIENCE, Client, Server, catch_up, play_until, running

pytestmark = pytest.mark.server


@pytest.fixture
def patient(tmp_path: Path) -> Iterator[Server]:
    """A server that would wait for minutes."""
    file = tmp_path / "svara.toml"
    file.write_text("[server]\ndrain_seconds = 600\n")
    with running(tmp_path / "data", "--config", str(file), "--bots", "0") as server:
        yield server


def signalled(server: Server, clients: list[Client]) -> None:
    """One SIGTERM; everybody has heard of it."""
    assert server.process is not None
    server.process.send_signal(signal.SIGTERM)
    for client in clients:
        client.until(lambda client=client: closing(client))


def closing(client: Client) -> bool:
    return any(message["type"] == "notice" and message.get("closing") for message in client.messages)


def test_a_bank_is_played_to_its_end_and_no_other_begins(patient: Server) -> None:
    with seated(patient, "AB", 500) as clients:
        first = clients[0]
        signalled(patient, clients)
        answer = httpx.get(f"{patient.url}/readyz")
        assert (answer.status_code, answer.json()) == (503, {"status": "closing"})
        assert httpx.get(f"{patient.url}/healthz").status_code == 200
        with patient.guest("Eve").open() as eve:
            assert closing(eve) or eve.receive()["closing"], "who comes now is told as well"
        assert patient.process is not None
        assert patient.process.poll() is None, "a bank is being played"
        on_turn(clients).act("fold")
        assert patient.process.wait(PATIENCE) == 0
        assert first.view["bank"] == 2
    with sqlite3.connect(patient.data / "svara.db") as connection:
        bodies = [json.loads(body)["event"] for (body,) in connection.execute("SELECT body FROM event")]
    connection.close()
    assert (bodies.count("bank_started"), bodies.count("bank_ended")) == (2, 2)


def test_a_bank_whose_header_is_out_is_waited_for(patient: Server) -> None:
    """Nobody's bank begins with the last nonce just as the house is gone."""
    nonces = Nonces(), Nonces()
    with patient.guest("Ann").open() as ann, patient.guest("Bob").open() as bob:
        for seat, (client, own) in enumerate(zip((ann, bob), nonces, strict=True)):
            assert own.sit(client, seat)["ok"]
        ann.until(lambda: ann.view["fair"].get("stage") == "pending")
        signalled(patient, [ann, bob])
        bob.until(lambda: bob.view["fair"].get("stage") == "pending")
        for client, own in zip((ann, bob), nonces, strict=True):
            assert own.reveal(client)["ok"]
        assert patient.process is not None
        assert on_turn([ann, bob]).act("fold")["ok"]
        assert patient.process.wait(PATIENCE) == 0


def test_a_second_signal_stops_at_once(patient: Server) -> None:
    with seated(patient, "AB", 500) as clients:
        signalled(patient, clients)
        assert patient.stop() == 0


def test_a_signal_waits_for_nobody_who_is_not_there(patient: Server) -> None:
    """A bank of absent people goes on after the next start; nobody would end it now."""
    with seated(patient, "AB", 500):
        pass
    assert patient.stop(signal.SIGINT) == 0


def test_ctrl_c_does_not_wait_unless_it_is_asked_to(empty_table: Server) -> None:
    """The default, for a terminal: the bank is on the disk, and goes on next time."""
    with seated(empty_table, "AB", 500) as clients:
        bank = clients[0].view["bank"]
        assert empty_table.stop(signal.SIGINT) == 0
    empty_table.start(*empty_table.options)
    with empty_table.guest("Eve").open() as eve:
        assert (eve.view["bank"], eve.view["phase"]) == (bank, "betting")
        assert eve.events("clock_extended")


def test_a_paused_house_deals_to_nobody_and_goes_on_when_it_is_told(empty_table: Server) -> None:
    """The bank that runs ends, the next one waits, and a restart changes nothing about it."""
    operate = admin_client(empty_table)
    with seated(empty_table, "AB", 500) as clients:
        assert operate.post("pause", json={"on": True, "reason": "a break"}).status_code == 200
        on_turn(clients).act("fold")
        for client in clients:
            client.until(lambda client=client: client.may_press)
            client.request("ready")
        catch_up(*clients)
        assert clients[0].view["bank"] == 2
        assert clients[0].view["phase"] == "finished"
        notices = [message for message in clients[0].messages if message["type"] == "notice"]
        assert notices == [{"type": "notice", "paused": True}]
        assert operate.post("pause", json={"on": False, "reason": "go on"}).status_code == 200
        play_until(lambda: clients[0].view["bank"] == 3, *clients)
        assert operate.post("pause", json={"on": True, "reason": "a break"}).status_code == 200
    empty_table.stop()
    empty_table.start(*empty_table.options)
    with empty_table.guest("Eve").open() as eve:
        catch_up(eve)
        assert {"type": "notice", "paused": True} in eve.messages


def admin_client(server: Server) -> httpx.Client:
    """The console's line, as svara admin has it."""
    address = json.loads((server.data / "console").read_text())
    return httpx.Client(
        base_url=f"http://127.0.0.1:{address['port']}/api/operate/",
        headers={"authorization": f"Bearer {address['token']}"},
    )
