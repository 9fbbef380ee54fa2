"""The table as one viewer may know it, ready to draw."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

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
    so_far: ScoreView | None = None
    """What the cards that the viewer knows are worth by themselves, while he does not know the whole hand."""
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
    """The seats of it that never committed to a nonce: the house's bots, and who takes no part."""
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
    checking: bool = False
    """Whether who owes nothing may pass (O20)."""
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
    """Whether a seat is open to the viewer, as far as that depends on who he is."""
    opener: bool = False
    """Whether the viewer opened it: he lets members in, and gives out the key."""
    chat: bool = True
    """Whether there is a chat here."""
    practice: bool = False
    """Whether its chips are for practice: they are worth nothing elsewhere, and in no wallet."""
    pool_chat: bool = False
    """Whether the viewer is in a pool, whose members read each other's lines (T20)."""
