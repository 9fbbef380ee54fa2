"""What clients may try: repeats, old turns, other people's seats, nonsense (field reports 11, 15, 18, 34)."""

import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from servers import PATIENCE, Client, Guest, Server, catch_up, play_banks, running
from svara.server.web.people import GUEST_BURST
from svara.server.web.sockets import HIS_OPENINGS, MOST_SOCKETS

pytestmark = pytest.mark.server


def at_first_turn(server: Server) -> tuple[Client, Client]:
    """Ann and Bob in a bank; returned is who is on turn, then the other."""
    ann, bob = server.guest("Ann").open(), server.guest("Bob").open()
    ann.sit(0)
    bob.sit(1)
    catch_up(ann)
    return (ann, bob) if ann.on_turn else (bob, ann)


def test_a_repeated_id_gets_the_first_answer_and_changes_nothing(empty_table: Server) -> None:
    """House rule 10, field report 15: pressed twice, or the answer was lost."""
    first, other = at_first_turn(empty_table)
    with first, other:
        bet = {"type": "act", "id": "b1", "turn": first.view["turn"], "action": "bet", "amount": 20}
        answer = first.ask(bet)
        assert answer["ok"]
        seq, stack = first.seq, first.seat["stack"]
        assert first.ask(bet) == answer
        assert first.ask(bet | {"amount": 10, "action": "fold"}) == answer
        catch_up(first)
        assert (first.seq, first.seat["stack"]) == (seq, stack)
        assert other.ask(bet)["code"] == "stale_turn", "ids are each player's own"
        refused = other.ask({"type": "act", "id": "x", "turn": other.view["turn"], "action": "bet"})
        assert not refused["ok"]
        call = {"type": "act", "id": "x", "turn": other.view["turn"], "action": "call"}
        assert other.ask(call)["ok"], "what changed nothing is looked at anew"
        assert other.ask(call)["ok"]
        assert len(empty_table.rows("SELECT * FROM answer WHERE id = 'x'")) == 1


def test_a_stale_turn_is_told_so(empty_table: Server) -> None:
    """Field report 18: the second tap never lands on the next decision."""
    first, other = at_first_turn(empty_table)
    with first, other:
        turn = first.view["turn"]
        assert first.act("bet", amount=20)["ok"]
        assert other.act("raise", turn=turn, amount=40)["code"] == "stale_turn"
        catch_up(other)
        assert other.act("raise", amount=40)["ok"]
        catch_up(first)
        assert first.act("call", turn=turn)["code"] == "stale_turn"
        assert first.act("call")["ok"]


def test_a_refusal_says_what_is_legal(empty_table: Server) -> None:
    first, other = at_first_turn(empty_table)
    with first, other:
        too_much = first.act("bet", amount=10_000)
        assert too_much["code"] == "out_of_bounds"
        assert {option["action"] for option in too_much["legal"]} >= {"dark", "check", "bet", "fold"}
        for amount in ("20", "ten", "1/0", -20, 0, 10**20):
            assert not first.act("bet", amount=amount)["ok"] or amount == "20"
            catch_up(first)
            if not first.on_turn:
                break
        assert first.act("timeout")["code"] in ("not_legal", "not_your_turn", "stale_turn")


def test_a_session_acts_for_its_own_seat_only(empty_table: Server) -> None:
    """Field report 34: who one is, the session says; there is no field to claim otherwise."""
    first, other = at_first_turn(empty_table)
    with first, other, empty_table.guest("Eve").open() as eve:
        turn = first.view["turn"]
        assert other.act("fold", turn=turn)["code"] == "not_your_turn"
        assert eve.act("fold", turn=turn)["code"] == "not_seated"
        claimed = {"type": "act", "turn": turn, "action": "fold", "seat": first.you}
        assert eve.ask(claimed)["code"] == "bad_request"
        assert eve.request("stand")["code"] == "not_seated"
        catch_up(first)
        assert first.on_turn
        assert first.view["turn"] == turn


