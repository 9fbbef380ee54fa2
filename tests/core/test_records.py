"""The examples of the rules and the worked scenarios, as deal records that say what must come out of them.

Each file of tests/records names its clauses and scenarios in a comment. One that stops in mid-bank expects
the state it stops in: whose turn it is, and what exactly he may do.
"""

from itertools import combinations
from pathlib import Path

import msgspec
import pytest

import banks
from svara.cards import cards_text, parse_card
from svara.record import RecordError, Replay, action_lines, parse_record, record_text, replay_record
from svara.record.lines import LineError, parse_line
from svara.record.report import differences
from svara.shuffle import deck_from_seed

FILES = sorted((Path(__file__).parent.parent / "records").glob("*.toml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_record(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = parse_record(text, file.name)
    assert text.startswith("# "), "a comment says which clause or scenario it is"
    assert record.expect, "it expects something"
    replay = replay_record(record, load=banks.game, source=file.name)
    assert differences(replay) == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_record_written_again_is_the_same_bank(file: Path) -> None:
    record = parse_record(file.read_text(encoding="utf-8"), file.name)
    replay = replay_record(record, load=banks.game, source=file.name)
    lines = tuple(action_lines(replay.events, replay.names))
    again = parse_record(record_text(msgspec.structs.replace(record, actions=lines)))
    assert replay_record(again, load=banks.game).events == replay.events


SEED = bytes(range(32)).hex()
"""Its decks are test vectors of docs/shuffle.md: Jd 8s Tc Qh Ac 6c 6h Ts 7s …, then Qh Jc Ah 6c 7d 6d …"""


DEAL = "deal A As Ks 9d, deal B Jd Td 8h, deal C 7h 9s 6c"
CUTTING = "A stake 1, B stake 1, C fold, D fold, A propose, B accept, C join, D join"


def hands(bank: Replay) -> dict[str, str]:
    return {name: cards_text(bank.hand(seat)) for seat, name in enumerate(bank.names)}


def test_a_seed_deals_one_card_at_a_time_round_the_order() -> None:
    """C4, O5: A, B and C in turn, three times."""
    bank = banks.play("", seed=SEED)
    assert hands(bank) == {"A": "Jd Qh 6h", "B": "8s Ac Ts", "C": "Tc 6c 7s"}


def test_cards_that_no_line_names_are_the_seeds_with_the_named_ones_skipped() -> None:
    """R16: B's three are named, so A and C share what is left of the deck in its order."""
    bank = banks.play("deal B 8s Tc Qh, A check", seed=SEED)
    assert hands(bank) == {"A": "Jd 6c Ts", "B": "8s Tc Qh", "C": "Ac 6h 7s"}


def test_a_svara_takes_the_seeds_next_deck() -> None:
    """C4, R16: the number of the dealing is part of the shuffle."""
    tie = "deal A As Ks 9d, deal B Ah Kh 9c, A check, B check, A cook"
    bank = banks.play(tie, seats="A B", seed=SEED)
    assert hands(bank) == {"A": "Qh Ah 7d", "B": "Jc 6c 6d"}


def test_a_question_mark_stays_unknown_beside_a_seed() -> None:
    """R16: the line names the card as one that its owner never saw."""
    bank = banks.play("deal A ? Ks ?", seed=SEED)
    assert hands(bank)["A"] == "? Ks ?"


@pytest.mark.parametrize(
    ("script", "line", "says"),
    [
        ("deal A As Ks 9d", "deal B As Kh 9c", "As is out already"),
        ("deal A As Ks 9d", "deal C 7h 8h 7h", "7h is named twice"),
        ("", "deal A As Ks", "a name and three cards"),
        ("", "deal A As Ks 5d", "'5d' is not a card"),
        ("", "deal W As Ks 9d", "W is not dealt in; dealt in are A, B, C"),
        ("deal A As Ks 9d", "deal B As Kh 9c", "dealt to A; a deck holds each card once"),
        ("deal A As Ks 9d", "deal A Ah Kh 9c", "A has As Ks 9d from this deal already"),
        (DEAL, "deal A Ah Kh 9c", "A has As Ks 9d from this deal already"),
        (DEAL, "deal A As Ks 9d", "one deal line for each who is dealt in"),
        (DEAL + ", A check", "deal A Ah Kh 9c", "before a deal's first action, not after it"),
        (DEAL + ", A fold, B fold", "deal A Ah Kh 9c", "the bank is over, and nothing more is dealt"),
    ],
)
def test_deal_lines_that_cannot_be(script: str, line: str, says: str) -> None:
    """O5, C4: and the record says so before any card is dealt."""
    replay = banks.begin(script, seats="A B C W", dealer="C", sitting_out="W")
    assert says in banks.refusal(replay, line)


def test_a_second_line_for_a_seat_is_of_the_next_deal_where_one_follows_at_once() -> None:
    """O5, R16: all are all-in with the antes, and the seed deals B what ties with A's named hand."""
    game = banks.game("svarka")
    his = deck_from_seed(game.cards, bytes.fromhex(SEED), 1)[:3]
    others = [card for card in game.cards if card not in his]
    strength = game.scores.strength
    mine = next(hand for hand in combinations(others, 3) if strength(*hand) == strength(*his))
    bank = banks.begin(
        f"deal A {cards_text(mine)}", profile="svarka", seats="A B", stacks=game.rules.ante, seed=SEED
    )
    bank.play("deal A As Ks 9d")
    bank.deal_if_due()
    assert bank.state.deals >= 2
    assert bank.decks[1][0::2] == tuple(map(parse_card, ("As", "Ks", "9d")))


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("call", "'call' names nobody; a name stands before what he does, like 'A call'"),
        ("raise A 40", "'raise' names nobody; a name stands before what he does, like 'A raise'"),
        ("Big call", "'Big' sits at no seat; the seats are A, 'Big Bob', C"),
        ("'Big Bob call", "the quote before 'Big' is not closed; the seats are A, 'Big Bob', C"),
        ("A deal Kh Qh 8c", "'deal' stands before the name, like 'deal A Kh Qh 8c'"),
        ("A cut Td", "'cut' stands before the name, like 'cut A Td'"),
        ("A beaten", "'beaten' stands before the name, like 'beaten A'"),
        ("A join 'Big Bob' 10", "join takes nothing after it, or a pool, like 'A join with B 10 C 5'"),
        ("A compare 1 2", "compare takes nothing after it, or one number of chips, like 'compare 20'"),
        ("A check 20", "check takes nothing after it; write 'check' and no more"),
        ("A raise to 40", "raise takes one number of chips, like 'raise 20'"),
        ("A look two", "look turns card 1, 2 or 3, or all of them without a number"),
        ("beaten", "say who is beaten, or none, like 'beaten A' or 'beaten none'"),
    ],
)
def test_a_line_that_says_nothing_is_told_what_would(line: str, says: str) -> None:
    """What is wrong, and how it is written."""
    with pytest.raises(LineError) as refused:
        parse_line(line, ["A", "Big Bob", "C"])
    assert str(refused.value) == says


