"""What happened at a table, in words for a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from svara.bank.actions import LEVEL_KINDS
from svara.bank.events import (
    Answered,
    AntePosted,
    BankEnded,
    BankEvent,
    Checked,
    Chose,
    Compared,
    Cut,
    DarkEnded,
    DealStarted,
    Declined,
    Folded,
    Joined,
    Left,
    Looked,
    Mucked,
    Opened,
    Proposed,
    RakeTaken,
    RedealDemanded,
    Returned,
    Staked,
    SvaraDeclared,
    Tied,
    TimedOut,
    Won,
)
from svara.bank.game import Game
from svara.cards import card_text, cards_text


def event_words(event: BankEvent, names: Sequence[str], game: Game) -> str | None:
    """A line about an event, redacted or not; ``None`` for what needs none."""
    match event:
        case DealStarted(number=number, dealer=dealer):
            return f"Deal {number}, dealer {names[dealer]}."
        case DarkEnded():
            return "The dark is over."
        case Tied(equals=equals):
            return f"Equal: {_all(equals, names)}."
        case SvaraDeclared(number=number, price=price):
            return f"Svara {number}, entering costs {price}."
        case RakeTaken(amount=amount):
            return f"Rake {amount}."
        case Compared(seat=seat, other=other, cards=cards, other_cards=other_cards, beaten=beaten):
            hands = f"{names[seat]} {cards_text(cards)} with {names[other]} {cards_text(other_cards)}"
            return f"Compared: {hands}; {names[beaten[0]] + ' drops out' if beaten else 'equal'}."
        case BankEnded(winners=winners) if len(winners) > 1:
            return f"The pot is split by {_all(winners, names)}."
        case _:
            words = _of_a_seat(event, game)
            return None if words is None else f"{names[words[0]]}: {words[1]}"


def _of_a_seat(event: BankEvent, game: Game) -> tuple[int, str] | None:
    match event:
        case AntePosted(seat=seat, amount=amount):
            return seat, f"ante {amount}"
        case Looked(seat=seat, cards=cards):
            return seat, f"look {cards_text(cards)}"
        case Staked(seat=seat, kind=kind, amount=amount, level=level):
            return seat, f"{kind} {level if kind in LEVEL_KINDS else amount}"
        case Opened(seat=seat, cards=cards):
            score = game.scores.score(cards)
            label = f", {score.label}" if score.label else ""
            return seat, f"open {cards_text(cards)} = {score.points_text or score.klass}{label}"
        case Returned(seat=seat, amount=amount):
            return seat, f"{amount} returned"
        case Won(seat=seat, amount=amount):
            return seat, f"wins {amount}"
        case Joined(seat=seat, amount=amount, pool=pool):
            return seat, f"join for {amount}" + (f" with {len(pool)} more" if pool else "")
        case Answered(seat=seat, accepted=accepted):
            return seat, "accept" if accepted else "refuse"
        case Cut(seat=seat, card=card):
            return seat, f"cut {card_text(card)}"
        case Chose(seat=seat, cook=cook):
            return seat, "cook" if cook else "split"
        case (
            Checked() | Folded() | Mucked() | Declined() | Left() | TimedOut() | Proposed() | RedealDemanded()
        ):
            return event.seat, _WORDS[type(event)]
        case _:
            return None


_WORDS: dict[type, str] = {
    Checked: "check",
    Folded: "fold",
    Mucked: "muck",
    Declined: "decline",
    Left: "leave",
    TimedOut: "out of time",
    Proposed: "propose a svara",
    RedealDemanded: "redeal",
}


def _all(seats: Sequence[int], names: Sequence[str]) -> str:
    return " and ".join(names[seat] for seat in seats)