def test_two_sockets_of_one_guest_are_one_player(empty_table: Server) -> None:
    """Presence is by count; both see the same, and either may act."""
    guest = empty_table.guest("Ann")
    with guest.open() as desk, empty_table.guest("Bob").open() as bob:
        with guest.open() as phone:
            desk.sit(0)
            bob.sit(1)
            catch_up(phone)
            catch_up(desk)
            assert phone.view == desk.view
            assert phone.view["you"] == 0
        catch_up(desk)
        assert desk.seat.get("connected", True), "the other socket is still there"
        assert desk.events("line_lost") == []
        with guest.open() as phone:
            assert phone.act("look")["ok"]
            catch_up(desk)
            assert all(desk.seat["cards"])


def test_losing_the_line_is_seen_and_costs_nothing(empty_table: Server) -> None:
    """O71, field reports 28 and 29: neither folded nor shut out; it is the same seat, deal, cards and turn
    that one comes back to, and what one missed is told without a gap.
    """
    guest = empty_table.guest("Ann")
    with empty_table.guest("Bob").open() as bob:
        with guest.open() as ann:
            assert ann.sit(0)["ok"]
            assert bob.sit(1)["ok"]
            catch_up(ann)
            assert ann.act("look", slot=1)["ok"]
            catch_up(ann)
            before, own, seen = ann.view, ann.seat, ann.seq
        bob.until(lambda: bob.view["seats"][0].get("connected") is False)
        assert bob.view["seats"][0]["offline_deadline"] > 0
        with guest.open() as ann:
            bob.until(lambda: bob.view["seats"][0].get("connected", True))
            assert [event["seat"] for event in bob.events("line_back")] == [0]
            assert not bob.events("folded")
            catch_up(ann)
            for field in ("you", "bank", "deal", "dealer", "turn", "owed", "question", "legal", "pot"):
                assert ann.view.get(field) == before.get(field), field
            assert ann.seat == own, "with no clock of the line left"
            heard = len(ann.messages)
            ann.resume(seen)
            catch_up(ann)
            (missed,) = [message["log"] for message in ann.messages[heard:] if message.get("log")]
            assert [entry["seq"] for entry in missed] == list(range(seen + 1, ann.seq + 1))
            assert {"line_lost", "line_back"} <= {entry["event"]["event"] for entry in missed}


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "null",
        "[]",
        "7",
        '"act"',
        '{"type":"act"}',
        '{"type":"welcome","name":"x","now":1}',
        '{"type":"act","id":"a","turn":"1","action":"fold"}',
        '{"type":"act","id":"a","turn":1.5,"action":"fold"}',
        '{"type":"act","id":"a","turn":1,"action":7}',
        '{"type":"act","id":"a","turn":1,"action":"bet","amount":{"a":1}}',
        '{"type":"act","id":"a","turn":1,"action":"bet","amount":1e309}',
        '{"type":"act","id":"","turn":1,"action":"fold"}',
        '{"type":"act","id":7,"turn":1,"action":"fold"}',
        '{"type":"request","id":"a","what":"rob"}',
        '{"type":"request","id":"a","what":"sit"}',
        '{"type":"request","id":"a","what":"sit","seat":null,"amount":500}',
        '{"type":"request","id":"a","what":"sit","seat":1,"amount":500.5}',
        '{"type":"request","id":"a","what":"sit_out","on":"yes"}',
        '{"type":"resume"}',
        "[" * 10_000,
        '{"a":' * 3_000,
        '{"type":"act","id":"' + "x" * 65 + '","turn":1,"action":"fold"}',
        b"\x00\xff\xfe",
        "\u0000",
    ],
    ids=lambda frame: repr(frame)[:24],
)
def test_nonsense_is_answered_and_harms_nothing(hardened: tuple[Server, Guest], frame: str | bytes) -> None:
    """Whatever is said, it is answered, and the table is as it was."""
    server, guest = hardened
    with guest.open() as ann:
        before = server.rows("SELECT count(*) FROM event")
        ann.send(frame)
        answer = ann.receive()
        assert (answer["type"], answer["ok"], answer["code"]) == ("answer", False, "bad_request")
        assert server.rows("SELECT count(*) FROM event") == before
        assert ann.request("stand")["code"] == "not_seated"


@pytest.fixture(scope="module")
def hardened(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Guest]]:
    """One server hears all of the nonsense."""
    with running(tmp_path_factory.mktemp("nonsense") / "data", "--bots", "0") as server:
        yield server, server.guest("Ann")


