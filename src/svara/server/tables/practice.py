"""Tables to practise at: one person, bots as strong as he chooses, and chips that are worth nothing."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from svara.bots import BotStrength
from svara.server.tables.options import LONGEST_TIME_BANK, ClockPreset, TableOptions
from svara.table import NumberedEvent
from svara.table.events import StoodUp

Pace: TypeAlias = Literal["slow", "normal", "quick"]

FORSAKEN_MS = 60_000
"""How long such a table waits for who has opened it, and is not there."""

_BOTS_THINK: dict[ClockPreset, float] = {"slow": 2.0, "normal": 1.0, "quick": 0.4, "none": 0.0}
"""By pace, how much of the usual time bots take."""
_TIME_BANK: dict[Pace, int] = {"slow": LONGEST_TIME_BANK, "normal": 60, "quick": 0}


class PracticeRequest(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody wants to practise, and against whom."""

    game: str = "svara"
    bots: Annotated[int, msgspec.Meta(ge=1, le=9)] = 2
    strength: BotStrength = "normal"
    pace: Pace = "normal"


def practice_options(asked: PracticeRequest) -> TableOptions:
    """A table with a seat for him and one for each bot.

    >>> options = practice_options(PracticeRequest(bots=3, pace="slow"))
    >>> options.seats, options.private, options.time_bank
    (4, True, 300)
    """
    return TableOptions(
        profile=asked.game,
        seats=asked.bots + 1,
        bots=asked.bots,
        clock=asked.pace,
        time_bank=_TIME_BANK[asked.pace],
        private=True,
        spectators=False,
        chat=False,
        practice=asked.strength,
    )


def thinking(options: TableOptions, usual: tuple[float, float]) -> tuple[float, float]:
    """Seconds that bots take for a decision at such a table: the least and the most."""
    least, most = usual
    part = _BOTS_THINK[options.clock]
    return least * part, most * part


def is_left(opener: str | None, events: list[NumberedEvent]) -> bool:
    """Whether who practises there has stood up."""
    return any(isinstance(event, StoodUp) and event.player == opener for _, event in events)
