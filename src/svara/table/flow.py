"""From one bank to the next: pressing "New deal", sitting out, the end of a bank (O69, O70)."""

from __future__ import annotations

from svara.bank import Action
from svara.bank.events import BankEnded, Question
from svara.rules.model import Clocks
from svara.table.commands import AutoPress, Play, Press, Refused, SitOut
from svara.table.desk import Desk
from svara.table.events import (
    AutoPressSet,
    ClockStarted,
    NewDealAsked,
    NewDealClosed,
    Pressed,
    SatOut,
)
from svara.table.fairness import void_if_left
from svara.table.match import end_match
from svara.table.seating import free
from svara.table.state import SECOND

_NOT_FOR_PLAYERS = ("timeout", "leave", "offline")
_OFF_TURN = ("look", "redeal")


def press(desk: Desk, ask: Press) -> None:
    """Each of them wants the next deal; one who cannot pay for it has to top up first."""
    for player in ask.players:
        seat, sitter = desk.own_seat(player)
        if sitter.leaving:
            raise Refused("leaving")
        if desk.state.is_short(seat) and not desk.state.in_bank(seat):
            raise Refused("no_chips")
        if sitter.sits_out or not sitter.ready:
            desk.emit(Pressed(seat))


def sit_out(desk: Desk, ask: SitOut) -> None:
    """From the next deal on; the bank that runs goes on with him."""
    seat, sitter = desk.own_seat(ask.player)
    if not ask.on:
        press(desk, Press((ask.player,)))
    elif not sitter.sits_out:
        desk.emit(SatOut(seat))


def auto_press(desk: Desk, ask: AutoPress) -> None:
    seat, sitter = desk.own_seat(ask.player)
    if sitter.auto_ready != ask.on:
        desk.emit(AutoPressSet(seat, ask.on))
        press_by_itself(desk)


def press_by_itself(desk: Desk) -> None:
    """Once the result could be read, connected seats that are set to it press (O70)."""
    clock = desk.state.clock
    if clock is None or clock.name != "new_deal" or clock.auto_at is not None:
        return
    for seat in desk.state.unpressed():
        sitter = desk.state.seats[seat]
        if sitter is not None and sitter.auto_ready and sitter.connected:
            desk.emit(Pressed(seat, "auto"))


def play(desk: Desk, ask: Play) -> None:
    """An action of the game by whoever holds a seat of the bank."""
    state = desk.state
    seat, _ = desk.own_seat(ask.player)
    if not _answers(desk, ask):
        raise Refused("stale_turn")
    if ask.kind in _NOT_FOR_PLAYERS:
        raise Refused("not_legal", () if desk.bank is None else desk.bank.legal(seat))
    if not state.in_bank(seat):
        raise Refused("not_your_turn")
    pool = state.pledged_to(seat) if ask.kind == "join with" else ()
    desk.act(Action(seat, ask.kind, ask.amount, ask.slot, pool))


def _answers(desk: Desk, ask: Play) -> bool:
    """Whether it answers the turn that is on; any turn of its deal will do for what is possible off turn."""
    state = desk.state
    if ask.kind in _OFF_TURN and state.running:
        return state.deal_turn <= ask.turn <= state.turn
    return ask.turn == state.turn


def follow_up(desk: Desk, now: int) -> None:
    """What a command entails: the clock of the bank's next decision, or once it is over the next deal."""
    state = desk.state
    void_if_left(desk)
    if state.pending() is not None:
        return
    _pass_over_lost_lines(desk)
    if state.running:
        _start_clock(desk, now)
        return
    if any(isinstance(event, BankEnded) for event in desk.events):
        _free_leavers(desk, now)
        end_match(desk)
    if not state.customs.for_bots:
        _ask_for_new_deal(desk, now)


def _pass_over_lost_lines(desk: Desk) -> None:
    """Only who is online is asked to join a svara (O53); who has been asked already has his time."""
    while desk.state.running and desk.state.clock is None:
        bank = desk.running_bank().state
        sitter = desk.state.seats[bank.owed[0]] if bank.owed else None
        if bank.question != "join" or sitter is None or sitter.connected:
            return
        desk.act(Action(bank.owed[0], "timeout"))


def _start_clock(desk: Desk, now: int) -> None:
    state, bank = desk.state, desk.running_bank().state
    if state.clock is not None or not bank.owed or state.customs.for_bots:
        return
    question = bank.question
    assert question is not None, "who owes a decision was asked something"
    seconds = _seconds(bank.rules.clocks, question)
    desk.emit(ClockStarted(state.turn, question, now + seconds * SECOND, seconds))


def _seconds(clocks: Clocks, question: Question) -> int:
    match question:
        case "betting":
            return clocks.turn
        case "proposal" | "choice" | "cut":
            return clocks.choice
        case "show":
            return clocks.show
        case "join":
            return clocks.join


def _free_leavers(desk: Desk, now: int) -> None:
    """Whoever left during the bank, or is away from it and has had his two minutes (O71, O72)."""
    for seat, sitter in list(desk.state.taken()):
        away = (
            desk.bank is not None and desk.state.players[seat] == sitter.player and desk.bank.state.away[seat]
        )
        if sitter.leaving or (away and not sitter.connected and sitter.offline_deadline is None):
            free(desk, seat, now, "player" if sitter.connected else "offline")


def _ask_for_new_deal(desk: Desk, now: int) -> None:
    """Begin to wait for those who may still press or top up, or stop, where nobody is waited for any more."""
    state = desk.state
    if not _is_waited_for(desk):
        if state.clock is not None and not state.bank_due():
            desk.emit(NewDealClosed())
    elif state.clock is None:
        seconds = state.rules.clocks.new_deal
        deadline = now + seconds * SECOND
        auto_at = min(now + desk.pause, deadline)
        desk.emit(NewDealAsked(state.turn + 1, deadline, seconds, auto_at))


def _is_waited_for(desk: Desk) -> bool:
    """Whether a clock has to run: for those who may still press, or have to top up."""
    state = desk.state
    unpressed = state.unpressed()
    enough = len(unpressed) + len(state.pressed()) >= state.rules.deck.min_players
    return bool((unpressed and enough) or state.short())


def new_deal_ran_out(desk: Desk, now: int) -> None:
    """Who has not pressed sits out (O70); who still cannot pay the ante gives his seat up."""
    state = desk.state
    for seat in state.unpressed():
        desk.emit(SatOut(seat, "clock"))
    for seat in state.short():
        free(desk, seat, now, "broke")
    desk.emit(NewDealClosed())
