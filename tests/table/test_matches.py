"""A notional score and the match of several banks (K2, K13, K27, K34, K35)."""

from fractions import Fraction

from houses import PAUSE, House, begun, dealt, game, kinds, only
from svara.bank.events import BankStarted
from svara.table import Sit, Stand, Table, TopUp
from svara.table.events import MatchEnded, MatchStarted, SatDown, StoodUp

ACES, ACES_TOO, TEN = "Ah Ac 9s", "Ad As 7c", "Kd 7h 6s"


def seka(banks: int = 2, names: str = "ABC") -> House:
    return begun(game("seka", **{"match.banks": banks}), names)


def fold_to_the_end(house: House) -> None:
    while house.state.running:
        house.play(house.to_act, "fold")


def scores(house: House) -> list[object]:
    return list(house.state.stacks)


def test_one_sits_down_with_nothing_and_owes_what_one_loses() -> None:
    """K2: no wallet, no buy-in, and below zero one is neither short nor asked to leave."""
    house = seka()
    assert house.state.buy_in("A", house.now) == (0, 0)
    assert scores(house)[:3] == [-1, -1, -1]
    assert sum(house.wallets.values()) == 3 * 10_000
    fold_to_the_end(house)
    assert scores(house)[:3] == [-1, -1, 2]
    assert house.state.short() == ()
    assert house.refused(TopUp("A", 10, 100)) == "not_legal"
    house.press("A", "B", "C")
    assert house.state.running


def test_there_is_no_all_in_below_zero() -> None:
    """K2: a stake of ten is offered to whoever owes."""
    house = seka()
    assert house.table.bank is not None
    offered = {option.kind: option for option in house.table.bank.legal(house.bank.owed[0])}
    assert "all-in" not in offered
    assert (offered["stake"].least, offered["stake"].most) == (1, 10)


def test_a_price_of_a_half_is_paid_as_a_half() -> None:
    """K27, C5: the score is a fraction, and the sum of all is nothing."""
    house = begun(game("seka"), "ABC", ACES, ACES_TOO, TEN)
    house.next_decks = [dealt(TEN, ACES, ACES_TOO)]
    house.play("A", "stake", 1)
    house.play("B", "stake", 1)
    house.play("C", "stake", 2)
    house.play("A", "stake", 2)
    house.play("B", "stake", 2)
    house.play("C", "fold")
    house.play("A", "show")
    assert (house.bank.pot, house.bank.price) == (13, Fraction(13, 2))
    house.play("C", "join")
    assert house.state.stacks[2] == Fraction(-19, 2)
    assert sum(house.state.stacks) + house.state.pot == 0
    again = Table.restore(None, house.log, house.table.held, PAUSE)
    assert again.state == house.state


def test_a_match_is_so_many_banks_and_svaras_use_up_none() -> None:
    """K34: eight by default; here three, the first of which goes through two svaras."""
    assert game("seka").rules.match.banks == 8
    house = begun(game("seka", **{"match.banks": 3}), "AB", ACES, ACES_TOO)
    assert only(house.log, MatchStarted).number == 1
    house.next_decks = [dealt(ACES, ACES_TOO), dealt(ACES, TEN)]
    for _ in range(3):
        house.play(house.to_act, "stake", 1)
        house.play(house.to_act, "show")
    assert house.state.match is not None
    assert (house.bank.svaras, house.state.match.banks) == (2, 1)
    assert not house.state.running
    for bank in (2, 3):
        house.press("A", "B")
        fold_to_the_end(house)
        assert house.state.match.banks == bank
    assert house.state.match.over


def test_the_higher_score_wins_and_a_new_match_begins_from_nothing() -> None:
    """K35; the result stands until the next bank begins."""
    house = seka(banks=2)
    fold_to_the_end(house)
    house.press("A", "B", "C")
    house.play(house.to_act, "stake", 5)
    fold_to_the_end(house)
    ended = only(house.log, MatchEnded)
    best = max(ended.scores)
    assert ended.winners == tuple(seat for seat in range(3) if ended.scores[seat] == best)
    assert house.state.match is not None
    assert house.state.match.over
    assert tuple(house.state.stacks) == ended.scores
    events = house.press("A", "B", "C")
    assert kinds(events)[:6] == ["pressed"] * 3 + ["match_started", "bank_started", "ante_posted"]
    assert scores(house)[:3] == [-1, -1, -1]
    assert (house.state.match.number, house.state.match.banks) == (2, 0)


