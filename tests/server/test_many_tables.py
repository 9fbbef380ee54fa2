"""One person at several tables, and several tables through a restart."""

from contextlib import ExitStack

import pytest

from lobbies import come_to, listed, open_table
from server_tables import on_turn
from servers import Client, Guest, Server, catch_up, play_until
from svara.server.books import ledger

pytestmark = pytest.mark.server


def test_the_same_chips_are_at_one_table_only(empty_table: Server) -> None:
    """Field report 12: what lies on one table is not in the wallet that the other is sat down at with."""
    ann = empty_table.guest("Ann")
    tables = [open_table(ann, ante=100)[0] for _ in range(2)]
    with come_to(ann, tables[0]) as one, come_to(ann, tables[1]) as other:
        assert one.sit(0, 6_000)["ok"]
        assert other.sit(0, 6_000)["code"] == "no_chips"
        for client in (one, other):
            message = {"type": "request", "id": "both", "what": "top_up", "amount": 4_000}
            client.send(message if client is one else message | {"what": "sit", "seat": 0})
        answers = [client.until(lambda at=client: at.answers.get("both")) for client in (one, other)]
        assert sorted(answer["ok"] for answer in answers) in ([False, True], [True, True])
    assert ann.me()["wallet"] == 0
    with empty_table.database() as books:
        assert ledger.faults(books) == []
        held = books.execute("SELECT sum(balance) FROM account WHERE id LIKE 'seat:%'").fetchone()
        assert held == (10_000,)


def begun(stack: ExitStack, guests: list[Guest], table: str) -> list[Client]:
    """The guests at a table where a bank has begun."""
    clients = [stack.enter_context(come_to(guest, table)) for guest in guests]
    for seat, client in enumerate(clients):
        client.sit(seat, 500)
    catch_up(*clients)
    assert clients[0].view["phase"] == "betting"
    return clients


def test_every_table_goes_on_after_a_restart(empty_table: Server) -> None:
    """Field report 30: each by its own rules and with its own members; a damaged one stays shut, alone."""
    guests = [empty_table.guest(name) for name in ("Ann", "Bob")]
    small, _ = open_table(guests[0], name="Small", ante=5, seats=2)
    secret, _ = open_table(guests[0], private=True, profile="svarka")
    broken, _ = open_table(guests[1])
    with ExitStack() as stack:
        at = [begun(stack, guests, table) for table in ("svara", small)]
        before = [(clients[0].view["turn"], clients[0].view["pot"]) for clients in at]
    empty_table.kill()
    with empty_table.database() as connection:
        connection.execute("UPDATE event SET body = '{}' WHERE game_table = ?", (broken,))
        connection.commit()
    empty_table.start()
    assert set(listed(guests[0])) == {"svara", small}
    assert "table_damaged" in empty_table.errors.read_text()
    with come_to(guests[0], secret) as again:
        assert (again.view["profile"], again.view["private"], again.view["opener"]) == ("svarka", True, True)
    with ExitStack() as stack:
        for table, was in zip(("svara", small), before, strict=True):
            clients = [stack.enter_context(come_to(guest, table)) for guest in guests]
            assert (clients[0].view["turn"], clients[0].view["pot"]) == was
            assert on_turn(clients).act("fold")["ok"]
            play_until(lambda at=clients: len(at[0].events("bank_ended")) >= 2, *clients)
        assert clients[0].view["name"] == "Small"
        assert clients[0].view["ante"] == 5
    with empty_table.database() as books:
        assert ledger.faults(books) == []


def test_a_line_that_is_lost_at_one_table_is_there_at_the_other(empty_table: Server) -> None:
    """Field reports 28 and 29: presence is each table's own, and so is leaving in the middle of a bank."""
    guests = [empty_table.guest(name) for name in ("Ann", "Bob")]
    other, _ = open_table(guests[1])
    with ExitStack() as stack:
        here, there = begun(stack, guests, "svara"), begun(stack, guests, other)
        here[0].close()
        here[1].until(lambda: here[1].view["seats"][0].get("connected") is False)
        catch_up(there[1])
        assert there[1].view["seats"][0].get("connected", True)
        assert here[1].view["seats"][0]["stack"] == 490, "he is not folded for it"
        wallet = there[0].view["wallet"]
        assert there[0].request("stand")["ok"]
        with come_to(guests[0], "svara") as back:
            assert back.you == 0
            here[1].until(lambda: here[1].view["seats"][0].get("connected", True))
            catch_up(there[1], back)
            assert back.view["wallet"] == wallet + 490
            assert there[0].sit(0, 490)["ok"]
            back.until(lambda: back.view["wallet"] == wallet)
            assert there[0].request("stand")["ok"]
            back.until(lambda: back.view["wallet"] == wallet + 490)
            catch_up(there[1])
            assert there[1].view["seats"][0]["status"] == "empty"
            assert on_turn([back, here[1]]).act("fold")["ok"]
            play_until(lambda: len(here[1].events("bank_ended")) >= 2, back, here[1])
