"""Guests become accounts and keep all; passwords, recovery, names, and the end of an account."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher

from operators import OPERATOR
from people import OTHER, PASSWORD, Browser, code_of, done
from servers import PATIENCE, Guest, Server, running
from svara.server.books import ledger
from svara.server.db.store import Store
from svara.server.operate import acts
from svara.server.people import accounts, sessions
from svara.server.people.accounts import create_guest
from svara.server.people.passwords import LANES, MEMORY_KIB, PASSES, BusyError, Passwords
from svara.server.settings import Settings

pytestmark = pytest.mark.server


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One house for all of it; each test comes from an address of its own."""
    with running(tmp_path_factory.mktemp("people") / "data", "--bots", "0", "--behind-proxy") as server:
        yield server


@pytest.fixture
def ann(house: Server, request: pytest.FixtureRequest) -> Browser:
    number = request.session.items.index(request.node) % 250
    return Browser(house, f"198.51.100.{number + 1}")


def again(browser: Browser) -> Browser:
    """Another browser at the same address."""
    return Browser(browser.server, browser.http.headers["x-forwarded-for"])


def test_a_guest_becomes_an_account_and_keeps_everything(house: Server, ann: Browser) -> None:
    """His id, and with it his chips and his seat."""
    before = ann.guest("Annika")
    guest = Guest.of(house, "Annika", ann.token)
    with guest.open() as line:
        assert line.sit(0)["ok"]
        recovery = ann.sign_up("Anni")
        after = ann.me()
        assert (after["id"], after["kind"], after["login"]) == (before["id"], "account", True)
        assert after["wallet"] == before["wallet"] - 500
        assert line.request("stand")["ok"], "it is still his seat"
    assert ann.me()["wallet"] == before["wallet"]
    assert len(recovery) == 23
    assert ann.code("signup", password=PASSWORD) == "has_account"


def test_a_stranger_signs_up_and_logs_in_elsewhere(ann: Browser) -> None:
    ann.sign_up("Bella")
    elsewhere = again(ann)
    assert elsewhere.login("  BELLA ")["id"] == ann.me()["id"]
    assert elsewhere.token != ann.token


def test_a_name_is_one_login_whatever_its_letters_look_like(ann: Browser) -> None:
    """Large and small, full width, composed or not."""
    ann.sign_up("Zoé Ⅳ")
    for name in ("zoé iv", "ZOÉ IV", "Ｚoé IV", "Zoe\u0301  IV"):
        assert again(ann).code("signup", name=name, password=PASSWORD) == "name_taken"


def test_nobody_bears_the_name_of_an_account(house: Server, ann: Browser) -> None:
    """Not as a guest, a bot or by looking alike; who had it before goes on with a number after it."""
    early = again(ann)
    early.guest("Klara Bo")
    ann.sign_up("Klara Bo")
    stranger = again(ann)
    for name in ("klara  bo", "Klara \u0412\u043e", "KlarA BO"):
        assert stranger.code("guest", name=name) == "name_taken", name
    assert stranger.code("guest", name="\u0410dmin") == "name_taken"
    stranger.guest("Klara")
    assert stranger.code("me/name", name="Klara Bo") == "name_taken"
    assert ann.code("bots", name="KLARA BO") == "name_taken"
    assert ann.code("me/name", name="klara bo") == "ok"
    assert early.me()["name"] == "Klara Bo 2"
    with Guest.of(house, "", early.token).open() as first, Guest.of(house, "", ann.token).open() as second:
        assert (first.sit(0)["ok"], second.sit(1)["ok"]) == (True, True)
        for line in (first, second):
            line.until(lambda line=line: line.you is not None)
        assert [first.seat["name"], second.seat["name"]] == ["Klara Bo 2", "klara bo"]
        assert (first.request("stand")["ok"], second.request("stand")["ok"]) == (True, True)


def test_logging_in_leaves_the_guest_what_he_was(house: Server, ann: Browser) -> None:
    other = again(ann)
    other.sign_up("Carla")
    guest = ann.guest("Passer-by")
    token = ann.token
    assert ann.login("Carla")["id"] == other.me()["id"]
    assert Guest.of(house, "Passer-by", token).me()["id"] == guest["id"]


@pytest.mark.parametrize("password", ["", "short77", "x" * 201, "password", "Qwerty123"])
def test_a_password_that_is_none(ann: Browser, password: str) -> None:
    assert ann.code("signup", name="Dora", password=password) == "bad_password"
    assert code_of(ann.get("me")) == "no_session", "nothing was made"


def test_what_is_wrong_with_a_login_is_not_said(ann: Browser) -> None:
    ann.sign_up("Elsa")
    assert again(ann).code("login", name="Elsa", password=OTHER) == "wrong_login"
    assert again(ann).code("login", name="Nobody of this name", password=OTHER) == "wrong_login"


