"""What can be asked of a table, by players, by clocks and by the house; and the refusal."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from svara.bank.actions import Option
from svara.chips import Chips
from svara.table.state import Alarm


class Refused(Exception):
    """A command that changed nothing. ``code`` is a stable word for clients, ``legal`` what else there is."""

    def __init__(self, code: str, legal: tuple[Option, ...] = ()) -> None:
        self.code = code
        self.legal = legal
        super().__init__(code)


class Ask(msgspec.Struct, frozen=True):
    """The base of all commands."""


class Sit(Ask, frozen=True):
    """Take a seat with chips of the wallet, which holds ``wallet`` (O67); a notional score needs neither.

    Sitting down is wanting the next deal; a bot sits down with ``ready`` off and presses when somebody
    plays.
    """

    player: str
    name: str
    seat: int
    amount: Chips
    wallet: Chips
    bot: bool = False
    connected: bool = True
    ready: bool = True
    commitment: bytes | None = None
    """To the nonce that he reveals in the first header he is in (docs/fair-cards.md)."""
    outside: bool = False
    """Whether the bot is somebody's own, and treated like a person."""


class Stand(Ask, frozen=True):
    """Stand up: at once between banks, else a fold now and the chips when the bank is over (O68, O72)."""

    player: str


class Move(Ask, frozen=True):
    """Take another free seat between two banks, with what lies before one."""

    player: str
    seat: int


class TopUp(Ask, frozen=True):
    """More chips of the wallet, up to the table's maximum, between banks (O67)."""

    player: str
    amount: Chips
    wallet: Chips


class Press(Ask, frozen=True):
    """Press "New deal" (O70). The bots of a table press together, so that all of them are dealt in."""

    players: tuple[str, ...]


class SitOut(Ask, frozen=True):
    """Sit out from the next deal on, or be in again."""

    player: str
    on: bool = True


class AutoPress(Ask, frozen=True):
    """Let "New deal" press itself while connected (O70)."""

    player: str
    on: bool = True


class Connect(Ask, frozen=True):
    player: str


class Disconnect(Ask, frozen=True):
    player: str


class Play(Ask, frozen=True):
    """An action of the game, answering one turn. The pool of a ``join with`` is what others have pledged."""

    player: str
    turn: int
    kind: str
    amount: Chips | None = None
    slot: int | None = None


class Pledge(Ask, frozen=True):
    """Consent to pay ``amount`` of the entry that the seat ``to`` would make (T20); 0 takes it back.

    A ``turn`` says which svara is meant; without it, it is the one that is being joined.
    """

    player: str
    to: int
    amount: Chips
    turn: int | None = None


class Commit(Ask, frozen=True):
    """Be bound to another nonce from the next header on, for a client that has lost its own."""

    player: str
    commitment: bytes


class Reveal(Ask, frozen=True):
    """The nonce that a pending header waits for, and the commitment to the one after it."""

    player: str
    number: int
    nonce: bytes
    next_commitment: bytes


class Fire(Ask, frozen=True):
    """A clock ran out; refused unless it still runs and its moment has come."""

    alarm: Alarm


class Recover(Ask, frozen=True):
    """The house was away: every line is lost for now, and every running clock ends later (rule 9)."""

    extension: int


class Void(Ask, frozen=True):
    """The house gives the running bank up; everybody gets back what he put into it, and the table goes on."""


class Close(Ask, frozen=True):
    """The house closes the table: a running bank is given up, and everybody stands up with his chips."""


Command: TypeAlias = (
    Sit
    | Stand
    | Move
    | TopUp
    | Press
    | SitOut
    | AutoPress
    | Connect
    | Disconnect
    | Play
    | Pledge
    | Commit
    | Reveal
    | Fire
    | Recover
    | Void
    | Close
)
