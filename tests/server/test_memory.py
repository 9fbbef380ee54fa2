"""What a table leaves in memory when it is closed."""

from __future__ import annotations

import asyncio
import gc
from importlib import resources
from pathlib import Path
from weakref import ref

import pytest

from servers import PATIENCE
from svara.rules import load_rules
from svara.scoring import LATEST, score_table
from svara.server.db.store import Store
from svara.server.people.accounts import create_guest
from svara.server.settings import Settings
from svara.server.tables.options import TableOptions
from svara.server.tables.rooms import Rooms
from svara.server.tables.showing import table_view
from svara.server.web.hand_table import hand_rows

pytestmark = pytest.mark.server

SVARA = (resources.files("svara") / "rules" / "profiles" / "svara.toml").read_text()
OURS = SVARA.replace('id = "svara"', 'id = "ours"').replace('A = "33"', 'A = "35"')


def test_a_closed_table_takes_its_rules_along(tmp_path: Path) -> None:
    """Its half a megabyte of scores too, whatever was worked out from them: views, bots, hands in words."""

    async def play_and_close(store: Store) -> tuple[ref[object], ref[object]]:
        rooms = Rooms(store, Settings(data=tmp_path, bots=0))
        await rooms.open_all()
        ann, _ = await store.run(lambda connection: create_guest(connection, "Ann", 1))
        room, _ = await rooms.create(ann, TableOptions(house_rules=OURS, bots=6, clock="none"))
        table = room.actor.table
        scores = table.game.scores
        assert scores is not score_table(load_rules("svara"))
        async with asyncio.timeout(PATIENCE):
            while table.state.banks < 2 or not any(
                seat.score for seat in table_view(table, None, 0, 1).seats
            ):
                await asyncio.sleep(0.01)
                table = room.actor.table
        hand_rows(table.state.rules, "en")
        await rooms.shut(room.id)
        await rooms.close()
        return ref(scores), ref(room)

    async def main() -> None:
        store = Store(tmp_path / "svara.db")
        scores, room = await play_and_close(store)
        for points in range(LATEST):
            score_table(load_rules("svara", {"pairs.K": str(points + 1)}))
        async with asyncio.timeout(PATIENCE):
            while room() is not None or scores() is not None:
                await asyncio.sleep(0.05)  # until the last timer of the table has gone by
                gc.collect()
        store.close()

    asyncio.run(main())
