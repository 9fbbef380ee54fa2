"""The table's owner without a socket: clocks, commits that fail, a table that is lost, refills, the store."""

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from open_tables import Failing, Open, Pipe, Writes, opened
from svara.bank import Game
from svara.server import house
from svara.server.books import ledger
from svara.server.db.schema import StoreError
from svara.server.db.store import Store
from svara.server.house import House
from svara.server.logs import drop_secrets
from svara.server.moments import now_ms
from svara.server.people.accounts import GUEST_CHIPS, create_guest
from svara.server.people.sessions import of_token
from svara.server.settings import Settings
from svara.server.tables import answers, journal, opening
from svara.server.tables.hub import MOST_UNSENT, Connection, Hub
from svara.server.tables.journal import LostTableError, Step, claim, read_table, write_step
from svara.server.tables.rooms import Rooms
from svara.server.web.app import Web
from svara.table import AutoPress, Command, Play, Sit, SitOut, Stand, Table, TopUp


def test_absent_players_do_not_freeze_the_table(tmp_path: Path) -> None:
    """Field report 25: the clocks run by themselves, through a bank and to the end of the next question."""

    async def scene(at: Open) -> None:
        await at.sit(at.ann, 0)
        await at.sit(at.bob, 1)
        assert at.actor.table.state.running
        await at.until(lambda: not at.actor.table.state.running)
        await at.until(lambda: all(sitter.sits_out for _, sitter in at.actor.table.state.taken()))
        assert ledger.faults(at.store.reader) == []

    opened(tmp_path, scene)


def test_a_step_that_is_not_written_did_not_happen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """House rule 8: nobody is told, nothing moves, and the next try is a new one."""

    async def scene(at: Open) -> None:
        told: list[Any] = []
        at.actor.told.append(told.append)
        real = at.store.step
        monkeypatch.setattr(at.store, "step", Failing(at.store, lambda: True))
        answer = await at.sit(at.ann, 0)
        assert (answer.ok, answer.code) == (False, "fault")
        assert told == []
        assert list(at.actor.table.state.taken()) == []
        monkeypatch.setattr(at.store, "step", real)
        assert (await at.sit(at.ann, 0)).ok
        assert len(told) == 1

    opened(tmp_path, scene)


def test_what_waits_for_the_disk_is_done_and_told_together(tmp_path: Path) -> None:
    """House rules 8, 10: each has its own answer, a repeated id its first; what fails is undone alone."""

    async def scene(at: Open) -> None:
        told: list[Any] = []
        at.actor.told.append(told.append)
        chips = at.actor.wallet(at.ann.id)
        taken = ledger.Entry("x", ledger.wallet(at.ann.id), ledger.HOUSE, chips - 505, "take")
        await at.store.run(lambda books: ledger.post(books, taken, 1))
        asked: list[tuple[Command, str]] = [
            (Sit(at.ann.id, "Ann", 0, 500, chips), "1"),
            (Sit(at.ann.id, "Ann", 1, 500, chips), "2"),
            (AutoPress(at.ann.id, True), "3"),
            (TopUp(at.ann.id, 10, 10**6), "4"),
            (AutoPress(at.ann.id, True), "3"),
            (SitOut(at.ann.id, True), "5"),
        ]
        answers = await asyncio.gather(*(at.actor.do(ask, at.ann.id, name) for ask, name in asked))
        assert [answer.code for answer in answers] == [None, "already_seated", None, "no_chips", None, None]
        assert answers[4] == answers[2]
        assert [len(events) for events in told] == [at.actor.seq - 1]
        assert [seq for seq, _ in told[0]] == list(range(2, at.actor.seq + 1))
        saved = read_table(at.store.reader, "main", 0)
        assert saved is not None
        assert saved.table.state == at.actor.table.state
        assert ledger.faults(at.store.reader) == []

    opened(tmp_path, scene)


def test_a_bank_that_begins_is_told_apart_from_what_was_before_it(tmp_path: Path) -> None:
    """House rule 7: what one may know of a bank's events goes by the seat that he had in that bank."""

    async def scene(at: Open) -> None:
        told: list[list[str]] = []
        at.actor.told.append(lambda events: told.append([type(event).__name__ for _, event in events]))
        chips = at.actor.wallet(at.ann.id)
        sits = [Sit(who.id, who.name, seat, 500, chips) for seat, who in enumerate((at.ann, at.bob))]
        await asyncio.gather(*(at.actor.do(sit) for sit in sits), at.actor.do(AutoPress(at.ann.id, True)))
        assert ["BankStarted" in names for names in told] == [False, True]
        assert "AutoPressSet" in told[1]

    opened(tmp_path, scene)


