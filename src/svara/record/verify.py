"""A record's proofs: whether its cards come from decks that nobody could choose (docs/fair-cards.md)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from svara.bank.events import Asked, Cut, DealStarted
from svara.cards import Card, card_text
from svara.fair import (
    FairError,
    Proof,
    check_drawn,
    check_revealed,
    check_salt,
    check_voided,
    commitment_to,
    header_hash,
    short_code,
)
from svara.record.model import DealRecord
from svara.record.proofs import HeaderProof
from svara.record.replay import Replay


class Verified(msgspec.Struct, frozen=True):
    """What a record's proofs came to."""

    codes: tuple[str, ...]
    """The short code of each header, in order."""
    void: int
    cards: int
    """How many cards were checked against the decks."""
    bound: int
    """How many headers the owner is bound to by a nonce."""


class Dealing(msgspec.Struct, frozen=True):
    """A deal of the record, or a cut for one: who, and the cards known at each position."""

    dealer: str | None
    names: tuple[str, ...]
    cards: dict[int, Card]


def verify_record(replay: Replay) -> Verified:
    """Check all headers, nonces, seeds, leaves and salts of a record that has been replayed.

    Raises `FairError` with the first thing that is wrong.
    """
    record = replay.record
    if not record.proofs:
        raise FairError("the record holds no proofs")
    dealings = list(_dealings(replay))
    played = [proof for proof in record.proofs if proof.choice is not None]
    unfinished = replay.state.phase != "finished"
    if unfinished and len(dealings) == len(played) + 1 and not dealings[-1].cards:
        dealings.pop()  # the bank was given up before that deck was drawn
    if len(played) != len(dealings):
        raise FairError(f"the record has {len(dealings)} dealings and {len(played)} played headers")
    _check_numbers(record.proofs)
    for proof in record.proofs:
        if proof.choice is None:
            _check_void(proof, replay.game.cards)
    for proof, dealing in zip(played, dealings, strict=True):
        _check_played(proof, dealing, replay.game.cards)
    return Verified(
        tuple(short_code(proof.header) for proof in record.proofs),
        len(record.proofs) - len(played),
        sum(len(dealing.cards) for dealing in dealings),
        _check_owner(record),
    )


def verify_same(mine: DealRecord, yours: DealRecord) -> None:
    """Check that both records are of one bank and that both players were given the same headers.

    Raises `FairError`.
    """
    bank, other = mine.proofs[0].header, yours.proofs[0].header
    if (bank.table, bank.bank) != (other.table, other.bank):
        raise FairError(
            f"the records are of bank {bank.bank} of table {bank.table} and of bank {other.bank} of "
            f"table {other.table}"
        )
    theirs = {proof.header.number: proof for proof in yours.proofs}
    for proof in mine.proofs:
        number = proof.header.number
        twin = theirs.pop(number, None)
        if twin is None:
            raise FairError(f"only the first record has header {number}")
        if header_hash(proof.header) != header_hash(twin.header):
            codes = f"{short_code(proof.header)} and {short_code(twin.header)}"
            raise FairError(f"there are two headers {number}, {codes}")
        if proof.names != twin.names:
            raise FairError(f"header {number} is for other players in the second record")
        if (proof.choice is None) != (twin.choice is None):
            raise FairError(f"header {number} is void in one record and played in the other")
    for number in theirs:
        raise FairError(f"only the second record has header {number}")


def _check_numbers(proofs: Sequence[HeaderProof]) -> None:
    """Consecutive headers of one bank, in which each seat bears one name, or none where somebody else had it
    when a first header came to nothing.
    """
    first = proofs[0].header
    seats: dict[int, str] = {}
    for place, proof in enumerate(proofs):
        header = proof.header
        if (header.table, header.bank) != (first.table, first.bank):
            raise FairError(f"header {header.number} is of another table or bank")
        if header.number != first.number + place:
            raise FairError(f"header {first.number + place} is missing before header {header.number}")
        for seat, name in zip(header.seats, proof.names, strict=True):
            if name and seats.setdefault(seat, name) != name:
                raise FairError(
                    f"header {header.number}: seat {seat} is {name}, and was {seats[seat]} before"
                )


