"""A real server for a browser test, in a process of its own and on a port of its own."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Literal, TypeAlias

PROGRAM = Path(__file__).with_name("scripted_server.py")
PATIENCE = 10

Deal: TypeAlias = Mapping[int | Literal["cut"], str]
"""Hands by seat, or the cards that are cut."""


def lobby_of(address: str) -> str:
    """The lobby of the house whose own table has this address."""
    return address.rpartition("t/")[0]


@contextmanager
def serving(
    data: Path,
    *,
    bots: int = 3,
    profile: str = "svara",
    ante: int | None = None,
    deals: Sequence[Deal] = (),
    draw: int | None = None,
    calm: Literal["split", "cook"] | None = None,
    prefers: Mapping[str, Sequence[str]] | None = None,
    pause: int = 300,
) -> Iterator[str]:
    """The address of the own table of a server.

    ``deals`` are the hands by seat of its first deals, in order, and ``draw`` picks the first dealer among
    those dealt in. ``calm`` bots go along with everything and choose this of a tie; what bots do otherwise is
    said by ``prefers``, for ``seat 3, deal 2`` or for everything ``else``.
    """
    if calm is not None:
        prefers = {"else": ("check", "call", "open", calm, "decline", "all-in", "dark")}
    told = {
        "data": str(data),
        "profile": profile,
        "ante": ante,
        "bots": bots,
        "deals": list(deals),
        "draw": draw,
        "prefers": prefers,
        "pause": pause,
    }
    process = subprocess.Popen(
        [sys.executable, str(PROGRAM), json.dumps(told)], stdout=subprocess.PIPE, text=True, encoding="utf-8"
    )
    try:
        assert process.stdout is not None
        opened = re.search(r"http://\S+", process.stdout.readline())
        assert opened, "the server did not start"
        yield f"{opened[0].rstrip('/')}/t/{profile}"
    finally:
        process.terminate()
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
