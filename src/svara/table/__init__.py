"""A table: seats, buy-ins, clocks and the flow between banks, as a fold of its events."""

from svara.table.commands import (
    AutoPress,
    Command,
    Connect,
    Disconnect,
    Fire,
    Play,
    Press,
    Recover,
    Refused,
    Sit,
    SitOut,
    Stand,
    TopUp,
)
from svara.table.events import TableEvent
from svara.table.money import Movement, check_chips, movement
from svara.table.state import Alarm, TableState
from svara.table.table import Table

__all__ = [
    "Alarm",
    "AutoPress",
    "Command",
    "Connect",
    "Disconnect",
    "Fire",
    "Movement",
    "Play",
    "Press",
    "Recover",
    "Refused",
    "Sit",
    "SitOut",
    "Stand",
    "Table",
    "TableEvent",
    "TableState",
    "TopUp",
    "check_chips",
    "movement",
]
