"""A guest, a socket and whole banks: what a person's browser does, done by a program."""

import httpx
import pytest

from servers import Server, catch_up, play_banks
from svara.server.books import ledger

pytestmark = pytest.mark.server


def test_a_guest_plays_banks_against_bots(server: Server) -> None:
    """From nothing to three paid banks; the chips of everybody are where the books say (C5, O67)."""
    guest = server.guest("Ann")
    me = guest.me()
    assert (me["name"], me["wallet"], me["kind"], me["role"]) == ("Ann", 10_000, "guest", "player")
    with guest.open() as ann:
        assert ann.view["phase"] == "waiting"
        assert [seat["status"] for seat in ann.view["seats"]].count("waiting") == 3
        assert ann.sit(0, 500)["ok"]
        assert ann.view["wallet"] == 9_500
        play_banks(3, ann)
        assert ann.view["bank"] >= 3
        brought = sum(event["amount"] for event in ann.events("topped_up"))
        table = sum(seat.get("stack", 0) for seat in ann.view["seats"]) + ann.view.get("pot", 0)
        assert table == 4 * 500 + brought, "O66: no rake beside bots"
    with server.database() as books:
        assert ledger.faults(books) == []


def test_the_log_has_no_gaps_and_no_ids_of_people(server: Server) -> None:
    """House rule 3: the numbers are contiguous for everyone."""
    with server.guest("Ann").open() as ann, server.guest("Eve").open() as eve:
        ann.sit(0)
        play_banks(2, ann)
        catch_up(ann, eve)
        assert abs(max(ann.log) - max(eve.log)) < 20, "an onlooker hears of everything"
        for client in (ann, eve):
            assert sorted(client.log) == list(range(1, max(client.log) + 1))
            assert not any("player" in event for event in client.log.values())


def test_two_guests_play_without_bots(empty_table: Server) -> None:
    """Each is asked in turn, sees his own legal actions only, and the winner gets the pot."""
    with empty_table.guest("Ann").open() as ann, empty_table.guest("Bob").open() as bob:
        ann.sit(0)
        bob.sit(3)
        play_banks(2, ann, bob)
        assert ann.events("bank_started")[0]["dealt"] == [0, 3]
        rake = sum(event["amount"] for event in ann.events("rake_taken"))
        table = sum(seat.get("stack", 0) for seat in ann.view["seats"]) + ann.view.get("pot", 0)
        assert table + rake == 1000
    with empty_table.database() as books:
        assert ledger.balance(books, "rake:svara") == rake


def test_sitting_topping_up_and_standing_up(empty_table: Server) -> None:
    """O67, O68; field reports 10–12: what a client says about chips is checked, never believed."""
    guest = empty_table.guest("Ann")
    with guest.open() as ann:
        assert ann.sit(0, 5_000)["code"] == "out_of_bounds"
        assert ann.sit(0, 10**30)["code"] == "out_of_bounds"
        assert ann.sit(6, 500)["code"] == "no_such_seat"
        assert ann.request("stand")["code"] == "not_seated"
        assert ann.sit(2, 500)["ok"]
        assert ann.sit(3, 500)["code"] == "already_seated"
        assert ann.request("top_up", amount=501)["code"] == "out_of_bounds"
        assert ann.request("top_up", amount=500)["ok"]
        assert ann.seat["stack"] == 1_000
        assert ann.request("stand")["ok"]
        assert ann.view["wallet"] == 10_000
        assert (ann.view["min_buy_in"], ann.view["max_buy_in"]) == (1_000, 1_000)
        assert ann.sit(2, 500)["code"] == "out_of_bounds"
    assert guest.me()["wallet"] == 10_000


def test_bots_do_not_play_for_nobody(server: Server) -> None:
    """R26: no bank and no clock, so nothing happens until somebody sits down."""
    with server.guest("Eve").open() as eve:
        assert eve.view["phase"] == "waiting"
        assert "deadline" not in eve.view
        with server.guest("Ann").open() as ann:
            ann.sit(0)
            ann.until(lambda: ann.view["phase"] == "betting")
        eve.until(lambda: eve.view["phase"] == "betting")


def test_new_deal_presses_itself(server: Server) -> None:
    """O70: bank after bank, with nobody's hand on the button."""
    with server.guest("Ann").open() as ann:
        ann.sit(0)
        assert ann.request("auto_ready", on=True)["ok"]
        assert ann.seat["auto_ready"]
        while ann.view.get("bank", 0) < 4:
            if ann.on_turn:
                ann.play_turn()
            elif ann.may_press and ann.seat.get("stack", 0) < ann.view["ante"]:
                ann.request("top_up", amount=500)
            else:
                ann.receive()
        assert {event["by"] for event in ann.events("pressed") if event["seat"] == 0} == {"auto"}


def test_who_sits_out_is_left_alone(empty_table: Server) -> None:
    """Field report 23."""
    with empty_table.guest("Ann").open() as ann, empty_table.guest("Bob").open() as bob:
        ann.sit(0)
        ann.request("sit_out", on=True)
        bob.sit(1)
        assert bob.view["phase"] == "waiting"
        assert ann.request("ready")["ok"]
        bob.until(lambda: bob.view["phase"] == "betting")


def test_a_session_is_a_guest_once(server: Server) -> None:
    guest = server.guest("Ann")
    again = httpx.post(f"{server.url}/api/guest", json={"name": "Eve"}, headers={"cookie": guest.cookie})
    assert (again.status_code, again.json()["name"]) == (200, "Ann")
    nameless = httpx.post(f"{server.url}/api/guest", content=b"{}")
    assert nameless.status_code == 201
    assert nameless.json()["name"].startswith("Guest ")
    flags = nameless.headers["set-cookie"]
    assert "HttpOnly" in flags
    assert "SameSite=Lax" in flags
    stored = b"".join(row[0] for row in server.rows("SELECT token_hash FROM session"))
    assert guest.token.encode() not in stored


def test_a_name_is_one_that_can_be_printed(server: Server) -> None:
    for name in ("", " ", "x" * 25, "deal", "a\u202eb", "'x", 5, ["x"]):
        answer = httpx.post(f"{server.url}/api/guest", json={"name": name})
        refusal = "bad_name" if isinstance(name, str) else "bad_request"
        assert (answer.status_code, answer.json()) == (400, {"error": refusal})
    for body in (b"", b"{", b"[" * 4000, b"\xff", b"null"):
        assert httpx.post(f"{server.url}/api/guest", content=body).status_code in (201, 400)
    assert httpx.post(f"{server.url}/api/guest", content=b" " * 5000).status_code == 413


def test_the_page_and_its_headers(server: Server) -> None:
    page = httpx.get(f"{server.url}/")
    assert page.status_code in (200, 503)
    assert "default-src 'none'" in page.headers["content-security-policy"]
    assert page.headers["x-content-type-options"] == "nosniff"
    assert page.headers["cache-control"] == "no-cache"
    assert "server" not in page.headers
    health = httpx.get(f"{server.url}/healthz")
    assert (health.status_code, health.json()) == (200, {"status": "ok"})
    assert httpx.get(f"{server.url}/api/me").status_code == 401
    for path in ("/nothing", "/%2e%2e/svara.db", "/../../pyproject.toml", "/..%2fweb.py"):
        assert httpx.get(f"{server.url}{path}").status_code == 404
