"""A bank that the house gives up, and a table that it closes: nobody wins or loses by it (house rule 11)."""

from __future__ import annotations

from collections import Counter

import pytest

from fair_houses import FairHouse
from houses import House, game, kinds, tied
from svara.bank.events import BankEnded, BankStarted, BankVoided
from svara.table import Close, Table, TableEvent, Void, check_chips, movements
from svara.table.events import StoodUp
from svara.table.fair_events import HeaderVoided
from table_evenings import Evening
from table_moments import at_betting, at_choice, at_joining, at_showdown

STEPS = 200


@pytest.mark.parametrize("profile", ["svara", "svarka", "trinka", "seka"])
def test_at_every_moment_everybody_gets_back_what_he_committed(profile: str) -> None:
    """Chance evenings with nonces: whatever runs, is pooled or is pending, a score too (C5, K2, T20)."""
    seen: Counter[str] = Counter()
    for seed, rules in enumerate((game(profile), tied(profile))):
        evening = Evening(FairHouse(rules), seed)
        for _ in range(STEPS):
            evening.step()
            check_given_up(evening.house, seen)
            check_closed(evening.house, seen)
    assert {"void betting", "void joining", "void with a header", "closed idle"} <= set(seen), dict(seen)


def before_the_bank(house: House) -> list[object]:
    """The stacks that the running bank began with."""
    return list(next(event for event in reversed(house.log) if isinstance(event, BankStarted)).stacks)


def check_given_up(house: House, seen: Counter[str]) -> None:
    if not house.state.running:
        assert house.table.copy().state.pot == 0
        return
    table = house.table.copy()
    pending, match = house.state.pending(), house.state.match
    leavers = {seat for seat, sitter in house.state.taken() if sitter.leaving}
    events = table.do(Void(), house.now)
    check_chips(table.state)
    assert (table.state.pot, table.state.running) == (0, False)
    assert table.state.raked == house.state.raked, "no rake is taken of it"
    stood = {event.seat: event.amount for event in events if isinstance(event, StoodUp)}
    assert leavers <= set(stood)
    for seat, stack in enumerate(before_the_bank(house)):
        assert stood.get(seat, table.state.stacks[seat]) == stack
    assert table.state.match == match, "it counts in no match (K34)"
    assert table.held.cards == ()
    assert sum(isinstance(event, HeaderVoided) for event in events) == (pending is not None)
    (ended,) = [event for event in events if isinstance(event, BankEnded)]
    assert (ended.winners, ended.void) == ((), True)
    check_restored(house, table, events)
    seen[f"void {house.bank.phase}"] += 1
    seen["void with a header"] += pending is not None


def check_closed(house: House, seen: Counter[str]) -> None:
    table = house.table.copy()
    held = before_the_bank(house) if house.state.running else list(house.state.stacks)
    seated = {seat: sitter.player for seat, sitter in house.state.taken()}
    events = table.do(Close(), house.now)
    check_chips(table.state)
    state = table.state
    assert not any(True for _ in state.taken())
    assert not any(state.stacks)
    assert (state.pot, state.clock, state.pending()) == (0, None, None)
    stood = {event.seat: (event.player, event.amount) for event in events if isinstance(event, StoodUp)}
    assert stood == {seat: (player, held[seat]) for seat, player in seated.items()}
    assert not table.deal_due
    check_restored(house, table, events)
    seen["closed running" if house.state.running else "closed idle"] += 1


def check_restored(house: House, table: Table, events: list[TableEvent]) -> None:
    """From its log, the table is the same."""
    again = Table.restore(None, [*house.log, *events], table.held)
    assert again.state == table.state


@pytest.mark.parametrize("moment", [at_betting, at_showdown, at_choice, at_joining])
def test_the_table_goes_on_after_a_void_bank(moment: object) -> None:
    """The same seat deals again, everybody is asked for the next deal, and it is dealt."""
    house: House = moment()  # type: ignore[operator]
    dealer, number = house.bank.first_dealer, house.state.banks
    events = house.do(Void())
    assert kinds(events)[:2] == ["bank_voided", "bank_ended"]
    assert [house.stack(name) for name in "ABCD"] == [1000] * 4
    house.press(*"ABCD")
    assert (house.state.banks, house.bank.first_dealer) == (number + 1, dealer)


def test_what_goes_back_is_booked_from_the_pot_to_each_seat() -> None:
    """One movement for each who put something in, and none for who did not."""
    house = at_betting()
    house.play("A", "bet", 20)
    (voided,) = [event for event in house.do(Void()) if isinstance(event, BankVoided)]
    moved = movements(voided)
    assert [(each.source.kind, each.target.seat, each.amount) for each in moved] == [
        ("pot", 0, 30),
        *(("pot", seat, 10) for seat in (1, 2, 3)),
    ]


def test_only_a_running_bank_is_given_up() -> None:
    house = House()
    assert house.refused(Void()) == "no_bank"
    house.sit("A", 0)
    assert house.refused(Void()) == "no_bank"
    assert "stood_up" in kinds(house.do(Close()))
    assert house.state.clock is None
    assert not house.seated("A")
