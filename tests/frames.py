"""Whether what a client was sent holds a card that he may not see."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Iterable, Iterator
from typing import Any

from servers import Message, folded

CARD = re.compile(r"[6-9TJQKA][shdc]")


def check_frames(frames: Iterable[str], decks: list[list[str]]) -> None:
    """Every card in every field of a player's frames, in the order in which they were sent, is his to see;
    with ``decks``, the house's, it lies there too.
    """
    own: set[str] = set()
    opened: set[str] = set()
    pools: dict[int, list[int]] = {}
    mine: set[int | None] = set()
    view: Message = {}
    you: int | None = None
    began, seated = 0, False
    for frame in frames:
        message = json.loads(frame)
        if message["type"] in ("snapshot", "update", "change"):
            view = folded(view, message)
        # Who gives his seat up in a bank, or takes another, has seen what he has seen.
        you = view.get("you")
        mine.add(you)
        seated |= you is not None
        for entry in message.get("log", ()):
            event = entry["event"]
            if event["event"] == "bank_started" and entry["seq"] != began:
                own, opened, pools, mine, began = set(), set(), {}, {you}, entry["seq"]
            elif event["event"] == "opened":
                opened |= set(event["cards"])
            elif event["event"] == "cut":
                opened.add(event["card"])
            elif event["event"] == "joined":
                pools[event["seat"]] = [seat for seat, _ in event.get("pool", ())]
            elif event["event"] == "compared" and mine & {event["seat"], event["other"]}:
                own |= set(event["cards"]) | set(event["other_cards"])
            elif event["event"] == "compared":
                assert {*event["cards"], *event["other_cards"]} == {None}, "the two only (T8)"
            elif event["event"] == "looked" and mine & {event["seat"], *pools.get(event["seat"], ())}:
                own |= set(event["cards"])
            elif event["event"] == "looked":
                assert set(event["cards"]) == {None}, "what one saw is not public (C10)"
            elif event["event"] == "salts_given" and event.get("to") is not None:
                assert mine & set(event["to"]), "a salt is for whom its card was shown"
        assert set(texts(message)) <= own | opened, f"seat {you} was shown more than it may see: {frame}"
        check_hands(view, decks)
    if not seated:
        assert own == set()


def check_hands(view: Message, decks: list[list[str]]) -> None:
    """A card that is shown lies in front of that seat in a deck of the house: nothing is made up."""
    for seat in view.get("seats", ()):
        known = [(slot, card) for slot, card in enumerate(seat.get("cards", ())) if card]
        compared = seat.get("compared") or seat["seat"] == view.get("you")
        assert all(seat.get("opened") or compared or seat["turned"][slot] for slot, _ in known)
        if known and decks:
            assert any(all(card in deck for _, card in known) for deck in decks)


def texts(value: Any) -> Iterator[str]:
    """Every card in a message, in whatever field: keys and texts are decoded, numbers are not cards."""
    if isinstance(value, dict):
        yield from itertools.chain.from_iterable(texts(item) for item in value.values())
    elif isinstance(value, list):
        yield from itertools.chain.from_iterable(texts(item) for item in value)
    elif isinstance(value, str) and CARD.fullmatch(value):
        yield value
