"""Records with proofs: written for each viewer, replayed, and every cheat that `svara verify` is to catch."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from msgspec.structs import replace

from fair_houses import FairHouse
from houses import House, game, tied
from svara.bank.events import BankEnded, BankStarted, DealStarted
from svara.bank.game import Game
from svara.cards import card_text, parse_card
from svara.cli import main
from svara.fair import FairError, Salt, commitment_to, short_code
from svara.record import (
    DealRecord,
    RecordError,
    parse_record,
    record_text,
    replay_record,
    seat_record,
    verify_record,
    verify_same,
)
from svara.record.proofs import HeaderProof, ShownCard
from svara.record.report import differences
from svara.rules.load import rules_digest
from svara.table import SitOut, TableEvent, Void
from svara.table.events import SatDown, SeatMoved, StoodUp
from svara.table.fair_events import HeaderPublished
from table_evenings import Evening

NAMES = "ABCDEFG"


def banks(log: list[TableEvent]) -> Iterator[list[TableEvent]]:
    """The events of each finished bank, from its first header."""
    start: int | None = None
    number = 0
    for place, event in enumerate(log):
        if isinstance(event, HeaderPublished) and event.header.bank != number:
            start, number = place, event.header.bank
        elif isinstance(event, BankStarted) and start is None:
            start = place
        elif isinstance(event, BankEnded):
            yield log[start : place + 1]
            start = None


@pytest.mark.parametrize("profile", ["svara", "svarka", "trinka", "seka"])
@pytest.mark.parametrize("fair", [True, False])
def test_what_each_saw_of_an_evening_replays(profile: str, fair: bool) -> None:
    """To the table's own stacks, with ``?`` for what was never shown, from text to text; and it verifies."""
    house = FairHouse(tied(profile)) if fair else House(tied(profile))
    evening = Evening(house, 5)
    for _ in range(250):
        evening.step()
        if house.state.running and evening.chance.random() < 0.02:
            evening.ask(Void())
    cards = 0
    seated = sitters(house.log)
    finished = list(banks(house.log))
    assert len(finished) > 3
    for events in finished:
        started = next(event for event in events if isinstance(event, BankStarted))
        names = {seat: seated[house.log.index(started)][seat] for seat in started.present}
        for viewer in (None, *started.present[:2]):
            record = seat_record(events, house.game.rules, names, viewer)
            if isinstance(house, FairHouse) and viewer is not None:
                record = with_own_nonces(record, house.nonces.get(names[viewer], []))
            record = parse_record(record_text(record))
            replay = replay_record(record, lambda *_: house.game)
            assert differences(replay) == [], record_text(record)
            if fair:
                cards += verify_record(replay).cards
    assert cards > 50 or not fair


def sitters(log: list[TableEvent]) -> list[dict[int, str]]:
    """Who sits where, before each event."""
    found: list[dict[int, str]] = [{}]
    for event in log:
        now = dict(found[-1])
        if isinstance(event, SatDown):
            now[event.seat] = event.name
        elif isinstance(event, StoodUp):
            del now[event.seat]
        elif isinstance(event, SeatMoved):
            now[event.to] = now.pop(event.seat)
        found.append(now)
    return found


def with_own_nonces(record: DealRecord, nonces: list[bytes]) -> DealRecord:
    """As the owner's client adds them who is bound to the first header that he is in."""
    own = [proof for proof in record.proofs if record.owner in proof.names]
    first = own[0].header.commitments[own[0].names.index(record.owner)] if own else None
    return replace(record, kept=tuple(nonce.hex() for nonce in nonces)) if first else record


@pytest.mark.parametrize("profile", ["svara", "svarka", "trinka", "seka"])
def test_a_record_of_house_rules_says_all_of_them(profile: str) -> None:
    """It names a shipped game and what is different, or a download of one's own table is worth nothing."""
    played = tied(profile)
    house = FairHouse(Game(replace(played.rules, id="kitchen")))
    for seat, name in enumerate("AB"):
        house.sit_bound(name, seat, 100)
    house.reveal_all()
    while house.state.running:
        house.play(house.to_act, "fold")
    record = seat_record(house.log, house.game.rules, dict(enumerate("AB")), 0)
    replay = replay_record(parse_record(record_text(record)))
    assert rules_digest(replay.game.rules) == rules_digest(house.game.rules)
    assert differences(replay) == []
    verify_record(replay)


