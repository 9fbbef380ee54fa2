"""What may be said at a table, when, and who hears it."""

from pathlib import Path

import pytest

from lobbies import come_to, lines, open_table, post
from operators import console, id_of
from server_tables import agree_on_a_svara, fold_down_to, seated
from servers import Client, Message, Server, catch_up, play_until, running
from svara.server.tables.chat import KEPT, LONGEST_LINE
from svara.server.tables.registry import handle

pytestmark = pytest.mark.server


def say(client: Client, text: str, **fields: str) -> Message:
    return client.ask({"type": "chat", "text": text, **fields})


def test_the_table_chats_between_deals_only(empty_table: Server) -> None:
    """O73, R86: not while a bank is played, svaras and all; and those who sit, not who look on."""
    ann, bob, cyd = (empty_table.guest(name).open() for name in ("Ann", "Bob", "Cyd"))
    with ann, bob, cyd:
        assert say(cyd, "hello")["code"] == "not_seated"
        assert ann.sit(0)["ok"]
        assert say(ann, "  good   evening ")["ok"]
        assert bob.sit(1)["ok"]
        catch_up(ann, bob)
        assert say(ann, "what have you?")["code"] == "bank_running"
        assert say(bob, "what have you?", to="pool")["code"] == "no_pool"
        first = ann if ann.on_turn else bob
        assert first.act("fold")["ok"]
        assert say(bob, "well played")["ok"]
        catch_up(ann, bob, cyd)
        said = ["Ann: good evening", "Bob: well played"]
        assert lines(ann) == lines(bob) == lines(cyd) == said
        with empty_table.guest("Dan").open() as dan:
            catch_up(dan)
            assert lines(dan) == said, "who comes later reads what was said"


def test_a_line_is_one_that_can_be_read(empty_table: Server) -> None:
    """Length, letters, speed; a line that is said again is said once."""
    with empty_table.guest("Ann").open() as ann:
        assert ann.sit(0)["ok"]
        for text in ("", "   ", "x" * (LONGEST_LINE + 1), "a\u202eb", "\u3164", "a" + "\u0301" * 9):
            assert say(ann, text)["code"] == "bad_text"
        message = {"type": "chat", "id": "c1", "text": "x" * LONGEST_LINE}
        assert ann.ask(message) == ann.ask(message)
        assert empty_table.rows("SELECT count(*) FROM chat") == [(1,)]
        for number in range(9):
            ann.send({"type": "chat", "id": f"n{number}", "text": "again"})
        ann.until(lambda: "n8" in ann.answers)
        assert ann.answers["n8"]["code"] == "too_fast"


def test_the_last_lines_are_shown_to_who_comes(empty_table: Server) -> None:
    with empty_table.guest("Ann").open() as ann:
        assert ann.sit(0)["ok"]
    player = id_of(empty_table, "Ann")
    empty_table.kill()
    with empty_table.database() as connection:
        connection.executemany(
            "INSERT INTO chat (game_table, player, name, at, body) VALUES ('svara', ?, 'Ann', ?, ?)",
            [(player, number, str(number)) for number in range(KEPT + 5)],
        )
        connection.commit()
    empty_table.start()
    with empty_table.guest("Bob").open() as bob:
        catch_up(bob)
        assert lines(bob) == [f"Ann: {number}" for number in range(5, KEPT + 5)]


def test_who_is_muted_is_not_heard(empty_table: Server) -> None:
    """By whoever does not want to hear him; by an operator, by nobody. A report reaches the operators."""
    ann, bob, cyd = (empty_table.guest(name).open() for name in ("Ann", "Bob", "Cyd"))
    with ann, bob, cyd:
        assert ann.sit(0)["ok"]
        assert say(ann, "one")["ok"]
        bob.until(lambda: lines(bob))
        (line,) = (message["lines"][0] for message in bob.messages if message["type"] == "chat")
        assert bob.request("report", line=line["id"])["ok"]
        assert bob.request("report", line=line["id"])["ok"]
        assert bob.request("report", line=line["id"] + 1)["code"] == "no_such_line"
        assert empty_table.rows("SELECT chat FROM chat_report") == [(line["id"],)]
        assert bob.request("mute", line=line["id"])["ok"]
        assert bob.request("mute", seat=1)["code"] == "no_such_seat"
        assert say(ann, "two")["ok"]
        catch_up(ann, bob, cyd)
        assert (lines(bob), lines(cyd)) == (["Ann: one"], ["Ann: one", "Ann: two"])
        with bob.guest.open() as again:
            catch_up(again)
            assert lines(again) == []
        assert bob.request("mute", seat=0, on=False)["ok"]
        assert say(ann, "three")["ok"]
        catch_up(bob)
        assert lines(bob)[-1] == "Ann: three"
        body = {"until": 2**50, "reason": "a test"}
        answer = console(empty_table).post(f"people/{id_of(empty_table, 'Ann')}/mute", json=body)
        assert answer.status_code == 200, answer.text
        assert say(ann, "four")["code"] == "muted"


