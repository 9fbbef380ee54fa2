"""A bot for any game of the family: it knows no rules, only what the view says is legal.

    python examples/bot.py http://127.0.0.1:8000 TOKEN [TABLE]

TOKEN is that of a bot (docs/write-a-bot.md).
"""

import asyncio
import random
import sys

import svara.client
from svara.client import TableLine
from svara.wire import OptionView

CHEAP = ("check", "call", "open", "split", "refuse", "decline", "cut", "show", "compare", "all-in", "fold")


async def main(url: str, token: str, table: str | None = None) -> None:
    async with svara.client.connect(url, token) as house, house.table(table) as line:
        async for view in line:
            if view.you is None:
                if free := [seat.seat for seat in view.seats if seat.status == "empty"]:
                    await line.sit(random.choice(free), None if view.exact else int(view.min_buy_in))
                continue
            own = view.seats[view.you]
            if any(entry.event["event"] == "bank_ended" for entry in line.news):
                print(f"bank {view.bank}: put in {own.put}, won {own.won}, has {own.stack} now", flush=True)
            if view.you in view.owed and view.question == "new_deal":
                if not view.exact and int(own.stack) < int(view.ante):
                    await line.request("top_up", amount=int(view.min_buy_in))
                await line.ready()
            elif view.you in view.owed and view.legal:
                await play(line, {option.action: option for option in view.legal})


async def play(line: TableLine, legal: dict[str, OptionView]) -> None:
    daring = [legal[action] for action in ("raise", "bet", "stake") if action in legal]
    if "look" in legal:
        await line.act("look")
    elif daring and random.random() < 0.2:
        await line.act(daring[0].action, daring[0].min)
    else:
        quiet = next((legal[action] for action in CHEAP if action in legal), *daring[:1])
        await line.act(quiet.action, quiet.min)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
