"""Whole banks a second beside PokerKit's hands a second, and copies of a bank a second.

Both play for two, one thread, random legal players, through their own Python interface, in turn, so
that the ratio of each round is measured on the same machine in the same seconds.
"""

from __future__ import annotations

import random
import statistics
import time
import warnings
from collections.abc import Callable

from machine import machine

from svara.bank import Action, Bank, Game

warnings.filterwarnings("ignore", module="pokerkit")

from pokerkit import Automation, NoLimitTexasHoldem  # noqa: E402

ROUNDS = 9
SECONDS = 0.7
SEATS = 2
STACK = 1000

GAME = Game.load("svara")
AUTOMATIONS = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.CARD_BURNING,
    Automation.HOLE_DEALING,
    Automation.BOARD_DEALING,
    Automation.RUNOUT_COUNT_SELECTION,
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)


def play_bank(chance: random.Random) -> None:
    """A bank of the online game from the antes to the payout, svaras included."""
    bank, _ = Bank.start(GAME, stacks=[STACK] * SEATS, dealer=0, dealt=range(SEATS))
    state = bank.state
    while state.phase != "finished":
        if state.phase == "dealing":
            bank.deal(chance.sample(GAME.cards, 3 * SEATS))
            continue
        seat = state.owed[0]
        option = chance.choice(bank.legal(seat))
        amount = None if option.least is None else chance.randint(option.least, option.most)
        bank.act(Action(seat, option.kind, amount))


def play_holdem(chance: random.Random) -> None:
    """A hand of no-limit hold'em with blinds of 5 and 10."""
    state = NoLimitTexasHoldem.create_state(AUTOMATIONS, True, 0, (5, 10), 10, (STACK,) * SEATS, SEATS)
    while state.status:
        kinds = ["fold"] if state.can_fold() else []
        kinds += ["call"] if state.can_check_or_call() else []
        kinds += ["raise"] if state.can_complete_bet_or_raise_to() else []
        kind = chance.choice(kinds)
        if kind == "fold":
            state.fold()
        elif kind == "call":
            state.check_or_call()
        else:
            least = state.min_completion_betting_or_raising_to_amount
            state.complete_bet_or_raise_to(
                chance.randint(least, state.max_completion_betting_or_raising_to_amount)
            )


def per_second(play: Callable[[random.Random], None], chance: random.Random) -> float:
    count, start = 0, time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        for _ in range(20):
            play(chance)
        count += 20
    return count / (time.perf_counter() - start)


def copies_per_second() -> float:
    bank, _ = Bank.start(GAME, stacks=[STACK] * 6, dealer=0, dealt=range(6))
    bank.deal(GAME.cards)
    start = time.perf_counter()
    for _ in range(100_000):
        bank.copy()
    return 100_000 / (time.perf_counter() - start)


def main() -> None:
    chance = random.Random(1)
    for play in (play_bank, play_holdem):
        per_second(play, chance)
    ours, theirs = [], []
    for _ in range(ROUNDS):
        ours.append(per_second(play_bank, chance))
        theirs.append(per_second(play_holdem, chance))
    ratios = [mine / other for mine, other in zip(ours, theirs, strict=True)]
    print(machine())
    print(f"svara banks for {SEATS}      {statistics.median(ours):10.0f} a second")
    print(f"PokerKit hold'em for {SEATS} {statistics.median(theirs):10.0f} a second")
    print(
        f"ratio {statistics.median(ratios):.1f} ({min(ratios):.1f} to {max(ratios):.1f} over {ROUNDS} rounds)"
    )
    print(f"copies of a bank for 6 {copies_per_second():9.0f} a second")


if __name__ == "__main__":
    main()
