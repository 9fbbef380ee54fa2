"""How tests act as operators: by the private door, by the page's endpoints, and by `svara admin`."""

from __future__ import annotations

import json
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from typing import NamedTuple

import httpx

from servers import Server
from svara.cli import main
from svara.server.people.players import Player

API = "/api/operate/"


def console(server: Server) -> httpx.Client:
    """The private door, as who can read the data directory has it."""
    address = json.loads((server.data / "console").read_text())
    return httpx.Client(
        base_url=f"http://127.0.0.1:{address['port']}{API}",
        headers={"authorization": f"Bearer {address['token']}"},
    )


OPERATOR = Player("operator", "operator", "operator")
"""One who acts on the database itself."""


def staff(server: Server, name: str, role: str) -> httpx.Client:
    """A new account of that role, logged in at the public door."""
    page = httpx.Client(base_url=f"{server.url}{API}")
    signed = page.post(f"{server.url}/api/signup", json={"name": name, "password": "correct horse"})
    assert signed.status_code == 201, signed.text
    if role != "player":
        given = console(server).post(
            f"people/{id_of(server, name)}/role", json={"role": role, "reason": "new"}
        )
        assert given.status_code == 200, given.text
    return page


def id_of(server: Server, name: str) -> str:
    """The id of the player who is called so."""
    ((player,),) = server.rows(f"SELECT id FROM player WHERE name = '{name}'")
    return str(player)


def acts_of(server: Server) -> list[tuple[str, str, str, str]]:
    """Who did what to whom and why, the first first."""
    return server.rows("SELECT who, act, target, reason FROM audit ORDER BY id")


class Said(NamedTuple):
    """How a command ended, and what it printed."""

    returncode: int
    stdout: str
    stderr: str


def admin(server: Server, *args: str) -> Said:
    """`svara admin` on the data of a server."""
    with redirect_stdout(StringIO()) as out, redirect_stderr(StringIO()) as err:
        status = main(["admin", *args, "--data", str(server.data)])
    return Said(status, out.getvalue(), err.getvalue())
