"""``svara simulate``: whole banks between bots, counted, checked and recorded."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from svara.chips import chips_json
from svara.cli.options import Json, Profile
from svara.cli.output import print_json
from svara.rules import load_rules
from svara.rules.load import rules_digest

if TYPE_CHECKING:
    from svara.analysis.simulate import Plan, Tally

MOST_BANKS = 100_000_000
FAULTS_SHOWN = 20

Players = Annotated[int, typer.Option(help="How many seats.")]
Banks = Annotated[int, typer.Option(help="How many banks.")]
Seed = Annotated[int, typer.Option(help="The same seed plays the same banks.")]
PolicyName = Annotated[
    str, typer.Option("--policy", help="random, easy, sensible or strong; one a seat with commas between.")
]
Stacks = Annotated[str, typer.Option(help="Starting stacks in antes, like 100 or 1..100.")]
Records = Annotated[
    str | None, typer.Option(help="Write each bank as a record into this folder, which holds none yet.")
]
Jobs = Annotated[int | None, typer.Option(help="How many processes; one a core by default.")]


class SimulationFault(ValueError):
    """A bank in which an invariant did not hold."""


class RecordsThereError(ValueError):
    """A folder in which there are records already."""


def command(
    *,
    profile: Profile = "svara",
    players: Players = 6,
    banks: Banks = 10_000,
    seed: Seed = 1,
    policy: PolicyName = "random",
    stacks: Stacks = "100",
    records: Records = None,
    jobs: Jobs = None,
    json: Json = False,
) -> None:
    """Play banks between bots and count what came of them."""
    from svara.analysis.simulate import Plan, Tally, simulate

    deck = load_rules(profile).deck
    _within("--players", players, deck.min_players, deck.max_players)
    _within("--banks", banks, 1, MOST_BANKS)
    cores = os.cpu_count() or 1
    processes = cores if jobs is None else jobs
    _within("--jobs", processes, 1, 256)
    plan = Plan(profile, {}, players, _policies(policy, players), seed, _bounds(stacks), records)
    if records is not None:
        _make_room(Path(records))
    start = time.perf_counter()
    tally = Tally()
    with _Progress(banks, hidden=json) as advance:
        for part in simulate(plan, banks, processes):
            tally += part
            advance(part.banks)
    seconds = time.perf_counter() - start
    result = _result(plan, tally, seconds, processes)
    if json:
        print_json(result)
    else:
        _print(result)
    if tally.faults:
        raise SimulationFault(f"{len(tally.faults)} faults, the first: {tally.faults[0]}")


def _make_room(folder: Path) -> None:
    """A folder for the records of this run alone: who reads them takes all that are there."""
    folder.mkdir(parents=True, exist_ok=True)
    there = sorted(path.name for path in folder.glob("*.toml"))
    if there:
        others = f" and {len(there) - 1} more" if len(there) > 1 else ""
        raise RecordsThereError(
            f"{folder} holds {there[0]}{others} already; name another folder with --records, or empty it"
        )


def _within(option: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise typer.BadParameter(f"{option} is {value}; it must be from {least} to {most}")


def _policies(text: str, players: int) -> tuple[str, ...]:
    from svara.analysis.simulate import POLICIES

    names = tuple(text.split(","))
    if not all(name in POLICIES for name in names) or len(names) not in (1, players):
        allowed = " or ".join(POLICIES)
        raise typer.BadParameter(
            f"--policy is {text[:40]!r}; write {allowed}, once or for each of {players} seats"
        )
    return names


def _bounds(text: str) -> tuple[int, int]:
    low, dots, high = text.partition("..")
    bounds = (low, high if dots else low)
    if not all(bound.isascii() and bound.isdigit() and len(bound) < 10 for bound in bounds):
        raise typer.BadParameter(f"--stacks is {text[:40]!r}; write a number of antes, or bounds like 1..100")
    least, most = int(bounds[0]), int(bounds[1])
    if not 1 <= least <= most:
        raise typer.BadParameter(f"--stacks is {text[:40]!r}; it begins at 1 or more and does not fall")
    return least, most


class _Progress:
    """A progress bar on standard error, or none where nobody would see it."""

    def __init__(self, total: int, *, hidden: bool) -> None:
        self._total = total
        self._hidden = hidden or not sys.stderr.isatty()
        self._bar: Any = None

    def __enter__(self) -> Any:
        if self._hidden:
            return lambda banks: None
        from rich.console import Console
        from rich.progress import Progress

        self._bar = Progress(console=Console(stderr=True), transient=True)
        self._bar.start()
        task = self._bar.add_task("banks", total=self._total)
        return lambda banks: self._bar.advance(task, banks)

    def __exit__(self, *_: object) -> None:
        if self._bar is not None:
            self._bar.stop()


def _result(plan: Plan, tally: Tally, seconds: float, processes: int) -> dict[str, Any]:
    return {
        "profile": plan.profile,
        "rules_hash": rules_digest(load_rules(plan.profile)),
        "seed": plan.seed,
        "policy": ",".join(plan.policies),
        "counts": {
            "banks": tally.banks,
            "deals": tally.deals,
            "actions": tally.actions,
            "won_unseen": tally.unseen,
            "ties": tally.ties,
            "svaras": tally.svaras,
            "joined": tally.joined,
            "splits": tally.splits,
        },
        "chips": {
            "in": chips_json(tally.chips_in),
            "out": chips_json(tally.chips_out),
            "rake": chips_json(tally.rake),
            "net": {f"P{seat + 1}": chips_json(net) for seat, net in enumerate(tally.net)},
        },
        "invariants": {
            "chips_conserved": tally.chips_in == tally.chips_out + tally.rake,
            "faults": len(tally.faults),
            "first_faults": list(tally.faults[:FAULTS_SHOWN]),
        },
        "seconds": round(seconds, 3),
        "processes": processes,
        "banks_per_second": round(tally.banks / seconds, 1),
    }


def _print(result: dict[str, Any]) -> None:
    for group in ("counts", "chips", "invariants"):
        print(group)
        for name, value in result[group].items():
            print(f"  {name:16} {value}")
    print(f"{result['banks_per_second']} banks a second over {result['processes']} processes")
