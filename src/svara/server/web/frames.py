"""The bytes of a WebSocket's frames, as far as they are plain: one whole text at a time."""

from __future__ import annotations

from functools import lru_cache

from websockets.utils import apply_mask as apply_mask_slowly

try:
    from websockets.speedups import apply_mask
except ImportError:
    apply_mask = apply_mask_slowly

LARGEST_FRAME = 16 * 1024
"""Bytes of the largest message that a client may send."""

_TEXT, _MASKED, _SIZE = 0x81, 0x80, 0x7F
_SHORT, _LONG = 126, 1 << 16
_MASK, _SHORTEST = 4, 6
"""How long a client's mask is, and his shortest frame."""


@lru_cache(maxsize=4096)
def head_of(size: int) -> bytes:
    """What goes before a text of so many bytes.

    >>> [head_of(size).hex(" ") for size in (5, 126, 65536)]
    ['81 05', '81 7e 00 7e', '81 7f 00 00 00 00 00 01 00 00']
    """
    if size < _SHORT:
        return bytes((_TEXT, size))
    if size < _LONG:
        return bytes((_TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((_TEXT, 127)) + size.to_bytes(8, "big")


def is_whole(data: bytes) -> bool:
    """Whether these bytes, which begin where a client's frame does, are just that frame.

    >>> [
    ...     is_whole(bytes.fromhex(frame))
    ...     for frame in ("81 82 00 00 00 01 61 63", "81 82 00 00 00 01 61", "81")
    ... ]
    [True, False, False]
    """
    if len(data) < _SHORTEST:
        return False
    start, size = _body(data)
    return len(data) == start + size


def text_in(data: bytes) -> bytes | None:
    """The text that a client's whole frame is; nothing where it is another kind of frame, or wrong.

    >>> text_in(bytes.fromhex("81 82 01 01 01 01 60 63")), text_in(bytes.fromhex("89 80 00 00 00 01"))
    (b'ab', None)
    """
    if data[0] != _TEXT or not data[1] & _MASKED:
        return None
    start, size = _body(data)
    if size > LARGEST_FRAME:
        return None
    text = apply_mask(data[start:], data[start - _MASK : start])
    return text if is_text(text) else None


def is_text(data: bytes) -> bool:
    r"""Whether it is UTF-8.

    >>> is_text("кон".encode()), is_text(b"\xff")
    (True, False)
    """
    if data.isascii():
        return True
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def _body(data: bytes) -> tuple[int, int]:
    """Where what a client's frame carries begins, and how long it is."""
    size = data[1] & _SIZE
    if size < _SHORT:
        return 2 + _MASK, size
    end = 4 if size == _SHORT else 10
    return end + _MASK, int.from_bytes(data[2:end], "big")
