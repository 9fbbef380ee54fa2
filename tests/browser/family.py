"""Hand-written views of the special moments of Seka, Trinka and Svarka, as `moments` has those of Svara."""

from __future__ import annotations

from typing import Any

from browser.moments import FOLD, LOOK, Moments, Seat, View, asked, empty, idle, seat, view

TENS = {"cards": ["Ts", "Th", "Td"], "turned": [True] * 3, "score": {"points": "10"}}
NONE: dict[str, Any] = {"cards": [], "turned": []}


def folded(number: int, **more: Any) -> Seat:
    return seat(number, status="folded", **{**NONE, **more})


# seka

OWN = {"cards": ["Kh", "9h", "6c"], "turned": [True, True, True], "score": {"points": "19"}}


def seka(seats: list[Seat], **more: Any) -> View:
    scores = [one.get("stack", 0) for one in seats]
    match = {"bank": 3, "banks": 8, "scores": scores, **more.pop("match", {})}
    known: View = {
        "profile": "seka",
        "ante": 1,
        "min_buy_in": 0,
        "max_buy_in": 0,
        "wallet": None,
        "style": "fresh",
        "exact": True,
        "match": match,
        "pot": 12,
    }
    return view(seats, **{**known, **more})


def _seka_seats(count: int) -> list[Seat]:
    scores: tuple[int | str, ...] = (11, "-17/2", "33/4", -3, "9/2", 0, "-1/2", 4, "-31/4", 2, -5, "1/16")
    return [seat(n, stack=scores[n], bet=5, put=6) for n in range(count)]


def seka_stake(count: int = 6) -> View:
    """A new full stake of 5 to 10; there are still too many for a show."""
    seats = _seka_seats(count)
    seats[0] = {**seats[0], **OWN, "bet": 2}
    legal = [{"action": "stake", "min": 5, "max": 10}, FOLD]
    return seka(seats, pot=31, level=5, **asked("betting", [0], legal))


def seka_unlooked(count: int = 6) -> View:
    """The cards are not turned yet: looking is one's own business, with one button more."""
    now = seka_stake(count)
    now["seats"][0] = {**_seka_seats(count)[0], "bet": 12}
    return {**now, "legal": [*now["legal"], LOOK]}


def seka_show(count: int = 6) -> View:
    seats = _seka_seats(count)
    seats[0] = {**seats[0], **OWN}
    for number in range(2, count):
        seats[number] = {**seats[number], "status": "folded", **NONE}
    legal = [{"action": "stake", "min": 1, "max": 10}, {"action": "show", "price": 1}, FOLD]
    return seka(seats, pot="41/2", level=1, svara=1, deal=2, **asked("betting", [0], legal))


def seka_join(count: int = 6) -> View:
    """K27: the pot is 33/2, entering costs 33/4."""
    seats = [{**one, "status": "folded", **NONE} for one in _seka_seats(count)]
    for number in range(1, min(count, 3)):
        hand = ["As", "Ah", f"{6 + number}d"]
        seats[number] = {
            **seats[number],
            "status": "in",
            "opened": True,
            "equal": True,
            "cards": hand,
            "turned": [True] * 3,
            "score": {"points": "22"},
        }
    legal = [{"action": "join", "price": "33/4"}, {"action": "decline"}]
    return seka(seats, phase="joining", pot="33/2", price="33/4", **asked("join", [0], legal, 10))


def seka_finished(count: int = 6) -> View:
    seats = [{**one, "status": "folded", **NONE} for one in _seka_seats(count)]
    seats[0] = {
        **seats[0],
        "status": "in",
        "opened": True,
        "cards": ["Ks", "Kd", "Kh"],
        "turned": [True] * 3,
        "score": {"points": "seka"},
        "won": "99/4",
    }
    seats[1] = {
        **seats[1],
        "status": "in",
        "opened": True,
        "cards": ["As", "Ks", "Ts"],
        "turned": [True] * 3,
        "score": {"points": "31"},
    }
    return seka(seats, phase="finished", pot=0, winners=[0], **asked("new_deal", [0], [], 30))


