"""The rules of every game in words, what a hand is worth and why, and the same of a table's own rules."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from servers import Server, running
from svara.cards import parse_hand
from svara.explain import explain
from svara.rules import load_rules, profile_names
from svara.scoring import score_hand

pytestmark = pytest.mark.server


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    data: Path = tmp_path_factory.mktemp("games") / "data"
    with running(data, "--bots", "0") as server:
        yield server


def get(house: Server, path: str, **query: str) -> Any:
    answer = httpx.get(f"{house.url}{path}", params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


def hand(house: Server, game: str, cards: str, **more: str) -> Any:
    answer = httpx.post(f"{house.url}/api/games/{game}/hand", json={"cards": cards, **more})
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_every_game_is_listed(house: Server) -> None:
    games = get(house, "/api/games")["games"]
    assert {one["game"] for one in games} == set(profile_names())
    (trinka,) = [one for one in games if one["game"] == "trinka"]
    assert (trinka["cards"], trinka["ante"]) == (24, load_rules("trinka").ante)


@pytest.mark.parametrize("language", ["ru", "bg", "ka", "en"])
def test_a_game_is_told_as_its_profile_is_explained(house: Server, language: str) -> None:
    """What is shown follows from the parameters, and from nothing else."""
    told = get(house, "/api/games/seka/rules", language=language)
    parts = [(part["title"], part["lines"]) for part in told["parts"]]
    assert parts == explain(load_rules("seka"), language)
    assert len(told["deck"]) == 36


@pytest.mark.parametrize("game", ["svara", "seka", "trinka", "svarka"])
def test_the_examples_are_worth_what_is_said(house: Server, game: str) -> None:
    rules = load_rules(game)
    deck = rules.deck.cards()
    rows = get(house, f"/api/games/{game}/rules")["hands"]
    strengths = []
    for row in rows:
        for example in filter(None, (row["best"], row.get("least"))):
            score = score_hand(rules, parse_hand(" ".join(example["cards"]), deck))
            assert example["points"] == (score.klass or score.points_text)
            assert example.get("label") == score.label
            assert example["weaker"] + example["equal"] + example["stronger"] in (7140, 2024, 4960)
        strengths.append(score_hand(rules, parse_hand(" ".join(row["best"]["cards"]), deck)).strength)
    assert strengths == sorted(strengths, reverse=True)
    assert rows[0]["best"]["stronger"] == 0


def test_what_a_hand_is_worth(house: Server) -> None:
    """O15: half points stay exact, and the three cards may come in any order."""
    worth = hand(house, "svara", "Qs,Qh,Qd", language="ru")
    assert worth["points"] == "65/2"
    assert worth["why"] == ["Три дамы — это 32,5."]
    assert (worth["weaker"], worth["equal"], worth["stronger"]) == (7104, 28, 8)
    assert hand(house, "svara", "10♥ 9♥ A♠")["points"] == "19"


@pytest.mark.parametrize(
    ("path", "cards", "code"),
    [
        ("/api/games/svara/hand", "Qs,Qh", "bad_cards"),
        ("/api/games/svara/hand", "Qs,Qs,Qh", "bad_cards"),
        ("/api/games/svara/hand", "Qs,Qh,Qd" + 60 * " " + "Ks", "bad_cards"),
        ("/api/games/svara/hand", "2s,Qh,Qd", "bad_cards"),
        ("/api/games/svara/hand", "🂡 \0 Qd", "bad_cards"),
        ("/api/games/svara/hand", 1000 * "Qs,", "bad_cards"),
        ("/api/games/trinka/hand", "Ks,Qs,As", "bad_cards"),
        ("/api/games/poker/hand", "Ks,Qs,As", "no_game"),
        ("/api/tables/nowhere/hand", "Ks,Qs,As", "no_table"),
    ],
)
def test_what_cannot_be_told_is_refused_by_its_code(house: Server, path: str, cards: str, code: str) -> None:
    assert httpx.post(f"{house.url}{path}", json={"cards": cards}).json()["error"] == code


def test_a_table_is_told_by_its_own_rules(house: Server) -> None:
    host = house.guest("Host")
    with httpx.Client(base_url=house.url, headers={"cookie": host.cookie}) as client:
        opened = client.post("/api/tables", json={"profile": "svara", "ante": 25, "private": True}).json()
        path = f"/api/tables/{opened['table']['id']}/rules"
        told = client.get(path).json()
        assert any("an ante of 25 chips" in line for part in told["parts"] for line in part["lines"])
        assert httpx.get(house.url + path).json()["error"] == "no_table"
        assert httpx.get(house.url + path, headers={"invitation-key": opened["key"]}).status_code == 200
