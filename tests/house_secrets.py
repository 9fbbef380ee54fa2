"""What the house holds while people play, and how much of it a text that it gives out may hold."""

from __future__ import annotations

import base64
import json
import re
import sqlite3
import threading
from collections.abc import Iterable
from contextlib import closing
from types import TracebackType
from typing import Any

from frames import CARD, texts
from servers import Server
from svara.cards import card_text
from svara.server.history.codec import decode_event
from svara.server.tables.holding import decode_held

LOOK_SECONDS = 0.01

_SECRET = re.compile(r"(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])|(?<![\w+/-])[\w+/-]{43}(?![\w+/-])")
"""32 bytes as a text has them: hexadecimal, or one of the two ways of base 64."""

_CARD = re.compile(rf"\b{CARD.pattern}\b")


class Watch:
    """Looks at a server's database all the while, and keeps every salt and seed that lay there.

    With ``strike_after`` events more than there were it kills the server, whatever is under way then.
    """

    def __init__(self, server: Server, strike_after: int | None = None) -> None:
        self.secrets: dict[str, bytes] = {}
        """By each text that they could be given out as."""
        self.struck = threading.Event()
        self._server = server
        self._strike_after = strike_after
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._look)

    def __enter__(self) -> Watch:
        self._thread.start()
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self._over.set()
        self._thread.join()

    def _look(self) -> None:
        with closing(sqlite3.connect(self._server.data / "svara.db")) as books:
            goal = None if self._strike_after is None else _events(books) + self._strike_after
            known: set[str] = set()
            while not self._over.wait(LOOK_SECONDS):
                for body in {row[0] for row in books.execute("SELECT cards FROM deck")} - known:
                    known.add(body)
                    held = decode_held(body)
                    for secret in (*held.salts, *held.seeds):
                        self.secrets |= dict.fromkeys(_written(secret), secret)
                if goal is not None and _events(books) >= goal:
                    self.struck.set()
                    self._server.kill()
                    return


def _events(books: sqlite3.Connection) -> int:
    return int(books.execute("SELECT sum(seq) FROM game_table").fetchone()[0])


def _written(secret: bytes) -> Iterable[str]:
    yield secret.hex()
    for encode in (base64.b64encode, base64.urlsafe_b64encode):
        yield encode(secret).decode().rstrip("=")


def found_in(text: str, secrets: dict[str, bytes]) -> set[bytes]:
    """The secrets that a text holds, however it writes them."""
    return {secrets[found] for found in _SECRET.findall(text) if found in secrets}


def check_secrets(frames: Iterable[str], secrets: dict[str, bytes]) -> None:
    """A player's frames, in the order in which they were sent, hold no secret before it is given to him."""
    given: set[bytes] = set()
    for frame in frames:
        if (found := found_in(frame, secrets)) - given:
            given |= set(_given(json.loads(frame)))
            assert found <= given, frame


def _given(message: dict[str, Any]) -> Iterable[bytes]:
    for entry in message.get("log", ()):
        event = entry["event"]
        if event["event"] == "salts_given":
            yield from (bytes.fromhex(salt["salt"]) for salt in event["salts"])
        elif event["event"] in ("deck_proved", "header_voided"):
            yield from map(bytes.fromhex, event["seeds"])


def cards_in(text: str) -> set[str]:
    """Every card that stands in a text by itself."""
    return set(_CARD.findall(text))


class Entitled:
    """What somebody may know of a bank that is over, from the events that the house has kept of it."""

    def __init__(self, books: sqlite3.Connection, table: str, bank: int, seat: int | None) -> None:
        self.cards: set[str] = set()
        self.secrets: set[bytes] = set()
        self._seat = seat
        self._pools: dict[int, set[int]] = {}
        for (body,) in books.execute(
            """
            SELECT event.body FROM event JOIN bank_result AS bank
            ON bank.game_table = event.game_table AND seq <= last_seq AND seq > (
                SELECT coalesce(max(last_seq), 0) FROM bank_result AS before
                WHERE before.game_table = bank.game_table AND before.bank < bank.bank
            ) WHERE bank.game_table = ? AND bank.bank = ? ORDER BY seq
            """,
            (table, bank),
        ):
            self._take(decode_event(body))

    def _take(self, event: Any) -> None:
        seat = self._seat
        match str(type(event).__struct_config__.tag):
            case "joined":
                self._pools[event.seat] = {other for other, _ in event.pool}
            case "svara_declared":
                self._pools = {holder: pool for holder, pool in self._pools.items() if holder in event.equals}
            case "looked" if seat is not None and (
                event.seat == seat or seat in self._pools.get(event.seat, ())
            ):
                self._show(event.cards)
            case "opened":
                self._show(event.cards)
            case "compared" if seat in (event.seat, event.other):
                self._show((*event.cards, *event.other_cards))
            case "cut":
                self._show((event.card,))
            case "salts_given" if event.to is None or seat in event.to:
                self.secrets |= {salt.salt for salt in event.salts}
            case "deck_proved" | "header_voided":
                self.secrets |= set(event.seeds)
            case _:
                pass

    def _show(self, cards: Iterable[Any]) -> None:
        self.cards |= {card_text(card) for card in cards if card is not None}

    def check(self, text: str, secrets: dict[str, bytes]) -> None:
        """Nothing in the text, be it JSON or a record, is more than that."""
        shown = set(texts(json.loads(text))) if text.startswith("{") else cards_in(text)
        assert shown <= self.cards, text
        assert found_in(text, secrets) <= self.secrets, text
