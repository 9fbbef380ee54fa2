"""One player's part in fair cards at one table (docs/fair-cards.md): nonces are bound and shown, and whatever
the house opens is checked. No rule of a game is needed for it.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

import msgspec

from svara.cards import Card, parse_card
from svara.fair import (
    HASH_SIZE,
    Draw,
    FairError,
    Header,
    Proof,
    Salt,
    check_drawn,
    check_nonce,
    check_salt,
    check_voided,
    commitment_to,
    header_hash,
    short_code,
)
from svara.wire import FairView, LogEntry, TableView

Event: TypeAlias = Mapping[str, Any]
Shown: TypeAlias = list[tuple[Card, int]]
"""Cards and whose they are."""

MOST_NONCES = 100
"""Of the latest deals, and those to come."""


class Shows(msgspec.Struct, frozen=True):
    """What a pending header waits for: a nonce, and the commitment to the next one."""

    number: int
    nonce: str
    next: str


class Nonces:
    """One's own, each shown to one header alone."""

    def __init__(self) -> None:
        self._kept: dict[str, bytes] = {}
        self._shown_to: dict[str, bytes] = {}

    def bind(self) -> str:
        """A commitment to a new one."""
        nonce = secrets.token_bytes(HASH_SIZE)
        commitment = commitment_to(nonce).hex()
        self._kept[commitment] = nonce
        if len(self._kept) > MOST_NONCES:
            oldest = next(iter(self._kept))
            del self._kept[oldest]
            self._shown_to.pop(oldest, None)
        return commitment

    def __contains__(self, commitment: object) -> bool:
        return commitment in self._kept

    def is_fresh(self, commitment: str) -> bool:
        """Whether it may still be bound to a header that is to come."""
        return commitment in self._kept and commitment not in self._shown_to

    def show(self, commitment: str, header: bytes) -> bytes | None:
        """The nonce, to the header with this hash; none where it is lost, or was shown to another."""
        nonce = self._kept.get(commitment)
        if nonce is None or self._shown_to.setdefault(commitment, header) != header:
            return None
        return nonce

    def all(self) -> tuple[str, ...]:
        """Those that are kept, the oldest first."""
        return tuple([nonce.hex() for nonce in self._kept.values()])


