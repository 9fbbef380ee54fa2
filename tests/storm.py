"""Many clients at many tables who do everything at once, well and badly, from a seed that can be told."""

from __future__ import annotations

import itertools
import random
import threading
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, WebSocketException

from fair_clients import Nonces
from house_secrets import cards_in, found_in
from operators import console, id_of, staff
from servers import PATIENCE, Client, Guest, Message, Server, catch_up
from svara.server.web.operate import OPERATE

STAKES = frozenset({"bet", "call", "raise", "dark", "all-in", "stake"})
"""Actions each of which is one stake in the log."""

WISHES = (
    *("stand", "top_up", "ready", "sit_out", "auto_ready", "pledge", "sit"),
    *("move", "wait", "unwait", "chat"),
)

TABLES = (
    {"profile": "svara", "clock": "slow"},
    {"profile": "trinka", "clock": "slow"},
    {"profile": "svarka", "bots": 1, "clock": "slow"},
    {"profile": "seka", "clock": "slow"},
)


class Player:
    """A person with a line to one table, what he has asked there, and what he was answered."""

    def __init__(self, guest: Guest, table: str, seat: int) -> None:
        self.guest = guest
        self.id = str(guest.me()["id"])
        self.table = table
        self.seat = seat
        self.client: Client | None = None
        self.nonces = Nonces()
        self.asked: dict[str, Message] = {}
        self.answers: dict[str, Message] = {}
        self.frames: list[str] = []
        self._held_back: list[Message] = []
        self._ids = itertools.count(1)

    def connect(self) -> Client:
        if self.client is None:
            self.client = self.guest.open(table=self.table)
        return self.client

    def lose_line(self) -> None:
        """Go without a word; what was asked last may or may not have been done."""
        if self.client is not None:
            self.frames += self.client.frames
            self.client.close()
            self.client = None

    def hear(self) -> None:
        """Take in what has arrived; a line that the server ended is lost."""
        if self.client is None:
            return
        try:
            self.client.drain()
        except ConnectionClosed:
            self.lose_line()
            return
        for name, answer in self.client.answers.items():
            if name in self.asked and answer.get("code") != "too_fast":
                first = self.answers.setdefault(name, answer)
                done = first["ok"] and self.asked[name]["type"] == "act"
                assert first == answer or not done, f"{self.asked[name]}: first {first}, then {answer}"
                if answer["ok"]:
                    self.answers[name] = answer
        self.client.answers.clear()

    def ask(self, message: Message, *, late: bool = False) -> None:
        """Send without waiting; one that is late goes out after the next one."""
        message = {"id": f"{self.guest.name}-{next(self._ids)}"} | message
        self.asked[message["id"]] = message
        if late:
            self._held_back.append(message)
            return
        self.say(message)
        while self._held_back:
            self.say(self._held_back.pop())

    def say(self, message: Message) -> None:
        try:
            self.connect().send(message)
        except ConnectionClosed:
            self.lose_line()

    def repeat(self, chance: random.Random) -> None:
        """The same message once more, as if its answer had been lost."""
        if self.asked:
            self.say(chance.choice(list(self.asked.values())[-5:]))


