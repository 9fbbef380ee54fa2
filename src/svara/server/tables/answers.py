"""The first answer to each action id of a client, kept so that nothing is done twice (house rule 10)."""

from __future__ import annotations

import sqlite3

import msgspec

from svara.server.moments import DAY_MS
from svara.wire import Answer

KEPT = DAY_MS
"""Milliseconds for which an action id is remembered."""

_ANSWERS = msgspec.json.Decoder(Answer)


class AnsweredError(Exception):
    """The id was answered meanwhile, at whichever table; nothing was written."""

    def __init__(self, answer: Answer) -> None:
        self.answer = answer
        super().__init__("the id was answered already")


def first_answer(connection: sqlite3.Connection, player: str, action_id: str) -> Answer | None:
    """What was answered to this id before."""
    row = connection.execute(
        "SELECT body FROM answer WHERE player = ? AND id = ?", (player, action_id)
    ).fetchone()
    return None if row is None else _ANSWERS.decode(row[0])


def keep_answer(connection: sqlite3.Connection, player: str, answer: Answer, now: int) -> None:
    """Remember what was answered to an id. Raises `AnsweredError` where it was used already."""
    kept = connection.execute(
        "INSERT INTO answer (player, id, at, body) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (player, answer.id, now, msgspec.json.encode(answer).decode()),
    ).rowcount
    first = None if kept else first_answer(connection, player, answer.id)
    if first is not None:
        raise AnsweredError(first)


def forget_answers(connection: sqlite3.Connection, now: int) -> None:
    """Drop the ids that no client repeats any more."""
    connection.execute("DELETE FROM answer WHERE at < ?", (now - KEPT,))


def check_answers(connection: sqlite3.Connection) -> None:
    """Raise `msgspec.MsgspecError` for what is none."""
    for (body,) in connection.execute("SELECT body FROM answer"):
        _ANSWERS.decode(body)
