"""Hand-written views of the table, one for each moment that the client has to show.

They are what `svara.wire` sends, so each is converted by it before it is used, and what a bank could come to:
`test_moments.py` adds up their chips and scores their hands.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from svara.wire import Snapshot

NAMES = ("Гость-4821", "Вика", "Константин Великолепный", "Анна", "Giorgi", "Лев")
DARK = (None, None, None)

Seat = dict[str, Any]
View = dict[str, Any]
Moments = Mapping[str, Callable[..., View]]
"""By name; some of any number of seats, or of as many as are usual."""
Event = dict[str, Any]


def seat(number: int, **more: Any) -> Seat:
    """A seat in the bank with three unseen cards, of its first deal; ``more`` changes what differs."""
    known: Seat = {
        "seat": number,
        "status": "in",
        "name": NAMES[number % len(NAMES)],
        "bot": number in (1, 3),
        "stack": 1000 + 137 * number,
        "bet": 0,
        "put": 10 + more.get("bet", 0),
        "cards": list(DARK),
        "turned": [False, False, False],
    }
    return {**known, **more}


def empty(number: int) -> Seat:
    return {"seat": number, "status": "empty"}


def idle(number: int, **more: Any) -> Seat:
    return seat(number, status="waiting", cards=[], turned=[], put=0, **more)


def view(seats: list[Seat], **more: Any) -> View:
    """What is in the pot is what they have put in, unless that is said."""
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
        "pot": sum(one.get("put", 0) for one in seats) if "pot" not in more else 0,
        "turn": 41,
    }
    return {**known, **more}


def asked(question: str, owed: list[int], legal: Sequence[Mapping[str, Any]], seconds: int = 20) -> View:
    """A question with its clock, which is set when the view is sent."""
    return {"question": question, "owed": owed, "legal": legal, "seconds": seconds}


def timed(view: View, now: int) -> View:
    """The view with two thirds of its clock left, unless that is said already."""
    if "seconds" not in view or "deadline" in view:
        return view
    return {**view, "deadline": now + view["seconds"] * 667}


LOOK: dict[str, Any] = {"action": "look"}
FOLD: dict[str, Any] = {"action": "fold"}
OWN = {"cards": ["Kh", "9h", "6c"], "turned": [True, True, True], "score": {"points": "30"}}


def not_seated(count: int = 6) -> View:
    """The dealer has raised; the other seats are free, as long as there are enough to play."""
    taken = [n for n in range(count) if n % 2 or count < 4]
    seats = [seat(n, bet=20) if n in taken else empty(n) for n in range(count)]
    seats[1] = seat(1, bet=40, turned=[True, False, False])
    first = taken[(taken.index(1) + 1) % len(taken)]
    return view(seats, you=None, wallet=10000, level=40, **asked("betting", [first], []))


def waiting(count: int = 6) -> View:
    seats = [idle(0), *(empty(n) for n in range(1, count))]
    return view(seats, phase="waiting", pot=0, dealer=None, bank=0, deal=0, turn=0)


def own_turn(count: int = 6) -> View:
    """The fullest dock: call, raise with a sum, all-in; everyone has bet, and the last has doubled it."""
    seats = [
        seat(0, bet=620, stack=1740, **OWN),
        *(seat(n, bet=1240, turned=[True, False, True]) for n in range(1, count)),
    ]
    if count > 2:
        seats[2] = seat(2, status="folded", cards=[], turned=[], bet=120)
    legal = [
        {"action": "call", "price": 620},
        {"action": "raise", "min": 1860, "max": 2360},
        {"action": "all-in", "price": 1740},
        FOLD,
    ]
    return view(seats, level=1240, **asked("betting", [0], legal))


def dark_offer(count: int = 6) -> View:
    seats = [seat(n) for n in range(count)]
    legal: list[dict[str, Any]] = [
        {"action": "dark", "min": 10, "max": 10},
        {"action": "check"},
        {"action": "bet", "min": 10, "max": 10 * count},
        FOLD,
        LOOK,
    ]
    return view(seats, dealer=count - 1, level=0, **asked("betting", [0], legal))


def dark_lap(count: int = 6) -> View:
    """The viewer deals, and all before him have gone dark: each for twice as much as the one before."""
    seats = [seat(n, bet=5 * 2**n, dark=True) for n in range(count)]
    price = 5 * 2**count
    seats[0] = seat(0, stack=1000 + price)
    legal = [{"action": "dark", "min": price, "max": price}, FOLD, LOOK]
    return view(seats, dark=True, dealer=0, level=price // 2, **asked("betting", [0], legal))


def not_my_turn(count: int = 6) -> View:
    """One has raised, and the last but the viewer thinks."""
    seats = [seat(n, bet=60) for n in range(count)]
    seats[-1] = seat(count - 1, bet=30)
    half = {"cards": ["Td", None, None], "turned": [True, False, False]}
    seats[0] = seat(0, bet=30 if count > 2 else 60, **half)
    seats[1] = {**seats[1], "connected": False, "turned": [True, True, True]}
    return view(seats, level=60, **asked("betting", [count - 1], [LOOK]))


def free_to_check(count: int = 6) -> View:
    """Not yet one's turn either, and nobody has bet: what may be prepared has the longest name."""
    seats = [{**one, "bet": 0, "put": 10} for one in not_my_turn(count)["seats"]]
    return view(seats, checking=True, **asked("betting", [count - 1], [LOOK]))


