"""A table in motion: its state, the bank on it, and the events made since the last command."""

from __future__ import annotations

from svara.bank import Action, Bank, Game, IllegalAction
from svara.bank.events import BankEnded, BankEvent, DealAwaited
from svara.table.commands import Refused
from svara.table.events import TableEvent
from svara.table.fold import apply
from svara.table.salts import salts_for
from svara.table.sealed import NOTHING, Held
from svara.table.state import Sitter, TableState


class Desk:
    """What the table's rules work on. They read the state, and change it by emitting events only."""

    __slots__ = ("bank", "events", "game", "held", "pause", "state")

    def __init__(
        self, game: Game, state: TableState, bank: Bank | None, pause: int, held: Held = NOTHING
    ) -> None:
        self.game = game
        self.state = state
        self.bank = bank
        self.pause = pause
        self.held = held
        self.events: list[TableEvent] = []

    def emit(self, event: TableEvent) -> None:
        apply(self.state, event)
        self.events.append(event)

    def take(self, events: list[BankEvent]) -> None:
        """Events that the bank made, and has applied to itself already.

        Each that shows cards is followed by their salts, and the deck is gone once the next one is owed.
        """
        for event in events:
            self.emit(event)
            salts = salts_for(event, self.held, self.state.headers)
            if salts is not None:
                self.emit(salts)
            elif isinstance(event, BankEnded | DealAwaited):
                self.held = NOTHING

    def act(self, action: Action) -> None:
        """One action in the bank; a refusal by the bank is one by the table."""
        try:
            self.take(self.running_bank().act(action))
        except IllegalAction as error:
            raise Refused(error.code, error.legal) from None

    def running_bank(self) -> Bank:
        assert self.bank is not None, "a bank is running"
        return self.bank

    def own_seat(self, player: str) -> tuple[int, Sitter]:
        """The seat of a player who must hold one."""
        seat = self.state.seat_of(player)
        sitter = None if seat is None else self.state.seats[seat]
        if seat is None or sitter is None:
            raise Refused("not_seated")
        return seat, sitter