def test_chips_that_are_not_there_stop_the_step(tmp_path: Path) -> None:
    """C5: what the ledger refuses is not played either, whatever the command claims about the wallet."""

    async def scene(at: Open) -> None:
        at.actor.wallet = lambda player: 10**6  # type: ignore[method-assign]
        await at.store.run(
            lambda books: ledger.post(
                books, ledger.Entry("x", ledger.wallet(at.ann.id), ledger.HOUSE, GUEST_CHIPS - 100, "take"), 1
            )
        )
        assert (await at.sit(at.ann, 0)).code == "fault"
        ask = Sit(at.ann.id, "Ann", 0, 500, 10**6)
        assert (await at.actor.do(ask, at.ann.id, "1")).code == "no_chips"
        assert list(at.actor.table.state.taken()) == []
        assert ledger.balance(at.store.reader, ledger.wallet(at.ann.id)) == 100

    opened(tmp_path, scene)


def test_a_server_that_lost_the_table_writes_nothing_more(tmp_path: Path) -> None:
    """House rule 8: every write carries the owner's epoch."""

    async def scene(at: Open) -> None:
        await at.sit(at.ann, 0)
        rows = at.store.reader.execute("SELECT * FROM event").fetchall()
        assert await at.store.run(partial(claim, table="main")) == 2
        answer = await at.sit(at.bob, 1)
        assert answer.code == "closing"
        assert at.actor.lost.is_set()
        assert at.store.reader.execute("SELECT * FROM event").fetchall() == rows
        assert (await at.actor.do(Stand(at.ann.id))).code == "closing"

    opened(tmp_path, scene)


def test_who_waits_when_the_server_stops_is_told(tmp_path: Path) -> None:
    async def scene(at: Open) -> None:
        stopping = asyncio.ensure_future(at.actor.stop())
        await asyncio.sleep(0)
        assert (await at.sit(at.ann, 0)).code == "closing"
        await stopping

    opened(tmp_path, scene)


def test_a_slow_reader_falls_behind_alone(tmp_path: Path) -> None:
    """What waits for him is bounded; he is cut, told no more, and nobody waits for him."""

    async def scene(at: Open) -> None:
        hub, lazy, eager = Hub(at.actor), Pipe(reads=False), Pipe(reads=True)
        slow, quick = Connection(at.ann, lazy), Connection(at.bob, eager)
        hub.join(slow)
        hub.join(quick)
        while lazy.closed is None:
            await at.sit(at.ann, 0)
            await at.actor.do(Stand(at.ann.id))
            at.actor.table.state.left.clear()
        assert (lazy.closed, slow.overrun) == ((4408, "too_much"), True)
        assert MOST_UNSENT < lazy.unsent < MOST_UNSENT + 16 * 1024
        told = len(lazy.sent)
        await at.sit(at.ann, 0)
        assert len(lazy.sent) == told
        assert (eager.closed, quick.overrun) == (None, False)
        assert len(eager.sent) > told

    opened(tmp_path, scene)


