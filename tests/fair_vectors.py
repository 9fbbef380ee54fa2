"""Makes docs/fair-vectors.json anew: ``.venv/bin/python -m tests.fair_vectors``.

The vectors are for every implementation of docs/fair-cards.md; a change of them is a change of the format.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from svara.cards import Card, card_text, full_deck
from svara.fair import (
    DrawnDeck,
    SealedDeck,
    commitment_to,
    draw_deck,
    header_bytes,
    header_hash,
    publish,
    short_code,
)
from svara.rules.load import load_rules

FILE = Path(__file__).parents[1] / "docs" / "fair-vectors.json"
SEEDS = tuple(bytes([index]) * 32 for index in range(8))
NONCES = tuple(bytes(range(start, start + 32)) for start in (0, 100, 200))


def vectors() -> dict[str, Any]:
    return {
        "commitments": [{"nonce": nonce.hex(), "commitment": commitment_to(nonce).hex()} for nonce in NONCES],
        "decks": [_deck(seed, cards) for seed, cards in ((SEEDS[0], full_deck()), (NONCES[0], _trinka()))],
        "deals": [
            _deal(
                table="main",
                bank=1,
                number=1,
                dealer=0,
                players=((1, NONCES[0]), (3, NONCES[1]), (0, NONCES[2])),
                missing=(),
                cards=full_deck(),
            ),
            _deal(
                table="Стол",
                bank=7,
                number=12,
                dealer=5,
                players=((2, NONCES[1]), (4, None), (5, None)),
                missing=(5,),
                cards=_trinka(),
            ),
            _deal(
                table="main",
                bank=2,
                number=3,
                dealer=1,
                players=((0, None), (1, None)),
                missing=(),
                cards=_svarka(),
            ),
        ],
    }


def _trinka() -> tuple[Card, ...]:
    return tuple(load_rules("trinka").deck.cards())


def _svarka() -> tuple[Card, ...]:
    return tuple(load_rules("svarka").deck.cards())


def _deck(seed: bytes, cards: tuple[Card, ...]) -> dict[str, Any]:
    deck = SealedDeck.of(seed, cards)
    return {
        "cards": _texts(cards),
        "seed": seed.hex(),
        "order": _texts(deck.cards),
        "salts": [salt.hex() for salt in deck.salts],
        "leaves": [leaf.hex() for leaf in deck.leaves],
        "root": deck.root.hex(),
    }


def _deal(
    *,
    table: str,
    bank: int,
    number: int,
    dealer: int,
    players: tuple[tuple[int, bytes | None], ...],
    missing: tuple[int, ...],
    cards: tuple[Card, ...],
) -> dict[str, Any]:
    nonces = [nonce for _, nonce in players]
    bound = [
        (seat, None if nonce is None else commitment_to(nonce), seat in missing) for seat, nonce in players
    ]
    header = publish(
        table=table, bank=bank, number=number, dealer=dealer, bindings=bound, seeds=SEEDS, cards=cards
    )
    drawn = DrawnDeck.of(header, nonces, SEEDS, cards)
    assert drawn.draw == draw_deck(header, nonces, len(cards))
    return {
        "cards": _texts(cards),
        "seeds": [seed.hex() for seed in SEEDS],
        "header": {
            "table": table,
            "bank": bank,
            "number": number,
            "dealer": dealer,
            "seats": list(header.seats),
            "commitments": [None if held is None else held.hex() for held in header.commitments],
            "missing": list(header.missing),
            "roots": [root.hex() for root in header.roots],
        },
        "header_bytes": header_bytes(header).hex(),
        "header_hash": header_hash(header).hex(),
        "code": short_code(header),
        "nonces": [None if nonce is None else nonce.hex() for nonce in nonces],
        "choice": drawn.draw.choice,
        "places": list(drawn.draw.places),
        "dealt": _texts(drawn.cards),
        "leaves": [leaf.hex() for leaf in drawn.proof.leaves],
    }


def _texts(cards: tuple[Card, ...]) -> str:
    return " ".join(map(card_text, cards))


if __name__ == "__main__":
    FILE.write_text(json.dumps(vectors(), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
