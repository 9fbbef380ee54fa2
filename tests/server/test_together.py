"""What comes to a table at one moment is done in one go, each as if it had come after the one before."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest

from lobbies import come_to, open_table
from servers import Client, Message, Server

pytestmark = pytest.mark.server

SIT = {"type": "request", "id": "sit", "what": "sit", "amount": 500}
STAND = {"type": "request", "id": "stand", "what": "stand"}


@contextmanager
def one_moment(server: Server) -> Iterator[None]:
    """Whatever is sent meanwhile has all come when the server looks."""
    assert server.process is not None
    server.process.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        server.process.send_signal(signal.SIGCONT)


def answer(client: Client, name: str) -> Message:
    return dict(client.until(lambda: client.answers.get(name)))


def test_no_two_of_one_name_sit_down(empty_table: Server) -> None:
    with ExitStack() as opened:
        clients = [opened.enter_context(empty_table.guest("Ann").open()) for _ in range(4)]
        with one_moment(empty_table):
            for seat, client in enumerate(clients):
                client.send(SIT | {"seat": seat})
        assert all(answer(client, "sit")["ok"] for client in clients)
        first = clients[0]
        first.until(lambda: sum("name" in seat for seat in first.view["seats"]) == len(clients))
        names = sorted(seat["name"] for seat in first.view["seats"] if "name" in seat)
        assert names == ["Ann", "Ann 2", "Ann 3", "Ann 4"]


def test_a_seat_that_is_just_left_is_for_the_line(empty_table: Server) -> None:
    """And not for who asks for it before the line can have heard."""
    ann, bob, cyd, dan = (empty_table.guest(name) for name in ("Ann", "Bob", "Cyd", "Dan"))
    table, _ = open_table(ann, seats=2)
    with (
        come_to(ann, table) as a,
        come_to(bob, table) as b,
        come_to(cyd, table) as c,
        come_to(dan, table) as d,
    ):
        assert a.sit(0)["ok"]
        assert b.sit(1)["ok"]
        assert c.request("wait")["ok"]
        with one_moment(empty_table):
            a.send(STAND)
            d.send(SIT | {"seat": 0})
        assert answer(a, "stand")["ok"]
        assert answer(d, "sit")["code"] in ("seat_held", "seat_taken")
        c.until(lambda: c.view.get("held") == 0)
