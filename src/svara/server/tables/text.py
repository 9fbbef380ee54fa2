"""What people write for others to read: one line of letters that can be seen."""

from __future__ import annotations

import unicodedata

from svara.server.people.names import UNSEEN

MOST_MARKS = 2
"""Combining marks on one letter; more of them run over the lines beside."""

_JOINERS = ("\u200d", "\ufe0f")


def clean_text(text: str, longest: int) -> str | None:
    r"""The text as it is shown, or ``None`` where it is empty, too long or holds what cannot be seen.

    >>> clean_text("  well   played ", 20), clean_text("a\u202eb", 20), clean_text("", 20)
    ('well played', None, None)
    """
    if len(text) > 4 * longest:
        return None
    plain = unicodedata.normalize("NFC", text)
    for joiner in _JOINERS:
        plain = plain.replace(joiner, "")
    plain = " ".join(plain.split())
    marks = 0
    for letter in plain:
        kind = unicodedata.category(letter)[0]
        marks = marks + 1 if kind == "M" else 0
        if letter in UNSEEN or kind not in "LNPSMZ" or marks > MOST_MARKS:
            return None
    return plain if 0 < len(plain) <= longest else None
