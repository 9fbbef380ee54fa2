"""An evening's settlement: who won and lost what between two moments, at one table or at all of them."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterable
from typing import Literal, TypeAlias

import msgspec

from svara.chips import Chips, chips_json, exact, parse_chips
from svara.server.books.booking import BOT, is_bot
from svara.server.books.table_names import NO_PRACTICE, names


class SettledPlayer(msgspec.Struct, frozen=True, omit_defaults=True):
    """One player: ``before`` + ``brought`` + ``net`` is ``taken`` + ``after``, in chips.

    ``player`` is his id, for operators alone.
    """

    name: str
    before: int
    """On his seats when the time began."""
    brought: int
    taken: int
    after: int
    """On his seats when the time ended."""
    net: int
    bot: bool = False
    you: bool = False
    player: str | None = None


class Score(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a player won less what he paid where the score is notional (K2); a fraction is a text."""

    name: str
    score: int | str
    bot: bool = False
    you: bool = False


class Settlement(msgspec.Struct, frozen=True):
    """The sheet. All nets, the rake and what went into pots that are still played for add up to zero."""

    table: str | None
    since: int
    until: int
    players: tuple[SettledPlayer, ...]
    rake: int
    in_pots: int
    scores: tuple[Score, ...]
    """Of a table whose score is notional."""
    table_name: str = ""
    """What its opener called the table; empty where it has no name but its game's, and for the club."""
    game: str = ""


class _Sums(msgspec.Struct):
    brought: Counter[str] = msgspec.field(default_factory=Counter)
    taken: Counter[str] = msgspec.field(default_factory=Counter)
    net: Counter[str] = msgspec.field(default_factory=Counter)
    after: Counter[str] = msgspec.field(default_factory=Counter)
    rake: int = 0
    in_pots: int = 0


_MOVED = """
SELECT coalesce(player, ''), at < :until,
       sum(iif(target GLOB 'seat:*' AND source NOT GLOB 'pot:*' AND kind != 'move', amount, 0)),
       sum(iif(source GLOB 'seat:*' AND target NOT GLOB 'pot:*' AND kind != 'move', amount, 0)),
       sum(iif(target GLOB 'pot:*', amount, 0)),
       sum(iif(source GLOB 'pot:*', amount, 0)),
       sum(iif(source GLOB 'pot:*' AND target NOT GLOB 'seat:*', amount, 0)),
       sum(iif(target GLOB 'rake:*', amount, 0))
FROM movement WHERE game_table = :table AND at >= :since GROUP BY 1, 2
"""
"""By player, and by whether it was before ``:until``: what came to his seats and what left them, what went
into pots and what came out of them, how much of that came to no seat, and the rake.
"""


def settle(
    connection: sqlite3.Connection,
    table: str | None,
    since: int,
    until: int,
    viewer: str,
    *,
    ids: bool = False,
) -> Settlement:
    """The sheet of one table, or of the whole club; ``ids`` says who is who."""
    connection.execute("BEGIN")
    try:
        tables = [table] if table is not None else _tables(connection)
        sums = _Sums()
        for each in tables:
            _add(connection, sums, each, since, until)
        players = _players(connection, sums, viewer, ids=ids)
        scores = () if table is None else _scores(connection, table, since, until, viewer)
        name, game = ("", "") if table is None else names(connection, table)
        return Settlement(table, since, until, players, sums.rake, sums.in_pots, scores, name, game)
    finally:
        connection.execute("ROLLBACK")


SheetAccess: TypeAlias = Literal["open", "not_allowed", "no_table"]


