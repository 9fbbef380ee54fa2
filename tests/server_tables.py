"""Servers of the other games, and how guests get to what is particular to each."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from servers import Client, Guest, Server, catch_up

PROFILES = Path(__file__).parents[1] / "src" / "svara" / "rules" / "profiles"

TENS = """
[deck]
ranks = ["T", "J", "Q", "K"]
min_players = 2
max_players = 5
"""
"""Every card counts ten, so that every second showdown is a tie."""


def tens_profile(folder: Path, name: str) -> Path:
    """A file of one's own: a shipped game with a deck of tens, in which a pair or a triple is nothing."""
    text = (PROFILES / f"{name}.toml").read_text()
    for group in ("deck", "triples", "pairs", "wild"):
        before, _, rest = text.partition(f"\n[{group}]\n")
        text = before + ("\n[" + rest.split("\n[", 1)[1] if rest else "")
    text = text.replace(f'id = "{name}"', f'id = "{name}-tens"')
    for line in ("most_in_row = 0", "most_in_row = 10"):
        text = text.replace(line, "most_in_row = 9")
    path = folder / "tens.toml"
    path.write_text(text + TENS)
    return path


@contextmanager
def seated(server: Server, names: str, amount: int | None = 100) -> Iterator[list[Client]]:
    """Guests at a table without bots, whose second bank has begun with all of them: two play the first."""
    with ExitStack() as stack:
        guests = [Guest(server, name) for name in names]
        clients = [stack.enter_context(guest.open()) for guest in guests]
        for seat, client in enumerate(clients):
            bought = {} if amount is None else {"amount": amount}
            assert client.request("sit", seat=seat, **bought)["ok"]
        assert on_turn(clients).act("fold")["ok"]
        for client in clients[:2]:
            assert client.request("ready")["ok"]
        catch_up(*clients)
        assert clients[0].view["bank"] == 2
        yield clients


def on_turn(clients: list[Client]) -> Client:
    """Whose turn it is; all have heard of everything that happened."""
    catch_up(*clients)
    (owed, *_) = clients[0].view["owed"]
    return next(client for client in clients if client.you == owed)


def fold_down_to(clients: list[Client], count: int) -> None:
    """The first on turn fold, until so many are left."""
    for _ in range(len(clients) - count):
        assert on_turn(clients).act("fold")["ok"]
    catch_up(*clients)


def agree_on_a_svara(clients: list[Client]) -> None:
    """The last two cook unseen, so that the others are asked to join, or the two cut (T16)."""
    assert on_turn(clients).act("stake", amount=2)["ok"]
    assert on_turn(clients).act("stake", amount=2)["ok"]
    assert on_turn(clients).act("propose")["ok"]
    assert on_turn(clients).act("accept")["ok"]
    catch_up(*clients)
