"""The line for a seat, and changing seats."""

import pytest

from lobbies import come_to, listed, open_table, post
from server_tables import on_turn
from servers import Server, catch_up
from svara.server.books import ledger
from svara.server.tables.waiting import HOLD, WaitingList

pytestmark = pytest.mark.server


def test_a_free_seat_is_for_the_first_of_the_line(empty_table: Server) -> None:
    """Others are refused it, and who steps back lets the next one in."""
    ann, bob, cyd, dan = (empty_table.guest(name) for name in ("Ann", "Bob", "Cyd", "Dan"))
    table, _ = open_table(ann, seats=2)
    with (
        come_to(ann, table) as a,
        come_to(bob, table) as b,
        come_to(cyd, table) as c,
        come_to(dan, table) as d,
    ):
        assert c.request("wait")["code"] == "seat_free"
        assert a.sit(0)["ok"]
        assert b.sit(1)["ok"]
        assert a.request("wait")["code"] == "already_seated"
        assert c.request("wait")["ok"]
        assert c.request("wait")["ok"]
        assert d.request("wait")["ok"]
        d.until(lambda: d.view.get("waiting") == ["Cyd", "Dan"])
        assert listed(dan)[table]["waiting"] == 2
        assert a.request("stand")["ok"]
        c.until(lambda: c.view.get("held") == 0)
        d.until(lambda: d.view.get("holds"))
        assert [(hold["seat"], hold["name"]) for hold in d.view["holds"]] == [(0, "Cyd")]
        assert d.sit(0)["code"] == "seat_held"
        assert a.sit(0)["code"] == "seat_held"
        assert b.request("move", seat=0)["code"] in ("seat_held", "bank_running")
        assert c.request("unwait")["ok"]
        d.until(lambda: d.view.get("held") == 0)
        assert c.sit(0)["code"] == "seat_held"
        assert d.sit(0)["ok"]
        b.until(lambda: not b.view.get("holds"))
        assert "waiting" not in b.view


def test_who_does_not_come_is_passed_over() -> None:
    """Time runs out for the seat, and for who has no line any more."""
    line = WaitingList()
    for name in ("Ann", "Bob", "Cyd", "Dan"):
        line.join(name, name)
    assert line.offer([], now=0) is False
    line.presence("Bob", 10)
    assert line.offer([2], now=20)
    assert (line.holder(2), line.names()) == ("Ann", ("Bob", "Cyd", "Dan"))
    assert line.deadline() == 10 + HOLD
    assert line.offer([2], now=10 + HOLD)
    assert (line.holder(2), line.names()) == ("Ann", ("Cyd", "Dan"))
    assert line.offer([2, 4], now=20 + HOLD)
    assert (line.holder(2), line.holder(4), line.names()) == ("Cyd", "Dan", ())
    assert line.offer([4], now=30 + HOLD), "somebody sits there"
    assert line.seat_of("Cyd") is None


def test_a_promise_is_not_renewed_before_those_who_wait() -> None:
    """Who asks for a quick seat again and again cannot keep the line from it."""
    line = WaitingList()
    line.hold(2, "Ann", "Ann", now=0)
    line.hold(2, "Ann", "Ann", now=HOLD - 5)
    assert line.holds[2].until == 2 * HOLD - 5
    line.join("Bob", "Bob")
    line.hold(2, "Ann", "Ann", now=HOLD)
    assert line.holds[2].until == 2 * HOLD - 5
    with pytest.raises(ValueError, match="kept for another"):
        line.hold(2, "Bob", "Bob", now=HOLD)
    assert line.offer([2], now=2 * HOLD - 5)
    assert (line.holder(2), line.names()) == ("Bob", ())


def test_a_quick_seat_asked_for_twice_takes_nobodys_place(empty_table: Server) -> None:
    """The seat stays promised, and who waits for it stays in the line."""
    ann, bob, cyd = (empty_table.guest(name) for name in ("Ann", "Bob", "Cyd"))
    table, _ = open_table(ann, seats=2, ante=7)
    with come_to(ann, table) as a, come_to(cyd, table) as c:
        assert a.sit(0)["ok"]
        for _ in range(2):
            assert post(bob, "quick", ante=7).json() == {"table": table, "seat": 1}
            if not c.view.get("waiting"):
                assert c.request("wait")["ok"]
                c.until(lambda: c.view.get("waiting"))
        catch_up(c)
        assert c.view["waiting"] == ["Cyd"]
        assert c.view["holds"][0]["name"] == "Bob"
        with come_to(bob, table) as b:
            assert b.sit(1)["ok"]
            assert b.request("stand")["ok"]
        c.until(lambda: c.view.get("held") == 1)


def test_a_player_changes_seats_with_his_chips(empty_table: Server) -> None:
    """O67: what lies before him goes along in the books, and what he left with is brought again."""
    ann, bob = empty_table.guest("Ann").open(), empty_table.guest("Bob").open()
    with ann, bob:
        assert ann.sit(0, 500)["ok"]
        assert ann.request("move", seat=3)["ok"]
        assert ann.request("move", seat=9)["code"] == "no_such_seat"
        catch_up(ann)
        assert ann.you == 3
        assert (ann.seat["stack"], ann.view["seats"][0]["status"]) == (500, "empty")
        assert bob.request("move", seat=1)["code"] == "not_seated"
        assert bob.sit(0, 700)["ok"]
        catch_up(ann, bob)
        assert ann.request("move", seat=1)["code"] == "bank_running"
        assert on_turn([ann, bob]).act("fold")["ok"]
        catch_up(ann)
        stack = ann.seat["stack"]
        assert ann.request("sit_out", on=True)["ok"]
        assert ann.request("move", seat=0)["code"] == "seat_taken"
        assert ann.request("move", seat=1)["ok"]
        assert ann.request("stand")["ok"]
        catch_up(ann)
        assert ann.view["min_buy_in"] == stack
        assert ann.sit(4, stack - 1)["code"] == "out_of_bounds"
        assert ann.sit(4, stack)["ok"]
    with empty_table.database() as books:
        assert ledger.faults(books) == []
    moved = empty_table.rows("SELECT source, target, amount FROM movement WHERE kind = 'move' ORDER BY rowid")
    assert moved == [("seat:svara:0", "seat:svara:3", 500), ("seat:svara:3", "seat:svara:1", stack)]
