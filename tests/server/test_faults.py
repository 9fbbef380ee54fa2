"""What goes wrong once must not go on: a full disk, a clock set back, an id used twice, two closings."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from open_tables import Failing, Open, Pipe, Writes, opened
from svara.bank.events import BankEnded
from svara.bots import random_legal
from svara.server import moments
from svara.server.books import ledger
from svara.server.moments import Clock
from svara.server.tables import actor as owner
from svara.server.tables import clocks, journal, outcome
from svara.server.tables.answers import keep_answer
from svara.server.tables.bots import Bots
from svara.server.tables.hub import Connection, Hub
from svara.server.web.commands import Commands
from svara.server.web.people import stand_up
from svara.table import AutoPress, Customs, Press, Refused, Stand
from svara.wire import Answer


def test_a_clock_rings_again_where_its_step_was_not_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Field report 25: a disk that is full for a moment does not freeze the table."""

    async def scene(at: Open) -> None:
        await at.sit(at.ann, 0)
        await at.sit(at.bob, 1)
        tried = 0

        def full_once() -> bool:
            nonlocal tried
            tried += 1
            return tried == 1

        monkeypatch.setattr(at.store, "step", Failing(at.store, full_once))
        await at.until(lambda: not at.actor.table.state.running)
        assert tried > 1

    opened(tmp_path, scene)


def test_a_clock_rings_again_where_the_time_was_set_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Field report 25: between its ringing and its step the machine's clock may be corrected."""

    async def scene(at: Open) -> None:
        real, late = moments.now_ms, True

        def corrected() -> int:
            """In time when it rings, half a second before when the step is made."""
            nonlocal late
            alarms = at.actor.table.state.alarms()
            if late and alarms and real() >= alarms[0].deadline:
                late = False
                return real()
            return real() - (0 if late else 500)

        for room in (owner, clocks):
            monkeypatch.setattr(room, "now_ms", corrected)
        await at.sit(at.ann, 0)
        await at.sit(at.bob, 1)
        await at.until(lambda: not at.actor.table.state.running)
        assert not late

    opened(tmp_path, scene)


def test_the_house_s_clock_is_never_set_back() -> None:
    """The machine's is, by an hour; the house's goes on meanwhile, and follows it forward again."""
    wall, steady = 10_000_000_000, 7_000_000
    clock = Clock(lambda: wall, lambda: steady)
    assert clock.now_ms() == 10_000
    wall -= 3_600_000_000_000
    steady += 5_000_000
    assert clock.now_ms() == 10_005
    wall += 3_600_000_000_000 + 60_000_000
    assert clock.now_ms() == 10_060


def test_bots_by_themselves_go_on_after_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Field report 25: no clock of their table would wake them."""

    async def scene(at: Open) -> None:
        tried = 0

        def full_sometimes() -> bool:
            nonlocal tried
            tried += 1
            return tried in (20, 21, 22)

        monkeypatch.setattr(at.store, "step", Failing(at.store, full_sometimes))
        bots = Bots(at.actor, random_legal, (0, 0))
        await bots.seat(6)
        await at.until(lambda: tried > 22 and at.actor.table.state.banks >= 3)
        await bots.stop()

    opened(tmp_path, scene, customs=Customs(for_bots=True))


def test_closing_twice_seats_nobody_at_a_closed_table(tmp_path: Path) -> None:
    """Field report 12: chips brought to a table while it closes would be lost with it."""

    async def scene(at: Open) -> None:
        await at.sit(at.ann, 0)
        asked = [asyncio.create_task(at.actor.end()) for _ in range(2)]
        await asyncio.sleep(0)
        late = asyncio.create_task(at.sit(at.bob, 1))
        assert sorted([await each for each in asked]) == [False, True]
        assert (await late).code == "closing"
        assert list(at.actor.table.state.taken()) == []
        assert ledger.faults(at.store.reader) == []

    opened(tmp_path, scene)


def test_a_log_does_not_grow_without_banks(tmp_path: Path) -> None:
    """Whoever comes is sent the log since the last bank, and a start reads it: one player alone, who changes
    his mind all evening, must not make it long. It is all in the database.
    """

    async def scene(at: Open) -> None:
        await at.sit(at.ann, 0)
        await at.sit(at.bob, 1)
        await at.until(lambda: not at.actor.table.state.running)
        assert any(isinstance(event, BankEnded) for _, event in at.actor.log)
        longest = 0
        for change in range(5 * outcome.LONG_IDLE):
            assert (await at.actor.do(AutoPress(at.ann.id, bool(change % 2)))).ok
            longest = max(longest, len(at.actor.log))
        assert longest < 2 * outcome.LONG_IDLE + 50
        state = at.actor.table.state
        saved = journal.read_table(at.store.reader, "main", 0)
        assert saved is not None
        assert saved.table.state == state
        assert saved.events == [event for _, event in at.actor.log]
        kept = at.store.reader.execute("SELECT count(*) FROM event WHERE game_table = 'main'").fetchone()
        assert kept == (state.seq,)
        assert (await at.actor.do(Press((at.ann.id, at.bob.id)))).ok
        assert at.actor.table.state.running

    opened(tmp_path, scene)


def test_a_bank_takes_no_endless_log_beside_its_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What belongs to the game is done nevertheless."""

    async def scene(at: Open) -> None:
        monkeypatch.setattr(outcome, "LONG_BANK", 30)
        await at.sit(at.ann, 0)
        await at.sit(at.bob, 1)
        changed = [(await at.actor.do(AutoPress(at.ann.id, bool(change % 2)))).code for change in range(40)]
        assert len(at.actor.log) == outcome.LONG_BANK
        assert changed[-1] == "too_fast"
        assert (await at.actor.do(Stand(at.ann.id))).ok
        assert not at.actor.table.state.running

    opened(tmp_path, scene)


def test_who_is_shut_out_does_not_sit_down_meanwhile(tmp_path: Path) -> None:
    """Neither by a step that is being written when he is stood up, nor by one that comes after it."""

    async def scene(at: Open) -> None:
        hub = Hub(at.actor)
        line = Connection(at.ann, Pipe(reads=True))
        hub.join(line)
        house: Any = SimpleNamespace(rooms=[SimpleNamespace(actor=at.actor, hub=hub)], store=at.store)
        sits = asyncio.create_task(at.sit(at.ann, 0))
        await asyncio.sleep(0)
        await stand_up(house, at.ann.id)
        assert (await sits).ok
        assert at.actor.table.state.seat_of(at.ann.id) is None
        line.close("banned")
        room: Any = SimpleNamespace(actor=at.actor, hub=hub, may_sit=lambda _: True)
        with pytest.raises(Refused, match="not_allowed"):
            Commands(house, room, line)._sit(at.ann, 0, 500, None)
        hub.leave(line)

    opened(tmp_path, scene)


def test_an_id_that_is_used_at_two_tables_at_once_is_answered_once(tmp_path: Path) -> None:
    """House rule 10: the second of them gets the first's answer, and neither is a fault of the house."""

    async def scene(at: Open) -> None:
        await at.sit(at.ann, 0)
        other = Writes(lambda books: keep_answer(books, at.ann.id, Answer("same", True, seq=7), 1))
        at.store.step(other)
        answer = await at.actor.do(AutoPress(at.ann.id), at.ann.id, "same")
        assert (answer.ok, answer.seq) == (True, 7)
        sitter = at.actor.table.state.seats[0]
        assert sitter is not None
        assert not sitter.auto_ready, "nothing else was done under that id"

    opened(tmp_path, scene)