def test_a_huge_frame_ends_its_socket_alone(empty_table: Server) -> None:
    with empty_table.guest("Ann").open() as ann, empty_table.guest("Bob").open() as bob:
        ann.send('{"type":"act","id":"' + "x" * 16_400 + '"}')
        with pytest.raises(ConnectionClosed) as closed:
            ann.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
        assert bob.sit(0)["ok"]


def test_a_flood_is_refused_and_then_ended(empty_table: Server) -> None:
    with empty_table.guest("Ann").open() as ann, empty_table.guest("Bob").open() as bob:
        request = json.dumps({"type": "request", "id": "s", "what": "stand"})
        with pytest.raises(ConnectionClosed) as closed:
            for _ in range(5_000):
                ann.send(request)
            while True:
                ann.receive()
        codes = {message.get("code") for message in ann.messages if message["type"] == "answer"}
        assert codes <= {"not_seated", "too_fast"}
        assert closed.value.rcvd is None or closed.value.rcvd.code == 4408
        assert bob.sit(0)["ok"]
        assert empty_table.rows("SELECT count(*) FROM answer WHERE id = 's'") == [(0,)]


def test_who_has_no_session_gets_no_table(empty_table: Server) -> None:
    url = empty_table.url.replace("http", "ws") + "/ws"
    for cookie in ("", "svara_session=", "svara_session=x", "svara_session=" + "x" * 2000):
        headers = {"cookie": cookie} if cookie else {}
        with connect(url, additional_headers=headers) as opened:
            with pytest.raises(ConnectionClosed) as closed:
                opened.recv(timeout=PATIENCE)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4401


def test_a_client_of_another_version_is_told_so(empty_table: Server) -> None:
    """Who names the version that is spoken, or none, gets the table."""
    url = empty_table.url.replace("http", "ws") + "/ws"
    headers = {"cookie": empty_table.guest("Ann").cookie}
    for version, code in (("0", 4426), ("1", 4426), ("x", 4426), ("", 4426), ("2", None)):
        with connect(f"{url}?version={version}", additional_headers=headers) as opened:
            if code is None:
                assert json.loads(opened.recv(timeout=PATIENCE))["version"] == 2
                continue
            with pytest.raises(ConnectionClosed) as closed:
                opened.recv(timeout=PATIENCE)
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (code, "other_version")


def test_an_answer_says_at_which_number_it_holds(empty_table: Server) -> None:
    """The messages up to that number show what the answer speaks of."""
    with empty_table.guest("Ann").open() as ann:
        assert ann.request("stand")["seq"] == ann.seq
        answer = ann.sit(0)
        ann.until(lambda: ann.seq >= answer["seq"])
        assert ann.events("sat_down")
        again = ann.ask({"type": "request", "id": answer["id"], "what": "sit", "seat": 0, "amount": 500})
        assert again == answer, "a repeated one holds where the first did"


def test_pages_of_others_open_no_socket_and_make_no_guest(empty_table: Server) -> None:
    """A browser sends the cookie along whichever page asks, and says in Origin which one it was."""
    guest = empty_table.guest("Ann")
    for origin in (
        "http://evil.example",
        "null",
        "https://evil.example:8000",
        "http://127.0.0.1:1",
        "http://[",
    ):
        with pytest.raises(InvalidStatus) as refused:
            guest.open(headers={"origin": origin})
        assert refused.value.response.status_code == 403
        made = httpx.post(f"{empty_table.url}/api/guest", headers={"origin": origin}, json={})
        assert made.status_code == 403
    with guest.open(headers={"origin": empty_table.url}) as ann:
        assert ann.view["table"] == "svara"


def test_a_client_that_goes_while_it_speaks_leaves_no_trace(empty_table: Server) -> None:
    """A body that does not come is nobody's fault; the log stays clean."""
    host, port = empty_table.url.removeprefix("http://").split(":")
    head = f"POST /api/guest HTTP/1.1\r\nHost: {host}:{port}\r\nContent-Length: 100\r\n\r\n{{"
    with socket.create_connection((host, int(port))) as line:
        line.sendall(head.encode())
        time.sleep(0.1)
    assert empty_table.guest("Ann").me()["name"] == "Ann"
    assert empty_table.stop() == 0
    assert "Traceback" not in empty_table.errors.read_text()


