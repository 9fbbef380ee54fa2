"""A table: seats, buy-ins, clocks and the flow between banks, as a fold of its events."""

from svara.table.commands import (
    AutoPress,
    Command,
    Connect,
    Disconnect,
    Fire,
    Play,
    Pledge,
    Press,
    Recover,
    Refused,
    Sit,
    SitOut,
    Stand,
    TopUp,
)
from svara.table.events import TableEvent
from svara.table.money import Movement, check_chips, movements
from svara.table.state import Alarm, TableState
from svara.table.table import Table, same_table

__all__ = [
    "Alarm",
    "AutoPress",
    "Command",
    "Connect",
    "Disconnect",
    "Fire",
    "Movement",
    "Play",
    "Pledge",
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
    "movements",
    "same_table",
]
