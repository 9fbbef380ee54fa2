"""A house whose players bring nonces, keep what they are shown, and check all of it like a client would."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from msgspec.structs import replace

from houses import WALLET, House
from svara.bank import Game
from svara.bank.events import BankStarted, Compared, Cut, DealStarted, Looked, Opened
from svara.fair import (
    Draw,
    Proof,
    check_drawn,
    check_nonce,
    check_salt,
    check_voided,
    commitment_to,
)
from svara.table import Commit, Reveal, Sit, TableEvent, seen_by
from svara.table.fair_events import DeckProved, HeaderPublished, HeaderVoided, NonceRevealed, SaltsGiven


class FairHouse(House):
    """Decks come from seeds; whoever sits down with a nonce is asked for it before each deal."""

    def __init__(self, played: Game | None = None) -> None:
        super().__init__(played, fair=True)
        self.nonces: dict[str, list[bytes]] = {}
        """All that each player has made."""

    # what a client does

    def new_nonce(self, name: str) -> bytes:
        known = self.nonces.setdefault(name, [])
        known.append(sha256(f"{name} {len(known)}".encode()).digest())
        return known[-1]

    def sit_bound(self, name: str, seat: int, amount: int = 500, **options: Any) -> list[TableEvent]:
        """Sit down with a commitment."""
        return self.do(replace(self.sit_command(name, seat, amount), **options))

    def sit_command(self, name: str, seat: int, amount: int) -> Sit:
        wallet = self.wallets.setdefault(name, WALLET)
        return Sit(name, name, seat, amount, wallet, commitment=commitment_to(self.new_nonce(name)))

    def commit_command(self, name: str) -> Commit:
        return Commit(name, commitment_to(self.new_nonce(name)))

    def commit(self, name: str) -> list[TableEvent]:
        return self.do(self.commit_command(name))

    def reveal_command(self, name: str) -> Reveal:
        """The nonce that he is bound to, whichever of his it is."""
        sealed, seat = self.state.pending(), self.state.seat_of(name)
        number = self.state.headers if sealed is None else sealed.header.number
        bound_to = None if sealed is None or seat is None else sealed.header.commitment(seat)
        nonce = next((own for own in self.nonces[name] if commitment_to(own) == bound_to), bytes(32))
        return Reveal(name, number, nonce, commitment_to(self.new_nonce(name)))

    def reveal(self, *names: str) -> list[TableEvent]:
        events: list[TableEvent] = []
        for name in names:
            events += self.do(self.reveal_command(name))
        return events

    def reveal_all(self) -> list[TableEvent]:
        """Everybody who owes a nonce gives it, until no header is pending."""
        events: list[TableEvent] = []
        while (sealed := self.state.pending()) is not None:
            events += self.reveal(self.name_at(sealed.owing()[0]))
        return events

    def name_at(self, seat: int) -> str:
        sitter = self.state.seats[seat]
        assert sitter is not None
        return str(sitter.player)


def check_as(log: list[TableEvent], viewer: int | None, cards: tuple[Any, ...]) -> int:
    """Check all that a seat is sent, whatever bank it is of; how many cards were proven to it.

    Raises `svara.fair.FairError` or fails where something is missing: every card that the viewer is shown
    for the first time in an event is followed by its salt.
    """
    headers: dict[int, HeaderPublished] = {}
    nonces: dict[int, dict[int, bytes]] = {}
    draw = Draw(0, ())
    leaves: tuple[bytes, ...] = ()
    order: tuple[int, ...] = ()
    proven, last, cuts = 0, 0, 0
    seen = [seen_by(event, viewer) for event in log]
    for place, event in enumerate(seen):
        match event:
            case HeaderPublished(header=header):
                assert header.number == last + 1, "headers are consecutive"
                last = header.number
                headers[last], nonces[last] = event, {}
                cuts = 0
            case NonceRevealed():
                held = headers[event.number].header.commitment(event.seat)
                assert held is not None
                assert check_nonce(held, event.nonce)
                nonces[event.number][event.seat] = event.nonce
            case HeaderVoided():
                check_voided(headers[event.number].header, event.seeds, cards)
            case DeckProved():
                header = headers[event.number].header
                given = [nonces[event.number].get(seat) for seat in header.seats]
                draw = check_drawn(header, given, Proof(event.choice, event.seeds, event.leaves), cards)
                leaves, order = event.leaves, header.seats
            case BankStarted():
                assert headers[last].header.dealer == event.dealer
            case DealStarted():
                assert (event.dealer, event.order) == (headers[last].header.dealer, order)
            case Looked() | Opened() | Compared() | Cut():
                shown = _shown(event, order, cuts)
                cuts += isinstance(event, Cut)
                salts = seen[place + 1]
                if not shown:
                    continue
                assert isinstance(salts, SaltsGiven), event
                assert salts.number == last
                assert [salt.position for salt in salts.salts] == [position for position, _ in shown]
                for salt, (_, card) in zip(salts.salts, shown, strict=True):
                    check_salt(draw, leaves, salt, card)
                    proven += 1
            case _:
                pass
    return proven


def _shown(event: Any, order: tuple[int, ...], cuts: int) -> list[tuple[int, Any]]:
    """The cards an event shows, each with the position it was dealt to."""
    if isinstance(event, Cut):
        return [(cuts, event.card)]
    if isinstance(event, Looked):
        hands = [(event.seat, event.slots, event.cards)]
    elif isinstance(event, Compared):
        hands = [(event.seat, (0, 1, 2), event.cards), (event.other, (0, 1, 2), event.other_cards)]
    else:
        hands = [(event.seat, (0, 1, 2), event.cards)]
    return [
        (order.index(seat) + slot * len(order), card)
        for seat, slots, cards in hands
        for slot, card in zip(slots, cards, strict=True)
        if card is not None
    ]
