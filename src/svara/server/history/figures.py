"""A player's figures: banks, wins, svaras, the biggest pot, and how it went from day to day."""

from __future__ import annotations

import sqlite3

import msgspec

from svara.chips import Chips, chips_json, exact, parse_chips
from svara.server.books.table_names import NO_PRACTICE
from svara.server.moments import DAY_MS

MOST_DAYS = 366


class DayFigures(msgspec.Struct, frozen=True):
    """One day, by the world's clock: its first moment, how many banks, and what they brought in all."""

    day: int
    banks: int
    net: int | str


class GameFigures(msgspec.Struct, frozen=True):
    """A player's banks of one game; a voided bank counts in none of them."""

    game: str
    banks: int
    won: int
    """Banks that left him with more than before."""
    svaras: int
    """Banks with a svara in them."""
    biggest_pot: int | str
    """Of the pots that he won, alone or with others."""
    net: int | str
    days: tuple[DayFigures, ...]
    """The days he played on, the earliest first, of the last year at most."""


class Figures(msgspec.Struct, frozen=True):
    """By game, that with the most banks first."""

    games: tuple[GameFigures, ...]


class _Sum:
    """What has been added up of one game."""

    def __init__(self) -> None:
        self.banks = self.won = self.svaras = 0
        self.biggest: Chips = 0
        self.net: Chips = 0
        self.days: dict[int, tuple[int, Chips]] = {}

    def add(self, put: Chips, won: Chips, pot: Chips, svaras: int, ended: int) -> None:
        net = won - put
        self.banks += 1
        self.won += net > 0
        self.svaras += svaras > 0
        self.net += net
        if won > 0:
            self.biggest = max(self.biggest, pot)
        day = ended - ended % DAY_MS
        banks, before = self.days.get(day, (0, 0))
        self.days[day] = banks + 1, before + net

    def figures(self, game: str) -> GameFigures:
        days = tuple(
            DayFigures(day, banks, chips_json(exact(net)))
            for day, (banks, net) in sorted(self.days.items())[-MOST_DAYS:]
        )
        biggest, net = chips_json(self.biggest), chips_json(exact(self.net))
        return GameFigures(game, self.banks, self.won, self.svaras, biggest, net, days)


def figures_of(connection: sqlite3.Connection, player: str) -> Figures:
    """Everything a player has played, summed up; what he practised is left out."""
    sums: dict[str, _Sum] = {}
    rows = connection.execute(
        f"""
        SELECT bank.profile, mine.put, mine.won, bank.pot, bank.svaras, bank.ended
        FROM bank_player AS mine JOIN bank_result AS bank USING (game_table, bank)
            JOIN game_table AS place ON place.id = mine.game_table
        WHERE mine.player = ? AND NOT bank.void AND {NO_PRACTICE}
        """,
        (player,),
    )
    for game, put, won, pot, svaras, ended in rows:
        total = sums.setdefault(game, _Sum())
        total.add(parse_chips(put), parse_chips(won), parse_chips(pot), svaras, ended)
    games = (each.figures(game) for game, each in sums.items())
    return Figures(tuple(sorted(games, key=lambda each: -each.banks)))