def test_a_header_of_who_sat_there_before_is_not_ones_own() -> None:
    """It came to nothing as he left, and another took his seat before the bank began."""
    house = FairHouse(game())
    for seat, name in enumerate("ABC"):
        house.sit_bound(name, seat, ready=False)
    house.press("A", "B", "C")
    house.stand("C")
    house.do(SitOut("B"))
    house.sit_bound("D", 2, ready=False)
    house.press("B", "D")
    house.reveal_all()
    house.do(Void())
    start = next(place for place, event in enumerate(house.log) if isinstance(event, HeaderPublished))
    record = seat_record(house.log[start:], house.game.rules, dict(enumerate("ABD")), 2)
    record = replace(record, kept=tuple(nonce.hex() for nonce in house.nonces["D"]))
    assert len(record.proofs) >= 3
    verified = verify_record(replay_record(parse_record(record_text(record))))
    assert verified.bound == 1
    assert [
        proof.names[proof.header.seats.index(2)] for proof in record.proofs if 2 in proof.header.seats
    ] == [
        "",
        "D",
    ]


@cache
def played(bank: int = 1) -> tuple[FairHouse, list[TableEvent]]:
    """A bank of A, B and C with one void header: all look, A bets, the others call, and hands are opened."""
    house = FairHouse(game())
    for seat, name in enumerate("ABCD"):
        house.sit_bound(name, seat, ready=False)
    house.press("A", "B", "C", "D")
    house.reveal("A", "B", "C")
    house.wait(5)
    house.reveal_all()
    for name in "ABC":
        house.play(name, "look")
    house.play(house.to_act, "bet", 10)
    house.play(house.to_act, "call")
    house.play(house.to_act, "call")
    while house.state.running and house.bank.question == "show":
        house.play(house.to_act, "open")
    return house, house.log


def record_of(viewer: int | None) -> DealRecord:
    house, log = played()
    start = next(place for place, event in enumerate(log) if isinstance(event, HeaderPublished))
    return seat_record(log[start:], house.game.rules, dict(enumerate("ABCD")), viewer)


def test_a_very_long_bank_s_record_is_read() -> None:
    record = record_of(0)
    whole = replace(record, proofs=record.proofs * 600)
    assert len(whole.proofs) > 1000
    assert parse_record(record_text(whole)).proofs == whole.proofs


def test_a_bank_that_the_house_gave_up_replays_to_there() -> None:
    """Nobody won it, so there is nothing to expect; its proofs hold all the same."""
    house = FairHouse(game())
    for seat, name in enumerate("AB"):
        house.sit_bound(name, seat)
    house.reveal_all()
    house.play(house.to_act, "look")
    house.do(Void())
    record = seat_record(house.log, house.game.rules, dict(enumerate("AB")), 0)
    replay = replay_record(parse_record(record_text(record)))
    assert replay.state.phase == "betting"
    assert record.expect == {}
    assert len(verify_record(replay).codes) == 1


@pytest.mark.parametrize("revealed", [False, True])
def test_a_bank_that_was_given_up_before_anybody_cut_verifies(revealed: bool) -> None:
    """The cut has a header of its own, which may be pending then, or played."""
    house = FairHouse(game("trinka"))
    for seat, name in enumerate("AB"):
        house.sit_bound(name, seat, 100, ready=False)
    house.press("A", "B")
    house.reveal_all()
    house.play(house.to_act, "propose")
    house.play(house.to_act, "accept")
    assert house.state.pending() is not None
    if revealed:
        house.reveal_all()
        assert house.bank.question == "cut"
    house.do(Void())
    start = next(place for place, event in enumerate(house.log) if isinstance(event, HeaderPublished))
    record = seat_record(house.log[start:], house.game.rules, dict(enumerate("AB")), 0)
    verified = verify_record(replay_record(parse_record(record_text(record))))
    assert (len(verified.codes), verified.void) == (2, not revealed)