@pytest.mark.parametrize(
    ("profile", "script", "line", "says"),
    [
        ("trinka", CUTTING, "deal A As Ts 9d", "they cut before the deal: say who cut what, like 'cut A Td'"),
        ("trinka", "A stake 5, B compare", "C stake 5", "first, like 'beaten B' or 'beaten none'"),
        ("trinka", "A stake 5, B compare", "beaten C", "or none: like 'beaten B' or 'beaten none'"),
    ],
)
def test_a_line_in_the_wrong_place_is_told_what_stands_there(
    profile: str, script: str, line: str, says: str
) -> None:
    """T8, T17: who cuts is asked before cards are dealt, and who is beaten before anything else."""
    assert banks.refusal(banks.play(script, profile=profile, seats="A B C D"), line).endswith(says)


@pytest.mark.parametrize(
    ("was", "instead", "says"),
    [
        ('["A call"]', '"A call"', 'actions must be a list of texts in quotes, like actions = ["A"]'),
        ('["A call"]', '["A call", 3]', "actions must be texts in quotes; number 2 is 3"),
        ("[5, 5]", "5", "stacks must be a list of 2 numbers, one a seat"),
        ("[5, 5]", "[5]", "stacks has 1 numbers for 2 seats; write one a seat"),
        ("[5, 5]", "[5, 4.5]", "the stack of B is 4.5; write a whole number, or a fraction as a text"),
        (
            "[5, 5]",
            '[5, "x"]',
            "the stack of B: 'x' is not a number of chips; write a number like 30 or 15/2",
        ),
        ('dealer = "A"', 'dealer = "C"', "dealer: 'C' sits at no seat; the seats are A, B"),
    ],
)
def test_a_key_that_says_nothing_is_told_what_would(was: str, instead: str, says: str) -> None:
    """Of a list, which of its entries."""
    text = (
        'format = "svara-deal/1"\nprofile = "svara"\nseats = ["A", "B"]\nstacks = [5, 5]\n'
        'dealer = "A"\nactions = ["A call"]\n'
    )
    with pytest.raises(RecordError) as refused:
        parse_record(text.replace(was, instead), "mine.toml")
    assert str(refused.value) == f"mine.toml: {says}"


