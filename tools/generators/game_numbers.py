"""The numbers of the shipped games that a client shows before there is a table: `web/src/shipped.ts`."""

from __future__ import annotations

from svara.rules import Rules
from svara.rules.load import load_rules

GAMES = ("svara", "seka", "trinka", "svarka")
"""Those that the lobby offers by name."""

_HEAD = """/** What a shipped game has where a table's opener says nothing. Written by `tools/generate`. */

/** `min_buy_in` and `max_buy_in` are in antes. */
export interface GameNumbers {
  ante: number;
  seats: number;
  min_stack: number;
  min_buy_in: number;
  max_buy_in: number;
}

"""


def numbers_module() -> str:
    """The module, with a line for each game."""
    lines = (f"  {game}: {{ {_numbers(load_rules(game))} }},\n" for game in GAMES)
    return f"{_HEAD}export const SHIPPED = {{\n{''.join(lines)}}} satisfies Record<string, GameNumbers>;\n"


def _numbers(rules: Rules) -> str:
    numbers = {
        "ante": rules.ante,
        "seats": rules.deck.max_players,
        "min_stack": rules.min_stack,
        "min_buy_in": rules.seats.min_buy_in,
        "max_buy_in": rules.seats.max_buy_in,
    }
    return ", ".join(f"{name}: {number}" for name, number in numbers.items())
