"""What is opened after the draw, and the checks that a player makes of it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from svara.cards import Card, card_text
from svara.fair.deck import SealedDeck, leaf_hash, root_of_leaves
from svara.fair.draw import Draw, commitment_to, draw_deck
from svara.fair.hashing import HASH_SIZE, FairError
from svara.fair.header import DECKS, Header


class Salt(msgspec.Struct, frozen=True):
    """What opens one card's leaf to those who may know the card."""

    position: int
    """In the dealing, from 0."""
    place: int
    """In the deck, from 0."""
    salt: bytes


class Proof(msgspec.Struct, frozen=True):
    """What the house opens to everybody as soon as a deck is drawn."""

    choice: int
    """The deck that is played, from 0."""
    seeds: tuple[bytes, ...]
    """Of the seven other decks, in their order."""
    leaves: tuple[bytes, ...]
    """Of the played deck, by its places."""


class DrawnDeck(msgspec.Struct, frozen=True):
    """The played deck as the house holds it, by dealt position, and what it opens of it and the others."""

    draw: Draw
    cards: tuple[Card, ...]
    salts: tuple[bytes, ...]
    proof: Proof

    @classmethod
    def of(
        cls, header: Header, nonces: Sequence[bytes | None], seeds: Sequence[bytes], cards: Sequence[Card]
    ) -> DrawnDeck:
        """Draw, from the eight seeds that the header was made of."""
        draw = draw_deck(header, nonces, len(cards))
        deck = SealedDeck.of(seeds[draw.choice], cards)
        return cls(
            draw,
            tuple([deck.cards[place] for place in draw.places]),
            tuple([deck.salts[place] for place in draw.places]),
            Proof(
                draw.choice,
                tuple([seed for index, seed in enumerate(seeds) if index != draw.choice]),
                deck.leaves,
            ),
        )


def check_nonce(commitment: bytes, nonce: bytes) -> bool:
    """Whether this is the nonce that was committed to."""
    return len(nonce) == HASH_SIZE and commitment_to(nonce) == commitment


def check_drawn(header: Header, nonces: Sequence[bytes | None], proof: Proof, cards: Sequence[Card]) -> Draw:
    """Check a played header: nonces, choice, the seven opened decks and the played one's root.

    ``cards`` are the game's in their natural order. Answers with the draw, which `check_salt` needs.
    Raises `FairError`.
    """
    where = f"header {header.number}"
    _check_nonces(header, nonces)
    draw = draw_deck(header, nonces, len(cards))
    choice, leaves = proof.choice, proof.leaves
    if draw.choice != choice:
        raise FairError(f"{where}: the nonces choose deck {draw.choice + 1}, played was deck {choice + 1}")
    others = [index for index in range(DECKS) if index != choice]
    _check_seeds(header, others, proof.seeds, cards)
    if len(leaves) != len(cards) or root_of_leaves(leaves) != header.roots[choice]:
        raise FairError(f"{where}: the leaves of the played deck {choice + 1} do not give its root")
    return draw


def check_voided(header: Header, seeds: Sequence[bytes], cards: Sequence[Card]) -> None:
    """Check a void header, all of whose decks are opened. Raises `FairError`."""
    _check_seeds(header, range(DECKS), seeds, cards)


def check_revealed(header: Header, nonces: Sequence[bytes | None]) -> None:
    """Check as many nonces of a header as came, each against its commitment. Raises `FairError`."""
    if len(nonces) != len(header.seats):
        raise FairError(f"header {header.number}: {len(nonces)} nonces for {len(header.seats)} seats")
    for seat, held, nonce in zip(header.seats, header.commitments, nonces, strict=True):
        if nonce is not None and (held is None or not check_nonce(held, nonce)):
            raise FairError(f"header {header.number}: the nonce of seat {seat} is not the committed one")


def check_salt(draw: Draw, leaves: Sequence[bytes], salt: Salt, card: Card) -> None:
    """Check one card of a played header that `check_drawn` found sound. Raises `FairError`."""
    if not 0 <= salt.position < len(draw.places) or draw.places[salt.position] != salt.place:
        raise FairError(f"{card_text(card)}: position {salt.position} is not place {salt.place} of the deck")
    if leaf_hash(salt.place, card, salt.salt) != leaves[salt.place]:
        raise FairError(f"{card_text(card)} at place {salt.place} is not what the deck's leaf commits to")


def _check_nonces(header: Header, nonces: Sequence[bytes | None]) -> None:
    check_revealed(header, nonces)
    for seat, held, nonce in zip(header.seats, header.commitments, nonces, strict=True):
        if held is not None and nonce is None:
            raise FairError(f"header {header.number}: the nonce of seat {seat} is not there")


def _check_seeds(
    header: Header, indexes: Sequence[int], seeds: Sequence[bytes], cards: Sequence[Card]
) -> None:
    if len(seeds) != len(indexes):
        raise FairError(f"header {header.number}: {len(seeds)} seeds are opened, not {len(indexes)}")
    for index, seed in zip(indexes, seeds, strict=True):
        if SealedDeck.of(seed, cards).root != header.roots[index]:
            raise FairError(f"header {header.number}: the seed of deck {index + 1} does not give its root")
