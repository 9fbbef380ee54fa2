"""Stopping without hurting a bank: none begins, and those that people are playing may end."""

from __future__ import annotations

import asyncio

import structlog

from svara.server.tables.room import Room
from svara.server.tables.rooms import Rooms

LOOK_SECONDS = 0.05

log = structlog.get_logger("svara.drain")


def is_played(room: Room) -> bool:
    """Whether a person who is there plays a bank at the table, or gives a nonce for one that its header has
    begun; bots, and seats whose line is gone, can wait for the next start.
    """
    state = room.actor.table.state
    here = [seat for seat, sitter in state.taken() if sitter.connected and not sitter.bot]
    if state.running:
        return any(map(state.in_bank, here))
    sealed = state.pending()
    return sealed is not None and any(seat in sealed.header.seats for seat in here)


async def drain(rooms: Rooms, seconds: int) -> None:
    """Begin no bank, and return when none is played any more, after ``seconds`` at the latest.

    What is unfinished then is on the disk, and goes on after the next start.
    """
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    rooms.status.set(closing=True)
    log.info("closing", banks=sum(map(is_played, rooms)), seconds=seconds)
    while any(map(is_played, rooms)) and loop.time() < end:
        await asyncio.sleep(LOOK_SECONDS)
    log.info("drained", banks=sum(map(is_played, rooms)))
