"""What happened in a bank: the events that are its truth, and what of them each viewer may know.

Folding the events gives the state (`svara.bank.fold`). Every event goes to every viewer, with the
fields he may not know removed, so the numbers are contiguous for everyone.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from svara.cards import Card
from svara.chips import Chips

Cause: TypeAlias = Literal["player", "clock", "departure", "rule"]
"""Why something happened: a player's own act, his clock, his leaving, or the rules by themselves."""

Question: TypeAlias = Literal["betting", "proposal", "show", "choice", "join", "cut"]


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="event", omit_defaults=True):
    """The base of all events."""


class BankStarted(Event, frozen=True, tag="bank_started"):
    """A bank begins. Stacks are before the antes; seats not dealt in may still be present."""

    dealer: int
    stacks: tuple[Chips, ...]
    dealt: tuple[int, ...]
    present: tuple[int, ...]
    with_bot: bool = False


class AntePosted(Event, frozen=True, tag="ante_posted"):
    seat: int
    amount: Chips


class DealStarted(Event, frozen=True, tag="deal_started"):
    """A fresh deck is dealt to ``order``, the first to act first (C4, O5, O8)."""

    number: int
    dealer: int
    order: tuple[int, ...]
    betting: bool
    dark: bool


class Looked(Event, frozen=True, tag="looked"):
    """The owner turned cards of his own; ``cards`` is for ``to`` alone: him, and his pool (O6, C10, T20).

    Where a deal allows no dark play, not even that he looked is ``public``.
    """

    seat: int
    slots: tuple[int, ...]
    cards: tuple[Card | None, ...]
    to: tuple[int, ...]
    public: bool = True


class Hidden(Event, frozen=True, tag="hidden"):
    """Something happened that is not the viewer's business."""


class Asked(Event, frozen=True, tag="asked"):
    """Decisions are owed by these seats; each asking is a new turn."""

    question: Question
    seats: tuple[int, ...]


class Checked(Event, frozen=True, tag="checked"):
    seat: int
    by: Cause = "player"


class Folded(Event, frozen=True, tag="folded"):
    seat: int
    by: Cause = "player"


class Staked(Event, frozen=True, tag="staked"):
    """Chips into the pot, after which the level (in fresh style the last stake) is ``level``.

    ``called``: it counts as a call (O42). ``ends_dark`` and ``capped`` say that the dark lap is over
    and that nobody raises any more, since this was an all-in.
    """

    seat: int
    kind: str
    amount: Chips
    level: Chips
    called: bool = False
    ends_dark: bool = False
    capped: bool = False


class DarkEnded(Event, frozen=True, tag="dark_ended"):
    """No dark bet is possible any more in this deal (O28, O34)."""


class Returned(Event, frozen=True, tag="returned"):
    """Chips that nobody matched, or above an all-in, go back (C6, O38)."""

    seat: int
    amount: Chips


class Compared(Event, frozen=True, tag="compared"):
    """Two hands were compared, seen by the two only; the lower one drops out, equal ones stay (T8)."""

    seat: int
    other: int
    cards: tuple[Card | None, ...]
    other_cards: tuple[Card | None, ...]
    beaten: tuple[int, ...]
    capped: bool = False
    """The one who compared has nothing left and stays in: he is all-in (T22)."""


class Proposed(Event, frozen=True, tag="proposed"):
    """One of the last two proposes an agreed svara (T16)."""

    seat: int


class Answered(Event, frozen=True, tag="answered"):
    """The other accepts or refuses it."""

    seat: int
    accepted: bool
    by: Cause = "player"


class RedealDemanded(Event, frozen=True, tag="redeal_demanded"):
    """An opened triple is used to have the bank dealt anew (T2)."""

    seat: int


class TimedOut(Event, frozen=True, tag="timed_out"):
    """A clock ran out; what follows from it comes as events of its own."""

    seat: int


class Left(Event, frozen=True, tag="left"):
    """A seat is given up, or was offline for the full time."""

    seat: int
    offline: bool = False
    by: Cause = "player"


class WentAway(Event, frozen=True, tag="went_away"):
    """An all-in player was offline for the full time; his hand stays (O72)."""

    seat: int


