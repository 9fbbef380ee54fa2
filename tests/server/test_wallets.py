"""One wallet and several tables: chips are where they were carried, once."""

import asyncio
from functools import partial
from pathlib import Path

from svara.server.books import ledger
from svara.server.db.store import Store
from svara.server.operate.proof import prove
from svara.server.people.accounts import create_guest
from svara.server.settings import Settings
from svara.server.tables.opening import open_table
from svara.table import Sit, TopUp


def test_two_tables_never_get_the_same_chips(tmp_path: Path) -> None:
    """Field reports 12 and 15: of two that draw on a wallet at once, the second is told so and gets nothing;
    a press that is said again is done once.
    """

    async def main() -> None:
        store = Store(tmp_path / "svara.db")
        ann, _ = await store.run(partial(create_guest, name="Ann", now=1, chips=800))
        games = ("svara", "svarka")
        tables = [(await open_table(store, Settings(data=tmp_path, profile=game)))[0] for game in games]
        for actor in tables:
            actor.start()
        sit = Sit(ann.id, "Ann", 0, 500, 800)
        sits = [actor.do(sit, ann.id, actor.table.state.table) for actor in tables]
        answers = await asyncio.gather(*sits)
        assert sorted((answer.ok, answer.code) for answer in answers) == [(False, "no_chips"), (True, None)]
        assert sum(len(list(actor.table.state.taken())) for actor in tables) == 1
        assert ledger.balance(store.reader, ledger.wallet(ann.id)) == 300
        (seated,) = [actor for actor in tables if list(actor.table.state.taken())]
        twice = [seated.do(TopUp(ann.id, 100, 300), ann.id, "once") for _ in range(2)]
        first, second = await asyncio.gather(*twice)
        assert first.ok
        assert first == second
        assert ledger.balance(store.reader, ledger.wallet(ann.id)) == 200
        assert ledger.holdings(store.reader, ann.id) == 800
        for actor in tables:
            await actor.stop()
        assert prove(store.reader).faults == ()
        store.close()

    asyncio.run(main())
