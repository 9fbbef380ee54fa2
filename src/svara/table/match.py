"""A match of several banks: where it begins, and who wins it (K34, K35)."""

from __future__ import annotations

from svara.table.desk import Desk
from svara.table.events import MatchEnded, MatchStarted


def begin_match(desk: Desk) -> None:
    """Before a bank: a new match where there is none, the last is over, or no person of it is left."""
    state = desk.state
    if not state.rules.match.banks:
        return
    match = state.match
    abandoned = not any(state.played[seat] and not sitter.hosted for seat, sitter in state.taken())
    if match is None or match.over or (match.banks and abandoned):
        desk.emit(MatchStarted(state.matches + 1))


def end_match(desk: Desk) -> None:
    """After a bank, once leavers are gone: the highest score of those who played and stayed wins."""
    state = desk.state
    match = state.match
    if match is None or match.over or match.banks < state.rules.match.banks:
        return
    scores = tuple(state.scores)
    stayed = [seat for seat, _ in state.taken() if state.played[seat]]
    best = max([scores[seat] for seat in stayed], default=0)
    desk.emit(MatchEnded(tuple([seat for seat in stayed if scores[seat] == best]), scores))
