"""``svara play``: a table in the terminal, against bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from secrets import randbits
from typing import Annotated

import typer

from svara.bank import Action, Bank, Game, IllegalAction, legal
from svara.bank.actions import option_text
from svara.bank.events import BankEvent, redact
from svara.bots import Policy, Sensible
from svara.cards import cards_text
from svara.chips import Chips
from svara.cli.options import Profile
from svara.cli.words import event_words
from svara.record.lines import LineError, parse_line

YOU = 0
BOT_NAMES = ("Anna", "Boris", "Vera", "Gia", "Dato", "Elena", "Zaza", "Ivan", "Ketevan", "Lado", "Mila")

Bots = Annotated[int, typer.Option(help="How many bots sit at the table.")]
Seed = Annotated[int | None, typer.Option(help="The same seed deals the same cards.")]

HELP = "Type an action as listed, with an amount where it has a range: raise 60, look 2; quit to leave."


def command(*, profile: Profile = "svara", bots: Bots = 3, seed: Seed = None) -> None:
    """Play in the terminal against bots, bank after bank, until you quit."""
    game = Game.load(profile)
    deck = game.rules.deck
    if not deck.min_players - 1 <= bots <= min(deck.max_players, len(BOT_NAMES) + 1) - 1:
        raise typer.BadParameter(
            f"--bots is {bots}; this game seats {deck.min_players} to {deck.max_players}"
        )
    chance = Random(randbits(64) if seed is None else seed)
    names = ("You", *BOT_NAMES[:bots])
    table = _Evening(game, names, Sensible(game), chance)
    print(f"{game.rules.id} with {', '.join(names[1:])}. {HELP}")
    while table.play_bank():
        pass


class _Quit(Exception):
    """The person has had enough."""


class _Evening:
    """Bank after bank with the same people; whoever is broke gets new chips."""

    def __init__(self, game: Game, names: Sequence[str], policy: Policy, chance: Random) -> None:
        self.game = game
        self.names = names
        self.policy = policy
        self.chance = chance
        self.fresh: Chips = game.rules.seats.max_buy_in * game.rules.ante if game.rules.whole() else 0
        self.stacks: list[Chips] = [self.fresh] * len(names)
        self.dealer = chance.randrange(len(names))
        self.banks = 0
        self.bought: Chips = self.fresh

    def play_bank(self) -> bool:
        """One bank to its end; whether the person wants another."""
        self.banks += 1
        self._buy_in()
        print(f"\n— Bank {self.banks} —")
        seats = range(len(self.names))
        bank, events = Bank.start(
            self.game, stacks=self.stacks, dealer=self.dealer, dealt=seats, with_bot=True
        )
        self._tell(events)
        try:
            while bank.state.phase != "finished":
                self._tell(self._step(bank))
        except _Quit:
            bought = f"; you bought {self.bought}" if self.game.rules.whole() else ""
            print(f"You leave with {bank.state.stacks[YOU]}{bought}.")
            return False
        self.stacks = bank.state.stacks[:]
        self.dealer = self.dealer if bank.state.next_dealer is None else bank.state.next_dealer
        self._end_match()
        return True

    def _buy_in(self) -> None:
        """Chips that run out are bought again; a notional score never runs out (K2)."""
        rules = self.game.rules
        for seat, name in enumerate(self.names):
            if rules.whole() and self.stacks[seat] < max(rules.ante, rules.min_stack):
                self.bought += self.fresh - self.stacks[seat] if seat == YOU else 0
                self.stacks[seat] = self.fresh
                print(f"{name}: buys in again, to {self.fresh}")

    def _end_match(self) -> None:
        """After the last bank of a match the highest score wins, and a new match begins (K34, K35)."""
        length = self.game.rules.match.banks
        if not length or self.banks % length:
            return
        best = max(self.stacks)
        winners = [name for name, stack in zip(self.names, self.stacks, strict=True) if stack == best]
        scores = ", ".join(f"{name} {stack}" for name, stack in zip(self.names, self.stacks, strict=True))
        print(f"\nThe match of {length} is over: {scores}. It goes to {' and '.join(winners)}.")
        self.stacks = [self.fresh] * len(self.names)

    def _step(self, bank: Bank) -> list[BankEvent]:
        state = bank.state
        if state.cutters and state.phase == "dealing":
            return bank.deal(self.chance.sample(self.game.cards, len(state.cutters)))
        if state.phase == "dealing":
            return bank.deal(self.chance.sample(self.game.cards, 3 * len(bank.next_order()[1])))
        bot = next((seat for seat in state.owed if seat != YOU), None)
        if bot is not None:
            return bank.act(self.policy(bank.view(bot), bot, self.chance))
        self._show(bank)
        return self._ask(bank)

    def _ask(self, bank: Bank) -> list[BankEvent]:
        """Ask until the answer is a legal action."""
        while True:
            answer = _read("you> ").strip()
            if answer in ("quit", "q", "exit"):
                raise _Quit
            if answer in ("", "?", "help"):
                print(HELP)
                continue
            try:
                line = Action(YOU, "cut") if answer == "cut" else parse_line(f"You {answer}", self.names)
                if isinstance(line, Action) and line.card is None:
                    return bank.act(line)
                print(HELP)
            except LineError as error:
                print(f"{error}.")
            except IllegalAction as refused:
                print(f"{refused}.")

    def _show(self, bank: Bank) -> None:
        view = bank.view(YOU)
        hand = view.hands[YOU]
        known = [card for card in hand if card is not None]
        points = ""
        if len(known) == len(hand) and hand:
            score = self.game.scores.score(known)
            points = f" = {score.points_text or score.klass}"
        print(f"pot {view.pot}, level {view.level}, your stack {view.stacks[YOU]}")
        print(f"your cards: {cards_text(hand)}{points}" if hand else "you hold no cards")
        print("  " + ", ".join(option_text(option) for option in legal(view, YOU)))

    def _tell(self, events: Sequence[BankEvent]) -> None:
        for event in events:
            words = event_words(redact(event, YOU), self.names, self.game)
            if words is not None:
                print(words)


def _read(prompt: str) -> str:
    """A line from the person; the end of the input is a wish to leave."""
    ask: Callable[[str], str] = input
    try:
        return ask(prompt)
    except EOFError:
        print()
        raise _Quit from None
