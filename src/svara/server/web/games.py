"""The endpoints for learning a game: its rules in words, with its hands, and what a hand is worth."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Literal, TypeAlias

import msgspec

from svara.cards import CardError, card_text, parse_hand
from svara.chips import chips_json
from svara.explain import explain
from svara.rules import Rules, load_rules, profile_names
from svara.server.web.endpoint import ApiError, Call, Endpoint, Rate
from svara.server.web.hand_table import HandRow, HandWorth, hand_rows, hand_worth
from svara.server.web.tables import room_of
from svara.wire import Amount

SpokenLanguage: TypeAlias = Literal["ru", "bg", "ka", "en"]

LONGEST_HAND = 60
"""Letters in which three cards can be written."""

TOLD = 64
"""Games in a language that are kept in words."""
_ENCODER = msgspec.json.Encoder(order="sorted")


class GameInfo(msgspec.Struct):
    """A game that the house knows, and what it is played with."""

    game: str
    """The id of its profile."""
    cards: int
    min_players: int
    max_players: int
    ante: Amount


class GameList(msgspec.Struct):
    games: tuple[GameInfo, ...]


class RulesPart(msgspec.Struct):
    """A heading and the sentences below it, in the language that was asked for."""

    title: str
    lines: tuple[str, ...]


class GameRules(msgspec.Struct):
    """A game in words, built from the parameters that it is played by."""

    game: str
    parts: tuple[RulesPart, ...]
    hands: tuple[HandRow, ...]
    deck: tuple[str, ...]


class RulesQuery(msgspec.Struct, forbid_unknown_fields=True):
    """In which language."""

    language: SpokenLanguage = "en"


class HandRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Three cards, as ``Td,9d,Ah``, and a language. They may be those that one holds: no address has them."""

    cards: str
    language: SpokenLanguage = "en"


async def games(call: Call) -> GameList:
    return await asyncio.to_thread(_all_games)


@lru_cache(maxsize=1)
def _all_games() -> GameList:
    found = []
    for name in profile_names():
        rules = load_rules(name)
        deck = rules.deck
        ante = chips_json(rules.ante)
        found.append(GameInfo(name, len(deck.cards()), deck.min_players, deck.max_players, ante))
    return GameList(tuple(found))


async def game_rules(call: Call) -> GameRules:
    return await _told(_profile(call), call.query.language)


async def table_rules(call: Call) -> GameRules:
    """A table may have rules of its own."""
    return await _told(room_of(call).actor.table.state.rules, call.query.language)


async def game_hand(call: Call) -> HandWorth:
    return await _worth(call, _profile(call))


async def table_hand(call: Call) -> HandWorth:
    return await _worth(call, room_of(call).actor.table.state.rules)


def _profile(call: Call) -> Rules:
    name = call.path("game")
    if name not in profile_names():
        raise ApiError("no_game", 404)
    return load_rules(name)


async def _told(rules: Rules, language: str) -> GameRules:
    return await asyncio.to_thread(rules_in_words, rules, language)


def rules_in_words(rules: Rules, language: str) -> GameRules:
    """The game in a language of `svara.explain.LANGUAGES`, worked out once for all who ask."""
    return _told_once(_ENCODER.encode(rules), language)


@lru_cache(maxsize=TOLD)
def _told_once(written: bytes, language: str) -> GameRules:
    rules = msgspec.json.decode(written, type=Rules)
    parts = tuple(RulesPart(title, tuple(lines)) for title, lines in explain(rules, language))
    deck = tuple(card_text(card) for card in rules.deck.cards())
    return GameRules(rules.id, parts, hand_rows(rules, language), deck)


async def _worth(call: Call, rules: Rules) -> HandWorth:
    asked: HandRequest = call.body
    try:
        hand = parse_hand(asked.cards if len(asked.cards) <= LONGEST_HAND else "", rules.deck.cards())
    except CardError:
        raise ApiError("bad_cards", 400, "cards") from None
    return await asyncio.to_thread(hand_worth, rules, hand, asked.language)


GAMES = (
    Endpoint("GET", "/api/games", games, "The games that the house knows.", who="anyone", answer=GameList),
    Endpoint(
        "GET",
        "/api/games/{game}/rules",
        game_rules,
        "A game in words, with what its hands are worth.",
        who="anyone",
        answer=GameRules,
        query=RulesQuery,
        codes={"no_game": 404},
        rate=Rate(40, 4),
    ),
    Endpoint(
        "POST",
        "/api/games/{game}/hand",
        game_hand,
        "What three cards are worth in a game, why, and how many hands are better.",
        who="anyone",
        answer=HandWorth,
        body=HandRequest,
        codes={"no_game": 404, "bad_cards": 400},
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/rules",
        table_rules,
        "The rules of one table in words.",
        who="anyone",
        answer=GameRules,
        query=RulesQuery,
        keyed=True,
        codes={"no_table": 404},
        rate=Rate(40, 4),
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/hand",
        table_hand,
        "What three cards are worth by the rules of one table.",
        who="anyone",
        answer=HandWorth,
        body=HandRequest,
        keyed=True,
        codes={"no_table": 404, "bad_cards": 400},
    ),
)
