"""Statements, settlements and refills as they are asked for over HTTP, and who may see them."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import pytest

from lobbies import come_to
from operators import console, id_of
from people import Browser, code_of, done
from servers import Server, play_banks, running

pytestmark = pytest.mark.server


def browser(server: Server, token: str) -> Browser:
    at = Browser(server)
    at.http.cookies["svara_session"] = token
    return at


def test_an_evening_is_settled(empty_table: Server) -> None:
    """C5: what one has lost the others and the rake have won; only who was there may see it."""
    ann, bob = empty_table.guest("Ann"), empty_table.guest("Ann")
    with ann.open() as one, bob.open() as two:
        one.sit(0, 500)
        two.sit(3, 500)
        play_banks(3, one, two)
        one.request("stand")
    at = browser(empty_table, ann.token)
    sheet = done(at.get("settlement?table=svara"))
    assert sum(each["net"] for each in sheet["players"]) + sheet["rake"] + sheet["in_pots"] == 0
    assert sorted(each["name"] for each in sheet["players"]) == ["Ann", "Ann (2)"]
    assert [each.get("you", False) for each in sheet["players"]].count(True) == 1
    assert not any("player" in each for each in sheet["players"])
    answer = at.get("settlement.csv?table=svara")
    rows = list(csv.reader(io.StringIO(answer.content.decode("utf-8-sig"))))
    assert answer.headers["content-type"].startswith("text/csv")
    assert [int(row[5]) for row in rows[1:3]] == [each["net"] for each in sheet["players"]]
    assert done(at.get("settlement?table=svara&since=0&until=1"))["players"] == []
    for path, code in (("?table=nowhere", "no_table"), ("", "not_allowed")):
        assert code_of(at.get(f"settlement{path}")) == code
        assert code_of(at.get(f"settlement.csv{path}")) == code
    stranger = Browser(empty_table)
    assert code_of(stranger.get("settlement?table=svara")) == "no_session"
    stranger.guest("Eve")
    assert code_of(stranger.get("settlement?table=svara")) == "not_allowed"
    with_books = done(at.get("statement?limit=2"))
    assert with_books["more"]
    latest = with_books["lines"][0]
    assert latest["kind"] in ("stand", "stake", "win", "ante", "return")
    older = done(at.get(f"statement?before={with_books['lines'][1]['number']}&limit=100"))
    assert older["lines"][-1] | {"at": 0, "number": 1} == {
        "number": 1,
        "at": 0,
        "kind": "welcome",
        "amount": 10_000,
        "wallet": 10_000,
        "held": 10_000,
        "table": None,
        "bank": None,
        "note": None,
        "table_name": None,
        "game": None,
    }
    (day, *_) = done(at.get("statement/days"))["days"]
    assert day["given"] == 10_000
    with empty_table.database() as books:
        books.execute("UPDATE player SET role = 'operator' WHERE name = 'Eve'")
        books.commit()
    club = done(stranger.get("settlement"))
    assert all("player" in each for each in club["players"])
    assert [each["net"] for each in club["players"]] == [each["net"] for each in sheet["players"]]


def test_a_table_is_called_by_its_name_wherever_one_looks_back(empty_table: Server) -> None:
    """By its opener's name, or as its game; its sheet is among those that one may ask for."""
    ann, bob = empty_table.guest("Ann"), empty_table.guest("Bob")
    at = browser(empty_table, ann.token)
    made = done(at.post("tables", profile="trinka", ante=5, name="Friday", private=True))
    table, key = made["table"]["id"], made["key"]
    with come_to(ann, table) as one, come_to(bob, table, key) as two:
        one.sit(0, 500)
        two.sit(1, 500)
        play_banks(1, one, two)
        look = console(empty_table)
        (here,) = [line for line in look.get("house").json()["tables"] if line["table"] == table]
        (seat,) = look.get(f"people/{id_of(empty_table, 'Ann')}").json()["seats"]
    (line, *_) = done(at.get("statement"))["lines"]
    sheet = done(at.get(f"settlement?table={table}"))
    (bank, *_) = done(at.get("banks"))["banks"]
    (listed,) = done(at.get("settlement/tables"))["tables"]
    for each in (line, sheet, bank, listed, here, seat):
        assert (each["table"], each["table_name"], each["game"]) == (table, "Friday", "trinka")
    assert listed["last"] == bank["ended"]
    record = at.get(f"banks/{table}/{bank['bank']}/record")
    assert record.headers["content-disposition"].endswith(f'"svara-{table}-bank-{bank["bank"]}.toml"')
    stranger = Browser(empty_table)
    stranger.guest("Eve")
    assert done(stranger.get("settlement/tables")) == {"tables": [], "club": False}
    with empty_table.database() as books:
        books.execute("UPDATE player SET role = 'operator' WHERE name = 'Eve'")
        books.commit()
    club = done(stranger.get("settlement/tables"))
    assert club["club"]
    assert [(each["table"], each["table_name"], each["game"]) for each in club["tables"]] == [
        (table, "Friday", "trinka"),
        ("svara", "", "svara"),
    ]


def test_open_books_are_open_to_everybody(tmp_path: Path) -> None:
    config = tmp_path / "house.toml"
    config.write_text("[chips]\nopen_books = true\nwelcome = 600\nrefill = 0\n")
    with running(tmp_path / "data", "--bots", "0", "--config", str(config)) as server:
        eve = Browser(server)
        assert eve.guest("Eve")["wallet"] == 600
        assert done(eve.get("settlement"))["players"] == []
        assert done(eve.get("settlement?table=svara"))["table"] == "svara"


def test_who_has_few_chips_gets_those_of_the_day_when_he_comes_back(empty_table: Server) -> None:
    """Nobody is stuck: a look at oneself brings them, once a day."""
    ann = empty_table.guest("Ann")
    at = browser(empty_table, ann.token)
    empty_table.stop()
    with empty_table.database() as books:
        books.execute("UPDATE account SET balance = balance - 9990 WHERE id LIKE 'wallet:%'")
        books.execute("UPDATE account SET balance = balance + 9990 WHERE id = 'house'")
        books.execute(
            "INSERT INTO movement (id, source, target, amount, at, kind, player) "
            "SELECT 'lost', id, 'house', 9990, 1, 'take', player FROM account WHERE id LIKE 'wallet:%'"
        )
        books.commit()
    empty_table.start()
    at = browser(empty_table, ann.token)
    for _ in range(2):
        assert at.me()["wallet"] == 10_000
    kinds = [line["kind"] for line in done(at.get("statement"))["lines"]]
    assert kinds == ["refill", "take", "welcome"]
