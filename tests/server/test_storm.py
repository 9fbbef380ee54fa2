"""Many clients at tables of all four games at once: chance play, lost lines, repeats, old turns, kill -9.

After each part of it the books are whole, every acknowledged stake is in the log exactly once, no frame to
anybody holds a card or a salt that he may not have, and every table goes on.
"""

import itertools
import re
import time
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from frames import check_frames, check_salts
from servers import PATIENCE, Server, running
from storm import STAKES, Player, Storm, stakes_answered
from svara.record import parse_record, replay_record, verify_record, verify_same
from svara.record.report import differences
from svara.server.books import ledger
from svara.server.history.records import download
from svara.server.operate.proof import prove
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
        assert check_records(server) > 10
        for table in storm.tables:
            assert storm.operate(table, "close")
        storm.close()
        with server.database() as books:
            assert prove(books).faults == ()
        held = server.rows(
            "SELECT id, balance FROM account WHERE balance != 0 AND (id LIKE 'pot:%' OR id LIKE 'seat:%')"
        )
        assert held == [], "everybody has his own in his wallet"


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


def check_records(server: Server) -> int:
    """Whoever was in a bank, given up or not, downloads what replays and verifies, and two of them agree."""
    count = 0
    with server.database() as books:
        rows = books.execute("SELECT game_table, bank, player FROM bank_player ORDER BY game_table, bank")
        for (table, bank), group in itertools.groupby(rows.fetchall(), key=lambda row: row[:2]):
            records = []
            for _, _, player in group:
                text = download(books, player, table, bank)
                assert text is not None
                record = parse_record(text)
                replayed = replay_record(record)
                assert differences(replayed) == [], text
                verify_record(replayed)
                records.append(record)
            for other in records[1:]:
                verify_same(records[0], other)
            count += len(records)
    return count


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
        elif event["event"] == "seat_moved":
            seated[table, event["to"]] = seated.pop((table, event["seat"]))
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
