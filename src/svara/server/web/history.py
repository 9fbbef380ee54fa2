"""The endpoints of history: one's own finished banks, and one's figures."""

from __future__ import annotations

import sqlite3

import msgspec
from starlette.responses import Response

from svara.record import RecordError
from svara.server.history.figures import Figures, figures_of
from svara.server.history.finished import finished_bank
from svara.server.history.records import download
from svara.server.history.search import BankLine, Outcome, Wanted, find_banks
from svara.server.tables.replay import Replay, replay
from svara.server.web.endpoint import ApiError, Call, Endpoint, Moment, PageSize, Rate


class BankQuery(msgspec.Struct):
    """Which of one's own banks, the latest first; moments are milliseconds since the epoch."""

    table: str | None = None
    game: str | None = None
    since: Moment | None = None
    before: Moment | None = None
    """Ended earlier than this: the ``ended`` of the last bank of one page begins the next."""
    result: Outcome | None = None
    svara: bool = False
    """Only banks with a svara in them."""
    limit: PageSize = 50


class Banks(msgspec.Struct):
    """A page of banks; ``more`` says whether there may be earlier ones."""

    banks: list[BankLine]
    more: bool


async def banks(call: Call) -> Banks:
    asked: BankQuery = call.query
    wanted = Wanted(**msgspec.structs.asdict(asked))
    player = call.player.id
    found = await call.read(lambda connection: find_banks(connection, player, wanted))
    return Banks(found, len(found) >= wanted.limit)


async def record(call: Call) -> Response:
    player, table, bank = call.player.id, call.path("table"), call.number("bank")
    if bank is None:
        raise ApiError("no_such_bank", 404)
    try:
        text = await call.read(lambda connection: download(connection, player, table, bank))
    except RecordError:
        raise ApiError("too_large", 409) from None
    if text is None:
        raise ApiError("no_such_bank", 404)
    named = {"content-disposition": f'attachment; filename="svara-{table}-bank-{bank}.toml"'}
    return Response(text, media_type="application/toml", headers=named)


async def steps(call: Call) -> Replay:
    """Whoever was in it sees it again as he saw it, whoever may look on at its table as a spectator did."""
    table, number = call.path("table"), call.number("bank")
    player = None if call.visitor is None else call.visitor.id
    room = call.house.rooms.get(table)
    looks_on = room is not None and room.may_look_back(player)

    def look_back(connection: sqlite3.Connection) -> Replay | None:
        bank = None if number is None else finished_bank(connection, table, number)
        if bank is None or (bank.seat_of(player) is None and not looks_on):
            return None
        return replay(bank, player)

    found = await call.read(look_back)
    if found is not None:
        return found
    if room is not None and room.is_playing(number) and looks_on:
        raise ApiError("bank_running", 409)
    raise ApiError("no_such_bank", 404)


async def figures(call: Call) -> Figures:
    player = call.player.id
    return await call.read(lambda connection: figures_of(connection, player))


HISTORY = (
    Endpoint(
        "GET",
        "/api/banks",
        banks,
        "One's own finished banks, by table, game, date and result.",
        answer=Banks,
        query=BankQuery,
        codes={"busy": 503},
        rate=Rate(30, 2),
    ),
    Endpoint(
        "GET",
        "/api/banks/{table}/{bank}/record",
        record,
        "One of one's own banks as a deal record, with `?` for each card one never saw, and its proofs.",
        codes={"no_such_bank": 404, "too_large": 409, "busy": 503},
        media="application/toml",
        rate=Rate(30, 1),
    ),
    Endpoint(
        "GET",
        "/api/banks/{table}/{bank}/steps",
        steps,
        "A finished bank step by step: as its player saw it, or as a spectator where one may look on.",
        who="anyone",
        answer=Replay,
        codes={"no_such_bank": 404, "bank_running": 409, "busy": 503},
        rate=Rate(30, 1),
    ),
    Endpoint(
        "GET",
        "/api/figures",
        figures,
        "One's own figures by game: banks, won, biggest pot, svaras, and the days.",
        answer=Figures,
        codes={"busy": 503},
        rate=Rate(20, 1),
    ),
)
