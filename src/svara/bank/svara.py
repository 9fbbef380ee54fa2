"""The svara: the choice of the equals, entering it, and the deal it leads to (O47–O60, T13–T19)."""

from __future__ import annotations

from svara.bank.actions import Action
from svara.bank.cutting import await_cut
from svara.bank.entry import check_pool, entrants, entry_price, join_options
from svara.bank.events import (
    Asked,
    Cause,
    Chose,
    DealAwaited,
    Declined,
    Joined,
    SvaraDeclared,
    Tied,
    Withdrawn,
)
from svara.bank.motion import Motion
from svara.bank.payout import settle
from svara.bank.state import State


def tie(motion: Motion, equals: tuple[int, ...]) -> None:
    """The equals choose where the rules let them; too many svaras in a row end in a split (O59)."""
    state, rules = motion.state, motion.state.rules.svara
    motion.emit(Tied(equals))
    stayed = tuple([seat for seat in equals if not state.gone[seat]])
    in_row = rules.most_in_row > 0 and state.svaras >= rules.most_in_row
    pair_broken = _choice_is_due(state, equals) and len(equals) == 2 and len(stayed) < 2
    if in_row or not stayed or pair_broken:
        settle(motion, equals)
        return
    for seat in equals:
        if state.gone[seat]:
            motion.emit(Withdrawn(seat))
    if len(stayed) > 1 and _choice_is_due(state, equals):
        motion.emit(Asked("choice", stayed))
    else:
        declare(motion, stayed)


def _choice_is_due(state: State, equals: tuple[int, ...]) -> bool:
    """Exactly two may choose once a bank (O47, O50, O58), or any number in every tie (T13)."""
    rules = state.rules.svara
    if rules.choice == "none" or (state.svaras > 0 and not rules.again):
        return False
    return rules.choice == "all_split" or len(equals) == 2


def act_choice(motion: Motion, action: Action) -> None:
    choose(motion, action.seat, cook=action.kind == "cook")


def choose(motion: Motion, seat: int, *, cook: bool, by: Cause = "player") -> None:
    """The first who cooks decides; a split needs all (O48, T13)."""
    state = motion.state
    motion.emit(Chose(seat, cook, by))
    if cook:
        declare(motion, state.equals)
    elif not state.owed:
        settle(motion, state.equals)


def choice_out_of_time(motion: Motion, seat: int) -> None:
    """Silence splits where one who cooks decides (O49), and cooks where all must agree to split (T13)."""
    choose(motion, seat, cook=motion.state.rules.svara.choice == "all_split", by="clock")


def leaver_in_choice(motion: Motion, seat: int) -> None:
    """Of two equals the leaver keeps his share of a split (O49); of more he is out (C12)."""
    state = motion.state
    if seat not in state.equals:
        return
    if state.tied > 2:
        motion.emit(Withdrawn(seat))
    if state.tied == 2 or len(state.equals) == 1 or not state.owed:
        settle(motion, state.equals)


def declare(motion: Motion, equals: tuple[int, ...]) -> None:
    """Freeze price and dealer and ask the others in turn (O51–O56); a single equal takes the pot (C12)."""
    state, rules = motion.state, motion.state.rules.svara
    if len(equals) == 1:
        settle(motion, equals)
        return
    price = entry_price(state, len(equals))
    dealer = _dealer(state, equals)
    asker = dealer if rules.asked_from == "svara_dealer" and dealer is not None else state.dealer
    asked = entrants(state, equals, asker, price)
    motion.emit(SvaraDeclared(state.svaras + 1, equals, dealer, price, asked))
    _ask_next(motion)


def _dealer(state: State, equals: tuple[int, ...]) -> int | None:
    """Who will deal the svara, where the tie alone tells it."""
    rule = state.rules.svara.dealer
    if rule == "last_equal":
        return [seat for seat in state.clockwise(state.dealer) if seat in equals][-1]
    return state.dealer if rule == "same" else None


def act_joining(motion: Motion, action: Action) -> None:
    """Enter alone or with a pool, or stay out (O53, T20)."""
    seat, price = action.seat, motion.state.price
    if action.kind == "join with":
        check_pool(motion.state, action)
        motion.emit(Joined(seat, price, action.pool))
    elif action.kind == "join":
        motion.emit(Joined(seat, price))
    else:
        motion.emit(Declined(seat))
    _ask_next(motion)


def joining_out_of_time(motion: Motion, seat: int) -> None:
    """Silence declines (O55)."""
    motion.emit(Declined(seat, "clock"))
    _ask_next(motion)


def leaver_in_joining(motion: Motion, seat: int) -> None:
    """The pot stays for the rest; the last one left takes it (C12)."""
    was_asked = seat in motion.state.owed
    if not withdraw(motion, seat) and was_asked:
        _ask_next(motion)


def withdraw(motion: Motion, seat: int) -> bool:
    """Take a leaver out of the svara to come; whether that ended the bank."""
    state = motion.state
    if seat not in (*state.equals, *state.joined, *state.queue):
        return False
    motion.emit(Withdrawn(seat))
    staying = (*state.equals, *state.joined)
    if len(staying) > 1:
        return False
    settle(motion, staying)
    return True


def _ask_next(motion: Motion) -> None:
    state = motion.state
    while state.queue:
        seat = state.queue[0]
        if len(join_options(state, seat)) > 1 and not _is_full(state):
            motion.emit(Asked("join", (seat,)))
            return
        # Those who would have paid with him have joined or gone meanwhile (C13), or there is no hand left.
        motion.emit(Declined(seat, "rule"))
    if state.rules.svara.dealer == "cut":
        await_cut(motion, state.equals)
    else:
        motion.emit(DealAwaited())


def _is_full(state: State) -> bool:
    """Whether as many are in the svara as the game is for, where more are present than were dealt in."""
    return len(state.equals) + len(state.joined) >= state.rules.deck.max_players


def next_deal(state: State) -> tuple[int, tuple[int, ...]]:
    """The dealer of the deal that is due and those dealt in, the first to act first (O8, K31, T2, C9)."""
    if state.deals == 0:
        dealer, participants = state.first_dealer, state.dealt
    elif state.redealing:
        dealer, participants = state.dealer, state.live
    else:
        participants = (*state.equals, *state.joined)
        if state.svara_dealer is None:
            dealer = next(seat for seat in state.clockwise(state.dealer) if seat in participants)
        else:
            dealer = state.svara_dealer
    if state.gone[dealer]:
        dealer = next(seat for seat in state.clockwise(dealer) if seat in participants)
    return dealer, tuple([seat for seat in state.clockwise(dealer) if seat in participants])
