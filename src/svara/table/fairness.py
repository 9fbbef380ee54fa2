"""Commitments, headers and nonces: how a deck comes about that nobody could choose (docs/fair-cards.md)."""

from __future__ import annotations

from collections.abc import Sequence

from svara.fair import HASH_SIZE, DrawnDeck, check_nonce, publish
from svara.table.commands import Commit, Refused, Reveal
from svara.table.dealing import Terms, begin_bank, due_terms, hand_out
from svara.table.desk import Desk
from svara.table.events import SatOut
from svara.table.fair_events import Committed, DeckProved, HeaderPublished, HeaderVoided, NonceRevealed
from svara.table.sealed import NOTHING, Held, Sealed
from svara.table.state import SECOND

REVEAL_SECONDS = 5
"""How long a nonce is waited for."""


def commit(desk: Desk, ask: Commit) -> None:
    """Bind a seat to another nonce, unless a header waits for the one it is bound to."""
    seat, sitter = desk.own_seat(ask.player)
    if len(ask.commitment) != HASH_SIZE:
        raise Refused("bad_commitment")
    sealed = desk.state.pending()
    if sealed is not None and seat in sealed.owing():
        raise Refused("header_pending")
    if sitter.commitment != ask.commitment:
        desk.emit(Committed(seat, ask.commitment))


def reveal(desk: Desk, ask: Reveal, now: int) -> None:
    """Take a nonce of the pending header; the last one deals."""
    seat, _ = desk.own_seat(ask.player)
    sealed = desk.state.pending()
    if sealed is None or sealed.header.number != ask.number:
        raise Refused("stale_header")
    commitment = sealed.header.commitment(seat)
    if commitment is None:
        raise Refused("no_commitment")
    if not check_nonce(commitment, ask.nonce):
        raise Refused("bad_nonce")
    if len(ask.next_commitment) != HASH_SIZE or ask.next_commitment == commitment:
        raise Refused("bad_commitment")
    if seat in sealed.owing():
        desk.emit(NonceRevealed(seat, ask.number, ask.nonce, ask.next_commitment))
        _deal_when_complete(desk, now)


def publish_header(desk: Desk, seeds: Sequence[bytes], draw: int, now: int) -> None:
    """Fix eight decks for the deal that is due, and deal at once where nobody is bound to a nonce."""
    state = desk.state
    terms = due_terms(desk, draw)
    bindings = []
    for seat in terms.seats:
        sitter = state.seats[seat]
        assert sitter is not None, "who is dealt in holds his seat"
        bindings.append((seat, None if sitter.silent else sitter.commitment, sitter.silent))
    header = publish(
        table=state.table,
        bank=state.banks + (not state.running),
        number=state.headers + 1,
        dealer=terms.dealer,
        bindings=bindings,
        seeds=seeds,
        cards=desk.game.cards,
    )
    waits = bool(header.bound())
    deadline = now + REVEAL_SECONDS * SECOND if waits else None
    desk.held = Held(seeds=tuple(seeds))
    desk.emit(HeaderPublished(header, deadline, REVEAL_SECONDS if waits else 0))
    _deal_when_complete(desk, now)


def _deal_when_complete(desk: Desk, now: int) -> None:
    sealed = desk.state.pending()
    if sealed is None or sealed.owing():
        return
    header = sealed.header
    drawn = DrawnDeck.of(header, sealed.nonces, desk.held.seeds, desk.game.cards)
    if not desk.state.running:
        begin_bank(desk, Terms(header.dealer, header.seats), sealed.present, now)
    proof = drawn.proof
    desk.emit(DeckProved(header.number, proof.choice, proof.seeds, proof.leaves))
    hand_out(desk, Held.of(drawn))


def void(desk: Desk, sealed: Sealed, silent: tuple[int, ...] = ()) -> None:
    """Give the deal up and open all its decks."""
    desk.emit(HeaderVoided(sealed.header.number, desk.held.seeds, silent))
    desk.held = NOTHING


def void_if_left(desk: Desk) -> None:
    """A bank does not begin for seats that want it no more; one that runs keeps them until the deal."""
    state = desk.state
    sealed = state.pending()
    if sealed is not None and not state.running and not state.wanted_by(sealed.header.seats):
        void(desk, sealed)


def reveal_ran_out(desk: Desk) -> None:
    """Whoever is silent sits out; in a bank he goes on without a nonce, since he has paid for it (R84)."""
    sealed = desk.state.pending()
    assert sealed is not None, "the clock is its own"
    silent = sealed.owing()
    void(desk, sealed, silent)
    if not desk.state.running:
        for seat in silent:
            desk.emit(SatOut(seat, "clock"))
