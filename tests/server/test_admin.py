"""`svara admin`, at the machine where the house runs."""

import json
import re
from collections.abc import Iterator
from contextlib import redirect_stdout
from datetime import datetime
from io import StringIO
from pathlib import Path

import httpx
import pytest

from operators import acts_of, admin, console, id_of, staff
from servers import PATIENCE, Server, running
from svara.cli import main

pytestmark = pytest.mark.server

CODE = re.compile(r"\b(?:[0-9a-z]{5}-){3}[0-9a-z]{5}\b")


def test_the_first_admin_of_a_house_that_runs_and_of_one_that_is_closed(server: Server) -> None:
    """The code is the way in, once."""
    for name in ("Boss", "Chief"):
        made = admin(server, "create", name)
        assert made.returncode == 0, made.stderr
        (code,) = CODE.findall(made.stdout)
        if server.process is None:
            server.start(*server.options)
        page = httpx.Client(base_url=server.url)
        chosen = {"name": name, "code": code, "password": "correct horse"}
        assert page.post("/api/recover", json=chosen).status_code == 200
        assert page.post("/api/recover", json=chosen).status_code != 200, "it works once"
        page.post("/api/login", json={"name": name, "password": "correct horse"}).raise_for_status()
        me = page.get("/api/me").json()
        assert (me["role"], me["wallet"]) == ("admin", 10_000), "he begins like anybody"
        server.stop()
    assert [act for _, act, _, _ in acts_of(server)] == ["role", "reset_password"] * 2
    again = admin(server, "create", "Boss")
    assert (again.returncode, again.stdout) == (1, "")
    assert (
        again.stderr
        == "svara: somebody has that name already; svara admin role makes an admin of an account\n"
    )


def test_nobody_logs_into_a_new_admin_without_the_code(server: Server) -> None:
    """Between its making and the first password there is none."""
    admin(server, "create", "Boss")
    for password in ("", "!", "nobody"):
        answer = httpx.post(f"{server.url}/api/login", json={"name": "Boss", "password": password})
        assert answer.json() == {"error": "wrong_login"}


def test_acts_from_the_command_line(server: Server) -> None:
    staff(server, "Ann", "player")
    for args in (
        ("ban", "Ann", "-r", "a test", "--time", "7d"),
        ("unban", "Ann", "-r", "a test"),
        ("mute", id_of(server, "Ann"), "-r", "a test"),
        ("give", "Ann", "250", "-r", "a test"),
        ("take", "Ann", "50", "-r", "a test", "--id", "own"),
        ("take", "Ann", "50", "-r", "a test", "--id", "own"),
        ("role", "Ann", "operator", "-r", "a test"),
        ("close", "svara", "-r", "a test"),
        ("pause", "-r", "a test"),
        ("resume", "-r", "a test"),
        ("notice", "Supper at eight.", "-r", "a test"),
    ):
        done = admin(server, *args)
        assert (done.returncode, done.stderr) == (0, ""), done
    said = json.loads(admin(server, "person", "Ann", "--json").stdout)
    assert said["person"]["wallet"] == 10_200
    assert said["person"]["role"] == "operator"
    assert "Supper at eight." in admin(server, "house").stdout
    assert admin(server, "books").stdout == "the books are sound\n"
    for line in ("people", "person Ann", "audit", "reports"):
        shown = admin(server, *line.split())
        assert shown.returncode == 0, shown.stderr
    (*_, first) = admin(server, "audit", "--target", id_of(server, "Ann")).stdout.splitlines()
    assert first.split(" ", 2)[2].startswith(f"console banned Ann ({id_of(server, 'Ann')}) until 2")
    assert first.endswith(": a test")
    assert datetime.fromisoformat(first.split()[1]).tzinfo is not None
    acts = {act["act"]: act for act in json.loads(admin(server, "audit", "--json").stdout)["acts"]}
    assert [acts[act]["target_name"] for act in ("chips", "close", "pause")] == ["Ann", "svara", "house"]
    listed = [act for who, act, _, reason in acts_of(server) if (who, reason) == ("console", "a test")]
    assert listed == ["ban", "ban", "mute", "chips", "chips", "role", "close", "pause", "resume", "notice"]


def test_draining_from_the_command_line(server: Server) -> None:
    assert admin(server, "drain", "-r", "an upgrade").returncode == 0
    assert server.process is not None
    assert server.process.wait(PATIENCE) == 0


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("ban", "Nobody", "-r", "x"), "there is nobody called 'Nobody'; svara admin people lists them"),
        (("ban", "Ann", "-r", "x", "--time", "soon"), "'soon' is no time; say 30m, 12h, 7d or 'for ever'"),
        (("role", "Ann", "king", "-r", "x"), "there is no role 'king'; roles are player, operator, admin"),
        (
            ("role", "Ann", "admin", "-r", "x"),
            "a guest or a bot can be no operator; it takes an account, which a guest makes for himself",
        ),
        (
            ("password", "Ann", "-r", "x"),
            "he logs in with no password; a guest or a bot has none, nor who comes by Telegram alone",
        ),
        (("take", "Ann", "99999", "-r", "x"), "the wallet does not hold that many chips"),
        (("void", "svara", "-r", "x"), "no bank is being played there"),
        (("close", "../house", "-r", "x"), "there is nothing of that name or number"),
        (("settle", "7", "-r", "x"), "there is nothing of that name or number"),
        (("create", "\u2800"), "nobody can be called that; a name has 1 to 24 letters, digits and signs"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_sentence(house: Server, args: tuple[str, ...], said: str) -> None:
    refused = admin(house, *args)
    assert (refused.returncode, refused.stdout, refused.stderr) == (1, "", f"svara: {said}\n")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house with one guest, for questions that change nothing."""
    with running(tmp_path_factory.mktemp("house") / "data") as server:
        server.guest("Ann")
        yield server


def test_where_a_house_is_may_be_said_before_the_command(house: Server, tmp_path: Path) -> None:
    config = tmp_path / "svara.toml"
    config.write_text(f'[server]\ndata = "{house.data}"\n')
    for option in (("--config", str(config)), (f"--data={house.data}",)):
        with redirect_stdout(StringIO()) as out:
            assert main(["admin", *option, "people", "Ann"]) == 0
        assert id_of(house, "Ann") in out.getvalue()


def test_what_is_missing_is_explained_by_the_command_itself(house: Server) -> None:
    refused = admin(house, "give", "Ann", "5")
    assert refused.stderr.endswith("; svara admin give --help shows how\n")


def test_without_a_server_it_says_so(tmp_path: Path) -> None:
    refused = admin(Server(tmp_path), "house")
    assert refused.stderr.startswith(f"svara: no server is running on the data directory {tmp_path}")
    assert "start the server once" in admin(Server(tmp_path), "create", "Boss").stderr


def test_an_address_that_a_killed_server_left_behind(server: Server) -> None:
    console(server)
    server.kill()
    assert "does not answer" in admin(server, "house").stderr
    assert CODE.search(admin(server, "create", "Boss").stdout), "nobody holds the directory"
    server.start(*server.options)
    assert admin(server, "house").returncode == 0
