"""A finished bank replayed is what its viewer was shown while it was played, and no card of it earlier."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import msgspec
import pytest

from fair_houses import FairHouse
from houses import House, tied
from servers import folded
from svara.bank.events import BankEnded, BankStarted
from svara.server.history.finished import FinishedBank, Kept, Taker
from svara.server.tables.replay import Replay, replay
from svara.server.tables.showing import table_view
from svara.server.tables.telling import log_entries
from svara.table import TableEvent
from svara.table.fair_events import HeaderPublished
from table_evenings import NAMES, Evening

SEED, STEPS = 2, 250

VIEWED = (
    *("bank", "deal", "svara", "dealer", "phase", "pot", "level", "price", "rake", "winners", "dark"),
    *("proposer", "cuts", "pooling", "asked", "pledges", "pools", "style", "exact", "ante", "profile"),
    "checking",
)
SEAT = (
    *("name", "stack", "bet", "put", "cards", "turned", "score", "dark", "opened", "compared", "all_in"),
    *("equal", "joined", "won", "so_far", "status"),
)
Shown = dict[str, Any]


class Watched:
    """An evening, and what each viewer was shown and told of the bank that runs."""

    def __init__(self, house: House, seed: int) -> None:
        self.evening = Evening(house, seed)
        self.house = house
        self.shown: dict[tuple[str | None, int], Shown] = {}
        self.told: dict[str | None, dict[int, set[str]]] = {}
        self.finished: FinishedBank | None = None
        self._begun = 0

    def step(self) -> FinishedBank | None:
        """Go on; the bank that ended in this step."""
        known = len(self.house.log)
        self.evening.step()
        fresh = list(enumerate(self.house.log, 1))[known:]
        for seq, event in fresh:
            if isinstance(event, BankStarted):
                self.shown.clear()
                self.told.clear()
                self._begun = seq
        for viewer in (None, *NAMES):
            told = self.told.setdefault(viewer, {})
            for entry in log_entries(self.house.state, fresh, viewer):
                told[entry.seq] = cards_in(entry.event)
            view = table_view(self.house.table, viewer, None, self.house.now)
            self.shown[viewer, len(self.house.log)] = plain(view)
        ended = [seq for seq, event in fresh if isinstance(event, BankEnded)]
        return self._bank(ended[0]) if ended else None

    def _bank(self, ended: int) -> FinishedBank:
        state, bank = self.house.state, self.house.bank
        takers = {
            seat: Taker(player, player, bot=False)
            for seat, player in enumerate(state.players)
            if player is not None and (bank.had_cards[seat] or bank.put[seat])
        }
        log = list(enumerate(self.house.log, 1))[:ended]
        first = next((seq for seq, event in log if is_header(event, state.banks)), self._begun)
        events = tuple(Kept(seq, seq, event) for seq, event in log if seq >= first)
        rules = self.house.game.rules
        void = getattr(self.house.log[ended - 1], "void", False)
        return FinishedBank("main", state.banks, "", rules, 0, 0, void, events, takers)


def is_header(event: TableEvent, bank: int) -> bool:
    return isinstance(event, HeaderPublished) and event.header.bank == bank


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def cards_in(shown: Any) -> set[str]:
    return set(re.findall(r'"([6-9TJQKA][shdc])"', msgspec.json.encode(shown).decode()))


def views_of(answer: Replay) -> list[tuple[int, Shown, Shown]]:
    """The number of each step, its event, and the view after it, as a client folds them."""
    told = plain(answer)
    view: Shown = told["view"]
    found = []
    for step in told["steps"]:
        view = folded(view, step | {"type": "change"})
        found.append((step["seq"], step["event"], view))
    return found


def check(watched: Watched, bank: FinishedBank, viewer: str | None, seen: Counter[str]) -> None:
    answer = replay(bank, viewer)
    own = bank.seat_of(viewer)
    assert answer.seat == own
    who = viewer if own is not None else None
    known: set[str] = set()
    told = watched.told[who]
    numbers = iter(sorted(told))
    number = next(numbers, None)
    for seq, event, view in views_of(answer):
        while number is not None and number <= seq:
            known |= told[number]
            number = next(numbers, None)
        assert cards_in(event) <= told[seq]
        assert cards_in({"seats": view["seats"], "cuts": view.get("cuts")}) <= known
        seen[event["event"]] += 1
        live = watched.shown.get((who, seq))
        if live is None:
            continue
        seen["compared with a live view"] += 1
        assert {name: view.get(name) for name in VIEWED} == {name: live.get(name) for name in VIEWED}
        for place in bank.takers:
            mine, there = view["seats"][place], live["seats"][place]
            assert {name: mine.get(name) for name in SEAT} == {name: there.get(name) for name in SEAT}
    last = views_of(answer)[-1][2]
    assert last["phase"] == "finished"
    assert "legal" not in last


@pytest.mark.parametrize("profile", ["svara", "svarka", "trinka", "seka"])
@pytest.mark.parametrize("kind", [House, FairHouse])
def test_a_replay_is_what_was_shown(profile: str, kind: type[House]) -> None:
    """House rule 7, for everybody who was in it, for who sat by, and for spectators."""
    seen: Counter[str] = Counter()
    watched = Watched(kind(tied(profile)), SEED)
    for step in range(STEPS):
        bank = watched.step()
        if bank is None:
            continue
        for viewer in (None, *NAMES):
            try:
                check(watched, bank, viewer, seen)
            except AssertionError as error:
                raise AssertionError(f"step {step}, {viewer}: {error}") from error
    assert {"looked", "opened", "won", "svara_declared", "compared with a live view"} <= set(+seen)
    assert ("salts_given" in seen) == (kind is FairHouse)


def test_who_came_and_went_is_left_out() -> None:
    """What the record of a bank leaves out is in no replay of it: names of passers-by, clocks, lines."""
    watched = Watched(House(tied("svara")), SEED)
    seen: Counter[str] = Counter()
    for _ in range(STEPS):
        bank = watched.step()
        if bank is not None:
            seen.update(event["event"] for _, event, _ in views_of(replay(bank, None)))
    assert seen["bank_ended"]
    gone = {"sat_down", "stood_up", "line_lost", "line_back", "clock_started", "committed", "sat_out"}
    assert not gone & seen.keys()
    assert gone & watched.evening.seen.keys()
