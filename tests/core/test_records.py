"""The examples of the rules and the worked scenarios, as deal records that say what must come out of them.

Each file of tests/records names its clauses and scenarios in a comment. One that stops in mid-bank expects
the state it stops in: whose turn it is, and what exactly he may do.
"""

from pathlib import Path

import msgspec
import pytest

import banks
from svara.record import action_lines, parse_record, record_text, replay_record
from svara.record.report import differences

FILES = sorted((Path(__file__).parent.parent / "records").glob("*.toml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_record(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = parse_record(text, file.name)
    assert text.startswith("# "), "a comment says which clause or scenario it is"
    assert record.expect, "it expects something"
    replay = replay_record(record, load=banks.game, source=file.name)
    assert differences(replay) == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_record_written_again_is_the_same_bank(file: Path) -> None:
    record = parse_record(file.read_text(encoding="utf-8"), file.name)
    replay = replay_record(record, load=banks.game, source=file.name)
    lines = tuple(action_lines(replay.events, replay.names))
    again = parse_record(record_text(msgspec.structs.replace(record, actions=lines)))
    assert replay_record(again, load=banks.game).events == replay.events
