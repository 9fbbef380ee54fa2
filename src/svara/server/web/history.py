"""The endpoints of history: one's own finished banks, and one's figures."""

from __future__ import annotations

import msgspec

from svara.server.history.figures import Figures, figures_of
from svara.server.history.search import BankLine, Outcome, Wanted, find_banks
from svara.server.web.endpoint import Call, Endpoint, Moment, PageSize, Rate


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
    found = await call.house.store.read(lambda connection: find_banks(connection, player, wanted))
    return Banks(found, len(found) >= wanted.limit)


async def figures(call: Call) -> Figures:
    player = call.player.id
    return await call.house.store.read(lambda connection: figures_of(connection, player))


HISTORY = (
    Endpoint(
        "GET",
        "/api/banks",
        banks,
        "One's own finished banks, by table, game, date and result.",
        answer=Banks,
        query=BankQuery,
        rate=Rate(30, 2),
    ),
    Endpoint(
        "GET",
        "/api/figures",
        figures,
        "One's own figures by game: banks, won, biggest pot, svaras, and the days.",
        answer=Figures,
        rate=Rate(20, 1),
    ),
)
