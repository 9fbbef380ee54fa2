"""Hand-written views of the table, one for each moment that the client has to show.

They are what `svara.wire` sends, so each is converted by it before it is used.
"""

from __future__ import annotations

import time
from typing import Any

import msgspec

from svara.wire import Snapshot

NAMES = ("Гость-4821", "Вика", "Константин Великолепный", "Бот Анна", "Giorgi", "Лев")
DARK = (None, None, None)

Seat = dict[str, Any]
View = dict[str, Any]
Event = dict[str, Any]


def seat(number: int, **more: Any) -> Seat:
    """A seat in the bank with three unseen cards; ``more`` changes what differs."""
    known: Seat = {
        "seat": number,
        "status": "in",
        "name": NAMES[number % len(NAMES)],
        "bot": number in (1, 3),
        "stack": 1000 + 137 * number,
        "bet": 0,
        "put": 10,
        "cards": list(DARK),
        "turned": [False, False, False],
    }
    return {**known, **more}


def empty(number: int) -> Seat:
    return {"seat": number, "status": "empty"}


def idle(number: int, **more: Any) -> Seat:
    return seat(number, status="waiting", cards=[], turned=[], put=0, **more)


def view(seats: list[Seat], **more: Any) -> View:
    known: View = {
        "table": "main",
        "profile": "svara",
        "ante": 10,
        "min_buy_in": 200,
        "max_buy_in": 1000,
        "seats": seats,
        "phase": "betting",
        "you": 0,
        "wallet": 9000,
        "bank": 3,
        "deal": 1,
        "dealer": 1,
        "pot": 60,
        "turn": 41,
    }
    return {**known, **more}


def asked(question: str, owed: list[int], legal: list[dict[str, Any]], seconds: int = 20) -> View:
    """A question with its clock, which is set when the view is sent."""
    return {"question": question, "owed": owed, "legal": legal, "seconds": seconds}


def timed(view: View, now: int) -> View:
    """The view with two thirds of its clock left, unless that is said already."""
    if "seconds" not in view or "deadline" in view:
        return view
    return {**view, "deadline": now + view["seconds"] * 667}


LOOK = {"action": "look"}
FOLD = {"action": "fold"}
OWN = {"cards": ["Kh", "9h", "6c"], "turned": [True, True, True], "score": {"points": "30"}}


def not_seated(count: int = 6) -> View:
    others = [seat(n, bet=20) if n % 2 else empty(n) for n in range(count)]
    others[1] = seat(1, bet=40, turned=[True, False, False])
    return view(others, you=None, wallet=10000, pot=120, level=40, **asked("betting", [1], []))


def waiting(count: int = 6) -> View:
    seats = [idle(0), *(empty(n) for n in range(1, count))]
    return view(seats, phase="waiting", pot=0, dealer=None, bank=0, deal=0, turn=0)


def own_turn(count: int = 6) -> View:
    """The fullest dock: call, raise with a sum, all-in; everyone has bet."""
    seats = [
        seat(0, bet=120, stack=1140, **OWN),
        *(seat(n, bet=1240, turned=[True, False, True]) for n in range(1, count)),
    ]
    if count > 2:
        seats[2] = seat(2, status="folded", cards=[], turned=[], bet=120)
    if count > 3:
        seats[3] = seat(3, bet=1240, stack=0, all_in=True)
    legal = [
        {"action": "call", "price": 1120},
        {"action": "raise", "min": 1260, "max": 9999},
        {"action": "all-in", "price": 11400},
        FOLD,
    ]
    return view(seats, pot=5080, level=1240, **asked("betting", [0], legal))


def dark_offer(count: int = 6) -> View:
    seats = [seat(n) for n in range(count)]
    legal = [
        {"action": "dark", "min": 10, "max": 10},
        {"action": "check"},
        {"action": "bet", "min": 10, "max": 60},
        FOLD,
        LOOK,
    ]
    return view(seats, dealer=count - 1, level=0, **asked("betting", [0], legal))


def dark_lap(count: int = 6) -> View:
    seats = [seat(n, bet=10 * n, dark=n > 0) for n in range(count)]
    legal = [{"action": "dark", "min": 80, "max": 80}, FOLD, LOOK]
    return view(seats, dark=True, level=40, pot=130, **asked("betting", [0], legal))


