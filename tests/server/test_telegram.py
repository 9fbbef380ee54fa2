"""Launches of the Mini App: what Telegram signed, and nothing else, says who one is (field report 38)."""

from __future__ import annotations

import hashlib
import hmac
import time
from collections.abc import Iterator
from urllib.parse import urlencode

import httpx
import msgspec
import pytest

from people import PASSWORD, Browser, code_of, done
from servers import Server, running
from svara.server.people.telegram import (
    AHEAD_SECONDS,
    OLDEST_SECONDS,
    LaunchError,
    check,
    signature,
)

pytestmark = pytest.mark.server

TOKEN = "1234567:a-token-that-is-nobodys"
NOW = 1_800_000_000


def launch(
    user: int = 7,
    name: str = "Ann",
    token: str = TOKEN,
    at: int = NOW,
    told: str | None = None,
    **fields: str,
) -> str:
    """What Telegram would give an app."""
    if told is None:
        told = msgspec.json.encode({"id": user, "first_name": name, "language_code": "bg"}).decode()
    signed = {"query_id": "AAE", "user": told, "auth_date": str(at), "signature": "x"} | fields
    return urlencode(signed | {"hash": signature(signed, token)})


def refusal(init_data: str) -> str:
    with pytest.raises(LaunchError) as refused:
        check(init_data, TOKEN, NOW)
    return refused.value.code


def test_a_launch_that_is_telegrams_own() -> None:
    launched = check(launch(name="Ана & Co=1"), TOKEN, NOW)
    assert (launched.user.id, launched.user.first_name) == (7, "Ана & Co=1")


def test_the_scheme_as_it_is_published() -> None:
    """Worked out step by step: key, lines, hash."""
    key = hmac.new(b"WebAppData", TOKEN.encode(), hashlib.sha256).digest()
    lines = 'auth_date=1800000000\nquery_id=A\nuser={"id":7}'
    wanted = hmac.new(key, lines.encode(), hashlib.sha256).hexdigest()
    assert signature({"user": '{"id":7}', "query_id": "A", "auth_date": "1800000000"}, TOKEN) == wanted


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (launch(token="1234567:another"), "bad_signature"),
        (launch().replace("%22id%22%3A7", "%22id%22%3A8"), "bad_signature"),
        (launch() + "&premium=1", "bad_signature"),
        (launch().replace("query_id=AAE&", ""), "bad_signature"),
        (launch().replace("hash=", "hash=0"), "bad_signature"),
        (launch().partition("&hash=")[0], "bad_signature"),
        (launch().partition("&hash=")[0] + "&hash=", "bad_signature"),
        (launch().partition("&hash=")[0] + "&hash=%C3%A9", "bad_signature"),
        (launch(auth_date=""), "bad_request"),
        (launch(auth_date="-5"), "bad_request"),
        (launch(auth_date="1e9"), "bad_request"),
        (launch(at=NOW - OLDEST_SECONDS - 1), "too_old"),
        (launch(at=NOW + AHEAD_SECONDS + 1), "too_old"),
        (launch(at=0), "too_old"),
        (launch() + "&auth_date=1", "bad_request"),
        (launch() + "&user=%7B%7D", "bad_request"),
        (launch(user=0), "bad_request"),
        (launch(user=2**60), "bad_request"),
        (launch(told="{"), "bad_request"),
        (launch(told="[7]"), "bad_request"),
        (launch(told='{"id":7,"is_bot":true}'), "bad_request"),
        ("", "bad_signature"),
        ("hash", "bad_request"),
        ("%ff=%ff&hash=00", "bad_request"),
        ("&".join(f"a{number}=1" for number in range(40)), "bad_request"),
    ],
)
def test_a_launch_that_proves_nothing(data: str, code: str) -> None:
    """Field report 38: a wrong hash; a field changed, missing, added or doubled; no age, or a wrong one."""
    assert refusal(data) == code


def test_an_age_that_is_left_out_is_no_age() -> None:
    """Field report 38: signed as it is, it could be of any day."""
    signed = {"user": '{"id":7}', "query_id": "A"}
    assert refusal(urlencode(signed | {"hash": signature(signed, TOKEN)})) == "bad_request"


def test_a_launch_is_good_to_the_second() -> None:
    assert check(launch(at=NOW - OLDEST_SECONDS), TOKEN, NOW) is not None
    assert check(launch(at=NOW + AHEAD_SECONDS), TOKEN, NOW) is not None


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    path = tmp_path_factory.mktemp("telegram") / "data"
    secret = {"SVARA_TELEGRAM_TOKEN": TOKEN, "SVARA_TELEGRAM_APP": "our_bot/svara"}
    with running(path, "--bots", "0", "--behind-proxy", environment=secret) as server:
        yield server


def fresh(user: int, name: str = "Ann") -> str:
    return launch(user, name, at=int(time.time()))


