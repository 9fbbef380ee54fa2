"""The messages between the server and a client, as JSON over one socket.

The server sends codes and numbers, never sentences. Each message about a table carries the sequence
number it brings the client to, and the whole view or what has changed in it, so that a client needs no rules
of its own.

Two HTTP calls go before the socket. `POST /api/guest` with `{}` or `{"name": "…"}` makes a guest, sets his
session cookie and answers `{"name", "wallet"}`; who has a session already gets his own again. `GET /api/me`
answers the same, or 401 without a session. A socket without a session is closed with 4401, one that
sends too much or reads too slowly with 4408; a client that is closed so resumes.

After `welcome` the server sends a `snapshot` unasked, then a `change` for each step; `resume` is answered by
a `snapshot` or an `update`. In the log, seats are numbers, cards are texts (`Ah`) and amounts are `Amount`; a
table's own events (`sat_down`, `clock_started`, …) stand between those of the banks, and a client may ignore
any that it does not know.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

import msgspec

VERSION = 2
"""The version of this message set. It rises with every change that a client of before could not live with;
new messages, fields, events and codes are none, so a client ignores those that it does not know.
"""

Amount: TypeAlias = int | str
"""A whole number of chips, or a fraction as a text."""

SeatStatus: TypeAlias = Literal["empty", "waiting", "in", "folded", "mucked", "gone"]
"""``waiting``: seated, not in this bank (sits out, or a bank has not begun)."""

Phase: TypeAlias = Literal["waiting", "betting", "showdown", "choice", "joining", "cutting", "finished"]


class ScoreView(msgspec.Struct, omit_defaults=True):
    """Points as text (``65/2``) and the label's id, if there is one."""

    points: str
    label: str | None = None


class SeatView(msgspec.Struct, omit_defaults=True):
    """One seat as the viewer may know it."""

    seat: int
    status: SeatStatus
    name: str | None = None
    bot: bool = False
    stack: Amount = 0
    bet: Amount = 0
    """In this deal."""
    put: Amount = 0
    """In this bank, antes and entries included."""
    cards: tuple[str | None, ...] = ()
    """``null`` for a card the viewer has not seen; empty without cards. He sees what he turned, what was
    opened, a hand he compared with, and what the holder of his pool turned."""
    turned: tuple[bool, ...] = ()
    """Which cards their owner has looked at; public."""
    dark: bool = False
    """Whether the owner's last stake in this deal was a dark bet."""
    opened: bool = False
    score: ScoreView | None = None
    """Of any hand all of whose cards the viewer knows."""
    all_in: bool = False
    connected: bool = True
    sits_out: bool = False
    ready: bool = False
    """Has pressed "New deal"."""
    equal: bool = False
    """One of the equals of a tie or svara."""
    joined: bool = False
    won: Amount | None = None
    """What the seat got of the finished bank's pot."""
    auto_ready: bool = False
    """Presses "New deal" by itself while connected (O70)."""
    leaving: bool = False
    """Stands up when the bank is over (O72)."""
    compared: bool = False
    """The viewer has seen this hand, another's, in a compare (T8)."""
    offline_deadline: int | None = None
    """When a lost connection becomes standing up, in milliseconds since the epoch (O71)."""
    time_bank: int = 0
    """Milliseconds that he has left of it in this bank, beyond his turns' clocks."""


class OptionView(msgspec.Struct, omit_defaults=True):
    """A legal action: ``min``/``max`` bound its amount (the level it makes; the whole stake of ``stake`` and
    ``compare``), ``price`` is its cost now. An action with a price and bounds needs no amount.

    ``join with`` is entering with what others have pledged to this seat; its price is the whole entry's.
    ``redeal`` is offered off turn too.
    """

    action: str
    min: Amount | None = None
    max: Amount | None = None
    price: Amount | None = None


class PledgeView(msgspec.Struct):
    """``seat`` would pay ``amount`` of the entry that ``to`` would make and hold the cards of (T20)."""

    seat: int
    to: int
    amount: Amount


class PoolView(msgspec.Struct):
    """Several who play one hand: its holder, and the others with what each paid of the entry (T20)."""

    holder: int
    parts: tuple[tuple[int, Amount], ...]


class CutView(msgspec.Struct):
    """The card that a seat's cut for the deal turned up (T17)."""

    seat: int
    card: str


class MatchView(msgspec.Struct, omit_defaults=True):
    """The match that the bank belongs to (K34, K35); one that is over until the next bank begins."""

    bank: int
    """Which bank of it this is, from 1; between two banks the one to come; the last, once it is over."""
    banks: int
    """How many a match has; svaras use up none."""
    over: bool = False
    winners: tuple[int, ...] = ()
    scores: tuple[Amount, ...] = ()
    """By seat; an empty seat has 0."""


