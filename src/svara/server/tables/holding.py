"""What the house holds of a deal that is pending or in progress: drawn, kept on the disk, and checked."""

from __future__ import annotations

import secrets

import msgspec

from svara.cards import Card
from svara.fair import DECKS, HASH_SIZE, SealedDeck
from svara.table import NOTHING, Held, Table, TableEvent

_DECODER: msgspec.json.Decoder[Held | tuple[Card | None, ...]] = msgspec.json.Decoder(
    Held | tuple[Card | None, ...]
)


def deal_due(table: Table, now: int) -> list[TableEvent]:
    """Deal what is due, from bytes of the operating system that are kept nowhere else."""
    draw = secrets.randbits(64)
    if table.state.fair:
        return table.deal([secrets.token_bytes(HASH_SIZE) for _ in range(DECKS)], draw, now)
    deck = list(table.game.cards)
    secrets.SystemRandom().shuffle(deck)
    return table.deal_deck(deck, draw, now)


def encode_held(held: Held) -> str:
    """The text that `decode_held` reads."""
    return msgspec.json.encode(held).decode()


def decode_held(text: str) -> Held:
    """What was held; a list of cards is a deck of before there were headers. Raises `msgspec.DecodeError`."""
    found = _DECODER.decode(text)
    return found if isinstance(found, Held) else Held(cards=found)


def check_held(table: Table) -> None:
    """Raise `ValueError` unless the table's secrets are those that its events speak of."""
    held, sealed = table.held, table.state.pending()
    if sealed is not None:
        if held.cards or held.salts or held.places or len(held.seeds) != DECKS:
            raise ValueError("the seeds of its header are missing")
        roots = tuple(SealedDeck.of(seed, table.game.cards).root for seed in held.seeds)
        if roots != sealed.header.roots:
            raise ValueError("the seeds of its header are others")
    elif not table.state.running:
        if held != NOTHING:
            raise ValueError("a deck is held for no bank")
    else:
        _check_deck(table)


def _check_deck(table: Table) -> None:
    held, state = table.held, table.state
    if not held.cards:
        raise ValueError("the deck of its bank is missing")
    if sorted(card for card in held.cards if card is not None) != list(table.game.cards) or held.seeds:
        raise ValueError("the deck of its bank is none")
    proved = state.sealed is not None and state.sealed.header.bank == state.banks
    count = len(held.cards) if proved else 0
    if len(held.salts) != count or sorted(held.places) != list(range(count)):
        raise ValueError("the salts of its deck are missing")
