"""Simulated banks: the same whoever shares the work, without a fault, and recorded so that they replay."""

import os
from pathlib import Path

import pytest

from banks import game
from svara.analysis.simulate import BLOCK, POLICIES, Plan, Tally, play_block, simulate
from svara.cli import main
from svara.record import parse_record, replay_record
from svara.record.report import differences
from svara.rules import profile_names


def plan(
    players: int = 4,
    policy: str = "random",
    seed: int = 1,
    records: Path | None = None,
    profile: str = "svara",
) -> Plan:
    return Plan(
        profile=profile,
        overrides={},
        players=players,
        policies=(policy,),
        seed=seed,
        stacks=(1, 100),
        records=None if records is None else str(records),
    )


def total(plan: Plan, banks: int, processes: int) -> Tally:
    return sum(simulate(plan, banks, processes), Tally())


def test_the_same_seed_gives_the_same_tally_whatever_the_number_of_processes() -> None:
    banks = 2 * BLOCK + 50
    alone = total(plan(), banks, 1)
    assert alone.banks == banks
    assert total(plan(), banks, 2) == alone
    assert total(plan(), banks, 3) == alone
    assert total(plan(seed=2), banks, 1) != alone


def test_a_bank_is_the_same_in_whatever_block_it_is() -> None:
    apart = sum((play_block(plan(), [number]) for number in (7, 300, 8)), Tally())
    assert apart == play_block(plan(), [7, 8, 300])


@pytest.mark.parametrize("policy", ["random", "sensible"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_no_faults_with_stacks_from_one_ante(policy: str, players: int) -> None:
    """C5, C11, C16: tiny stacks are where rules break. What goes in comes out, but for the rake."""
    tally = total(plan(players, policy), 400, 1)
    assert tally.faults == ()
    assert tally.banks == 400
    assert tally.chips_in == tally.chips_out + tally.rake
    assert sum(tally.net) == -tally.rake
    assert tally.deals == tally.banks + tally.svaras
    assert tally.ties >= tally.svaras > 0


def check(profile: str, policy: str, players: int, banks: int, processes: int = 1) -> None:
    """No fault in so many banks, and what went in has come out."""
    tally = total(plan(players, policy, profile=profile), banks, processes)
    assert tally.faults == ()
    assert tally.banks == banks
    assert tally.chips_in == tally.chips_out + tally.rake
    assert sum(tally.net) == -tally.rake
    assert tally.deals >= tally.banks + tally.svaras
    assert tally.ties >= tally.svaras > 0


@pytest.mark.parametrize("profile", profile_names())
@pytest.mark.parametrize("policy", ["random", "sensible"])
def test_no_faults_in_any_profile(policy: str, profile: str) -> None:
    """C5, C11, C16: of every game and every variant, between two and as many as it is for."""
    deck = game(profile).rules.deck
    for players in (deck.min_players, 5, deck.max_players):
        check(profile, policy, players, 100)


@pytest.mark.soak
@pytest.mark.timeout(0)
@pytest.mark.parametrize("profile", profile_names())
def test_a_hundred_thousand_banks_of_any_profile(profile: str) -> None:
    """The same, at length."""
    deck = game(profile).rules.deck
    tables = [
        (players, policy) for players in (deck.min_players, 3, 5, deck.max_players) for policy in POLICIES
    ]
    for players, policy in tables:
        check(profile, policy, players, 100_000 // len(tables), os.cpu_count() or 1)


@pytest.mark.parametrize("profile", profile_names())
@pytest.mark.parametrize("policy", ["random", "sensible"])
def test_every_record_replays_to_what_it_expects(policy: str, profile: str, tmp_path: Path) -> None:
    """One file a bank, complete: all cards, every action, and who has how much in the end."""
    tally = total(plan(5, policy, records=tmp_path, profile=profile), 60, 1)
    files = sorted(tmp_path.iterdir())
    assert len(files) == tally.banks == 60
    svaras = 0
    for file in files:
        record = parse_record(file.read_text(encoding="utf-8"), file.name)
        assert set(record.expect) >= {"stacks", "rake", "winners"}
        assert not any("?" in line for line in record.actions)
        replay = replay_record(record, load=game, source=file.name)
        assert replay.state.phase == "finished"
        assert differences(replay) == []
        svaras += replay.state.svaras
    assert svaras == tally.svaras > 0


def test_a_wrong_expectation_is_told_apart(tmp_path: Path) -> None:
    """A record that expects another winner says which field differs."""
    total(plan(records=tmp_path), 1, 1)
    (file,) = tmp_path.iterdir()
    text = file.read_text(encoding="utf-8").replace("rake = ", "rake = 1")
    replay = replay_record(parse_record(text, file.name), load=game)
    (fault,) = differences(replay)
    assert fault.startswith("rake: expected 1")


def test_records_are_not_mixed_with_others(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Who replays a folder takes every record in it; what else lies there is nobody's business."""
    folder = tmp_path / "records"
    folder.mkdir()
    (folder / "notes.txt").touch()
    args = ("simulate", "--banks", "3", "--jobs", "1", "--records", str(folder))
    assert main(args) == 0
    before = {file: file.read_bytes() for file in folder.iterdir()}
    capsys.readouterr()
    assert main((*args, "--seed", "2")) == 1
    out, err = capsys.readouterr()
    assert (out, err) == (
        "",
        f"svara: {folder} holds bank-0000000.toml and 2 more already; name another folder with --records, "
        "or empty it\n",
    )
    assert {file: file.read_bytes() for file in folder.iterdir()} == before