def test_a_name_that_does_not_exist_is_hashed_for_all_the_same() -> None:
    """No time says whether there is such a login: the same work is done."""

    async def main() -> None:
        worked: list[str] = []

        class Watched(PasswordHasher):
            def verify(self, hash: Any, password: Any) -> Any:
                worked.append(hash)
                return super().verify(hash, password)

        passwords = Passwords()
        passwords._hasher = Watched(PASSES, MEMORY_KIB, LANES)
        stored = await passwords.hash(PASSWORD)
        assert await passwords.matches(stored, PASSWORD)
        assert not await passwords.matches(stored, OTHER)
        for none in (None, "", "!"):
            assert not await passwords.matches(none, "nobody")
        parameters = [each.rsplit("$", 2)[0] for each in worked]
        assert len(parameters) == 5
        assert len(set(parameters)) == 1

    asyncio.run(main())


def test_a_password_that_was_changed_meanwhile_opens_nothing(tmp_path: Path) -> None:
    """It is checked beside the event loop, and may be another when the session begins."""

    async def main() -> None:
        store = Store(tmp_path / "svara.db")
        ann, _ = await store.run(partial(create_guest, name="Ann", now=0))
        hashes = accounts.Hashes("old", "")
        account = partial(accounts.make_account, player=ann.id, name="Ann", hashes=hashes)
        await store.run(account)
        log_in = partial(accounts.log_in, player=ann.id, now=0)
        assert await store.run(partial(log_in, password="old", renewed="new"))
        assert await store.run(partial(log_in, password="old")) is None
        await store.run(partial(accounts.delete, player=ann.id, now=1))
        assert await store.run(partial(log_in, password="new")) is None
        with pytest.raises(sessions.GoneError):
            await store.run(partial(sessions.begin, player=ann.id, now=1))
        store.close()

    asyncio.run(main())


def test_hashing_has_a_short_queue() -> None:
    async def main() -> None:
        passwords = Passwords(at_once=1, waiting=1)
        first, second = (asyncio.ensure_future(passwords.hash(PASSWORD)) for _ in range(2))
        await asyncio.sleep(0)
        with pytest.raises(BusyError):
            await passwords.hash(PASSWORD)
        assert await first != await second
        assert await passwords.hash(PASSWORD)

    asyncio.run(main())


def test_a_hash_of_other_parameters_is_made_anew_at_login(house: Server, ann: Browser) -> None:
    ann.sign_up("Frida")
    old = PasswordHasher(1, 1024, 1).hash(PASSWORD)
    with closing(sqlite3.connect(house.data / "svara.db", timeout=PATIENCE)) as connection, connection:
        connection.execute("UPDATE player SET password = ? WHERE login = 'frida'", (old,))
    again(ann).login("Frida")
    ((new,),) = house.rows("SELECT password FROM player WHERE login = 'frida'")
    assert new != old
    assert "m=19456,t=2,p=1" in new
    again(ann).login("Frida")


def test_so_many_tries_and_no_more(house: Server, ann: Browser) -> None:
    """Of one login from one address; from elsewhere its owner still comes in."""
    ann.sign_up("Greta")
    codes = [again(ann).code("login", name="Greta", password=OTHER) for _ in range(12)]
    assert codes[:10] == ["wrong_login"] * 10
    assert codes[-1] == "too_fast"
    assert again(ann).code("login", name="Greta", password=PASSWORD) == "too_fast"
    assert Browser(house, "203.0.113.9").login("Greta")["name"] == "Greta"


def test_a_recovery_code_works_once(ann: Browser) -> None:
    """Every session ends, and a new code is given; it may be typed in any way."""
    code = ann.sign_up("Helga")
    bot = again(ann)
    bot.http.headers["authorization"] = f"Bearer {done(ann.post('bots', name='Helgabot'))['token']}"
    assert bot.me()["kind"] == "bot"
    elsewhere = again(ann)
    assert elsewhere.code("recover", name="Helga", code="00000-00000", password=OTHER) == "wrong_code"
    recovered = done(elsewhere.post("recover", name="helga", code=f" {code.upper()} ", password=OTHER))
    assert recovered["recovery"] != code
    assert elsewhere.me()["name"] == "Helga"
    assert code_of(ann.get("me")) == "no_session"
    assert code_of(bot.get("me")) == "no_session"
    assert again(ann).code("recover", name="Helga", code=code, password=PASSWORD) == "wrong_code"
    assert again(ann).code("login", name="Helga", password=PASSWORD) == "wrong_login"
    again(ann).login("Helga", OTHER)


