"""A client of a Svara server for programs of one's own: asyncio, typed, with nothing of the server in it.

    async with svara.client.connect("http://127.0.0.1:8000", token) as house:
        async with house.table("svara") as table:
            await table.sit(0, 500)
            async for view in table:
                ...

See docs/write-a-bot.md, and examples/bot.py for a whole bot.
"""

from svara.client.fair import FairCards
from svara.client.house import HouseClient, connect
from svara.client.line import EndedError, TableLine
from svara.fair import FairError

__all__ = ["EndedError", "FairCards", "FairError", "HouseClient", "TableLine", "connect"]