def test_a_bank_that_was_given_up_at_any_moment_verifies() -> None:
    """Of chance evenings: whatever was pending or dealt, each seat's record holds up as far as it goes."""
    checked: Counter[str] = Counter()
    for seed, profile in itertools.product(range(6), ("svara", "trinka", "svarka", "seka")):
        evening = Evening(FairHouse(tied(profile)), seed)
        for _ in range(150):
            evening.step()
            house = evening.house
            looked_at = house.state.pending() is not None or evening.chance.random() < 0.1
            if not (house.state.running and looked_at):
                continue
            log = [*house.log, *house.table.copy().do(Void(), house.now)]
            first = next(
                place
                for place, event in enumerate(log)
                if isinstance(event, HeaderPublished) and event.header.bank == house.state.banks
            )
            names = {seat: f"P{seat}" for seat in range(len(house.state.seats))}
            for viewer in (None, *house.bank.dealt):
                record = seat_record(log[first:], house.game.rules, names, viewer)
                verify_record(replay_record(record, lambda *_, game=house.game: game))
            checked[house.bank.phase] += 1
    assert {"dealing", "betting", "joining", "showdown"} <= set(checked), dict(checked)


def fault(record: DealRecord) -> str:
    """What is found wrong with a record."""
    with pytest.raises(FairError) as caught:
        verify_record(replay_record(parse_record(record_text(record))))
    return str(caught.value)


def with_last(record: DealRecord, **changes: object) -> DealRecord:
    """The record with its played header's proof changed."""
    return replace(record, proofs=(*record.proofs[:-1], replace(record.proofs[-1], **changes)))


def test_a_record_verifies() -> None:
    verified = verify_record(replay_record(record_of(0)))
    assert (len(verified.codes), verified.void, verified.bound) == (2, 1, 2)
    assert verified.cards >= 3
    assert verify_record(replay_record(record_of(None))).bound == 0


def test_a_card_that_was_not_dealt_is_caught() -> None:
    """The house shows him another card than the one at his position."""
    record = record_of(0)
    at = next(place for place, line in enumerate(record.actions) if line.startswith("deal A"))
    words = record.actions[at].split()
    out = {word for line in record.actions if line.startswith("deal") for word in line.split()[2:]}
    other = next(card_text(card) for card in game().cards if card_text(card) not in out)
    line = " ".join([*words[:2], other, *words[3:]])
    changed = replace(record, actions=(*record.actions[:at], line, *record.actions[at + 1 :]), expect={})
    assert "where" in fault(changed)


def test_cards_from_a_seed_are_checked_like_any() -> None:
    """The house leaves out what another showed, and has the replay make it up."""
    record = record_of(0)
    told = tuple(line for line in record.actions if not line.startswith("deal B"))
    assert len(told) == len(record.actions) - 1
    assert "was dealt" in fault(replace(record, actions=told, seed="00ff", expect={}))
    unsalted = with_last(replace(record, actions=told, seed="00ff", expect={}), cards=())
    assert "has no salt" in fault(unsalted)


def test_cards_of_a_deal_are_never_taken_for_those_of_the_next() -> None:
    """Who is dealt cards that nobody saw needs no line, and none of another deal stands in for it."""
    evening = Evening(FairHouse(tied("svara")), 5)
    for _ in range(250):
        evening.step()
    house, checked = evening.house, 0
    for events in banks(house.log):
        started = next(event for event in events if isinstance(event, BankStarted))
        names = {seat: f"P{seat}" for seat in started.present}
        record = seat_record(events, house.game.rules, names, started.dealt[0])
        unseen = next((line for line in record.actions if line.endswith(" ? ? ?")), None)
        if unseen is None or sum(isinstance(event, DealStarted) for event in events) < 2:
            continue
        at = record.actions.index(unseen)
        told = replace(record, actions=(*record.actions[:at], *record.actions[at + 1 :]))
        whole, without = (
            verify_record(replay_record(each, lambda *_: house.game)) for each in (record, told)
        )
        assert whole == without
        checked += 1
    assert checked


def test_a_wrong_salt_is_caught() -> None:
    record = record_of(0)
    shown = record.proofs[-1].cards
    wrong = replace(shown[0], salt=replace(shown[0].salt, salt=bytes(32)))
    assert "is not what the deck's leaf commits to" in fault(with_last(record, cards=(wrong, *shown[1:])))


