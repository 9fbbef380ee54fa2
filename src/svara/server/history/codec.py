"""Events as they stand in the database: JSON, with fractions as texts and bytes as base 64."""

from __future__ import annotations

from typing import Any

import msgspec

from svara.chips import decode_chips, encode_chips
from svara.table import TableEvent

_WRITER = msgspec.json.Encoder(enc_hook=encode_chips)
_EVENTS: msgspec.json.Decoder[Any] = msgspec.json.Decoder(TableEvent, dec_hook=decode_chips)


def encode_event(event: TableEvent) -> str:
    return _WRITER.encode(event).decode()


def decode_event(body: str) -> TableEvent:
    """Raises `msgspec.MsgspecError` for what no event was written as."""
    event: TableEvent = _EVENTS.decode(body)
    return event