def test_launching_is_logging_in(house: Server) -> None:
    """A new player the first time, and the same one from then on, on every device."""
    phone, desk = Browser(house), Browser(house)
    first = done(phone.post("telegram", init_data=fresh(1, "Vera \U0001f0a1")))
    assert (first["name"], first["kind"], first["telegram"]) == ("Vera", "account", True)
    assert phone.me()["id"] == first["id"]
    again = done(desk.post("telegram", init_data=fresh(1, "Other")))
    assert (again["id"], again["name"]) == (first["id"], "Vera")
    token = phone.token
    done(phone.post("telegram", init_data=fresh(1)))
    assert phone.token == token, "who is logged in already gets no further session"


def test_a_guest_who_wishes_so_is_found_by_it_later(house: Server) -> None:
    guest, elsewhere = Browser(house), Browser(house)
    known = guest.guest("Boris")
    assert done(guest.post("telegram", init_data=fresh(2), link=True))["id"] == known["id"]
    assert done(guest.post("telegram", init_data=fresh(2), link=True))["id"] == known["id"]
    assert done(elsewhere.post("telegram", init_data=fresh(2)))["id"] == known["id"]
    recovery = elsewhere.sign_up("Boris of Telegram")
    assert recovery
    assert Browser(house).login("Boris of Telegram", PASSWORD)["id"] == known["id"]


def test_somebody_elses_user_is_not_taken_over(house: Server) -> None:
    """Who is logged in as another becomes the user's player, and the other stays what he was."""
    first, second = Browser(house), Browser(house)
    owner = done(first.post("telegram", init_data=fresh(3)))
    second.guest("Eve")
    assert done(second.post("telegram", init_data=fresh(3)))["id"] == owner["id"]
    assert second.code("telegram", init_data=fresh(4), link=True) == "telegram_taken"
    third = done(second.post("telegram", init_data=fresh(4)))
    assert third["id"] != owner["id"], "a player is one user's at most"
    assert first.code("telegram", init_data=fresh(4), link=True) == "telegram_taken"
    assert Browser(house).code("telegram", init_data=fresh(4), link=True) == "no_session"


def test_a_strangers_launch_takes_nobody_over(house: Server) -> None:
    """A link to the page may carry one: whoever opens it must not be found by that stranger's launches."""
    nina, stranger = Browser(house), Browser(house)
    nina.guest("Nina")
    before = nina.me()["id"]
    nina.post("telegram", init_data=fresh(7))
    assert done(stranger.post("telegram", init_data=fresh(7)))["id"] != before


def test_a_launch_is_taken_so_often(house: Server) -> None:
    """Whoever got hold of it cannot go on with it through all of its day."""
    data = fresh(5)
    codes = [Browser(house, f"203.0.113.{at}").code("telegram", init_data=data) for at in range(25)]
    assert codes[:20] == ["ok"] * 20
    assert codes[-1] == "too_fast"


def test_the_cookie_lasts_in_a_frame_of_telegrams(house: Server) -> None:
    headers = {"x-forwarded-proto": "https", "origin": house.url}
    answer = httpx.post(f"{house.url}/api/telegram", json={"init_data": fresh(6)}, headers=headers)
    cookies = [answer.headers["set-cookie"]]
    held = {"cookie": cookies[0].partition(";")[0]} | headers
    body = {"name": "Frame", "password": PASSWORD}
    done(httpx.post(f"{house.url}/api/signup", json=body, headers=held))
    for path in ("login", "logout"):
        cookies.append(httpx.post(f"{house.url}/api/{path}", json=body, headers=held).headers["set-cookie"])
        held = {"cookie": cookies[-1].partition(";")[0]} | headers
    for cookie in cookies:
        assert all(part in cookie for part in ("HttpOnly", "SameSite=None", "Secure", "Partitioned"))
    page = httpx.get(house.url)
    assert "frame-ancestors https://*.telegram.org" in page.headers["content-security-policy"]
    assert "x-frame-options" not in page.headers


def test_the_app_that_invitations_lead_to_is_known_to_everybody(house: Server) -> None:
    assert httpx.get(f"{house.url}/api/telegram").json() == {"app": "our_bot/svara"}


def test_what_telegram_signed_is_all_that_counts(house: Server) -> None:
    assert Browser(house).code("telegram", init_data=launch(9)) == "too_old"
    forged = launch(9, token="1:forged", at=int(time.time()))
    assert Browser(house).code("telegram", init_data=forged) == "bad_signature"
    assert TOKEN not in house.errors.read_text()


def test_without_a_token_it_is_not_offered(empty_table: Server) -> None:
    ann = Browser(empty_table)
    assert code_of(ann.post("telegram", init_data=fresh(1))) == "not_offered"
    assert httpx.get(f"{empty_table.url}/api/telegram").json() == {"app": None}
    page = httpx.get(empty_table.url)
    assert "frame-ancestors 'none'" in page.headers["content-security-policy"]
    assert page.headers["x-frame-options"] == "DENY"