def test_equal_scores_share_the_match() -> None:
    """K35."""
    house = seka(banks=2, names="AB")
    fold_to_the_end(house)
    house.press("A", "B")
    fold_to_the_end(house)
    ended = only(house.log, MatchEnded)
    assert (ended.winners, ended.scores[:2]) == ((0, 1), (0, 0))


def test_the_dealer_moves_on_from_the_banks_own_dealer_after_svaras() -> None:
    """K13: B deals, A deals the svara, and the next bank is C's."""
    house = begun(game("seka"), "ABC", ACES, ACES_TOO, TEN)
    assert house.bank.first_dealer == 2
    house.next_decks = [dealt(ACES, TEN)]
    house.play("A", "stake", 1)
    house.play("B", "stake", 1)
    house.play("C", "fold")
    house.play("A", "show")
    house.play("C", "decline")
    assert house.bank.dealer == 0
    house.play(house.to_act, "fold")
    house.press("A", "B", "C")
    assert house.bank.first_dealer == 0


def test_who_stands_up_is_not_in_the_result() -> None:
    """K34, R43: the score is given up with the seat; the others' sum is what he took away."""
    house = seka(banks=2)
    fold_to_the_end(house)
    events = house.stand("C")
    assert only(events, StoodUp).amount == 2
    assert scores(house)[:3] == [-1, -1, 0]
    house.press("A", "B")
    fold_to_the_end(house)
    ended = only(house.log, MatchEnded)
    assert ended.winners in ((0,), (1,))
    assert sum(ended.scores) == -2


def test_who_leaves_in_the_last_bank_has_left_before_the_result() -> None:
    house = seka(banks=1)
    house.play("A", "stake", 3)
    house.do(Stand("A"))
    fold_to_the_end(house)
    ended = only(house.log, MatchEnded)
    assert 0 not in ended.winners
    assert kinds(house.log[-4:]).count("match_ended") == 1


def test_who_comes_back_in_the_match_goes_on_with_his_score() -> None:
    """K2, R43: standing up sheds no debt, not even after half an hour; the next match begins from nothing."""
    house = seka(banks=4)
    fold_to_the_end(house)
    house.stand("A")
    house.press("B", "C")
    fold_to_the_end(house)
    house.wait(4000)
    assert only(house.sit("A", 7), SatDown).amount == -1
    house.press("A", "B", "C")
    assert house.state.stacks[7] == -2
    house.stand("A")
    fold_to_the_end(house)
    house.press("B", "C")
    fold_to_the_end(house)
    assert house.state.match is not None
    assert house.state.match.over
    house.press("B", "C")
    house.sit("A", 7, ready=False)
    assert house.state.stacks[7] == 0


def test_who_came_during_the_match_may_win_it_once_he_has_played() -> None:
    """R43: an onlooker's nothing is no score."""
    house = seka(banks=2)
    house.do(Sit("D", "D", 5, 0, 0, ready=False))
    fold_to_the_end(house)
    house.press("A", "B")
    house.wait(31)
    fold_to_the_end(house)
    ended = only(house.log, MatchEnded)
    assert 5 not in ended.winners


def test_a_match_that_everybody_left_is_not_played_on() -> None:
    """R44: newcomers begin one of their own, though bots stay."""
    house = House(game("seka"))
    house.do(Sit("bot", "Bot", 0, 0, 0, bot=True, ready=False))
    house.sit("A", 1, ready=False)
    house.press("bot", "A")
    fold_to_the_end(house)
    house.stand("A")
    house.sit("B", 2, ready=False)
    events = house.press("bot", "B")
    assert only(events, MatchStarted).number == 2
    assert only(events, BankStarted).stacks[0] == 0


def test_a_match_of_whole_chips_counts_what_was_won() -> None:
    """R46, a house rule: the chips stay what they are, the score begins from nothing."""
    house = begun(game(**{"match.banks": 1}), "AB")
    fold_to_the_end(house)
    ended = only(house.log, MatchEnded)
    assert (sorted(ended.scores[:2]), sum(house.state.stacks)) == ([-10, 10], 2000)
    assert len(ended.winners) == 1
    house.press("A", "B")
    assert list(house.state.scores[:2]) == [-10, -10]


def test_other_rules_begin_a_match_of_their_own() -> None:
    """R44."""
    house = seka(banks=4)
    fold_to_the_end(house)
    house.game = game("seka", ante=3)
    table = house.table.copy()
    house.log += table.change_rules(house.game)
    house.table = table
    events = house.press("A", "B", "C")
    assert only(events, MatchStarted).number == 2
    assert scores(house)[:3] == [-3, -3, -3]
    house.check_replay()