def test_a_card_twice_is_caught() -> None:
    """One leaf, shown as the card of two positions."""
    record = record_of(0)
    shown = record.proofs[-1].cards
    twice = ShownCard(shown[1].card, Salt(shown[0].salt.position, shown[1].salt.place, shown[1].salt.salt))
    assert "is not place" in fault(with_last(record, cards=(twice, *shown[1:])))


def test_a_card_without_salt_is_caught() -> None:
    record = record_of(0)
    assert "has no salt" in fault(with_last(record, cards=record.proofs[-1].cards[1:]))


def test_a_wrong_seed_or_choice_is_caught() -> None:
    record = record_of(0)
    last = record.proofs[-1]
    assert "the seed of deck" in fault(with_last(record, seeds=(bytes(32), *last.seeds[1:])))
    assert "choose deck" in fault(with_last(record, choice=((last.choice or 0) + 1) % 8))
    void = replace(record.proofs[0], seeds=(bytes(32), *record.proofs[0].seeds[1:]))
    assert "header 1: the seed of deck 1" in fault(replace(record, proofs=(void, last)))


def test_a_nonce_that_is_not_ones_own_is_caught() -> None:
    house, _ = played()
    record = record_of(0)
    kept = tuple(nonce.hex() for nonce in house.nonces["A"])
    verify_record(replay_record(replace(record, kept=kept)))
    assert "to no nonce that he kept" in fault(replace(record, kept=(bytes(32).hex(),)))
    forged = replace(record.proofs[-1], nonces=(bytes(32), *record.proofs[-1].nonces[1:]))
    assert "is not the committed one" in fault(replace(record, proofs=(record.proofs[0], forged)))


def test_what_is_told_of_a_void_header_is_checked() -> None:
    """Nothing was drawn from it, and yet it says who kept the others waiting."""
    record = record_of(0)
    void, played_proof = record.proofs
    assert void.silent == ("D",)
    at = next(place for place, nonce in enumerate(void.nonces) if nonce is not None)
    forged = replace(void, nonces=(*void.nonces[:at], bytes(32), *void.nonces[at + 1 :]))
    assert "is not the committed one" in fault(replace(record, proofs=(forged, played_proof)))
    blamed = replace(void, silent=("A", "D"))
    assert "A owed no nonce" in fault(replace(record, proofs=(blamed, played_proof)))


def test_who_took_a_silent_ones_seat_is_not_called_silent() -> None:
    """C was silent and stood up; D sits there when the bank begins."""
    house = FairHouse(game())
    for seat, name in enumerate("ABC"):
        house.sit_bound(name, seat, ready=False)
    house.press("A", "B", "C")
    house.reveal("A", "B")
    house.wait(5)
    house.stand("C")
    house.sit_bound("D", 2, ready=False)
    house.reveal_all()
    start = next(place for place, event in enumerate(house.log) if isinstance(event, HeaderPublished))
    record = seat_record(house.log[start:], house.game.rules, dict(enumerate("ABD")), 0)
    assert record.proofs[0].silent == ("",)
    verify_record(replay_record(parse_record(record_text(record))))


def test_a_left_out_nonce_is_caught() -> None:
    """The house says that he had none."""
    house, _ = played()
    record = record_of(0)
    header = record.proofs[0].header
    at = header.seats.index(0)
    commitments = (*header.commitments[:at], None, *header.commitments[at + 1 :])
    nonces = (*record.proofs[0].nonces[:at], None, *record.proofs[0].nonces[at + 1 :])
    proof = replace(record.proofs[0], header=replace(header, commitments=commitments), nonces=nonces)
    changed = replace(record, proofs=(proof, record.proofs[1]), kept=(house.nonces["A"][0].hex(),))
    assert "has kept nonces, and it has none of his" in fault(changed)


def test_a_header_that_is_missing_is_caught() -> None:
    record = record_of(0)
    last = record.proofs[-1]
    skipped = replace(last, header=replace(last.header, number=4))
    assert "header 2 is missing" in fault(replace(record, proofs=(record.proofs[0], skipped)))
    assert "dealings and" in fault(replace(record, proofs=record.proofs[:1]))
    assert "no proofs" in fault(replace(record, proofs=()))


