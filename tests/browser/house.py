"""A real server for a browser test, in a process of its own and on a port of its own."""

from __future__ import annotations

import multiprocessing
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Literal, TypeAlias

from browser.scripted_server import open_house
from browser.waiting import PATIENCE

# Each server is a branch of one process that has imported all of it: most of a start is its imports.
_BRANCHES = multiprocessing.get_context("forkserver")
_BRANCHES.set_forkserver_preload(["svara.server.run", "uvicorn.protocols.websockets.auto"])

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
        "deals": [{str(place): cards for place, cards in deal.items()} for deal in deals],
        "draw": draw,
        "prefers": prefers,
        "pause": pause,
    }
    said, says = _BRANCHES.Pipe(duplex=False)
    process = _BRANCHES.Process(target=open_house, args=(told, says), daemon=True)
    process.start()
    says.close()
    try:
        with open(said.fileno(), encoding="utf-8", closefd=False) as line:
            opened = re.search(r"http://\S+", line.readline())
        assert opened, "the server did not start"
        yield f"{opened[0].rstrip('/')}/t/{profile}"
    finally:
        process.terminate()
        process.join(PATIENCE)
        process.kill()
        process.join()
        said.close()