class _Open:
    """The newest header with all that was heard of it."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.hash = header_hash(header)
        self.code = short_code(header)
        self.nonces: dict[int, bytes] = {}
        self.draw: Draw | None = None
        self.leaves: tuple[bytes, ...] = ()
        self.salts: set[int] = set()


class FairCards:
    """What a client has checked, and what it has to say next."""

    def __init__(self) -> None:
        self.decks = 0
        """How many headers were opened and found in order, void ones too."""
        self.own = 0
        """How many of them a nonce of one's own was in."""
        self.cards = 0
        """How many cards were found to be what was fixed."""
        self.nonces = Nonces()
        self._open: _Open | None = None
        self._seq = -1
        self._shown: Shown = []
        """By the event before, whose salts are to come."""
        self._told = ""
        """What that event is called."""
        self._natural: tuple[Card, ...] = ()
        self._asked_unbound = False
        """Whether a commitment is on its way since one was seen to be bound to nothing."""
        self._checked_bound = False
        """Whether what one is bound to was looked at already."""

    @property
    def code(self) -> str | None:
        """The short code of the newest header: the same for everybody who was given the same one."""
        return None if self._open is None else self._open.code

    def begin_anew(self) -> None:
        """What was heard is of a house that was put back since: its numbers begin again below."""
        self._open, self._seq, self._shown, self._told = None, -1, [], ""
        self._asked_unbound = self._settled = False

    def hear(self, view: TableView, log: Iterable[LogEntry]) -> None:
        """Check what has happened. Raises `FairError` where it does not fit together."""
        fair = view.fair
        if fair is None:
            return
        self._natural = tuple([parse_card(card) for card in fair.deck.split()])
        for entry in log:
            self._hear(entry, view)
        opened = self._open
        if opened is not None and fair.number == opened.header.number and fair.code != opened.code:
            raise FairError(
                f"header {fair.number}: the table shows the code {fair.code}, it is {opened.code}"
            )

    def _hear(self, entry: LogEntry, view: TableView) -> None:
        follows, self._seq = entry.seq == self._seq + 1, entry.seq
        event: Event = entry.event
        try:
            self._check(event, view, follows=follows)
            self._shown, self._told = _shown_by(event), str(event["event"])
        except FairError:
            raise
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise FairError(f"event {entry.seq}: what it says of the cards cannot be read") from error

    def _check(self, event: Event, view: TableView, *, follows: bool) -> None:
        opened, kind = self._open, event["event"]
        if kind == "header_published":
            self._receive(_header(event["header"]), view.table, follows=follows)
            return
        if opened is None:
            return
        if self._shown and follows and opened.draw is not None and kind != "salts_given":
            raise FairError(f"header {opened.header.number}: a card was shown without its salt")
        if event.get("number") != opened.header.number:
            return
        match kind:
            case "nonce_revealed":
                self._reveals(opened, event["seat"], bytes.fromhex(event["nonce"]))
            case "deck_proved":
                self._prove(opened, event)
            case "header_voided":
                check_voided(opened.header, _all_bytes(event["seeds"]), self._natural)
                self._count(opened)
            case "salts_given" if self._shown and opened.draw is not None:
                self._unseal(opened, opened.draw, event["salts"])
            case _:
                pass

    def _receive(self, header: Header, table: str, *, follows: bool) -> None:
        before = None if self._open is None else self._open.header
        where = f"header {header.number}"
        if header.table != table:
            raise FairError(f"{where} is of table {header.table}")
        if before is not None and header.number <= before.number:
            raise FairError(f"{where} comes after header {before.number}")
        if before is not None and follows and header.number != before.number + 1:
            raise FairError(f"{where} comes after header {before.number}, with none between them")
        self._open = _Open(header)

    def _reveals(self, opened: _Open, seat: int, nonce: bytes) -> None:
        held = opened.header.commitment(seat)
        if held is None or not check_nonce(held, nonce):
            raise FairError(
                f"header {opened.header.number}: the nonce of seat {seat} is not the committed one"
            )
        opened.nonces[seat] = nonce

    def _prove(self, opened: _Open, event: Event) -> None:
        header = opened.header
        nonces = [opened.nonces.get(seat) for seat in header.seats]
        proof = Proof(event["choice"], _all_bytes(event["seeds"]), _all_bytes(event["leaves"]))
        opened.draw = check_drawn(header, nonces, proof, self._natural)
        opened.leaves = proof.leaves
        self._count(opened)

    def _count(self, opened: _Open) -> None:
        self.decks += 1
        held = [commitment for commitment in opened.header.commitments if commitment is not None]
        self.own += any(commitment.hex() in self.nonces for commitment in held)

    def _unseal(self, opened: _Open, draw: Draw, salts: list[Event]) -> None:
        where, seats = f"header {opened.header.number}", opened.header.seats
        if len(salts) != len(self._shown):
            raise FairError(f"{where}: {len(self._shown)} cards were shown with {len(salts)} salts")
        for (card, seat), given in zip(self._shown, salts, strict=True):
            salt = Salt(given["position"], given["place"], bytes.fromhex(given["salt"]))
            cut = self._told == "cut"
            if len(opened.salts) != salt.position if cut else seats[salt.position % len(seats)] != seat:
                raise FairError(f"{where}: a card of seat {seat} comes from position {salt.position}")
            check_salt(draw, opened.leaves, salt, card)
            opened.salts.add(salt.position)
            self.cards += 1

    # what is to be said

    def shows(self, view: TableView) -> Shows | None:
        """The nonce that is waited for, where it is one's own and the header was heard."""
        fair, opened = view.fair, self._open
        if fair is None or opened is None or not _is_owed(fair, view.you):
            return None
        header = opened.header
        held = None if view.you not in header.seats else header.commitment(view.you)
        if header.number != fair.number or held is None:
            return None
        nonce = self.nonces.show(held.hex(), opened.hash)
        return None if nonce is None else Shows(header.number, nonce.hex(), self.nonces.bind())

    def binds(self, view: TableView) -> str | None:
        """A commitment to be bound to, where one is bound to nothing or to what is lost.

        What is bound and not one's own is replaced once at most: it may be of another program of the same
        player, and two would replace each other's for ever.
        """
        fair = view.fair
        if fair is None or view.you is None or _is_owed(fair, view.you):
            return None
        bound = fair.commitment
        lost = bound is not None and not self.nonces.is_fresh(bound) and not self._checked_bound
        asks = lost or (bound is None and not self._asked_unbound)
        self._checked_bound = True
        self._asked_unbound = bound is None
        return self.nonces.bind() if asks else None


def _is_owed(fair: FairView, you: int | None) -> bool:
    return fair.stage == "pending" and you is not None and you in fair.owed


def _header(fields: Event) -> Header:
    return Header(
        fields["table"],
        fields["bank"],
        fields["number"],
        fields["dealer"],
        tuple(fields["seats"]),
        tuple([None if held is None else bytes.fromhex(held) for held in fields["commitments"]]),
        _all_bytes(fields["roots"]),
        tuple(fields["missing"]),
    )


def _all_bytes(texts: Iterable[str]) -> tuple[bytes, ...]:
    return tuple([bytes.fromhex(text) for text in texts])


def _shown_by(event: Event) -> Shown:
    """The cards that an event shows, in the order of the salts that follow it."""

    def known(seat: int, cards: Iterable[str | None]) -> Shown:
        return [(parse_card(card), seat) for card in cards if card is not None]

    match event["event"]:
        case "looked" | "opened":
            return known(event["seat"], event["cards"])
        case "compared":
            return known(event["seat"], event["cards"]) + known(event["other"], event["other_cards"])
        case "cut":
            return known(event["seat"], [event["card"]])
        case _:
            return []
