"""Decks with something rare in them: equal hands, or a triple that entitles to a redeal."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from random import Random

from svara.bank import Game
from svara.cards import HAND_SIZE, RANKS, Card, rank_of


def redeal_deck(game: Game, players: int, deck: Sequence[Card], chance: Random) -> list[Card]:
    """The deck with a triple that entitles to a redeal in one hand, where the game knows one (T2)."""
    ranks = [RANKS.index(rank) for rank in game.rules.redeal_triples]
    if not ranks:
        return list(deck)
    rank = chance.choice(ranks)
    three = chance.sample([card for card in deck if rank_of(card) == rank], HAND_SIZE)
    rest = iter([card for card in deck if card not in three])
    lucky = chance.randrange(players)
    return [
        three[place // players] if place < HAND_SIZE * players and place % players == lucky else next(rest)
        for place in range(len(deck))
    ]


@cache
def _hands_by_strength(game: Game) -> dict[int, list[tuple[Card, ...]]]:
    hands: dict[int, list[tuple[Card, ...]]] = defaultdict(list)
    for hand in combinations(game.cards, HAND_SIZE):
        hands[game.scores.strength(*hand)].append(hand)
    return hands


def tied_deck(game: Game, players: int, chance: Random) -> list[Card]:
    """A deck in which two players or more, if it can be done, are dealt hands of one strength."""
    by_strength = _hands_by_strength(game)
    alike = by_strength[chance.choice(list(by_strength))]
    hands: list[tuple[Card, ...]] = []
    for hand in chance.sample(alike, min(len(alike), 40)):
        if len(hands) < players and not any(card in other for other in hands for card in hand):
            hands.append(hand)
    hands = hands[: chance.randint(2, players)]
    used = {card for hand in hands for card in hand}
    rest = [card for card in game.cards if card not in used]
    chance.shuffle(rest)
    while len(hands) < players:
        hands.append(tuple(rest.pop() for _ in range(HAND_SIZE)))
    chance.shuffle(hands)
    return [hand[slot] for slot in range(HAND_SIZE) for hand in hands] + rest
