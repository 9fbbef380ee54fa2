"""The other games over a real socket: banks against bots, and kills in the middle of their svaras."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from server_tables import agree_on_a_svara, fold_down_to, on_turn, seated, tens_profile
from servers import Client, Server, catch_up, play_banks, play_quietly, play_until, refusal, running
from svara.cards import parse_card
from svara.server.books import ledger
from svara.server.tables import journal
from svara.table import check_chips

pytestmark = pytest.mark.server

VIEWED = ("pot", "level", "turn", "owed", "question", "legal", "deal", "bank", "dealer", "svara", "price")
VIEWED_TOO = ("pledges", "pools", "asked", "match", "pooling", "style", "exact", "winners")
SEAT = ("cards", "stack", "bet", "put", "turned", "score", "joined", "equal", "status", "compared")


@pytest.mark.parametrize("profile", ["seka", "trinka", "svarka"])
def test_a_guest_plays_banks_against_bots(tmp_path: Path, profile: str) -> None:
    """Three bots of each game, two banks to their end, and books that add up (C5, K2)."""
    with running(tmp_path / "data", "--profile", profile) as server:
        with server.guest("Ann").open() as ann:
            assert (ann.view["table"], ann.view["profile"]) == (profile, profile)
            bought = {} if ann.view.get("exact") else {"amount": ann.view["max_buy_in"]}
            assert ann.request("sit", seat=0, **bought)["ok"]
            play_banks(2, ann)
            exact = ann.view.get("exact", False)
            assert exact == (profile == "seka")
            assert ("wallet" in ann.view) != exact
            assert ("match" in ann.view) == exact
        with server.database() as books:
            assert ledger.faults(books) == []
            seats = books.execute("SELECT count(*) FROM account WHERE id LIKE 'seat:%'").fetchone()
            assert (seats == (0,)) == exact, "a notional score is not in the books"
            saved = journal.read_table(books, profile, 0)
            assert saved is not None
            check_chips(saved.table.state)


def test_a_whole_match_against_bots(tmp_path: Path) -> None:
    """K34, K35: the result is shown until the next match begins."""
    profile = tmp_path / "short.toml"
    tens_profile(tmp_path, "seka").rename(profile)
    profile.write_text(profile.read_text().replace("banks = 8", "banks = 2"))
    with (
        running(tmp_path / "data", "--profile", str(profile)) as server,
        server.guest("Ann").open() as ann,
    ):
        ann.request("sit", seat=0)
        results: list[Any] = []

        def move(client: Client) -> bool:
            match = client.view.get("match", {})
            if match.get("over") and client.view["phase"] != "waiting":
                results.append(match)
            return play_quietly(client)

        play_until(lambda: len(ann.events("match_ended")) >= 2, ann, move=move)
        move(ann)
        ended = ann.events("match_ended")[-1]
        assert {"banks": 2, "over": True} | {key: ended[key] for key in ("winners", "scores")} in [
            {key: match[key] for key in ("banks", "over", "winners", "scores")} for match in results
        ]
        assert max(float_of(score) for score in ended["scores"]) == float_of(
            ended["scores"][ended["winners"][0]]
        )


def float_of(amount: int | str) -> float:
    """Of an amount of the wire; near enough to compare."""
    above, _, below = str(amount).partition("/")
    return int(above) / int(below or 1)


def same_after_a_kill(server: Server, clients: list[Client]) -> None:
    """kill -9, and everybody finds the table as he left it (house rules 8 and 9)."""
    catch_up(*clients)
    guests = [(client.guest, client.view) for client in clients]
    stored = server.rows("SELECT seq, body FROM event ORDER BY seq")
    deck = server.rows("SELECT cards FROM deck")
    accounts = server.rows("SELECT id, balance FROM account ORDER BY id")
    server.kill()
    server.start()
    assert server.rows("SELECT seq, body FROM event ORDER BY seq")[: len(stored)] == stored
    assert server.rows("SELECT cards FROM deck") == deck
    assert server.rows("SELECT id, balance FROM account ORDER BY id") == accounts
    for place, (guest, before) in enumerate(guests):
        clients[place] = guest.open()
        after = clients[place].view
        for field in (*VIEWED, *VIEWED_TOO):
            assert before.get(field) == after.get(field), field
        for old, new in zip(before["seats"], after["seats"], strict=True):
            assert [old.get(field) for field in SEAT] == [new.get(field) for field in SEAT]


def test_kill_9_while_a_svara_of_trinka_is_joined_with_a_pledge(tmp_path: Path) -> None:
    """T20, C5: the pledge is there after the restart, and each of the pool pays his own part, once."""
    with (
        running(tmp_path / "data", "--profile", "trinka", "--bots", "0") as server,
        seated(server, "ABCD", 150) as clients,
    ):
        fold_down_to(clients, 2)
        agree_on_a_svara(clients)
        first, second = clients[0].view["asked"]
        price = clients[0].view["price"]
        assert (clients[0].view["pot"], price) == (8, 4)
        holder, payer = clients[first], clients[second]
        assert payer.request("pledge", seat=first, amount=price + 1)["code"] == "out_of_bounds"
        assert holder.act("join with")["code"] == "bad_pool"
        assert payer.request("pledge", seat=first, amount=3, turn=payer.view["turn"])["ok"]
        catch_up(holder)
        assert holder.view["pledges"] == [{"seat": second, "to": first, "amount": 3}]
        same_after_a_kill(server, clients)
        holder, payer = clients[first], clients[second]
        before = [client.seat["stack"] for client in (holder, payer)]
        assert holder.act("join with")["ok"]
        catch_up(*clients)
        assert [client.seat["stack"] for client in (holder, payer)] == [before[0] - 1, before[1] - 3]
        assert holder.view["pools"] == [{"holder": first, "parts": [[second, 3]]}]
        assert holder.view["question"] == "cut"
        same_after_a_kill(server, clients)
        play_until(lambda: clients[0].view["bank"] == 3, *clients)
        with server.database() as books:
            assert ledger.faults(books) == []
            parts = books.execute("SELECT amount FROM movement WHERE id LIKE 'trinka/2/%/1'").fetchall()
            assert parts == [(3,)]
        for client in clients:
            client.close()


def test_kill_9_in_a_svara_of_seka_with_fractions(tmp_path: Path) -> None:
    """K2, K27: a price of a half, stacks of a half, below zero, the same to the bit after the restart."""
    profile = tens_profile(tmp_path, "seka")
    with (
        running(tmp_path / "data", "--profile", str(profile), "--bots", "0") as server,
        seated(server, "ABC", None) as clients,
    ):
        for _ in range(40):
            fold_down_to(clients, 2)
            for _ in range(2):
                assert on_turn(clients).act("stake", amount=2)["ok"]
            assert on_turn(clients).act("show")["ok"]
            catch_up(*clients)
            if clients[0].view["question"] == "join":
                break
            for client in clients:
                client.request("ready")
            catch_up(*clients)
        view = clients[0].view
        assert (view["pot"], view["price"]) == (9, "9/2")
        same_after_a_kill(server, clients)
        entrant = on_turn(clients)
        assert entrant.act("join")["ok"]
        catch_up(*clients)
        assert clients[0].view["pot"] == "27/2"
        assert str(entrant.seat["stack"]).endswith("/2")
        same_after_a_kill(server, clients)
        done = clients[0].view["bank"]
        play_until(lambda: clients[0].view["bank"] > done, *clients)
        assert server.rows("SELECT count(*) FROM account WHERE id LIKE 'seat:%'") == [(0,)]
        assert server.rows("SELECT balance FROM account WHERE id LIKE 'wallet:%'") == [(10_000,)] * 3
        for client in clients:
            client.close()


def test_each_profile_has_a_table_of_its_own(tmp_path: Path) -> None:
    """What is played at one waits, chips and all, while another is served."""
    with running(tmp_path / "data", "--bots", "0") as server:
        guest = server.guest("Ann")
        with guest.open() as ann:
            assert ann.sit(0, 500)["ok"]
        server.stop()
        server.start("--profile", "svarka", "--bots", "0", "--bot-delay", "0")
        with guest.open() as ann:
            assert (ann.view["table"], ann.you, ann.view["wallet"]) == ("svarka", None, 9_500)
            assert len(ann.view["seats"]) == 10
        server.stop()
        server.start()
        with guest.open() as ann:
            assert (ann.view["table"], ann.you, ann.seat["stack"]) == ("svara", 0, 500)


def test_a_wrong_profile_is_said_in_one_sentence(tmp_path: Path) -> None:
    """A file is checked before anything else is touched."""
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(tens_profile(tmp_path, "svarka").read_text().replace('"chain"', '"circle"'))
    said = refusal(tmp_path / "data", "--profile", str(wrong))
    assert "dark.lap" in said
    assert "chain" in said
    assert "there is no file" in refusal(tmp_path / "data", "--profile", str(tmp_path / "none.toml"))
    assert "there is no profile" in refusal(tmp_path / "data", "--profile", "sevka")
    assert "ante" in refusal(tmp_path / "data", "--profile", "svarka", "--ante", str(10**12))
    assert not (tmp_path / "data").exists()


def test_a_profile_of_the_same_name_with_other_seats_is_refused(tmp_path: Path) -> None:
    first = tens_profile(tmp_path, "svarka")
    with running(tmp_path / "data", "--profile", str(first)) as server:
        server.stop()
        first.write_text(first.read_text().replace("max_players = 5", "max_players = 4"))
        assert "give it another id" in refusal(server.data, "--profile", str(first))


def test_bots_fill_a_table_but_for_one_seat(tmp_path: Path) -> None:
    with (
        running(tmp_path / "data", "--profile", "seka", "--bots", "11") as server,
        server.guest("Ann").open() as ann,
    ):
        statuses = [seat["status"] for seat in ann.view["seats"]]
        assert (statuses.count("waiting"), statuses[0]) == (11, "empty")
        ann.request("sit", seat=0)
        play_banks(1, ann)


def test_cuts_are_cards_that_everybody_sees(tmp_path: Path) -> None:
    """T17."""
    with (
        running(tmp_path / "data", "--profile", "trinka", "--bots", "0") as server,
        seated(server, "AB", 100) as clients,
    ):
        agree_on_a_svara(clients)
        assert clients[0].act("cut")["ok"]
        catch_up(*clients)
        (cut,) = clients[1].view["cuts"]
        parse_card(cut["card"])
        assert clients[1].events("cut")[0]["card"] == cut["card"]
