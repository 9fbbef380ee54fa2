"""The end of a bank: what goes back, the rake, and who is paid (C6, C7, O46, O61–O66)."""

from __future__ import annotations

from svara.bank.events import BankEnded, BankVoided, RakeTaken, Returned, Won
from svara.bank.motion import Motion
from svara.bank.state import State
from svara.chips import Chips, rake_of, share_out, split_pot


def take_unseen(motion: Motion, seat: int) -> None:
    """A player left alone in the betting takes the pot; what nobody matched of his bet is not won (C6)."""
    state = motion.state
    if state.rules.betting.style == "level":
        matched = max([state.bets[other] for other in state.order if other != seat], default=0)
        surplus = state.bets[seat] - matched
        if surplus > 0:
            motion.emit(Returned(seat, surplus))
    settle(motion, (seat,))


def settle(motion: Motion, winners: tuple[int, ...]) -> None:
    """Pay the pot to one winner or in equal shares, after one rake (O64)."""
    state = motion.state
    rake = rake_due(state)
    if rake:
        motion.emit(RakeTaken(rake))
    if len(winners) == 1:
        _pay(motion, winners[0], state.pot)
    else:
        shares = split_pot(state.pot, len(winners), whole=state.rules.whole())
        for seat, share in zip(_clockwise(state, winners), shares, strict=True):
            _pay(motion, seat, share)
    motion.emit(BankEnded(winners, _next_dealer(state, winners)))


def _pay(motion: Motion, seat: int, share: Chips) -> None:
    """A share to its seat, or pro rata to the pool whose hand that seat holds (T20)."""
    for pool in motion.state.pools:
        if pool.holder == seat:
            paid = [(seat, motion.state.put[seat] - pool.before), *pool.parts]
            for member, part in share_out(share, paid):
                motion.emit(Won(member, part))
            return
    motion.emit(Won(seat, share))


def give_back(motion: Motion) -> None:
    """End the bank without a winner: what each put in is his again, and the same seat deals anew."""
    state = motion.state
    motion.emit(BankVoided(tuple([(seat, put) for seat, put in enumerate(state.put) if put])))
    motion.emit(BankEnded((), state.first_dealer, void=True))


def rake_due(state: State) -> Chips:
    """The rake of the pot as it lies: none beside a bot, none unless somebody put chips in (O65, O66)."""
    rake = state.rules.rake
    if state.with_bot or not state.contested:
        return 0
    return rake_of(state.pot, rake.percent, rake.cap_antes * state.rules.ante)


def _clockwise(state: State, seats: tuple[int, ...]) -> list[int]:
    """The seats clockwise from the dealer, he himself last (C7)."""
    return [seat for seat in state.clockwise(state.dealer) if seat in seats]


def _next_dealer(state: State, winners: tuple[int, ...]) -> int | None:
    """The next of those dealt in who is still there (O7, O60a, C9)."""
    if state.rules.next_dealer == "winner":
        start = _clockwise(state, winners)[0]
        candidates = [start, *state.clockwise(start)]
    else:
        candidates = state.clockwise(state.first_dealer)
    for seat in candidates:
        if state.had_cards[seat] and not (state.gone[seat] or state.away[seat]):
            return seat
    return None
