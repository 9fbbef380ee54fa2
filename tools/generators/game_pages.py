"""The rules of each shipped game, from its profile: in words, as a table of hands, and as parameters."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from generators.markdown import table
from svara.analysis.hands import hands_by_strength
from svara.cards import card_text
from svara.explain import LANGUAGES, explain
from svara.rules.load import flatten, load_rules, profile_names
from svara.rules.model import Rules
from svara.scoring import Hand, score_hand, score_table

FOLDER = Path(__file__).resolve().parent.parent.parent / "docs" / "games"

_FAMILY = ("svara", "seka", "trinka", "svarka")
"""The four that the page of all games names first."""

_TITLES = {
    "en": "The rules of {id}",
    "ru": "Правила: {id}",
    "bg": "Правила: {id}",
    "ka": "წესები: {id}",
}
_OTHERS = {"en": "In English", "ru": "По-русски", "bg": "На български", "ka": "ქართულად"}
_SIGNS = str.maketrans({"s": "♠", "h": "♥", "d": "♦", "c": "♣", "T": "10"})


def pages() -> Mapping[Path, Callable[[], str]]:
    """Every page with what makes it."""
    made: dict[Path, Callable[[], str]] = {FOLDER / "index.md": _index}
    for name in profile_names():
        for language in LANGUAGES:
            made[_path(name, language)] = partial(_page, name, language)
    return made


def _path(name: str, language: str) -> Path:
    return FOLDER / (f"{name}.md" if language == "en" else f"{name}.{language}.md")


def _index() -> str:
    """All games, the four first."""
    names = sorted(profile_names(), key=lambda name: (name not in _FAMILY, name))
    rows = (_index_row(name, load_rules(name)) for name in names)
    lines = [
        "# The games",
        "",
        "Each of these is a file of parameters, and its page is written from that file, so that it says what",
        "the program does. A game of your own is another such file: [house rules](../house-rules.md).",
        "",
        *table(("game", "players", "cards", "style", "follows"), rows),
        "",
    ]
    return "\n".join(lines)


def _index_row(name: str, rules: Rules) -> tuple[str, ...]:
    deck = rules.deck
    return (
        f"[{name}]({name}.md)",
        f"{deck.min_players}–{deck.max_players}",
        str(len(deck.cards())),
        rules.betting.style,
        rules.follows,
    )


def _page(name: str, language: str) -> str:
    rules = load_rules(name)
    others = " · ".join(
        f"[{_OTHERS[other]}]({_path(name, other).name})" for other in sorted(LANGUAGES) if other != language
    )
    lines = [f"# {_TITLES[language].format(id=name)}", "", others, ""]
    for heading, sentences in explain(rules, language):
        lines += [f"## {heading}", "", *(f"- {sentence}" for sentence in sentences), ""]
    if language == "en":
        lines += [*_hands(rules), "", *_parameters(rules), ""]
    return "\n".join(lines)


def _hands(rules: Rules) -> Iterator[str]:
    """Every strength of a hand, the best first."""
    yield "## Every hand, the best first"
    yield ""
    scores = score_table(rules)
    found = hands_by_strength(scores, scores.deck)
    count = sum(len(hands) for hands in found.values())
    yield f"There are {count} hands. Those of one line are equal."
    yield ""
    rows = (_hand_row(rules, found[strength], count) for strength in sorted(found, reverse=True))
    yield from table(("points", "called", "hands", "share", "for example"), rows)


def _hand_row(rules: Rules, hands: list[Hand], count: int) -> tuple[str, ...]:
    scores = [score_hand(rules, hand) for hand in hands]
    names = sorted({_called(name) for score in scores for name in (score.label, score.klass) if name})
    example = max(hands, key=lambda hand: score_hand(rules, hand).label is not None)
    return (
        scores[0].points_text or "above all points",
        ", ".join(names),
        str(len(hands)),
        f"{len(hands) / count:.2%}",
        " ".join(card_text(card).translate(_SIGNS) for card in example),
    )


def _called(name: str) -> str:
    return LANGUAGES["en"].names.get(name, name)


def _parameters(rules: Rules) -> Iterator[str]:
    yield "## Parameters"
    yield ""
    yield "[House rules](../house-rules.md) says what each of them means."
    yield ""
    rows = ((f"`{name}`", f"`{_value(value)}`") for name, value in flatten(rules).items())
    yield from table(("parameter", "value"), rows)


def _value(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
