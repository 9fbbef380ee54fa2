"""Banks from a short script of lines, so that a test of the rules reads like the clause it holds.

`play("A bet 30, B all-in, C call")` is a bank of A, B and C with 500 chips each and an ante of 10; the last
seat deals, so the first acts first. What the lines mean is said in docs/deal-record.md.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec
import pytest

from svara.bank import Bank, Game, IllegalAction, State
from svara.bank.actions import option_text
from svara.bank.events import BankEvent
from svara.chips import Chips, encode_chips
from svara.record import DealRecord, Replay
from svara.record.lines import LineError

# Hands without a card in common; what each is worth is told by the scoring tests.
WEAK = "6s 8d Jc"
"""10"""
MIDDLE = "7h 8h Tc"
"""15"""
GOOD = "Qd Jd 8c"
"""20"""
BEST, BEST_TOO, BEST_THREE = "As Ks 9d", "Ah Kh 9c", "Ad Kd 9s"
"""21 each"""
TRIPLE = "Ts Th Td"
"""32.5"""


def lines(script: str) -> list[str]:
    """The lines of a script, which commas or line breaks part."""
    return [line for line in (part.strip() for part in script.replace("\n", ",").split(",")) if line]


def deal(**hands: str) -> str:
    """The deal lines of named hands: ``deal(A=BEST, B=WEAK)``."""
    return ", ".join(f"deal {name} {cards}" for name, cards in hands.items())


@cache
def _game(profile: str, overrides: tuple[tuple[str, object], ...]) -> Game:
    return Game.load(profile, dict(overrides))


def game(profile: str = "svara", overrides: Mapping[str, Any] | None = None) -> Game:
    """A game, loaded once for all tests."""
    return _game(profile, tuple(sorted((overrides or {}).items())))


def play(script: str, **setup: Any) -> Replay:
    """The bank of `begin`; a deal that is due then has been dealt, with unknown cards if need be."""
    bank = begin(script, **setup)
    bank.deal_if_due()
    return bank


def begin(
    script: str,
    *,
    seats: str = "A B C",
    stacks: int | Sequence[Chips] = 500,
    dealer: str | None = None,
    rules: Mapping[str, Any] | None = None,
    sitting_out: str = "",
    bots: str = "",
    seed: str | None = None,
    profile: str = "svara",
) -> Replay:
    """The bank after the script; a deal that is due then still waits for its deal lines."""
    names = tuple(seats.split())
    record = DealRecord(
        profile=profile,
        seats=names,
        stacks=(stacks,) * len(names) if isinstance(stacks, int) else tuple(stacks),
        dealer=dealer or names[-1],
        actions=tuple(lines(script)),
        rules=dict(rules or {}),
        sitting_out=tuple(sitting_out.split()),
        bots=tuple(bots.split()),
        seed=seed,
    )
    bank = Replay(record, game(profile, record.rules))
    return more(bank, script)


def more(bank: Replay, script: str) -> Replay:
    """The same bank, further on."""
    for line in lines(script):
        bank.play(line)
    return bank


def offers(bank: Replay, name: str) -> list[str]:
    """What a seat may do, in words."""
    return [option_text(option) for option in bank.bank.legal(bank.names.index(name))]


def refusal(bank: Replay, line: str) -> str:
    """The sentence that refuses a line; the bank is what it was before."""
    state, deck, events = bank.state.copy(), list(bank.bank.deck), list(bank.events)
    with pytest.raises((IllegalAction, LineError)) as caught:
        bank.play(line)
    assert bank.state == state
    assert list(bank.bank.deck) == deck
    assert bank.events == events
    return str(caught.value)


def to_act(bank: Replay) -> list[str]:
    return [bank.names[seat] for seat in bank.state.owed]


def stacks(bank: Replay) -> dict[str, Chips]:
    return dict(zip(bank.names, bank.state.stacks, strict=True))


def winners(bank: Replay) -> list[str]:
    """Who won; the bank is over."""
    assert bank.state.phase == "finished"
    return [bank.names[seat] for seat in bank.state.winners]


def live(bank: Replay) -> list[str]:
    return [bank.names[seat] for seat in bank.state.live]


def happened(bank: Replay, kind: type[BankEvent]) -> list[dict[str, Any]]:
    """The fields of all events of a kind, seats by name."""
    found = []
    for event in bank.events:
        if isinstance(event, kind):
            fields: dict[str, Any] = {name: getattr(event, name) for name in event.__struct_fields__}
            if "seat" in fields:
                fields["seat"] = bank.names[fields["seat"]]
            found.append(fields)
    return found


def order_of(bank: Replay, kind: type[BankEvent]) -> list[str]:
    """The seats that a kind of event happened to, in order."""
    return [fields["seat"] for fields in happened(bank, kind)]


def encoded(value: BankEvent | State | Sequence[BankEvent]) -> bytes:
    return msgspec.msgpack.encode(value, enc_hook=encode_chips)


def chips(state: State) -> Chips:
    return sum(state.stacks) + state.pot + state.rake


def seat_view(bank: Bank | Replay, seat: int | None) -> State:
    return (bank.bank if isinstance(bank, Replay) else bank).view(seat)
