"""The whole explanation: its headings with their sentences, or one plain text."""

from __future__ import annotations

from collections.abc import Mapping

from svara.explain.bg import BULGARIAN
from svara.explain.en import ENGLISH
from svara.explain.facts import FACTS
from svara.explain.language import Language
from svara.explain.ru import RUSSIAN
from svara.rules.model import Rules

LANGUAGES: Mapping[str, Language] = {language.code: language for language in (RUSSIAN, BULGARIAN, ENGLISH)}


def explain(rules: Rules, language: str) -> list[tuple[str, list[str]]]:
    """The game in a language of `LANGUAGES`: each heading with its sentences.

    >>> from svara.rules import load_rules
    >>> explain(load_rules("svara"), "en")[0][1][0]
    'The deck has 36 cards: 6, 7, 8, 9, 10, J, Q, K, A in four suits.'
    """
    words = LANGUAGES[language]
    found = ((section, [words.sentence(fact) for fact in facts(rules)]) for section, facts in FACTS.items())
    return [(words.sections[section], sentences) for section, sentences in found if sentences]


def explain_text(rules: Rules, language: str) -> str:
    """The game as one text: a heading a line, its sentences below it, an empty line between."""
    return "\n\n".join("\n".join([heading, *sentences]) for heading, sentences in explain(rules, language))
