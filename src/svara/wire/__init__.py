"""The messages between the server and a client, as JSON over one socket (docs/wire.md).

The server sends codes and numbers, never sentences. Each message about a table carries the sequence number
that it brings the client to, and the whole view or what has changed in it, so that a client needs no rules of
its own. In the log, seats are numbers, cards are texts (`Ah`) and amounts are `Amount`; a table's own events
(`sat_down`, `clock_started`, …) stand between those of the banks, and a client ignores any that it does not
know.
"""

from svara.wire.endings import ENDINGS, Ending
from svara.wire.messages import (
    VERSION,
    Act,
    Answer,
    Change,
    Chat,
    ChatLine,
    ChatLines,
    ClientMessage,
    Commit,
    LogEntry,
    Notice,
    Request,
    RequestWhat,
    Resume,
    Reveal,
    ServerMessage,
    Snapshot,
    TableMessage,
    Update,
    Welcome,
)
from svara.wire.views import (
    Amount,
    CutView,
    FairView,
    HoldView,
    MatchView,
    OptionView,
    Phase,
    PledgeView,
    PoolView,
    ScoreView,
    SeatStatus,
    SeatView,
    TableView,
)

__all__ = [
    "ENDINGS",
    "VERSION",
    "Act",
    "Amount",
    "Answer",
    "Change",
    "Chat",
    "ChatLine",
    "ChatLines",
    "ClientMessage",
    "Commit",
    "CutView",
    "Ending",
    "FairView",
    "HoldView",
    "LogEntry",
    "MatchView",
    "Notice",
    "OptionView",
    "Phase",
    "PledgeView",
    "PoolView",
    "Request",
    "RequestWhat",
    "Resume",
    "Reveal",
    "ScoreView",
    "SeatStatus",
    "SeatView",
    "ServerMessage",
    "Snapshot",
    "TableMessage",
    "TableView",
    "Update",
    "Welcome",
]
