"""Bots see what a person in their seat would see, do only what is legal, and one of them has sense."""

from collections.abc import Callable
from random import Random

import pytest

from banks import game
from svara.analysis.simulate import Plan, Played, Tally, simulate
from svara.bank import Action, Bank, State, legal
from svara.bots import Easy, Policy, Sensible, Strong, random_legal
from svara.bots.policy import Chance
from svara.cards import Card, parse_hand
from svara.rules import load_rules

EVERY_POLICY = pytest.mark.parametrize(
    "policy",
    [random_legal, Easy(game()), Sensible(game()), Strong(game())],
    ids=["random", "easy", "sensible", "strong"],
)

Watch = Callable[[State, int, Action], None]


def watched(policy: Policy, watch: Watch) -> Policy:
    """The same policy, with somebody looking over its shoulder."""

    def answer(view: State, seat: int, chance: Chance) -> Action:
        action = policy(view, seat, chance)
        watch(view, seat, action)
        return action

    return answer


def play_banks(policy: Policy, watch: Watch, count: int, *, most: int) -> None:
    """Banks of two to six players with up to ``most`` antes each."""
    for number in range(count):
        chance = Random(f"bots {number}")
        players = chance.randint(2, 6)
        stacks = [chance.randint(10, 10 * most) for _ in range(players)]
        Played(game(), [watched(policy, watch)] * players, stacks, chance.randrange(players), chance)


@EVERY_POLICY
def test_a_bot_does_only_what_is_legal(policy: Policy) -> None:
    """C13: it is listed, and the amount is in its bounds."""

    def watch(view: State, seat: int, action: Action) -> None:
        (option,) = (option for option in legal(view, seat) if option.kind == action.kind)
        if option.least is not None and option.most is not None:
            assert action.amount is not None
            assert option.least <= action.amount <= option.most
        else:
            assert action.amount is None

    play_banks(policy, watch, 200, most=3)
    play_banks(policy, watch, 200, most=100)


@EVERY_POLICY
def test_a_bot_gets_only_its_view(policy: Policy) -> None:
    """O6, C10: no hand of another that was not opened, and no card of its own that it has not turned."""

    def watch(view: State, seat: int, action: Action) -> None:
        for other, hand in enumerate(view.hands):
            for slot, card in enumerate(hand):
                turned = other == seat and view.looked[seat] >> slot & 1
                assert (card is not None) == bool(turned or view.opened[other])

    play_banks(policy, watch, 200, most=30)


def test_the_random_one_does_everything() -> None:
    """It finds what careful players never touch, so nothing may be out of its reach."""
    seen: set[str] = set()
    play_banks(random_legal, lambda view, seat, action: seen.add(action.kind), 600, most=100)
    assert seen == {
        "all-in", "bet", "call", "check", "cook", "dark", "decline", "fold", "join", "look", "muck",
        "open", "raise", "split",
    }  # fmt: skip


def test_the_sensible_one_never_folds_where_it_may_check() -> None:
    """O20."""

    def watch(view: State, seat: int, action: Action) -> None:
        kinds = {option.kind for option in legal(view, seat)}
        assert action.kind != "fold" or "check" not in kinds

    play_banks(Sensible(game()), watch, 600, most=100)


@pytest.mark.parametrize("hand", ["As Ah Ad", "6s 6h 6d", "Ah Ad Ac", "6h 6d 6c"])
def test_the_sensible_one_never_folds_the_best_hands(hand: str) -> None:
    """O15, O16: three aces and three sixes, whatever random players do to it."""
    sensible = Sensible(game())
    acted = 0
    for number in range(150):
        chance = Random(f"{hand} {number}")
        players = chance.randint(2, 6)
        stacks = [chance.randint(10, 10 * chance.choice((2, 10, 100))) for _ in range(players)]
        bank, _ = Bank.start(game(), stacks=stacks, dealer=chance.randrange(players), dealt=range(players))
        bank.deal(deck_with(hand, bank.next_order()[1].index(0), players, chance))
        while bank.state.phase == "betting":
            seat = bank.state.owed[0]
            policy = sensible if seat == 0 else random_legal
            action = policy(bank.view(seat), seat, chance)
            assert seat != 0 or action.kind != "fold"
            acted += seat == 0
            bank.act(action)
    assert acted > 150


def deck_with(hand: str, place: int, players: int, chance: Random) -> list[Card]:
    """A deck that deals the hand to this place of the order."""
    cards = parse_hand(hand, game().cards)
    rest = [card for card in game().cards if card not in cards]
    chance.shuffle(rest)
    deck = rest[:]
    for slot, card in enumerate(cards):
        deck.insert(slot * players + place, card)
    return deck


@pytest.mark.parametrize("sensible_seat", [0, 1])
def test_the_sensible_one_beats_the_random_one(sensible_seat: int) -> None:
    """By 18 chips a bank with an ante of 10 (20,000 banks); 9 are asked of 2,000, in both orders of seats."""
    policies = ("sensible", "random") if sensible_seat == 0 else ("random", "sensible")
    total = sum(simulate(Plan("svara", {}, 2, policies, seed=1), 2000, 1), Tally())
    assert total.faults == ()
    assert total.net[sensible_seat] > 9 * 2000


DUELS = [("sensible", "easy"), ("strong", "sensible"), ("strong", "easy")]
DUEL = pytest.mark.parametrize(("better", "worse"), DUELS, ids=[" beats ".join(duel) for duel in DUELS])
EVERY_GAME = pytest.mark.parametrize("profile", ["svara", "seka", "trinka", "svarka"])


def won_by(first: str, second: str, profile: str, players: int, banks: int, seed: int) -> float:
    """Antes a bank that the first ones won of the second ones, who sit between them."""
    plan = Plan(profile, {}, players, (first, second) * (players // 2), seed)
    total = sum(simulate(plan, banks, 1), Tally())
    assert total.faults == ()
    ante = load_rules(profile).ante
    return float(sum(total.net[0::2]) - sum(total.net[1::2])) / 2 / banks / ante


@EVERY_GAME
@DUEL
def test_the_stronger_wins(better: str, worse: str, profile: str) -> None:
    """Two by two, in both orders of seats; the seed makes it the same at each run."""
    banks = 300
    assert won_by(better, worse, profile, 2, banks, 3) - won_by(worse, better, profile, 2, banks, 3) > 0.1


@pytest.mark.soak
@EVERY_GAME
@DUEL
@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_stronger_wins_over_many_banks(better: str, worse: str, profile: str, players: int) -> None:
    if players <= load_rules(profile).deck.max_players:
        assert won_by(better, worse, profile, players, 10_000, 4) > 0