def not_my_turn(count: int = 6) -> View:
    seats = [seat(n, bet=30) for n in range(count)]
    seats[0] = seat(0, bet=30, cards=["Td", None, None], turned=[True, False, False])
    seats[1] = seat(1, connected=False, bet=60, turned=[True, True, True])
    return view(seats, level=60, pot=210, **asked("betting", [count - 1], [LOOK]))


def free_to_check(count: int = 6) -> View:
    """Not yet one's turn either, and nobody has bet: what may be prepared has the longest name."""
    return {**not_my_turn(count), "level": 0, "checking": True}


def showdown(count: int = 6) -> View:
    seats = [seat(n, bet=60) for n in range(count)]
    seats[0] = seat(0, bet=60, **OWN)
    seats[1] = seat(
        1,
        bet=60,
        opened=True,
        cards=["Ah", "Kh", "Th"],
        turned=[True] * 3,
        score={"points": "31", "label": "starshie_trynki"},
    )
    if count > 2:
        seats[2] = seat(2, status="mucked", cards=[], turned=[])
    legal = [{"action": "open"}, {"action": "muck"}]
    return view(seats, phase="showdown", pot=420, level=60, **asked("show", [0], legal, 3))


def showdown_unseen(count: int = 6) -> View:
    """The viewer is beaten and has not turned a card."""
    view_ = showdown(count)
    view_["seats"][0] = seat(0, bet=60)
    view_["legal"] = [*view_["legal"], LOOK]
    return view_


def all_in_call(count: int = 6) -> View:
    """All that the viewer has is less than a call."""
    view_ = own_turn(count)
    view_["legal"] = [{"action": "all-in", "price": 114}, FOLD]
    return view_


def broke(count: int = 6) -> View:
    view_ = finished(count)
    view_["seats"][0]["stack"] = 4
    return view_


def choice(count: int = 6) -> View:
    seats = [seat(n, status="folded", cards=[], turned=[]) for n in range(count)]
    seats[0] = seat(
        0,
        opened=True,
        equal=True,
        cards=["Ks", "Kd", "Kh"],
        turned=[True] * 3,
        score={"points": "65/2"},
    )
    seats[1] = seat(
        1,
        opened=True,
        equal=True,
        cards=["7s", "7d", "7h"],
        turned=[True] * 3,
        score={"points": "65/2"},
    )
    legal = [{"action": "split"}, {"action": "cook"}]
    return view(seats, phase="choice", pot=300, **asked("choice", [0, 1], legal, 10))


def joining(count: int = 6) -> View:
    view_ = choice(count)
    view_["seats"][0] = seat(0, status="mucked", **OWN)
    for number in range(1, count):
        view_["seats"][number]["equal"] = number < 3
    if count > 3:
        view_["seats"][3]["joined"] = True
    legal = [{"action": "join", "price": 150}, {"action": "decline"}]
    return {**view_, "phase": "joining", "price": 150, "svara": 0, **asked("join", [0], legal, 10)}


def svara_bet(count: int = 6) -> View:
    seats = [seat(n, bet=0) for n in range(count)]
    seats[0] = seat(0, **OWN)
    legal = [{"action": "check"}, {"action": "bet", "min": 10, "max": 450}, FOLD]
    return view(seats, svara=2, deal=3, pot=450, **asked("betting", [0], legal))


def finished(count: int = 6) -> View:
    hands = (
        (["Kh", "9h", "6c"], {"points": "30"}),
        (["Ah", "Kd", "Ac"], {"points": "22", "label": "dva_lba"}),
        (["Qh", "Jh", "Ts"], {"points": "20"}),
        (["6h", "6d", "6s"], {"points": "34", "label": "tri_shakhi"}),
        (["7h", "8d", "9s"], {"points": "9"}),
        (["7d", "8d", "9d"], {"points": "24"}),
    )
    seats = [
        seat(n, opened=True, cards=cards, turned=[True] * 3, score=score, ready=n == 1)
        for n, (cards, score) in enumerate(hands[:count])
    ]
    winner = 3 if count > 3 else 0
    seats[winner]["won"] = 1243
    if count > 2:
        seats[2] = seat(2, status="mucked", cards=[], turned=[], sits_out=True)
    return view(
        seats,
        phase="finished",
        pot=0,
        winners=[winner],
        rake=37,
        **asked("new_deal", [0], [], 30),
    )


