"""Nonces, headers and proofs over real sockets: clients check them, and crashes keep them."""

from __future__ import annotations

from base64 import b64encode

import msgspec
import pytest

from fair_clients import Nonces, check_log, header_hashes
from servers import Client, Server, catch_up, play_quietly, play_until
from svara.bank import Game
from svara.cards import Card, full_deck
from svara.fair import commitment_to
from svara.server.tables.holding import check_held, deal_due, decode_held, encode_held
from svara.table import NOTHING, Held, Press, Sit, Table

SCRIPTED = Held(tuple(full_deck()))


@pytest.mark.server
def test_two_clients_check_every_deal(empty_table: Server) -> None:
    """Header, nonces, seven opened decks and the salts of what each may see; and each is told the same."""
    ann_nonces, bob_nonces = Nonces(), Nonces()
    with (
        empty_table.guest("Ann").open() as ann,
        empty_table.guest("Bob").open() as bob,
        empty_table.guest("Eve").open() as eve,
    ):
        assert ann_nonces.sit(ann, 0)["ok"]
        assert ann.view["fair"]["commitment"] == commitment_to(ann_nonces.made[0]).hex()
        assert bob_nonces.sit(bob, 2)["ok"]
        ann.until(lambda: ann.view["fair"].get("stage") == "pending")
        assert ann.view["fair"]["deadline"] > 0
        salts: set[str] = set()

        def move(client: Client) -> bool:
            nonces = {id(ann): ann_nonces, id(bob): bob_nonces}.get(id(client))
            for row in empty_table.rows("SELECT cards FROM deck"):
                salts.update(salt.hex() for salt in decode_held(row[0]).salts)
            if nonces is not None and nonces.reveal_if_owed(client):
                return True
            return look_or_play(client)

        play_until(lambda: len(eve.events("bank_ended")) >= 3, ann, bob, eve, move=move)
        catch_up(ann, bob, eve)
        assert check_log(ann) >= 3
        assert check_log(bob) >= 3
        check_log(eve)
        assert header_hashes(ann) == header_hashes(bob) == header_hashes(eve)
        assert len(salts) > 36
        check_salts_sent(ann, salts)
        check_salts_sent(bob, salts)


def look_or_play(client: Client) -> bool:
    offered = [option["action"] for option in client.view.get("legal", ())]
    if "look" in offered and client.seat["turned"] == [False, False, False]:
        return bool(client.act("look")["ok"])
    return play_quietly(client)


def check_salts_sent(client: Client, salts: set[str]) -> None:
    """A salt is in a client's frames only where he was given it."""
    given = {salt["salt"] for event in client.events("salts_given") for salt in event["salts"]}
    everything = "".join(client.frames)
    assert {salt for salt in salts if salt in everything} <= given
    assert len(given) < len(salts)


@pytest.mark.server
def test_a_pending_header_outlives_a_crash(empty_table: Server) -> None:
    """Its seeds are on the disk, the clock gets more time, and the same nonces are waited for."""
    ann_nonces, bob_nonces = Nonces(), Nonces()
    ann_guest, bob_guest = empty_table.guest("Ann"), empty_table.guest("Bob")
    with ann_guest.open() as ann, bob_guest.open() as bob:
        ann_nonces.sit(ann, 0)
        bob_nonces.sit(bob, 1)
        catch_up(ann, bob)
        before = header_hashes(ann)
        assert ann_nonces.reveal(ann)["ok"]
        catch_up(ann, bob)
    empty_table.kill()
    empty_table.start()
    with ann_guest.open() as ann, bob_guest.open() as bob:
        bob.until(lambda: bob.view["fair"].get("owed") == [1])
        assert header_hashes(bob) == before
        assert bob_nonces.reveal(bob)["ok"]
        catch_up(ann, bob)
        assert ann.view["fair"]["stage"] == "dealt"
        check_log(ann)


@pytest.mark.server
def test_the_seed_of_the_played_deck_is_gone(empty_table: Server) -> None:
    """House rule 4: it would open every hand, folded ones too; the seven others are in the log for good."""
    ann_nonces, bob_nonces = Nonces(), Nonces()
    with empty_table.guest("Ann").open() as ann, empty_table.guest("Bob").open() as bob:
        ann_nonces.sit(ann, 0)
        bob_nonces.sit(bob, 1)
        catch_up(ann, bob)
        ((held,),) = empty_table.rows("SELECT cards FROM deck")
        seeds = [b64encode(seed) for seed in decode_held(held).seeds]
        assert ann_nonces.reveal(ann)["ok"]
        catch_up(ann, bob)
        assert bob_nonces.reveal(bob)["ok"]
        catch_up(ann, bob)
        choice = ann.events("deck_proved")[0]["choice"]
        assert (ann if ann.on_turn else bob).act("fold")["ok"]
        catch_up(ann, bob)
    empty_table.stop()
    left = b"".join(path.read_bytes() for path in empty_table.data.iterdir() if path.is_file())
    assert [seed in left for seed in seeds] == [at != choice for at in range(8)]


