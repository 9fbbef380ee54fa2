"""No frame to a client holds a card that he may not see (rule 7, O6, O45; field reports 29, 32–35)."""

import json
import re
from pathlib import Path

import msgspec
import pytest

from frames import check_frames, texts
from server_tables import agree_on_a_svara, fold_down_to, on_turn, seated
from servers import Client, Server, catch_up, play_banks, play_quietly, play_until, running
from svara.cards import card_text, parse_card
from svara.rules import load_rules
from svara.scoring import score_hand

pytestmark = pytest.mark.server


def test_clients_are_sent_what_they_may_see_and_nothing_else(server: Server) -> None:
    """Two players and an onlooker over several banks: every field of every frame against the decks."""
    with (
        server.guest("Ann").open() as ann,
        server.guest("Bob").open() as bob,
        server.guest("Eve").open() as eve,
    ):
        ann.sit(0)
        bob.sit(2)
        decks: dict[str, list[str]] = {}

        def move(client: Client) -> bool:
            for row in server.rows("SELECT cards FROM deck"):
                deck = [card_text(card) for card in msgspec.json.decode(row[0])["cards"]]
                decks[" ".join(deck)] = deck
            return look_or_play(client)

        play_until(lambda: len(eve.events("bank_ended")) >= 4, ann, bob, eve, move=move)
        assert decks, "the decks of running deals lie in the database"
        for client in (ann, bob, eve):
            check_frames(client.frames, list(decks.values()))


def test_a_compare_is_seen_by_the_two_only(tmp_path: Path) -> None:
    """T8, T9: no frame to the third at the table, or to an onlooker, holds a card of theirs."""
    with (
        running(tmp_path / "data", "--profile", "trinka", "--bots", "0") as server,
        seated(server, "ABC", 100) as clients,
        server.guest("Eve").open() as eve,
    ):
        first = on_turn(clients)
        assert first.act("stake", amount=1)["ok"]
        second = on_turn(clients)
        assert second.act("compare")["ok"]
        catch_up(*clients, eve)
        for client in (first, second):
            other = next(seat for seat in client.view["seats"] if seat.get("compared"))
            assert all(other["cards"])
            assert other["score"]
            assert list(texts(client.messages[-1] | client.view))
        for client in (*clients, eve):
            assert len(client.events("compared")) == 1
            check_frames(client.frames, [])
            if client not in (first, second):
                assert not [card for frame in client.messages for card in texts(frame)]


def test_a_pool_sees_its_hand_and_nobody_else_does(tmp_path: Path) -> None:
    """T20: what the holder turns is shown to those who paid with him; that he looked is his own business
    where no dark play is possible (C10)."""
    with (
        running(tmp_path / "data", "--profile", "trinka", "--bots", "0") as server,
        seated(server, "ABCDE", 100) as clients,
        server.guest("Eve").open() as eve,
    ):
        fold_down_to(clients, 2)
        agree_on_a_svara(clients)
        first, second, third = clients[0].view["asked"]
        holder, payer, stranger = clients[first], clients[second], clients[third]
        assert payer.request("pledge", seat=first, amount=2)["ok"]
        assert holder.act("join with")["ok"]
        catch_up(stranger)
        assert stranger.act("decline")["ok"]
        catch_up(*clients)
        for seat in clients[0].view["owed"]:
            assert clients[seat].act("cut")["ok"]
            catch_up(*clients)
        play_until(
            lambda: clients[0].view["question"] == "betting",
            *clients,
            move=lambda client: client.view.get("question") != "betting" and play_quietly(client),
        )
        catch_up(*clients)
        for slot in (0, 2):
            assert holder.act("look", slot=slot)["ok"]
        catch_up(*clients, eve)
        for client, seen in ((holder, 2), (payer, 2), (stranger, 0), (eve, 0)):
            seat = client.view["seats"][first]
            assert [card is not None for card in seat["cards"]].count(True) == seen
            assert seat["turned"].count(True) == seen
        assert len(eve.events("hidden")) == 4, "two looks, and the salts of what was seen"
        play_until(lambda: clients[0].view["bank"] == 3, *clients)
        catch_up(*clients, eve)
        for client in (*clients, eve):
            check_frames(client.frames, [])


def look_or_play(client: Client) -> bool:
    """Turn one card first, else play on."""
    offered = [option["action"] for option in client.view.get("legal", ())]
    if "look" in offered and not any(client.seat["turned"]):
        return bool(client.act("look", slot=len(client.messages) % 3)["ok"])
    return play_quietly(client)


def test_coming_back_shows_no_card_that_was_not_turned(server: Server) -> None:
    """O6, field report 29: not even one's own."""
    guest = server.guest("Ann")
    with guest.open() as ann:
        ann.sit(0)
        ann.until(lambda: ann.on_turn)
        ann.act("look", slot=1)
        shown = ann.seat["cards"]
        assert [card is None for card in shown] == [True, False, True]
        with guest.open() as again:
            assert again.seat["cards"] == shown
            assert "score" not in again.seat, "a score would tell the other two"
            alone = score_hand(load_rules("svara"), [parse_card(shown[1])])
            assert again.seat["so_far"] == {"points": alone.points_text}


def test_who_takes_the_seat_of_another_sees_none_of_his_cards(empty_table: Server) -> None:
    """Field report 35: cards left lying from the last bank, and what their owner turned of them."""
    with (
        empty_table.guest("Ann").open() as ann,
        empty_table.guest("Bob").open() as bob,
        empty_table.guest("Eve").open() as eve,
    ):
        ann.sit(0)
        bob.sit(1)
        catch_up(ann)
        ann.act("look")
        assert all(ann.seat["cards"])
        ann.request("stand")
        assert eve.sit(0)["ok"]
        eve.resume(0)
        eve.until(lambda: [message["type"] for message in eve.messages].count("snapshot") == 2)
        assert "looked" in [event["event"] for event in eve.log.values()]
        assert not any(list(texts(message)) for message in eve.messages)


def test_the_deck_is_gone_when_the_bank_is_over(empty_table: Server) -> None:
    """House rule 4: what nobody was entitled to see is then nowhere."""
    with empty_table.guest("Ann").open() as ann, empty_table.guest("Bob").open() as bob:
        ann.sit(0)
        bob.sit(1)
        ((deck,),) = empty_table.rows("SELECT cards FROM deck")
        catch_up(ann)
        assert (ann if ann.on_turn else bob).act("fold")["ok"]
        assert empty_table.rows("SELECT * FROM deck") == []
    empty_table.stop()
    left = b"".join(path.read_bytes() for path in empty_table.data.iterdir())
    assert deck.encode() not in left


def test_logs_hold_no_card_no_seed_and_no_token(server: Server) -> None:
    """Structured lines, one object each."""
    ann_guest = server.guest("Ann")
    with ann_guest.open() as ann:
        ann.sit(0)
        ann.until(lambda: ann.on_turn)
        ann.act("look")
        ann.send("{")
        play_banks(1, ann)
        (card, *_) = ann.events("looked")[0]["cards"] if ann.events("looked") else ["As"]
    server.stop()
    logged = server.errors.read_text()
    assert '"bank_ended"' in logged
    for line in logged.splitlines():
        entry = json.loads(line)
        assert list(texts(entry)) == []
        assert {"event", "level", "timestamp"} <= set(entry)
    assert ann_guest.token not in logged
    assert card is None or not re.search(rf"\b{card}\b", logged)
