"""The measurements, each of which prints its line."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from crowd import Crowd
from disk import FsyncProbe, percentile
from process import Server
from seed import seed

RATES = (500, 800)
WARM_UP = 3.0


async def speed(data: Path, connections: int, seats: int, seconds: float, rounds: int) -> None:
    """Everybody plays: as fast as they are answered, then at each of the rates."""
    tables = -(-connections // seats)
    tokens = seed(data, tables, connections)
    server = Server(data)
    crowd = Crowd(server.port, tokens, seats)
    await crowd.connect()
    await crowd.sit()
    print(f"{len(crowd.players)} connections at {tables} tables of {seats}")
    await crowd.saturate(WARM_UP)
    for _ in range(rounds):
        await _saturated(server, crowd, seconds)
        for rate in RATES:
            await _paced(server, crowd, rate, seconds, data)
    server.stop()


async def _saturated(server: Server, crowd: Crowd, seconds: float) -> None:
    before, own = server.processor_seconds(), time.process_time()
    heard = sum(player.frames.received for player in crowd.players)
    rate = await crowd.saturate(seconds)
    spent, own = server.processor_seconds() - before, time.process_time() - own
    heard = sum(player.frames.received for player in crowd.players) - heard
    done = len(crowd.took)
    print(
        f"saturated: {rate:.0f} a second; p50 {_ms(crowd.took, 0.5)}, p99 {_ms(crowd.took, 0.99)}; "
        f"an action takes {spent / done * 1e6:.0f} µs of the server's core and {own / done * 1e6:.0f} µs of "
        f"the clients', {heard / done / 1024:.1f} KiB are sent{_faults(crowd)}",
    )


async def _paced(server: Server, crowd: Crowd, rate: int, seconds: float, data: Path) -> None:
    before = server.processor_seconds()
    with FsyncProbe(data) as probe:
        await crowd.pace(rate, seconds)
    spent = server.processor_seconds() - before
    more = (percentile(crowd.took, 0.99) - percentile(probe.took, 0.99)) * 1000
    print(
        f"{rate} a second: p50 {_ms(crowd.took, 0.5)}, p99 {_ms(crowd.took, 0.99)} beside the disk's own "
        f"fsync p99 {_ms(probe.took, 0.99)} ({more:+.1f} ms); {len(crowd.took)} answers, "
        f"{spent / max(1, len(crowd.took)) * 1e6:.0f} µs each{_faults(crowd)}",
    )


def _ms(samples: list[float], share: float) -> str:
    return f"{percentile(samples, share) * 1000:.1f} ms"


def _faults(crowd: Crowd) -> str:
    """What did not go as it should have."""
    lost = sum(player.lost for player in crowd.players)
    refused = sum(crowd.refused.values())
    faults = ((refused, "refused"), (crowd.never, "never sent"), (lost, "sockets lost"))
    codes = {player.frames.closed for player in crowd.players if player.lost}
    return "".join(f"; {count} {what}" for count, what in faults if count) + (f" {codes}" if codes else "")


async def memory(folder: Path, connections: int, seats: int) -> None:
    """A house with one empty table, then one with many in the middle of their banks, then its sockets."""
    fresh = Server(folder / "fresh")
    empty = fresh.kibibytes()
    print(f"cold start to the first page: {fresh.cold_start:.2f} s; {empty / 1024:.0f} MiB, one empty table")
    fresh.stop()
    data, tables = folder / "memory", -(-connections // seats)
    tokens = seed(data, tables, connections)
    server = Server(data)
    crowd = Crowd(server.port, tokens, seats)
    await crowd.connect()
    await crowd.sit()
    await crowd.saturate(WARM_UP)
    server.stop()
    again = Server(data)
    held = again.kibibytes()
    print(
        f"{(held - empty) / tables:.1f} KiB a table, {tables} in mid-bank; "
        f"start to the first page {again.cold_start:.2f} s"
    )
    crowd = Crowd(again.port, tokens, seats)
    await crowd.connect()
    await asyncio.sleep(3)
    print(f"{(again.kibibytes() - held) / connections:.1f} KiB a connection, {connections} of them idle")
    again.stop()