def test_a_table_without_a_chat_has_none(empty_table: Server) -> None:
    guest = empty_table.guest("Ann")
    table, _ = open_table(guest, chat=False)
    with come_to(guest, table) as ann:
        assert not ann.view["chat"]
        assert ann.sit(0)["ok"]
        assert say(ann, "hello")["code"] == "chat_off"


def test_a_pool_has_a_chat_of_its_own(tmp_path: Path) -> None:
    """T20: its members read each other's lines during the bank, nobody else ever, and no disk keeps them."""
    with (
        running(tmp_path / "data", "--profile", "trinka", "--bots", "0") as server,
        seated(server, "ABCD", 150) as clients,
    ):
        fold_down_to(clients, 2)
        agree_on_a_svara(clients)
        first, second = clients[0].view["asked"]
        holder, payer = clients[first], clients[second]
        outside = [client for client in clients if client not in (holder, payer)]
        assert payer.request("pledge", seat=first, amount=3)["ok"]
        assert holder.act("join with")["ok"]
        assert say(payer, "stake three", to="pool")["ok"]
        assert say(holder, "and then?", to="pool")["ok"]
        assert say(outside[0], "let me in", to="pool")["code"] == "no_pool"
        catch_up(*clients)
        told = [f"{payer.guest.name}: stake three", f"{holder.guest.name}: and then?"]
        assert lines(holder) == lines(payer) == told
        assert holder.view["pool_chat"]
        assert not any(lines(client) for client in outside)
        assert not any(client.view.get("pool_chat") for client in outside)
        with payer.guest.open() as again, outside[0].guest.open() as other:
            catch_up(again, other)
            assert (lines(again), lines(other)) == (told, [])
        assert server.rows("SELECT * FROM chat") == []
        play_until(lambda: clients[0].view["bank"] == 3, *clients)
        with payer.guest.open() as again:
            catch_up(again)
            assert lines(again) == []


def test_a_speaker_is_known_by_more_than_his_name(empty_table: Server) -> None:
    """Who hides him hides him whatever he is called next, and no namesake with him, at this table alone."""
    ann, bob = empty_table.guest("Ann").open(), empty_table.guest("Bob").open()
    with ann, bob, empty_table.guest("Eve").open() as eve:
        for name in ("Bob", "Rob"):
            assert post(bob.guest, "me/name", name=name).status_code == 200
            assert bob.sit(1)["ok"]
            assert say(bob, "hello")["ok"]
            assert bob.request("stand")["ok"]
        assert post(ann.guest, "me/name", name="Bob").status_code == 200
        assert ann.sit(0)["ok"]
        assert say(ann, "hello")["ok"]
        eve.until(lambda: len(lines(eve)) == 3)
        said = [line for message in eve.messages if message["type"] == "chat" for line in message["lines"]]
        assert [line["name"] for line in said] == ["Bob", "Rob", "Bob"]
        first, second, third = (line["speaker"] for line in said)
        assert first == second != third
        with empty_table.guest("Dan").open() as dan:
            dan.until(lambda: len(lines(dan)) == 3)
            before = [
                line for message in dan.messages if message["type"] == "chat" for line in message["lines"]
            ]
            assert [line["speaker"] for line in before] == [first, first, third]
    assert handle("other", id_of(empty_table, "Rob")) != handle("svara", id_of(empty_table, "Rob")) == first