@pytest.mark.parametrize("believed", [False, True])
def test_forwarded_headers_are_believed_behind_a_proxy_only(tmp_path: Path, believed: bool) -> None:
    """Else anybody makes as many guests as he names addresses; the cookie's `Secure` goes with it."""
    options = ["--behind-proxy"] if believed else []
    with running(tmp_path / "data", "--bots", "0", *options) as server, httpx.Client() as client:
        codes, secure = set(), set()
        for number in range(GUEST_BURST + 20):
            headers = {"x-forwarded-for": f"198.51.100.{number}", "x-forwarded-proto": "https"}
            client.cookies.clear()
            made = client.post(f"{server.url}/api/guest", headers=headers, json={})
            codes.add(made.status_code)
            if made.status_code == 201:
                secure.add("secure" in made.headers["set-cookie"].lower())
        assert (429 in codes) != believed
        assert secure == {believed}


def test_what_changes_nothing_is_not_kept(empty_table: Server) -> None:
    """Else refusals fill the disk."""
    with empty_table.guest("Ann").open() as ann:
        for _ in range(30):
            assert ann.request("stand")["code"] == "not_seated"
        assert empty_table.rows("SELECT count(*) FROM answer") == [(0,)]
        assert ann.sit(0)["ok"]
        assert empty_table.rows("SELECT count(*) FROM answer") == [(1,)]


def test_coming_and_going_does_not_fill_a_tables_log(empty_table: Server) -> None:
    """Each time is written down there twice; who does it without end is sent away."""
    ann = empty_table.guest("Ann")
    with ann.open() as first:
        assert first.sit(0)["ok"]
    with pytest.raises(ConnectionClosed) as caught:
        for _ in range(2 * HIS_OPENINGS):
            ann.open().close()
    assert caught.value.rcvd is not None
    assert (caught.value.rcvd.code, caught.value.rcvd.reason) == (4408, "too_much")
    with empty_table.guest("Bob").open() as bob:
        assert 2 < bob.seq < 3 * HIS_OPENINGS


def test_a_guest_has_so_many_sockets_and_no_more(empty_table: Server) -> None:
    guest = empty_table.guest("Ann")
    with ExitStack() as stack:
        opened = [stack.enter_context(guest.open()) for _ in range(MOST_SOCKETS)]
        headers = {"cookie": guest.cookie}
        with connect(empty_table.url.replace("http", "ws") + "/ws", additional_headers=headers) as one_more:
            with pytest.raises(ConnectionClosed) as closed:
                one_more.recv(timeout=PATIENCE)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4409
        assert opened[0].sit(0)["ok"]
        opened.pop().close()
        for _ in range(100):
            with connect(empty_table.url.replace("http", "ws") + "/ws", additional_headers=headers) as again:
                try:
                    assert again.recv(timeout=PATIENCE)
                    break
                except ConnectionClosed:
                    time.sleep(0.05)
        else:
            pytest.fail("a socket that is closed makes room for another")


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",
        "\u115f",
        "A\u1160",
        "\uffa0",
        "\u2800",
        "x\u0301\u0301",
        "\u0301",
        "A\u034f",
        "A\ufe0f",
        "\u202eA",
    ],
)
def test_names_that_cannot_be_seen_or_spill_over_are_refused(
    hardened: tuple[Server, Guest], name: str
) -> None:
    server, _ = hardened
    assert httpx.post(f"{server.url}/api/guest", json={"name": name}).status_code == 400


@pytest.mark.parametrize(
    "name", ["Ann", "Андрей Й.", "Zoë", "Zoe\u0308", "李 小龍", "Иво-7 (BG)", "O'Neill", "X\u0323"]
)
def test_names_of_all_scripts_are_taken(hardened: tuple[Server, Guest], name: str) -> None:
    server, _ = hardened
    assert httpx.post(f"{server.url}/api/guest", json={"name": name}).status_code == 201


def test_resuming_from_anywhere_brings_one_up_to_date(server: Server) -> None:
    """What is at hand is sent as an update, all else as a snapshot; neither has a gap."""
    with server.guest("Ann").open() as ann:
        ann.sit(0)
        play_banks(2, ann)
        for since in (-5, 0, 1, ann.seq - 1, ann.seq, ann.seq + 1000, 10**18):
            count = len(ann.messages)
            ann.resume(since)
            ann.until(lambda count=count: len(ann.messages) > count)
            assert ann.view["seats"][0]["name"] == "Ann"
