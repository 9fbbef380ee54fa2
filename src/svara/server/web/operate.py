"""The endpoints of operators: one set of acts, which a page and `svara admin` both use."""

from __future__ import annotations

import sqlite3
from typing import Annotated

import msgspec

from svara.server.house import House
from svara.server.moments import now_ms
from svara.server.operate import acts, audit, looking, notices
from svara.server.operate.proof import prove
from svara.server.people import accounts
from svara.server.tables.room import Room
from svara.server.web.endpoint import ApiError, Call, Done, Endpoint, LineNumber, PageSize, Rate
from svara.server.web.operate_people import NO_CONTROLS, OPERATE_PEOPLE, Because, act
from svara.table import Close, Refused, Void

NOT_DONE = "not_done"
"""The act of an audit line which says that the one before came to nothing."""


class PauseRequest(Because):
    """Whether new banks wait."""

    on: bool


class NoticeRequest(Because):
    """What everybody is told; an empty text takes it away."""

    text: Annotated[str, msgspec.Meta(max_length=notices.LONGEST, pattern=rf"^{NO_CONTROLS}$")]


class DrainRequest(Because):
    """How many seconds the banks that people are playing may take to end."""

    seconds: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 60


class ReportsQuery(msgspec.Struct):
    limit: PageSize = 50


class AuditQuery(msgspec.Struct):
    """Acts before that number, and on one target."""

    before: LineNumber | None = None
    target: str | None = None
    limit: PageSize = 50


class TableLine(msgspec.Struct):
    """A table that is open: what is played, how many are there, and whether a bank runs."""

    table: str
    game: str
    bank: int
    running: bool
    people: int
    bots: int
    connections: int
    table_name: str
    """What its opener called it; empty where it has no name but its game's."""


class HouseNow(msgspec.Struct):
    """The tables that are open, and what is set for all of them."""

    tables: list[TableLine]
    paused: bool
    closing: bool
    text: str | None


class Acts(msgspec.Struct):
    """The latest first."""

    acts: list[audit.AuditLine]


class Reports(msgspec.Struct):
    """The oldest first."""

    reports: list[looking.ReportLine]


class BooksFaults(msgspec.Struct):
    """What is wrong with the books, as the check of the ledger puts it; none where they are sound."""

    faults: list[str]


async def house(call: Call) -> HouseNow:
    held = call.house.rooms.status
    return HouseNow(_tables(call.house), held.paused, held.closing, held.text)


async def void(call: Call) -> Done:
    """Nobody wins or loses by it, so it is nobody's way to decide a bank; the table goes on.

    The bank that ends is the one that is written down, and none that began meanwhile.
    """
    room = _room(call)
    state = room.actor.table.state
    if not state.running:
        raise ApiError("no_bank", 409)
    _check_apart(call, room)
    bank = state.banks
    await _write_down(call, "void", room.id, f"bank {bank}")

    def void_it() -> Void:
        now = room.actor.table.state
        if not now.running or now.banks != bank:
            raise Refused("no_bank")
        return Void()

    answer = await room.actor.do(void_it)
    if not answer.ok:
        await _write_down(call, NOT_DONE, room.id, f"void bank {bank}")
        raise ApiError("no_bank", 409) if answer.code == "no_bank" else ApiError("fault", 503)
    return Done()


async def close(call: Call) -> Done:
    """The house's own table is emptied, and stays open; any other is closed for good."""
    room, rooms = _room(call), call.house.rooms
    _check_apart(call, room)
    detail = f"bank {room.actor.table.state.banks}"
    await _write_down(call, "close", room.id, detail)
    if room.id == rooms.own:
        done = (await room.actor.do(Close())).ok
        await room.bots.seat(call.house.settings.bots)
    else:
        done = await rooms.shut(room.id)
    if not done:
        await _write_down(call, NOT_DONE, room.id, f"close {detail}")
        raise ApiError("fault", 503)
    return Done()


async def pause(call: Call) -> Done:
    body: PauseRequest = call.body
    await _set(call, notices.PAUSE, "on" if body.on else None, "pause" if body.on else "resume", "")
    call.house.rooms.status.set(paused=body.on)
    return Done()


async def notice(call: Call) -> Done:
    body: NoticeRequest = call.body
    await _set(call, notices.TEXT, body.text or None, "notice", body.text)
    call.house.rooms.status.set(text=body.text)
    return Done()


async def drain(call: Call) -> Done:
    """The answer comes at once, and the end when no bank is played any more."""
    body: DrainRequest = call.body
    await _write_down(call, "drain", "house", f"{body.seconds} s")
    call.house.rooms.status.stop(body.seconds)
    return Done()


async def books(call: Call) -> BooksFaults:
    proof = await call.house.store.read(prove)
    return BooksFaults(list(proof.faults))


