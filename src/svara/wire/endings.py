"""Why a line is ended by the server, and the codes that say so."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

Ending: TypeAlias = Literal[
    "secret_in_address",
    "no_session",
    "banned",
    "no_table",
    "not_allowed",
    "too_much",
    "too_many",
    "closed",
    "other_version",
]
"""Why the server may end a line."""

ENDINGS: Mapping[Ending, int] = {
    "secret_in_address": 4400,
    "no_session": 4401,
    "banned": 4403,
    "no_table": 4404,
    "not_allowed": 4405,
    "too_much": 4408,
    "too_many": 4409,
    "closed": 4410,
    "other_version": 4426,
}
"""The code that a socket is closed with, by the reason that goes with it."""
