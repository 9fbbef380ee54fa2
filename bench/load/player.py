"""A client who plays by `legal`, and says what he is asked and how long each answer took."""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from collections.abc import Callable

import msgspec

from frames import Frames

WEIGHTS = {"look": 100, "call": 12, "check": 12, "bet": 4, "raise": 2, "dark": 1, "fold": 3, "all-in": 0}
"""How much each action is liked; one that is not named counts 1."""

NAMES = itertools.count(1)


class Option(msgspec.Struct):
    action: str
    min: int | None = None


class View(msgspec.Struct):
    turn: int = 0
    you: int | None = None
    owed: tuple[int, ...] = ()
    question: str | None = None
    legal: tuple[Option, ...] = ()


class Welcome(msgspec.Struct, tag="welcome"):
    pass


class Snapshot(msgspec.Struct, tag="snapshot"):
    view: View


class Update(msgspec.Struct, tag="update"):
    view: View


class Changed(msgspec.Struct, frozen=True):
    """The fields of a `View` that are others now."""

    turn: int | msgspec.UnsetType = msgspec.UNSET
    you: int | msgspec.UnsetType | None = msgspec.UNSET
    owed: tuple[int, ...] | msgspec.UnsetType = msgspec.UNSET
    question: str | msgspec.UnsetType | None = msgspec.UNSET
    legal: tuple[Option, ...] | msgspec.UnsetType = msgspec.UNSET


class Change(msgspec.Struct, tag="change"):
    view: Changed = Changed()
    gone: tuple[str, ...] = ()


class Answer(msgspec.Struct, tag="answer"):
    id: str
    ok: bool
    code: str | None = None


_EMPTY = View()
_MESSAGES = msgspec.json.Decoder(Welcome | Snapshot | Update | Change | Answer)


class Player:
    """One seat's person: at most one question of his waits for its answer."""

    def __init__(self, path: str, cookie: str, chance: random.Random, free: Callable[[Player], None]) -> None:
        self.view = View()
        self.frames = Frames(path, cookie, self._heard, self._lost)
        self.answered: Callable[[float, Answer], None] = lambda since, answer: None
        """Called with the moment that counts as an answer's beginning."""
        self.welcome: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = False
        self._chance = chance
        self._free = free
        self._asking: str | None = None
        self._since = 0.0
        self._short = False
        self._pressed = -1
        self._answer: asyncio.Future[Answer] | None = None

    @property
    def wanted(self) -> bool:
        """Whether he is asked for something, and nothing of his is on its way."""
        view = self.view
        if self.lost or self._asking is not None or view.you not in view.owed:
            return False
        return self._short or view.question != "new_deal" or self._pressed != view.turn

    def move(self, since: float) -> None:
        """Do what he is asked for; ``since`` is when it was due."""
        view = self.view
        if view.question == "new_deal":
            if self._short:
                self._short = False
                self._ask(since, b'"type":"request","what":"top_up","amount":200')
            else:
                self._pressed = view.turn
                self._ask(since, b'"type":"request","what":"ready"')
            return
        weights = [WEIGHTS.get(option.action, 1) for option in view.legal]
        if not any(weights):
            weights = [1] * len(weights)
        (option,) = self._chance.choices(view.legal, weights)
        amount = "" if option.min is None else f',"amount":{option.min}'
        body = f'"type":"act","turn":{view.turn},"action":"{option.action}"{amount}'
        self._ask(since, body.encode())

    async def request(self, body: bytes) -> Answer:
        """Ask for something of one's own accord."""
        self._answer = asyncio.get_running_loop().create_future()
        self._ask(time.perf_counter(), body)
        return await self._answer

    def _ask(self, since: float, body: bytes) -> None:
        self._asking = f"b{next(NAMES)}"
        self._since = since
        self.frames.send(b'{"id":"%s",%s}' % (self._asking.encode(), body))

    def _heard(self, text: bytes) -> None:
        message = _MESSAGES.decode(text)
        match message:
            case Update() | Snapshot():
                self.view = message.view
            case Change():
                self._change(message)
            case Answer():
                self._take(message)
            case Welcome():
                return
        if isinstance(message, Snapshot) and not self.welcome.done():
            self.welcome.set_result(None)
        if self.wanted:
            self._free(self)

    def _change(self, change: Change) -> None:
        for name in View.__struct_fields__:
            value = getattr(change.view, name)
            if value is not msgspec.UNSET:
                setattr(self.view, name, value)
            elif name in change.gone:
                setattr(self.view, name, getattr(_EMPTY, name))

    def _take(self, answer: Answer) -> None:
        if answer.id != self._asking:
            return
        self._asking = None
        if answer.code == "no_chips":
            self._short, self._pressed = True, -1
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(answer)
        else:
            self.answered(self._since, answer)

    def _lost(self) -> None:
        self.lost = True
        if not self.welcome.done():
            self.welcome.set_exception(ConnectionError("a socket was closed before its welcome"))
