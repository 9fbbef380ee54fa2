"""The real server with the cards of its first deals given: what a browser test needs to be sure of a svara.

`house.py` runs it in a process of its own; no server that people play on knows of it.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from svara.bank import legal
from svara.bank.actions import Action
from svara.bank.state import State
from svara.bots import BY_STRENGTH
from svara.cards import Card, parse_card
from svara.rules import Rules, load
from svara.server import run
from svara.server.settings import Settings
from svara.server.tables import rooms
from svara.table import Table, TableEvent

Script = dict[str, str]


class Obedient:
    """A bot that does the first possible of what it is told to prefer, in its seat and deal or at all."""

    def __init__(self, prefers: dict[str, list[str]]) -> None:
        self._prefers = prefers

    def __call__(self, view: State, seat: int, _chance: Any) -> Action:
        kinds = {option.kind: option for option in legal(view, seat)}
        own = self._prefers.get(f"seat {seat}, deal {view.deals}", [])
        kind = next(kind for kind in (*own, *self._prefers["else"], "fold") if kind in kinds)
        return Action(seat, kind, kinds[kind].least)


def script_deals(deals: list[Script]) -> None:
    """Give the seats of the first deals these hands, and those who cut, in turn, the cards of a ``cut``; all
    other cards stay as they were shuffled.
    """
    shuffled = Table.deal_deck

    def deal_deck(self: Table, deck: Sequence[Card | None], draw: int, now: int) -> list[TableEvent]:
        trial = self.copy()
        shuffled(trial, deck, draw, now)
        assert trial.bank is not None
        bank = trial.bank.state
        if not deals or (bank.phase == "cutting") != ("cut" in deals[0]):
            return shuffled(self, deck, draw, now)
        given = {name: [parse_card(word) for word in text.split()] for name, text in deals.pop(0).items()}
        taken = {card for hand in given.values() for card in hand}
        rest = iter([card for card in deck if card not in taken])
        return shuffled(self, [*_first(bank.order, given, rest), *rest], draw, now)

    Table.deal_deck = deal_deck  # type: ignore[method-assign]


def _first(order: Sequence[int], given: dict[str, list[Card]], rest: Any) -> list[Card | None]:
    if "cut" in given:
        return list(given["cut"])
    hands = [given.get(str(order[place % len(order)])) for place in range(3 * len(order))]
    return [next(rest) if hand is None else hand.pop(0) for hand in hands]


def script_draw(draw: int) -> None:
    """Give the random number that picks the table's first dealer."""
    drawn = Table.deal_deck

    def deal_deck(self: Table, deck: Sequence[Card | None], _draw: int, now: int) -> list[TableEvent]:
        return drawn(self, deck, draw, now)

    Table.deal_deck = deal_deck  # type: ignore[method-assign,assignment]


def take_given_decks() -> None:
    """Cards that are given cannot come from decks that are proven."""
    opened = Table.open

    def open_table(*args: Any, **options: Any) -> tuple[Table, list[TableEvent]]:
        return opened(*args, **{**options, "fair": False})

    Table.open = open_table  # type: ignore[method-assign]


def take_time() -> None:
    """Whatever is asked, there is time for it on the slowest machine."""
    parsed = load.parse_rules

    def parse_rules(text: str, source: str, overrides: Any = None) -> Rules:
        rules = parsed(text, source, overrides)
        clocks = replace(rules.clocks, turn=90, choice=90, join=90, show=90, new_deal=300)
        return replace(rules, clocks=clocks)

    load.parse_rules = parse_rules


def open_house(told: dict[str, Any], says: Connection) -> None:
    """Serve until the process is ended; ``says`` gets what a program would print."""
    os.dup2(says.fileno(), 1)
    take_time()
    if told["deals"] or told["draw"] is not None:
        take_given_decks()
    script_deals(told["deals"])
    if told["draw"] is not None:
        script_draw(told["draw"])
    if told["prefers"]:
        obedient = dict.fromkeys(BY_STRENGTH, lambda _game: Obedient(told["prefers"]))
        rooms.BY_STRENGTH = obedient  # type: ignore[attr-defined,assignment]
    client = os.environ.get("SVARA_SERVER_CLIENT")
    run.serve(
        Settings(
            port=0,
            data=Path(told["data"]),
            client=Path(client) if client else None,
            profile=told["profile"],
            ante=told["ante"],
            bots=told["bots"],
            bot_delay=(0.05, 0.1),
            pause=told["pause"],
        )
    )
