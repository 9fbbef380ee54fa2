"""The parameter model that expresses every game of the family (rules.md, "What a profile is made of").

A profile is a TOML file with these tables; a parameter exists only where games differ in it or where
the rules call it a table's choice. Ranks are written as on cards, points as text ("65/2"), so that no
float ever stands for one.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from svara.cards import Card, make_card, parse_card, parse_rank


class RulesError(ValueError):
    """A profile or an override that cannot be; the message names the parameter and what is allowed."""


class Params(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of every group of parameters."""


class Deck(Params, frozen=True):
    """Which cards are dealt and to how many (O1, O3)."""

    ranks: tuple[str, ...]
    """The ranks it has in all four suits."""
    min_players: int
    max_players: int
    extra: tuple[str, ...] = ()
    """Single cards beside those ranks."""

    def cards(self) -> tuple[Card, ...]:
        """The deck in the order of the cards' numbers, which is also the order a shuffle starts from."""
        whole = {make_card(parse_rank(rank), suit) for rank in self.ranks for suit in range(4)}
        return tuple(sorted(whole | {parse_card(text) for text in self.extra}))


class Wild(Params, frozen=True):
    """The cards that add a fixed value to the best of the others (O2, O11, B11)."""

    cards: tuple[str, ...] = ()
    value: int = 11
    pairs: bool = False
    """Whether they also join two cards of one rank, counting both (B11)."""
    completes: tuple[str, ...] = ()
    """The ranks of which they can be the missing card of a triple (O12: none)."""

    def wild_cards(self) -> frozenset[Card]:
        return frozenset(parse_card(text) for text in self.cards)


class Triples(Params, frozen=True):
    """What three cards of one rank are worth; in one of its rank a wild card is plain (O14–O16)."""

    kind: Literal["none", "fixed", "sum", "class"] = "none"
    """No meaning, a fixed number of points, their sum, or a class of their own above all points (K5)."""
    points: str | None = None
    """What any other triple is worth where the kind is ``fixed``; without it, nothing (T1)."""
    by_rank: dict[str, str] = {}
    """The ranks with a number of their own."""
    class_id: str | None = None
    """What a triple is called where the kind is ``class``."""


class Label(Params, frozen=True):
    """A name shown with a hand at showdown; it decides nothing (O18, C3). The first that fits is shown."""

    id: str
    triple: str | None = None
    """The rank of three cards."""
    pair: str | None = None
    """The rank of two cards, whatever the third."""
    suited: str | None = None
    """The points of three cards of one suit, no wild card among them."""


class Betting(Params, frozen=True):
    """How stakes are made."""

    style: Literal["level"]
    """``level``: all match one total."""
    check: bool
    """Whether one who owes nothing may pass (O20)."""
    cap: Literal["pot", "none"]
    """The limit on a bet and on a raise's increment (O21)."""
    raise_floor: Literal["last_bet", "ante"]
    """The least increment of a raise (O22)."""


class Dark(Params, frozen=True):
    """Betting without having looked."""

    lap: Literal["none", "double"]
    """``double``: the opener bets the ante, each next player twice the level (O28–O34)."""
    in_svara: bool = True


class Svara(Params, frozen=True):
    """The redeal a tie leads to."""

    choice: Literal["any_cooks", "none"]
    """``any_cooks``: exactly two equals choose, one who wants it is enough (O47, O48)."""
    min_pots_left: int
    """An entrant must keep strictly more than this many pots (O54); 0 asks for no more than the price."""
    dealer: Literal["last_equal"]
    """``last_equal``: the last of the equals clockwise (O56)."""
    most_in_row: int
    """After this many svaras in a row the pot is split (O59)."""


class Rake(Params, frozen=True):
    """What the house takes of a bank (O61–O66)."""

    percent: int
    cap_antes: int


class Seats(Params, frozen=True):
    """Sitting down, in antes (O67)."""

    min_buy_in: int
    max_buy_in: int


class Clocks(Params, frozen=True):
    """The table's clocks in seconds (O26, O44, O47, O55, O67, O70, O71)."""

    turn: int
    choice: int
    join: int
    show: int
    new_deal: int
    offline: int
    comeback: int


class Rules(Params, frozen=True):
    """The resolved parameters of one game: what a bank, a table and a score need to know."""

    id: str
    follows: str
    """The public description the profile follows."""
    ante: int
    next_dealer: Literal["rotate", "winner"]
    min_stack: int
    """The chips one needs to be dealt in, where a table asks for more than the ante (C8)."""
    deck: Deck
    betting: Betting
    dark: Dark
    svara: Svara
    rake: Rake
    seats: Seats
    clocks: Clocks
    wild: Wild = Wild()
    triples: Triples = Triples()
    pairs: dict[str, str] = {}
    """What two cards of a rank are worth together (O13)."""
    labels: tuple[Label, ...] = ()
