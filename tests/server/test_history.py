"""What has been played is found again: by its players, with what each put in and got out."""

import json
import re
from fractions import Fraction
from pathlib import Path
from typing import Any

import httpx
import pytest

from server_tables import on_turn, seated
from servers import Client, Guest, Server, catch_up, play_banks, running
from svara.cards import card_text
from svara.record import DealRecord, parse_record, replay_record

pytestmark = pytest.mark.server


def get(guest: Guest, path: str, **query: Any) -> Any:
    answer = httpx.get(f"{guest.server.url}{path}", params=query, headers={"cookie": guest.cookie})
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_each_player_finds_his_own_banks(empty_table: Server) -> None:
    """As many as were played, the latest first, with the chips that moved; nobody finds another's."""
    ann, bob, eve = (empty_table.guest(name) for name in ("Ann", "Bob", "Eve"))
    with ann.open() as first, bob.open() as second, eve.open():
        first.sit(0)
        second.sit(3)
        play_banks(4, first, second)
        first.request("stand")
        catch_up(first, second)
        ended = len(second.events("bank_ended"))
        gained = first.view["wallet"] - 10_000
    mine, his = get(ann, "/api/banks")["banks"], get(bob, "/api/banks")["banks"]
    banks = list(range(ended, 0, -1))
    assert [line["bank"] for line in mine] == banks == [line["bank"] for line in his]
    assert {line["seat"] for line in mine} == {0}
    assert mine[0]["players"] == ["Ann", "Bob"]
    assert sum(line["net"] for line in mine) == gained
    for one, other in zip(mine, his, strict=True):
        assert one["net"] + other["net"] == -one["rake"]
        assert one["put"] + other["put"] == one["pot"] == one["won"] + other["won"] + one["rake"]
        assert one["began"] <= one["ended"]
    assert get(eve, "/api/banks")["banks"] == []
    assert get(eve, "/api/figures") == {"games": []}


def test_banks_are_sought_by_table_date_and_result(empty_table: Server) -> None:
    """Pages of one bank each come to all of them, and every filter leaves out what it should."""
    ann, bob = empty_table.guest("Ann"), empty_table.guest("Bob")
    with ann.open() as first, bob.open() as second:
        first.sit(0)
        second.sit(3)
        play_banks(3, first, second)
    every = get(ann, "/api/banks")["banks"]
    paged: list[Any] = []
    before: dict[str, Any] = {}
    while True:
        page = get(ann, "/api/banks", limit=1, **before)
        paged += page["banks"]
        if not page["more"]:
            break
        before = {"before": page["banks"][-1]["ended"]}
    assert paged == every
    won = [line for line in every if line["net"] > 0]
    assert get(ann, "/api/banks", result="won")["banks"] == won
    assert get(ann, "/api/banks", game="seka")["banks"] == []
    assert get(ann, "/api/banks", table="svara", since=every[0]["ended"])["banks"] == every[:1]
    assert get(ann, "/api/banks", svara=True)["banks"] == [line for line in every if line["svaras"]]
    figures = get(ann, "/api/figures")["games"][0]
    assert (figures["game"], figures["banks"], figures["won"]) == ("svara", len(every), len(won))
    assert figures["net"] == sum(line["net"] for line in every) == sum(day["net"] for day in figures["days"])
    assert figures["biggest_pot"] == max((line["pot"] for line in every if line["won"]), default=0)
    refused = httpx.get(
        f"{empty_table.url}/api/banks", params={"limit": 10**400}, headers={"cookie": ann.cookie}
    )
    assert (refused.status_code, refused.json()) == (400, {"error": "bad_request"})


def test_a_notional_score_is_kept_to_the_last_fraction(tmp_path: Path) -> None:
    """K2, K19: what was put in and won adds up exactly, fractions included."""
    with running(tmp_path / "data", "--profile", "seka", "--bots", "0") as server:
        guests = [server.guest(name) for name in ("Ann", "Bob", "Cy")]
        clients = [guest.open() for guest in guests]
        for seat, client in enumerate(clients):
            client.request("sit", seat=seat)
        play_banks(3, *clients)
        for client in clients:
            client.close()
        banks: dict[int, list[Any]] = {}
        for guest in guests:
            for line in get(guest, "/api/banks")["banks"]:
                banks.setdefault(line["bank"], []).append(line)
        assert len(banks) >= 3
        for same in banks.values():
            assert len(same) == len(same[0]["players"])
            assert sum(Fraction(line["net"]) for line in same) == 0
            assert sum(Fraction(line["put"]) for line in same) == Fraction(same[0]["pot"])


