"""What is said at a table between two banks (O73), and in a pool during one (T20)."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection

import msgspec

from svara.server.db.store import Store
from svara.server.limits import TokenBuckets
from svara.server.moments import now_ms
from svara.server.people.players import Player, find
from svara.server.tables.actor import TableActor
from svara.server.tables.answers import AnsweredError, first_answer, keep_answer
from svara.server.tables.hub import Connection, Hub
from svara.server.tables.registry import handle
from svara.server.tables.text import clean_text
from svara.table import Refused
from svara.wire import Answer, Chat, ChatLine, ChatLines

LONGEST_LINE = 200
KEPT = 50
"""Lines that who joins is shown."""
BURST, PER_SECOND, MOST_SPEAKERS = 5, 0.5, 100


class PoolLine(msgspec.Struct, frozen=True):
    """A line of a pool, kept in memory until its bank ends: it may speak of cards."""

    holder: int
    player: str
    id: str
    line: ChatLine


class TableChat:
    """The chat of one table."""

    def __init__(self, store: Store, actor: TableActor, hub: Hub, *, open_to_all: bool) -> None:
        self._store = store
        self._actor = actor
        self._hub = hub
        self._open = open_to_all
        """Whether the table has a chat; a pool always has its own."""
        self._speed = TokenBuckets(BURST, PER_SECOND, MOST_SPEAKERS)
        self._pool: list[PoolLine] = []
        self._bank = 0

    async def say(self, player: Player, ask: Chat) -> Answer:
        """Say it to whoever may hear it now; the first answer to an id is the answer to it again.

        Raises `Refused`.
        """
        first = first_answer(self._store.reader, player.id, ask.id)
        if first is not None:
            return first
        text = clean_text(ask.text, LONGEST_LINE)
        if text is None:
            raise Refused("bad_text")
        self._check(player, ask)
        if ask.to == "pool":
            self._say_to_pool(player, ask.id, text)
            return Answer(ask.id, True)
        return await self._say_to_table(player, ask.id, text)

    def _check(self, player: Player, ask: Chat) -> None:
        state = self._actor.table.state
        if ask.to == "pool":
            if self.pool_of(player.id) is None:
                raise Refused("no_pool")
        elif not self._open:
            raise Refused("chat_off")
        elif state.seat_of(player.id) is None:
            raise Refused("not_seated")
        elif state.running:
            raise Refused("bank_running")
        if find(self._store.reader, player.id).muted_until > now_ms():
            raise Refused("muted")
        if not self._speed.take(player.id):
            raise Refused("too_fast")

    async def _say_to_table(self, player: Player, action_id: str, text: str) -> Answer:
        state, now = self._actor.table.state, now_ms()
        name, seat = self._speaker(player)
        answer = Answer(action_id, True)

        def write(connection: sqlite3.Connection) -> int:
            keep_answer(connection, player.id, answer, now)
            return add_line(connection, state.table, player.id, name, now, text)

        try:
            number = await self._store.run(write)
        except AnsweredError as before:
            return before.answer
        deaf = who_muted(self._store.reader, player.id)
        hearers = {other.id for other in self._hub.players()} - deaf
        line = ChatLine(name, now, text, number, seat, speaker=handle(state.table, player.id))
        self._send(line, player.id, hearers)
        return answer

    def _say_to_pool(self, player: Player, action_id: str, text: str) -> None:
        pool = self.pool_of(player.id)
        assert pool is not None, "it was just looked up"
        self.forget_old_pools()
        if any((said.player, said.id) == (player.id, action_id) for said in self._pool):
            return
        name, seat = self._speaker(player)
        table = self._actor.table.state.table
        line = ChatLine(name, now_ms(), text, seat=seat, speaker=handle(table, player.id))
        self._pool.append(PoolLine(pool[0], player.id, action_id, line))
        self._send(line, player.id, self._members(pool))

    def _speaker(self, player: Player) -> tuple[str, int | None]:
        """The name he bears at this table, and his seat."""
        state = self._actor.table.state
        seat = state.seat_of(player.id)
        sitter = None if seat is None else state.seats[seat]
        return player.name if sitter is None else sitter.name, seat

    def _send(self, line: ChatLine, speaker: str, hearers: Collection[str]) -> None:
        own = msgspec.structs.replace(line, yours=True)
        self._hub.send_to(ChatLines((line,)), set(hearers) - {speaker})
        self._hub.send_to(ChatLines((own,)), {speaker} & set(hearers))

    def pool_of(self, player: str) -> tuple[int, ...] | None:
        """The seats of the living pool that a player is in, its holder first (T20, R66)."""
        table = self._actor.table
        bank = table.bank
        if bank is None or not bank.state.pools:
            return None
        seat = table.state.bank_seat(player)
        if seat is None or not table.state.in_bank(seat) or bank.state.gone[seat]:
            return None
        inside = (*bank.state.equals, *bank.state.joined)
        for pool in bank.state.pools:
            seats = (pool.holder, *(other for other, _ in pool.parts))
            if pool.holder in inside and seat in seats:
                return seats
        return None

    def _members(self, pool: tuple[int, ...]) -> set[str]:
        """The players of a pool who are still in the bank."""
        table = self._actor.table
        gone = () if table.bank is None else table.bank.state.gone
        players = table.state.players
        return {str(players[seat]) for seat in pool if table.state.in_bank(seat) and not gone[seat]}

    def forget_old_pools(self) -> None:
        """What a pool said ends with its bank."""
        state = self._actor.table.state
        if self._bank != state.banks or not state.running:
            self._pool.clear()
            self._bank = state.banks

    def welcome(self, connection: Connection) -> None:
        """Show a new socket what was said before."""
        player = connection.player.id
        self.forget_old_pools()
        state = self._actor.table.state
        lines = latest(self._store.reader, state.table, player) if self._open else []
        pool = self.pool_of(player)
        lines += [
            msgspec.structs.replace(said.line, yours=said.player == player)
            for said in self._pool
            if pool is not None and said.holder == pool[0]
        ]
        if lines:
            connection.send(ChatLines(tuple(lines)))


def add_line(connection: sqlite3.Connection, table: str, player: str, name: str, now: int, text: str) -> int:
    """Keep a line; its id."""
    made = connection.execute(
        "INSERT INTO chat (game_table, player, name, at, body) VALUES (?, ?, ?, ?, ?) RETURNING id",
        (table, player, name, now, text),
    ).fetchone()
    return int(made[0])


def latest(reader: sqlite3.Connection, table: str, viewer: str) -> list[ChatLine]:
    """The last lines at a table that the viewer wants to see, in their order."""
    rows = reader.execute(
        """
        SELECT id, player, name, at, body FROM chat
        WHERE game_table = ? AND player NOT IN (SELECT muted FROM mute WHERE player = ?)
        ORDER BY at DESC, id DESC LIMIT ?
        """,
        (table, viewer, KEPT),
    ).fetchall()
    return [
        ChatLine(name, at, body, id, yours=who == viewer, speaker=handle(table, who))
        for id, who, name, at, body in reversed(rows)
    ]


def who_muted(reader: sqlite3.Connection, player: str) -> set[str]:
    """Who does not want to hear a player."""
    return {row[0] for row in reader.execute("SELECT player FROM mute WHERE muted = ?", (player,))}


def speaker_of(reader: sqlite3.Connection, table: str, line: int) -> str | None:
    """Whose line it is."""
    row = reader.execute("SELECT player FROM chat WHERE id = ? AND game_table = ?", (line, table)).fetchone()
    return None if row is None else str(row[0])


def set_mute(connection: sqlite3.Connection, player: str, muted: str, *, on: bool) -> None:
    """Whether a player hears another."""
    connection.execute("DELETE FROM mute WHERE player = ? AND muted = ?", (player, muted))
    if on:
        connection.execute("INSERT INTO mute (player, muted) VALUES (?, ?)", (player, muted))


def report(connection: sqlite3.Connection, line: int, player: str, now: int) -> None:
    """Show a line to the operators; once is enough."""
    connection.execute(
        "INSERT OR IGNORE INTO chat_report (chat, player, at) VALUES (?, ?, ?)", (line, player, now)
    )
