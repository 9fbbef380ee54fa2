"""What watches the house is told how it is, and nothing that is anybody's business."""

import base64
import json
import re
import sqlite3
import time
from pathlib import Path

import httpx
import pytest

from operators import console, id_of
from servers import PATIENCE, Client, Server, play_banks, play_quietly, play_until, running
from svara.cards import card_text
from svara.server.tables.holding import decode_held

pytestmark = pytest.mark.server


def measured(server: Server, **headers: str) -> dict[str, float]:
    """Every sample by its name and labels."""
    answer = httpx.get(f"{server.url}/metrics", headers=headers)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    lines = [line.rsplit(" ", 1) for line in answer.text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in lines}


def test_what_is_played_is_counted(server: Server) -> None:
    with server.guest("Ann").open() as ann:
        assert measured(server)["svara_banks_finished_total"] == 0
        ann.sit(0)
        ann.act("bet", turn=-1)
        play_banks(2, ann)
        found = measured(server)
    assert found["svara_banks_finished_total"] == 2
    assert found["svara_tables"] == found["svara_connections"] == found["svara_people_seated"] == 1
    assert found["svara_bots_seated"] > 0
    assert found['svara_answers_total{code="stale_turn"}'] >= 1
    assert found['svara_answers_total{code="ok"}'] >= 2
    assert found['svara_http_responses_total{method="POST",path="/api/guest",status="201"}'] == 1
    assert found["svara_commit_seconds_count"] == found["svara_commit_group_count"] > 2
    assert "svara_loop_lag_seconds_count" in found
    ((movements,),) = server.rows("SELECT count(*) FROM movement")
    assert found["svara_ledger_movements_total"] <= movements
    assert found["svara_ledger_movements_total"] > 0


def test_labels_name_nobody_and_no_card(server: Server) -> None:
    """Labels are few and known beforehand, whatever clients send."""
    guest = server.guest("Ann")
    with guest.open() as ann:
        ann.sit(0)
        ann.request("stand", id="secret-id")
        httpx.get(f"{server.url}/api/operate/people/someone", headers={"cookie": guest.cookie})
        text = httpx.get(f"{server.url}/metrics").text
    labels = set(re.findall(r'(\w+)="', text))
    assert labels <= {"code", "le", "method", "path", "status", "implementation", "version"}
    assert 'path="/api/operate/people/{player}"' in text
    for secret in (guest.token, "secret-id", "someone", "Ann", *server.rows("SELECT id FROM player")[0]):
        assert secret not in text


def test_strangers_and_proxies_get_no_metrics(server: Server) -> None:
    """By default only programs of this machine that ask by themselves."""
    for name in ("x-forwarded-for", "forwarded", "x-real-ip"):
        assert httpx.get(f"{server.url}/metrics", headers={name: "127.0.0.1"}).status_code == 404


def test_metrics_for_a_token_or_for_nobody(tmp_path: Path) -> None:
    file = tmp_path / "svara.toml"
    file.write_text("[server]\nmetrics = 'token'\nmetrics_token = 'hush'\n")
    with running(tmp_path / "data", "--config", str(file)) as server:
        assert httpx.get(f"{server.url}/metrics").status_code == 404
        assert httpx.get(f"{server.url}/metrics", headers={"authorization": "Bearer hus"}).status_code == 404
        assert measured(server, authorization="Bearer hush")["svara_tables"] == 1
        server.stop()
        file.write_text("[server]\nmetrics = 'off'\n")
        server.start(*server.options)
        assert httpx.get(f"{server.url}/metrics").status_code == 404


def test_ready_means_that_a_write_reaches_the_disk(server: Server) -> None:
    """/healthz speaks of the process, /readyz of the house."""
    until_ready_says(server, "ready")
    connection = sqlite3.connect(server.data / "svara.db", isolation_level=None)
    try:
        connection.execute("BEGIN IMMEDIATE")
        until_ready_says(server, "not_writable")
        assert httpx.get(f"{server.url}/healthz").json() == {"status": "ok"}
    finally:
        connection.close()
    until_ready_says(server, "ready")


def until_ready_says(server: Server, status: str) -> None:
    """One answer speaks for a second, so it is asked again until it changes."""
    end = time.monotonic() + PATIENCE
    while (answer := httpx.get(f"{server.url}/readyz", timeout=PATIENCE)).json() != {"status": status}:
        assert time.monotonic() < end, answer.text
        time.sleep(0.1)
    assert (answer.status_code == 200) == (status == "ready")


def test_nothing_that_the_house_says_of_itself_holds_a_secret(server: Server) -> None:
    """Logs, standard output, metrics and what operators read, over banks whose decks and salts are known."""
    guest = server.guest("Ann")
    held: set[str] = set()
    said = ""
    with guest.open() as ann, console(server) as operator:
        ann.sit(0)

        def move(client: Client) -> bool:
            held.update(text for (text,) in server.rows("SELECT cards FROM deck"))
            return play_quietly(client)

        play_until(lambda: len(ann.events("bank_ended")) >= 3, ann, move=move)
        operator.post("notice", json={"text": "Supper at eight.", "reason": "a test"})
        httpx.post(f"{server.url}/api/login", json={"name": "Ann", "password": "correct horse"})
        ann.send("{")
        for path in ("house", "people", "audit", "reports", "books", f"people/{id_of(server, 'Ann')}"):
            said += operator.get(path).raise_for_status().text
        said += httpx.get(f"{server.url}/metrics").text
    address = json.loads((server.data / "console").read_text())
    assert server.process is not None
    server.process.terminate()
    said += server.process.communicate(timeout=PATIENCE)[0] + server.errors.read_text()
    assert '"bank_ended"' in said
    assert '"request"' in said
    decks = [decode_held(text) for text in held]
    salts = [salt for deck in decks for salt in (*deck.salts, *deck.seeds)]
    assert decks
    assert salts
    for salt in salts:
        assert salt.hex() not in said
        assert base64.b64encode(salt).decode().rstrip("=") not in said
        assert repr(salt) not in said
    for card in {card for deck in decks for card in deck.cards if card is not None}:
        assert not re.search(rf"\b{card_text(card)}\b", said)
    for secret in (guest.token, address["token"], "correct horse"):
        assert secret not in said
