"""Many clients at tables of all four games at once: chance play, lost lines, repeats, old turns, kill -9.

After each part of it the books are whole, every acknowledged stake is in the log exactly once, no frame to
anybody holds a card or a salt that he may not have, and every table goes on.
"""

import re
import time
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from frames import check_frames, check_salts
from servers import PATIENCE, Server, running
from storm import STAKES, Player, Storm, stakes_answered
from svara.server.books import ledger
from svara.server.tables.holding import decode_held

pytestmark = pytest.mark.server

KILLS = 8
STEPS = 40


def test_a_storm_harms_nothing(tmp_path: Path) -> None:
    """House rules 3, 7, 8, 10, 11; field reports 1, 5, 10, 12, 15, 18, 31, 32."""
    with running(tmp_path / "data", "--bots", "0") as server:
        storm = Storm(server, seed=7)
        salts: set[str] = set()
        for _ in range(6):
            storm.blow(80)
            salts |= held_salts(server)
        storm.settle()
        check(server, storm, salts)
        assert salts, "decks with salts were held"
        storm.close()


def test_kill_9_at_any_moment_loses_nothing(tmp_path: Path) -> None:
    """No acknowledged action is lost, none is done twice, and every table goes on (field report 30)."""
    with running(tmp_path / "data", "--bots", "0") as server:
        storm = Storm(server, seed=11, people=2)
        for _ in range(KILLS):
            storm.blow(STEPS)
            server.kill()
            storm.close()
            server.start()
            storm.settle()
            check(server, storm, set())
        before = banks_begun(server)
        end = time.monotonic() + 3 * PATIENCE
        while stuck := [each for each in storm.tables if banks_begun(server)[each] == before[each]]:
            assert time.monotonic() < end, f"stuck: {stuck}"
            storm.blow(STEPS)
        storm.settle()
        check(server, storm, set())
        storm.close()


def check(server: Server, storm: Storm, salts: set[str]) -> None:
    with server.database() as books:
        assert ledger.faults(books) == []
    assert stakes_booked(server, storm.players) == {
        name: count for name, count in stakes_answered(storm.players).items() if count
    }
    for player in storm.everyone:
        check_frames(storm.frames(player), [])
        check_salts(storm.frames(player), salts)
    for onlooker in storm.onlookers:
        hidden = [frame for frame in storm.frames(onlooker) if '"legal"' in frame]
        assert hidden == [], "who holds no seat has nothing to decide"


def stakes_booked(server: Server, players: list[Player]) -> dict[str, int]:
    """How many stakes of each player are in the logs of the tables, by table and name."""
    booked: Counter[str] = Counter()
    ours = {player.table for player in players}
    people = {player.guest.name for player in players}
    seated: dict[tuple[str, int], str] = {}
    for table, body in server.rows("SELECT game_table, body FROM event ORDER BY game_table, seq"):
        if table not in ours:
            continue
        event = msgspec.json.decode(body)
        if event["event"] == "sat_down":
            seated[table, event["seat"]] = event["name"]
        elif event["event"] == "staked" and event["kind"] in STAKES:
            name = seated[table, event["seat"]]
            if re.sub(r" \d+$", "", name) in people:
                booked[f"{table}/{name}"] += 1
    return dict(booked)


def held_salts(server: Server) -> set[str]:
    rows = server.rows("SELECT cards FROM deck")
    return {salt.hex() for (body,) in rows for salt in decode_held(body).salts}


def banks_begun(server: Server) -> Counter[str]:
    rows = server.rows("""SELECT game_table FROM event WHERE body LIKE '{"event":"bank_started"%'""")
    return Counter(table for (table,) in rows)