@pytest.mark.parametrize(
    ("profile", "rules", "says"),
    [
        ("svara", "{ foo = 1 }", "override: foo is no parameter"),
        ("svara", "{ ante = 0 }", "override of svara: ante is 0; it must be at least 1"),
        ("xyzzy", "{}", "there is no profile 'xyzzy'"),
        ("svara", "{ min_stack = 600 }", "has 500 chips; to be dealt in one needs 600"),
    ],
)
def test_what_is_wrong_with_its_rules_is_said_of_the_record(profile: str, rules: str, says: str) -> None:
    """The file that is wrong is the one that the error names."""
    head = f'format = "svara-deal/1"\nprofile = "{profile}"\nrules = {rules}\n'
    record = parse_record(head + 'seats = ["A", "B"]\nstacks = [500, 500]\ndealer = "A"\nactions = []\n')
    with pytest.raises(RecordError, match=r"^mine\.toml: ") as refused:
        replay_record(record, source="mine.toml")
    assert says in str(refused.value)


def test_a_record_of_one_seat_replays_as_far_as_it_decides() -> None:
    """O45: A never saw C's hand, which was mucked, and never will; who won is known all the same."""
    bank = banks.play("deal A Qd Jd 8c, deal B As Ks 9d, deal C ? ? ?, A check, B check, C check, C muck")
    assert banks.winners(bank) == ["B"]
    bank = banks.play("deal A Qd Jd 8c, deal B ? ? ?, deal C ? ? ?, A check, B check, C check, B muck")
    assert banks.to_act(bank) == ["C"]


def test_what_is_too_large_to_be_read_is_not_written(monkeypatch: pytest.MonkeyPatch) -> None:
    """One bound for both, so that no record can be had that nothing reads."""
    text = FILES[0].read_text(encoding="utf-8")
    record = parse_record(text)
    written = record_text(record)
    monkeypatch.setattr("svara.record.model.LARGEST_RECORD", len(written.encode()))
    assert parse_record(record_text(record)) == record
    monkeypatch.setattr("svara.record.model.LARGEST_RECORD", len(written.encode()) - 1)
    with pytest.raises(RecordError, match=r"mine: the record has \d+ bytes; at most"):
        parse_record(written, "mine")
    with pytest.raises(RecordError, match="the record has"):
        record_text(record)
