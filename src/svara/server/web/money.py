"""The endpoints of chips: a person's statement, and the sheets of what was won and lost."""

from __future__ import annotations

import msgspec
from starlette.responses import Response

from svara.server.books import gifts
from svara.server.books.settlement import Settlement, SheetAccess, settle, sheet_access
from svara.server.books.sheet import sheet_csv, statement_csv
from svara.server.books.statement import Day, StatementLine, days, lines
from svara.server.books.table_names import PlayedTable, all_tables, tables_of
from svara.server.house import House
from svara.server.moments import DAY_MS, now_ms
from svara.server.people.players import Player
from svara.server.web.endpoint import ApiError, Call, Endpoint, LineNumber, Moment, PageSize, Rate

LONGEST_FILE = 20_000
"""Lines of a statement in one file, the latest of them."""


class StatementQuery(msgspec.Struct):
    """Which lines of one's statement, the latest first: those older than the line called ``before``."""

    before: LineNumber | None = None
    limit: PageSize = 50


class Statement(msgspec.Struct):
    """A page of it; ``more`` says whether there may be older lines."""

    lines: list[StatementLine]
    more: bool


class DaysQuery(msgspec.Struct):
    """Since when; thirty days where it is not said."""

    since: Moment | None = None


class Days(msgspec.Struct):
    """The days on which anything moved, the earliest first."""

    days: list[Day]


class SettlementQuery(msgspec.Struct):
    """Of which table, or of the whole club; from when, a day ago, until when, now."""

    table: str | None = None
    since: Moment | None = None
    until: Moment | None = None


class SettledTables(msgspec.Struct):
    """The tables whose sheets one may see, the latest first, and whether the club's is open to one."""

    tables: list[PlayedTable]
    club: bool


async def refill_today(house: House, player: Player, address: str) -> None:
    """Give who has few chips those of today, as far as there are any for his address; in most cases a look is
    enough to know that none are due. A refill that is not given after all is none of his address's.
    """
    rule, now = house.rooms.refill(), now_ms()
    if not gifts.refill_due(house.store.reader, rule, player.id, now):
        return
    counts, most = house.reception.refills, house.settings.gifts_each
    if most and not counts.take(address, most, now):
        return
    given = 1  # who went away before he heard of it may well have it
    try:
        given = await house.store.run(lambda connection: gifts.refill(connection, rule, player.id, now))
    except Exception:
        given = 0
        raise
    finally:
        if most and not given:
            counts.give_back(address, now)


async def statement(call: Call) -> Statement:
    asked: StatementQuery = call.query
    player = call.player.id
    found = await call.read(lambda connection: lines(connection, player, asked.before, asked.limit))
    return Statement(found, len(found) >= asked.limit)


async def statement_file(call: Call) -> Response:
    """The latest lines in one file."""
    player = call.player.id
    made = await call.read(lambda connection: statement_csv(lines(connection, player, None, LONGEST_FILE)))
    named = {"content-disposition": 'attachment; filename="statement.csv"'}
    return Response(made, media_type="text/csv", headers=named)


async def statement_days(call: Call) -> Days:
    asked: DaysQuery = call.query
    player, since = call.player.id, now_ms() - 30 * DAY_MS if asked.since is None else asked.since
    return Days(await call.read(lambda connection: days(connection, player, since)))


async def settlement(call: Call) -> Settlement:
    """Those who played at the table may see its sheet, and who opened it; the club's is for operators, and
    for everybody where the house keeps open books.
    """
    asked: SettlementQuery = call.query
    player, table, sees_all = call.player, asked.table, _sees_all(call)
    access: SheetAccess = "open" if sees_all else "not_allowed"
    if table is not None:
        access = await call.read(
            lambda connection: sheet_access(connection, table, player.id, sees_all=sees_all)
        )
    if access != "open":
        raise ApiError(access, 404 if access == "no_table" else 403)
    now = now_ms()
    since = now - DAY_MS if asked.since is None else asked.since
    until = now + 1 if asked.until is None else asked.until
    return await call.read(
        lambda connection: settle(connection, asked.table, since, until, player.id, ids=player.operates)
    )


async def settlement_tables(call: Call) -> SettledTables:
    """Where everything is open to who asks, all tables; else those that he played at or opened."""
    player = call.player
    club = _sees_all(call)
    found = await call.read(lambda at: all_tables(at) if club else tables_of(at, player.id))
    return SettledTables(found, club)


def _sees_all(call: Call) -> bool:
    return call.player.operates or call.house.settings.open_books


async def settlement_csv(call: Call) -> Response:
    """The same as a file for spreadsheets."""
    sheet = await settlement(call)
    named = {"content-disposition": 'attachment; filename="settlement.csv"'}
    return Response(sheet_csv(sheet), media_type="text/csv", headers=named)


_BUSY = {"busy": 503}
_CODES = _BUSY | {"no_table": 404, "not_allowed": 403}
_RATE = Rate(20, 1)

MONEY = (
    Endpoint(
        "GET",
        "/api/statement",
        statement,
        "One's own statement: every movement of one's chips, the latest first.",
        answer=Statement,
        query=StatementQuery,
        codes=_BUSY,
        rate=Rate(30, 2),
    ),
    Endpoint(
        "GET",
        "/api/statement.csv",
        statement_file,
        "One's own statement as a file for spreadsheets: its latest 20,000 lines.",
        media="text/csv",
        codes=_BUSY,
        rate=Rate(10, 0.2),
    ),
    Endpoint(
        "GET",
        "/api/statement/days",
        statement_days,
        "What each day of one's own brought or cost.",
        answer=Days,
        query=DaysQuery,
        codes=_BUSY,
        rate=_RATE,
    ),
    Endpoint(
        "GET",
        "/api/settlement",
        settlement,
        "Who won and lost what between two moments, at a table or in the whole club.",
        answer=Settlement,
        query=SettlementQuery,
        codes=_CODES,
        rate=_RATE,
    ),
    Endpoint(
        "GET",
        "/api/settlement/tables",
        settlement_tables,
        "Whose sheets one may see: tables that one played at or opened, and perhaps the club.",
        answer=SettledTables,
        codes=_BUSY,
        rate=_RATE,
    ),
    Endpoint(
        "GET",
        "/api/settlement.csv",
        settlement_csv,
        "The same as a file for spreadsheets.",
        media="text/csv",
        query=SettlementQuery,
        codes=_CODES,
        rate=_RATE,
    ),
)
