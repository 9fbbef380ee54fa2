"""``svara score "Ah Kh 6c"``: what a hand is worth, what it is called, and why."""

from __future__ import annotations

from typing import Annotated

import typer

from svara.cards import HAND_SIZE, RANK_VALUES, Card, card_text, cards_text, parse_hand, rank_of
from svara.cli.options import Json, Profile
from svara.cli.output import print_json
from svara.rules import Rules, load_rules
from svara.scoring import Score, score_hand

Hand = Annotated[list[str], typer.Argument(metavar="CARDS", help="Three cards: Ah 10♦ 6c.")]

_RANK_NAMES = ("sixes", "sevens", "eights", "nines", "tens", "jacks", "queens", "kings", "aces")


def command(hand: Hand, *, profile: Profile = "svara", json: Json = False) -> None:
    """What a hand is worth, and why."""
    rules = load_rules(profile)
    cards = parse_hand(" ".join(hand), rules.deck.cards())
    score = score_hand(rules, cards)
    if json:
        print_json(
            {
                "profile": rules.id,
                "cards": [card_text(card) for card in cards],
                "points": score.points_json,
                "class": score.klass,
                "label": score.label,
                "made_by": [card_text(card) for card in score.made_by],
                "reason": score.reason,
                "why": why(score, rules),
            }
        )
        return
    print(f"points  {score.points_text or f'above all points ({score.klass})'}")
    print(f"label   {score.label or '-'}")
    print(f"why     {why(score, rules)}")


def why(score: Score, rules: Rules) -> str:
    """In words, which cards made a score, and how."""
    wild = [card for card in score.made_by if card in rules.wild.wild_cards()]
    plain = [card for card in score.made_by if card not in wild]
    match score.reason:
        case "triple":
            return f"three {_ranks(score.made_by[0])}: {cards_text(score.made_by)}"
        case "wild_triple":
            return f"{cards_text(wild)} completes three {_ranks(plain[0])} with {cards_text(plain)}"
        case "pair":
            return f"two {_ranks(score.made_by[0])}: {cards_text(score.made_by)}"
        case "wild_pair":
            return f"two {_ranks(plain[0])}, {cards_text(plain)}, and {_added(wild, rules)}"
        case "suit":
            return _suit(plain)
        case "wild_suit":
            return f"{_suit(plain)}, and {_added(wild, rules)}"
        case "wild_high":
            single = f"{_single(plain[0])}, and " if plain else ""
            return single + _added(wild, rules)
        case "high":
            return _single(plain[0])


def _suit(cards: list[Card]) -> str:
    number = "three" if len(cards) == HAND_SIZE else "two"
    return f"{number} of one suit, {cards_text(cards)}: {' + '.join(_value(card) for card in cards)}"


def _single(card: Card) -> str:
    return f"the best single card, {card_text(card)}: {_value(card)}"


def _added(wild: list[Card], rules: Rules) -> str:
    return " and ".join(f"{card_text(card)} adds {rules.wild.value}" for card in wild)


def _ranks(card: Card) -> str:
    return _RANK_NAMES[rank_of(card)]


def _value(card: Card) -> str:
    return str(RANK_VALUES[rank_of(card)])
