"""What the server and a client say to each other over a socket: one message a frame."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from svara.wire.views import Amount, OptionView, SeatView, TableView

VERSION = 2
"""The version of this message set. It rises with every change that a client of before could not live with;
new messages, fields, events and codes are none, so a client ignores those that it does not know.
"""


class LogEntry(msgspec.Struct):
    """Something that happened, redacted for the viewer: an event's fields with its name in ``event``."""

    seq: int
    event: dict[str, Any]


class Welcome(msgspec.Struct, tag="welcome"):
    """The first message on a socket: who the viewer is, and the server's clock in milliseconds."""

    name: str
    now: int
    version: int = VERSION
    """Of the message set that the server speaks."""
    test: bool = False
    """Whether the server is one for tests: its decks can be foretold, and its chips are worth nothing."""
    player: str = ""
    """The id of the viewer's account, as ``/api/me`` says it: the cookie may be another's by now."""
    timeline: str = ""
    """Which line of events the table's numbers are of. It is another once the house has been put back from
    a backup: then nothing that was heard before counts any more, neither numbers nor turns.
    """


class Snapshot(msgspec.Struct, tag="snapshot"):
    """The table as it is, with the events of the current bank so far, or the latest of them where they are
    very many.
    """

    seq: int
    now: int
    view: TableView
    log: tuple[LogEntry, ...]


class Update(msgspec.Struct, tag="update"):
    """What was missed, and the whole table after it."""

    seq: int
    now: int
    view: TableView
    log: tuple[LogEntry, ...]


class Change(msgspec.Struct, tag="change", omit_defaults=True):
    """What happened since the table's last message on this socket, and what it changed in the view.

    A client whose view is that of another number than ``since`` asks to `resume`.
    """

    since: int
    """The ``seq`` of the message whose view this changes."""
    seq: int
    now: int
    log: tuple[LogEntry, ...]
    view: dict[str, Any] = {}
    """The fields of the `TableView` that are others now, whole; its seats aside."""
    gone: tuple[str, ...] = ()
    """The fields of it that have their defaults again."""
    seats: tuple[SeatView, ...] = ()
    """The seats that are others now, whole; each takes the place of the one with its number."""


class Answer(msgspec.Struct, tag="answer", omit_defaults=True):
    """The answer to one request. Where it is not ``ok``, ``code`` says why (docs/wire.md lists them all),
    and for actions ``legal`` what else there is.
    """

    id: str
    ok: bool
    code: str | None = None
    legal: tuple[OptionView, ...] = ()
    seq: int | None = None
    """The sequence number of the table at which this holds; none where the table was not asked."""


TableMessage: TypeAlias = Snapshot | Update
"""What brings a client to a sequence number, wherever it stood before."""


class Notice(msgspec.Struct, tag="notice", omit_defaults=True):
    """What holds for the whole house, after the first snapshot where there is anything, and at each change.

    Nothing in it takes back what was said before.
    """

    paused: bool = False
    """No new bank begins for now; one that runs goes on."""
    closing: bool = False
    """The server is about to stop; no new bank begins, and one that runs goes on when it is back."""
    text: str | None = None
    """What the operators tell everybody, in their own words."""


class ChatLine(msgspec.Struct, omit_defaults=True):
    """Something that was said at the table, or in the viewer's pool."""

    name: str
    at: int
    text: str
    id: int | None = None
    """By which it is muted and reported; none in a pool, whose lines are kept until the bank ends."""
    seat: int | None = None
    """The speaker's, if he sits."""
    yours: bool = False
    speaker: str = ""
    """What names him at this table alone, whatever he is called."""


class ChatLines(msgspec.Struct, tag="chat"):
    """What was said, in its order; on joining, the last of what was said before. It has no sequence number:
    a client that was away gets the last lines again, and knows them by their ids.
    """

    lines: tuple[ChatLine, ...]


ServerMessage: TypeAlias = Welcome | Snapshot | Update | Change | Answer | Notice | ChatLines


class Act(msgspec.Struct, tag="act", forbid_unknown_fields=True):
    """An action of the game. A repeated ``id`` gets the first answer again; a past ``turn`` is refused."""

    id: str
    turn: int
    action: str
    amount: Amount | None = None
    slot: int | None = None


RequestWhat: TypeAlias = Literal[
    "sit",
    "stand",
    "top_up",
    "ready",
    "sit_out",
    "auto_ready",
    "pledge",
    "move",
    "wait",
    "unwait",
    "mute",
    "report",
]


class Request(msgspec.Struct, tag="request", forbid_unknown_fields=True):
    """A request of the table: ``sit`` (seat, amount), ``stand``, ``top_up`` (amount), ``ready``,
    ``sit_out`` (on), ``auto_ready`` (on), ``pledge`` (seat, amount). ``on`` is true where it is not given.

    Where the score is notional, ``sit`` needs no amount. A pledge is the consent to pay ``amount`` of the
    entry that ``seat`` would make; 0 takes it back, and a new one takes the place of the one before. With a
    ``turn``, the view's, it is refused as ``stale_turn`` once another svara is being joined.

    ``move`` (seat) is to another seat between banks, ``wait`` and ``unwait`` are about the line for a seat.
    ``mute`` (``line`` or ``seat``, on) hides from the viewer what somebody says, ``report`` (``line``) shows
    a line to the operators.
    """

    id: str
    what: RequestWhat
    seat: int | None = None
    amount: int | None = None
    on: bool | None = None
    turn: int | None = None
    commitment: str | None = None
    """With ``sit``: to the nonce of the first header he will be in, 32 bytes in hexadecimal."""
    line: int | None = None
    """The id of a line of the chat."""


class Chat(msgspec.Struct, tag="chat", forbid_unknown_fields=True):
    """Say something: to the ``table`` between two banks (O73), or to one's ``pool`` during one (T20)."""

    id: str
    text: str
    to: Literal["table", "pool"] = "table"


class Commit(msgspec.Struct, tag="commit", forbid_unknown_fields=True):
    """Be bound to this commitment from the next header on: for a client that has none, or lost its nonce.

    ``header_pending`` is the answer while a header waits for the nonce one is bound to.
    """

    id: str
    commitment: str
    """32 bytes in hexadecimal, as every text of bytes here."""


class Reveal(msgspec.Struct, tag="reveal", forbid_unknown_fields=True):
    """The nonce that the pending header ``number`` waits for, and the commitment to the one after it.

    Refused as ``stale_header`` when that header is not pending, ``no_commitment``, ``bad_nonce`` or
    ``bad_commitment``.
    """

    id: str
    number: int
    nonce: str
    next: str


class Resume(msgspec.Struct, tag="resume", forbid_unknown_fields=True):
    """Ask for everything since a sequence number; the server answers with a snapshot or an update."""

    since: int
    timeline: str = ""
    """Of the welcome before that number was heard; without it, or with another, a snapshot is the answer."""


ClientMessage: TypeAlias = Act | Request | Chat | Commit | Reveal | Resume