class ShowdownStarted(Event, frozen=True, tag="showdown_started"):
    """Hands are opened in this order (O42)."""

    order: tuple[int, ...]


class Opened(Event, frozen=True, tag="opened"):
    """A whole hand is turned up for everyone."""

    seat: int
    cards: tuple[Card, ...]
    by: Cause = "player"


class Mucked(Event, frozen=True, tag="mucked"):
    """A hand is thrown away unseen, for good (O44, O45)."""

    seat: int
    by: Cause = "player"


class Tied(Event, frozen=True, tag="tied"):
    """The best hand is held by several: the equals."""

    equals: tuple[int, ...]


class Chose(Event, frozen=True, tag="chose"):
    """One of two equals chose to split or to cook (O47)."""

    seat: int
    cook: bool
    by: Cause = "player"


class SvaraDeclared(Event, frozen=True, tag="svara_declared"):
    """The pot is carried into a redeal; ``asked`` may enter for ``price``, in this order (O53–O56)."""

    number: int
    equals: tuple[int, ...]
    dealer: int | None
    """Who will deal it, where that is settled already."""
    price: Chips
    asked: tuple[int, ...]


class Joined(Event, frozen=True, tag="joined"):
    """A seat enters for ``amount``, of which the others of its ``pool`` pay their parts (T20)."""

    seat: int
    amount: Chips
    pool: tuple[tuple[int, Chips], ...] = ()


class Declined(Event, frozen=True, tag="declined"):
    seat: int
    by: Cause = "player"


class Withdrawn(Event, frozen=True, tag="withdrawn"):
    """An equal or an entrant is out of the svara before it is dealt (C12)."""

    seat: int


class DealAwaited(Event, frozen=True, tag="deal_awaited"):
    """All is settled; the house owes a fresh deck, to deal or for ``cutters`` to cut (T17)."""

    cutters: tuple[int, ...] = ()


class Cut(Event, frozen=True, tag="cut"):
    """A cut for the deal turned up a card."""

    seat: int
    card: Card
    by: Cause = "player"


class DealerChosen(Event, frozen=True, tag="dealer_chosen"):
    """The highest cut deals the svara (T17)."""

    seat: int


class RakeTaken(Event, frozen=True, tag="rake_taken"):
    amount: Chips


class Won(Event, frozen=True, tag="won"):
    seat: int
    amount: Chips


class BankVoided(Event, frozen=True, tag="bank_voided"):
    """The house gave the bank up: each gets back what he put into it, pools and leavers too."""

    returned: tuple[tuple[int, Chips], ...]
    """Seats, with what goes back to each."""


class BankEnded(Event, frozen=True, tag="bank_ended"):
    """The pot is paid out; ``next_dealer`` is the seat the deal passes to, if anyone is left.

    Nobody won a ``void`` bank, and it counts in no match.
    """

    winners: tuple[int, ...]
    next_dealer: int | None
    void: bool = False


BankEvent: TypeAlias = (
    BankStarted
    | AntePosted
    | DealStarted
    | Looked
    | Hidden
    | Asked
    | Checked
    | Folded
    | Staked
    | DarkEnded
    | Returned
    | Compared
    | Proposed
    | Answered
    | RedealDemanded
    | TimedOut
    | Left
    | WentAway
    | ShowdownStarted
    | Opened
    | Mucked
    | Tied
    | Chose
    | SvaraDeclared
    | Joined
    | Declined
    | Withdrawn
    | DealAwaited
    | Cut
    | DealerChosen
    | RakeTaken
    | Won
    | BankVoided
    | BankEnded
)


def redact(event: BankEvent, viewer: int | None) -> BankEvent:
    """The event as the viewer may know it; ``None`` is a spectator.

    >>> redact(Looked(2, (0,), (Card(35),), to=(2,)), viewer=1)
    Looked(seat=2, slots=(0,), cards=(None,), to=(2,), public=True)
    """
    if type(event) is Looked and viewer not in event.to:
        if not event.public:
            return Hidden()
        return Looked(event.seat, event.slots, (None,) * len(event.slots), event.to)
    if type(event) is Compared and viewer not in (event.seat, event.other):
        unseen = (None,) * len(event.cards)
        return Compared(event.seat, event.other, unseen, unseen, event.beaten, event.capped)
    return event