def test_an_operator_mends_a_forgotten_password(house: Server, ann: Browser) -> None:
    """By a code that he hands to the account's owner; guests and bots have none."""
    ann.sign_up("Hilda")
    guest = again(ann)
    guest.guest("Guest of Hilda")
    with house.database() as connection, connection:
        code = acts.reset_password(connection, OPERATOR, ann.me()["id"], 1, "she asked")
        with pytest.raises(acts.NoPasswordError):
            acts.reset_password(connection, OPERATOR, guest.me()["id"], 1, "he asked")
    done(again(ann).post("recover", name="Hilda", code=code, password=OTHER))
    again(ann).login("Hilda", OTHER)
    ((detail,),) = house.rows("SELECT detail FROM audit WHERE act = 'reset_password'")
    assert detail == "", "the code is written down nowhere"


def test_a_recovery_code_is_renewed_with_the_password(ann: Browser) -> None:
    old = ann.sign_up("Ida")
    assert ann.code("me/recovery", password=OTHER) == "wrong_password"
    new = done(ann.post("me/recovery", password=PASSWORD))["recovery"]
    assert again(ann).code("recover", name="Ida", code=old, password=OTHER) == "wrong_code"
    done(again(ann).post("recover", name="Ida", code=new, password=OTHER))


def test_a_password_is_changed_with_the_old_one(ann: Browser) -> None:
    ann.sign_up("Jana")
    elsewhere = again(ann)
    elsewhere.login("Jana")
    assert ann.code("me/password", old=OTHER, new=OTHER) == "wrong_password"
    assert ann.code("me/password", old=PASSWORD, new="short") == "bad_password"
    assert ann.code("me/password", old=PASSWORD, new=OTHER) == "ok"
    assert ann.me()["name"] == "Jana"
    assert code_of(elsewhere.get("me")) == "no_session"
    again(ann).login("Jana", OTHER)


def test_an_account_takes_another_name(ann: Browser) -> None:
    ann.sign_up("Karin")
    again(ann).sign_up("Katja")
    assert ann.code("me/name", name="KATJA") == "name_taken"
    assert ann.code("me/name", name="\u202e") == "bad_name"
    assert done(ann.post("me/name", name="Karina"))["name"] == "Karina"
    assert done(ann.post("me/name", name="KARINA"))["name"] == "KARINA"
    again(ann).login("karina")
    assert again(ann).code("login", name="Karin", password=PASSWORD) == "wrong_login"


def test_a_deleted_account_leaves_no_name_and_no_chips(house: Server, ann: Browser) -> None:
    """Field report 12: not while chips lie on a table; then they are the house's, and the books balance."""
    ann.sign_up("Lena")
    player = ann.me()["id"]
    token = ann.token
    bot = done(ann.post("bots", name="Lenabot"))
    with Guest.of(house, "Lena", token).open() as line:
        assert line.sit(1)["ok"]
        assert ann.code("me/delete", password=PASSWORD) == "seated"
        assert line.request("stand")["ok"]
    assert ann.code("me/delete", password=OTHER) == "wrong_password"
    assert ann.code("me/delete", confirm="delete") == "wrong_password"
    assert ann.code("me/delete", password=PASSWORD) == "ok"
    assert Guest.of(house, "Lena", token).me() == {"error": "no_session"}
    rows = house.rows(f"SELECT name, login, password, recovery FROM player WHERE id = '{player}'")
    assert rows == [("Deleted", None, None, None)]
    ids = (player, bot["bot"]["id"])
    held = house.rows(
        f"SELECT sum(balance) FROM account WHERE id IN {tuple(f'wallet:{each}' for each in ids)}"
    )
    assert held == [(0,)]
    with house.database() as connection:
        assert ledger.faults(connection) == []
    assert again(ann).code("login", name="Lena", password=PASSWORD) == "wrong_login"
    again(ann).sign_up("Lena")


def test_chips_that_come_back_to_a_deleted_player_are_collected(tmp_path: Path) -> None:
    """His bot was in a bank when it was revoked: what it stands up with follows."""

    async def main() -> None:
        store = Store(tmp_path / "svara.db")
        ann, _ = await store.run(partial(create_guest, name="Ann", now=1, chips=100))
        await store.run(partial(accounts.delete, player=ann.id, now=2))
        back = ledger.Entry("late", ledger.HOUSE, ledger.wallet(ann.id), 40, "stand", ann.id)
        await store.run(lambda books: ledger.post(books, back, 3))
        await store.run(partial(accounts.forfeit, now=4))
        await store.run(partial(accounts.forfeit, now=5))
        assert ledger.balance(store.reader, ledger.wallet(ann.id)) == 0
        assert ledger.faults(store.reader) == []
        store.close()

    asyncio.run(main())


def test_a_guest_is_deleted_by_a_word(ann: Browser) -> None:
    ann.guest("Maja")
    assert ann.code("me/delete") == "not_confirmed"
    assert ann.code("me/delete", confirm="delete") == "ok"
    assert code_of(ann.get("me")) == "no_session"


