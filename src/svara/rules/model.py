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
    """A profile or an override that cannot be; the message names the parameter and what is allowed.

    Where one parameter is wrong, ``parameter`` is its dotted name and ``allowed`` what it may be; ``line`` is
    where it stands in the text.
    """

    def __init__(self, message: str, parameter: str = "", allowed: str = "", line: int | None = None) -> None:
        self.parameter = parameter
        self.allowed = allowed
        self.line = line
        super().__init__(message)


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

    style: Literal["level", "fresh"]
    """``level``: all match one total. ``fresh``: each puts in a full new stake (K15, T7)."""
    check: bool = False
    """Whether one who owes nothing may pass (O20); level style."""
    cap: Literal["pot", "none"] = "none"
    """The limit on a bet and on a raise's increment (O21); level style."""
    raise_floor: Literal["last_bet", "ante"] = "ante"
    """The least increment of a raise (O22, B27); level style."""
    max_raises: int = 0
    """How often one player may raise in a deal (B28); 0 is without a limit; level style."""
    least: int = 0
    """The least stake, in chips (K14); 0 is the ante; fresh style."""
    ceiling: int = 0
    """The most that one stake may be, in chips (K14); 0 is without a ceiling; fresh style."""
    ceiling_antes: int = 0
    """The same in antes (T11)."""
    show: bool = False
    """Whether the last two may ask for a show by paying the previous stake (K19); fresh style."""
    compare: bool = False
    """Whether one may compare with the right-hand neighbour (T8); fresh style."""


class Dark(Params, frozen=True):
    """Betting without having looked."""

    lap: Literal["none", "double", "chain"]
    """``double``: in the lap everyone bets twice the level, dark or looked (O30). ``chain``: each next may
    double dark, one who does not breaks the chain (B16, B17)."""
    opening: Literal["ante", "any"] = "ante"
    """The first dark bet: exactly the ante (O29), or any amount from it (B15)."""
    in_svara: bool = False


class Showdown(Params, frozen=True):
    """Opening the hands."""

    first: Literal["caller", "better"] = "caller"
    """Who opens first: whoever called last (O42) or bet last (B28a)."""


class Svara(Params, frozen=True):
    """The redeal a tie leads to."""

    choice: Literal["none", "any_cooks", "all_split"]
    """``any_cooks``: exactly two equals choose, silence splits, one who cooks decides (O47–O49).
    ``all_split``: any number choose, silence cooks (T13)."""
    parts: int
    """What the pot is divided by for the price; 0 is the number of equals (O53, K26, T14, B31)."""
    entrants: Literal["dealt_in", "folded", "present"]
    """Who may enter: those dealt into the first deal (O53), whoever folded (K26), all present (B32)."""
    asked_from: Literal["dealer", "svara_dealer"]
    """Whose left neighbour is asked first: the tied deal's dealer (K28, T16) or the svara's (O55)."""
    dealer: Literal["last_equal", "next", "same", "cut"]
    """Who deals it: the last of the equals clockwise (O56), the next participant (K31), the same dealer
    (B32), or whoever cuts the highest card (T17)."""
    most_in_row: int
    """After this many svaras in a row the pot is split (O59); 0 is never."""
    again: bool = False
    """Whether a tie in a svara brings the choice again (O58)."""
    min_pots_left: int = 0
    """An entrant must keep strictly more than this many pots (O54); 0 asks for no more than the price."""
    pooling: bool = False
    """Whether several may pay one entry together (T20)."""
    agreed: bool = False
    """Whether the last two may agree on a svara unseen (T16)."""


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


class Match(Params, frozen=True):
    """A match of several banks."""

    banks: int = 0
    """How many resolved banks make a match (K34); 0 is none."""


class Rules(Params, frozen=True):
    """The resolved parameters of one game: what a bank, a table and a score need to know."""

    id: str
    follows: str
    """The public description the profile follows."""
    ante: int
    next_dealer: Literal["rotate", "winner"]
    """Who deals the next bank: the next clockwise (O7) or the winner (T9, B29)."""
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
    max_stakes: int = 0
    """After this many stakes in a deal all who are left show (K36); 0 is never; fresh style."""
    redeal_triples: tuple[str, ...] = ()
    """The ranks of which three in hand entitle to a redeal of the bank (T2)."""
    showdown: Showdown = Showdown()
    match: Match = Match()
    chips: Literal["whole", "exact"] = "whole"
    """``exact``: a notional score with fractions and debts, so without all-in, wallet and rake (K2, K27)."""

    def least_stake(self) -> int:
        """The least that an opening stake may be."""
        return self.betting.least or self.ante

    def ceiling(self) -> int | None:
        """The most that one stake may be, or ``None``."""
        return self.betting.ceiling or self.betting.ceiling_antes * self.ante or None

    def whole(self) -> bool:
        """Whether amounts are whole chips."""
        return self.chips == "whole"