class FairView(msgspec.Struct, omit_defaults=True):
    """The latest header, from which the cards on the table come or will come (docs/fair-cards.md)."""

    number: int = 0
    """Consecutive at the table, from 1; 0 before the first."""
    code: str | None = None
    """The header's short code, the same for everybody who was given the same header."""
    stage: Literal["pending", "dealt", "void"] | None = None
    without: tuple[int, ...] = ()
    """The seats of it that never committed to a nonce: bots, and clients that do not take part."""
    missing: tuple[int, ...] = ()
    """Those that did and were silent."""
    owed: tuple[int, ...] = ()
    """Whose nonces it waits for."""
    deadline: int | None = None
    """When they are waited for no longer, in milliseconds since the epoch."""
    seconds: int | None = None
    commitment: str | None = None
    """What the viewer is bound to for the next header that he is in, in hexadecimal; ``null`` asks for a
    ``commit`` where his client takes part.
    """
    deck: str = ""
    """The cards of the game in their natural order, which every deck is an order of."""


class HoldView(msgspec.Struct):
    """A free seat that ``name`` alone may take, until that moment."""

    seat: int
    name: str
    until: int


class TableView(msgspec.Struct, omit_defaults=True):
    """Everything the viewer may know of the table, ready to draw."""

    table: str
    profile: str
    ante: Amount
    min_buy_in: Amount
    """The least this viewer may sit down with: more than the table's after leaving with more (O67)."""
    max_buy_in: Amount
    seats: tuple[SeatView, ...]
    phase: Phase
    you: int | None = None
    wallet: Amount | None = None
    """The viewer's chips away from the table."""
    bank: int = 0
    """The number of the bank at this table, from 1."""
    deal: int = 0
    svara: int = 0
    """Which svara in a row this is; 0 in the first deal."""
    dealer: int | None = None
    pot: Amount = 0
    level: Amount = 0
    turn: int = 0
    """The turn an action must answer; it rises through the banks of a table and never repeats."""
    question: Literal["betting", "proposal", "show", "choice", "join", "cut", "new_deal"] | None = None
    owed: tuple[int, ...] = ()
    deadline: int | None = None
    """When the running clock ends, in milliseconds since the epoch."""
    seconds: int | None = None
    """How long that clock runs in all."""
    legal: tuple[OptionView, ...] = ()
    """The viewer's own legal actions now."""
    price: Amount | None = None
    """Of entering the svara that is being joined."""
    rake: Amount = 0
    winners: tuple[int, ...] = ()
    dark: bool = False
    """Whether a dark lap is running."""
    style: Literal["level", "fresh"] = "level"
    """Whether totals are matched, or each stake is a new full one of at least the last."""
    exact: bool = False
    """Stacks are a notional score: fractions as texts, below zero too, no wallet, no buy-in (K2)."""
    match: MatchView | None = None
    proposer: int | None = None
    """Who proposes an agreed svara, while the other has not answered (T16)."""
    cuts: tuple[CutView, ...] = ()
    """What has been cut for the deal, in this round of cutting."""
    pooling: bool = False
    """Whether entries to the svara that is being joined may be pooled, so that pledges are taken."""
    asked: tuple[int, ...] = ()
    """Who has not yet answered whether he joins, in the order of asking; each may pledge to those before him,
    who answer before him.
    """
    pledges: tuple[PledgeView, ...] = ()
    pools: tuple[PoolView, ...] = ()
    fair: FairView | None = None
    """``null`` at a table whose decks are scripted."""
    name: str = ""
    """What its opener calls it."""
    spectators: int = 0
    """How many look on."""
    waiting: tuple[str, ...] = ()
    """Who waits for a seat, the first of the line first."""
    holds: tuple[HoldView, ...] = ()
    """The free seats that wait for somebody."""
    held: int | None = None
    """The one that is held for the viewer."""
    in_time_bank: bool = False
    """Whether the clock that runs is a time bank's."""
    no_rake: Literal["bot", "rules"] | None = None
    """Why no rake is taken: a bot sits here, or these rules have none."""
    bots_allowed: bool = True
    private: bool = False
    members_only: bool = False
    may_sit: bool = True
    """Whether a seat is open to the viewer, as far as he is who he is."""
    opener: bool = False
    """Whether the viewer opened it: he lets members in, and gives out the key."""
    chat: bool = True
    """Whether there is a chat here."""
    pool_chat: bool = False
    """Whether the viewer is in a pool, whose members read each other's lines (T20)."""


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


class Snapshot(msgspec.Struct, tag="snapshot"):
    """The table as it is, with the events of the current bank so far."""

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


ClientMessage: TypeAlias = Act | Request | Chat | Commit | Reveal | Resume

Ending: TypeAlias = Literal[
    "no_session",
    "banned",
    "no_table",
    "not_allowed",
    "too_much",
    "too_many",
    "closed",
    "other_version",
]
"""Why the server may end a line."""

ENDINGS: Mapping[Ending, int] = {
    "no_session": 4401,
    "banned": 4403,
    "no_table": 4404,
    "not_allowed": 4405,
    "too_much": 4408,
    "too_many": 4409,
    "closed": 4410,
    "other_version": 4426,
}
"""The code that a socket is closed with, by the reason that goes with it."""
