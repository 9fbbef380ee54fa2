"""Banks a second of every shipped game beside the online game, in turn, in the same process.

Two seats, one thread, random legal players.
"""

from __future__ import annotations

import random
import statistics
import time

from machine import machine

from svara.bank import Bank, Game
from svara.bots import random_legal
from svara.rules import profile_names

ROUNDS = 7
SECONDS = 0.4
SEATS = 2
STACK = 1000
YARDSTICK = "svara"


def play_bank(game: Game, chance: random.Random) -> None:
    bank, _ = Bank.start(game, stacks=[STACK] * SEATS, dealer=0, dealt=range(SEATS))
    state = bank.state
    while state.phase != "finished":
        if state.phase == "dealing":
            bank.deal(chance.sample(game.cards, 3 * SEATS))
            continue
        seat = state.owed[0]
        bank.act(random_legal(bank.view(seat), seat, chance))


def per_second(game: Game, chance: random.Random) -> float:
    count, start = 0, time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        for _ in range(20):
            play_bank(game, chance)
        count += 20
    return count / (time.perf_counter() - start)


def main() -> None:
    chance = random.Random(1)
    games = {name: Game.load(name) for name in profile_names()}
    found: dict[str, list[float]] = {name: [] for name in games}
    for _ in range(ROUNDS):
        for name, game in games.items():
            found[name].append(per_second(game, chance))
    print(machine())
    for name, speeds in found.items():
        ratio = statistics.median(yard / mine for yard, mine in zip(found[YARDSTICK], speeds, strict=True))
        speed = statistics.median(speeds)
        print(f"{name:18} {speed:8.0f} banks a second, {YARDSTICK} / {name} = {ratio:.2f}")


if __name__ == "__main__":
    main()