@pytest.mark.parametrize("profile", ["svara", "trinka"])
def test_a_download_replays_and_shows_what_its_player_saw(tmp_path: Path, profile: str) -> None:
    """O45: it replays to the bank's result, and its cards are those that its player's line showed him."""
    with running(tmp_path / "data", "--profile", profile, "--bots", "1") as server:
        guests = [server.guest(name) for name in ("Ann", "Bob")]
        clients = [guest.open() for guest in guests]
        for seat, client in enumerate(clients):
            client.sit(2 * seat, 500 if profile == "svara" else 100)
        play_banks(3, *clients)
        catch_up(*clients)
        for guest, client in zip(guests, clients, strict=True):
            for line in get(guest, "/api/banks")["banks"]:
                record = parse_record(download(guest, line))
                assert record.owner == guest.name
                replayed = replay_record(record)
                assert replayed.state.phase == "finished"
                assert cards_of(record) <= shown_to(client, line["bank"])
        stranger = server.guest("Eve")
        line = get(guests[0], "/api/banks")["banks"][0]
        for path in (record_path(line), "/api/banks/svara/0/record", f"/api/banks/{profile}/x/record"):
            refused = httpx.get(f"{server.url}{path}", headers={"cookie": stranger.cookie})
            assert (refused.status_code, refused.json()) == (404, {"error": "no_such_bank"})
        for client in clients:
            client.close()


def test_two_of_one_name_with_an_apostrophe_have_a_record(empty_table: Server) -> None:
    """The second is called by a number at the table; a record's names have no apostrophe beside a space."""
    first, second = (empty_table.guest("O'Neil") for _ in range(2))
    with first.open() as one, second.open() as other:
        one.sit(0)
        other.sit(1)
        play_banks(1, one, other)
        assert one.view["seats"][1]["name"] == "O'Neil 2"
    for guest, name in ((first, "O'Neil"), (second, "O’Neil 2")):
        (line, *_) = get(guest, "/api/banks")["banks"]
        record = parse_record(download(guest, line))
        assert record.owner == name
        assert replay_record(record).state.phase == "finished"


def test_a_bank_with_the_deleted_is_still_a_record(empty_table: Server) -> None:
    """They have one name by then, and no two seats of a record may."""
    with seated(empty_table, "ABC", 500) as clients:
        while clients[0].view["phase"] == "betting":
            assert on_turn(clients).act("fold")["ok"]
            catch_up(*clients)
        for client in clients[:2]:
            assert client.request("stand")["ok"]
    for client in clients[:2]:
        headers = {"cookie": client.guest.cookie}
        gone = httpx.post(f"{empty_table.url}/api/me/delete", json={"confirm": "delete"}, headers=headers)
        assert gone.status_code == 200, gone.text
    line = get(clients[2].guest, "/api/banks")["banks"][0]
    record = parse_record(download(clients[2].guest, line))
    assert len(set(record.seats)) == 3
    assert replay_record(record).state.phase == "finished"


def record_path(line: dict[str, Any]) -> str:
    return f"/api/banks/{line['table']}/{line['bank']}/record"


def download(guest: Guest, line: dict[str, Any]) -> str:
    answer = httpx.get(f"{guest.server.url}{record_path(line)}", headers={"cookie": guest.cookie})
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-disposition"].startswith("attachment")
    return answer.text


def cards_of(record: DealRecord) -> set[str]:
    """The cards that a record names anywhere, proofs included."""
    lines = " ".join(record.actions)
    proved = {card_text(shown.card) for proof in record.proofs for shown in proof.cards}
    return set(re.findall(r"\b[6-9TJQKA][shdc]\b", lines)) | proved


def shown_to(client: Client, bank: int) -> set[str]:
    """The cards that a client was told in a bank."""
    shown: set[str] = set()
    now = 0
    for _, event in sorted(client.log.items()):
        now += event["event"] == "bank_started"
        if now == bank:
            shown |= set(re.findall(r'"([6-9TJQKA][shdc])"', json.dumps(event)))
    return shown