def test_what_shows_a_very_long_bank_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who comes then is told its latest events, without a gap; who missed little gets what he missed."""

    async def scene(at: Open) -> None:
        hub, pipe = Hub(at.actor), Pipe(reads=True)
        await at.sit(at.ann, 0)
        await at.sit(at.bob, 1)
        for change in range(40):
            await at.actor.do(AutoPress(at.ann.id, bool(change % 2)))
        line = Connection(at.ann, pipe)
        hub.join(line)
        whole = json.loads(pipe.sent[-1])
        monkeypatch.setattr("svara.server.tables.hub.MOST_SHOWN", len(pipe.sent[-1]) - 200)
        for since in (whole["log"][0]["seq"] - 1, at.actor.seq - 3):
            hub.resume(line, since, hub.timeline)
        part, tail = json.loads(pipe.sent[-2]), json.loads(pipe.sent[-1])
        assert (whole["type"], part["type"], tail["type"]) == ("snapshot", "snapshot", "update")
        assert part["log"] == whole["log"][len(whole["log"]) - len(part["log"]) :]
        assert 0 < len(part["log"]) < len(whole["log"])
        assert tail["log"] == whole["log"][-3:]
        assert part["view"] == whole["view"]

    opened(tmp_path, scene)


def test_a_line_is_not_forgotten_while_nothing_can_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """O71: the table agrees with the sockets as soon as it can be told, whatever happened meanwhile."""

    async def scene(at: Open) -> None:
        monkeypatch.setattr("svara.server.tables.hub.RETRY_SECONDS", 0.01)
        hub, line = Hub(at.actor), Connection(at.ann, Pipe(reads=True))
        await at.sit(at.ann, 0)
        real, full = at.store.step, Failing(at.store, lambda: True)

        def connected() -> bool:
            return bool(at.actor.table.state.seats[0].connected)  # type: ignore[union-attr]

        hub.join(line)
        await at.actor.do(lambda: None)
        for change, there in ((hub.leave, False), (hub.join, True), (hub.leave, False)):
            monkeypatch.setattr(at.store, "step", full)
            change(line)
            await asyncio.sleep(0.05)
            assert connected() != there
            monkeypatch.setattr(at.store, "step", real)
            await at.until(lambda there=there: connected() == there)

    opened(tmp_path, scene)


def test_the_books_refuse_what_cannot_be(tmp_path: Path) -> None:
    """House rule 11: unique ids, no negative account but the house's, nothing changed afterwards."""

    async def main() -> None:
        store = Store(tmp_path / "svara.db")
        player, token = await store.run(partial(create_guest, name="Ann", now=1))
        own = ledger.wallet(player.id)

        def post(name: str, source: str, target: str, amount: int) -> Awaitable[None]:
            entry = ledger.Entry(name, source, target, amount, "stake", player.id)
            return store.run(lambda books: ledger.post(books, entry, 2))

        await post("a", own, "seat:main:0", 500)
        for name, source, fault in (
            ("a", own, sqlite3.IntegrityError),
            ("b", own, ledger.NoChipsError),
            ("c", "seat:main:1", ledger.NoChipsError),
        ):
            with pytest.raises(fault):
                await post(name, source, "seat:main:2", 9_501)
        for amount in (0, -5):
            with pytest.raises(ValueError, match="at least one"):
                ledger.Entry("d", own, "seat:main:0", amount, "sit")
        for change in ("UPDATE movement SET amount = 1", "DELETE FROM movement"):
            with pytest.raises(sqlite3.IntegrityError):
                await store.run(executed(change))
        assert ledger.faults(store.reader) == []
        assert ledger.balance(store.reader, own) == 9_500
        await store.run(lambda books: books.execute("UPDATE account SET balance = 7 WHERE id = 'house'"))
        assert len(ledger.faults(store.reader)) == 2
        session = of_token(store.reader, token, 2)
        assert session is not None
        assert session.player == player
        assert of_token(store.reader, token[:-1], 2) is None
        store.close()

    asyncio.run(main())


def executed(change: str) -> Callable[[sqlite3.Connection], object]:
    """Work for the store that is one statement."""
    return lambda books: books.execute(change)


def test_one_bad_piece_of_a_group_undoes_itself_alone(tmp_path: Path) -> None:
    async def main() -> None:
        store = Store(tmp_path / "svara.db")
        works: list[Awaitable[object]] = [
            store.run(partial(create_guest, name=f"G{number}", now=1)) for number in range(20)
        ]
        works.insert(7, store.run(executed("INSERT INTO player VALUES (NULL, 1, 'x')")))
        outcomes = await asyncio.gather(*works, return_exceptions=True)
        assert [isinstance(outcome, Exception) for outcome in outcomes].count(True) == 1
        assert isinstance(outcomes[7], sqlite3.Error)
        assert store.reader.execute("SELECT count(*) FROM player").fetchone() == (20,)
        store.close()

    asyncio.run(main())


def test_a_lost_table_is_lost_in_the_same_transaction(tmp_path: Path) -> None:
    async def main() -> None:
        store = Store(tmp_path / "svara.db")
        epoch = await store.run(partial(claim, table="main"))
        events = tuple(Table.open(Game.load("svara"), "main")[1])
        for step in (Step("main", epoch + 1, 0, 1, events), Step("main", epoch, 5, 1, events)):
            with pytest.raises(LostTableError):
                await store.run(partial(write_step, step=step))
        assert store.reader.execute("SELECT count(*) FROM event").fetchone() == (0,)
        store.close()

    asyncio.run(main())


def test_a_directory_has_one_owner(tmp_path: Path) -> None:
    first = house.Lock(tmp_path)
    with pytest.raises(StoreError, match="another server is using"):
        house.Lock(tmp_path)
    first.release()
    house.Lock(tmp_path).release()


