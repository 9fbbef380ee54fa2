"""What a record expects is held against what comes out, exactly, and in no time whatever it is."""

from __future__ import annotations

import pytest

from svara.record import RecordError, parse_record, replay_record
from svara.record.report import differences

RECORD = """
format = "svara-deal/1"
profile = "svara"
seats = ["2", "B"]
stacks = [500, 500]
dealer = "B"
actions = ["2 bet 10", "B fold"]
"""


def faults(expect: str, record: str = RECORD) -> list[str]:
    return differences(replay_record(parse_record(record + f"expect = {{ {expect} }}\n")))


@pytest.mark.parametrize(
    "expect",
    [
        'winners = ["2"], finished = true, pot = 0, stacks = { 2 = 510, B = 490 }, rake = 0',
        'pot = "0", stacks = { 2 = "510" }',
        "legal = {}",
    ],
)
def test_what_came_out_may_be_written_in_two_ways(expect: str) -> None:
    assert faults(expect) == []


@pytest.mark.parametrize(
    "expect",
    [
        'winners = ["2.0"]',
        "finished = 1",
        "rake = 0.0",
        "deals = true",
        'dealer = "b"',
        "pot = 1",
        "winners = []",
    ],
)
def test_what_did_not_come_out_is_said(expect: str) -> None:
    assert len(faults(expect)) == 1


def test_no_legal_action_is_expected_only_where_there_is_none() -> None:
    assert faults("legal = {}", RECORD.replace(', "B fold"', "")) != []


def test_deep_nesting_costs_nothing() -> None:
    depth = 60
    assert faults(f"winners = {'[' * depth}{']' * depth}") != []
    with pytest.raises(RecordError, match="line 1: it nests too deeply"):
        parse_record(".".join("a" * 20_000) + " = 1\n" + RECORD)


def test_a_number_too_long_to_read_is_no_toml() -> None:
    with pytest.raises(RecordError, match=r"^mine: it is not TOML"):
        parse_record(RECORD.replace("[500, 500]", f"[{'9' * 5000}, 500]"), "mine")
