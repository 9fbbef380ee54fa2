"""Looking at one's cards: when, and what of it anybody learns (O5, O6, C10, R12)."""

import pytest

from banks import BEST, BEST_TOO, MIDDLE, WEAK, deal, happened, more, offers, play, refusal, to_act
from svara.bank import Action, IllegalAction
from svara.bank.events import Looked, redact
from svara.cards import parse_card

ABC = deal(A=BEST, B=MIDDLE, C=WEAK) + ", "
NOTHING = (None, None, None)


def cards(text: str) -> tuple[int, ...]:
    return tuple(parse_card(word) for word in text.split())


def test_a_player_turns_his_cards_one_at_a_time() -> None:
    """O6: and an unturned card is known to nobody, its owner included."""
    bank = play(ABC + "A look 2")
    first, second, third = cards(BEST)
    assert bank.bank.view(0).hands[0] == (None, second, None)
    more(bank, "A look 1")
    assert bank.bank.view(0).hands[0] == (first, second, None)
    more(bank, "A look")
    assert bank.bank.view(0).hands[0] == (first, second, third)
    assert [event["slots"] for event in happened(bank, Looked)] == [(1,), (0,), (2,)]


def test_an_unturned_card_is_sent_to_nobody() -> None:
    """O5, O6: not even with the events."""
    bank = play(ABC + "A bet 10, B call, C call")
    bank = play(ABC)
    for viewer in (None, 0, 1, 2):
        assert bank.bank.view(viewer).hands == [NOTHING] * 3


def test_that_one_looked_is_public_and_what_one_saw_is_not() -> None:
    """C10. Field report 33: no score, no card, only which card was turned."""
    bank = play(ABC + "A look 3")
    (event,) = (event for event in bank.events if isinstance(event, Looked))
    for viewer in (None, 1, 2):
        assert redact(event, viewer) == Looked(0, (2,), (None,), to=(0,))
        assert bank.bank.view(viewer).looked == [0b100, 0, 0]
        assert bank.bank.view(viewer).hands[0] == NOTHING
    assert redact(event, 0) == event


def test_a_card_is_turned_once() -> None:
    """O6."""
    bank = play(ABC + "A look 1")
    refusal(bank, "A look 1")
    more(bank, "A look")
    assert "look" not in offers(bank, "A")
    refusal(bank, "A look")
    refusal(bank, "A look 2")


@pytest.mark.parametrize(
    ("script", "who"),
    [
        ("", "C"),
        ("A bet 10, B fold", "B"),
        ("A bet 10, B call", "B"),
        ("A check, B fold, C fold", None),
    ],
)
def test_off_turn_and_after_folding(script: str, who: str | None) -> None:
    """C10, R12: as long as the bank goes on."""
    bank = play(ABC + script)
    owed = to_act(bank)
    if who is None:
        assert all(offers(bank, name) == [] for name in "ABC")
    else:
        more(bank, f"{who} look")
        assert to_act(bank) == owed


def test_until_the_next_deal() -> None:
    """R12: C has folded and may look while others choose and while he is asked to join; then not."""
    bank = play(deal(A=BEST, B=BEST_TOO, C=MIDDLE) + ", A bet 30, B call, C fold")
    assert offers(bank, "C") == ["look"]
    more(bank, "A cook")
    assert offers(bank, "C") == ["join for 45", "decline", "look"]
    more(bank, "C look, C decline")
    bank.deal_if_due()
    assert offers(bank, "C") == []
    assert bank.state.hands[2] == ()


def test_not_after_ones_hand_was_opened() -> None:
    """R12: everyone sees it then."""
    bank = play(ABC + "A check, B check, C check")
    assert "look" not in offers(bank, "A")
    refusal(bank, "A look")


def test_at_showdown_before_deciding() -> None:
    """C10, O44."""
    bank = play(ABC + "A check, B check, C check, B look")
    assert offers(bank, "B") == ["open", "muck"]
    assert to_act(bank) == ["B"]


def test_a_leaver_looks_no_more() -> None:
    """C10, O72: his cards are not before him."""
    refusal(play(ABC + "A bet 10, B leave"), "B look")


@pytest.mark.parametrize("line", ["call", "raise 60", "fold"])
def test_one_may_act_without_having_looked(line: str) -> None:
    """C10, R11."""
    bank = play(f"A bet 30, B {line}")
    assert to_act(bank) == ["C"]


def test_in_a_deal_without_dark_play_looking_changes_nothing() -> None:
    """C10: it is only one's own business there, so what is legal stays the same."""
    rules = {"dark.lap": "none"}
    bank = play("", rules=rules)
    assert offers(bank, "A") == ["check", "bet 10 to 30", "fold", "look"]
    more(bank, "A look")
    assert offers(bank, "A") == ["check", "bet 10 to 30", "fold"]


def test_a_folded_hand_stays_hidden_though_its_owner_looks() -> None:
    """C10. Field report 35."""
    bank = play(ABC + "A bet 10, B fold, B look, C call")
    for viewer in (None, 0, 2):
        assert bank.bank.view(viewer).hands[1] == NOTHING
    assert bank.bank.view(1).hands[1] == cards(MIDDLE)


@pytest.mark.parametrize("slot", [1.0, True, False, "1", 3, -1])
def test_a_slot_is_a_whole_number(slot: object) -> None:
    """O6: whatever else is handed over is refused, and changes nothing."""
    bank = play(ABC).bank
    before = bank.state.copy()
    with pytest.raises(IllegalAction) as refused:
        bank.act(Action(0, "look", slot=slot))  # type: ignore[arg-type]
    assert refused.value.code in ("not_legal", "out_of_bounds")
    assert bank.state == before
