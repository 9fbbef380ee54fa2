"""Headers, nonces and salts at a table: who is waited for, what silence does, and who is given what (R84)."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from fair_houses import FairHouse, check_as
from houses import PAUSE, House, kinds, only, tied
from svara.bank import legal
from svara.bank.events import BankStarted, DealStarted, Hidden, Left, Looked
from svara.cards import full_deck
from svara.fair import DrawnDeck, FairError, commitment_to, publish, short_code
from svara.table import (
    NOTHING,
    Commit,
    Disconnect,
    Fire,
    Play,
    Press,
    Recover,
    Refused,
    Sit,
    SitOut,
    Table,
    seen_by,
)
from svara.table.events import DealerDrawn, Leaving, SatOut
from svara.table.fair_events import (
    Committed,
    DeckProved,
    HeaderPublished,
    HeaderVoided,
    SaltsGiven,
)


def bound(*names: str, bots: str = "", plain: str = "") -> FairHouse:
    """All of them want a bank; the header waits for those who are bound."""
    house = FairHouse()
    seat = 0
    for name in names:
        house.sit_bound(name, seat, ready=False)
        seat += 1
    for name in (*bots, *plain):
        house.sit(name, seat, bot=name in bots, ready=False)
        seat += 1
    house.press(*names, *bots, *plain)
    return house


def fold_down(house: FairHouse) -> None:
    """Fold until the bank is over."""
    while house.state.running:
        house.play(house.to_act, "fold")


def test_a_header_waits_for_the_nonces_and_the_last_one_deals() -> None:
    house = bound("A", "B", bots="X")
    header = only(house.log, HeaderPublished).header
    assert not house.state.running
    assert (header.table, header.bank, header.number) == ("main", 1, 1)
    assert set(header.bound()) == {0, 1}
    assert header.without() == (2,)
    assert not any(kind == "new_deal_asked" for kind in kinds(house.log[-1:]))
    assert kinds(house.reveal("A")) == ["nonce_revealed"]
    events = house.reveal("B")
    assert kinds(events)[0] == "nonce_revealed"
    assert kinds(events).index("bank_started") < kinds(events).index("deck_proved")
    started = only(events, DealStarted)
    assert (started.dealer, started.order) == (header.dealer, header.seats)
    assert house.table.held.seeds == ()
    assert set(house.table.held.cards) == set(house.game.cards)
    assert len(house.table.held.cards) == len(house.game.cards)


def test_nobody_is_waited_for_where_nobody_is_bound() -> None:
    house = bound(bots="X", plain="AB")
    published = only(house.log, HeaderPublished)
    assert (published.deadline, published.header.bound()) == (None, ())
    assert house.state.running
    assert only(house.log, DeckProved).number == 1
    check_as(house.log, 0, house.game.cards)


def test_the_dealer_is_drawn_before_the_header() -> None:
    """C9: what the header says of the dealer is public before any nonce."""
    house = bound("A", "B")
    assert kinds(house.log).index("dealer_drawn") < kinds(house.log).index("header_published")
    assert only(house.log, HeaderPublished).header.dealer == only(house.log, DealerDrawn).seat


def test_each_reveal_binds_to_the_next_nonce() -> None:
    house = bound("A", "B")
    for bank in range(1, 4):
        house.reveal_all()
        assert house.state.banks == bank
        fold_down(house)
        house.press("A", "B")
    assert house.state.headers == 4
    check_as(house.log, 0, house.game.cards)


def test_a_svara_has_a_header_of_its_own() -> None:
    """Consecutive in the bank; it is dealt in the step of the last nonce, and looking waits for it."""
    house = svara_due()
    sealed = house.pending
    assert house.bank.phase == "dealing"
    assert (sealed.header.number, sealed.header.bank) == (2, 1)
    assert house.table.bank is not None
    assert house.table.held.cards == () == house.table.bank.deck
    name = house.name_at(sealed.header.seats[0])
    assert house.refused(Play(name, house.state.turn, "look")) in ("not_your_turn", "not_legal", "stale_turn")
    events = house.reveal_all()
    assert only(events, DealStarted).number == 2
    check_as(house.log, 0, house.game.cards)


def svara_due() -> FairHouse:
    """A svara of two or more, bound to nonces, whose header is pending."""
    for salt in range(40):
        house = FairHouse(tied("svara"))
        house._deals = 1000 * salt
        for seat, name in enumerate("ABC"):
            house.sit_bound(name, seat, ready=False)
        house.press("A", "B", "C")
        house.reveal_all()
        quiet = {
            "betting": ("call", "check", "bet"),
            "show": ("open",),
            "choice": ("cook",),
            "join": ("join",),
        }
        while house.state.running and house.bank.svaras == 0 and house.state.pending() is None:
            act(house, quiet)
        while house.state.running and house.bank.owed:
            act(house, quiet)
        if house.state.pending() is not None:
            return house
    raise AssertionError("no svara in forty banks")


def act(house: FairHouse, wanted: dict[str, tuple[str, ...]]) -> None:
    offered = {option.kind: option for option in legal(house.bank, house.bank.owed[0])}
    if house.bank.question == "betting" and not house.bank.contested and "bet" in offered:
        house.play(house.to_act, "bet", int(offered["bet"].least or 0))
        return
    kind = next((kind for kind in wanted[house.question] if kind in offered), None) or next(iter(offered))
    option = offered[kind]
    amount = None if option.least is None or option.price is not None else int(option.least)
    house.play(house.to_act, kind, amount)


def test_silence_before_a_bank_sits_out() -> None:
    """R84: the header is void and opened, and the next one is for those who are left."""
    house = bound("A", "B", "C")
    house.reveal("A", "B")
    assert house.wait(4.999) == []
    events = house.wait(0.001)
    assert kinds(events)[:3] == ["header_voided", "sat_out", "header_published"]
    voided = only(events, HeaderVoided)
    assert (voided.silent, len(voided.seeds)) == ((2,), 8)
    assert only(events, SatOut).by == "clock"
    header = only(events, HeaderPublished).header
    assert (header.number, header.bank, set(header.seats)) == (2, 1, {0, 1})
    house.reveal_all()
    assert set(only(house.log, BankStarted).dealt) == {0, 1}
    check_as(house.log, None, house.game.cards)


def test_who_was_silent_gives_a_new_commitment_when_he_comes_back() -> None:
    house = bound("A", "B", "C")
    house.reveal("A", "B")
    house.wait(5)
    house.reveal_all()
    fold_down(house)
    house.press("A", "B", "C")
    assert house.pending.header.missing == (2,)
    house.reveal_all()
    fold_down(house)
    house.commit("C")
    house.press("A", "B", "C")
    assert set(house.pending.header.bound()) == {0, 1, 2}


def test_silence_in_a_bank_leaves_a_nonce_missing_and_nobody_out() -> None:
    """R84: he has paid for the svara; the table shows that his nonce is missing."""
    house = svara_due()
    sealed = house.pending
    silent = sealed.header.seats[0]
    house.do(Disconnect(house.name_at(silent)))
    for seat in sealed.header.seats[1:]:
        house.reveal(house.name_at(seat))
    events = house.wait(5)
    assert only(events, HeaderVoided).silent == (silent,)
    assert not any(isinstance(event, SatOut) for event in events)
    header = only(events, HeaderPublished).header
    assert header.missing == (silent,)
    assert header.seats == sealed.header.seats
    house.reveal_all()
    assert silent in house.bank.order
    check_as(house.log, header.seats[1], house.game.cards)


def test_when_all_are_silent_in_a_bank_it_goes_on_at_once() -> None:
    house = svara_due()
    events = house.wait(5)
    assert only(events, HeaderPublished).deadline is None
    assert house.bank.deals == 2
    check_as(house.log, 0, house.game.cards)


def test_who_are_silent_in_turn_do_not_keep_a_deal_from_coming_about() -> None:
    """Field report 25: each commits anew while the other is waited for, and is waited for once a deal."""
    house = svara_due()
    names = [house.name_at(seat) for seat in house.pending.header.seats]
    deals, silent = house.bank.deals, names[0]
    for turn in range(len(names)):
        silent = names[turn]
        for seat in house.pending.owing():
            if house.name_at(seat) != silent:
                house.reveal(house.name_at(seat))
        house.wait(5)
        if house.state.pending() is None:
            break
        house.commit(silent)
    assert house.bank.deals == deals + 1
    assert {sitter.player for _, sitter in house.state.taken() if sitter.silent} <= {silent}
    check_as(house.log, 0, house.game.cards)


def test_the_same_before_a_bank() -> None:
    """Who sat out by silence and comes back at once is dealt in, and waited for from the next deal on."""
    house = bound("A", "B", "C", "D")
    for silent, others in (("A", "BCD"), ("B", "CD")):
        house.reveal(*others)
        house.wait(5)
        house.commit(silent)
        house.press(silent)
    house.reveal("C", "D")
    house.press("A", "B") if not house.state.running else None
    assert house.state.running
    fold_down(house)
    house.press("A", "B", "C", "D")
    assert set(house.pending.header.bound()) == {0, 1, 2, 3}


@pytest.mark.parametrize("goes", ["stand", "sit out"])
def test_who_goes_while_the_first_header_is_pending_voids_it(goes: str) -> None:
    house = bound("A", "B", "C")
    house.reveal("A")
    events = house.stand("C") if goes == "stand" else house.do(SitOut("C"))
    voided = only(events, HeaderVoided)
    assert (voided.silent, len(voided.seeds)) == ((), 8)
    assert set(only(events, HeaderPublished).header.seats) == {0, 1}
    house.reveal_all()
    assert house.state.running


def test_the_table_waits_where_too_few_are_left() -> None:
    house = bound("A", "B")
    assert kinds(house.stand("B")) == ["stood_up", "header_voided"]
    assert house.table.held == NOTHING
    assert house.state.clock is None
    house.sit_bound("C", 4)
    assert house.pending.header.number == 2


def test_leaving_while_a_svaras_header_is_pending_is_a_fold_after_the_deal() -> None:
    """O72, C12."""
    house = svara_due()
    name = house.name_at(house.pending.header.seats[0])
    assert [type(event) for event in house.stand(name)] == [Leaving]
    events = house.reveal_all()
    assert only(events, Left).seat == house.state.players.index(name)


def test_a_newcomer_of_the_first_header_waits_for_the_next_bank() -> None:
    house = bound("A", "B")
    house.sit_bound("C", 2)
    house.reveal_all()
    assert set(house.bank.dealt) == {0, 1}
    assert house.sitter(2).ready, "his press counts for the bank after"
    fold_down(house)
    house.press("A", "B")
    assert set(house.pending.header.seats) == {0, 1, 2}


def test_a_press_while_a_header_is_pending_starts_no_clock() -> None:
    """Bots that would come back for a person are waited for after the bank."""
    house = bound("A", "B")
    house.sit("X", 4, bot=True, ready=False)
    house.sit("C", 5)
    assert house.clock.name == "reveal"
    house.reveal_all()
    assert set(house.bank.dealt) == {0, 1}


def test_refusals() -> None:
    house = bound("A", "B", plain="P")
    good = house.reveal_command("A")
    for wrong, code in (
        (replace(good, number=2), "stale_header"),
        (replace(good, number=0), "stale_header"),
        (replace(good, nonce=bytes(32)), "bad_nonce"),
        (replace(good, nonce=b""), "bad_nonce"),
        (replace(good, next_commitment=b"short"), "bad_commitment"),
        (replace(good, next_commitment=commitment_to(good.nonce)), "bad_commitment"),
        (replace(good, player="B"), "bad_nonce"),
        (replace(good, player="P"), "no_commitment"),
        (replace(good, player="Z"), "not_seated"),
        (Commit("A", bytes(32)), "header_pending"),
        (Commit("P", b"short"), "bad_commitment"),
        (Commit("Z", bytes(32)), "not_seated"),
        (Sit("Q", "Q", 5, 500, 10_000, commitment=b"short"), "bad_commitment"),
    ):
        assert house.refused(wrong) == code, wrong
    house.do(good)
    assert house.do(good) == [], "given twice is given once"


def test_a_late_nonce_is_refused() -> None:
    """The header it belongs to is void, and all its decks are open."""
    house = bound("A", "B", "C")
    late = house.reveal_command("C")
    house.reveal("A", "B")
    house.wait(5)
    assert house.refused(late) == "stale_header"
    house.reveal_all()
    assert house.refused(late) == "stale_header"


def test_the_clock_of_a_header_is_its_own() -> None:
    house = bound("A", "B")
    (alarm,) = [alarm for alarm in house.state.alarms() if alarm.name == "reveal"]
    house.reveal_all()
    house.now = alarm.deadline
    assert house.refused(Fire(alarm)) == "stale_turn"


def test_after_the_houses_absence_there_is_more_time() -> None:
    """House rule 9, and losing the line while a header is pending is silence like any other."""
    house = bound("A", "B")
    house.check_replay()
    house.table = Table.restore(None, house.log, house.table.held, PAUSE)
    house.now += 60_000
    house.do(Recover(20_000))
    assert house.clock.deadline == house.now + 20_000
    house.reveal("A")
    events = house.wait(20)
    assert only(events, SatOut).seat == 1


def test_a_client_that_lost_its_nonce_commits_anew() -> None:
    house = bound("A", "B")
    house.reveal_all()
    assert [type(event) for event in house.commit("A")] == [Committed]
    fold_down(house)
    house.press("A", "B")
    assert house.reveal_all()
    assert house.state.running


def test_salts_go_to_whoever_may_know_the_card() -> None:
    """House rule 7: to the owner alone when he looks; the others get an event without anything."""
    house = bound("A", "B", "C")
    house.reveal_all()
    name = house.to_act
    seat = house.bank.owed[0]
    looked, salts = house.play(name, "look")[:2]
    assert isinstance(looked, Looked)
    assert isinstance(salts, SaltsGiven)
    assert salts.to == (seat,)
    assert seen_by(salts, seat) == salts
    assert seen_by(salts, (seat + 1) % 3) == seen_by(salts, None) == Hidden()
    assert check_as(house.log, seat, house.game.cards) == 3
    assert check_as(house.log, None, house.game.cards) == 0


def test_unseen_cards_change_nothing_that_a_viewer_is_sent() -> None:
    """House rule 7: other cards at the places he has not seen; only what commits to them differs."""

    def told(swapped: bool) -> list[object]:
        house = bound("A", "B", "C")
        house.reveal_all()
        held = house.table.held
        order = house.bank.order
        if swapped:  # the last two, and two that lie in the deck
            fixed = {order.index(0) + 3 * slot for slot in range(3)}
            free = [position for position in range(36) if position not in fixed]
            other = list(range(len(held.cards)))
            for first, second in zip(free[::2], free[1::2], strict=False):
                other[first], other[second] = second, first
            held = replace(
                held,
                cards=tuple(held.cards[place] for place in other),
                salts=tuple(held.salts[place] for place in other),
                places=tuple(held.places[place] for place in other),
            )
        before = len(house.log)
        house.table = Table.restore(None, house.log, held, PAUSE)
        for name in (house.to_act, "A", "B", "C"):
            try:
                house.play(name, "look")
            except Refused:
                continue
        house.play(house.to_act, "bet", 10)
        house.play(house.to_act, "fold")
        house.play(house.to_act, "fold")
        return [seen_by(event, 0) for event in house.log[before:]]

    assert told(False) == told(True)


def test_a_withheld_nonce_gains_nothing() -> None:
    """Who sees all other nonces and stays silent knows no seed: of the deals he lets through, those that his
    strategy picks by the public part alone, the first card is as even as of all (chi-square, 35 degrees).
    """
    chance, cards = random.Random(84), full_deck()
    through = [0] * 36
    for _ in range(7200):
        seeds = tuple(chance.randbytes(32) for _ in range(8))
        nonces = (chance.randbytes(32), chance.randbytes(32))
        bindings = [(seat, commitment_to(nonce), False) for seat, nonce in enumerate(nonces)]
        header = publish(
            table="main", bank=1, number=1, dealer=0, bindings=bindings, seeds=seeds, cards=cards
        )
        known = header.roots[0][0] ^ nonces[0][0] ^ nonces[1][0]
        if known % 2:
            continue  # he stays silent: the header is void
        through[DrawnDeck.of(header, nonces, seeds, cards).cards[0]] += 1
    mean = sum(through) / 36
    assert sum((count - mean) ** 2 / mean for count in through) < 100


def test_a_log_without_headers_goes_on() -> None:
    """A bank that began before there were any keeps its plain deck, and the next deal has a header."""
    house = House()
    for seat, name in enumerate("AB"):
        house.sit(name, seat)
    opened = replace(house.log[0], fair=True)
    table = Table.restore(None, [opened, *house.log[1:]], house.table.held, PAUSE)
    assert table.bank is not None
    (player,) = [sitter.player for seat, sitter in table.state.taken() if seat == table.bank.state.owed[0]]
    assert not any(
        isinstance(event, SaltsGiven) for event in table.do(Play(player, table.state.turn, "look"), house.now)
    )
    table.do(Play(player, table.state.turn, "fold"), house.now)
    for name in "AB":
        table.do(Press((name,)), house.now)
    events = table.deal([bytes([index]) * 32 for index in range(8)], 0, house.now)
    assert only(events, DeckProved).number == 1


def test_seeds_are_for_fair_tables_and_decks_for_others() -> None:
    house = bound("A", "B")
    house.wait(5)
    house.commit("A")
    table = house.table
    house.press("A")
    with pytest.raises(ValueError, match="no deal is due"):
        table.deal_deck(house.game.cards, 0, house.now)
    trial = house.table.copy()
    trial.do(Press(("B",)), house.now)
    assert trial.deal_due
    with pytest.raises(ValueError, match="from seeds"):
        trial.deal_deck(house.game.cards, 0, house.now)
    with pytest.raises(FairError, match="8 different seeds"):
        trial.deal([bytes(32)] * 8, 0, house.now)


def test_everybody_is_shown_the_same_short_code() -> None:
    house = bound("A", "B")
    code = short_code(only(house.log, HeaderPublished).header)
    assert len(code) == 19
    assert short_code(house.pending.header) == code