def seka_match_over(count: int = 6) -> View:
    now = seka_finished(count)
    now["match"] = {**now["match"], "bank": 8, "over": True, "winners": [0]}
    return now


def seka_not_seated(count: int = 6) -> View:
    seats = [one if number % 2 else empty(number) for number, one in enumerate(_seka_seats(count))]
    return seka(seats, you=None, pot=31, level=5, **asked("betting", [1], []))


# trinka


def trinka(seats: list[Seat], **more: Any) -> View:
    known: View = {
        "profile": "trinka",
        "ante": 1,
        "min_buy_in": 50,
        "max_buy_in": 300,
        "style": "fresh",
        "pot": 84,
    }
    return view(seats, **{**known, **more})


def trinka_walk(count: int = 6) -> View:
    """A walk and a compare of the same sums; what an earlier compare showed is still seen."""
    seats = [seat(n, bet=40, turned=[True] * 3) for n in range(count)]
    seats[0] = seat(0, bet=20, stack=260, cards=["Th", "9h", "6c"], turned=[True] * 3, score={"points": "19"})
    if count > 2:
        seen = {"cards": ["Ts", "7s", "Ad"], "score": {"points": "17"}, "compared": True}
        seats[2] = folded(2, bet=20, **{**seen, "turned": [True] * 3})
    legal = [
        {"action": "stake", "min": 40, "max": 100},
        {"action": "compare", "min": 40, "max": 100, "price": 40},
        FOLD,
    ]
    return trinka(seats, pot=184, level=40, **asked("betting", [0], legal))


def trinka_last_two(count: int = 6) -> View:
    """Everything at once: walk, compare, propose, three tens and all-in."""
    seats = [folded(n, bet=20) for n in range(count)]
    seats[0] = seat(0, bet=60, stack=90, **TENS)
    seats[1] = seat(1, bet=80, stack=300, turned=[True] * 3)
    legal: list[dict[str, Any]] = [
        {"action": "stake", "min": 40, "max": 90},
        {"action": "compare", "min": 40, "max": 90, "price": 40},
        {"action": "propose"},
        {"action": "all-in", "price": 90},
        FOLD,
        {"action": "redeal"},
    ]
    return trinka(seats, pot=184, level=40, **asked("betting", [0], legal))


def trinka_dark(count: int = 6) -> View:
    seats = [seat(n, bet=n) for n in range(count)]
    legal = [{"action": "dark", "min": 8, "max": 8}, FOLD, LOOK]
    return trinka(seats, dark=True, pot=21, level=4, **asked("betting", [0], legal))


def trinka_proposal(count: int = 6) -> View:
    seats = [folded(n, bet=20) for n in range(count)]
    seats[0] = seat(0, bet=60, stack=90, **TENS)
    seats[1] = seat(1, bet=80, stack=300, turned=[True] * 3)
    legal = [{"action": "accept"}, {"action": "refuse"}, {"action": "redeal"}]
    return trinka(seats, proposer=1, level=40, **asked("proposal", [0], legal, 10))


def trinka_redeal(count: int = 6) -> View:
    """T2: three tens may be opened off turn."""
    seats = [seat(n, bet=20, turned=[True] * 3) for n in range(count)]
    seats[0] = seat(0, bet=20, **TENS)
    return trinka(seats, level=40, **asked("betting", [1], [{"action": "redeal"}]))


def trinka_choice(count: int = 6) -> View:
    """T12: three were compared and are equal; nobody else has seen the cards."""
    seats = [folded(n) for n in range(count)]
    hands = (["Th", "8h", "6c"], ["Ts", "8s", "6d"], ["Td", "8d", "6h"])
    for number, cards in enumerate(hands[: min(3, count)]):
        more = {"cards": cards, "turned": [True] * 3, "score": {"points": "18"}, "equal": True}
        seats[number] = seat(number, compared=number > 0, **more)
    legal = [{"action": "split"}, {"action": "cook"}]
    owed = list(range(min(3, count)))
    return trinka(seats, phase="choice", pot=84, **asked("choice", owed, legal, 10))