@pytest.mark.server
def test_a_client_without_nonces_plays_beside_one_with(server: Server) -> None:
    """Bots and old clients are listed as being without; one may commit later."""
    nonces = Nonces()
    with server.guest("Ann").open() as ann:
        assert ann.sit(0)["ok"]
        ann.until(lambda: ann.view["fair"].get("stage") == "dealt")
        assert set(ann.view["fair"]["without"]) >= {0}
        assert nonces.commit(ann)["ok"]
        assert "commitment" in ann.view["fair"]

        def move(client: Client) -> bool:
            return nonces.reveal_if_owed(client) or play_quietly(client)

        play_until(lambda: len(ann.events("nonce_revealed")) >= 1, ann, move=move)
        catch_up(ann)
        assert 0 not in ann.view["fair"]["without"]


@pytest.mark.server
def test_refusals_of_nonces(empty_table: Server) -> None:
    nonces = Nonces()
    with empty_table.guest("Ann").open() as ann, empty_table.guest("Bob").open() as bob:
        bad = ann.request("sit", seat=0, amount=500, commitment="xyz")
        assert bad["code"] == "bad_commitment"
        nonces.sit(ann, 0)
        Nonces().sit(bob, 1)
        catch_up(ann, bob)
        zero = "00" * 32
        reveal = {"type": "reveal", "number": 1, "nonce": zero, "next": zero}
        assert ann.ask(reveal)["code"] == "bad_nonce"
        assert ann.ask(reveal | {"number": 7})["code"] == "stale_header"
        assert ann.ask({"type": "commit", "commitment": zero})["code"] == "header_pending"
        assert ann.ask({"type": "reveal", "number": 1})["code"] == "bad_request"


def pending() -> Table:
    """A table that waits for a nonce, with seeds of the operating system."""
    table, _ = Table.open(Game.load("svara"), "main")
    commitment = commitment_to(bytes(32))
    table.do(Sit("A", "A", 0, 500, 1000, commitment=commitment), 0)
    table.do(Sit("B", "B", 1, 500, 1000), 0)
    assert table.deal_due
    deal_due(table, 0)
    return table


def test_what_is_held_comes_back_from_its_text() -> None:
    table = pending()
    assert decode_held(encode_held(table.held)) == table.held
    assert decode_held("[3,1,2]") == Held((Card(3), Card(1), Card(2)))
    for bad in ("null", "3", '{"cards": "x"}', "[[]]"):
        with pytest.raises(msgspec.DecodeError):
            decode_held(bad)


def test_what_is_held_is_in_no_log_line() -> None:
    assert repr(pending().held) == "Held(…)"


@pytest.mark.parametrize(
    ("held", "fault"),
    [
        (NOTHING, "seeds of its header are missing"),
        (Held(seeds=tuple(bytes([at]) * 32 for at in range(8))), "seeds of its header are others"),
        (SCRIPTED, "seeds of its header are missing"),
    ],
)
def test_other_seeds_than_the_headers_are_damage(held: Held, fault: str) -> None:
    table = pending()
    check_held(table)
    table._desk.held = held
    with pytest.raises(ValueError, match=fault):
        check_held(table)


def test_a_deck_that_is_held_for_nothing_is_damage() -> None:
    table, _ = Table.open(Game.load("svara"), "main")
    check_held(table)
    table._desk.held = SCRIPTED
    with pytest.raises(ValueError, match="for no bank"):
        check_held(table)


def test_a_deck_without_its_salts_is_damage() -> None:
    table, _ = Table.open(Game.load("svara"), "main")
    for seat, name in enumerate("AB"):
        table.do(Sit(name, name, seat, 500, 1000), 0)
    assert table.do(Press(("A",)), 0) == []
    deal_due(table, 0)
    check_held(table)
    table._desk.held = Held(table.held.cards)
    with pytest.raises(ValueError, match="salts"):
        check_held(table)


def test_a_scripted_table_is_dealt_a_shuffled_deck() -> None:
    table, _ = Table.open(Game.load("svara"), "main", fair=False)
    for seat, name in enumerate("AB"):
        table.do(Sit(name, name, seat, 500, 1000), 0)
    deal_due(table, 0)
    assert set(table.held.cards) == set(table.game.cards)
    check_held(table)
