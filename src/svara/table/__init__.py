"""A table: seats, buy-ins, clocks and the flow between banks, as a fold of its events."""

from svara.table.commands import (
    AutoPress,
    Close,
    Command,
    Commit,
    Connect,
    Disconnect,
    Fire,
    Move,
    Play,
    Pledge,
    Press,
    Recover,
    Refused,
    Reveal,
    Sit,
    SitOut,
    Stand,
    TopUp,
    Void,
)
from svara.table.events import Customs, NumberedEvent, TableEvent
from svara.table.money import Movement, check_chips, movements
from svara.table.sealed import NOTHING, Held
from svara.table.sight import seen_by
from svara.table.state import Alarm, TableState
from svara.table.table import Table, interchangeable

__all__ = [
    "NOTHING",
    "Alarm",
    "AutoPress",
    "Close",
    "Command",
    "Commit",
    "Connect",
    "Customs",
    "Disconnect",
    "Fire",
    "Held",
    "Move",
    "Movement",
    "NumberedEvent",
    "Play",
    "Pledge",
    "Press",
    "Recover",
    "Refused",
    "Reveal",
    "Sit",
    "SitOut",
    "Stand",
    "Table",
    "TableEvent",
    "TableState",
    "TopUp",
    "Void",
    "check_chips",
    "interchangeable",
    "movements",
    "seen_by",
]