def _joining(count: int, **more: Any) -> View:
    seats = [folded(n, stack=60 + n) for n in range(count)]
    for number in (1, 2)[: count - 1]:
        seats[number] = seat(number, equal=True, **NONE)
    return trinka(seats, **{"phase": "joining", "pot": 84, "price": 42, "pooling": True, **more})


def trinka_join(count: int = 6) -> View:
    """T20: two others offer a part of the entry."""
    legal: list[dict[str, Any]] = [
        {"action": "join", "price": 42},
        {"action": "join with", "price": 42},
        {"action": "decline"},
    ]
    pledges = [{"seat": n, "to": 0, "amount": 10 + n} for n in (3, 4) if n < count]
    return _joining(count, asked=[0, *range(3, count)], pledges=pledges, **asked("join", [0], legal, 10))


def trinka_pledge(count: int = 6) -> View:
    """One may offer a part to each of those who answer before."""
    before = list(range(3, count))
    if not before:
        return trinka_join(count)
    pledges = [{"seat": 0, "to": 3, "amount": 12}]
    return _joining(count, asked=[*before[:2], 0], pledges=pledges, **asked("join", [3], [], 10))


def trinka_cut(count: int = 6) -> View:
    seats = [folded(n) for n in range(count)]
    for number in (0, 1):
        seats[number] = seat(number, equal=True, **NONE)
    if count > 2:
        seats[2] = seat(2, joined=True, **NONE)
    cuts = [{"seat": 1, "card": "9d"}]
    return trinka(seats, phase="cutting", pot=126, cuts=cuts, **asked("cut", [0], [{"action": "cut"}], 10))


def trinka_cut_done(count: int = 6) -> View:
    now = trinka_cut(count)
    return {**now, "cuts": [{"seat": 0, "card": "Ah"}], **asked("cut", [1], [], 10)}


def trinka_pool(count: int = 6) -> View:
    """The hand of a pool is seen by all who paid for it; another acts for them."""
    seats = [seat(n, bet=10, turned=[True] * 3) for n in range(count)]
    seats[0] = folded(0)
    hand = {"cards": ["Ah", "Th", "6c"], "turned": [True] * 3, "score": {"points": "21"}}
    seats[1] = seat(1, bet=10, joined=True, **hand)
    pools = [{"holder": 1, "parts": [[0, 22]]}]
    return trinka(seats, svara=1, deal=2, pot=126, level=10, pools=pools, **asked("betting", [1], []))


def trinka_seen_end(count: int = 6) -> View:
    """With two left a compare is the showdown, seen by the two only (T9)."""
    seats = [folded(n) for n in range(count)]
    won = {"cards": ["Ah", "Th", "6c"], "turned": [True] * 3, "score": {"points": "21"}}
    seats[0] = seat(0, won=184, **won)
    lost = {"cards": ["As", "7s", "6d"], "turned": [True] * 3, "score": {"points": "18"}, "compared": True}
    seats[1] = folded(1, **lost)
    return trinka(seats, phase="finished", pot=0, winners=[0], **asked("new_deal", [0], [], 30))


# svarka


def svarka(seats: list[Seat], **more: Any) -> View:
    return view(seats, **{"profile": "svarka", **more})


def svarka_dark(count: int = 6) -> View:
    """B15: any sum, dark or open."""
    seats = [seat(n, stack=880) for n in range(count)]
    legal = [
        {"action": "dark", "min": 10, "max": 880},
        {"action": "bet", "min": 10, "max": 880},
        {"action": "all-in", "price": 880},
        FOLD,
        LOOK,
    ]
    return svarka(seats, dealer=count - 1, level=0, **asked("betting", [0], legal))


