"""One bank, from the antes to the payout: actions in, events out.

>>> from svara.bank import Action, Bank, Game
>>> from svara.cards import parse_card
>>> bank, events = Bank.start(Game.load("svara"), stacks=[500, 500], dealer=1, dealt=(0, 1))
>>> deck = [parse_card(text) for text in "Ks Ah Qs Kh 7d Qh".split()]
>>> _ = bank.deal(deck)
>>> [option.kind for option in bank.legal(0)]
['dark', 'check', 'bet', 'fold', 'look']
>>> for event in bank.act(Action(0, "bet", 20)):
...     print(type(event).__name__)
DarkEnded
Staked
Asked
>>> _ = bank.act(Action(1, "call"))
>>> bank.state.question, bank.state.owed
('show', (0,))
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from svara.bank import betting, cutting, leaving, showdown, svara
from svara.bank.actions import Action, IllegalAction, Option
from svara.bank.compare import check_told
from svara.bank.dark import decline_dark
from svara.bank.events import AntePosted, BankEvent, BankStarted, DealStarted, Looked, TimedOut
from svara.bank.fold import fold
from svara.bank.game import Game
from svara.bank.legal import check_legal
from svara.bank.motion import Motion
from svara.bank.payout import give_back
from svara.bank.state import Phase, State
from svara.bank.view import Insight, at_rest, glance, insight, view
from svara.cards import HAND_SIZE, Card
from svara.chips import Chips


class BankError(ValueError):
    """A bank that cannot begin; the message says which clause it breaks."""


class Bank:
    """A pure function of its actions and its decks, kept as the state they lead to.

    The house deals with `deal` whenever `phase` is ``dealing`` and holds the deck until the next one;
    players act with `act`. Both answer with the new events, and change nothing when they raise.
    """

    __slots__ = ("_motion",)

    def __init__(self, motion: Motion) -> None:
        self._motion = motion

    @classmethod
    def start(
        cls,
        game: Game,
        *,
        stacks: Sequence[Chips],
        dealer: int,
        dealt: Sequence[int],
        present: Sequence[int] | None = None,
        with_bot: bool = False,
    ) -> tuple[Bank, list[BankEvent]]:
        """Begin a bank: everyone dealt in posts the ante, the dealer first (O4, T9). It then awaits a deck.

        ``stacks`` has an entry for every seat of the table, clockwise; ``dealt`` are the seats dealt in,
        ``present`` all occupied ones. Raises `BankError`.
        """
        present = dealt if present is None else present
        _check_start(game, stacks, dealer, dealt, present)
        started = BankStarted(dealer, tuple(stacks), tuple(dealt), tuple(present), with_bot)
        motion = Motion(game, State.begin(game.rules, started), ())
        motion.events.append(started)
        for seat in (dealer, *motion.state.clockwise(dealer)[:-1]):
            if seat in dealt:
                motion.emit(AntePosted(seat, game.rules.ante))
        return cls(motion), _taken(motion)

    @classmethod
    def restore(cls, game: Game, events: Iterable[BankEvent], deck: Sequence[Card | None]) -> Bank:
        """The bank after these events, with the deck the house still holds for the deal in progress."""
        return cls(Motion(game, fold(game.rules, events), deck))

    @property
    def game(self) -> Game:
        return self._motion.game

    @property
    def state(self) -> State:
        """To read; events alone change it."""
        return self._motion.state

    @property
    def deck(self) -> Sequence[Card | None]:
        """The house's deck of the deal in progress, by position; empty once that is over."""
        return self._motion.deck

    def copy(self) -> Bank:
        """A bank of its own, for looking ahead."""
        return Bank(self._motion.copy())

    def legal(self, seat: int) -> tuple[Option, ...]:
        return self._motion.legal(seat)

    def can_depart(self, seat: int) -> bool:
        """Whether ``leave`` is possible for a seat of the table now."""
        return leaving.can_depart(self._motion.state, seat)

    def view(self, viewer: int | None) -> State:
        """What the viewer may know, or a spectator for ``None``."""
        return view(self._motion.state, viewer)

    def glance(self, viewer: int | None) -> State:
        """The same for a moment: not to be kept beyond the next action, nor to be changed."""
        return glance(self._motion.state, viewer)

    def insight(self, viewer: int) -> list[Insight]:
        """What the viewer's glance has that a spectator's has not."""
        return insight(self._motion.state, viewer)

    def at_rest(self, seat: int) -> tuple[object, ...] | None:
        """All that the seat's `insight` and `legal` depend on, where that is little; else ``None``."""
        return at_rest(self._motion.state, seat)

    def next_order(self) -> tuple[int, tuple[int, ...]]:
        """The dealer of the deal that is due and those dealt in, the first to act first."""
        state = self._motion.state
        if state.phase != "dealing" or state.cutters:
            raise BankError("no deal is due now")
        return svara.next_deal(state)

    def deal(self, deck: Sequence[Card | None]) -> list[BankEvent]:
        """Take a fresh deck: to deal, one card at a time round the order, so that the card at position ``p``
        goes to the seat ``p % len(order)`` of `next_order`, or for ``state.cutters`` to cut, the first of
        them the first card. Positions that are ``None`` or missing stay unknown.
        """
        motion, state = self._motion, self._motion.state
        if state.phase == "dealing" and state.cutters:
            motion.deck = deck
            cutting.begin_cut(motion)
            return self._finish()
        dealer, order = self.next_order()
        rules = state.rules
        betting_on = not rules.whole() or min([state.stacks[seat] for seat in order]) > 0
        dark = betting_on and rules.dark.lap != "none" and (state.svaras == 0 or rules.dark.in_svara)
        motion.deck = deck
        motion.emit(DealStarted(state.deals + 1, dealer, order, betting_on, dark))
        if betting_on:
            betting.begin_betting(motion)
        else:
            showdown.begin_showdown(motion)
        return self._finish()

    def act(self, action: Action) -> list[BankEvent]:
        """Do one action, or raise `IllegalAction` and change nothing.

        Besides what `legal` offers, ``timeout`` is the clock of a seat that owes a decision, ``leave``
        and ``offline`` are its departure.
        """
        motion = self._motion
        kind = action.kind
        if kind == "timeout":
            self._time_out(action)
        elif kind in ("leave", "offline"):
            leaving.depart(motion, action)
        else:
            check_legal(motion.state, action, self.legal(action.seat))
            if kind == "look":
                self._look(action)
            else:
                _HANDLERS[motion.state.phase](motion, action)
        return self._finish()

    def void(self) -> list[BankEvent]:
        """Give the bank up at any moment before its end; nobody wins, and everybody has what he had."""
        if self._motion.state.phase == "finished":
            raise BankError("the bank is over")
        give_back(self._motion)
        return self._finish()

    def tell(self, action: Action) -> list[BankEvent]:
        """Go on after a compare or show of unknown cards: ``action.beaten`` says who dropped out."""
        motion = self._motion
        check_told(motion, action)
        betting.tell(motion, action)
        return self._finish()

    def _finish(self) -> list[BankEvent]:
        if self._motion.state.phase in ("dealing", "finished"):
            self._motion.deck = ()
        return _taken(self._motion)

    def _look(self, action: Action) -> None:
        motion, seat = self._motion, action.seat
        state = motion.state
        turned = state.looked[seat]
        slots = range(HAND_SIZE) if action.slot is None else (action.slot,)
        new = tuple([slot for slot in slots if not turned >> slot & 1])
        cards = motion.cards(seat)
        seen = tuple([cards[slot] for slot in new])
        motion.emit(Looked(seat, new, seen, (seat, *state.watchers(seat)), state.dark_deal))
        decline_dark(motion, seat)

    def _time_out(self, action: Action) -> None:
        motion, seat = self._motion, action.seat
        state = motion.state
        if seat not in state.owed:
            raise IllegalAction("not_your_turn", action, ())
        if state.phase == "cutting":
            cutting.cut(motion, seat, by="clock")
            return
        if state.phase == "showdown" and not state.hand_shown():
            raise IllegalAction("unknown_cards", action, ())
        motion.emit(TimedOut(seat))
        _OUT_OF_TIME[state.phase](motion, seat)


