"""Fair cards as a bot has them: `svara.client` brings nonces, and finds what does not fit together."""

from __future__ import annotations

import asyncio
import copy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import svara.client
from fair_houses import FairHouse
from people import Browser, done
from servers import PATIENCE, Server, running
from svara.cards import card_text
from svara.client import FairCards, FairError, TableLine
from svara.client.fair import MOST_NONCES
from svara.fair import commitment_to
from svara.server.tables.telling import log_entries
from svara.wire import FairView, LogEntry, TableView

BANKS = 3
ENDING = ("look", "compare", "show", "call", "check", "split", "fold")


def tokens(server: Server, *names: str) -> list[str]:
    owner = Browser(server)
    owner.sign_up("Owner")
    return [done(owner.post("bots", name=name))["token"] for name in names]


async def play(line: TableLine, seat: int) -> None:
    """Look, and then do what brings a bank to its end, one after another."""
    async for view in line:
        if view.bank > BANKS:
            return
        if view.you is None:
            assert (await line.sit(seat, None if view.exact else int(view.max_buy_in))).ok
        elif view.you in view.owed and view.question == "new_deal":
            assert (await line.ready()).ok
        elif view.you in view.owed and view.legal:
            mine = {option.action: option for option in view.legal}
            wanted = next((mine[action] for action in ENDING if action in mine), view.legal[0])
            await line.act(wanted.action, wanted.min)


@pytest.mark.server
@pytest.mark.parametrize("profile", ["seka", "svarka"])
def test_bots_are_dealt_what_nobody_could_choose(tmp_path: Path, profile: str) -> None:
    """Every deal has a nonce of each, and who looks on checks as much as may be known."""

    async def evening(server: Server) -> None:
        one, two, eve = tokens(server, "One", "Two", "Eve")
        async with (
            svara.client.connect(server.url, one) as first,
            svara.client.connect(server.url, two) as second,
            svara.client.connect(server.url, eve) as third,
            first.table() as ann,
            second.table() as bob,
            third.table() as looker,
        ):
            async with asyncio.timeout(3 * PATIENCE):
                await asyncio.gather(play(ann, 0), play(bob, 1))
            assert ann.view.fair is not None
            assert (ann.view.fair.without, ann.view.fair.missing) == ((), ())
            for line in (ann, bob):
                assert line.fair.own == line.fair.decks >= BANKS
            assert ann.fair.cards + bob.fair.cards >= 3 * BANKS
            assert looker.fair.own == 0
            async with asyncio.timeout(PATIENCE):
                async for _ in looker:
                    if looker.fair.decks >= BANKS and looker.fair.code == looker.view.fair.code:  # type: ignore[union-attr]
                        break

    with running(tmp_path / "data", "--bots", "0", "--profile", profile) as server:
        asyncio.run(evening(server))


