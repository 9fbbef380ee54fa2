"""The console's end of the private door: asks the server that runs, or the database where none does."""

from __future__ import annotations

import asyncio
import http.client
import re
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlencode

import msgspec

from svara.server.books.gifts import welcome_chips
from svara.server.db.schema import StoreError
from svara.server.house import DATABASE, Lock, open_store
from svara.server.moments import DAY_MS, now_ms
from svara.server.operate import acts
from svara.server.operate.console import CONSOLE, read_address
from svara.server.people.accounts import TakenError
from svara.server.settings import Settings
from svara.server.tables.opening import load_game
from svara.table.state import smallest_buy_in

FOR_EVER = 2**53 - 1
PATIENCE = 30.0

_MS = {"m": 60_000, "h": 3_600_000, "d": DAY_MS}
_SPAN = re.compile(r"([0-9]{1,6})([mhd])")
_SAID = {
    "not_found": "there is nothing of that name or number",
    "no_account": "a guest or a bot can be no operator; it takes an account, which a guest makes for himself",
    "no_password": "he logs in with no password; a guest or a bot has none, nor who comes by Telegram alone",
    "not_allowed": "that takes an admin",
    "no_bank": "no bank is being played there",
    "fault": "it could not be written, or ends already; look and try again",
    "name_taken": "somebody has that name already; svara admin role makes an admin of an account",
    "bad_name": "nobody can be called that; a name has 1 to 24 letters, digits and signs",
    "no_chips": "the wallet does not hold that many chips",
    "no_amount": "the amount has to be other than 0, and not more than 1000000000000",
    "other_act": "another grant was booked under that id",
    "too_fast": "that was too fast; try again in a while",
    "bad_request": "that cannot be: a reason has 1 to 500 letters, a notice 500 at most, an id 64",
}


class CallError(ValueError):
    """What the server refused, or that there is none, in one sentence."""

    def __init__(self, message: str, code: str = "") -> None:
        self.code = code
        super().__init__(message)


class Caller:
    """Asks the server that uses a data directory."""

    def __init__(self, data: Path) -> None:
        address = read_address(data)
        if address is None:
            raise CallError(
                f"no server is running on the data directory {data}, or it is another user's; "
                "start it, or name another with --data"
            )
        self._address = address
        self._data = data

    def get(self, path: str, **query: Any) -> Any:
        return self._ask("GET", f"{path}?{urlencode(query)}" if query else path, None)

    def post(self, path: str, **body: Any) -> Any:
        return self._ask("POST", path, msgspec.json.encode(body))

    def path(self, *names: str) -> str:
        """A path whose parts may be anything."""
        return "/".join(quote(name, safe="") for name in names)

    def person(self, who: str) -> str:
        """The id of a player who is named by it, or by a name that nobody else has."""
        found = self.get("people", search=who, limit=100)["people"]
        same = [line["id"] for line in found if who in (line["id"], line["name"])]
        if len(same) != 1:
            many = f"there are {len(same)} people called {who!r}; name one by his id"
            raise CallError(
                many if same else f"there is nobody called {who!r}; svara admin people lists them"
            )
        return quote(str(same[0]), safe="")

    def _ask(self, method: str, path: str, body: bytes | None) -> Any:
        line = http.client.HTTPConnection("127.0.0.1", self._address.port, timeout=PATIENCE)
        try:
            headers = {"authorization": f"Bearer {self._address.token}", "content-type": "application/json"}
            line.request(method, f"/api/operate/{path}", body, headers)
            answer = line.getresponse()
            status, content = answer.status, answer.read()
        except OSError as error:
            raise CallError(
                f"the server on {self._data} does not answer: {error.strerror or error}"
            ) from None
        finally:
            line.close()
        if status == 401:
            raise CallError(f"the server on {self._data} is another one by now; try again")
        try:
            said = msgspec.json.decode(content)
        except msgspec.DecodeError:
            if status == 404:
                raise CallError(_SAID["not_found"], "not_found") from None
            raise CallError(f"the server on {self._data} answered {status}") from None
        if status >= 400:
            code = str(said.get("error"))
            raise CallError(_SAID.get(code, f"the server refused it: {code}"), code)
        return said


def until(span: str) -> int:
    """The moment so long from now, in milliseconds since the epoch.

    >>> until("for ever") == FOR_EVER
    True
    """
    if span == "for ever":
        return FOR_EVER
    found = _SPAN.fullmatch(span)
    if found is None:
        raise CallError(f"{span[:40]!r} is no time; say 30m, 12h, 7d or 'for ever'")
    return now_ms() + int(found[1]) * _MS[found[2]]


def create_admin(settings: Settings, name: str, reason: str) -> str:
    """The recovery code of a new admin, of the house that runs or of one that is closed; he begins with what
    anybody new begins with.
    """
    data = settings.data
    if not (data / DATABASE).exists():
        raise CallError(f"there is no database in {data}; start the server once, or name another with --data")
    try:
        lock = Lock(data)
    except StoreError:
        return str(Caller(data).post("admins", name=name, reason=reason)["code"])
    try:
        return asyncio.run(_create_admin(settings, name, reason))
    except TakenError:
        raise CallError(_SAID["name_taken"], "name_taken") from None
    except acts.BadNameError:
        raise CallError(_SAID["bad_name"], "bad_name") from None
    finally:
        lock.release()


async def _create_admin(settings: Settings, name: str, reason: str) -> str:
    chips = welcome_chips(settings, smallest_buy_in(load_game(settings).rules))
    store = open_store(settings.data)
    try:
        return await store.run(lambda at: acts.make_admin(at, CONSOLE, name, chips, now_ms(), reason))
    finally:
        store.close()
