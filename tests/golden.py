"""Golden banks: every event and every seat's view after each line, so that a change of the game is a diff.

`python -m tests.golden` writes tests/golden/*.json anew from the records beside them. After each line come
its events, what of the spectator's view changed, what a seat knows beyond the spectator, and what is legal.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from svara.bank import Game, State
from svara.bank.actions import option_text
from svara.cards import cards_text
from svara.chips import encode_chips
from svara.record import Replay, event_json, parse_record

FOLDER = Path(__file__).parent / "golden"

Row = dict[str, Any]


def records() -> list[Path]:
    return sorted(FOLDER.glob("*.toml"))


def golden_text(file: Path) -> str:
    """What the golden file of a record holds: a JSON list, a row a line."""
    record = parse_record(file.read_text(encoding="utf-8"), file.name)
    replay = Replay(record, Game.load(record.profile, record.rules))
    rows = Rows(replay)
    rows.add("start")
    for line in record.actions:
        replay.play(line)
        rows.add(line)
    replay.deal_if_due()
    rows.add("end")
    return "[\n" + ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows.rows) + "\n]\n"


class Rows:
    """The rows of a golden file, each telling only what changed since it was last told."""

    def __init__(self, replay: Replay) -> None:
        self.replay = replay
        self.rows: list[Row] = []
        self._events = 0
        self._told: dict[str, Row] = {}

    def add(self, line: str) -> None:
        """The rows of all that a line brought about."""
        replay = self.replay
        self.rows.append({"line": line})
        self.rows += [_event(event_json(event, replay.names)) for event in replay.events[self._events :]]
        self._events = len(replay.events)
        public = _fields(replay.bank.view(None))
        self._changes("view", public)
        for seat, name in enumerate(replay.names):
            own = _fields(replay.bank.view(seat))
            self._changes(f"{name} knows", {key: own[key] for key in own if own[key] != public[key]})
        self._changes("legal", dict(self._legal()))

    def _legal(self) -> Iterator[tuple[str, list[str]]]:
        for seat, name in enumerate(self.replay.names):
            yield name, [option_text(option) for option in self.replay.bank.legal(seat)]

    def _changes(self, what: str, now: Row) -> None:
        before = self._told.get(what, {})
        changed = {key: value for key, value in now.items() if key not in before or before[key] != value}
        changed |= {key: None for key in before if key not in now}
        if changed:
            self.rows.append({what: changed})
        self._told[what] = now


def _event(data: Row) -> Row:
    return {key: value for key, value in data.items() if value not in (None, False, "player")}


def _fields(state: State) -> Row:
    fields: Row = msgspec.to_builtins(state, enc_hook=encode_chips)
    del fields["rules"]
    return fields | {"hands": [cards_text(hand) for hand in state.hands]}


def main() -> None:
    for file in records():
        file.with_suffix(".json").write_text(golden_text(file), encoding="utf-8")


if __name__ == "__main__":
    main()