@pytest.mark.server
def test_who_finds_a_fault_plays_no_more(empty_table: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is no answer that could be overlooked: whatever is asked of the line raises it."""

    async def evening() -> None:
        one, two = tokens(empty_table, "One", "Two")
        async with (
            svara.client.connect(empty_table.url, one) as first,
            svara.client.connect(empty_table.url, two) as second,
            first.table() as ann,
            second.table() as bob,
        ):
            assert (await ann.sit(0, 500)).ok
            monkeypatch.setattr("svara.client.fair.check_drawn", stacked)
            assert (await bob.sit(1, 500)).ok
            with pytest.raises(FairError, match="stacked"):
                async with asyncio.timeout(PATIENCE):
                    async for _ in ann:
                        pass
            with pytest.raises(FairError, match="stacked"):
                await ann.ready()

    def stacked(*_: Any) -> None:
        raise FairError("the deck is stacked")

    asyncio.run(evening())


def seen(fair: FairView, you: int | None = None) -> TableView:
    return TableView("main", "svara", 10, 200, 1000, seats=(), phase="betting", you=you, fair=fair)


# what does not fit together

Entries = list[dict[str, Any]]


def told() -> tuple[TableView, Entries]:
    """A bank as A was told it, who has looked at his hand."""
    house = FairHouse()
    for seat, name in enumerate("AB"):
        house.sit_bound(name, seat)
    house.reveal_all()
    house.play(house.to_act, "bet", 10)
    for name in "AB":
        house.play(name, "look")
    house.play(house.to_act, "fold")
    entries = log_entries(house.state, list(enumerate(house.log, 1)), "A")
    sealed = house.state.sealed
    assert sealed is not None
    deck = " ".join(card_text(card) for card in house.game.cards)
    code = str(svara.fair.short_code(sealed.header))
    fair = FairView(sealed.header.number, code, sealed.stage, deck=deck)
    return seen(fair), [{"seq": entry.seq, **copy.deepcopy(entry.event)} for entry in entries]


def hear(view: TableView, events: Entries) -> FairCards:
    fair = FairCards()
    fair.hear(view, [LogEntry(event["seq"], event) for event in events])
    return fair


def of(events: Entries, kind: str) -> dict[str, Any]:
    return next(event for event in events if event["event"] == kind)


def turned(text: str) -> str:
    """Other bytes."""
    return ("1" if text[0] == "0" else "0") + text[1:]


def swap_cards(events: Entries) -> None:
    of(events, "looked")["cards"].reverse()


def swap_places(events: Entries) -> None:
    salts = of(events, "salts_given")["salts"]
    salts[0]["place"], salts[1]["place"] = salts[1]["place"], salts[0]["place"]


def other_seat(events: Entries) -> None:
    of(events, "looked")["seat"] = 1


def give_no_salt(events: Entries) -> None:
    of(events, "salts_given")["event"] = "hidden"


def give_too_few(events: Entries) -> None:
    of(events, "salts_given")["salts"].pop()


def change(kind: str, *path: Any, by: Callable[[Any], Any] = turned) -> Callable[[Entries], None]:
    def changed(events: Entries) -> None:
        part: Any = of(events, kind)
        for name in path[:-1]:
            part = part[name]
        part[path[-1]] = by(part[path[-1]])

    return changed


@pytest.mark.parametrize(
    ("cheat", "said"),
    [
        (change("header_published", "header", "roots", 0), "shows the code|does not give|do not give|choose"),
        (change("header_published", "header", "table", by=lambda _: "other"), "is of table other"),
        (change("nonce_revealed", "nonce"), "is not the committed one"),
        (change("deck_proved", "choice", by=lambda choice: (choice + 1) % 8), "the nonces choose deck"),
        (change("deck_proved", "seeds", 3), "does not give its root"),
        (change("deck_proved", "leaves", 3), "do not give its root"),
        (change("deck_proved", "seeds", by=lambda seeds: seeds[1:]), "seeds are opened"),
        (change("deck_proved", "seeds", by=lambda _: 7), "cannot be read"),
        (change("salts_given", "salts", 0, "salt"), "is not what the deck's leaf commits to"),
        (swap_cards, "is not what the deck's leaf commits to"),
        (swap_places, "is not place"),
        (other_seat, "a card of seat 1 comes from position"),
        (give_no_salt, "without its salt"),
        (give_too_few, "were shown with"),
    ],
)
def test_what_does_not_fit_together_is_found(cheat: Callable[[Entries], None], said: str) -> None:
    view, events = told()
    sound = hear(view, copy.deepcopy(events))
    assert (sound.decks, sound.own, sound.cards >= 3) == (1, 0, True)
    cheat(events)
    with pytest.raises(FairError, match=said):
        hear(view, events)


def test_headers_are_consecutive_and_are_those_of_the_table() -> None:
    view, events = told()
    fair = hear(view, copy.deepcopy(events))
    header = copy.deepcopy(of(events, "header_published"))
    last = events[-1]["seq"]
    again = LogEntry(last + 1, header)
    with pytest.raises(FairError, match="header 1 comes after header 1"):
        fair.hear(view, [again])
    header["header"]["number"] = 3
    with pytest.raises(FairError, match="none between them"):
        fair.hear(view, [LogEntry(last + 2, header)])
    view.fair = FairView(1, "0000-0000-0000-0000", "dealt", deck=view.fair.deck)  # type: ignore[union-attr]
    with pytest.raises(FairError, match="the table shows the code"):
        hear(view, events)


def test_a_nonce_is_shown_to_one_header_alone() -> None:
    nonces = FairCards().nonces
    commitment = nonces.bind()
    assert nonces.is_fresh(commitment)
    shown = nonces.show(commitment, b"one")
    assert shown is not None
    assert commitment_to(shown).hex() == commitment
    assert nonces.show(commitment, b"one") == shown, "said again after a line that broke"
    assert nonces.show(commitment, b"two") is None
    assert not nonces.is_fresh(commitment)
    for _ in range(MOST_NONCES):
        nonces.bind()
    assert nonces.show(commitment, b"one") is None
    assert len(nonces.all()) == MOST_NONCES


def test_what_is_bound_and_lost_is_replaced_once() -> None:
    """Two programs of one player would replace each other's for ever."""
    fair = FairCards()
    view = seen(FairView(), you=0)
    assert fair.binds(view) is not None
    assert fair.binds(view) is None, "it is on its way"
    view.fair = FairView(commitment="00" * 32)
    assert fair.binds(view) is None, "another program's"
    started = FairCards()
    lost = started.binds(view)
    assert lost is not None
    view.fair = FairView(commitment=lost)
    assert started.binds(view) is None
    view.fair = FairView()
    assert started.binds(view) is not None, "after a header that came to nothing"
