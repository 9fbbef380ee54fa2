"""Two hundred tables of bots without clocks, all four games, and the books while they play."""

import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from operators import staff
from servers import PATIENCE, Server, running
from svara.server.operate.proof import prove

GAMES = ("svara", "seka", "trinka", "svarka")


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path / "data", "--bots", "0", "--bot-delay", "0") as server:
        yield server


def open_bot_tables(server: Server, count: int) -> list[str]:
    """Tables at which the house's bots play by themselves, which an operator opens."""
    chief = staff(server, "Chief", "operator")
    opened = []
    for number in range(count):
        options = {"profile": GAMES[number % len(GAMES)], "seats": 4, "bots": 4, "clock": "none"}
        answer = chief.post(f"{server.url}/api/tables", json=options)
        while answer.status_code == httpx.codes.TOO_MANY_REQUESTS:
            time.sleep(0.1)
            answer = chief.post(f"{server.url}/api/tables", json=options)
        assert answer.status_code == httpx.codes.CREATED, answer.text
        opened.append(answer.json()["table"]["id"])
    return opened


def banks_ended(server: Server) -> dict[str, int]:
    return dict(server.rows("SELECT game_table, count(*) FROM bank_result GROUP BY game_table"))


def check_books(server: Server) -> None:
    with server.database() as books:
        assert prove(books).faults == ()


@pytest.mark.server
def test_tables_of_bots_play_by_themselves(house: Server) -> None:
    """Each of the four games goes on without anybody there, and the books are right meanwhile."""
    tables = open_bot_tables(house, 4)
    end = time.monotonic() + 3 * PATIENCE
    while any(banks_ended(house).get(table, 0) < 3 for table in tables):
        assert time.monotonic() < end, banks_ended(house)
        time.sleep(0.1)
        check_books(house)


@pytest.mark.soak
def test_two_hundred_tables_for_six_minutes(house: Server) -> None:
    """Not one difference in the ledger, at any look at it."""
    tables = open_bot_tables(house, 200)
    before = banks_ended(house)
    end = time.monotonic() + 360
    while time.monotonic() < end:
        time.sleep(5)
        check_books(house)
    after = banks_ended(house)
    assert all(after.get(table, 0) > before.get(table, 0) for table in tables)
    print(f"{sum(after.values())} banks at {len(tables)} tables")