async def reports(call: Call) -> Reports:
    asked: ReportsQuery = call.query
    return Reports(await call.house.store.read(lambda at: looking.open_reports(at, asked.limit)))


async def settle(call: Call) -> Done:
    body: Because = call.body
    who, number = call.player, call.number("chat") or 0
    await act(call, lambda at: acts.settle_report(at, who, number, now_ms(), body.reason))
    return Done()


async def read_audit(call: Call) -> Acts:
    asked: AuditQuery = call.query
    return Acts(
        await call.house.store.read(lambda at: audit.find_acts(at, asked.before, asked.target, asked.limit))
    )


def _room(call: Call) -> Room:
    room = call.house.rooms.get(call.path("table"))
    if room is None:
        raise ApiError("not_found", 404)
    return room


def _check_apart(call: Call, room: Room) -> None:
    """Who plays in a bank does not decide that it counts for nothing: not he, nor his bots."""
    state = room.actor.table.state
    own = (call.player.id, *accounts.bots_of(call.house.store.reader, call.player.id))
    if state.running and any(state.bank_seat(each) is not None for each in own):
        raise ApiError("seated", 409)


async def _write_down(call: Call, done: str, target: str, detail: str) -> None:
    """Before it is done, so that no act can be without its line; what then was not done has another one."""
    who, reason = call.player.id, call.body.reason
    await call.change(lambda at: audit.write_down(at, who, done, target, now_ms(), detail, reason))


async def _set(call: Call, name: str, value: str | None, done: str, detail: str) -> None:
    """Keep what is set for the whole house, and write down who did it."""
    who, reason = call.player.id, call.body.reason

    def work(at: sqlite3.Connection) -> None:
        notices.write(at, name, value)
        audit.write_down(at, who, done, "house", now_ms(), detail, reason)

    await call.change(work)


def _tables(house: House) -> list[TableLine]:
    lines = []
    for room in house.rooms:
        state = room.actor.table.state
        bots = [sitter.bot for _, sitter in state.taken()]
        lines.append(
            TableLine(
                table=room.id,
                game=state.rules.id,
                bank=state.banks,
                running=state.running,
                people=bots.count(False),
                bots=bots.count(True),
                connections=room.hub.count,
                table_name=room.row.options.name,
            )
        )
    return lines


OPERATE: tuple[Endpoint, ...] = (
    *OPERATE_PEOPLE,
    Endpoint(
        "GET",
        "/api/operate/house",
        house,
        "The tables that are open, and whether the house deals.",
        who="operator",
        answer=HouseNow,
    ),
    Endpoint(
        "POST",
        "/api/operate/tables/{table}/void",
        void,
        "Give a running bank up: everybody gets back what he put into it, and the table goes on.",
        who="operator",
        answer=Done,
        body=Because,
        codes={"not_found": 404, "no_bank": 409, "seated": 409, "fault": 503},
    ),
    Endpoint(
        "POST",
        "/api/operate/tables/{table}/close",
        close,
        "Close a table: a running bank is given up, and everybody stands up with his chips.",
        who="operator",
        answer=Done,
        body=Because,
        codes={"not_found": 404, "seated": 409, "fault": 503},
    ),
    Endpoint(
        "POST",
        "/api/operate/pause",
        pause,
        "Let no new bank begin, or let them begin again; what runs goes on.",
        who="operator",
        answer=Done,
        body=PauseRequest,
    ),
    Endpoint(
        "POST",
        "/api/operate/notice",
        notice,
        "Tell everybody something, until it is taken away.",
        who="operator",
        answer=Done,
        body=NoticeRequest,
    ),
    Endpoint(
        "POST",
        "/api/operate/drain",
        drain,
        "Begin no new bank, and stop the server when those that people are playing are over.",
        who="admin",
        answer=Done,
        body=DrainRequest,
    ),
    Endpoint(
        "GET",
        "/api/operate/books",
        books,
        "Go over the whole ledger.",
        who="operator",
        answer=BooksFaults,
        rate=Rate(5, 0.1),
    ),
    Endpoint(
        "GET",
        "/api/operate/reports",
        reports,
        "Messages that players reported and nobody has settled.",
        who="operator",
        answer=Reports,
        query=ReportsQuery,
    ),
    Endpoint(
        "POST",
        "/api/operate/reports/{chat}",
        settle,
        "Take a reported message out of the queue.",
        who="operator",
        answer=Done,
        body=Because,
        codes={"not_found": 404},
    ),
    Endpoint(
        "GET",
        "/api/operate/audit",
        read_audit,
        "What operators did, and why.",
        who="operator",
        answer=Acts,
        query=AuditQuery,
    ),
)
