"""Fair cards: decks that are fixed before anybody can choose among them (docs/fair-cards.md).

The house commits to eight decks, the players' nonces pick one of them, and the seven others are opened.
Nothing here draws randomness or keeps anything: seeds and nonces are arguments.
"""

from svara.fair.deck import SealedDeck, leaf_hash, root_of_leaves, salt_at
from svara.fair.draw import Draw, commitment_to, draw_deck
from svara.fair.hashing import HASH_SIZE, FairError
from svara.fair.header import DECKS, Header, header_bytes, header_hash, publish, short_code
from svara.fair.proof import (
    DrawnDeck,
    Proof,
    Salt,
    check_drawn,
    check_nonce,
    check_revealed,
    check_salt,
    check_voided,
)

__all__ = [
    "DECKS",
    "HASH_SIZE",
    "Draw",
    "DrawnDeck",
    "FairError",
    "Header",
    "Proof",
    "Salt",
    "SealedDeck",
    "check_drawn",
    "check_nonce",
    "check_revealed",
    "check_salt",
    "check_voided",
    "commitment_to",
    "draw_deck",
    "header_bytes",
    "header_hash",
    "leaf_hash",
    "publish",
    "root_of_leaves",
    "salt_at",
    "short_code",
]
