"""What is counted while the house runs; no label says who, at which table, or which card."""

from __future__ import annotations

from collections.abc import Iterable

from prometheus_client import CollectorRegistry, Counter, Histogram, disable_created_metrics
from prometheus_client.process_collector import ProcessCollector

from svara.bank.events import BankEnded, SvaraDeclared
from svara.table import NumberedEvent

disable_created_metrics()  # type: ignore[no-untyped-call]

REGISTRY = CollectorRegistry()

ProcessCollector(registry=REGISTRY)

ANSWERS = Counter(
    "svara_answers",
    "Answers to clients' messages by code, which is ok where it was done",
    ("code",),
    registry=REGISTRY,
)
RESPONSES = Counter(
    "svara_http_responses", "Answers of HTTP endpoints", ("method", "path", "status"), registry=REGISTRY
)
COMMIT_SECONDS = Histogram(
    "svara_commit_seconds",
    "From the start of a transaction until it is on the disk",
    buckets=(0.001, 0.002, 0.004, 0.008, 0.016, 0.032, 0.064, 0.128, 0.256, 0.512, 1, 2, 5),
    registry=REGISTRY,
)
COMMIT_GROUP = Histogram(
    "svara_commit_group",
    "Pieces of work in one transaction",
    buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256),
    registry=REGISTRY,
)
BANKS = Counter("svara_banks_finished", "Banks that were played to their end", registry=REGISTRY)
SVARAS = Counter("svara_svaras", "Svaras that were declared", registry=REGISTRY)
SLOW_READERS = Counter(
    "svara_slow_readers_cut", "Sockets closed because nobody read what was sent", registry=REGISTRY
)
RESYNCS = Counter("svara_resyncs", "Clients that asked for what they had missed", registry=REGISTRY)
LOOP_LAG = Histogram(
    "svara_loop_lag_seconds",
    "How late the event loop came to what was due",
    buckets=(0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
    registry=REGISTRY,
)


def count_events(events: Iterable[NumberedEvent]) -> None:
    """Count what a step of a table brought; one of the listeners of every table."""
    for _, event in events:
        if isinstance(event, BankEnded):
            BANKS.inc()
        elif isinstance(event, SvaraDeclared):
            SVARAS.inc()