def _check_void(proof: HeaderProof, cards: Sequence[Card]) -> None:
    """Its decks, the nonces that had come, and that who is called silent was bound to one that had not."""
    header = proof.header
    check_voided(header, proof.seeds, cards)
    check_revealed(header, proof.nonces)
    owing = [
        name
        for name, held, nonce in zip(proof.names, header.commitments, proof.nonces, strict=True)
        if held is not None and nonce is None
    ]
    for name in proof.silent:
        if name not in owing:
            raise FairError(
                f"header {header.number}: {name or 'who left'} owed no nonce, and is called silent"
            )


def _check_played(proof: HeaderProof, dealing: Dealing, cards: Sequence[Card]) -> None:
    where = f"header {proof.header.number}"
    header, choice = proof.header, proof.choice
    assert choice is not None, "void headers are checked otherwise"
    if proof.names != dealing.names:
        raise FairError(
            f"{where}: it is for {', '.join(proof.names)}, dealt in are {', '.join(dealing.names)}"
        )
    if dealing.dealer is not None and header.dealer in header.seats:
        dealer = proof.names[header.seats.index(header.dealer)]
        if dealer != dealing.dealer:
            raise FairError(f"{where}: its dealer is {dealer}, the deal's is {dealing.dealer}")
    draw = check_drawn(header, proof.nonces, Proof(choice, proof.seeds, proof.leaves), cards)
    opened: dict[int, Card] = {}
    for shown in proof.cards:
        try:
            check_salt(draw, proof.leaves, shown.salt, shown.card)
        except FairError as error:
            raise FairError(f"{where}: {error}") from None
        opened[shown.salt.position] = shown.card
    for position, card in dealing.cards.items():
        if position not in opened:
            raise FairError(f"{where}: {card_text(card)} has no salt")
        if opened[position] != card:
            proven = card_text(opened[position])
            raise FairError(f"{where}: the record has {card_text(card)} where {proven} was dealt")


def _check_owner(record: DealRecord) -> int:
    """How many headers the owner is bound to; each with a nonce that he has kept, if the record has those.

    A header without his nonce is no fault once he was silent.
    """
    kept = {commitment_to(bytes.fromhex(nonce)) for nonce in record.kept}
    bound, silent = 0, False
    for proof in record.proofs:
        if record.owner not in proof.names:
            continue
        number, at = proof.header.number, proof.names.index(record.owner)
        commitment = proof.header.commitments[at]
        bound += commitment is not None
        if commitment is not None and kept and commitment not in kept:
            raise FairError(f"header {number}: the commitment of {record.owner} is to no nonce that he kept")
        silent = silent or record.owner in proof.silent
        if commitment is None and kept and not silent:
            raise FairError(f"header {number}: {record.owner} has kept nonces, and it has none of his")
    return bound


def _dealings(replay: Replay) -> Iterator[Dealing]:
    """Every deal and every cut of the record, in their order, with the cards that it was replayed with,
    wherever the record has them from.
    """
    names, decks = replay.names, iter(replay.decks)
    cutting: Dealing | None = None
    for event in replay.events:
        if isinstance(event, DealStarted):
            known = {position: card for position, card in enumerate(next(decks)) if card is not None}
            yield Dealing(names[event.dealer], tuple(names[seat] for seat in event.order), known)
        elif isinstance(event, Asked) and event.question == "cut":
            cutting = Dealing(None, tuple(names[seat] for seat in event.seats), {})
            yield cutting
        elif isinstance(event, Cut) and cutting is not None:
            cutting.cards[len(cutting.cards)] = event.card
