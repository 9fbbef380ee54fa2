"""Names of people: what may be one, and when two of them are the same login."""

from __future__ import annotations

import re
import secrets
import unicodedata
from collections.abc import Callable

from svara.record.lines import name_fault

LONGEST_NAME = 24

_SIGNS = " +<=>|~$^`"
"""What else may stand in a name, beside letters, digits and punctuation."""

_ALIKE = str.maketrans(
    "авекмнорстухіјѕһԁԛԝӏ" + "αβεζηικμνορτυχ" + "ıɑɡ",
    "abekmhopctyxijshdqwl" + "abezhikmnoptyx" + "iag",
)
"""Letters of other scripts, small or large, that are taken for Latin ones."""

_AS_L = re.compile("(?<=[a-z])I")
"""A large i after a small letter, which is read as another."""

UNSEEN = frozenset(
    map(
        chr,
        (
            0x034F,
            0x115F,
            0x1160,
            0x17B4,
            0x17B5,
            0x3164,
            0xFFA0,
            *range(0x180B, 0x1810),
            *range(0xFE00, 0xFE10),
        ),
    )
)
"""Letters and marks that leave no trace: fillers, joiners and selectors."""


def clean_name(wanted: str | None) -> str:
    """The name a guest gets; one of the house's where he gives none. Raises `ValueError`.

    A name has to be one that a deal record can hold.
    """
    if wanted is None:
        return f"Guest {1000 + secrets.randbelow(9000)}"
    name = " ".join(unicodedata.normalize("NFC", wanted).split())
    if len(name) > LONGEST_NAME or name_fault(name) is not None or not _is_plain(name):
        raise ValueError("no name")
    return name


def _is_plain(name: str) -> bool:
    r"""Letters, digits, punctuation and spaces that can be seen, and one combining mark to a letter at most.

    >>> [_is_plain(name) for name in ("Zoë 7", "x\u0323", "x\u0323\u0323", "\u3164", "\u2800")]
    [True, True, False, False, False]
    """
    before = " "
    for letter in name:
        kind = unicodedata.category(letter)[0]
        if letter in UNSEEN or not (kind in "LNP" or letter in _SIGNS or (kind == "M" and before in "LN")):
            return False
        before = kind
    return True


def login_of(name: str) -> str:
    """What a name is logged in with: compatible letters, large and small ones, and those of other scripts
    that look the same are the same, so that nobody can look like an account.

    >>> login_of("Ａnn  Lée") == login_of("ann Lée"), login_of("Воb") == login_of("BOB")
    (True, True)
    >>> login_of("NeiI") == login_of("Neil"), login_of("Нина") == login_of("нина")
    (True, True)
    """
    folded = _AS_L.sub("l", unicodedata.normalize("NFKC", name)).casefold()
    return " ".join(unicodedata.normalize("NFKC", folded).translate(_ALIKE).split())


def unlike(name: str, taken: Callable[[str], bool]) -> str:
    """The name, followed by a number where it is taken.

    >>> unlike("Ann", {"Ann", "Ann 2", "Bob"}.__contains__)
    'Ann 3'
    """
    number, own = 1, name
    while taken(own):
        number += 1
        own = f"{name} {number}"
    return own


def is_reserved(name: str) -> bool:
    """Whether it is a name that players would take for the house's.

    >>> is_reserved("АDMIN"), is_reserved("Ann")
    (True, False)
    """
    return login_of(name) in _RESERVED


_RESERVED = frozenset(
    map(
        login_of,
        (
            *("admin", "administrator", "operator", "moderator", "console", "house", "deleted", "svara"),
            *("админ", "администратор", "оператор", "модератор"),
        ),
    )
)


def nearest_name(wanted: str) -> str:
    """A name that came from elsewhere, as far as it can be one here.

    >>> nearest_name("Ann \U0001f0a1"), nearest_name("A" * 40)
    ('Ann', 'AAAAAAAAAAAAAAAAAAAAAAAA')
    """
    kept = "".join(letter for letter in unicodedata.normalize("NFC", wanted) if _is_plain("a" + letter))
    try:
        return clean_name(kept.strip()[:LONGEST_NAME].strip())
    except ValueError:
        return clean_name(None)