def svarka_chain(count: int = 6) -> View:
    """B16, B20: double it dark, or bet at least twice the dark bet."""
    seats = [seat(n, stack=880, bet=40 * n) for n in range(count)]
    legal = [
        {"action": "dark", "min": 160, "max": 160},
        {"action": "bet", "min": 160, "max": 880},
        {"action": "all-in", "price": 880},
        FOLD,
        LOOK,
    ]
    return svarka(seats, dark=True, level=80, pot=180, **asked("betting", [0], legal))


def svarka_raise(count: int = 6) -> View:
    seats = [seat(n, bet=160, turned=[True] * 3) for n in range(count)]
    joker = {"cards": ["7c", "Kh", "Kd"], "turned": [True] * 3, "score": {"points": "31"}}
    seats[0] = seat(0, bet=40, stack=840, **joker)
    legal = [
        {"action": "call", "price": 120},
        {"action": "raise", "min": 170, "max": 880},
        {"action": "all-in", "price": 840},
        FOLD,
    ]
    return svarka(seats, level=160, pot=740, **asked("betting", [0], legal))


def svarka_onlooker(count: int = 6) -> View:
    """B32: one who sat out this bank is offered its svara."""
    seats = [folded(n) for n in range(count)]
    seats[0] = idle(0, stack=900)
    hands = (["7c", "Kh", "Kd"], ["As", "Ks", "Ts"])
    for number, cards in zip(range(1, min(count, 3)), hands, strict=False):
        more = {"cards": cards, "turned": [True] * 3, "score": {"points": "31"}}
        seats[number] = seat(number, opened=True, equal=True, **more)
    legal: list[dict[str, Any]] = [{"action": "join", "price": 370}, {"action": "decline"}]
    return svarka(seats, phase="joining", pot=740, price=370, **asked("join", [0], legal, 10))


def svarka_showdown(count: int = 6) -> View:
    """A joker's showdown with every hand open."""
    hands = ("7c Kh Kd", "7s 7h 9d", "As Ks Ts", "8s 8h 8d", "9c Tc Jc", "Qs Js 9s", "Ah Qh Jh", "Td 8c Kc")
    points = ("31", "23", "31", "24", "29", "29", "31", "10")
    seats = [
        seat(n, bet=160, opened=n < 8, cards=hands[n % 8].split(), turned=[True] * 3) for n in range(count)
    ]
    for number, one in enumerate(seats):
        if number < 8:
            one["score"] = {"points": points[number]}
        else:
            one.update(cards=[None, None, None])
    legal = [{"action": "open"}, {"action": "muck"}]
    seats[0].update(opened=False)
    return svarka(seats, phase="showdown", level=160, pot=740, **asked("show", [0], legal, 3))


SEKA: Moments = {
    "seka_stake": seka_stake,
    "seka_unlooked": seka_unlooked,
    "seka_show": seka_show,
    "seka_join": seka_join,
    "seka_finished": seka_finished,
    "seka_match_over": seka_match_over,
    "seka_not_seated": seka_not_seated,
}
TRINKA: Moments = {
    "trinka_walk": trinka_walk,
    "trinka_last_two": trinka_last_two,
    "trinka_dark": trinka_dark,
    "trinka_proposal": trinka_proposal,
    "trinka_redeal": trinka_redeal,
    "trinka_choice": trinka_choice,
    "trinka_join": trinka_join,
    "trinka_pledge": trinka_pledge,
    "trinka_cut": trinka_cut,
    "trinka_cut_done": trinka_cut_done,
    "trinka_pool": trinka_pool,
    "trinka_seen_end": trinka_seen_end,
}
SVARKA: Moments = {
    "svarka_dark": svarka_dark,
    "svarka_chain": svarka_chain,
    "svarka_raise": svarka_raise,
    "svarka_onlooker": svarka_onlooker,
    "svarka_showdown": svarka_showdown,
}
GAMES = ((SEKA, (6, 11, 12)), (TRINKA, (2, 8)), (SVARKA, (7, 9, 10)))
"""The moments of each game, and how many seats to try, the most that its table may have last."""
