"""kill -9 and orderly ends: the bank goes on with the same cards, chips and log (field reports 30, 31)."""

import random
import signal
from typing import Any

import pytest

from servers import Client, Server, play_banks, play_quietly
from svara.server.books import ledger
from svara.server.history.codec import decode_event
from svara.server.tables import journal
from svara.table import check_chips

pytestmark = pytest.mark.server


def rows_of(server: Server) -> dict[str, list[tuple[Any, ...]]]:
    return {
        "events": server.rows("SELECT seq, body FROM event ORDER BY seq"),
        "deck": server.rows("SELECT cards FROM deck"),
        "accounts": server.rows("SELECT id, balance FROM account ORDER BY id"),
    }


def test_a_bank_survives_kill_9(server: Server) -> None:
    """Rule 9: every running clock is visibly extended, and nobody is punished for the outage."""
    guest = server.guest("Ann")
    with guest.open() as ann:
        ann.sit(0)
        ann.until(lambda: ann.on_turn)
        ann.act("look")
        before, turn = ann.view, ann.view["turn"]
        log = dict(ann.log)
        if not ann.on_turn:
            pytest.fail("looking is no answer to a turn (C10)")
        server.kill()
    stored = rows_of(server)
    server.start()
    with guest.open() as ann:
        assert rows_of(server)["events"][: len(stored["events"])] == stored["events"]
        assert rows_of(server)["deck"] == stored["deck"]
        assert rows_of(server)["accounts"] == stored["accounts"]
        after = ann.view
        mine, still_mine = before["seats"][0], after["seats"][0]
        for field in ("cards", "stack", "bet", "put", "turned", "score"):
            assert mine.get(field) == still_mine.get(field), field
        for field in ("pot", "level", "turn", "owed", "question", "legal", "deal", "bank", "dealer"):
            assert before.get(field) == after.get(field), field
        assert after["deadline"] >= before["deadline"] + 20_000
        assert [event["clock"] for event in ann.events("clock_extended")] == ["turn"]
        assert {seq: event for seq, event in ann.log.items() if seq in log}.items() <= log.items()
        assert ann.act("fold", turn=turn)["ok"]
        play_banks(2, ann)
    with server.database() as books:
        assert ledger.faults(books) == []


def test_an_action_id_is_remembered_across_a_restart(server: Server) -> None:
    """House rule 10, field report 15: the answer was lost, the action was not."""
    guest = server.guest("Ann")
    with guest.open() as ann:
        first = ann.ask({"id": "sit", "type": "request", "what": "sit", "seat": 0, "amount": 500})
        server.kill()
    server.start()
    with guest.open() as ann:
        again = ann.ask({"id": "sit", "type": "request", "what": "sit", "seat": 0, "amount": 500})
        assert again == first
        assert ann.view["wallet"] == 9_500


def test_many_kills_at_any_moment(server: Server) -> None:
    """Whenever it dies, what is on the disk is a whole number of steps: a table, its books and its deck."""
    chance = random.Random(30)
    guest = server.guest("Ann")
    for _ in range(5):
        with guest.open() as ann:
            if ann.you is None:
                ann.sit(0)
                ann.request("auto_ready", on=True)
            for _ in range(chance.randint(5, 60)):
                answer_anything(ann)
            ann.send({"type": "request", "id": f"flag{chance.random()}", "what": "auto_ready", "on": True})
            server.kill()
        check_disk(server)
        server.start()
    with guest.open() as ann:
        play_banks(1, ann)


def answer_anything(ann: Client) -> None:
    if not play_quietly(ann):
        ann.receive()


def check_disk(server: Server) -> None:
    with server.database() as connection:
        assert ledger.faults(connection) == []
        saved = journal.read_table(connection, "svara", 0)
        assert saved is not None
        state = saved.table.state
        check_chips(state)
        for seat, stack in enumerate(state.stacks):
            assert ledger.balance(connection, f"seat:svara:{seat}") == stack
        assert ledger.balance(connection, f"pot:svara:{state.banks}") == state.pot
        assert bool(saved.table.held.cards) == state.running
        whole = connection.execute("SELECT body FROM event ORDER BY seq").fetchall()
        events = [decode_event(body) for (body,) in whole]
        replayed = type(saved.table).restore(None, events, saved.table.held, 0)
        assert replayed.state == state, "from the first event or from the checkpoint, it is the same table"


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_an_orderly_end_in_mid_bank(server: Server, how: signal.Signals) -> None:
    """Status 0, one file, and the bank goes on next time."""
    guest = server.guest("Ann")
    with guest.open() as ann:
        ann.sit(0)
        ann.until(lambda: ann.on_turn)
        turn = ann.view["turn"]
        assert server.stop(how) == 0
    assert sorted(path.name for path in server.data.iterdir()) == ["lock", "svara.db"]
    server.start()
    with guest.open() as ann:
        assert ann.view["turn"] == turn
        play_banks(1, ann)


def test_another_number_of_bots_and_another_ante(server: Server) -> None:
    """Options of the next start: bots come and go, an ante changes between banks only."""
    server.stop()
    server.start("--bots", "1", "--ante", "25", "--bot-delay", "0")
    guest = server.guest("Ann")
    with guest.open() as ann:
        assert (ann.view["ante"], ann.view["min_buy_in"]) == (25, 500)
        assert [seat["status"] for seat in ann.view["seats"]].count("empty") == 5
        ann.sit(0, 500)
        ann.until(lambda: ann.on_turn)
    server.stop()
    with pytest.raises(AssertionError, match="a bank is being played for an ante of 25"):
        server.start("--ante", "10")
    server.process = None
    server.start()
    with guest.open() as ann:
        assert ann.view["ante"] == 25
        play_banks(1, ann)
