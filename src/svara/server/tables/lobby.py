"""The tables as somebody who looks for one sees them, and the one that suits him best."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from svara.chips import chips_json
from svara.server.people.players import Player
from svara.server.tables.options import ClockPreset
from svara.server.tables.room import Room
from svara.server.tables.rooms import Rooms
from svara.server.tables.views import no_rake
from svara.wire import Amount

MOST_SHOWN = 200
"""Tables in one list."""


class TableInfo(msgspec.Struct, omit_defaults=True):
    """One table in the lobby."""

    id: str
    name: str
    game: str
    """The id of its profile."""
    ante: Amount
    min_buy_in: Amount
    max_buy_in: Amount
    seats: int
    taken: int
    bots: int
    """How many of the taken ones are bots'."""
    free: int
    """Seats that nobody has, and that are held for nobody else."""
    spectators: int = 0
    waiting: int = 0
    clock: ClockPreset = "normal"
    time_bank: int = 0
    members_only: bool = False
    private: bool = False
    bots_allowed: bool = True
    looked_on: bool = True
    """Whether who is neither a member nor seated may look on."""
    chat: bool = True
    running: bool = False
    """Whether a bank is being played."""
    rake: int = 0
    """Percent of a pot."""
    rake_cap: int = 0
    """The most of it, in chips."""
    no_rake: Literal["bot", "rules"] | None = None
    """Why none is taken now: a bot sits there, or its rules have none."""
    house: bool = False
    """The house's own."""
    may_sit: bool = True
    """Whether its seats are open to who asks, as far as that depends on who he is."""
    you: int | None = None
    """The seat of who asks."""
    opener: bool = False
    """Whether he opened it."""
    host: str = ""
    """Who opened it; said only of a single table, and to those who may look on or come in."""
    sitting: tuple[str, ...] = ()
    """Who sits there; said where ``host`` is."""


class LobbyQuery(msgspec.Struct, forbid_unknown_fields=True):
    """Which tables are wanted."""

    game: str | None = None
    ante_min: int | None = None
    ante_max: int | None = None
    free: bool = False
    """Those with a free seat alone."""
    bots: bool | None = None
    """With a bot at them, or without."""


class QuickRequest(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody would play, who wants to sit down at once; what is not given may be anything."""

    game: str | None = None
    ante: int | None = None


def info(room: Room, viewer: Player | None, own: str) -> TableInfo:
    """A table as a viewer finds it."""
    state, options = room.actor.table.state, room.row.options
    rules = state.rules
    player = None if viewer is None else viewer.id
    sitters = [sitter for _, sitter in state.taken()]
    return TableInfo(
        id=room.id,
        name=options.name,
        game=rules.id,
        ante=chips_json(rules.ante),
        min_buy_in=chips_json(state.smallest_buy_in()),
        max_buy_in=rules.seats.max_buy_in * rules.ante if rules.whole() else 0,
        seats=len(state.seats),
        taken=len(sitters),
        bots=sum(sitter.bot for sitter in sitters),
        free=len(room.free_seats(player)),
        spectators=room.hub.spectators(),
        waiting=len(room.waiting.queue),
        clock=options.clock,
        time_bank=options.time_bank,
        members_only=options.closed_circle(),
        private=options.private,
        bots_allowed=options.bots_allowed,
        looked_on=options.spectators,
        chat=options.chat,
        running=state.running,
        rake=rules.rake.percent,
        rake_cap=rules.rake.cap_antes * rules.ante,
        no_rake=no_rake(state),
        house=room.id == own,
        may_sit=viewer is not None and room.may_sit(viewer),
        you=None if player is None else state.seat_of(player),
        opener=player is not None and room.row.opener == player,
    )


def listed(rooms: Rooms, viewer: Player | None, query: LobbyQuery) -> tuple[TableInfo, ...]:
    """The tables of the lobby, those where most people sit first; a private one is in no list."""
    found = [room for room in rooms if not room.row.options.private and _is_wanted(room, query)]
    found.sort(key=lambda room: (room.id != rooms.own, -room.people(), room.row.created, room.id))
    return tuple([info(room, viewer, rooms.own) for room in found[:MOST_SHOWN]])


def _is_wanted(room: Room, query: LobbyQuery) -> bool:
    state = room.actor.table.state
    ante = state.rules.ante
    if query.game not in (None, state.rules.id):
        return False
    if (query.ante_min or 0) > ante or (query.ante_max is not None and query.ante_max < ante):
        return False
    if query.free and not room.free_seats():
        return False
    return query.bots is None or query.bots == any(sitter.bot for _, sitter in state.taken())


def best_seat(
    rooms: Iterable[Room], player: Player, wallet: int, asked: QuickRequest, now: int
) -> tuple[Room, int] | None:
    """The table where most people play what he asks for and can pay for, and a free seat there."""
    found = [room for room in rooms if _suits(room, player, wallet, asked, now)]
    if not found:
        return None
    best = min(found, key=lambda room: (-room.people(), room.row.created, room.id))
    return best, best.free_seats(player.id)[0]


def _suits(room: Room, player: Player, wallet: int, asked: QuickRequest, now: int) -> bool:
    state = room.actor.table.state
    if room.row.options.private or not room.may_sit(player) or room.entry(player) != "in":
        return False
    if state.seat_of(player.id) is not None or not room.free_seats(player.id):
        return False
    if asked.game not in (None, state.rules.id) or asked.ante not in (None, state.rules.ante):
        return False
    return not state.rules.whole() or state.buy_in(player.id, now)[0] <= wallet