def test_an_ante_given_later_begins_with_the_next_bank(tmp_path: Path) -> None:
    async def main() -> None:
        store = house.open_store(tmp_path)
        settings = Settings(data=tmp_path)
        actor, was_there = await opening.open_table(store, settings)
        assert (actor.table.state.rules.ante, was_there) == (10, False)
        actor, was_there = await opening.open_table(store, Settings(data=tmp_path, ante=30))
        assert (actor.table.state.rules.ante, was_there) == (30, True)
        actor, _ = await opening.open_table(store, settings)
        assert actor.table.state.rules.ante == 30, "it is kept where none is given"
        actor.start()
        for seat, name in enumerate("AB"):
            assert (await actor.do(Sit(f"bot:{name}", name, seat, 600, 600))).ok
        await actor.stop()
        with pytest.raises(StoreError, match="a bank is being played for an ante of 30"):
            await opening.open_table(store, Settings(data=tmp_path, ante=10))
        actor, _ = await opening.open_table(store, Settings(data=tmp_path, ante=30))
        actor.start()
        first = actor.table.state.seats[actor.table.bank.state.owed[0]]  # type: ignore[union-attr]
        assert (await actor.do(Play(first.player, actor.table.state.turn, "fold"))).ok  # type: ignore[union-attr]
        await actor.stop()
        actor, _ = await opening.open_table(store, Settings(data=tmp_path, ante=10))
        assert actor.table.state.rules.ante == 10
        store.close()

    asyncio.run(main())


def test_a_table_without_its_deck_is_damaged(tmp_path: Path) -> None:
    async def scene(at: Open) -> None:
        await at.sit(at.ann, 0)
        await at.sit(at.bob, 1)
        await at.store.run(lambda books: books.execute("DELETE FROM deck"))
        with pytest.raises(journal.DamagedError, match="deck of its bank is missing"):
            journal.read_table(at.store.reader, "main", 0)

    opened(tmp_path, scene)


def test_without_a_build_the_page_says_what_to_do(tmp_path: Path) -> None:
    async def scene(at: Open) -> None:
        opened_house = House(Settings(), at.store, Rooms(at.store, Settings()))
        app = Web(opened_house, static=tmp_path / "static").app()
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
            page = await client.get("/")
            assert page.status_code == 503
            assert "make web" in page.text
            assert (await client.get("/app.js")).status_code == 404

    opened(tmp_path, scene)


def test_a_secret_handed_to_a_logger_is_not_written() -> None:
    told = {"event": "x", "cards": ["As"], "token": "t", "password": "p", "seq": 4}
    entry = drop_secrets(None, "info", told)
    assert entry == {"event": "x", "cards": "removed", "token": "removed", "password": "removed", "seq": 4}


def test_old_action_ids_are_forgotten(tmp_path: Path) -> None:
    async def scene(at: Open) -> None:
        sit = Sit(at.ann.id, "Ann", 0, 500, 500)
        assert (await at.actor.do(sit, at.ann.id, "a")).ok
        await at.store.run(partial(answers.forget_answers, now=now_ms()))
        assert answers.first_answer(at.store.reader, at.ann.id, "a") is not None
        await at.store.run(partial(answers.forget_answers, now=now_ms() + answers.KEPT + 1))
        assert answers.first_answer(at.store.reader, at.ann.id, "a") is None

    opened(tmp_path, scene)


def test_short_and_long_work_share_a_commit_and_no_fault(tmp_path: Path) -> None:
    """Each piece is undone alone, whichever thread does it."""

    async def scene(at: Open) -> None:
        def fail(books: sqlite3.Connection) -> None:
            books.execute("INSERT INTO notice (name, body) VALUES ('lost', '')")
            raise ValueError("no")

        def keep(name: str, books: sqlite3.Connection) -> str:
            books.execute("INSERT INTO notice (name, body) VALUES (?, '')", (name,))
            return name

        def step(work: Callable[[sqlite3.Connection], str | None]) -> asyncio.Future[Any]:
            turn = Writes(work)
            at.store.step(turn)
            return turn.settled

        asked = [
            ask(work)
            for name, ask in (("run", at.store.run), ("step", step))
            for work in (partial(keep, f"{name} 1"), fail, partial(keep, f"{name} 2"))
        ]
        done = await asyncio.gather(*asked, return_exceptions=True)
        kept = [name for name in done if isinstance(name, str)]
        assert kept == ["run 1", "run 2", "step 1", "step 2"]
        assert sum(isinstance(fault, ValueError) for fault in done) == 2
        rows = at.store.reader.execute("SELECT name FROM notice ORDER BY name").fetchall()
        assert [name for (name,) in rows] == kept

    opened(tmp_path, scene)


def test_another_program_that_writes_is_waited_for_without_holding_anybody_up(tmp_path: Path) -> None:
    """A step waits until the file is free, and everything else goes on."""

    async def scene(at: Open) -> None:
        with closing(sqlite3.connect(at.store.path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            sitting = asyncio.ensure_future(at.sit(at.ann, 0))
            for _ in range(20):
                await asyncio.sleep(0.005)
            assert not sitting.done()
            other.execute("ROLLBACK")
        assert (await sitting).ok

    opened(tmp_path, scene)
