"""Random banks that check themselves after every step: the properties of tests/core/test_properties.py.

A walk draws all it needs by `pick(n)`, a number from 0 to n - 1, so that Hypothesis can drive and shrink it
and a plain random generator can run a great many. What a bank promises whatever happens is in `Walk.check`
and `Walk.finish`; no expected value of a single rule is here.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations
from random import Random
from typing import Any

import msgspec

import banks
from svara.bank import Action, Bank, Game, IllegalAction, State, legal
from svara.bank.actions import Option
from svara.bank.entry import partners
from svara.bank.events import (
    Asked,
    BankEnded,
    BankEvent,
    BankStarted,
    Compared,
    Cut,
    DealStarted,
    Hidden,
    Joined,
    Looked,
    Mucked,
    Opened,
    RakeTaken,
    ShowdownStarted,
    Won,
    redact,
)
from svara.bank.fold import apply, fold
from svara.cards import HAND_SIZE, RANKS, Card, rank_of
from svara.chips import Chips, decode_chips, encode_chips
from svara.record import DealRecord, Replay, action_lines, parse_record, record_text
from svara.rules import profile_names

Pick = Callable[[int], int]
Pool = tuple[tuple[int, Chips], ...]

GAMES: tuple[tuple[str, dict[str, Any]], ...] = (
    *((name, {}) for name in profile_names()),
    ("svara", {"ante": 1}),
    ("svara", {"ante": 7, "svara.min_pots_left": 0, "svara.most_in_row": 2}),
    ("svara", {"svara.min_pots_left": 0, "rake.percent": 10, "rake.cap_antes": 1}),
    ("seka", {"max_stakes": 7}),
    ("trinka", {"ante": 3, "betting.ceiling_antes": 2}),
    ("trinka", {"svara.most_in_row": 2, "rake.percent": 5, "rake.cap_antes": 10}),
    ("svarka", {"ante": 3, "svara.most_in_row": 2, "betting.max_raises": 1}),
)
"""The rules that walks are under: every game as it is, and some with bounds that are met more often."""

KINDS = (
    "check", "fold", "call", "bet", "raise", "dark", "all-in", "open", "muck", "split", "cook", "join",
    "join with", "decline", "look", "stake", "show", "compare", "redeal", "propose", "accept", "refuse",
    "cut", "deal", "",
)  # fmt: skip
LONGEST = 150
"""Steps after which only clocks run, so that every walk ends soon."""
MOST_PLAYERS = 8
"""As many as find what more would find, and much sooner."""


def random_walk(seed: str) -> Walk:
    """A whole bank, and all its checks."""
    chance = Random(seed)
    walk = Walk(lambda count: int(chance.random() * count))
    while not walk.over:
        walk.step()
    walk.finish()
    return walk


def many_walks(seeds: Sequence[str]) -> int:
    """The number of svaras in these walks, none of which found a fault; the seed of one that did is named."""
    svaras = 0
    for seed in seeds:
        try:
            svaras += random_walk(seed).state.svaras
        except Exception as fault:
            raise AssertionError(f"random_walk({seed!r}): {type(fault).__name__}: {fault}") from fault
    return svaras


class Walk:
    """One bank in the hands of players who do anything."""

    def __init__(self, pick: Pick) -> None:
        self.pick = pick
        self.profile, self.overrides = GAMES[pick(len(GAMES))]
        self.game = banks.game(self.profile, self.overrides)
        deck = self.game.rules.deck
        players = deck.min_players + pick(min(deck.max_players, MOST_PLAYERS) - deck.min_players + 1)
        seats = players + (0, 0, 0, 1, 2)[pick(5)]
        self.sitting_out: set[int] = set()
        while len(self.sitting_out) < seats - players:
            self.sitting_out.add(pick(seats))
        self.stacks: list[Chips] = [self._stack() for _ in range(seats)]
        self.with_bot = pick(8) == 0
        dealt = [seat for seat in range(seats) if seat not in self.sitting_out]
        self.dealer = dealt[pick(players)]
        self.bank, started = Bank.start(
            self.game,
            stacks=self.stacks,
            dealer=self.dealer,
            dealt=dealt,
            present=range(seats),
            with_bot=self.with_bot,
        )
        self.total = sum(self.stacks)
        self.viewers: list[int | None] = [None, *range(seats)]
        self.events: list[BankEvent] = []
        self.decks: list[tuple[Card, ...]] = []
        """The decks that hands were dealt from."""
        self.all_decks: list[tuple[Card, ...]] = []
        """Those and the ones that were cut, in order."""
        self.log: list[Action | None] = []
        """Every action; ``None`` for a deck, to deal or to cut."""
        self.lengths: list[int] = []
        """How many events there were before each of them."""
        self.folded: State | None = None
        self.seen: dict[int | None, State] = {}
        self._take(started)

    @property
    def state(self) -> State:
        return self.bank.state

    @property
    def over(self) -> bool:
        return self.state.phase == "finished"

    def _stack(self) -> Chips:
        """Tiny most of all: rules break there. A notional score may be anything (K2)."""
        if not self.game.rules.whole():
            return (-3, 0, 10, Fraction(5, 2))[self.pick(4)]
        ante = self.game.rules.ante
        span = (1, 3, 12, 60, 1000)[self.pick(5)] * ante
        return ante + self.pick(span + 1)

    # --- what can happen

    def step(self) -> None:
        """Anything that can happen now, at random."""
        assert len(self.log) < 5 * LONGEST, "silence brings every bank to its end"
        draw = self.pick(100)
        if self.state.phase == "dealing":
            self.deal()
        elif draw % 4 == 0 and self.may_redeal():
            self.redeal()
        elif len(self.log) > LONGEST:
            self.time_out()
        elif draw < 76:
            self.answer()
        elif draw < 84:
            self.time_out()
        elif draw < 94:
            self.look()
        elif draw < 97:
            self.depart("leave")
        else:
            self.depart("offline")

    def deal(self) -> None:
        """A fresh deck, to cut or to deal; most of those that are dealt have something rare in them."""
        chance = Random(self.pick(1 << 30))
        deck = list(self.game.cards)
        chance.shuffle(deck)
        if not self.state.cutters:
            _, order = self.bank.next_order()
            rare = self.pick(5)
            if rare < 2:
                deck = tied_deck(self.game, len(order), chance)
            elif rare == 2:
                deck = redeal_deck(self.game, len(order), deck, chance)
            self.decks.append(tuple(deck))
        self.all_decks.append(tuple(deck))
        self._note(None)
        self._take(self.bank.deal(self.all_decks[-1]))

    def answer(self) -> None:
        """One who owes a decision takes one of his options."""
        owed = self.state.owed
        seat = owed[self.pick(len(owed))]
        options = self.bank.legal(seat)
        option = options[self.pick(len(options))]
        rare = [option for option in options if option.kind in ("compare", "propose", "show", "join with")]
        if rare and self.pick(3) == 0:
            option = rare[self.pick(len(rare))]
        elif option.kind == "fold":
            option = options[self.pick(len(options))]
        if option.kind == "join with":
            self._act(Action(seat, option.kind, pool=some_pool(self.state, seat, self.pick)))
            return
        amounts = amounts_of(option)
        self._act(Action(seat, option.kind, amounts[self.pick(len(amounts))]))

    def may_redeal(self) -> list[int]:
        """Who, on turn or off it, could open a triple and have the bank dealt anew (T2)."""
        return [seat for seat in range(len(self.stacks)) if Option("redeal") in self.bank.legal(seat)]

    def redeal(self) -> None:
        """One of them does."""
        seats = self.may_redeal()
        self._act(Action(seats[self.pick(len(seats))], "redeal"))

    def time_out(self) -> None:
        owed = self.state.owed
        self._act(Action(owed[self.pick(len(owed))], "timeout"))

    def look(self) -> None:
        """Anybody who may looks, at a card or at all of them; if nobody may, somebody answers."""
        seats = [seat for seat in range(len(self.stacks)) if Option("look") in self.bank.legal(seat)]
        if not seats:
            self.answer()
            return
        seat = seats[self.pick(len(seats))]
        slots = [None, *unturned(self.state, seat)]
        self._act(Action(seat, "look", slot=slots[self.pick(len(slots))]))

    def depart(self, kind: str) -> None:
        """Anybody who is there leaves or loses the line; if nobody is, somebody's clock runs out."""
        state = self.state
        seats = [
            seat
            for seat in range(len(self.stacks))
            if not state.gone[seat] and not (kind == "offline" and state.away[seat])
        ]
        if not seats:
            self.time_out()
            return
        self._act(Action(seats[self.pick(len(seats))], kind))

    def _act(self, action: Action) -> None:
        self._note(action)
        self._take(self.bank.act(action))

    def _note(self, action: Action | None) -> None:
        self.log.append(action)
        self.lengths.append(len(self.events))

    # --- what holds after every step

    def _take(self, events: list[BankEvent]) -> None:
        self.events += events
        for event in events:
            self._fold(event)
            self._check_event(event)
        self.check()

    def _fold(self, event: BankEvent) -> None:
        if isinstance(event, BankStarted):
            self.folded = State.begin(self.game.rules, event)
            self.seen = {viewer: State.begin(self.game.rules, event) for viewer in self.viewers}
            return
        assert self.folded is not None
        apply(self.folded, event)
        for viewer, seen in self.seen.items():
            apply(seen, redact(event, viewer))

    def _check_event(self, event: BankEvent) -> None:
        state = self.folded
        assert state is not None
        level_style = self.game.rules.betting.style == "level"
        if isinstance(event, ShowdownStarted):
            if level_style or state.capped:
                owing = [seat for seat in state.live if state.owes(seat)]
                assert not owing, "one pot: everyone still in has the same in (O40, T22)"
        elif isinstance(event, Asked) and event.question == "betting":
            (seat,) = event.seats
            assert seat in state.live
            if self.game.rules.whole():
                assert state.stacks[seat] > 0, "who has nothing left is not asked (C16)"
            if level_style or state.capped:
                assert state.owes(seat) > 0 or state.level == 0, "who has matched is not asked (O39)"

    def check(self) -> None:
        """The promises of a bank at any moment."""
        state = self.state
        assert banks.chips(state) == self.total, "chips are conserved (C5)"
        assert state.pot >= 0
        assert min(state.stacks) >= 0 or not self.game.rules.whole()
        if state.phase != "finished":
            assert state.pot == sum(state.put), "the pot is what was put in"
            self._check_voiding()
        assert state == self.folded, "folding the events gives the state"
        for viewer, seen in self.seen.items():
            assert seen == self.bank.view(viewer), f"folding his events gives the view of {viewer}"
        self._check_that_somebody_is_asked()
        self._check_options()

    def _check_voiding(self) -> None:
        """At any moment the house can give the bank up, and everybody has what he had before it."""
        given_up = self.bank.copy()
        voided, ended = given_up.void()
        assert (given_up.state.stacks, given_up.state.pot) == (self.stacks, 0), "nobody lost or won (rule 11)"
        assert given_up.state.owed == ()
        folded = self.state.copy()
        for event in (voided, ended):
            apply(folded, event)
        assert folded == given_up.state

    def _check_that_somebody_is_asked(self) -> None:
        state = self.state
        if state.phase in ("dealing", "finished"):
            assert state.owed == ()
            return
        assert state.owed, f"nobody owes a decision in {state.phase}"
        for seat in state.owed:
            assert set(self.bank.legal(seat)) != {Option("look")}, "who is asked has an answer"
            self._accepted(Action(seat, "timeout"))

    def _check_options(self) -> None:
        """Whatever is listed is accepted, on a copy; whatever is not is refused. Neither changes the bank."""
        state = self.state
        before = state.copy()
        for seat in range(len(self.stacks)):
            options = self.bank.legal(seat)
            assert options == legal(state, seat), "what is legal is worked out anew where it may change"
            assert options == legal(self.bank.view(seat), seat), "it says nothing that the seat may not know"
            assert len({option.kind for option in options}) == len(options)
            for option in options:
                if option.kind == "join with":
                    self._accepted(Action(seat, option.kind, pool=some_pool(state, seat, lambda _: 0)))
                    continue
                for amount in amounts_of(option):
                    self._accepted(Action(seat, option.kind, amount))
            for action in self._unlisted(seat, options):
                self._refused(action)
        assert state == before, "neither a refusal nor a copy changes anything"

    def _accepted(self, action: Action) -> None:
        twin = self.bank.copy()
        assert twin.act(action), "an action makes an event"
        assert banks.chips(twin.state) == self.total

    def _refused(self, action: Action) -> None:
        try:
            self.bank.act(action)
        except IllegalAction as refusal:
            assert str(refusal)
        else:
            raise AssertionError(f"{action} is not listed and was accepted")

    def _unlisted(self, seat: int, options: Sequence[Option]) -> list[Action]:
        """Actions that are not among the options, and options with amounts that are not in their bounds."""
        state = self.state
        listed = {option.kind for option in options}
        actions = [Action(seat, kind) for kind in KINDS if kind not in listed]
        actions += [Action(seat, kind, self.game.rules.ante) for kind in KINDS if kind not in listed]
        for option in options:
            if option.least is None or option.most is None:
                actions.append(Action(seat, option.kind, 1))
            else:
                inexact = (Fraction(2 * option.least + 1, 2), float(option.least), str(option.least))
                wrong: list[Any] = [option.least - 1, option.most + 1, 0, -option.least, *inexact]
                wrong += [None] if option.price is None else []
                actions += [Action(seat, option.kind, amount) for amount in wrong]
            if option.kind == "join with":
                actions += [Action(seat, option.kind, pool=pool) for pool in wrong_pools(state, seat)]
        turned = [slot for slot in range(HAND_SIZE) if state.looked[seat] >> slot & 1]
        actions += [Action(seat, "look", slot=slot) for slot in (*turned, -1, HAND_SIZE)]
        if seat not in state.owed:
            actions.append(Action(seat, "timeout"))
        if state.gone[seat] or state.phase in ("dealing", "finished"):
            actions += [Action(seat, "leave"), Action(seat, "offline")]
        return actions

    # --- what holds at the end

    def finish(self) -> None:
        """The promises of a whole bank."""
        assert fold(self.game.rules, self.events) == self.state
        self._check_payout()
        self._check_codecs()
        self._check_restoring()
        self._check_records()
        self._check_secrecy()

    def _check_payout(self) -> None:
        """The pot is paid once, less one rake within its bounds (O46, O61–O66)."""
        state, rake = self.state, self.game.rules.rake
        assert state.pot == 0
        (ended,) = (event for event in self.events if isinstance(event, BankEnded))
        paid = [event for event in self.events if isinstance(event, Won)]
        hands = {seat: (seat, *state.pool_of(seat)) for seat in ended.winners}
        assert {event.seat for event in paid} == {seat for hand in hands.values() for seat in hand}
        shares = [sum(event.amount for event in paid if event.seat in hand) for hand in hands.values()]
        assert max(shares) - min(shares) <= (1 if self.game.rules.whole() else 0), "odd chips, one each (C7)"
        pot = sum(state.put)
        assert sum(event.amount for event in paid) == pot - state.rake
        taken = [event.amount for event in self.events if isinstance(event, RakeTaken)]
        assert sum(taken) == state.rake and len(taken) <= 1
        full = min(pot * rake.percent // 100, rake.cap_antes * self.game.rules.ante)
        assert state.rake == (0 if self.with_bot or not state.contested else full)
        shown = {seat: self._strength(seat) for seat in state.live if state.opened[seat]}
        if shown and len(ended.winners) == 1 and ended.winners[0] in shown:
            assert shown[ended.winners[0]] == max(shown.values())

    def _strength(self, seat: int) -> int:
        first, second, third = self.state.hands[seat]
        assert first is not None and second is not None and third is not None
        return self.game.scores.strength(first, second, third)

    def _check_codecs(self) -> None:
        """Events survive both codecs, and tell of no card that a viewer may not know."""
        for codec in (msgspec.json, msgspec.msgpack):
            text = codec.encode(self.events, enc_hook=encode_chips)
            assert codec.decode(text, type=list[BankEvent], dec_hook=decode_chips) == self.events
        for viewer in self.viewers:
            joined: dict[int, tuple[int, ...]] = {}
            pools: dict[int, tuple[int, ...]] = {}
            for event in self.events:
                if isinstance(event, Joined):
                    joined[event.seat] = tuple(other for other, _ in event.pool)
                elif isinstance(event, DealStarted):
                    pools = {seat: joined.get(seat, ()) for seat in event.order}
                told = redact(event, viewer)
                if isinstance(told, Looked) and viewer not in (told.seat, *pools.get(told.seat, ())):
                    assert set(told.cards) == {None} and told.public
                elif isinstance(told, Compared) and viewer not in (told.seat, told.other):
                    assert {*told.cards, *told.other_cards} == {None}

    def _check_restoring(self) -> None:
        """A bank restored from its events and its deck goes on as the first one did."""
        start = self.pick(len(self.log))
        so_far = self.lengths[start]
        dealt = sum(action is None for action in self.log[:start])
        deck = self.all_decks[dealt - 1] if dealt else ()
        bank = Bank.restore(self.game, self.events[:so_far], deck)
        assert self._replay(bank, self.log[start:], self.all_decks[dealt:]) == self.events[so_far:]

    def _replay(
        self, bank: Bank, log: Sequence[Action | None], decks: Sequence[Sequence[Card]]
    ) -> list[BankEvent]:
        coming = iter(decks)
        events: list[BankEvent] = []
        for action in log:
            events += bank.deal(next(coming)) if action is None else bank.act(action)
        return events

    def _check_records(self) -> None:
        """The written record replays to the same events; a seat's own one to what that seat was told."""
        assert as_written(self._rerecorded(self.events, self.decks)) == as_written(self.events)
        viewer = self.viewers[self.pick(len(self.viewers))]
        told = [redact(event, viewer) for event in self.events]
        again = [redact(event, viewer) for event in self._rerecorded(told, ())]
        assert as_written(again) == as_written(told)

    def _rerecorded(self, events: Sequence[BankEvent], decks: Sequence[Sequence[Card]]) -> list[BankEvent]:
        names = tuple(f"P {seat}" if seat % 2 else f"P{seat}" for seat in range(len(self.stacks)))
        record = DealRecord(
            profile=self.profile,
            seats=names,
            stacks=tuple(self.stacks),
            dealer=names[self.dealer],
            actions=tuple(action_lines(events, names, decks)),
            rules=self.overrides,
            sitting_out=tuple(names[seat] for seat in self.sitting_out),
            bots=names[:1] if self.with_bot else (),
        )
        read = parse_record(record_text(record))
        assert read == record
        replay = Replay(read, self.game)
        for line in read.actions:
            replay.play(line)
        replay.deal_if_due()
        return replay.events

    def _check_secrecy(self) -> None:
        """Cards that a viewer has not seen, exchanged with all outcomes alike, change nothing for him."""
        viewer = self.viewers[self.pick(len(self.viewers))]
        number = self.pick(len(self.decks))
        place = self.all_decks.index(self.decks[number])
        unseen = self._unseen(viewer, number)
        if len(unseen) < 2:
            return
        first = unseen[self.pick(len(unseen))]
        second = unseen[self.pick(len(unseen))]
        deck = list(self.decks[number])
        deck[first], deck[second] = deck[second], deck[first]
        if not self._same_outcome(number, deck):
            return
        others = [*self.all_decks[:place], tuple(deck), *self.all_decks[place + 1 :]]
        assert self._told(viewer, others) == self._told(viewer, self.all_decks)

    def _told(self, viewer: int | None, decks: Sequence[Sequence[Card]]) -> list[bytes]:
        """Every byte that a viewer gets: his events and his view, step by step."""
        dealt = [seat for seat in range(len(self.stacks)) if seat not in self.sitting_out]
        bank, events = Bank.start(
            self.game,
            stacks=self.stacks,
            dealer=self.dealer,
            dealt=dealt,
            present=range(len(self.stacks)),
            with_bot=self.with_bot,
        )
        coming = iter(decks)
        told: list[bytes] = []
        for action in (*self.log, "end"):
            told.append(banks.encoded([redact(event, viewer) for event in events]))
            told.append(banks.encoded(bank.view(viewer)))
            if isinstance(action, str):
                break
            events = bank.deal(next(coming)) if action is None else bank.act(action)
        return told

    def _unseen(self, viewer: int | None, number: int) -> list[int]:
        """The positions of a deal's deck that the viewer never saw, and that no opened hand holds."""
        order, events = self._deal_events(number)
        opened = {event.seat for event in events if isinstance(event, Opened)}
        turned = set()
        for event in events:
            if isinstance(event, Looked) and viewer in event.to:
                turned |= {(slot, event.seat) for slot in event.slots}
            elif isinstance(event, Compared) and viewer in (event.seat, event.other):
                opened |= {event.seat, event.other}
        positions = []
        for position in range(len(self.decks[number])):
            slot, place = divmod(position, len(order))
            seat = order[place] if slot < HAND_SIZE else None
            if seat is None or (seat not in opened and (slot, seat) not in turned):
                positions.append(position)
        return positions

    def _same_outcome(self, number: int, deck: Sequence[Card]) -> bool:
        """Whether every mucked hand is still weaker than the first that was shown, and is asked again, and
        every compare comes out as it did.
        """
        order, events = self._deal_events(number)

        def strength(seat: int, cards: Sequence[Card]) -> int:
            place, count = order.index(seat), len(order)
            return self.game.scores.strength(cards[place], cards[place + count], cards[place + 2 * count])

        for event in events:
            if isinstance(event, Compared):
                mine, his = strength(event.seat, deck), strength(event.other, deck)
                beaten = () if mine == his else ((event.seat,) if mine < his else (event.other,))
                if beaten != event.beaten:
                    return False
        shown = next((event.cards for event in events if isinstance(event, Opened)), None)
        if shown is None:
            return True
        least = self.game.scores.strength(*shown)
        return all(strength(event.seat, deck) < least for event in events if isinstance(event, Mucked))

    def _deal_events(self, number: int) -> tuple[tuple[int, ...], list[BankEvent]]:
        """Who was dealt in, and what happened, from a deal to the next."""
        starts = [place for place, event in enumerate(self.events) if isinstance(event, DealStarted)]
        end = starts[number + 1] if number + 1 < len(starts) else len(self.events)
        started = self.events[starts[number]]
        assert isinstance(started, DealStarted)
        return started.order, self.events[starts[number] : end]


def as_written(events: Sequence[BankEvent]) -> list[BankEvent]:
    """What a record tells of these events: no look that was nobody's business, and not whose clock cut."""
    return [
        msgspec.structs.replace(event, by="player") if isinstance(event, Cut) else event
        for event in events
        if not isinstance(event, Hidden)
    ]


def some_pool(state: State, seat: int, pick: Pick) -> Pool:
    """A pool that pays the seat's entry: others pay anything from what they must to the whole of it."""
    stacks, rest = state.stacks, state.price
    others, parts = partners(state, seat), []
    for place, other in enumerate(others):
        later = stacks[seat] + sum(stacks[free] for free in others[place + 1 :])
        least, most = max(1, int(rest - later)), int(min(stacks[other], rest))
        parts.append((other, least + pick(most - least + 1)))
        rest -= parts[-1][1]
        if rest <= stacks[seat]:
            break
    return tuple(parts)


def wrong_pools(state: State, seat: int) -> Iterator[Pool]:
    """Pools that pay too much or too little, with chips or players that are not there."""
    pool = some_pool(state, seat, lambda _: 0)
    (first, part), rest = pool[0], pool[1:]
    yield ()
    yield ((first, 0), *rest)
    yield ((first, part + Fraction(1, 2)), *rest)
    yield ((first, state.stacks[first] + 1),)
    yield ((first, part), (first, 1), *rest) if part == state.stacks[first] else ((first, -part), *rest)
    yield (*pool, (seat, 1))
    yield (*pool, (len(state.stacks), 1))
    yield (*pool, (-1, 1))
    yield (*pool, (state.equals[0], 1))
    if state.stacks[first] > state.price:
        yield ((first, state.price + 1),)


def amounts_of(option: Option) -> list[Chips | None]:
    """The least, the most and a middle amount of an option; none where it takes none."""
    if option.least is None or option.most is None:
        return [None]
    return sorted({option.least, (option.least + option.most) // 2, option.most})


def unturned(state: State, seat: int) -> list[int]:
    return [slot for slot in range(HAND_SIZE) if not state.looked[seat] >> slot & 1]


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
