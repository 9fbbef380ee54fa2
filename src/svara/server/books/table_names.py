"""What tables are called, of people who look back at them: the closed ones too."""

from __future__ import annotations

import sqlite3

import msgspec

TABLE_NAME = "coalesce(json_extract(place.options, '$.name'), '')"
"""What its opener called a table, and nothing where it has no name of its own; ``place`` is its row."""

NO_PRACTICE = "json_extract(place.options, '$.practice') IS NULL"
"""Of tables whose chips are worth something."""

GAME = "iif(place.opener IS NULL, place.id, coalesce(json_extract(place.options, '$.profile'), 'svara'))"
"""The id of its game: the house's own table is called like it, and an option left out is the usual one."""

LATEST = 200
"""Tables in one list."""


class PlayedTable(msgspec.Struct, frozen=True):
    """A table that somebody played at or opened, and when its last bank of his ended, or it was opened."""

    table: str
    table_name: str
    game: str
    last: int


def names(connection: sqlite3.Connection, table: str) -> tuple[str, str]:
    """A table's own name, which may be none, and its game."""
    row = connection.execute(
        f"SELECT {TABLE_NAME}, {GAME} FROM game_table AS place WHERE id = ?", (table,)
    ).fetchone()
    return ("", "") if row is None else (str(row[0]), str(row[1]))


def tables_of(connection: sqlite3.Connection, player: str) -> list[PlayedTable]:
    """Those that a player played at or opened, the latest first."""
    return _listed(
        connection,
        """
        SELECT game_table AS id, max(ended) AS last FROM bank_player WHERE player = :player
            GROUP BY game_table
        UNION ALL SELECT id, created FROM game_table WHERE opener = :player
        UNION ALL SELECT game_table, max(at) FROM movement WHERE player = :player AND game_table IS NOT NULL
            GROUP BY game_table
        """,
        player,
    )


def all_tables(connection: sqlite3.Connection) -> list[PlayedTable]:
    """Everybody's; who practised where is nobody's business."""
    return _listed(
        connection,
        """
        SELECT id, coalesce(
            (SELECT ended FROM bank_result WHERE game_table = id ORDER BY bank DESC LIMIT 1), created
        ) AS last FROM game_table
        """,
        "",
    )


def _listed(connection: sqlite3.Connection, found: str, player: str) -> list[PlayedTable]:
    rows = connection.execute(
        f"""
        SELECT place.id, {TABLE_NAME}, {GAME}, max(last) FROM ({found}) AS found
        JOIN game_table AS place ON place.id = found.id
        WHERE {NO_PRACTICE}
        GROUP BY place.id ORDER BY 4 DESC, place.id LIMIT {LATEST}
        """,
        {"player": player},
    )
    return [PlayedTable(*row) for row in rows]