def sheet_access(
    connection: sqlite3.Connection, table: str, player: str, *, sees_all: bool = False
) -> SheetAccess:
    """Whether a table's sheet is open to a player: those who played there see it, and who opened it.

    ``no_table`` is also the answer for a private table that he does not belong to, and for one for practice,
    after which nobody owes anybody anything. Who ``sees_all`` sees every other.
    """
    row = connection.execute(
        f"""
        SELECT opener, json_extract(options, '$.private') FROM game_table AS place
        WHERE id = ? AND {NO_PRACTICE}
        """,
        (table,),
    ).fetchone()
    if row is None:
        return "no_table"
    opener, private = row
    played = (
        "SELECT 1 FROM movement WHERE player = ? AND game_table = ?",
        "SELECT 1 FROM bank_player WHERE player = ? AND game_table = ?",
    )
    if (
        sees_all
        or opener == player
        or any(connection.execute(f"{query} LIMIT 1", (player, table)).fetchone() for query in played)
    ):
        return "open"
    return "no_table" if private else "not_allowed"


def _tables(connection: sqlite3.Connection) -> list[str]:
    return [row[0] for row in connection.execute("SELECT id FROM game_table ORDER BY id")]


def _add(connection: sqlite3.Connection, sums: _Sums, table: str, since: int, until: int) -> None:
    for player, chips in connection.execute(
        "SELECT coalesce(player, ''), balance FROM account WHERE id > ? AND id < ? AND balance > 0",
        (f"seat:{table}:", f"seat:{table};"),
    ):
        sums.after[player] += chips
    asked = {"table": table, "since": since, "until": until}
    for player, within, seated, left, put, got, past, rake in connection.execute(_MOVED, asked):
        if not within:
            sums.after[player] -= seated - left - put + got - past
            continue
        if player:
            sums.brought[player] += seated
            sums.taken[player] += left + past
            sums.net[player] += got - put
        sums.rake += rake
        sums.in_pots += put - got


def _players(
    connection: sqlite3.Connection, sums: _Sums, viewer: str, *, ids: bool
) -> tuple[SettledPlayer, ...]:
    parts = (sums.brought, sums.taken, sums.net, sums.after)
    there = {player for part in parts for player, chips in part.items() if chips and player}
    called = _names(connection, there)
    rows = [
        SettledPlayer(
            name,
            sums.after[player] - sums.net[player] - sums.brought[player] + sums.taken[player],
            sums.brought[player],
            sums.taken[player],
            sums.after[player],
            sums.net[player],
            bot=is_bot(connection, player),
            you=player == viewer,
            player=player if ids else None,
        )
        for player, name in called.items()
    ]
    return tuple(sorted(rows, key=lambda row: (-row.net, row.name)))


def _scores(
    connection: sqlite3.Connection, table: str, since: int, until: int, viewer: str
) -> tuple[Score, ...]:
    """Of a table whose banks move no chips of the ledger."""
    if connection.execute("SELECT 1 FROM movement WHERE game_table = ? LIMIT 1", (table,)).fetchone():
        return ()
    sums: dict[str, Chips] = {}
    for player, put, won in connection.execute(
        "SELECT player, put, won FROM bank_player WHERE game_table = ? AND ended >= ? AND ended < ?",
        (table, since, until),
    ):
        sums[player] = sums.get(player, 0) + parse_chips(won) - parse_chips(put)
    called = _names(connection, sums)
    best = sorted(sums, key=lambda player: (-sums[player], called[player]))
    return tuple(
        Score(
            called[player],
            chips_json(exact(sums[player])),
            bot=is_bot(connection, player),
            you=player == viewer,
        )
        for player in best
    )


def _names(connection: sqlite3.Connection, players: Iterable[str]) -> dict[str, str]:
    """What players are called now; of two who are called the same, one has a number, and no account's the
    account's name.
    """
    called: dict[str, str] = {}
    used: Counter[str] = Counter()
    for _, player, name in sorted(_called(connection, player) for player in players):
        used[name] += 1
        called[player] = name if used[name] == 1 else f"{name} ({used[name]})"
    return called


def _called(connection: sqlite3.Connection, player: str) -> tuple[bool, str, str]:
    """Whether he has no name of his own alone, who he is, and his name."""
    row = connection.execute("SELECT login IS NULL, name FROM player WHERE id = ?", (player,)).fetchone()
    return (True, player, player.removeprefix(BOT)) if row is None else (bool(row[0]), player, str(row[1]))
