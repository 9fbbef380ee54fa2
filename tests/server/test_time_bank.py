"""A time bank at a table of a running house: it is seen, it is used up, and it outlives the server."""

import pytest

from lobbies import come_to, open_table
from server_tables import PROFILES, on_turn
from servers import Server, catch_up

pytestmark = pytest.mark.server


def test_a_time_bank_is_used_seen_and_kept_over_a_crash(empty_table: Server) -> None:
    """O26, house rule 9: who thinks longer than his turn has is not folded while he has time left."""
    written = (PROFILES / "svara.toml").read_text(encoding="utf-8").replace('id = "svara"', 'id = "hasty"')
    rules = written.replace("turn = 20", "turn = 1")
    assert rules.count("turn = 1\n") == 1
    ann, bob = empty_table.guest("Ann"), empty_table.guest("Bob")
    table, _ = open_table(ann, house_rules=rules, time_bank=300)
    with come_to(ann, table) as a, come_to(bob, table) as b:
        assert a.sit(0)["ok"]
        assert b.sit(1)["ok"]
        catch_up(a, b)
        first = on_turn([a, b])
        seat, turn = first.you, first.view["turn"]
        b.until(lambda: b.view.get("in_time_bank"))
        assert b.view["turn"] == turn, "he still has it"
        empty_table.kill()
    empty_table.start(*empty_table.options)
    with come_to(ann, table) as a, come_to(bob, table) as b:
        assert a.view["in_time_bank"]
        assert a.view["turn"] == turn
        first = on_turn([a, b])
        assert first.you == seat
        assert first.act("check")["ok"]
        catch_up(a, b)
        left = a.view["seats"][seat]["time_bank"]
        assert 0 < left <= 300_000
        (used,) = b.events("time_bank_used")
        assert used["left"] == left
        assert not b.events("timed_out")