def test_seats_that_change_their_players_are_caught() -> None:
    record = record_of(0)
    first = record.proofs[0]
    renamed = replace(first, names=tuple("ABDC"["ABCD".index(name)] for name in first.names))
    assert "and was" in fault(replace(record, proofs=(renamed, record.proofs[1])))
    with pytest.raises(FairError, match="for other players"):
        verify_same(record, replace(record, proofs=(renamed, record.proofs[1])))


def test_two_headers_for_two_players_are_caught() -> None:
    """Each record is sound for itself; only together they show it."""
    mine, yours = record_of(0), record_of(1)
    verify_same(mine, yours)
    other = FairHouse(game())
    other._deals = 500
    for seat, name in enumerate("ABCD"):
        other.sit_bound(name, seat, ready=False)
    other.press("A", "B", "C", "D")
    other.reveal("A", "B", "C")
    other.wait(5)
    other.reveal_all()
    start = next(place for place, event in enumerate(other.log) if isinstance(event, HeaderPublished))
    theirs = seat_record(other.log[start:], other.game.rules, dict(enumerate("ABCD")), 1)
    verify_record(replay_record(theirs))
    with pytest.raises(FairError, match="there are two headers 1"):
        verify_same(mine, theirs)


def test_records_of_different_banks_or_lengths_are_told_apart() -> None:
    mine, yours = record_of(0), record_of(1)
    header = yours.proofs[0].header
    elsewhere = replace(yours.proofs[0], header=replace(header, bank=9))
    with pytest.raises(FairError, match="of bank 1 of table main and of bank 9"):
        verify_same(mine, replace(yours, proofs=(elsewhere,)))
    with pytest.raises(FairError, match="only the first record has header 2"):
        verify_same(mine, replace(yours, proofs=yours.proofs[:1]))
    with pytest.raises(FairError, match="only the second record has header 2"):
        verify_same(replace(mine, proofs=mine.proofs[:1]), yours)


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine, yours = tmp_path / "mine.toml", tmp_path / "yours.toml"
    mine.write_text(record_text(record_of(0)), encoding="utf-8")
    yours.write_text(record_text(record_of(1)), encoding="utf-8")
    assert main(["verify", str(mine)]) == 0
    code = short_code(record_of(0).proofs[0].header)
    said = capsys.readouterr().out
    assert code in said
    assert "A is bound to 2 of 2 headers by a nonce" in said
    assert main(["verify", str(mine), str(yours)]) == 0
    assert "both records have the same headers" in capsys.readouterr().out
    assert main(["verify", str(mine), "--json"]) == 0
    assert '"void":1' in capsys.readouterr().out
    assert main(["replay", str(mine)]) == 0
    capsys.readouterr()


def test_the_command_says_what_is_wrong_in_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text(record_text(with_last(record_of(0), choice=9)), encoding="utf-8")
    assert main(["verify", str(bad)]) == 1
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "header 2: the nonces choose deck" in said
    assert main(["verify", str(tmp_path / "none.toml")]) == 1


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (("number = 1\n", ""), "the key 'number' is missing"),
        (("number = 1\n", 'number = "x"\n'), "number is not what it should be"),
        (("number = 1\n", "number = 1\nmore = 2\n"), "unknown key 'more'"),
        (("number = 1\n", "number = 5\n"), "the code of this header is"),
        (('nonces = ["', 'nonces = ["", "'), "not equally many"),
        (('seeds = ["', 'seeds = ["xyz'), "not bytes in hexadecimal"),
        (('roots = ["', 'roots = ["ab", "'), "8 roots"),
        (('cards = ["', 'cards = ["what", "'), "a card of a proof is"),
    ],
)
def test_what_is_no_proof(change: tuple[str, str], says: str) -> None:
    text = record_text(record_of(0))
    assert change[0] in text
    with pytest.raises(RecordError, match=says):
        parse_record(text.replace(change[0], change[1], 1), "mine.toml")


def test_a_proof_comes_back_as_it_was_written() -> None:
    record = record_of(0)
    again = parse_record(record_text(record))
    assert again.proofs == record.proofs
    assert isinstance(again.proofs[0], HeaderProof)
    assert again.owner == "A"
    assert commitment_to(bytes(32)) not in again.proofs[0].header.commitments
    assert parse_card("6s") == 0
