"""Many clients at all four games at once: chance play, lost lines, repeats, messages out of turn, kill -9.

After each part of it the books are whole, every acknowledged stake is in the log exactly once, no frame to
anybody and nothing that is asked for over HTTP holds a card, a salt or a seed that he may not have, and every
table goes on.
"""

import random
import re
import time
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from frames import check_frames
from house_secrets import Entitled, Watch, check_secrets
from servers import PATIENCE, Server, running
from storm import STAKES, Player, Storm, done_for, stakes_answered
from svara.record import DealRecord, parse_record, replay_record, verify_record, verify_same
from svara.record.report import differences
from svara.server.books import ledger
from svara.server.operate.proof import prove

pytestmark = pytest.mark.server

KILLS = 8
STEPS = 40
LONGEST = 60
"""Events after which the server is killed, at the most."""


@pytest.mark.timeout(400)
def test_a_storm_harms_nothing(tmp_path: Path) -> None:
    """House rules 3, 7, 8, 10, 11; field reports 1, 5, 10, 12, 15, 18, 31, 32."""
    with running(tmp_path / "data", "--bots", "0", "--behind-proxy") as server:
        storm = Storm(server, seed=7)
        with Watch(server) as watch:
            for _ in range(6):
                storm.blow(80)
                storm.inspect()
            storm.settle()
        check(server, storm, watch.secrets)
        assert len(watch.secrets) > 1000, "decks with salts and seeds were held"
        assert check_downloads(server, storm, watch.secrets) > 10
        for table in storm.tables:
            assert storm.operate(table, "close")
        storm.close()
        with server.database() as books:
            assert prove(books).faults == ()
        held = server.rows(
            "SELECT id, balance FROM account WHERE balance != 0 AND (id LIKE 'pot:%' OR id LIKE 'seat:%')"
        )
        assert held == [], "everybody has his own in his wallet"


@pytest.mark.timeout(400)
def test_kill_9_at_any_moment_loses_nothing(tmp_path: Path) -> None:
    """No acknowledged action is lost, none is done twice, and every table goes on (field report 30)."""
    chance, secrets = random.Random(11), dict[str, bytes]()
    with running(tmp_path / "data", "--bots", "0", "--behind-proxy") as server:
        storm = Storm(server, seed=11, people=2)
        for _ in range(KILLS):
            with Watch(server, strike_after=chance.randint(1, LONGEST)) as watch:
                storm.blow_until_it_is_dead(watch.struck)
            secrets |= watch.secrets
            storm.close()
            server.start()
            storm.settle()
            check_books(server, storm)
        before = banks_begun(server)
        end = time.monotonic() + 3 * PATIENCE
        while stuck := [each for each in storm.tables if banks_begun(server)[each] == before[each]]:
            assert time.monotonic() < end, f"stuck: {stuck}"
            storm.blow(STEPS)
        storm.settle()
        storm.inspect()
        check(server, storm, secrets)
        storm.close()


def check_books(server: Server, storm: Storm) -> None:
    with server.database() as books:
        assert ledger.faults(books) == []
    assert stakes_booked(server, storm.players) == {
        name: count for name, count in stakes_answered(storm.players).items() if count
    }
    kept = {
        (player, name): msgspec.json.decode(body)
        for player, name, body in server.rows("SELECT player, id, body FROM answer")
    }
    ends = dict(server.rows("SELECT id, seq FROM game_table"))
    for player in storm.players:
        for name, answer in done_for(player).items():
            assert kept.get((player.id, name)) == answer, player.asked[name]
            assert answer["seq"] <= ends[player.table]


def check(server: Server, storm: Storm, secrets: dict[str, bytes]) -> None:
    check_books(server, storm)
    for player in storm.everyone:
        check_frames(storm.frames(player), [])
        check_secrets(storm.frames(player), secrets)
    for onlooker in storm.onlookers:
        hidden = [frame for frame in storm.frames(onlooker) if '"legal"' in frame]
        assert hidden == [], "who holds no seat has nothing to decide"
    storm.check_told_boss(secrets)


def check_downloads(server: Server, storm: Storm, secrets: dict[str, bytes]) -> int:
    """Whoever was in a bank, given up or not, downloads what replays and verifies, and two of them agree; it
    holds what he may know and no more, and so does what anybody is shown of it again, step by step.
    """
    count = 0
    guests = {player.id: player.guest for player in storm.players}
    rows = server.rows("SELECT game_table, bank, player, seat FROM bank_player ORDER BY game_table, bank")
    banks: dict[tuple[str, int], list[tuple[Any, int]]] = {}
    for table, bank, player, seat in rows:
        banks.setdefault((table, bank), []).append((guests.get(player), seat))
    for (table, bank), takers in banks.items():
        path = f"/api/banks/{table}/{bank}"
        records: list[DealRecord] = []
        with server.database() as books:
            mine = {seat: Entitled(books, table, bank, seat) for _, seat in takers}
            public = Entitled(books, table, bank, None)
        for guest, seat in takers:
            if guest is None:
                continue  # a bot of the house
            text = storm.ask_the_house(f"{path}/record", guest).raise_for_status().text
            mine[seat].check(text, secrets)
            mine[seat].check(storm.ask_the_house(f"{path}/steps", guest).raise_for_status().text, secrets)
            record = parse_record(text)
            replayed = replay_record(record)
            assert differences(replayed) == [], text
            verify_record(replayed)
            records.append(record)
        for other in records[1:]:
            verify_same(records[0], other)
        for onlooker in (storm.onlookers[0].guest, storm.boss):
            public.check(storm.ask_the_house(f"{path}/steps", onlooker).raise_for_status().text, secrets)
            assert storm.ask_the_house(f"{path}/record", onlooker).status_code == 404
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


def banks_begun(server: Server) -> Counter[str]:
    rows = server.rows("""SELECT game_table FROM event WHERE body LIKE '{"event":"bank_started"%'""")
    return Counter(table for (table,) in rows)