@pytest.mark.parametrize(
    ("sign_up", "guest", "account"), [("guests", "ok", "closed"), ("closed", "closed", "closed")]
)
def test_a_house_may_be_closed_to_who_is_new(tmp_path: Path, sign_up: str, guest: str, account: str) -> None:
    with running(tmp_path / "data", "--bots", "0", environment={"SVARA_HOUSE_SIGN_UP": sign_up}) as server:
        assert Browser(server).code("guest") == guest
        assert Browser(server).code("signup", name="Nora", password=PASSWORD) == account


def test_no_secret_is_in_the_log_or_on_the_disk(tmp_path: Path) -> None:
    """Passwords, codes and tokens: whatever one does with them, right or wrong."""
    with running(tmp_path / "data", "--bots", "0") as server:
        ann = Browser(server)
        code = ann.sign_up("Olga", "a-secret-password")
        tokens = [
            ann.token,
            done(ann.post("bots", name="Olgabot"))["token"],
            done(ann.post("ticket"))["ticket"],
        ]
        ann.code("login", name="Olga", password="a-wrong-secret")
        ann.code("login", name="Olga", password=["a-listed-secret"])
        ann.get(f"me?token={tokens[0]}")
        server.stop()
        secrets = [
            "a-secret-password",
            "a-wrong-secret",
            "a-listed-secret",
            code,
            code.replace("-", ""),
            *tokens,
        ]
        said = server.errors.read_text()
        kept = (server.data / "svara.db").read_bytes()
        assert [secret for secret in secrets if secret in said or secret.encode() in kept] == []


def test_one_address_is_given_chips_so_often_a_day(tmp_path: Path) -> None:
    """Guests, accounts and bots alike; a club's evening on one network is far below what is usual."""
    assert Settings().gifts_each >= 3 * 12
    bound = {"SVARA_CHIPS_GIFTS_EACH": "4", "SVARA_CHIPS_REFILL": "0"}
    with running(tmp_path / "data", "--bots", "0", "--behind-proxy", environment=bound) as server:
        own = Browser(server, "203.0.113.7")
        own.sign_up("Ann")
        assert done(own.post("bots", name="Robot"))["bot"]["name"] == "Robot"
        held = [Browser(server, "203.0.113.7").guest(f"Guest {number}")["wallet"] for number in range(4)]
        assert held == [10_000, 10_000, 0, 0], "an account and a bot have had two of the four"
        assert Browser(server, "203.0.113.8").guest("Bob")["wallet"] == 10_000
        assert [Browser(server).guest(f"Here {number}")["wallet"] for number in range(6)] == 6 * [10_000]
        late = Browser(server, "203.0.113.7")
        late.guest("Late")
        late.sign_up("Lata")
        assert late.me()["wallet"] == 0, "an account out of a guest is nobody new"


def test_who_does_not_come_after_all_has_had_none_of_his_addresss_chips(tmp_path: Path) -> None:
    """A name that is taken meanwhile, a bot too many: it is chips that are bounded, not attempts."""
    bound = {"SVARA_CHIPS_GIFTS_EACH": "7"}
    with running(tmp_path / "data", "--bots", "0", "--behind-proxy", environment=bound) as server:
        own = Browser(server, "203.0.113.7")
        own.sign_up("Ann")
        said = [own.code("bots", name=f"Robot {number}") for number in range(8)]
        assert said == 5 * ["ok"] + 3 * ["too_many"]
        held = [Browser(server, "203.0.113.7").guest(f"Guest {number}")["wallet"] for number in range(2)]
        assert held == [10_000, 0]


def test_one_address_is_refilled_so_often_a_day(tmp_path: Path) -> None:
    """Old guests are as many as new ones, to who keeps their cookies."""
    bound = {"SVARA_CHIPS_GIFTS_EACH": "2", "SVARA_CHIPS_WELCOME": "0"}
    with running(tmp_path / "data", "--bots", "0", "--behind-proxy", environment=bound) as server:
        players = [Browser(server, "203.0.113.7") for _ in range(3)]
        for number, player in enumerate(players):
            assert player.guest(f"Guest {number}")["wallet"] == 0
        assert [player.me()["wallet"] for player in players] == [10_000, 10_000, 0]
        players[2].http.headers["x-forwarded-for"] = "203.0.113.8"
        assert players[2].me()["wallet"] == 10_000


def test_a_club_may_give_as_often_as_it_likes(tmp_path: Path) -> None:
    with running(
        tmp_path / "data", "--bots", "0", "--behind-proxy", environment={"SVARA_CHIPS_GIFTS_EACH": "0"}
    ) as server:
        guests = [Browser(server, "203.0.113.7").guest(f"Guest {number}") for number in range(60)]
        assert {guest["wallet"] for guest in guests} == {10_000}