def showdown(count: int = 6) -> View:
    seats = [seat(n, bet=60) for n in range(count)]
    seats[0] = seat(0, bet=60, **OWN)
    seats[1] = seat(
        1,
        bet=60,
        opened=True,
        cards=["As", "Ks", "Ts"],
        turned=[True] * 3,
        score={"points": "31", "label": "starshie_trynki"},
    )
    if count > 2:
        seats[2] = seat(2, status="mucked", cards=[], turned=[], bet=60)
    legal = [{"action": "open"}, {"action": "muck"}]
    return view(seats, phase="showdown", level=60, **asked("show", [0], legal, 3))


def showdown_unseen(count: int = 6) -> View:
    """The viewer is beaten and has not turned a card."""
    view_ = showdown(count)
    view_["seats"][0] = seat(0, bet=60)
    view_["legal"] = [*view_["legal"], LOOK]
    return view_


def all_in_call(count: int = 6) -> View:
    """All that the viewer has is less than a call; another is all-in already."""
    view_ = own_turn(count)
    view_["seats"][0]["stack"] = 114
    other = view_["seats"][3 if count > 3 else 1]
    other.update(stack=0, all_in=True)
    view_["legal"] = [{"action": "all-in", "price": 114}, FOLD]
    return view_


def broke(count: int = 6) -> View:
    view_ = finished(count)
    view_["seats"][0]["stack"] = 4
    return view_


KINGS = {"cards": ["Ks", "Kd", "Kc"], "turned": [True] * 3, "score": {"points": "65/2"}}
SEVENS = {"cards": ["7s", "7d", "7h"], "turned": [True] * 3, "score": {"points": "65/2"}}


def choice(count: int = 6) -> View:
    seats = [seat(n, status="folded", cards=[], turned=[]) for n in range(count)]
    seats[0] = seat(0, bet=120, opened=True, equal=True, **KINGS)
    seats[1] = seat(1, bet=120, opened=True, equal=True, **SEVENS)
    legal = [{"action": "split"}, {"action": "cook"}]
    return view(seats, phase="choice", level=120, **asked("choice", [0, 1], legal, 10))


def joining(count: int = 6) -> View:
    """The viewer was beaten by two equals; one who had folded has joined them."""
    count = max(count, 3)
    seats = [seat(n, status="folded", cards=[], turned=[]) for n in range(count)]
    seats[0] = seat(0, status="mucked", bet=80, **OWN)
    seats[1] = seat(1, bet=80, opened=True, equal=True, **SEVENS)
    seats[2] = seat(2, bet=80, opened=True, equal=True, **KINGS)
    price = sum(one["put"] for one in seats) // 2
    if count > 3:
        seats[3].update(joined=True, put=10 + price)
    legal = [{"action": "join", "price": price}, {"action": "decline"}]
    return view(seats, phase="joining", price=price, **asked("join", [0], legal, 10))


def svara_bet(count: int = 6) -> View:
    """The second svara of a bank in which all have come to pay a part of the pot."""
    seats = [seat(n, put=450 // count) for n in range(count)]
    seats[0] = seat(0, put=450 - (count - 1) * (450 // count), **OWN)
    legal: list[dict[str, Any]] = [{"action": "check"}, {"action": "bet", "min": 10, "max": 450}, FOLD]
    return view(seats, svara=2, deal=3, **asked("betting", [0], legal))


def finished(count: int = 6) -> View:
    """People alone, so that there is a rake."""
    hands = (
        (["Kh", "9h", "6c"], {"points": "30"}),
        (["Ah", "Kd", "Ac"], {"points": "22", "label": "dva_lba"}),
        (["Qh", "Jh", "Ts"], {"points": "20"}),
        (["6h", "6d", "6s"], {"points": "34", "label": "tri_shakhi"}),
        (["7h", "8d", "9s"], {"points": "9"}),
        (["7c", "8c", "9c"], {"points": "24"}),
    )[:count]
    put = 1284 // len(hands)
    rake = put * len(hands) * 3 // 100
    person: Seat = {"put": put, "bot": False}
    seats = [
        seat(n, opened=True, cards=cards, turned=[True] * 3, score=score, ready=n == 1, **person)
        for n, (cards, score) in enumerate(hands)
    ]
    winner = 3 if count > 3 else 0
    seats[winner]["won"] = put * len(hands) - rake
    if count > 2:
        seats[2] = seat(2, status="mucked", cards=[], turned=[], sits_out=True, **person)
    more = asked("new_deal", [0], [], 30)
    return view(seats, phase="finished", pot=0, winners=[winner], rake=rake, **more)


def shared(count: int = 6) -> View:
    """Two share; whoever else was there has folded after the ante."""
    seats = [seat(n, status="folded", cards=[], turned=[], bot=False) for n in range(count)]
    put = (310 - 10 * (count - 2)) // 2
    for number, (won, hand) in enumerate(((151, SEVENS), (150, KINGS))):
        seats[number] = seat(number, bot=False, put=put, opened=True, won=won, **hand)
    more = asked("new_deal", [0], [], 30)
    return view(seats, phase="finished", pot=0, winners=[0, 1], rake=9, **more)


def shared_by_others(count: int = 6) -> View:
    """Two share the pot who beat the viewer, so that there are three hands to tell."""
    view_ = shared(max(count, 3))
    seats = view_["seats"]
    seats[0] = seat(0, bot=False, put=90, opened=True, **OWN)
    seats[1] = seat(1, bot=False, put=(220 - 10 * (len(seats) - 3)) // 2, opened=True, won=150, **KINGS)
    seats[2] = seat(2, bot=False, put=seats[1]["put"], opened=True, won=151, **SEVENS)
    return {**view_, "winners": [1, 2]}


MOMENTS: Moments = {
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
    "shared_by_others": shared_by_others,
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
