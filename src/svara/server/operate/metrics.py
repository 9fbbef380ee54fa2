"""What is measured when somebody looks: the house as it is at that moment, beside what was counted."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from prometheus_client import generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from svara.server.house import House
from svara.server.meters import LOOP_LAG, REGISTRY

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"

_LAG_SECONDS = 0.5


async def watch_loop() -> None:
    """Measure for ever how late this loop comes to what is due."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + _LAG_SECONDS
        await asyncio.sleep(_LAG_SECONDS)
        LOOP_LAG.observe(max(0.0, loop.time() - due))


def text_of(house: House) -> bytes:
    """All of it, in the text format of Prometheus."""
    return generate_latest(REGISTRY) + generate_latest(Reading(house))


class Reading(Collector):
    """One reading of a house, in the shape that the library writes."""

    def __init__(self, house: House) -> None:
        self._house = house

    def collect(self) -> Iterator[Metric]:
        rooms = list(self._house.rooms)
        sitters = [sitter for room in rooms for _, sitter in room.actor.table.state.taken()]
        banks = sum(room.actor.table.state.running for room in rooms)
        yield _gauge("svara_tables", "Tables that are open", len(rooms))
        yield _gauge("svara_banks_running", "Banks that are being played", banks)
        yield _gauge("svara_connections", "Open sockets", sum(room.hub.count for room in rooms))
        people = sum(not sitter.bot for sitter in sitters)
        yield _gauge("svara_people_seated", "People who hold a seat", people)
        yield _gauge("svara_bots_seated", "Bots that hold a seat", len(sitters) - people)
        orders = sum(room.actor.waiting for room in rooms)
        yield _gauge("svara_commands_waiting", "Commands that tables have not come to yet", orders)
        unsent = sum(room.hub.unsent for room in rooms)
        yield _gauge("svara_bytes_waiting", "Bytes that clients have not read yet", unsent)
        yield _gauge("svara_writes_waiting", "Pieces of work before the writer", self._house.store.waiting)
        status = self._house.rooms.status
        yield _gauge("svara_paused", "1 while no bank begins", int(not status.deals))
        yield _gauge("svara_closing", "1 while the house is about to stop", int(status.closing))
        moved = CounterMetricFamily("svara_ledger_movements", "Movements in the ledger, of all time")
        moved.add_metric((), self._movements())
        yield moved

    def _movements(self) -> int:
        """The number of the last movement: none is ever deleted, so it is how many there are."""
        (last,) = self._house.store.reader.execute("SELECT max(rowid) FROM movement").fetchone()
        return int(last or 0)


def _gauge(name: str, meaning: str, value: float) -> GaugeMetricFamily:
    return GaugeMetricFamily(name, meaning, value)
