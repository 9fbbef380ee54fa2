"""The real server with the cards of its first deals given: what a browser test needs to be sure of a svara.

Run as a program by `house.py`; no server that people play on knows of it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from svara.bank import Bank, legal
from svara.bank.actions import Action
from svara.bank.events import BankEvent
from svara.bank.state import State
from svara.cards import Card, parse_card
from svara.server import run
from svara.server.settings import Settings


class Calm:
    """A bot that goes along with everything and never raises; of two equals it chooses as it is told."""

    def __init__(self, choice: str) -> None:
        self._preferred = ("check", "call", "open", choice, "decline", "all-in", "dark", "fold")

    def __call__(self, view: State, seat: int, _chance: Any) -> Action:
        kinds = {option.kind: option for option in legal(view, seat)}
        kind = next(kind for kind in self._preferred if kind in kinds)
        return Action(seat, kind, kinds[kind].least)


def script_deals(deals: list[dict[str, str]]) -> None:
    """Give the seats of the first deals these hands; all other cards stay as they were shuffled."""
    shuffled = Bank.deal

    def deal(self: Bank, deck: Sequence[Card | None]) -> list[BankEvent]:
        if not deals:
            return shuffled(self, deck)
        hands = {
            int(seat): [parse_card(word) for word in text.split()] for seat, text in deals.pop(0).items()
        }
        given = {card for hand in hands.values() for card in hand}
        rest = iter([card for card in deck if card not in given])
        _, order = self.next_order()
        places = [hands.get(order[place % len(order)]) for place in range(3 * len(order))]
        first = [next(rest) if hand is None else hand.pop(0) for hand in places]
        return shuffled(self, [*first, *rest])

    Bank.deal = deal  # type: ignore[method-assign]


def main() -> None:
    told = json.loads(sys.argv[1])
    script_deals(told["deals"])
    if told["calm"]:
        run.Sensible = lambda _game: Calm(told["calm"])  # type: ignore[assignment,misc]
    run.serve(
        Settings(
            port=0, data=Path(told["data"]), bots=told["bots"], bot_delay=(0.05, 0.1), pause=told["pause"]
        )
    )


if __name__ == "__main__":
    main()