_HANDLERS: Mapping[Phase, Callable[[Motion, Action], None]] = {
    "betting": betting.act_betting,
    "showdown": showdown.act_showdown,
    "choice": svara.act_choice,
    "joining": svara.act_joining,
    "cutting": cutting.act_cut,
}

_OUT_OF_TIME: Mapping[Phase, Callable[[Motion, int], None]] = {
    "betting": betting.out_of_time,
    "showdown": showdown.out_of_time,
    "choice": svara.choice_out_of_time,
    "joining": svara.joining_out_of_time,
}


def _taken(motion: Motion) -> list[BankEvent]:
    events, motion.events = motion.events, []
    return events


def _check_start(
    game: Game, stacks: Sequence[Chips], dealer: int, dealt: Sequence[int], present: Sequence[int]
) -> None:
    deck, needed = game.rules.deck, max(game.rules.ante, game.rules.min_stack)
    seats = set(dealt)
    if not deck.min_players <= len(seats) <= deck.max_players or len(seats) != len(dealt):
        raise BankError(
            f"{len(dealt)} seats are dealt in; this game is for {deck.min_players} to {deck.max_players}"
        )
    if not (seats.issubset(present) and set(range(len(stacks))).issuperset(present)):
        raise BankError("a seat that is dealt in must be present at the table")
    if dealer not in dealt:
        raise BankError("the dealer must be one of those dealt in")
    if not game.rules.whole():
        return
    for stack in stacks:
        if type(stack) is not int or stack < 0:
            raise BankError(f"a stack is a whole number of chips, not {stack}")
    for seat in dealt:
        if stacks[seat] < needed:
            raise BankError(f"seat {seat} has {stacks[seat]} chips; to be dealt in one needs {needed} (C8)")
