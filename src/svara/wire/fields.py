"""What the fields of a struct are where nothing is said of them."""

from __future__ import annotations

from typing import Any

import msgspec


def defaults_of(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """The defaults of those of its fields that have one.

    >>> from svara.wire.views import ScoreView
    >>> defaults_of(ScoreView)
    {'label': None}
    """
    fields, defaults = reversed(kind.__struct_fields__), reversed(kind.__struct_defaults__)
    return dict(zip(fields, defaults, strict=False))