class Storm:
    """Players at the tables of one server."""

    def __init__(self, server: Server, seed: int, people: int = 3) -> None:
        self.server = server
        self.chance = random.Random(seed)
        self.tables = [self._open_table(options) for options in TABLES]
        self.players = [
            Player(server.guest(f"P{number}{seat}"), table, seat)
            for number, table in enumerate(self.tables)
            for seat in range(people)
        ]
        self.onlookers = [Player(server.guest(f"Eye{n}"), table, 0) for n, table in enumerate(self.tables)]
        token = staff(server, "Boss", "admin").cookies["svara_session"]
        self.boss = Guest.of(server, "Boss", token)
        self.onlookers += [Player(self.boss, table, 0) for table in self.tables]
        self.told_boss = ""
        """All that the operator's page has said."""
        self._addresses, self._steps = itertools.count(1), itertools.count()

    def _open_table(self, options: dict[str, Any]) -> str:
        opener = self.server.guest("Opener")
        answer = httpx.post(f"{self.server.url}/api/tables", json=options, headers={"cookie": opener.cookie})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"]["id"])

    @property
    def everyone(self) -> list[Player]:
        return [*self.players, *self.onlookers]

    def blow(self, steps: int) -> None:
        """So many moves of players drawn by chance."""
        for _ in range(steps):
            step = next(self._steps)
            if step % 25 == 24:
                self.operate(self.chance.choice(self.tables), "void")
            player = self.chance.choice(self.players)
            player.connect()
            player.hear()
            if player.client is not None:
                self._move(player, player.client)
            if step % 10 == 0:
                for each in self.everyone:
                    each.connect()
                    each.hear()

    def blow_until_it_is_dead(self, struck: threading.Event) -> None:
        """The same, until somebody has killed the server; what is under way then is lost."""
        while not struck.is_set():
            try:
                self.blow(1)
            except (OSError, EOFError, httpx.TransportError, WebSocketException):
                if not struck.wait(PATIENCE):
                    raise

    def ask_the_house(self, path: str, guest: Guest) -> httpx.Response:
        """A page for somebody, each time from another address, so that none asks too often."""
        headers = {"cookie": guest.cookie, "x-forwarded-for": self._address()}
        return httpx.get(f"{self.server.url}{path}", headers=headers)

    def _address(self) -> str:
        number = next(self._addresses)
        return f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"

    def inspect(self) -> None:
        """The operator reads all that his page and the meters say."""
        doors = [door.path for door in OPERATE if door.method == "GET"]
        person = id_of(self.server, self.chance.choice(self.players).guest.name)
        for path in (*doors, "/api/settlement", "/api/settlement.csv", "/api/statement"):
            answer = self.ask_the_house(path.format(player=person), self.boss)
            assert answer.status_code == 200, (path, answer.text)
            self.told_boss += answer.text
        self.told_boss += httpx.get(f"{self.server.url}/metrics").text

    def check_told_boss(self, secrets: dict[str, bytes]) -> None:
        """Not one card and no secret of a deck, in the middle of banks or after them."""
        assert self.told_boss
        assert cards_in(self.told_boss) == set()
        assert found_in(self.told_boss, secrets) == set()

    def operate(self, table: str, what: str) -> bool:
        """An operator's act on a table, whether it could be done; a bank may run, a header be pending."""
        with console(self.server) as door:
            status = door.post(f"tables/{table}/{what}", json={"reason": "storm"}).status_code
        assert status in (200, 409), status
        return status == 200

    def _move(self, player: Player, client: Client) -> None:
        drawn = self.chance.random()
        if drawn < 0.03:
            player.lose_line()
        elif drawn < 0.08:
            player.repeat(self.chance)
        elif drawn < 0.11:
            since = self.chance.randint(0, max(0, client.seq) + 5)
            player.say({"type": "resume", "since": since, "timeline": client.timeline})
        elif drawn < 0.16:
            player.ask(self._wish(), late=self.chance.random() < 0.3)
        elif drawn < 0.22:
            self._play(player, client, turn=client.view.get("turn", 0) - self.chance.randint(1, 3))
        else:
            self._go_on(player, client)

    def _wish(self) -> Message:
        """Something of the table, at any moment."""
        what = self.chance.choice(WISHES)
        if what == "chat":
            return {"type": "chat", "text": f"{self.chance.random()}"}
        amount, seat = self.chance.choice([0, 1, 7, 50, 10**9, -5]), self.chance.randint(0, 6)
        return {"type": "request", "what": what, "seat": seat, "amount": amount}

    def _go_on(self, player: Player, client: Client) -> None:
        """What is owed: a seat, a nonce, a turn, a press."""
        view = client.view
        if view.get("you") is None:
            bonds = {"commitment": player.nonces.commitment()} if self.chance.random() < 0.7 else {}
            free = [seat["seat"] for seat in view["seats"] if seat["status"] == "empty"]
            seat = player.seat if player.seat in free else self.chance.choice(free)
            wish = {"type": "request", "what": "sit", "seat": seat, "amount": view["min_buy_in"]}
            player.ask(wish | bonds)
        elif view["you"] in view.get("fair", {}).get("owed", ()):
            self._reveal(player, client)
        elif view.get("legal"):
            self._play(player, client, view["turn"])
        elif client.seat.get("sits_out"):
            player.ask({"type": "request", "what": "ready"})
        elif client.may_press:
            player.ask({"type": "request", "what": self.chance.choice(["ready", "top_up"]), "amount": 100})

    def _reveal(self, player: Player, client: Client) -> None:
        header = client.events("header_published")[-1]["header"]
        nonce = player.nonces.find(header["commitments"][header["seats"].index(client.you)])
        player.ask(
            {
                "type": "reveal",
                "number": header["number"],
                "nonce": nonce.hex(),
                "next": player.nonces.commitment(),
            }
        )

    def _play(self, player: Player, client: Client, turn: int) -> None:
        """One of the legal actions, and sometimes two at once for the same turn."""
        offered = client.view.get("legal", ())
        for _ in range(2 if self.chance.random() < 0.1 else 1):
            if offered:
                option = self.chance.choice(offered)
                message = {"type": "act", "turn": turn, "action": option["action"]}
                if "min" in option:
                    message["amount"] = self.chance.choice([option["min"], option["max"]])
                player.ask(message, late=self.chance.random() < 0.08)

    def settle(self) -> None:
        """Everybody comes back, says again what was never answered, and hears everything."""
        for player in self.everyone:
            for name, message in list(player.asked.items()):
                if name not in player.answers:
                    answer = player.connect().ask(message)
                    player.answers[name] = answer
            player.connect()
            player.hear()
        catch_up(*(player.connect() for player in self.everyone))
        for player in self.everyone:
            player.hear()

    def frames(self, player: Player) -> list[str]:
        """All that a player was ever sent."""
        return [*player.frames, *(() if player.client is None else player.client.frames)]

    def close(self) -> None:
        for player in self.everyone:
            player.lose_line()


def done_for(player: Player) -> dict[str, Message]:
    """What a player was answered with yes and cannot have been so already, by the ids of what he asked."""
    sure = ("act", "sit", "top_up")
    return {
        name: answer
        for name, answer in player.answers.items()
        if answer["ok"] and {player.asked[name]["type"], player.asked[name].get("what")} & set(sure)
    }


def stakes_answered(players: list[Player]) -> dict[str, int]:
    """How many of each player's stakes were answered with yes, by his table and name."""
    return {
        f"{player.table}/{player.guest.name}": sum(
            1
            for name, message in player.asked.items()
            if message.get("action") in STAKES and player.answers.get(name, {}).get("ok")
        )
        for player in players
    }