def shared(count: int = 6) -> View:
    seats = [seat(n, status="folded", cards=[], turned=[]) for n in range(count)]
    for number, won in ((0, 151), (1, 150)):
        seats[number] = seat(
            number,
            opened=True,
            cards=["Ks", "Kd", "Kh"] if number else ["7s", "7d", "7h"],
            turned=[True] * 3,
            score={"points": "65/2"},
            won=won,
        )
    return view(seats, phase="finished", pot=0, winners=[0, 1], rake=9, **asked("new_deal", [0], [], 30))


MOMENTS = {
    "not_seated": not_seated,
    "waiting": waiting,
    "own_turn": own_turn,
    "dark_offer": dark_offer,
    "dark_lap": dark_lap,
    "not_my_turn": not_my_turn,
    "all_in_call": all_in_call,
    "showdown": showdown,
    "showdown_unseen": showdown_unseen,
    "choice": choice,
    "joining": joining,
    "svara_bet": svara_bet,
    "finished": finished,
    "shared": shared,
    "broke": broke,
    "free_to_check": free_to_check,
}

NAMED = tuple(MOMENTS)[:12]
"""The twelve that are looked at in every window, language and company."""


def stretched(view_: View, letter: str) -> View:
    """The same moment with the longest names and sums of seven digits."""
    for number, one in enumerate(view_["seats"]):
        if one["status"] == "empty":
            continue
        one.update(name=letter * 24, stack=9_999_999 - number)
        for sum_ in ("bet", "won"):
            if one.get(sum_):
                one[sum_] = 7_654_321
    for option in view_.get("legal", ()):
        option.update({sum_: 8_765_432 for sum_ in ("price", "min", "max") if sum_ in option})
        if "max" in option:
            option["max"] = 9_999_999
    for sum_ in ("pot", "level", "price"):
        if view_.get(sum_):
            view_[sum_] = 9_876_543
    return view_


LOG: tuple[dict[str, Any], ...] = (
    {"event": "bank_started", "dealer": 1, "stacks": [], "dealt": [0, 1], "present": [0, 1]},
    {"event": "ante_posted", "seat": 0, "amount": 10},
    {"event": "ante_posted", "seat": 1, "amount": 10},
    {"event": "deal_started", "number": 1, "dealer": 1, "order": [0, 1], "betting": True, "dark": True},
    {"event": "staked", "seat": 0, "kind": "dark", "amount": 10, "level": 10},
    {"event": "looked", "seat": 1, "slots": [0, 1, 2], "cards": [None, None, None]},
    {"event": "staked", "seat": 1, "kind": "bet", "amount": 20, "level": 20, "ends_dark": True},
    {"event": "looked", "seat": 0, "slots": [0, 1, 2], "cards": ["Kh", "9h", "6c"]},
)


FRESH_LOG: tuple[dict[str, Any], ...] = (
    *LOG[:3],
    {"event": "deal_started", "number": 1, "dealer": 1, "order": [0, 1], "betting": True, "dark": False},
    {"event": "staked", "seat": 0, "kind": "stake", "amount": 2, "level": 2},
    {"event": "hidden"},
    {"event": "staked", "seat": 1, "kind": "stake", "amount": 5, "level": 5},
    {"event": "looked", "seat": 0, "slots": [0, 1, 2], "cards": ["Kh", "9h", "6c"]},
)
"""As long as the other, in a game without dark play."""


def now_ms() -> int:
    return int(time.time() * 1000)


def snapshot(view: View, seq: int = len(LOG)) -> str:
    """The view as a snapshot message, checked against the wire's own types."""
    log = FRESH_LOG if view["profile"] == "seka" else LOG
    now = now_ms()
    message = {
        "type": "snapshot",
        "seq": seq,
        "now": now,
        "view": timed(view, now),
        "log": [{"seq": number + 1, "event": event} for number, event in enumerate(log)],
    }
    return msgspec.json.encode(msgspec.convert(message, Snapshot)).decode()


def update(view: View, seq: int, *events: Event, now: int | None = None) -> dict[str, Any]:
    """An update whose last event is number ``seq``, of now or of another time."""
    at = now_ms() if now is None else now
    first = seq - len(events) + 1
    log = [{"seq": first + step, "event": event} for step, event in enumerate(events)]
    return {"type": "update", "seq": seq, "now": at, "view": timed(view, at), "log": log}
