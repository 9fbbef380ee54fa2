"""What viewers are told, over evenings by chance at each game, is of the published types."""

import re
from pathlib import Path

import msgspec
import pytest

from fair_houses import FairHouse
from houses import game, tied
from svara.server.tables.showing import table_view
from svara.server.tables.telling import log_entries
from svara.wire import ClientMessage, ServerMessage
from table_evenings import NAMES, Evening
from wire_fit import misfits, misfits_struct, published, tagged

STEPS = 250


@pytest.mark.parametrize("profile", ["svara", "svarka", "trinka", "seka"])
def test_views_and_events_are_as_published(profile: str) -> None:
    """With no field that is not published, and none missing that is not optional."""
    told: set[str] = set()
    for rules, seed in ((game(profile, **{"seats.min_buy_in": 1}), 1), (tied(profile), 2)):
        house = FairHouse(rules)
        evening = Evening(house, seed)
        for step in range(STEPS):
            evening.step()
            if step % 10 == 0:
                for viewer in (None, *NAMES[:2]):
                    view = msgspec.to_builtins(table_view(house.table, viewer, None, house.now))
                    assert misfits_struct(view, "TableView") == []
        for viewer in (None, *NAMES[:2]):
            for entry in log_entries(house.state, list(enumerate(house.log, 1)), viewer):
                sent = msgspec.json.decode(msgspec.json.encode(entry))
                assert misfits_struct(sent, "LogEntry") == []
                told.add(sent["event"]["event"])
    assert told <= tagged("event").keys()
    assert len(told) > 25


def test_the_messages_of_the_page_are_messages() -> None:
    """Each in the shape in which it is sent."""
    page = (Path(__file__).parents[2] / "docs" / "wire.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```json\n(.*?)```", page, re.DOTALL)
    lines = [line for block in blocks for line in block.splitlines()]
    assert len(lines) > 20
    theirs = ("act", "request", "chat", "commit", "reveal", "resume")
    for line in lines:
        said = msgspec.json.decode(line)
        message = msgspec.json.decode(line, type=ClientMessage if said["type"] in theirs else ServerMessage)
        if said["type"] not in theirs:
            assert msgspec.json.decode(msgspec.json.encode(message)) == said


def test_what_does_not_fit_is_found() -> None:
    seat = {"seat": 1, "status": "in"}
    assert misfits_struct(seat, "SeatView") == []
    for wrong in (
        {"seat": 1},
        seat | {"seat": "1"},
        seat | {"seat": True},
        seat | {"status": "out"},
        seat | {"cards": [7]},
        seat | {"deck": []},
        seat | {"score": {"label": None}},
    ):
        assert misfits_struct(wrong, "SeatView"), wrong
    event = next(field.kind for field in published()["LogEntry"].fields if field.name == "event")
    assert misfits({"event": "peeked", "seat": 1}, event)
    assert misfits({"event": "won", "seat": 1}, event) == [".amount is missing"]
