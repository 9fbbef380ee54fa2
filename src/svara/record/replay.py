"""Replaying a record: the same core, the same events, up to where the record stops."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec

from svara.bank.actions import Action, IllegalAction
from svara.bank.bank import Bank, BankError
from svara.bank.events import BankEvent
from svara.bank.game import Game
from svara.bank.legal import LOOK
from svara.bank.state import Hand, State
from svara.cards import HAND_SIZE, Card, CardError, card_text, cards_text, check_distinct
from svara.record.lines import BeatenLine, DealLine, LineError, parse_line, quoted
from svara.record.model import DealRecord, RecordError
from svara.rules import RulesError
from svara.shuffle import deck_from_seed

GameLoader = Callable[[str, Mapping[str, object]], Game]


class Replay:
    """A record replayed: its game, the bank where it stands, every event, and the latest deal's cards."""

    def __init__(self, record: DealRecord, game: Game) -> None:
        self.record = record
        self.game = game
        self.names: tuple[str, ...] = record.seats
        self._seed = None if record.seed is None else bytes.fromhex(record.seed)
        self._dealt: dict[int, tuple[Card | None, ...]] = {}
        self._hands: dict[int, Hand] = {}
        self._untold: Action | None = None
        self._latest: dict[int, tuple[Card | None, ...]] = {}
        """What lines have named of the latest deal, until somebody does something."""
        self.decks: list[tuple[Card | None, ...]] = []
        """What each deal was played with, by position, as far as it is known."""
        self.bank, self.events = self._start()

    @property
    def state(self) -> State:
        return self.bank.state

    def hand(self, seat: int) -> Hand:
        """A seat's cards in the latest deal as far as the record knows them, ``()`` without any."""
        known = self.state.hands[seat]
        if known and None not in known:
            return known
        return self._hands.get(seat, ())

    def _start(self) -> tuple[Bank, list[BankEvent]]:
        record, names = self.record, self.names
        dealt = [seat for seat, name in enumerate(names) if name not in record.sitting_out]
        return Bank.start(
            self.game,
            stacks=record.stacks,
            dealer=names.index(record.dealer),
            dealt=dealt,
            present=range(len(names)),
            with_bot=bool(record.bots),
        )

    def play(self, text: str) -> None:
        """Replay one line. Raises `LineError`, `BankError` or `IllegalAction`, and changes nothing then."""
        line = parse_line(text, self.names)
        if isinstance(line, BeatenLine):
            self._take_beaten_line(line)
            return
        if self._untold is not None:
            before = f"the {self._untold.kind} before is of unknown cards"
            raise LineError(f"{before}; say who is beaten first, {self._beaten()}")
        if isinstance(line, DealLine):
            self._take_deal_line(line)
            return
        self.deal_if_due()
        if self._opens_again(line):
            return
        self._check_cut(line)
        self._act(line)
        self._latest = {}

    def _act(self, line: Action) -> None:
        unseen = not self.state.knows_hand(line.seat)
        if line.kind == "redeal" and unseen and LOOK in self.bank.legal(line.seat):
            self._look_and_redeal(line)
        else:
            self.events += self.bank.act(line)
        if self.state.phase == "betting" and not self.state.owed:
            self._untold = line

    def deal_if_due(self) -> None:
        """Deal what the lines so far name; the seed's cards, or unknown ones, for the rest."""
        while self.state.phase == "dealing":
            if self.state.cutters:
                self.events += self.bank.deal(())
            else:
                self._deal()

    def _take_beaten_line(self, line: BeatenLine) -> None:
        """The result of a compare or show that the cards known here do not tell."""
        if self._untold is None:
            raise LineError("beaten follows a compare or show between unknown cards, and there is none here")
        try:
            self.events += self.bank.tell(msgspec.structs.replace(self._untold, beaten=line.seats))
        except IllegalAction:
            raise LineError(
                f"beaten says which of the two of the {self._untold.kind}, or none: {self._beaten()}"
            ) from None
        self._untold = None

    def _beaten(self) -> str:
        """The lines that may stand where a result is missing."""
        assert self._untold is not None
        return f"like 'beaten {quoted(self.names[self._untold.seat])}' or 'beaten none'"

    def _opens_again(self, action: Action) -> bool:
        """Whether it opens a hand that is open already, which a record may say and which changes nothing."""
        return action.kind == "open" and self.state.opened[action.seat]

    def _look_and_redeal(self, line: Action) -> None:
        """Who opens a triple has seen it, whether or not the record says that he looked."""
        bank = self.bank.copy()
        events = [*bank.act(Action(line.seat, "look")), *bank.act(line)]
        self.bank, self.events = bank, [*self.events, *events]

    def _check_cut(self, line: Action) -> None:
        if line.card is None:
            return
        if line.card in [card for _, card in self.state.cuts]:
            raise LineError(f"{card_text(line.card)} is out already; a deck holds each card once")
        try:
            check_distinct((line.card,), self.game.cards)
        except CardError as error:
            raise LineError(str(error)) from None

    def _take_deal_line(self, line: DealLine) -> None:
        if line.seat in self._dealt and not self._goes_on():
            raise LineError(self._has_cards(line.seat, self._dealt[line.seat]))
        if not self._deal_is_due():
            raise LineError(self._no_deal(line.seat))
        _, order = self.bank.next_order()
        if line.seat not in order:
            raise LineError(
                f"{self.names[line.seat]} is not dealt in; "
                f"dealt in are {', '.join(self.names[seat] for seat in order)}"
            )
        holders = {card: seat for seat, cards in self._dealt.items() for card in cards}
        mine = [card for card in line.cards if card is not None]
        for card in mine:
            if card in holders:
                raise LineError(
                    f"{card_text(card)} is out already, dealt to {self.names[holders[card]]}; "
                    "a deck holds each card once"
                )
        try:
            check_distinct(mine, self.game.cards)
        except CardError as error:
            raise LineError(str(error)) from None
        self._dealt[line.seat] = line.cards
        if len(self._dealt) == len(order):
            self._deal()

    def _deal_is_due(self) -> bool:
        return self.state.phase == "dealing" and not self.state.cutters

    def _goes_on(self) -> bool:
        """Whether another deal follows this one without an action, which is dealt then; else nothing is."""
        kept = self.bank.copy(), self._dealt, self._latest, self._hands, self.decks[:], self.events[:]
        self._deal()
        if self._deal_is_due():
            return True
        self.bank, self._dealt, self._latest, self._hands, self.decks, self.events = kept
        return False

    def _no_deal(self, seat: int) -> str:
        """Why no deal line stands here."""
        if self.state.phase == "finished":
            return "the bank is over, and nothing more is dealt"
        if self.state.cutters:
            return f"they cut before the deal: say who cut what, like 'cut {quoted(self.names[seat])} Td'"
        if seat in self._latest:
            return self._has_cards(seat, self._latest[seat])
        return "no deal is due here: deal lines stand before a deal's first action, not after it"

    def _has_cards(self, seat: int, cards: Sequence[Card | None]) -> str:
        return (
            f"{self.names[seat]} has {cards_text(cards)} from this deal already; "
            "it has one deal line for each who is dealt in"
        )

    def _deal(self) -> None:
        _, order = self.bank.next_order()
        deck = self._deck(order)
        self._latest, self._dealt = self._dealt, {}
        self.decks.append(tuple(deck))
        self._hands = {
            seat: tuple(deck[slot * len(order) + place] for slot in range(HAND_SIZE))
            for place, seat in enumerate(order)
        }
        self.events += self.bank.deal(deck)

    def _deck(self, order: Sequence[int]) -> list[Card | None]:
        """The deck by position: what deal lines name, then the seed's cards in their order."""
        named = {card for cards in self._dealt.values() for card in cards if card is not None}
        shuffled: tuple[Card, ...] = ()
        if self._seed is not None:
            shuffled = deck_from_seed(self.game.cards, self._seed, self.state.deals + 1)
        rest = iter([card for card in shuffled if card not in named])
        deck: list[Card | None] = []
        for position in range(HAND_SIZE * len(order)):
            slot, place = divmod(position, len(order))
            cards = self._dealt.get(order[place])
            deck.append(next(rest, None) if cards is None else cards[slot])
        return deck


def replay_record(record: DealRecord, load: GameLoader = Game.load, source: str = "record") -> Replay:
    """Replay a whole record, or as much of one as there is. Raises `RecordError`."""
    try:
        replay = Replay(record, load(record.profile, record.rules))
    except (RulesError, BankError) as error:
        raise RecordError(f"{source}: {error}") from None
    for number, text in enumerate(record.actions, start=1):
        try:
            replay.play(text)
        except (LineError, BankError, IllegalAction) as error:
            shown = text if len(text) <= 60 else text[:60] + "…"
            raise RecordError(f"{source}: action {number} {shown!r}: {error}") from None
    replay.deal_if_due()
    return replay
