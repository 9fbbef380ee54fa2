"""Logs: one JSON object a line on standard error, and never a card, a seed or a session's token in one."""

from __future__ import annotations

import logging
import sys
from collections.abc import MutableMapping
from typing import Any

import structlog

SECRET = frozenset(
    {
        "card", "cards", "deck", "hand", "held", "seed", "seeds", "salt", "salts", "nonce", "nonces",
        "token", "telegram_token", "cookie", "body",
        "password", "recovery", "ticket", "init_data", "authorization",
    }
)  # fmt: skip
"""Names under which a secret could be handed to a logger by mistake; their values are not written."""

_SHARED: list[Any] = [
    structlog.stdlib.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
]


def drop_secrets(_: Any, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """A processor that leaves the names of secrets and removes their values."""
    return {name: "removed" if name in SECRET else value for name, value in event.items()}


def configure(level: int = logging.INFO) -> None:
    """Send this program's logs and those of its libraries to standard error."""
    ending: list[Any] = [drop_secrets, structlog.processors.format_exc_info]
    render = structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[*_SHARED, *ending, render],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    remove_meta = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=_SHARED, processors=[remove_meta, *ending, render]
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(max(level, logging.WARNING))
